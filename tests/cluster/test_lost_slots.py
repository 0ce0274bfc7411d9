"""What becomes of a cell whose slot or node is lost, or whose attempt ends by a fault."""

from __future__ import annotations

import pytest

from pytest_androidbench.cluster.placing import LOST_SLOTS, Placing
from pytest_androidbench.records.outcome import Cause
from pytest_androidbench.records.retries import RetryPolicy
from tests.cluster.samples import ONCE, TWICE, cells, come_up, only


def test_a_cell_of_a_lost_slot_runs_elsewhere_under_the_next_number() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    (first,) = come_up(placing, "x/1", "y/1")
    decided = placing.slot_went("x/1")
    assert decided.given_up == (first,)
    assert decided.ended == ()
    second = only(decided)
    assert (second.cell, second.attempt, second.lost, second.slot) == ("a", 2, 1, "y/1")


def test_a_cell_that_failed_on_a_node_leaves_its_slots_to_others_while_another_node_works() -> None:
    placing = Placing()
    placing.add({"a": 90, "b": 80, "c": 70, "d": 60}, ONCE)
    _, second = come_up(placing, "x/1", "y/1")
    assert placing.slot_went("x/1").start == ()
    (third,) = come_up(placing, "x/2")
    assert (third.cell, third.node) == ("c", "x")
    again = only(placing.recorded(second))
    assert (again.cell, again.attempt, again.node) == ("a", 2, "y")


def test_once_the_node_has_done_another_it_goes_back_there() -> None:
    placing = Placing()
    placing.add({"a": 90, "b": 80, "c": 70}, ONCE)
    come_up(placing, "x/1", "y/1")
    placing.slot_went("x/1")
    (third,) = come_up(placing, "x/2")
    again = only(placing.recorded(third))
    assert (again.cell, again.attempt, again.node) == ("a", 2, "x")


def test_with_no_other_node_at_work_it_goes_back_at_once() -> None:
    placing = Placing()
    placing.add({"a": 90, "b": 80}, ONCE)
    come_up(placing, "x/1")
    placing.slot_went("x/1")
    (again,) = come_up(placing, "x/2")
    assert (again.cell, again.attempt) == ("a", 2)


def test_a_lost_node_takes_all_its_slots_and_no_other() -> None:
    placing = Placing()
    placing.add(cells("a", "b", "c"), ONCE)
    begun = come_up(placing, "x/1", "y/1", "x/2")
    assert placing.node_went("x").given_up == (begun[0], begun[2])
    assert [one.cell for one in come_up(placing, "z/1", "z/2")] == ["a", "c"]


def test_what_is_told_of_a_slot_that_went_changes_nothing() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    come_up(placing, "x/1", "x/2")
    placing.node_went("x")
    for decided in (placing.slot_went("x/1"), placing.slot_came("x/2"), placing.node_went("x")):
        assert (decided.given_up, decided.start, decided.set_aside) == ((), (), ())
    assert come_up(placing, "x/3") == []
    assert placing.stranded


def test_a_cell_that_lost_three_slots_ends() -> None:
    placing = Placing()
    placing.add(cells("a"), ONCE)
    come_up(placing, "n1/1", "n2/1", "n3/1", "n4/1")
    ended = [placing.node_went(f"n{number + 1}").ended for number in range(LOST_SLOTS)]
    assert ended == [()] * (LOST_SLOTS - 1) + [("a",)]
    assert placing.over


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_lost_slot_uses_up_no_retry(lost: int) -> None:
    placing = Placing()
    placing.add(cells("a"), TWICE)
    (last,) = come_up(placing, "n0/1", "n1/1", "n2/1")
    for number in range(lost):
        last = only(placing.node_went(f"n{number}"))
    fault = placing.recorded(last, Cause.DEVICE_GONE)
    again = only(fault)
    assert fault.ended == ()
    assert (again.attempt, again.lost) == (lost + 2, lost)
    assert placing.recorded(again, Cause.DEVICE_GONE).ended == ("a",)


def test_a_retry_uses_up_no_lost_slot() -> None:
    placing = Placing()
    placing.add(cells("a"), RetryPolicy(allowed=5))
    (last,) = come_up(placing, *(f"n{number}/1" for number in range(9)))
    for _ in range(LOST_SLOTS - 1):
        last = only(placing.recorded(last, Cause.DEVICE_GONE))
        last = only(placing.node_went(last.node))
    assert placing.node_went(last.node).ended == ("a",)


def test_a_fault_that_is_not_tried_again_ends_its_cell() -> None:
    placing = Placing()
    placing.add(cells("a"), TWICE)
    (first,) = come_up(placing, "x/1")
    assert placing.recorded(first, Cause.COST_CAP).ended == ("a",)


def test_a_slot_that_runs_nothing_is_lost_without_more() -> None:
    placing = Placing()
    come_up(placing, "x/1", "x/2")
    placing.slot_went("x/1")
    (begun,) = placing.add(cells("a", "b"), ONCE).start
    assert begun.slot == "x/2"


def test_a_slot_that_ended_with_its_cell_is_given_no_other_and_gives_up_none() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    (first,) = come_up(placing, "x/1")
    placing.slot_ends("x/1")
    decided = placing.recorded(first)
    assert (decided.ended, decided.start, decided.given_up) == (("a",), (), ())
    assert placing.slot_went("x/1").given_up == ()
    (second,) = come_up(placing, "x/2")
    assert (second.cell, second.attempt, second.lost) == ("b", 1, 0)
