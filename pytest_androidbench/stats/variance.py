"""What differences in success are made of: the tasks, the seeds, or nothing that can be named."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pytest_androidbench.stats.resampling import DRAWS, generator

Cells: TypeAlias = Mapping[str, Mapping[str, Sequence[float]]]
"""By task and seed the values of its repeats."""
MOST_ORDERS: Final = 20_000
"""Permutations that are all gone through; above it some are drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VarianceSplit:
    """Variances of one episode's value around the mean of all; they add up to its own."""

    task: float
    """Between tasks; NaN with a single one."""
    seed: float
    """Between the seeds of a task; NaN where no task has several. Without repeats theirs is in
    it."""
    repeat: float
    """Between repeats of a cell, which nothing explains; NaN where no cell has several."""

    @property
    def seed_share(self) -> float:
        """The part of the variance within a task that its seeds make: the intraclass correlation.

        NaN where there is none to be shared, or not both of the parts.
        """
        within = self.seed + self.repeat
        return self.seed / within if within > 0 else math.nan


@dataclass(frozen=True, slots=True, kw_only=True)
class Permutation:
    """A test by permutation: how often chance alone gives a statistic as large as the one seen."""

    p: float
    draws: int
    exact: bool
    """Whether all orders were gone through; else `draws` were drawn, with a fixed seed."""


def split(cells: Cells) -> VarianceSplit:
    """The variance components of a nested design, by the method of moments.

    Mean squares are set equal to their expectations (Searle, Casella and McCulloch, *Variance
    Components*, 1992, chapter 3.6, for unequal numbers); what comes out below 0 is 0.
    """
    tasks = [[list(tries) for tries in seeds.values() if tries] for seeds in cells.values()]
    tasks = [seeds for seeds in tasks if seeds]
    repeat = _mean_square(_within_cells(tasks), _count(tasks, 1) - _count(tasks, 2))
    seeds_freedom = _count(tasks, 2) - len(tasks)
    seed = math.nan
    if seeds_freedom:
        square = math.fsum(_between_seeds(seeds) for seeds in tasks) / seeds_freedom
        noise = 0.0 if math.isnan(repeat) else repeat
        weight = (_episodes(tasks) - _squares_over_tasks(tasks)) / seeds_freedom
        seed = max(0.0, (square - noise) / weight)
    return VarianceSplit(task=_of_tasks(tasks, seed, repeat), seed=seed, repeat=repeat)


def seeds_matter(cells: Cells) -> Permutation:
    """Whether seeds of a task differ by more than repeats of a seed do.

    Under the hypothesis that they do not, the outcomes of a task can be dealt to its seeds in any
    way; the statistic is the sum of squares between seeds. Exact where the ways are few.

    Raises:
        ValueError: no task has both several seeds and several repeats of one.
    """
    tasks = [[list(tries) for tries in seeds.values() if tries] for seeds in cells.values()]
    tasks = [seeds for seeds in tasks if len(seeds) > 1 and any(len(tries) > 1 for tries in seeds)]
    if not tasks:
        raise ValueError("seeds are told from chance only where a task has seeds and repeats")
    seen = math.fsum(_between_seeds(seeds) for seeds in tasks)
    if _ways(tasks) <= MOST_ORDERS:
        return _all_ways([_table(seeds) for seeds in tasks], seen)
    return _drawn_ways(tasks, seen)


def _ways(tasks: Sequence[Sequence[Sequence[float]]]) -> float:
    """At most so many ways of dealing differ in how many passes each seed gets."""
    if any(value not in {0.0, 1.0} for seeds in tasks for tries in seeds for value in tries):
        return math.inf
    return math.prod(len(tries) + 1 for seeds in tasks for tries in seeds)


def _all_ways(tables: Sequence[Sequence[tuple[float, float]]], seen: float) -> Permutation:
    ways = list(itertools.product(*tables))
    likely = math.fsum(
        math.prod(chance for _, chance in way)
        for way in ways
        if math.fsum(value for value, _ in way) >= seen - 1e-9
    )
    return Permutation(p=min(1.0, likely), draws=len(ways), exact=True)


