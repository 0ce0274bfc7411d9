"""How well cells are placed on a cluster of 500 slots whose nodes are lost, in simulated runs."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from benchmarks.figures import Figure, median
from fixtures.simulated_cluster import SimulatedCluster, SimulatedEnd, SimulatedRun

SEEDS: Final = 20
RUN: Final = SimulatedRun()
"""10,000 cells on 50 nodes of 10 slots."""
WAYS: Final[dict[str, tuple[SimulatedRun, float | None]]] = {
    "durations known": (RUN, 1.1),
    "durations misjudged": (replace(RUN, misjudged=0.5), 1.1),
    "durations not known": (replace(RUN, misjudged=math.inf), None),
    "one node in 20 lost an hour": (replace(RUN, hourly_loss=0.05), None),
    "durations of more spread": (replace(RUN, spread=1.0), None),
}
"""Runs, and the ratio that is promised of the worst of them."""


def cluster_figures() -> Iterator[Figure]:
    """How much longer runs take than they must, and what placing a cell costs."""
    begun, cells = time.process_time(), 0
    for name, (run, target) in WAYS.items():
        ends = [SimulatedCluster(run, seed).play() for seed in range(SEEDS)]
        cells += run.cells * SEEDS
        yield _ratio(name, ends, target)
    yield Figure(
        name="cluster: processor time of a simulated cell",
        value=1000 * (time.process_time() - begun) / cells,
        unit="ms",
        target=20,
        note="placing and all that simulates",
    )


def _ratio(name: str, ends: list[SimulatedEnd], target: float | None) -> Figure:
    ratios = [end.ratio for end in ends]
    hours = median([end.least / 3600 for end in ends])
    lost = sum(end.given_up for end in ends) / len(ends)
    return Figure(
        name=f"cluster: worst of {SEEDS} over the least time, {name}",
        value=max(ratios),
        unit="times",
        target=target,
        note=f"median {median(ratios):.3f}; least {hours:.2f} h, {lost:.1f} attempts lost a run",
    )
