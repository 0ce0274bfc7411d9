"""Sends cells out to a cluster's slots, one at a time each, until all are over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pytest

from pytest_androidbench.cluster.carried import CarriedAttempt
from pytest_androidbench.cluster.engine import (
    CellOver,
    Engine,
    Event,
    NodeBusy,
    NodeWent,
    SlotCame,
    SlotStarted,
    SlotWent,
)
from pytest_androidbench.cluster.placements import Decided, Placement
from pytest_androidbench.cluster.placing import LOST_SLOTS, Placing
from pytest_androidbench.plugin.cluster.receiving import Receiver
from pytest_androidbench.records.retries import RetryPolicy

LOOK_SECONDS: Final = 1.0
"""Between two looks whether the session is to stop, where nothing comes from the cluster."""
WAITS: Final = 5
"""Looks in which there may be no slot, neither one that is up nor one to come."""
_ONCE: Final = RetryPolicy(allowed=0)
"""A worker has further attempts of its own: what it gives back stands."""


@dataclass(slots=True)
class Dispatch:
    """One course of cells over a cluster."""

    engine: Engine
    receiver: Receiver
    items: Mapping[str, pytest.Item]
    seconds: Mapping[str, float]
    """That each is expected to take, by its id."""
    unfit: Callable[[SlotCame], str]
    """Why a slot must not be used; "" = it may."""
    tell: Callable[[str], None]
    """Says a line to whoever waits."""
    at_once: Callable[[int], None]
    """Is told how many cells run, whenever that may have changed."""
    stopped: Callable[[], bool]
    """Whether no further cell is to be begun."""
    placing: Placing = field(default_factory=Placing)
    refused: list[str] = field(default_factory=list)
    """Why slots were not used, each reason once."""
    used: bool = False
    """Whether any slot could be used."""
    stop: str = ""
    """Why a worker said that no further cell is to be begun."""
    _running: dict[str, Placement] = field(default_factory=dict)
    """By slot."""
    _given_up: set[str] = field(default_factory=set)
    """Slots that were lost with a cell: what may come of them yet is a spare."""
    _nodes: dict[str, str] = field(default_factory=dict)
    """The node of each slot."""
    _unstored: set[str] = field(default_factory=set)
    """Nodes of which it was told that they could not store pictures."""

    def run(self) -> None:
        """Run all cells, or as many as can be.

        Raises:
            RunDirectoryError: something cannot be written.
        """
        self._act(self.placing.add(self.seconds, _ONCE))
        waited = 0
        while not self.placing.over and waited < WAITS:
            if self._draining:
                self.placing.drain()
            event = self.engine.next(LOOK_SECONDS)
            waited = waited + 1 if event is None and self.placing.stranded else 0
            if event is not None:
                self._take(event)
        for nodeid in self.placing.left if self.used and not self._draining else ():
            self.receiver.report_left(self.items[nodeid])

    @property
    def _draining(self) -> bool:
        return self.stopped() or bool(self.stop)

    def _take(self, event: Event) -> None:
        match event:
            case SlotStarted():
                self._nodes[event.slot] = event.node
                self.placing.slot_started(event.slot, event.node)
            case SlotCame():
                self._came(event)
            case SlotWent():
                self._went(event)
            case NodeWent():
                self.tell(f"node {self.engine.node_name(event.node)} is lost: {event.why}")
                self._act(self.placing.node_went(event.node), why=event.why)
            case NodeBusy():
                where, others = self.engine.node_name(event.node), ", ".join(event.runs)
                self.tell(f"slots of node {where} are waited for: {others} has some there, too")
            case CellOver():
                self._over(event)

    def _came(self, event: SlotCame) -> None:
        if why := self.unfit(event):
            self._refuse(event.slot, why)
        else:
            self.used = True
            self._act(self.placing.slot_came(event.slot))

    def _refuse(self, slot: str, why: str) -> None:
        told = f"node {self._node_of(slot)} cannot be used: {why}"
        if told not in self.refused:
            self.refused.append(told)
            self.tell(told)
        self.engine.end_slot(slot)
        self._act(self.placing.slot_went(slot))

    def _tell_unstored(self, event: CellOver | SlotWent) -> None:
        """Say of a node, once, that pictures came here that should have gone to the storage."""
        node = self._nodes.get(event.slot, "")
        if event.unstored and node not in self._unstored:
            self._unstored.add(node)
            name = self.engine.node_name(node)
            self.tell(f"pictures of node {name} are kept in the run directory: {event.unstored}")

    def _over(self, event: CellOver) -> None:
        self._tell_unstored(event)
        placement = self._running.get(event.slot)
        if placement is None:
            self.receiver.keep_spare(event.attempts, event.slot)
            return
        record = self.receiver.keep(event.attempts)
        if record is None:
            # Called off, as by a worker that found its disk full.
            self.engine.end_slot(event.slot)
            self._act(self.placing.slot_went(event.slot), why=event.stop)
            return
        self.stop = self.stop or event.stop
        del self._running[event.slot]
        self.receiver.report(self.items[placement.cell], event.errors)
        self._act(self.placing.recorded(placement, record.fault))

    def _went(self, event: SlotWent) -> None:
        self._tell_unstored(event)
        placement = self._running.get(event.slot)
        if placement is None:
            if event.slot in self._given_up:
                self.receiver.keep_spare(event.left, event.slot)
            elif event.why:
                self._refuse(event.slot, event.why)
            return
        record = self.receiver.keep(event.left)
        if record is not None and record.fault is None:
            # Its guard wrote what the cell came to, and ended it.
            del self._running[event.slot]
            self.placing.slot_ends(event.slot)
            self.receiver.report(self.items[placement.cell])
            self._act(self.placing.recorded(placement))
            return
        self._act(self.placing.slot_went(event.slot), why=event.why, left=event.left)

    def _act(self, decided: Decided, *, why: str = "", left: Sequence[CarriedAttempt] = ()) -> None:
        for one in decided.given_up:
            self._running.pop(one.slot, None)
            self._given_up.add(one.slot)
            # A guard's record of a fault is the attempt's; otherwise nobody has written one.
            if not any(attempt.record is not None for attempt in left):
                where = self.engine.node_name(one.node)
                lost = f"the slot that ran the episode was lost on node {where}: {why}"
                self.receiver.keep_lost(self.items[one.cell], left, lost)
            if one.cell in decided.ended:
                self.tell(f"{one.cell} lost {LOST_SLOTS} slots, and is not tried again")
                self.receiver.report(self.items[one.cell])
        for node in decided.set_aside:
            self.tell(
                f"node {self.engine.node_name(node)} is set aside: cells in a row failed there"
            )
        for one in decided.start:
            self._running[one.slot] = one
            self.engine.run(one.slot, one.cell)
        self.at_once(len(self._running))

    def _node_of(self, slot: str) -> str:
        return self.engine.node_name(self._nodes.get(slot, ""))