def _drawn_ways(tasks: Sequence[Sequence[Sequence[float]]], seen: float) -> Permutation:
    chance = generator("seeds matter")
    extreme = 0
    for _ in range(DRAWS):
        total = 0.0
        for seeds in tasks:
            drawn = chance.permutation([value for tries in seeds for value in tries]).tolist()
            ends = list(itertools.accumulate(len(tries) for tries in seeds))
            total += _between_seeds(
                [drawn[end - len(tries) : end] for end, tries in zip(ends, seeds, strict=True)]
            )
        extreme += total >= seen - 1e-9
    return Permutation(p=(extreme + 1) / (DRAWS + 1), draws=DRAWS, exact=False)


def _table(seeds: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Each value of the statistic for one task of passes and failures, with its chance."""
    sizes = [len(tries) for tries in seeds]
    passed = round(math.fsum(map(math.fsum, seeds)))
    total = math.comb(sum(sizes), passed)
    table = []
    for dealt in _dealings(sizes, passed):
        both = list(zip(dealt, sizes, strict=True))
        value = _between_seeds([[1.0] * k + [0.0] * (n - k) for k, n in both])
        table.append((value, math.prod(math.comb(n, k) for k, n in both) / total))
    return table


def _dealings(sizes: Sequence[int], passed: int) -> Iterator[tuple[int, ...]]:
    """All ways to give `passed` passes to seeds of these sizes."""
    if not sizes:
        if not passed:
            yield ()
        return
    for first in range(min(sizes[0], passed) + 1):
        for rest in _dealings(sizes[1:], passed - first):
            yield first, *rest


def _within_cells(tasks: Sequence[Sequence[Sequence[float]]]) -> float:
    return math.fsum(_squares(tries) for seeds in tasks for tries in seeds)


def _between_seeds(seeds: Sequence[Sequence[float]]) -> float:
    """The sum of squares of the seeds' means around their task's, weighted by their sizes."""
    total = sum(map(len, seeds))
    mean = math.fsum(map(math.fsum, seeds)) / total
    return math.fsum(len(tries) * (math.fsum(tries) / len(tries) - mean) ** 2 for tries in seeds)


def _of_tasks(tasks: Sequence[Sequence[Sequence[float]]], seed: float, repeat: float) -> float:
    if len(tasks) < 2:
        return math.nan
    freedom, episodes = len(tasks) - 1, _episodes(tasks)
    flat = [[value for tries in seeds for value in tries] for seeds in tasks]
    square = _between_seeds(flat) / freedom
    of_seeds = (_squares_over_tasks(tasks) - _squares_over(tasks, episodes)) / freedom
    weight = (episodes - math.fsum(len(values) ** 2 for values in flat) / episodes) / freedom
    known = [0.0 if math.isnan(part) else part for part in (seed, repeat)]
    return max(0.0, (square - known[1] - of_seeds * known[0]) / weight)


def _squares_over_tasks(tasks: Sequence[Sequence[Sequence[float]]]) -> float:
    return math.fsum(_squares_over([seeds], sum(map(len, seeds))) for seeds in tasks)


def _squares_over(tasks: Sequence[Sequence[Sequence[float]]], total: int) -> float:
    return math.fsum(len(tries) ** 2 for seeds in tasks for tries in seeds) / total


def _squares(values: Sequence[float]) -> float:
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values)


def _mean_square(squares: float, freedom: int) -> float:
    return squares / freedom if freedom else math.nan


def _count(tasks: Sequence[Sequence[Sequence[float]]], level: int) -> int:
    return _episodes(tasks) if level == 1 else sum(map(len, tasks))


def _episodes(tasks: Sequence[Sequence[Sequence[float]]]) -> int:
    return sum(len(tries) for seeds in tasks for tries in seeds)
