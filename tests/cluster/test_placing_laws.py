"""What holds of placing whatever happens, in whatever order it is told."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from pytest_androidbench.cluster.placements import Decided, Placement
from pytest_androidbench.cluster.placing import BLAMELESS, FAILED_CELLS, LOST_SLOTS, Placing
from pytest_androidbench.records.outcome import Cause
from pytest_androidbench.records.retries import RetryPolicy

NODES: Final = st.integers(0, 3)
PICK: Final = st.integers(0, 99)
CAUSES: Final = st.sampled_from([None, None, Cause.DEVICE_GONE, *sorted(BLAMELESS)])


class Cluster(RuleBasedStateMachine):
    """Slots come and go while cells are done; what is decided is held to a plain account of it."""

    def __init__(self) -> None:
        super().__init__()
        self.placing = Placing()
        self.told: list[tuple[str, tuple[Any, ...], Decided | None]] = []
        self.seconds: dict[str, float] = {}
        self.retries: dict[str, int] = {}
        self.ended: list[str] = []
        self.attempts = Counter[str]()
        self.lost = Counter[str]()
        self.started: dict[str, str] = {}
        """The node of each slot that is being started or is up."""
        self.up: set[str] = set()
        self.gone: list[str] = []
        self.running: dict[str, Placement] = {}
        self.past: list[Placement] = []
        self.failed: dict[str, set[str]] = {}
        self.failed_on: dict[str, set[str]] = defaultdict(set)
        """The nodes on which each cell's attempts ended without its end."""
        self.aside: set[str] = set()
        self.lives = Counter[int]()
        """How often each node has gone: the next one there has a name of its own."""
        self.draining = False

    def tell(self, event: str, *words: Any) -> Decided:
        decided: Decided | None = getattr(self.placing, event)(*words)
        self.told.append((event, words, decided))
        return decided or Decided()

    def check(self, decided: Decided, *, ended: list[str], aside: list[str]) -> None:
        """Hold a decision to what it must be, and take over what begins by it."""
        assert list(decided.ended) == ended
        assert not set(ended) & set(self.ended)
        self.ended += ended
        assert list(decided.set_aside) == aside
        self.aside |= set(aside)
        for one in decided.start:
            assert one.cell == min(self.due(), key=lambda key: (-self.seconds[key], key))
            assert one.slot in self.idle()
            assert one.node in self.better(one.cell) or not self.better(one.cell)
            assert one.node == self.started[one.slot]
            assert not self.draining
            self.attempts[one.cell] += 1
            assert (one.attempt, one.lost) == (self.attempts[one.cell], self.lost[one.cell])
            self.running[one.slot] = one

    def waiting(self) -> set[str]:
        """The cells that are not over and run nowhere."""
        return self.seconds.keys() - set(self.ended) - {one.cell for one in self.running.values()}

    def idle(self) -> set[str]:
        """The slots that could begin something."""
        usable = {slot for slot in self.up if self.started[slot] not in self.aside}
        return usable - self.running.keys()

    def better(self, key: str) -> set[str]:
        """Of the nodes with a slot that is idle, those on which a cell has not failed."""
        return {self.started[slot] for slot in self.idle()} - self.failed_on[key]

    def due(self) -> list[str]:
        """Of the cells that wait, those that need not wait for another node to be free."""
        at_work = {one.node for one in self.running.values()} - self.aside
        suspect = {node for node, cells in self.failed.items() if cells}
        idle = {self.started[slot] for slot in self.idle()}
        return [
            key
            for key in self.waiting()
            if not (idle <= self.failed_on[key] & suspect and at_work - self.failed_on[key])
        ]

    def blame(self, one: Placement) -> list[str]:
        """The node, if this fault must set it aside."""
        self.failed.setdefault(one.node, set()).add(one.cell)
        due = len(self.failed[one.node]) == FAILED_CELLS and one.node not in self.aside
        return [one.node] if due else []

    @rule(lengths=st.lists(st.integers(1, 5), max_size=4), retries=st.integers(0, 2))
    def add(self, lengths: list[int], retries: int) -> None:
        first = len(self.seconds)
        new = {f"cell{first + at}": float(length) for at, length in enumerate(lengths)}
        self.seconds |= new
        self.retries |= dict.fromkeys(new, retries)
        self.check(self.tell("add", new, RetryPolicy(allowed=retries)), ended=[], aside=[])

    @rule(node=NODES)
    def start_slot(self, node: int) -> None:
        slot = f"slot{len(self.started) + len(self.gone)}"
        self.started[slot] = f"node{node}.{self.lives[node]}"
        self.check(self.tell("slot_started", slot, self.started[slot]), ended=[], aside=[])

    @precondition(lambda self: self.started)
    @rule(pick=PICK)
    def slot_comes(self, pick: int) -> None:
        slot = list(self.started)[pick % len(self.started)]
        self.up.add(slot)
        self.check(self.tell("slot_came", slot), ended=[], aside=[])

    @precondition(lambda self: self.started)
    @rule(pick=PICK)
    def slot_goes(self, pick: int) -> None:
        slot = list(self.started)[pick % len(self.started)]
        given_up, ended = self.lose([slot])
        aside = [node for one in given_up for node in self.blame(one)]
        decided = self.tell("slot_went", slot)
        assert list(decided.given_up) == given_up
        self.check(decided, ended=ended, aside=aside)

    @rule(node=NODES)
    def node_goes(self, node: int) -> None:
        name = f"node{node}.{self.lives[node]}"
        self.lives[node] += 1
        given_up, ended = self.lose([slot for slot, of in self.started.items() if of == name])
        decided = self.tell("node_went", name)
        assert list(decided.given_up) == given_up
        self.check(decided, ended=ended, aside=[])

    def lose(self, slots: list[str]) -> tuple[list[Placement], list[str]]:
        """What must be given up with some slots, and which cells must end by that."""
        given_up = [self.running.pop(slot) for slot in slots if slot in self.running]
        for slot in slots:
            del self.started[slot]
            self.up.discard(slot)
        self.gone += slots
        self.past += given_up
        self.lost.update(one.cell for one in given_up)
        for one in given_up:
            self.failed_on[one.cell].add(one.node)
        return given_up, [one.cell for one in given_up if self.lost[one.cell] == LOST_SLOTS]

    @precondition(lambda self: self.running)
    @rule(pick=PICK, cause=CAUSES)
    def record_comes(self, pick: int, cause: Cause | None) -> None:
        one = self.running.pop(list(self.running)[pick % len(self.running)])
        self.past.append(one)
        aside = self.blame(one) if cause and cause not in BLAMELESS else []
        if cause is None:
            self.failed.pop(one.node, None)
        faults = one.attempt - one.lost
        again = cause not in (None, Cause.COST_CAP) and faults <= self.retries[one.cell]
        if again:
            self.failed_on[one.cell].add(one.node)
        decided = self.tell("recorded", one, cause)
        assert (decided.spare, decided.given_up) == (False, ())
        self.check(decided, ended=[] if again else [one.cell], aside=aside)

    @precondition(lambda self: self.past)
    @rule(pick=PICK, cause=CAUSES)
    def late_record_comes(self, pick: int, cause: Cause | None) -> None:
        decided = self.tell("recorded", self.past[pick % len(self.past)], cause)
        assert decided == Decided(spare=True)

    @precondition(lambda self: self.gone)
    @rule(pick=PICK)
    def late_news_come(self, pick: int) -> None:
        slot = self.gone[pick % len(self.gone)]
        assert self.tell("slot_came", slot) == self.tell("slot_went", slot) == Decided()

    @precondition(lambda self: len(self.told) > 10)
    @rule()
    def drain(self) -> None:
        self.draining = True
        self.check(self.tell("drain"), ended=[], aside=[])

    @invariant()
    def no_cell_is_lost_or_doubled(self) -> None:
        assert len(self.ended) == len(set(self.ended))
        places = [one.cell for one in self.running.values()]
        assert len(places) == len(set(places))
        assert set(self.placing.left) == self.seconds.keys() - set(self.ended)

    @invariant()
    def no_slot_is_idle_while_cells_wait(self) -> None:
        assert self.draining or not (self.due() and self.idle())

    @invariant()
    def it_knows_when_it_is_over_and_when_it_cannot_go_on(self) -> None:
        due = bool(self.waiting()) and not self.draining
        assert self.placing.over == (not self.running and not due)
        usable = set(self.started.values()) - self.aside
        assert self.placing.stranded == (due and not self.running and not usable)

    def teardown(self) -> None:
        again = Placing()
        for event, words, decided in self.told:
            assert getattr(again, event)(*words) == decided
        self.finish()

    def finish(self) -> None:
        """With a node that stays every cell comes to its end, once."""
        self.tell("slot_started", "last/1", "last")
        self.started["last/1"] = "last"
        self.up.add("last/1")
        self.check(self.tell("slot_came", "last/1"), ended=[], aside=[])
        while self.running:
            one = self.running.popitem()[1]
            self.failed.pop(one.node, None)
            self.check(self.tell("recorded", one, None), ended=[one.cell], aside=[])
        assert self.placing.over
        assert self.draining or sorted(self.ended) == sorted(self.seconds)


TestCluster = Cluster.TestCase
TestCluster.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
