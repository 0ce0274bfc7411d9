"""What intervals cover and what the gate decides, in simulated runs whose truth is known."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.figures import Figure
from pytest_androidbench.stats.clusters import clustered_interval
from pytest_androidbench.stats.regression import regression

RUNS: Final = 2_000
SPREAD: Final = (0.6, 0.4)
"""Beta of tasks' success: agents with the same rates are correlated by 1 / (1 + 0.6 + 0.4)."""
MEAN: Final = 0.6
SIZES: Final = ((10, 5), (40, 5), (116, 3))
GATED: Final = ((116, 1), (116, 3), (20, 3))
MARGIN: Final = 0.05
DROP: Final = 0.15


def coverage_figures() -> list[Figure]:
    """How often the headline interval holds the truth."""
    return [_coverage(tasks, seeds) for tasks, seeds in SIZES]


def _coverage(tasks: int, seeds: int) -> Figure:
    chance = np.random.default_rng(tasks)
    held = 0
    for _ in range(RUNS):
        passed = chance.random((tasks, seeds)) < chance.beta(*SPREAD, tasks)[:, None]
        values = {str(task): list(row) for task, row in enumerate(passed.astype(float))}
        interval = clustered_interval(values)
        held += interval.low <= MEAN <= interval.high
    return Figure(
        name=f"coverage of the 95 % interval, {tasks} tasks x {seeds} seeds",
        value=100 * held / RUNS,
        unit="%",
        note=f"wanted 93 to 98; error of the simulation {_error(held):.1f}",
    )


def gate_figures() -> list[Figure]:
    """What the gate decides of an equal agent, and of one that is 15 points worse."""
    figures = []
    for tasks, seeds in GATED:
        for drop in (0.0, DROP):
            figures += _verdicts(tasks, seeds, drop)
    return figures


def _verdicts(tasks: int, seeds: int, drop: float) -> list[Figure]:
    chance = np.random.default_rng([tasks, seeds, round(100 * drop)])
    found: Counter[str] = Counter()
    for _ in range(RUNS):
        rates = chance.beta(*SPREAD, tasks)
        old = _outcomes(chance, rates, seeds)
        new = _outcomes(chance, rates * (1 - drop / MEAN), seeds)
        pairs = {
            str(task): list(zip(old[task].tolist(), new[task].tolist(), strict=True))
            for task in range(tasks)
        }
        found[regression(pairs, MARGIN).verdict] += 1
    what = f"{100 * drop:.0f} points worse" if drop else "an equal agent"
    return [
        Figure(
            name=f"gate at {100 * MARGIN:.0f} points, {tasks} x {seeds}, {what}: {verdict}",
            value=100 * found[verdict] / RUNS,
            unit="%",
            target=5 if not drop and verdict == "fail" else None,
            note=f"error of the simulation {_error(found[verdict]):.1f}",
        )
        for verdict in ("pass", "fail", "inconclusive")
    ]


def _outcomes(
    chance: np.random.Generator, rates: NDArray[np.float64], seeds: int
) -> NDArray[np.float64]:
    return (chance.random((len(rates), seeds)) < rates[:, None]).astype(float)


def _error(count: int) -> float:
    share = count / RUNS
    return 100 * math.sqrt(share * (1 - share) / RUNS)
