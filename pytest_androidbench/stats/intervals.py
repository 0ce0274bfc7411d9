"""Confidence intervals of one proportion, for independent episodes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True, kw_only=True)
class Interval:
    """An estimate with the range that the data leave open."""

    estimate: float
    low: float
    high: float
    method: str
    """How it was made, for the reader of a report."""
    level: float = LEVEL


def wilson(passed: float, total: float, level: float = LEVEL) -> Interval:
    """Wilson's score interval; `passed` and `total` may be effective, fractional counts."""
    if total <= 0:
        return nothing_known("wilson", level)
    _check_counts(passed, total)
    z = normal_quantile(0.5 + level / 2)
    share = passed / total
    center = (passed + z * z / 2) / (total + z * z)
    half = z / (total + z * z) * math.sqrt(passed * (total - passed) / total + z * z / 4)
    return _within("wilson", share, center - half, center + half, level)


def nothing_known(method: str, level: float = LEVEL) -> Interval:
    """The interval of no data: everything is possible and nothing is estimated."""
    return Interval(estimate=math.nan, low=0.0, high=1.0, method=method, level=level)


def normal_quantile(probability: float) -> float:
    """The value below which a standard normal variable stays with this probability."""
    return NormalDist().inv_cdf(probability)


def _check_counts(passed: float, total: float) -> None:
    if not 0 <= passed <= total:
        raise ValueError(f"{passed} of {total} is no proportion")


def _within(method: str, share: float, low: float, high: float, level: float) -> Interval:
    # Rounding can push a bound past the estimate by one unit in the last place.
    low, high = max(0.0, min(low, share)), min(1.0, max(high, share))
    return Interval(estimate=share, low=low, high=high, method=method, level=level)
