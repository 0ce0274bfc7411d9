"""Nodes that fail several cells in a row are given nothing more."""

from __future__ import annotations

import pytest

from pytest_androidbench.cluster.placements import Decided
from pytest_androidbench.cluster.placing import BLAMELESS, FAILED_CELLS, Placing
from pytest_androidbench.records.outcome import Cause
from tests.cluster.samples import ONCE, cells, come_up, only

MANY = cells(*"abcdefgh")


def failing(placing: Placing, slot: str, causes: list[Cause | None]) -> list[Decided]:
    """Let cells on a slot end one after the other."""
    found: list[Decided] = []
    (running,) = come_up(placing, slot)
    for cause in causes:
        found.append(placing.recorded(running, cause))
        if found[-1].start:
            running = only(found[-1])
    return found


def test_three_in_a_row_set_a_node_aside_and_it_gets_nothing_more() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    decided = failing(placing, "bad/1", [Cause.DEVICE_GONE] * FAILED_CELLS)
    assert [one.set_aside for one in decided] == [()] * (FAILED_CELLS - 1) + [("bad",)]
    assert decided[-1].start == ()
    assert come_up(placing, "bad/2") == []
    assert [one.node for one in come_up(placing, "good/1")] == ["good"]


def test_one_that_succeeds_in_between_begins_the_row_anew() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    gone = Cause.DEVICE_GONE
    decided = failing(placing, "n/1", [gone, gone, None, gone, gone, gone])
    assert [bool(one.set_aside) for one in decided] == [False] * 5 + [True]


def test_slots_that_die_under_cells_count_as_well() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    come_up(placing, "bad/1", "bad/2", "bad/3", "bad/4")
    decided = [placing.slot_went(f"bad/{number}") for number in (1, 2, 3)]
    assert [one.set_aside for one in decided] == [(), (), ("bad",)]
    assert not placing.stranded


def test_what_runs_on_a_node_that_is_set_aside_ends_and_counts() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    (running,) = come_up(placing, "bad/0")
    failing(placing, "bad/1", [Cause.DEVICE_GONE] * FAILED_CELLS)
    decided = placing.recorded(running)
    assert decided.ended == (running.cell,)
    assert decided.start == ()


def test_it_is_told_once() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    others = come_up(placing, "bad/2", "bad/3")
    failing(placing, "bad/1", [Cause.DEVICE_GONE] * FAILED_CELLS)
    assert [placing.recorded(one, Cause.DEVICE_GONE).set_aside for one in others] == [(), ()]


def test_free_slots_of_a_node_that_is_set_aside_are_given_nothing() -> None:
    placing = Placing()
    placing.add(cells("a", "b", "c"), ONCE)
    begun = come_up(placing, "bad/1", "bad/2", "bad/3", "bad/4")
    for one in begun:
        placing.recorded(one, Cause.DEVICE_GONE)
    assert placing.add(cells("d"), ONCE).start == ()


def test_one_cell_alone_sets_no_node_aside() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    come_up(placing, "n/1", "n/2", "n/3")
    decided = [placing.slot_went(f"n/{number}") for number in (1, 2, 3)]
    assert [one.set_aside for one in decided] == [(), (), ()]
    assert decided[-1].ended == ("a",)


def test_losing_a_whole_node_sets_none_aside() -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    come_up(placing, *(f"n/{number}" for number in range(5)))
    decided = placing.node_went("n")
    assert (len(decided.given_up), decided.set_aside) == (5, ())


@pytest.mark.parametrize("cause", sorted(BLAMELESS))
def test_what_would_have_come_on_any_node_is_no_fault_of_this_one(cause: Cause) -> None:
    placing = Placing()
    placing.add(MANY, ONCE)
    gone = Cause.DEVICE_GONE
    decided = failing(placing, "n/1", [cause, cause, cause, gone, cause, gone, gone])
    assert [bool(one.set_aside) for one in decided] == [False] * 6 + [True]
