from __future__ import annotations

import math
import random
import statistics
from collections.abc import Mapping

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.regression.linear_model import OLS

from pytest_androidbench.stats.clusters import (
    clustered_error,
    clustered_interval,
    stratified_interval,
    t_quantile,
)

outcomes = st.lists(st.sampled_from([0.0, 1.0]), min_size=1, max_size=6)
several_tasks = st.dictionaries(st.text("abcdef", min_size=1), outcomes, min_size=2, max_size=12)


def statsmodels_error(values: Mapping[str, list[float]]) -> float:
    data = [value for group in values.values() for value in group]
    groups = [number for number, group in enumerate(values.values()) for _ in group]
    fit = OLS(data, np.ones(len(data))).fit(  # type: ignore[no-untyped-call]
        cov_type="cluster", cov_kwds={"groups": np.array(groups)}
    )
    return float(fit.bse[0])


def bootstrap(values: Mapping[str, list[float]]) -> tuple[float, float]:
    """A percentile interval of the mean over all episodes, drawing whole tasks anew."""
    sums = np.array([math.fsum(group) for group in values.values()])
    sizes = np.array([len(group) for group in values.values()])
    picks = np.random.default_rng(3).integers(len(values), size=(9999, len(values)))
    means = sums[picks].sum(axis=1) / sizes[picks].sum(axis=1)
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


@given(several_tasks.filter(lambda v: sum(map(len, v.values())) > len(v)))
def test_error_is_that_of_clustered_least_squares(values: dict[str, list[float]]) -> None:
    assert clustered_error(values) == pytest.approx(statsmodels_error(values), abs=1e-9)


@given(st.integers(2, 8), st.integers(2, 5), st.randoms(use_true_random=False))
def test_equal_clusters_reduce_to_the_spread_of_task_means(
    tasks: int, seeds: int, chance: random.Random
) -> None:
    values = {str(t): [float(chance.random() < 0.5) for _ in range(seeds)] for t in range(tasks)}
    means = [statistics.fmean(group) for group in values.values()]
    expected = statistics.stdev(means) / math.sqrt(tasks)
    assert clustered_error(values) == pytest.approx(expected, abs=1e-9)


@given(several_tasks)
def test_interval_lies_in_range_and_has_width(values: dict[str, list[float]]) -> None:
    interval = clustered_interval(values)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1
    assert interval.low < interval.high


@given(several_tasks, st.randoms(use_true_random=False))
def test_order_of_tasks_and_episodes_does_not_matter(
    values: dict[str, list[float]], chance: random.Random
) -> None:
    names = sorted(values, key=lambda _: chance.random())
    shuffled = {name: chance.sample(values[name], len(values[name])) for name in names}
    assert clustered_interval(shuffled) == clustered_interval(values)


def test_t_quantile_is_students() -> None:
    assert t_quantile(0.975, 18) == pytest.approx(2.10092204)


def test_all_passed_counts_each_task_once() -> None:
    interval = clustered_interval({str(task): [1.0] * 5 for task in range(19)})
    assert interval.method == "wilson over tasks"
    assert interval.low == pytest.approx(0.8318, abs=1e-3)


def test_nothing_known_without_episodes() -> None:
    assert math.isnan(clustered_interval({"a": []}).estimate)


def test_drawing_whole_tasks_anew_agrees_with_the_formula() -> None:
    chance = random.Random(7)
    share = {str(task): chance.betavariate(0.6, 0.4) for task in range(60)}
    values = {t: [float(chance.random() < p) for _ in range(5)] for t, p in share.items()}
    formula = clustered_interval(values)
    assert bootstrap(values) == pytest.approx((formula.low, formula.high), abs=0.02)


def test_nominal_coverage_is_kept_when_tasks_differ() -> None:
    chance = random.Random(1)
    covered = 0
    for _ in range(400):
        share = [chance.betavariate(0.6, 0.4) for _ in range(40)]
        values = {
            str(t): [float(chance.random() < p) for _ in range(5)] for t, p in enumerate(share)
        }
        interval = clustered_interval(values)
        covered += interval.low <= 0.6 <= interval.high
    assert covered / 400 > 0.9


def test_stratified_by_hand() -> None:
    # Task a: mean 0.5, variance 1/3 over 4; b: mean 1, no variance; c: mean 2/3, variance 1/3 / 3.
    values = {"a": [1.0, 0, 1, 0], "b": [1.0, 1], "c": [1.0, 1, 0]}
    interval = stratified_interval(values)
    error = math.sqrt(1 / 12 + 1 / 9) / 3
    freedom = (1 / 12 + 1 / 9) ** 2 / ((1 / 12) ** 2 / 3 + (1 / 9) ** 2 / 2)
    assert interval.estimate == pytest.approx(13 / 18)
    assert interval.low == pytest.approx(13 / 18 - t_quantile(0.975, freedom) * error)
    assert interval.method == "stratified by task"


def test_a_fixed_suite_is_surer_than_one_that_stands_for_others() -> None:
    values = {str(task): [float(task % 2), float(task % 2), 1.0] for task in range(20)}
    fixed, drawn = stratified_interval(values), clustered_interval(values)
    assert fixed.high - fixed.low < drawn.high - drawn.low


def test_what_always_ends_alike_is_not_certain() -> None:
    interval = stratified_interval({"a": [1.0, 1.0], "b": [1.0, 1.0]})
    assert interval.low < 0.6
    assert stratified_interval({"a": [1.0], "b": [0.0]}).method == "wilson over episodes"
    assert math.isnan(stratified_interval({}).estimate)
