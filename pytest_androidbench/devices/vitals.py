"""What can be told of a device whose program is ours: what it has served, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Death:
    """How a device's program ended."""

    how: str
    """As `with code 1` or `by SIGSEGV`."""
    after: str
    """Kind of the last request it began, as `shell sqlite3`; "" = it served none."""

    def __str__(self) -> str:
        return f"it ended {self.how} after {self.after or 'no request'}"


class Vitals(Protocol):
    """Looks at a device from outside, without a request."""

    def requests(self) -> int:
        """How many requests it has begun to serve."""

    def death(self) -> Death | None:
        """How it ended; None while it runs."""
