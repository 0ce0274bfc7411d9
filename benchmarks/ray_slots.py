"""What a run on a Ray cluster costs beside the same cells on a warm worker of pytest-xdist."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median
from fixtures.ray_cluster import ray_nodes
from pytest_androidbench.records.record import Record
from tests.cluster.desk import ARGUMENTS, desk_at
from tests.end_to_end.projects import Project

SHORT: Final = 60
"""Cells of a tabletop with an agent that is done at once."""
LONG: Final = 400
"""Cells whose agent waits for a second."""
SLOTS: Final = 8
SECONDS: Final = 600


def ray_figures() -> Iterator[Figure]:
    """Time from nothing to the first record, beside each cell, and lost by eight slots."""
    with tempfile.TemporaryDirectory() as name:
        desk = desk_at(Path(name))
        seeds = f"--ab-seeds=1-{SHORT // 4}"
        begun = time.time()
        with ray_nodes(1, 1, 1, resource="phone") as cluster:
            project = _project(Path(name), cluster.address)
            asked = ("--ab-tasks=OpenAppTaskEval", "--ab-seeds=1-3", "--ab-suite=android_world")
            _run(project, "phones", "--agent=null", *asked, "--ab-cluster=auto")
        first = min(_end(record) for record in project.contents("phones").records)
        yield Figure(name="ray: three nodes up, and the first record of a phone", unit="s",
                     value=first - begun, target=12)  # fmt: skip
        with ray_nodes(1) as cluster:
            project = _project(Path(name), cluster.address)
            _run(project, "far", *ARGUMENTS, "--agent=null", seeds, "--ab-cluster=auto")
        _run(desk, "near", *ARGUMENTS, "--agent=null", seeds, "-n1")
        near, far = (_interval(desk.contents(run).records) for run in ("near", "far"))
        yield Figure(name="ray: a cell beside that of a warm worker", unit="ms", target=15,
                     value=1000 * (far - near), note=f"{1000 * near:.0f} ms there")  # fmt: skip
        yield from _eight(Path(name))


def _eight(folder: Path) -> Iterator[Figure]:
    with ray_nodes(SLOTS) as cluster:
        project = _project(folder, cluster.address)
        seeds = f"--ab-seeds=1-{LONG // 4}"
        slow = ("--agent=agents:Slow", "--agent-option=seconds=1", "--ab-screenshots=off")
        _run(project, "eight", *ARGUMENTS, *slow, seeds, "--ab-cluster=auto")
    records = project.contents("eight").records
    up = _all_at_work(records)
    behind = [record for record in records if _begin(record) >= up]
    took = max(map(_end, records)) - up
    yield Figure(name=f"ray: {LONG} cells of 1 s on {SLOTS} slots, over the ideal", unit="times",
                 value=took / (len(behind) / SLOTS), target=1 / 0.9,
                 note=f"{len(behind)} behind the moment when all are up")  # fmt: skip


def _project(folder: Path, address: str) -> Project:
    return Project(path=folder, variables={"RAY_ADDRESS": address})


def _run(project: Project, name: str, *arguments: str) -> None:
    done = project.run(*arguments, f"--ab-run={name}", seconds=SECONDS)
    if done.code not in (0, 1):
        raise SystemExit(done.out + done.err)


def _all_at_work(records: Sequence[Record]) -> float:
    """When cells ran at all slots for the first time."""
    changes = [(_begin(one), 1) for one in records] + [(_end(one), -1) for one in records]
    running = 0
    for when, change in sorted(changes):
        running += change
        if running == SLOTS:
            return when
    raise SystemExit(f"never did {SLOTS} cells run at once")


def _interval(records: Sequence[Record]) -> float:
    """Seconds from the beginning of a cell to that of the next one, in the median."""
    begun = sorted(map(_begin, records))
    return median([later - earlier for earlier, later in pairwise(begun)])


def _begin(record: Record) -> float:
    return datetime.fromisoformat(record.timing.started).timestamp()


def _end(record: Record) -> float:
    return _begin(record) + record.timing.total
