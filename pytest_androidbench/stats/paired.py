"""Two agents on the same cells: how much one is better, and whether that may be chance."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pytest_androidbench.stats.clusters import clustered_error, t_quantile
from pytest_androidbench.stats.intervals import LEVEL, wilson
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

    def bound(self, level: float) -> tuple[float, float]:
        """The lower and the upper one-sided bound, each with this level."""
        reach = _reach(self.error, self.tasks, level)
        return max(-1.0, self.estimate - reach), min(1.0, self.estimate + reach)


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
    the same amount that formula claims certainty; there the interval is as wide as what none of
    so many tasks leaves open (Wilson's upper bound of 0 in `tasks`), for each side.
    """
    gaps = {task: [new - old for old, new in cells] for task, cells in pairs.items() if cells}
    number = sum(map(len, gaps.values()))
    if not number:
        return Difference(
            estimate=math.nan, low=-1.0, high=1.0, error=math.nan, cells=0, tasks=0,
            method="nothing in common", level=level,
        )  # fmt: skip
    estimate = math.fsum(gap for of_task in gaps.values() for gap in of_task) / number
    error = 0.0 if len(gaps) < 2 else clustered_error(gaps)
    reach = _reach(error, len(gaps), 0.5 + level / 2)
    alike = error < 1e-12
    return Difference(
        estimate=estimate,
        low=max(-1.0, estimate - reach),
        high=min(1.0, estimate + reach),
        error=0.0 if alike else error,
        cells=number,
        tasks=len(gaps),
        method="alike in all tasks" if alike else "paired, clustered by task",
        level=level,
    )


def _reach(error: float, tasks: int, level: float) -> float:
    if not tasks:
        return 2.0
    if error < 1e-12:
        return wilson(0, tasks, 2 * level - 1).high
    return t_quantile(level, tasks - 1) * error


def sign_flips(pairs: Pairs) -> Permutation:
    """Whether the difference may be chance: the two agents' values exchanged in whole tasks.

    The statistic is the absolute sum over all cells. With up to 13 tasks all exchanges are gone
    through, else 9,999 are drawn with a fixed seed.

    Raises:
        ValueError: no cell in common.
    """
    import numpy as np  # noqa: PLC0415 - slow, and only for reports

    sums = [math.fsum(new - old for old, new in cells) for cells in pairs.values() if cells]
    if not sums:
        raise ValueError("agents without a cell in common cannot be compared")
    values = np.array(sums)
    seen = abs(math.fsum(sums)) - 1e-9
    exact = len(sums) <= MOST_EXACT
    if exact:
        numbers = np.arange(2 ** len(sums))[:, None] >> np.arange(len(sums))
        signs = 1 - 2 * (numbers & 1)
    else:
        signs = 1 - 2 * generator("sign flips").integers(0, 2, size=(DRAWS, len(sums)))
    extreme = int((np.abs(signs @ values) >= seen).sum())
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
    if not ways or not of_it or not rest:
        return 1.0

    def chance(count: int) -> float:
        return float(math.comb(of_it, count) * math.comb(rest, size - count) / ways)

    seen = chance(one[0]) * (1 + 1e-7)
    every = range(max(0, size - rest), min(of_it, size) + 1)
    return min(1.0, math.fsum(p for p in map(chance, every) if p <= seen))
