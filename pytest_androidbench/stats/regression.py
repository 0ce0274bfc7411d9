"""Whether a new agent is worse than the one before: paired non-inferiority, with three verdicts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.stats.intervals import normal_quantile
from pytest_androidbench.stats.paired import Difference, Pairs, difference, sign_flips
from pytest_androidbench.stats.planning import cells_for

Verdict: TypeAlias = Literal["pass", "fail", "inconclusive"]
SURE: Final = 0.95
"""Of each one-sided bound."""
FEWEST: Final = math.ceil(-math.log2(1 - SURE))
"""So many tasks must differ, all one way, for one-sided sign flips to be as sure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Regression:
    """A verdict, and what it rests on."""

    verdict: Verdict
    margin: float
    low: float
    """The one-sided lower bound of the difference new minus old."""
    high: float
    """The one-sided upper bound."""
    difference: Difference
    more_cells: float
    """How many more cells would settle it, were the difference as it is seen: 0 where it is
    settled, infinite where no number would."""
    few: int = 0
    """How many tasks differ, where they are all that keeps it from failing: too few for sign flips,
    so that more seeds of the same tasks would settle nothing."""


def regression(pairs: Pairs, margin: float) -> Regression:
    """Judge the difference d = new minus old, with one-sided 95 % bounds.

    Passed: the lower bound is above minus the margin. Failed: it is not, the upper bound is below
    0, and sign flips of tasks give so low a sum in at most 5 % of cases. Else nothing is known.
    Without the flips an agent that is no worse fails in 5.2 % of runs of 116 tasks x 3 seeds.

    Raises:
        ValueError: the margin is negative, or no number.
    """
    if not 0 <= margin <= 1:
        raise ValueError(f"the margin is a share between 0 and 1, not {margin}")
    found = difference(pairs)
    low, high = found.bound(SURE) if found.cells else (-1.0, 1.0)
    verdict: Verdict = "inconclusive"
    few = 0
    if low > -margin:
        verdict = "pass"
    elif high < 0 and sign_flips(pairs, below=True).p <= 1 - SURE:
        verdict = "fail"
    elif high < 0:
        few = sum(sum(new - old for old, new in cells) != 0 for cells in pairs.values())
    return Regression(
        verdict=verdict, margin=margin, low=low, high=high, difference=found,
        more_cells=0.0 if verdict != "inconclusive" else _more_cells(found, margin, few), few=few,
    )  # fmt: skip


def _more_cells(found: Difference, margin: float, few: int) -> float:
    if not found.cells:
        return math.inf
    if few:
        return max(1.0, found.cells * (FEWEST / few - 1))
    # Where all tasks agree the bounds come from their number alone: as if one in them differed.
    error = found.error or 1 / found.tasks
    reach = normal_quantile(SURE)
    ways = [found.estimate + margin]
    if found.estimate < 0:
        ways.append(-found.estimate)
    wanted = min(cells_for(way, error, found.cells, reach) for way in ways)
    return max(1.0, wanted - found.cells)
