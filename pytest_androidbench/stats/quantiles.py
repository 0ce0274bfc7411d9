"""How values are spread: steps, seconds, tokens, money."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


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
