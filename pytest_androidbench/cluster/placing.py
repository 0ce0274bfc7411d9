"""Which cell goes to which free slot of a cluster: a state machine that is told what happens.

It knows no clock, no threads and no cluster: the same events, the same decisions. Slots and nodes
have ids that are never used again, as Ray's have; what is told of one that went changes nothing.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.cluster.placements import Decided, Placement
from pytest_androidbench.records.outcome import Cause
from pytest_androidbench.records.retries import RetryPolicy

LOST_SLOTS: Final = 3
"""A cell that so many slots were lost with ends as infra_error."""
FAILED_CELLS: Final = 3
"""A node that fails so many cells in a row is set aside."""
BLAMELESS: Final = frozenset({Cause.MODEL_SERVICE, Cause.COST_CAP})
"""Faults that would have come on any node: they count neither for it nor against it."""


@dataclass(slots=True)
class _Course:
    """How far a cell has come."""

    seconds: float
    retry: RetryPolicy
    """After faults that are recorded: those lost with their slots do not count."""
    attempts: int = 0
    lost: int = 0
    failed_on: set[str] = field(default_factory=set)
    over: bool = False


class Placing:
    """Which cells are to be done, which slots there are, and what runs where."""

    def __init__(self) -> None:
        self._courses: dict[str, _Course] = {}
        self._waiting: list[tuple[float, str]] = []
        """A heap: cells that run nowhere, the longest first."""
        self._slots: dict[str, str] = {}
        """The node of each slot that is there, or is coming up."""
        self._free: dict[str, None] = {}
        """Slots that can begin something, in the order in which they came free."""
        self._running: dict[str, Placement] = {}
        self._failed: dict[str, set[str]] = {}
        """By node the cells that failed there since the last one that did not."""
        self._aside: set[str] = set()
        self._draining = False

    @property
    def over(self) -> bool:
        """Whether nothing runs and nothing will, but for cells that are added yet."""
        return not self._running and (self._draining or not self._waiting)

    @property
    def stranded(self) -> bool:
        """Whether cells are left that no slot can do, neither one that is there nor one to come."""
        return not (self.over or self._running or set(self._slots.values()) - self._aside)

    @property
    def left(self) -> tuple[str, ...]:
        """The cells that are not over, in the order in which they were added."""
        return tuple(key for key, course in self._courses.items() if not course.over)

    def add(self, seconds: Mapping[str, float], retry: RetryPolicy) -> Decided:
        """Cells are to be done, by the seconds expected of each; none is added a second time."""
        for key in seconds:
            if key not in self._courses:
                self._courses[key] = _Course(seconds[key], retry)
                heapq.heappush(self._waiting, (-seconds[key], key))
        return self._going_on(Decided())

    def slot_started(self, slot: str, node: str) -> None:
        """A slot is being started, which may take long: the others do not wait for it."""
        self._slots.setdefault(slot, node)

    def slot_came(self, slot: str) -> Decided:
        """A slot that was started is up, and free."""
        if slot not in self._running:
            self._release(slot)
        return self._going_on(Decided())

    def slot_went(self, slot: str) -> Decided:
        """A slot was lost, or could not be started, by itself."""
        return self._lose([slot])

    def slot_ends(self, slot: str) -> None:
        """Nothing begins at a slot any more; what runs there is let be, as its record has come."""
        self._slots.pop(slot, None)
        self._free.pop(slot, None)

    def node_went(self, node: str) -> Decided:
        """A node was lost, or cannot be reached, with all its slots."""
        self._aside.add(node)
        return self._lose([slot for slot, of in self._slots.items() if of == node])

    def recorded(self, placement: Placement, cause: Cause | None = None) -> Decided:
        """The controller has an attempt's record on its disk; `cause` is its `fault`, if any."""
        if self._running.get(placement.slot) != placement:
            return Decided(spare=True)
        del self._running[placement.slot]
        if cause is None:
            self._failed.pop(placement.node, None)
        aside = self._blame(placement) if cause not in (None, *BLAMELESS) else ()
        self._release(placement.slot)
        retry = self._courses[placement.cell].retry
        over = not retry.again(placement.attempt - placement.lost, cause)
        return self._going_on(Decided(ended=self._settle(placement, over=over), set_aside=aside))

    def drain(self) -> None:
        """What runs may end, and nothing begins any more."""
        self._draining = True

    def _lose(self, slots: Collection[str]) -> Decided:
        given_up = tuple(self._running.pop(slot) for slot in slots if slot in self._running)
        for slot in slots:
            self.slot_ends(slot)
        lost = Decided(given_up=given_up)
        for one in given_up:
            self._courses[one.cell].lost += 1
            ended = self._settle(one, over=self._courses[one.cell].lost >= LOST_SLOTS)
            aside = self._blame(one)
            lost = replace(lost, ended=lost.ended + ended, set_aside=lost.set_aside + aside)
        return self._going_on(lost)

    def _settle(self, placement: Placement, *, over: bool) -> tuple[str, ...]:
        """Have a cell whose attempt is over end, or wait for another slot; the cell if it ended."""
        course = self._courses[placement.cell]
        if over:
            course.over = True
            return (placement.cell,)
        course.failed_on.add(placement.node)
        heapq.heappush(self._waiting, (-course.seconds, placement.cell))
        return ()

    def _blame(self, placement: Placement) -> tuple[str, ...]:
        """Count a fault against the node; gives the node if it is set aside for that."""
        failed = self._failed.setdefault(placement.node, set())
        failed.add(placement.cell)
        if placement.node in self._aside or len(failed) < FAILED_CELLS:
            return ()
        self._aside.add(placement.node)
        self._free = dict.fromkeys(s for s in self._free if self._slots[s] not in self._aside)
        return (placement.node,)

    def _release(self, slot: str) -> None:
        if slot in self._slots and self._slots[slot] not in self._aside:
            self._free[slot] = None

    def _going_on(self, decided: Decided) -> Decided:
        begun, held = [], []
        while self._waiting and self._free and not self._draining:
            longest = heapq.heappop(self._waiting)
            if (slot := self._slot_for(longest[1])) is None:
                held.append(longest)
            else:
                begun.append(self._begin(longest[1], slot))
        for one in held:
            heapq.heappush(self._waiting, one)
        return replace(decided, start=tuple(begun))

    def _slot_for(self, key: str) -> str | None:
        """The slot that came free first, elsewhere than where the cell failed if there is one.

        None where all that are free are on nodes that have done no cell since it failed there, and
        another node is at work: it may be done there, and its third lost slot would be its end.
        """
        failed_on = self._courses[key].failed_on
        slot = min(self._free, key=lambda one: self._slots[one] in failed_on)
        if self._slots[slot] not in failed_on & self._failed.keys():
            return slot
        unfit = failed_on | self._aside
        return None if any(one.node not in unfit for one in self._running.values()) else slot

    def _begin(self, key: str, slot: str) -> Placement:
        course = self._courses[key]
        del self._free[slot]
        course.attempts += 1
        self._running[slot] = placement = Placement(
            cell=key, attempt=course.attempts, lost=course.lost, slot=slot, node=self._slots[slot]
        )
        return placement
