"""How large a run must be, and what one of a given size can show."""

from __future__ import annotations

import math
from typing import Final

from pytest_androidbench.stats.intervals import LEVEL, normal_quantile

POWER: Final = 0.8


def design_effect(seeds: float, correlation: float) -> float:
    """How many times the variance grows since the seeds of a task are alike (L. Kish, 1965)."""
    return 1 + (seeds - 1) * correlation


def smallest_difference(error: float, level: float = LEVEL, power: float = POWER) -> float:
    """The true difference that a test with this standard error finds with this power."""
    return (normal_quantile(0.5 + level / 2) + normal_quantile(power)) * error


def paired_error(rate: float, cells: float, correlation: float, effect: float = 1.0) -> float:
    """The standard error of a paired difference between two agents that are about as good.

    Args:
        rate: success rate of both.
        cells: that both have.
        correlation: of their outcomes on the same cell.
        effect: the design effect of several seeds a task.
    """
    if not 0 <= rate <= 1 or not -1 <= correlation <= 1 or cells <= 0:
        raise ValueError(f"no run has rate {rate}, correlation {correlation} and {cells} cells")
    return math.sqrt(2 * rate * (1 - rate) * (1 - correlation) * effect / cells)


def cells_for(difference: float, error: float, cells: int, quantiles: float) -> float:
    """How many cells make `difference` so many standard errors, if a run with `cells` has `error`.

    Infinite where there is no difference to be shown, up to rounding.
    """
    if difference < 1e-9:
        return math.inf
    return cells * (quantiles * error / difference) ** 2
