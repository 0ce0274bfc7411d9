"""Two agents on the same cells."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats
from scipy.special import stdtrit
from statsmodels.regression.linear_model import OLS
from statsmodels.stats.contingency_tables import mcnemar

from pytest_androidbench.stats.paired import (
    difference,
    discordance,
    even_odds,
    fisher,
    sign_flips,
)

cell = st.tuples(st.sampled_from([0.0, 1.0]), st.sampled_from([0.0, 1.0]))
pairs = st.dictionaries(
    st.text("abcdef", min_size=1, max_size=2),
    st.lists(cell, min_size=1, max_size=4),
    min_size=2,
    max_size=9,
)


@given(pairs)
def test_the_interval_is_that_of_clustered_least_squares(
    of: dict[str, list[tuple[float, float]]],
) -> None:
    found = difference(of)
    gaps = [new - old for cells in of.values() for old, new in cells]
    assert found.estimate == pytest.approx(np.mean(gaps))
    assert (found.cells, found.tasks) == (len(gaps), len(of))
    if len(gaps) == len(of) or not found.error:
        return
    groups = [number for number, cells in enumerate(of.values()) for _ in cells]
    fit = OLS(gaps, np.ones(len(gaps))).fit(  # type: ignore[no-untyped-call]
        cov_type="cluster", cov_kwds={"groups": np.array(groups)}
    )
    assert found.error == pytest.approx(float(fit.bse[0]), abs=1e-9)
    reach = float(stdtrit(len(of) - 1, 0.975)) * found.error
    assert found.low == pytest.approx(max(-1, found.estimate - reach))


@given(pairs)
def test_exchanging_the_agents_mirrors_all(of: dict[str, list[tuple[float, float]]]) -> None:
    there = difference(of)
    back = difference({task: [(new, old) for old, new in cells] for task, cells in of.items()})
    assert (back.low, back.high) == pytest.approx((-there.high, -there.low))
    low, high = there.bound(0.95)
    assert there.low <= low <= there.estimate <= high <= there.high


def test_agents_alike_in_all_tasks_are_not_certainly_the_same() -> None:
    few = difference({str(task): [(1.0, 1.0)] for task in range(10)})
    many = difference({str(task): [(1.0, 1.0)] for task in range(100)})
    assert few.method == "alike in all tasks"
    assert few.low == -few.high
    assert -0.3 < few.low < -0.2
    assert -0.04 < many.low < -0.02


@pytest.mark.parametrize("number", range(1, 12))
def test_all_tasks_lost_show_a_difference_when_sign_flips_do(number: int) -> None:
    lost = {str(task): [(1.0, 0.0)] * 3 for task in range(number)}
    found = difference(lost)
    assert (found.estimate, found.low) == (-1, -1)
    assert (found.high < 0) == (sign_flips(lost).p < 0.05)


def test_a_single_task_shows_nothing() -> None:
    found = difference({"t": [(1.0, 0.0), (1.0, 0.0), (1.0, 1.0)]})
    assert (found.low, found.high) == (-1, 1)


def test_nothing_in_common_leaves_everything_open() -> None:
    found = difference({"a": []})
    assert math.isnan(found.estimate)
    assert (found.low, found.high) == (-1, 1)
    with pytest.raises(ValueError, match="without a cell in common"):
        sign_flips({"a": []})


@given(pairs)
def test_sign_flips_are_those_of_scipy(of: dict[str, list[tuple[float, float]]]) -> None:
    sums = [sum(new - old for old, new in cells) for cells in of.values()]
    expected = stats.permutation_test(  # type: ignore[attr-defined]
        (sums,),
        lambda x, axis: np.abs(np.sum(x, axis=axis)),
        permutation_type="samples",
        alternative="greater",
        n_resamples=np.inf,
        vectorized=True,
    )
    found = sign_flips(of)
    assert found.exact
    assert found.p == pytest.approx(float(expected.pvalue))
    below = stats.permutation_test(  # type: ignore[attr-defined]
        (sums,), np.sum, permutation_type="samples", alternative="less", n_resamples=np.inf
    )
    assert sign_flips(of, below=True).p == pytest.approx(float(below.pvalue))


def test_many_tasks_are_drawn_and_the_same_each_time() -> None:
    of = {str(task): [(float(task % 3 == 0), float(task % 2 == 0))] for task in range(14)}
    found = sign_flips(of)
    assert not found.exact
    assert found == sign_flips(of)
    gaps = [new - old for cells in of.values() for old, new in cells]
    gained, lost = gaps.count(1), gaps.count(-1)
    # With one cell a task, exchanging tasks is McNemar's test.
    assert found.p == pytest.approx(even_odds(gained, lost), abs=0.02)


@given(st.integers(0, 40), st.integers(0, 40))
def test_mcnemar_is_that_of_statsmodels(gained: int, lost: int) -> None:
    expected = mcnemar(np.array([[3, gained], [lost, 4]]), exact=True)  # type: ignore[no-untyped-call]
    cells = [(0.0, 1.0)] * gained + [(1.0, 0.0)] * lost + [(1.0, 1.0)] * 4
    found = discordance({"t": cells})
    assert (found.gained, found.lost) == (gained, lost)
    assert found.p == pytest.approx(float(expected.pvalue))


def test_six_to_none_is_the_least_that_shows_a_difference() -> None:
    assert even_odds(5, 0) == 0.0625
    assert even_odds(6, 0) == pytest.approx(0.03125)


@given(st.tuples(*[st.integers(0, 30)] * 4))
def test_fisher_is_that_of_scipy(table: tuple[int, int, int, int]) -> None:
    a, b, c, d = table
    expected = 1.0 if not (a + b + c + d) else float(stats.fisher_exact([[a, b], [c, d]])[1])
    assert fisher((a, b), (c, d)) == pytest.approx(expected, abs=1e-9)
