"""Several tests at once: p-values adjusted so that few of the claims are due to chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate


def holm(values: Sequence[float]) -> list[float]:
    """Adjusted p-values; rejecting those below a keeps the chance of any false claim below a.

    S. Holm, *A simple sequentially rejective multiple test procedure*, 1979. For a few claims that
    matter each, such as several agents.
    """
    order = sorted(range(len(values)), key=values.__getitem__)
    scaled = (min(1.0, (len(values) - rank) * values[at]) for rank, at in enumerate(order))
    return _put_back(order, list(accumulate(scaled, max)))


def benjamini_hochberg(values: Sequence[float]) -> list[float]:
    """Adjusted p-values; of those below q at most a share q is false, on average.

    Y. Benjamini and Y. Hochberg, *Controlling the false discovery rate*, 1995. For long lists,
    such as all tasks.
    """
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    number = len(values)
    scaled = (min(1.0, values[at] * number / (number - rank)) for rank, at in enumerate(order))
    return _put_back(order, list(accumulate(scaled, min)))


def _put_back(order: Sequence[int], adjusted: Sequence[float]) -> list[float]:
    back = dict(zip(order, adjusted, strict=True))
    return [back[place] for place in range(len(order))]
