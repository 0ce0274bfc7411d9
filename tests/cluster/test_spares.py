"""Records that come when nobody waits for them any more."""

from __future__ import annotations

from pytest_androidbench.cluster.placements import Decided
from pytest_androidbench.cluster.placing import Placing
from pytest_androidbench.records.outcome import Cause
from tests.cluster.samples import ONCE, cells, come_up, only


def test_a_late_record_of_an_attempt_given_up_is_a_spare_and_changes_nothing() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    (first,) = come_up(placing, "x/1")
    placing.slot_went("x/1")
    assert placing.recorded(first) == Decided(spare=True)
    assert placing.left == ("a", "b")
    (second,) = come_up(placing, "y/1")
    assert placing.recorded(first, Cause.DEVICE_GONE) == Decided(spare=True)
    assert placing.recorded(second).ended == ("a",)
    assert placing.recorded(first) == Decided(spare=True)


def test_a_record_that_is_told_twice_counts_once() -> None:
    placing = Placing()
    placing.add(cells("a", "b"), ONCE)
    (first,) = come_up(placing, "x/1")
    second = only(placing.recorded(first))
    assert placing.recorded(first) == Decided(spare=True)
    assert not placing.recorded(second).spare
    assert placing.over
