"""Which cell begins next, and where."""

from __future__ import annotations

from pytest_androidbench.cluster.placing import Placing
from pytest_androidbench.records.outcome import Cause
from tests.cluster.samples import ONCE, TWICE, cells, come_up, only


def test_the_longest_begins_first_whatever_the_order_of_adding() -> None:
    placing = Placing()
    placing.add({"short": 10, "long": 900, "middle": 60}, ONCE)
    begun = come_up(placing, "a/1", "b/1")
    assert [one.cell for one in begun] == ["long", "middle"]
    assert only(placing.recorded(begun[1])).cell == "short"


def test_of_alike_ones_the_first_by_name_begins_first() -> None:
    placing = Placing()
    placing.add(cells("b", "c", "a"), ONCE)
    assert [one.cell for one in come_up(placing, "n/1", "n/2", "n/3")] == ["a", "b", "c"]


def test_a_slot_has_one_cell_at_a_time() -> None:
    placing = Placing()
    assert come_up(placing, "a/1") == []
    first = only(placing.add(cells("x", "y", "z"), ONCE))
    assert first.cell == "x"
    assert only(placing.recorded(first)).cell == "y"


def test_one_that_is_added_during_the_run_takes_its_place_among_the_others() -> None:
    placing = Placing()
    placing.add({"a": 100, "b": 50, "c": 10}, ONCE)
    (first,) = come_up(placing, "n/1")
    placing.add({"d": 70}, ONCE)
    assert only(placing.recorded(first)).cell == "d"


def test_one_that_is_added_twice_is_done_once() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    (first,) = come_up(placing, "n/1", "n/2")
    assert placing.add(cells("a"), ONCE).start == ()
    placing.recorded(first)
    assert placing.add(cells("a"), ONCE).start == ()
    assert placing.over


def test_a_slot_that_needs_long_to_come_up_holds_no_other() -> None:
    placing = Placing()
    placing.slot_started("slow/1", "slow")
    placing.add(cells("a", "b"), ONCE)
    (first,) = come_up(placing, "quick/1")
    assert placing.recorded(first).start[0].slot == "quick/1"


def test_a_node_that_joins_during_the_run_is_used() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    come_up(placing, "old/1")
    assert [one.node for one in come_up(placing, "new/1")] == ["new"]


def test_a_slot_that_is_told_to_be_up_twice_has_no_second_cell() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    come_up(placing, "n/1")
    assert placing.slot_came("n/1").start == ()


def test_a_cell_goes_elsewhere_than_where_it_failed_if_there_is_a_place() -> None:
    placing = Placing()
    placing.add(cells("a"), TWICE)
    (first,) = come_up(placing, "bad/1", "bad/2", "good/1")
    assert first.slot == "bad/1"
    assert only(placing.recorded(first, Cause.DEVICE_GONE)).node == "good"


def test_it_does_not_wait_for_one_elsewhere() -> None:
    placing = Placing()
    placing.add(cells("a"), TWICE)
    (first,) = come_up(placing, "bad/1")
    assert only(placing.recorded(first, Cause.DEVICE_GONE)).slot == "bad/1"
