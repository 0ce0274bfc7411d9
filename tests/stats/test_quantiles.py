"""Quantiles of what episodes took, and how sure they are."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import quantile_test

from pytest_androidbench.stats.quantiles import quantile, quantile_interval, spread

numbers = st.lists(st.integers(0, 30).map(float), min_size=1, max_size=5)
several_tasks = st.dictionaries(st.text("abcdef", min_size=1), numbers, min_size=1, max_size=8)


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=30), st.floats(0, 1))
def test_quantiles_are_those_of_numpy(values: list[float], share: float) -> None:
    ordered = sorted(values)
    assert quantile(ordered, share) == pytest.approx(float(np.quantile(values, share)), abs=1e-6)
    found = spread(values)
    assert found.least <= found.p10 <= found.median <= found.p90 <= found.most
    assert found.mean == pytest.approx(float(np.mean(values)), abs=1e-6)


def test_of_nothing_nothing_is_known() -> None:
    found = spread([])
    assert found.number == 0
    assert math.isnan(found.median)
    with pytest.raises(ValueError, match="no share"):
        quantile([1.0], 2)
    with pytest.raises(ValueError, match="no quantiles"):
        quantile_interval({"a": []}, 0.5)


@pytest.mark.parametrize("number", [1, 2, 5, 6, 11, 40, 300])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_of_one_task_it_is_the_exact_interval_of_scipy(number: int, share: float) -> None:
    values = [float(v) for v in np.random.default_rng(number).lognormal(3, 0.5, number)]
    found = quantile_interval({"a": values}, share)
    expected = quantile_test(values, p=share).confidence_interval(0.95)
    for ours, theirs in ((found.low, expected.low), (found.high, expected.high)):
        assert (math.nan if ours is None else ours) == pytest.approx(float(theirs), nan_ok=True)


def test_an_interval_by_hand() -> None:
    # Shares up to the median, 2.5: 1, 1, 0, 0; clustered error sqrt(4/3 * 4 * .25) / 4 = 0.289;
    # t with 3 degrees of freedom is 3.182, so that 0.5 +- 0.919 leaves both ends open.
    four = quantile_interval({"a": [1], "b": [2], "c": [3], "d": [4]}, 0.5)
    assert (four.estimate, four.low, four.high) == (2.5, None, None)
    # Nine tasks: error sqrt(9/8 * (5 * (4/9)^2 + 4 * (5/9)^2)) / 9 = 0.1757; t(8) = 2.306:
    # 0.5 +- 0.4051, and of nine values those are at places 0.759 and 7.241.
    nine = quantile_interval({str(n): [n] for n in range(9)}, 0.5)
    assert nine.estimate == 4
    assert nine.low == pytest.approx(8 * (0.5 - 0.40514), abs=1e-3)
    assert nine.high == pytest.approx(8 * (0.5 + 0.40514), abs=1e-3)


@given(several_tasks, st.sampled_from([0.1, 0.5, 0.9]))
def test_it_holds_its_estimate_and_no_order_matters(
    values: dict[str, list[float]], share: float
) -> None:
    found = quantile_interval(values, share)
    assert found.low is None or found.low <= found.estimate
    assert found.high is None or found.high >= found.estimate
    turned = {name: values[name][::-1] for name in reversed(values)}
    assert quantile_interval(turned, share) == found


@pytest.mark.parametrize(("tasks", "seeds"), [(10, 5), (40, 5), (116, 3)])
def test_it_covers_the_truth(tasks: int, seeds: int) -> None:
    # The logarithm of what an episode takes is normal between and within tasks, sd 0.4 and 0.3.
    chance, runs = np.random.default_rng(11), 400
    covered = {0.5: 0, 0.9: 0}
    for _ in range(runs):
        means = chance.normal(3, 0.4, tasks)
        drawn = np.exp(chance.normal(means[:, None], 0.3, (tasks, seeds)))
        values = {str(task): row.tolist() for task, row in enumerate(drawn)}
        for share, normal in ((0.5, 0.0), (0.9, 1.2816)):
            found = quantile_interval(values, share)
            low = -math.inf if found.low is None else found.low
            high = math.inf if found.high is None else found.high
            covered[share] += low <= math.exp(3 + 0.5 * normal) <= high
    for share, hits in covered.items():
        # Nominal 95 %; docs/methods.md states what is allowed.
        assert 0.93 <= hits / runs <= 0.98, share
