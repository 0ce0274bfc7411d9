"""How far success goes along with other measures: Pearson's correlation."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Correlation:
    """Pearson's coefficient of two measures."""

    coefficient: float | None
    """-1 to 1; None with fewer than two pairs, or where one measure does not vary."""
    pairs: int
    """Over how many it is; pairs with an undefined value are left out."""


def pearson(pairs: Iterable[tuple[float | None, float | None]]) -> Correlation:
    """The covariance over the product of both standard deviations (K. Pearson, 1895).

    The paper gives it for SR with TR (.87) and with TCR (.91), arXiv 2402.06596, section 4.
    """
    known = [(x, y) for x, y in pairs if x is not None and y is not None]
    if len(known) < 2:
        return Correlation(coefficient=None, pairs=len(known))
    left, right = (_scaled([pair[side] for pair in known]) for side in (0, 1))
    if not left or not right:
        return Correlation(coefficient=None, pairs=len(known))
    product = math.fsum(x * y for x, y in zip(left, right, strict=True))
    return Correlation(coefficient=max(-1.0, min(1.0, product)), pairs=len(known))


def _scaled(values: Sequence[float]) -> list[float]:
    """Distances from the mean, scaled to a length of 1; empty where all values are alike."""
    if min(values) == max(values):
        return []
    mean = math.fsum(values) / len(values)
    gaps = [value - mean for value in values]
    # Divided by the largest first, so that squares of tiny distances do not vanish.
    most = max(map(abs, gaps))
    gaps = [gap / most for gap in gaps]
    length = math.sqrt(math.fsum(gap * gap for gap in gaps))
    return [gap / length for gap in gaps]
