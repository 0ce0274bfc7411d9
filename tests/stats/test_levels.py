"""Every interval has the level that is asked for, and says which it is and how it was made."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import pytest

from pytest_androidbench.stats.clusters import (
    clustered_interval,
    stratified_interval,
    t_quantile,
)
from pytest_androidbench.stats.intervals import (
    Interval,
    normal_quantile,
    nothing_known,
    wilson,
)
from pytest_androidbench.stats.paired import difference
from pytest_androidbench.stats.quantiles import quantile_interval
from pytest_androidbench.stats.rates import clustering, success_rate
from pytest_androidbench.stats.repeats import flip_rate

Values: TypeAlias = dict[str, list[float]]
UNLIKE: Values = {"a": [1, 1, 0, 1], "b": [0, 0, 1], "c": [1, 0]}
ALIKE: Values = {"a": [1, 0], "b": [0, 1], "c": [1, 0]}


@pytest.mark.parametrize(
    ("made", "method"),
    [
        (lambda level: wilson(7, 9, level), "wilson"),
        (lambda level: wilson(0, 0, level), "wilson"),
        (lambda level: nothing_known("of nothing", level), "of nothing"),
        (lambda level: clustered_interval(UNLIKE, level), "clustered by task"),
        (lambda level: clustered_interval(ALIKE, level), "wilson over tasks"),
        (lambda level: clustered_interval({"a": []}, level), "clustered by task"),
        (lambda level: stratified_interval(UNLIKE, level), "stratified by task"),
        (lambda level: stratified_interval({"a": [1], "b": [0]}, level), "wilson over episodes"),
        (lambda level: stratified_interval({}, level), "stratified by task"),
        (lambda level: success_rate(UNLIKE, level=level).interval, "clustered by task"),
        (lambda level: success_rate({"a": [1, 0]}, level=level).interval, "wilson"),
        (lambda level: flip_rate({"a": [1, 0], "b": [1, 1]}, level), "wilson"),
    ],
)
def test_an_interval_says_its_level_and_its_method(
    made: Callable[[float], Interval], method: str
) -> None:
    low, high = made(0.8), made(0.99)
    assert (low.level, high.level) == (0.8, 0.99)
    assert (low.method, high.method) == (method, method)
    if math.isnan(low.estimate):
        assert (low.low, low.high) == (high.low, high.high) == (0, 1)
    else:
        assert high.low < low.low < low.estimate < low.high < high.high
        assert low.estimate == high.estimate


def test_a_clustered_interval_by_hand() -> None:
    # Mean 5/9; pulls of the tasks 3 - 20/9, 1 - 15/9, 1 - 10/9; 3 / 2 as the correction.
    error = math.sqrt(1.5 * ((7 / 9) ** 2 + (6 / 9) ** 2 + (1 / 9) ** 2)) / 9
    # Student's t with 2 degrees of freedom is 1.8856 at 90 %.
    found = clustered_interval(UNLIKE, 0.8)
    assert found.estimate == pytest.approx(5 / 9)
    assert (found.low, found.high) == pytest.approx(
        (5 / 9 - 1.885618 * error, 5 / 9 + 1.885618 * error)
    )


def test_a_stratified_interval_by_hand() -> None:
    # Means 3/4, 1/3, 1/2; variances 1/4, 1/3, 1/2 of 4, 3, 2 episodes.
    parts = (1 / 16, 1 / 9, 1 / 4)
    freedom = sum(parts) ** 2 / (parts[0] ** 2 / 3 + parts[1] ** 2 / 2 + parts[2] ** 2)
    reach = t_quantile(0.9, freedom) * math.sqrt(sum(parts)) / 3
    found = stratified_interval(UNLIKE, 0.8)
    middle = (3 / 4 + 1 / 3 + 1 / 2) / 3
    assert (found.low, found.estimate, found.high) == pytest.approx(
        (middle - reach, middle, middle + reach)
    )


def test_where_no_task_tells_more_episodes_or_tasks_are_counted() -> None:
    assert clustered_interval(ALIKE, 0.8).low == pytest.approx(wilson(1.5, 3, 0.8).low)
    assert clustered_interval(ALIKE, 0.8).high == pytest.approx(wilson(1.5, 3, 0.8).high)
    # One task with a single episode is enough for none to be told by tasks.
    single: Values = {"a": [1, 0, 1], "b": [0]}
    found, plain = stratified_interval(single, 0.8), wilson(4 / 3, 4, 0.8)
    assert found.method == "wilson over episodes"
    assert (found.low, found.estimate, found.high) == pytest.approx((plain.low, 1 / 3, plain.high))


def test_one_task_alone_is_counted_as_one() -> None:
    found, plain = clustered_interval({"a": [1, 0, 1, 1]}, 0.8), wilson(0.75, 1, 0.8)
    assert found.method == "wilson over tasks"
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high))


def test_a_difference_has_its_level() -> None:
    pairs = {"a": [(0.0, 1.0), (1.0, 1.0)], "b": [(1.0, 0.0)], "c": [(0.0, 0.0)]}
    low, high = difference(pairs, 0.8), difference(pairs, 0.99)
    assert (low.level, high.level) == (0.8, 0.99)
    assert high.low < low.low < low.estimate < low.high < high.high
    assert low.high - low.estimate == pytest.approx(t_quantile(0.9, 2) * low.error)
    assert difference({}, 0.8).level == 0.8


def test_a_quantile_has_its_level() -> None:
    one = {"a": [float(number) for number in range(30)]}
    several = {str(number): [float(number)] for number in range(30)}
    for values in (one, several):
        low, high = quantile_interval(values, 0.5, 0.5), quantile_interval(values, 0.5, 0.9)
        assert (low.level, high.level) == (0.5, 0.9)
        assert low.low is not None
        assert low.high is not None
        assert high.low is not None
        assert high.high is not None
        assert high.low < low.low < low.estimate == 14.5 < low.high < high.high


def test_exactly_these_tasks_are_rated_with_the_level_that_is_asked_for() -> None:
    found = clustering(UNLIKE, 0.8)
    assert found is not None
    assert found.fixed == stratified_interval(UNLIKE, 0.8)


def test_a_normal_variable_stays_below_its_quantile() -> None:
    assert normal_quantile(0.975) == pytest.approx(1.959964)
    assert normal_quantile(0.5) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("passed", [-1, 2.5])
def test_more_or_fewer_passes_than_there_can_be_are_refused(passed: float) -> None:
    with pytest.raises(ValueError, match=f"{passed} of 2 is no proportion"):
        wilson(passed, 2)


def test_no_bound_lies_outside_of_the_range_by_rounding() -> None:
    for total in range(1, 400):
        assert wilson(total, total).high == 1
        assert wilson(0, total).low == 0
