"""What a built-in agent may know of the episode it is built for; other agents are told nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.records.record import Cell

if TYPE_CHECKING:
    from pytest_androidbench.interface.pilot import Pilot

Script: TypeAlias = "Callable[[Pilot], None]"


class Sight(Protocol):
    """What a person who plays an episode sees of it, and agents do not."""

    def seconds_left(self) -> float | None:
        """What the episode has left of its seconds; None = it is not limited."""

    def last_error(self) -> str:
        """Why the last action could not be carried out; "" where it was."""

    def picture(self) -> bytes:
        """The screen as it is at this moment, JPEG or PNG.

        Raises:
            DeviceError: the device gives none.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """The episode an agent is built for."""

    cell: Cell
    scripts: tuple[Script, ...] = ()
    """The task's solution for each turn, its params filled in."""
    sight: Sight | None = None
    """None where nobody plays yet."""
    apps: tuple[KnownApp, ...] = ()
    """What apps are called on the device."""
