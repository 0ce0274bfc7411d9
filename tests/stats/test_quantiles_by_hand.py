"""Quantiles and their intervals where they can be told by hand."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.quantiles import quantile, quantile_interval, spread


def test_values_are_summed_up() -> None:
    found = spread([30, 10, 0, 40, 20, 50, 60, 70, 80, 90, 100])
    assert (found.number, found.mean, found.median) == (11, 50, 50)
    assert (found.p10, found.p90, found.least, found.most) == (10, 90, 0, 100)


def test_a_single_value_is_all_of_its_quantiles() -> None:
    found = spread([7])
    assert {found.mean, found.median, found.p10, found.p90, found.least, found.most} == {7}


def test_nothing_has_no_mean_and_no_quantiles() -> None:
    found = spread([])
    told = (found.mean, found.median, found.p10, found.p90, found.least, found.most)
    assert all(map(math.isnan, told))


def test_between_two_values_a_quantile_is_on_the_line_that_joins_them() -> None:
    assert quantile([1, 2, 4, 8], 0.25) == 1.75
    assert quantile([1, 2, 4, 8], 0.5) == 3
    assert quantile([1, 2, 4, 8], 0.9) == pytest.approx(4 + 0.7 * 4)
    assert (quantile([1, 2, 4, 8], 0), quantile([1, 2, 4, 8], 1)) == (1, 8)


@pytest.mark.parametrize("share", [-0.01, 1.01, math.nan])
def test_what_is_no_share_has_no_quantile(share: float) -> None:
    with pytest.raises(ValueError, match="is no share"):
        quantile([1.0], share)


def test_of_one_task_six_values_are_the_least_with_both_ends() -> None:
    # Of six coins one in 32 shows one side alone, of five one in 16.
    six = quantile_interval({"a": [6, 5, 4, 3, 2, 1], "b": []}, 0.5)
    assert (six.low, six.estimate, six.high, six.method) == (1, 3.5, 6, "order statistics")
    five = quantile_interval({"a": [5, 4, 3, 2, 1]}, 0.5)
    assert (five.low, five.estimate, five.high) == (None, 3, None)


def test_of_one_task_the_ends_are_where_the_binomial_distribution_says() -> None:
    # Of 9 coins 1 or fewer in 10 / 512, 2 or fewer in 46 / 512: at 95 % the second and the eighth.
    nine = {"a": [float(number) for number in range(1, 10)]}
    found = quantile_interval(nine, 0.5)
    assert (found.low, found.high) == (2, 8)
    # At exactly 1 - 2 * 10 / 512 the second one still is the end.
    found = quantile_interval(nine, 0.5, 1 - 2 * 9 / 512)
    assert (found.low, found.high) == (1, 9)


@pytest.mark.parametrize(("share", "low", "high"), [(0, None, 1), (1, 3, None)])
def test_the_least_and_the_most_are_open_to_one_side(
    share: float, low: float | None, high: float | None
) -> None:
    found = quantile_interval({"a": [1, 2, 3]}, share)
    assert (found.low, found.high) == (low, high)
    assert found.estimate == (1 if share == 0 else 3)


def test_where_all_tasks_agree_they_count_as_so_many_episodes() -> None:
    # In each of 20 tasks half of the values is up to the median.
    values: dict[str, list[float]] = {f"t{number}": [1, 9] for number in range(20)}
    found, ends = quantile_interval(values, 0.5, 0.8), wilson(10, 20, 0.8)
    ordered = [1.0] * 20 + [9.0] * 20
    assert found.estimate == 5
    assert found.low == quantile(ordered, ends.low) == 1
    assert found.high == quantile(ordered, ends.high) == 9
    assert found.method == "clustered by task"


def test_where_all_tasks_agree_their_number_says_how_sure_that_is() -> None:
    values = {str(start): [float(start), 100.0 + start] for start in range(30)}
    found, ends = quantile_interval(values, 0.5, 0.8), wilson(15, 30, 0.8)
    ordered = sorted(value for group in values.values() for value in group)
    assert found.low == quantile(ordered, ends.low)
    assert found.high == quantile(ordered, ends.high)


def test_of_the_least_of_several_tasks_no_lower_end_is_known() -> None:
    values: dict[str, list[float]] = {"a": [1, 1, 5], "b": [2, 3, 4], "c": [1, 2, 2]}
    assert quantile_interval(values, 0).low is None
    assert quantile_interval(values, 1).high is None
