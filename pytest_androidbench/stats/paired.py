"""Two agents on the same cells: how much one is better, and whether that may be chance."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pytest_androidbench.stats.clusters import clustered_error, t_quantile
from pytest_androidbench.stats.intervals import LEVEL
from pytest_androidbench.stats.resampling import DRAWS, generator
from pytest_androidbench.stats.variance import Permutation

Pairs: TypeAlias = Mapping[str, Sequence[tuple[float, float]]]
"""By task the values of both agents, the old one first, for each cell that both have."""
MOST_EXACT: Final = 13
"""Tasks up to which all sign flips are gone through: 2^13 are fewer than the draws."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The new agent's mean minus the old one's, over the cells of both."""

    estimate: float
    low: float
    high: float
    error: float
    """The standard error; 0 where all tasks differ by the same."""
    cells: int
    tasks: int
    method: str
    level: float = LEVEL

    @property
    def planning_error(self) -> float:
        """The standard error to say by what a run like this can show; NaN with a single task.

        Where all tasks differ alike they have none of their own: there it is that of the interval.
        """
        if self.tasks < 2:
            return math.nan
        if self.error:
            return self.error
        unit = math.copysign(1.0, self.estimate) if self.estimate else 0.0
        return (abs(self.estimate) or 1.0) * _adjusted(unit, self.tasks)[1]

    def bound(self, level: float) -> tuple[float, float]:
        """The lower and the upper one-sided bound, each with this level."""
        return _bounds(self.estimate, self.error, self.tasks, level)


@dataclass(frozen=True, slots=True, kw_only=True)
class Discordance:
    """McNemar's test: cells in which the two agents differ."""

    gained: int
    """That only the new one passes."""
    lost: int
    """That only the old one passes."""
    p: float
    """Exact and two-sided, for independent cells; a detail where tasks have several seeds."""


def difference(pairs: Pairs, level: float = LEVEL) -> Difference:
    """The paired difference of means with a t interval, clustered by task.

    E. Miller, *Adding Error Bars to Evals*, arXiv 2411.00640, section 4. Where all tasks differ by
    the same amount that formula claims certainty; there each task counts as one gain, loss or
    neither, and one of each is added (D. Bonett and R. Price, *Adjusted Wald confidence interval
    for a difference of binomial proportions based on paired data*, 2012).
    """
    gaps = {task: [new - old for old, new in cells] for task, cells in pairs.items() if cells}
    number = sum(map(len, gaps.values()))
    if not number:
        return Difference(
            estimate=math.nan, low=-1.0, high=1.0, error=math.nan, cells=0, tasks=0,
            method="nothing in common", level=level,
        )  # fmt: skip
    estimate = math.fsum(gap for of_task in gaps.values() for gap in of_task) / number
    error = clustered_error(gaps)
    alike = math.isnan(error) or error < 1e-12
    low, high = _bounds(estimate, 0.0 if alike else error, len(gaps), 0.5 + level / 2)
    return Difference(
        estimate=estimate,
        low=low,
        high=high,
        error=0.0 if alike else error,
        cells=number,
        tasks=len(gaps),
        method="alike in all tasks" if alike else "paired, clustered by task",
        level=level,
    )


def _bounds(estimate: float, error: float, tasks: int, level: float) -> tuple[float, float]:
    if tasks < 2:
        return -1.0, 1.0
    middle, size = estimate, 1.0
    if not error:
        unit = math.copysign(1.0, estimate) if estimate else 0.0
        middle, error = _adjusted(unit, tasks)
        size = abs(estimate) or 1.0
    reach = t_quantile(level, tasks - 1) * error
    low, high = size * (middle - reach), size * (middle + reach)
    return max(-1.0, min(low, estimate)), min(1.0, max(high, estimate))


def _adjusted(unit: float, tasks: int) -> tuple[float, float]:
    """Difference and error of tasks that are all gained (1), lost (-1) or neither (0)."""
    number = tasks + 2
    gained, lost = (((unit == sign) * tasks + 1) / number for sign in (1, -1))
    gap = gained - lost
    return gap, math.sqrt((gained + lost - gap**2) / number)


def sign_flips(pairs: Pairs, *, below: bool = False) -> Permutation:
    """Whether the difference may be chance: the two agents' values exchanged in whole tasks.

    The statistic is the sum over all cells, by its size or, with `below`, by how far it is below
    0. With up to 13 tasks all exchanges are gone through, else 9,999 are drawn with a fixed seed.

    Raises:
        ValueError: no cell in common.
    """
    import numpy as np  # noqa: PLC0415 - slow, and only for reports

    sums = [math.fsum(new - old for old, new in cells) for cells in pairs.values() if cells]
    if not sums:
        raise ValueError("agents without a cell in common cannot be compared")
    exact = len(sums) <= MOST_EXACT
    if exact:
        numbers = np.arange(2 ** len(sums))[:, None] >> np.arange(len(sums))
        signs = 1 - 2 * (numbers & 1)
    else:
        signs = 1 - 2 * generator("sign flips").integers(0, 2, size=(DRAWS, len(sums)))
    totals, seen = signs @ np.array(sums), math.fsum(sums)
    if not below:
        totals, seen = -np.abs(totals), -abs(seen)
    extreme = int((totals <= seen + 1e-9).sum())
    if exact:
        return Permutation(p=extreme / len(signs), draws=len(signs), exact=True)
    return Permutation(p=(extreme + 1) / (DRAWS + 1), draws=DRAWS, exact=False)


def discordance(pairs: Pairs) -> Discordance:
    """Count the cells in which the agents differ (Q. McNemar, 1947)."""
    cells = [cell for of_task in pairs.values() for cell in of_task]
    gained = sum(new > old for old, new in cells)
    lost = sum(new < old for old, new in cells)
    return Discordance(gained=gained, lost=lost, p=even_odds(gained, lost))


def even_odds(one: int, other: int) -> float:
    """The exact two-sided chance of counts at least so uneven, were both as likely."""
    total, fewer = one + other, min(one, other)
    tail = sum(math.comb(total, k) for k in range(fewer + 1)) / 2**total
    return float(min(1.0, 2 * tail))


def fisher(one: tuple[int, int], other: tuple[int, int]) -> float:
    """Fisher's exact two-sided p-value that two shares, each (of it, not of it), are the same."""
    of_it, rest = one[0] + other[0], one[1] + other[1]
    size = sum(one)
    ways = math.comb(of_it + rest, size)

    def chance(count: int) -> float:
        return float(math.comb(of_it, count) * math.comb(rest, size - count) / ways)

    seen = chance(one[0]) * (1 + 1e-7)
    every = range(max(0, size - rest), min(of_it, size) + 1)
    return min(1.0, math.fsum(p for p in map(chance, every) if p <= seen))
