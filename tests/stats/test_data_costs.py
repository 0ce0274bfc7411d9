"""What trajectories to learn from cost, against the table of the AndroidGen paper."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.data_costs import (
    PUBLISHED_FACTOR,
    CollectionCost,
    hours,
    needed_runs,
)
from pytest_androidbench.stats.intervals import Interval, nothing_known, wilson

BY_HAND = {"money": CollectionCost(attempt=0.8, check=0.2, success=0.8),
           "seconds": CollectionCost(attempt=120, check=30, success=0.8)}  # fmt: skip
BY_AGENT = {
    "money": CollectionCost(attempt=0.1, check=0.005, success=0.582, factor=PUBLISHED_FACTOR),
    "seconds": CollectionCost(attempt=43.7, check=3.5, success=0.582, factor=PUBLISHED_FACTOR),
}


def test_a_thousand_without_control_cost_what_the_paper_says() -> None:
    money = [CollectionCost(attempt=each).unchecked(1000) for each in (0.12, 0.8, 0.1)]
    seconds = [CollectionCost(attempt=each).unchecked(1000) for each in (49.5, 120, 43.7)]
    assert money == pytest.approx([120, 800, 100])
    assert [round(hours(each), 2) for each in seconds] == [13.75, 33.33, 12.14]


def test_a_thousand_with_control_cost_what_the_paper_says() -> None:
    assert BY_HAND["money"].checked(1000) == pytest.approx(1250)
    assert round(hours(BY_HAND["seconds"].checked(1000)), 2) == 52.08
    assert round(BY_AGENT["money"].checked(1000), 2) == 71.59
    assert round(hours(BY_AGENT["seconds"].checked(1000)), 2) == 8.94


def test_the_ratios_are_those_of_the_paper() -> None:
    # The paper divides what it has rounded, and quotes 5.7 % as 5 %.
    assert round(52.1 / 8.9, 2) == 5.85
    assert round(71.6 / 1250, 3) == 0.057
    ratio = BY_HAND["seconds"].checked(1) / BY_AGENT["seconds"].checked(1)
    assert ratio == pytest.approx(5.85, abs=0.03)


def test_what_never_succeeds_has_no_price() -> None:
    assert CollectionCost(attempt=1, success=0).checked(1) == math.inf
    assert CollectionCost(attempt=1, success=0).checked(0) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"attempt": -1},
        {"attempt": math.nan},
        {"attempt": 1, "check": -0.1},
        {"attempt": 1, "success": 1.1},
        {"attempt": 1, "factor": 0.5},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="success is a share"):
        CollectionCost(**wrong)


def test_runs_are_planned_at_the_measured_rate_and_at_its_bounds() -> None:
    measured = Interval(estimate=0.5, low=0.4, high=0.8, method="by hand")
    needed = needed_runs(1000, measured, factor=2)
    assert (needed.fewest, needed.expected, needed.most) == (625, 1000, 1250)


def test_where_none_was_accepted_only_the_fewest_runs_are_known() -> None:
    needed = needed_runs(10, wilson(0, 20))
    assert needed.expected is None
    assert needed.most is None
    assert needed.fewest == math.ceil(10 / wilson(0, 20).high)


def test_of_no_episodes_nothing_is_expected() -> None:
    needed = needed_runs(10, nothing_known("none"))
    assert (needed.fewest, needed.expected, needed.most) == (10, None, None)


@pytest.mark.parametrize(("trajectories", "factor"), [(-1, 1.0), (1, 0.9), (1, math.nan)])
def test_a_plan_for_what_cannot_be_is_refused(trajectories: int, factor: float) -> None:
    with pytest.raises(ValueError, match="0 or more"):
        needed_runs(trajectories, wilson(1, 2), factor)


@given(
    trajectories=st.integers(0, 10_000),
    passed=st.integers(1, 50),
    more=st.integers(0, 50),
    factor=st.floats(1, 5),
)
def test_planned_runs_are_enough_and_one_less_is_not(
    trajectories: int, passed: int, more: int, factor: float
) -> None:
    rate = wilson(passed, passed + more)
    runs = needed_runs(trajectories, rate, factor).expected
    assert runs is not None
    assert runs * rate.estimate * factor >= trajectories * (1 - 1e-6)
    assert (runs - 1) * rate.estimate * factor < trajectories * (1 + 1e-9) or not runs
