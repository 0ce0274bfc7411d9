"""How large a run must be, and what one of a given size can show."""

from __future__ import annotations

import math
from typing import Final

from pytest_androidbench.stats.intervals import LEVEL, normal_quantile

POWER: Final = 0.8


def design_effect(
    seeds: float, correlation: float, repeats: float = 1, of_seeds: float = 0.0
) -> float:
    """How many times the variance of a mean grows since episodes of a task are alike.

    L. Kish, *Survey Sampling*, 1965, 5.4: 1 + (n - 1) rho; with repeats, which are of one seed as
    well, the variance of a nested design over that of as many independent episodes.

    Args:
        seeds: of each task.
        correlation: of a task's episodes with different seeds: the task's share of the variance.
        repeats: of each seed.
        of_seeds: the seeds' share of the variance.
    """
    return 1 + (seeds * repeats - 1) * correlation + (repeats - 1) * of_seeds


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
