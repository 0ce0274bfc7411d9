"""How a screen is told to AndroidArena's agents, by the lengths of what it is told with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from pytest_androidbench.interface.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class CompressedScreen:
    """How a screen was told to a model, by lengths."""

    text: str
    lines: Mapping[int, int] = field(default_factory=dict)
    """Characters of each node's line, by its index."""


Compress: TypeAlias = Callable[[Observation], CompressedScreen]
