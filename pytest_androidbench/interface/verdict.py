"""Whether something holds, and what speaks against it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Differences: TypeAlias = tuple[tuple[str, tuple[object, ...]], ...]
"""Named values, as `("missing", rows)`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether something holds; true or false in an assert, and its own explanation."""

    holds: bool
    why: str = ""
    differences: Differences = field(default=(), compare=False)
    """What `why` says, value by value: `expected`, `found`, `missing`, `unexpected` ..."""

    def __bool__(self) -> bool:
        return self.holds

    def __repr__(self) -> str:
        return "holds" if self.holds else f"does not hold: {self.why}"
