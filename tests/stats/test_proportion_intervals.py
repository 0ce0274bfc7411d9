from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.proportion import proportion_confint

from pytest_androidbench.stats.intervals import wilson

counts = st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@given(counts, st.sampled_from([0.8, 0.9, 0.95, 0.99]))
def test_wilson_is_what_statsmodels_computes(count: tuple[int, int], level: float) -> None:
    expected = proportion_confint(*count, alpha=1 - level, method="wilson")
    interval = wilson(*count, level)
    assert (interval.low, interval.high) == pytest.approx(expected, abs=1e-9)


@given(counts)
def test_an_interval_holds_its_estimate_and_never_claims_certainty(count: tuple[int, int]) -> None:
    interval = wilson(*count)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1
    assert interval.high > interval.low


@given(counts)
def test_counting_failures_instead_mirrors_the_interval(count: tuple[int, int]) -> None:
    passed, total = count
    there, back = wilson(passed, total), wilson(total - passed, total)
    assert (there.low, there.high) == pytest.approx((1 - back.high, 1 - back.low), abs=1e-9)


@given(counts)
def test_more_episodes_narrow_the_interval(count: tuple[int, int]) -> None:
    passed, total = count
    few, many = wilson(passed, total), wilson(10 * passed, 10 * total)
    assert many.high - many.low < few.high - few.low


def test_ten_of_ten_is_not_certainty() -> None:
    interval = wilson(10, 10)
    assert interval.low == pytest.approx(0.722, abs=1e-3)
    assert interval.high == 1


def test_no_episodes_leave_everything_open() -> None:
    interval = wilson(0, 0)
    assert math.isnan(interval.estimate)
    assert (interval.low, interval.high) == (0, 1)


def test_more_passes_than_episodes_are_refused() -> None:
    with pytest.raises(ValueError, match="3 of 2 is no proportion"):
        wilson(3, 2)
