"""Pearson's coefficient, by hand and against numpy's."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.correlations import Correlation, pearson

whole = st.integers(-1000, 1000).map(float)
pairs = st.lists(st.tuples(whole, whole), min_size=2, max_size=20)


def test_by_hand() -> None:
    # Gaps -1.5 -.5 .5 1.5 and -1 -2 2 1: product 1.5 + 1 + 1 + 1.5 = 5, squares 5 and 10.
    found = pearson([(1, 2), (2, 1), (3, 5), (4, 4)])
    assert found.coefficient == pytest.approx(5 / 50**0.5)
    assert found.pairs == 4


def test_very_small_differences_are_differences() -> None:
    assert pearson([(0, 0), (1e-200, 1), (2e-200, 2)]).coefficient == pytest.approx(1)


def test_rounding_leads_to_nothing_beyond_one() -> None:
    # The squares of these gaps, scaled, add up to 1.0000000000000002.
    assert pearson([(0, 0), (0, 0), (1, 1)]).coefficient == 1
    assert pearson([(0, 1), (0, 1), (1, 0)]).coefficient == -1


def test_undefined_values_are_left_out_and_counted() -> None:
    found = pearson([(1, 1), (2, 2), (None, 3), (4, None)])
    assert found.coefficient == pytest.approx(1)
    assert found.pairs == 2


@pytest.mark.parametrize("found", [[], [(1.0, 1.0)], [(1.0, 1.0), (1.0, 2.0)], [(1.0, 3), (2, 3)]])
def test_where_nothing_varies_there_is_none(found: list[tuple[float, float]]) -> None:
    assert pearson(found) == Correlation(coefficient=None, pairs=len(found))


@given(pairs)
def test_it_is_numpys(found: list[tuple[float, float]]) -> None:
    coefficient = pearson(found).coefficient
    if coefficient is not None:
        assert -1 <= coefficient <= 1
        expected = np.corrcoef([x for x, _ in found], [y for _, y in found])[0, 1]
        assert coefficient == pytest.approx(float(expected), abs=1e-9)


@given(pairs, st.integers(1, 100), whole)
def test_neither_scale_nor_origin_matters(
    found: list[tuple[float, float]], scale: int, origin: float
) -> None:
    moved = pearson((scale * x + origin, y) for x, y in found).coefficient
    assert moved == pytest.approx(pearson(found).coefficient, abs=1e-9)
