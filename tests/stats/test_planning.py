"""How large a run must be."""

from __future__ import annotations

import math

import pytest
from statsmodels.stats.power import NormalIndPower

from pytest_androidbench.stats.planning import (
    cells_for,
    design_effect,
    paired_error,
    smallest_difference,
)


@pytest.mark.parametrize(
    ("cells", "correlation", "points"),
    [(20, 0.0, 43), (60, 0.5, 18), (116, 0.5, 13), (348, 0.7, 6), (1160, 0.5, 4)],
)
def test_what_runs_of_usual_sizes_can_show(cells: int, correlation: float, points: int) -> None:
    found = smallest_difference(paired_error(0.6, cells, correlation))
    assert round(100 * found) == points


def test_the_power_is_that_of_statsmodels() -> None:
    error = paired_error(0.6, 300, 0.0)
    effect = smallest_difference(error) / math.sqrt(0.6 * 0.4)
    power = NormalIndPower().power(effect, nobs1=300, alpha=0.05)  # type: ignore[no-untyped-call]
    assert float(power) == pytest.approx(0.8, abs=1e-3)


def test_seeds_that_are_alike_are_worth_less() -> None:
    assert design_effect(1, 0.9) == 1
    assert design_effect(5, 1.0) == 5
    assert paired_error(0.6, 100, 0.5, design_effect(5, 1.0)) == paired_error(0.6, 20, 0.5)


def test_half_the_error_takes_four_times_the_cells() -> None:
    assert cells_for(0.05, 0.05, 100, 1.0) == pytest.approx(100)
    assert cells_for(0.025, 0.05, 100, 1.0) == pytest.approx(400)
    assert math.isinf(cells_for(0.0, 0.05, 100, 1.0))


@pytest.mark.parametrize(
    ("rate", "cells", "correlation"), [(1.2, 5, 0.1), (0.5, 0, 0.1), (0.5, 5, 2)]
)
def test_no_such_run(rate: float, cells: float, correlation: float) -> None:
    with pytest.raises(ValueError, match="no run has"):
        paired_error(rate, cells, correlation)
