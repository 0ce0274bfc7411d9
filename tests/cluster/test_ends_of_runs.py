"""When a run is over, when it cannot go on, and what drains it."""

from __future__ import annotations

from pytest_androidbench.cluster.placing import FAILED_CELLS, Placing
from pytest_androidbench.records.outcome import Cause
from tests.cluster.samples import ONCE, TWICE, cells, come_up, only


def test_a_run_without_cells_is_over() -> None:
    placing = Placing()
    assert placing.over
    assert not placing.stranded


def test_it_is_over_with_the_last_record() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    first, second = come_up(placing, "x/1", "x/2")
    placing.recorded(second)
    assert (placing.over, placing.left) == (False, ("a",))
    placing.recorded(first)
    assert (placing.over, placing.left) == (True, ())


def test_it_goes_on_if_something_is_added() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    (first,) = come_up(placing, "x/1")
    placing.recorded(first)
    assert only(placing.add(cells("b"), ONCE)).cell == "b"
    assert not placing.over


def test_drained_it_ends_what_runs_and_begins_nothing() -> None:
    placing = Placing()
    placing.add(cells("a", "b", "c"), TWICE)
    first, second = come_up(placing, "x/1", "y/1")
    placing.drain()
    assert placing.recorded(first).start == ()
    assert [placing.over] == [False]
    assert placing.node_went("y").given_up == (second,)
    assert come_up(placing, "z/1") == []
    assert placing.over
    assert not placing.stranded
    assert placing.left == ("b", "c")


def test_without_slots_it_is_stranded_until_one_is_started() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    assert placing.stranded
    placing.slot_started("x/1", "x")
    assert [placing.stranded] == [False]
    placing.slot_went("x/1")
    assert placing.stranded


def test_it_is_not_stranded_while_something_runs_on_a_node_that_is_set_aside() -> None:
    placing = Placing()
    placing.add(cells(*"abcdef"), ONCE)
    *failed, last = come_up(placing, *(f"bad/{number}" for number in range(FAILED_CELLS + 1)))
    for one in failed:
        placing.recorded(one, Cause.DEVICE_GONE)
    # Those that began in the place of the first ones.
    assert [placing.stranded] == [False]
    placing.node_went("bad")
    assert placing.stranded
    assert last.cell in placing.left
