"""What an engine owes a run: slots on its nodes, and word of what becomes of them.

An engine places, watches and transports. Which cell goes to which slot is `placing`'s to say, and
what a record comes to is the run's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pytest_androidbench.cluster.carried import CarriedAttempt
from pytest_androidbench.cluster.messages import WorkerReady


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotStarted:
    """A slot is being started; it may take long."""

    slot: str
    node: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotCame:
    """A slot is up: its worker waits for a cell."""

    slot: str
    ready: WorkerReady


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotWent:
    """A slot was lost by itself, or could not be started."""

    slot: str
    why: str
    left: tuple[CarriedAttempt, ...] = ()
    """Attempts that were found on its machine: with the record where its guard wrote one."""
    unstored: str = ""
    """As `slot.Ran`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeWent:
    """A node was lost, or cannot be reached, with all its slots."""

    node: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeBusy:
    """Slots of a node are not up yet, and other runs have slots there, or wait for them, too."""

    node: str
    runs: tuple[str, ...]
    """Names of those."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CellOver:
    """A slot has run a cell to its end; it keeps what it sent until it is asked for another."""

    slot: str
    attempts: tuple[CarriedAttempt, ...]
    errors: tuple[str, ...] = ()
    """As `messages.Over`."""
    stop: str = ""
    """As `messages.Over`."""
    unstored: str = ""
    """As `slot.Ran`."""


Event: TypeAlias = SlotStarted | SlotCame | SlotWent | NodeWent | NodeBusy | CellOver


class Engine(Protocol):
    """A cluster, as a run sees it."""

    def next(self, seconds: float) -> Event | None:
        """What happened next; None where nothing did in so many seconds."""
        ...

    def run(self, slot: str, nodeid: str) -> None:
        """Have a slot that is up run a cell; what comes of it is an event."""
        ...

    def end_slot(self, slot: str) -> None:
        """Give a slot up: it gives its device back, and no other takes its place."""
        ...

    def node_name(self, node: str) -> str:
        """What people call a node."""
        ...

    def close(self, *, at_once: bool = False) -> None:
        """End all that this run has started there, and nothing else.

        Args:
            at_once: without letting slots give their devices back.
        """
        ...
