"""The mean over runs with its standard error, as B-MoCA's tables have it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from statistics import pstdev, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.repeats import mean_over_runs

SHARES = st.integers(0, 100).map(lambda n: n / 100)
EVERY = list(combinations_with_replacement(range(0, 101, 10), 3))
"""What three runs on ten environments can come to, in percent."""


def printed(runs: tuple[int, ...]) -> tuple[int, int]:
    """Mean and error as the paper prints them, in whole percent."""
    found = mean_over_runs([run / 100 for run in runs])
    assert found.error is not None
    return round(100 * found.mean), round(100 * found.error)


@given(st.lists(SHARES, min_size=2, max_size=12))
def test_the_error_is_the_sample_deviation_over_the_root_of_the_number(rates: list[float]) -> None:
    found = mean_over_runs(rates)
    assert found.mean == pytest.approx(sum(rates) / len(rates))
    assert found.error == pytest.approx(stdev(rates) / len(rates) ** 0.5, abs=1e-12)


@given(st.lists(SHARES, min_size=2, max_size=6))
def test_neither_depends_on_the_order(rates: list[float]) -> None:
    one, other = mean_over_runs(rates), mean_over_runs(sorted(rates))
    assert one.mean == pytest.approx(other.mean)
    assert one.error == pytest.approx(other.error, abs=1e-12)


def test_one_run_says_nothing_of_its_error_and_none_has_no_mean() -> None:
    assert mean_over_runs([0.4]).error is None
    with pytest.raises(ValueError, match="no run"):
        mean_over_runs([])


@pytest.mark.parametrize(
    ("mean", "error", "runs"),
    [
        (80, 6, [(70, 80, 90)]),
        (73, 9, [(60, 70, 90)]),
        (60, 15, [(30, 70, 80), (40, 50, 90)]),
    ],
)
def test_printed_figures_are_those_of_few_runs(
    mean: int, error: int, runs: list[tuple[int, int, int]]
) -> None:
    assert [one for one in EVERY if printed(one) == (mean, error)] == runs


def test_the_deviation_of_a_whole_population_would_print_another_figure() -> None:
    assert round(pstdev([70, 80, 90]) / 3**0.5) == 5


@pytest.mark.parametrize("pair", [(42, 13), (62, 9), (63, 0), (5, 3)])
def test_four_printed_figures_are_of_no_three_runs(pair: tuple[int, int]) -> None:
    assert [one for one in EVERY if printed(one) == pair] == []


def test_a_fifth_is_of_three_runs_only_if_its_error_was_cut() -> None:
    assert [one for one in EVERY if printed(one) == (27, 6)] == []
    cut = [mean_over_runs([run / 100 for run in one]) for one in EVERY]
    assert [
        one.runs
        for one in cut
        if one.error is not None and (round(100 * one.mean), int(100 * one.error)) == (27, 6)
    ] == [(0.2, 0.2, 0.4)]
