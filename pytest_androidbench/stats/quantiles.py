"""How values are spread: steps, seconds, tokens, money."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from pytest_androidbench.stats.clusters import Values, clustered_error, t_quantile
from pytest_androidbench.stats.intervals import LEVEL, wilson


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """Some values by their mean and quantiles; all NaN where there are none."""

    number: int
    mean: float
    median: float
    p10: float
    p90: float
    least: float
    most: float


@dataclass(frozen=True, slots=True, kw_only=True)
class QuantileInterval:
    """A quantile with the range that the data leave open."""

    estimate: float
    low: float | None
    """None = so few values, or tasks, set it no end on this side."""
    high: float | None
    method: str
    level: float = LEVEL


def spread(values: Sequence[float]) -> Spread:
    """Sum up values."""
    ordered = sorted(values)
    return Spread(
        number=len(ordered),
        mean=math.fsum(ordered) / len(ordered) if ordered else math.nan,
        median=quantile(ordered, 0.5),
        p10=quantile(ordered, 0.1),
        p90=quantile(ordered, 0.9),
        least=quantile(ordered, 0),
        most=quantile(ordered, 1),
    )


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies, which are in order.

    Between two of them it is on the line that joins them (R. Hyndman and Y. Fan, *Sample
    quantiles in statistical packages*, 1996, definition 7); NaN of no values.
    """
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is no share")
    if not ordered:
        return math.nan
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def quantile_interval(values: Values, share: float, level: float = LEVEL) -> QuantileInterval:
    """A quantile of all episodes' values, with an interval.

    Of several tasks it lies between the quantiles of `share` minus and plus t standard errors of
    the share of values up to the quantile, clustered by task (R. Woodruff, *Confidence intervals
    for medians and other position measures*, 1952). Of one task it is exact, between two of the
    values in order, by the binomial distribution of how many lie below (W. Conover, *Practical
    Nonparametric Statistics*, 1999, 3.2).

    Raises:
        ValueError: there are no values, or the share is none.
    """
    groups = {task: group for task, group in values.items() if group}
    ordered = sorted(value for group in groups.values() for value in group)
    if not ordered:
        raise ValueError("no values have no quantiles")
    estimate = quantile(ordered, share)
    if len(groups) == 1:
        low, high = _by_order(ordered, share, level)
        method = "order statistics"
    else:
        upto = {task: [float(v <= estimate) for v in group] for task, group in groups.items()}
        ends = _shares(upto, share, level)
        low = quantile(ordered, ends[0]) if ends[0] > 0 else None
        high = quantile(ordered, ends[1]) if ends[1] < 1 else None
        method = "clustered by task"
    return QuantileInterval(estimate=estimate, low=low, high=high, method=method, level=level)


def _shares(upto: Values, share: float, level: float) -> tuple[float, float]:
    """Between which shares the one of the quantile lies."""
    error = clustered_error(upto)
    if error < 1e-12:
        # All tasks agree, which says no more than as many episodes would.
        plain = wilson(share * len(upto), len(upto), level)
        return plain.low, plain.high
    reach = t_quantile(0.5 + level / 2, len(upto) - 1) * error
    return share - reach, share + reach


def _by_order(
    ordered: Sequence[float], share: float, level: float
) -> tuple[float | None, float | None]:
    number, tail = len(ordered), (1 - level) / 2
    upto = list(accumulate(_binomial(number, share)))[:number]
    lowest, highest = bisect_right(upto, tail), bisect_left(upto, 1 - tail)
    return (
        ordered[lowest - 1] if lowest else None,
        ordered[highest] if highest < number else None,
    )


def _binomial(number: int, share: float) -> Iterator[float]:
    """The chance of 0, 1, 2 ... of so many, each with this chance."""
    for count in range(number + 1):
        if share in (0, 1):
            yield float(count == share * number)
            continue
        ways = math.lgamma(number + 1) - math.lgamma(count + 1) - math.lgamma(number - count + 1)
        yield math.exp(ways + count * math.log(share) + (number - count) * math.log1p(-share))
