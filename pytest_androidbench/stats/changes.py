"""Where in a series of runs the success changed: binary segmentation with a permutation test.

Binary segmentation is Vostrikova's (Soviet Math. Dokl. 24, 1981; see Truong, Oudre and Vayatis,
Signal Processing 167, 2020, section 5.2.2): the best split of a series is looked for, kept if it
is better than chance, and each side is searched likewise. What chance makes is found by
permutation, task by task: had nothing changed, a task's results would be as likely in any order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from numpy import float64
    from numpy.random import Generator
    from numpy.typing import NDArray

Run: TypeAlias = Mapping[str, float]
"""For each task of a run the mean of its scored episodes, 0..1."""
LEVEL: Final = 0.01
"""Of the test of a split: a history is looked at every day, so that one in a hundred is enough."""
PERMUTATIONS: Final = 1999
SEED: Final = 20_241_101
"""Of the permutations, so that the same history always has the same changes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The success before and from a run on."""

    at: int
    """The first run of the new level, counted from 0."""
    before: float
    """Mean success of the runs since the change before."""
    after: float
    """Mean success of the runs up to the next change."""
    chance: float
    """How often a series without any change has as good a split: the test's p-value."""

    @property
    def points(self) -> float:
        """How far the success moved, -1..1."""
        return self.after - self.before


def changes(
    runs: Sequence[Run], level: float = LEVEL, permutations: int = PERMUTATIONS, seed: int = SEED
) -> tuple[Change, ...]:
    """The changes in a series of runs, in their order.

    Args:
        runs: one after the other; a task that is missing in one says nothing about it.
        level: chance below which a split is kept.
        permutations: of each test; the chance cannot be told below 1 / (permutations + 1).
        seed: of the permutations.

    Raises:
        ValueError: the level cannot be reached by so few permutations, or a mean is none.
    """
    if not 1 / (permutations + 1) <= level < 1:
        raise ValueError(f"{permutations} permutations cannot show a chance of {level}")
    if any(not 0 <= mean <= 1 for run in runs for mean in run.values()):
        raise ValueError("a mean of successes is a number from 0 to 1")
    if len(runs) < 2 or not any(runs):
        return ()
    from numpy.random import default_rng  # noqa: PLC0415 - slow

    values = _table(runs)
    found = dict(_search(values, 0, len(runs), level, permutations, default_rng(seed)))
    edges = [0, *sorted(found), len(runs)]
    means = [_mean(runs[low:high]) for low, high in pairwise(edges)]
    return tuple(
        Change(at=at, before=means[i], after=means[i + 1], chance=found[at])
        for i, at in enumerate(edges[1:-1])
    )


def _table(runs: Sequence[Run]) -> NDArray[float64]:
    """Tasks down, runs across; NaN where a run has no result of a task."""
    import numpy as np  # noqa: PLC0415 - slow

    tasks = sorted({task for run in runs for task in run})
    rows = [[run.get(task, math.nan) for run in runs] for task in tasks]
    return np.array(rows, dtype=np.float64)


def _search(
    values: NDArray[float64], low: int, high: int, level: float, permutations: int, rng: Generator
) -> list[tuple[int, float]]:
    """The changes between two runs, each with its chance."""
    if high - low < 2:
        return []
    at, chance = _best_split(values[:, low:high], permutations, rng)
    if chance > level:
        return []
    left = _search(values, low, low + at, level, permutations, rng)
    right = _search(values, low + at, high, level, permutations, rng)
    return [*left, (low + at, chance), *right]


def _best_split(values: NDArray[float64], permutations: int, rng: Generator) -> tuple[int, float]:
    """The split with the greatest difference between both sides, and its chance."""
    import numpy as np  # noqa: PLC0415 - slow

    known = ~np.isnan(values)
    counts = np.maximum(known.sum(axis=1, keepdims=True), 1)
    means = np.where(known, values, 0.0).sum(axis=1, keepdims=True) / counts
    # Against the task's own mean, so that a run which lacks a hard one does not look better.
    pulls = np.where(known, values - means, 0.0)
    pulls = pulls[np.abs(pulls).max(axis=1) > 0]
    if not len(pulls):
        return 1, 1.0
    sizes = _sizes(values.shape[1])
    seen = np.abs(np.cumsum(pulls.sum(axis=0))[:-1]) / sizes
    at = int(np.argmax(seen))
    # Equal up to rounding is equal: the order of a sum must not decide.
    bar = float(seen[at]) * (1 - 1e-9)
    as_good = 0
    for _ in range(permutations):
        moved = rng.permuted(pulls, axis=1)
        as_good += bool((np.abs(np.cumsum(moved.sum(axis=0))[:-1]) / sizes).max() >= bar)
    return at + 1, (1 + as_good) / (1 + permutations)


def _sizes(runs: int) -> NDArray[float64]:
    """What the sum before each split spreads like, up to a factor, had nothing changed."""
    import numpy as np  # noqa: PLC0415 - slow

    before = np.arange(1, runs, dtype=np.float64)
    sizes: NDArray[float64] = np.sqrt(before * (runs - before) / runs)
    return sizes


def _mean(runs: Sequence[Run]) -> float:
    means = [math.fsum(run.values()) / len(run) for run in runs if run]
    return math.fsum(means) / len(means) if means else math.nan
