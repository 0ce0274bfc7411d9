"""What a built-in agent may know of the episode it is built for; other agents are told nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from pytest_androidbench.records.record import Cell

if TYPE_CHECKING:
    from pytest_androidbench.interface.pilot import Pilot

Script: TypeAlias = "Callable[[Pilot], None]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """The episode an agent is built for."""

    cell: Cell
    scripts: tuple[Script, ...] = ()
    """The task's solution for each turn, its params filled in."""
