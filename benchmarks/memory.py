"""How much memory a phone and a worker hold as a run goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from benchmarks.episodes import PYTEST
from benchmarks.figures import Figure
from benchmarks.phones import memory_mb, proc_text

SEEDS: Final = int(os.environ.get("BENCH_SEEDS", "20"))
"""How often the suite's 116 tasks are run: 20 make 2,320 episodes."""
ORDER: Final = os.environ.get("BENCH_ORDER", "rounds")
"""`rounds`: every task once, then again; `tasks`: all seeds of a task, then the next task."""
MARKS: Final = (100, 300, 600, 1000, 1500, 2000)
PHONE: Final = "pytest_androidbench.phone"
LIMITS: Final = {"phone": 120.0, "worker": 150.0}
"""What the project promises of a run of 2,000 episodes, in MB."""
SETTLED: Final = 300
"""Episodes after which both are to be flat."""


def memory_figures() -> list[Figure]:
    """The suite again and again with one worker, and what both processes hold on the way.

    The run lasts 20 minutes and more; `BENCH_SEEDS` makes it shorter.
    """
    with tempfile.TemporaryDirectory() as folder:
        run = Path(folder) / "run"
        seeds = f"--ab-seeds=0-{SEEDS - 1}"
        options = ("-n", "1", *(("-p", "benchmarks.rounds") if ORDER == "rounds" else ()))
        child = subprocess.Popen(
            [*PYTEST, seeds, *options, f"--ab-run={run}"],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        samples = list(_samples(child, run))
    return [figure for name in LIMITS for figure in _series(name, samples)]


@dataclass(frozen=True, slots=True)
class Held:
    """Resident memory of a process, in MB."""

    now: float
    most: float
    """Since the process began, however short it was."""

    @classmethod
    def by(cls, pid: int) -> Self:
        """What a process holds; nothing once it is gone."""
        return cls(now=memory_mb(pid, "VmRSS"), most=memory_mb(pid, "VmHWM"))


Sample = tuple[int, dict[str, Held]]


def _samples(child: subprocess.Popen[bytes], run: Path) -> Iterator[Sample]:
    """(Episodes so far, what each process holds), ten times in every hundred."""
    told = -1
    while child.poll() is None:
        time.sleep(0.5)
        done = _episodes(run)
        if done // 10 != told:
            told = done // 10
            held = {name: Held.by(pid) for name, pid in _processes(child.pid).items()}
            yield done, held
            if os.environ.get("BENCH_VERBOSE"):
                print(f"{done:>5}", *held.items(), flush=True)


def _episodes(run: Path) -> int:
    episodes = run / "episodes"
    return sum(1 for _ in episodes.iterdir()) if episodes.is_dir() else 0


def _series(name: str, samples: list[Sample]) -> Iterator[Figure]:
    known = [(done, held[name]) for done, held in samples if name in held]
    for mark in MARKS:
        reached = [held.now for done, held in known if done >= mark]
        if reached:
            yield Figure(name=f"memory: {name} after {mark} episodes", value=reached[0], unit="MB",
                         target=LIMITS[name])  # fmt: skip
    late = [(done, held.now) for done, held in known if done >= SETTLED]
    if len(late) > 1:
        yield Figure(name=f"memory: {name}, growth an episode after {SETTLED}",
                     value=_slope(late) * 1024, unit="kB")  # fmt: skip
    most = max(held.most for _, held in known)
    yield Figure(name=f"memory: {name}, most", value=most, unit="MB", target=LIMITS[name])


def _slope(points: list[tuple[int, float]]) -> float:
    """The slope of the line with the least squares."""
    count = len(points)
    x_mean, y_mean = sum(x for x, _ in points) / count, sum(y for _, y in points) / count
    spread = sum((x - x_mean) ** 2 for x, _ in points)
    return sum((x - x_mean) * (y - y_mean) for x, y in points) / spread if spread else 0.0


def _processes(root: int) -> dict[str, int]:
    """The worker that a run of pytest started, and the phone that the worker did."""
    for worker in _children(root):
        for child in _children(worker):
            if PHONE in proc_text(child, "cmdline"):
                return {"phone": child, "worker": worker}
    return {}


def _children(pid: int) -> list[int]:
    return [int(child) for child in proc_text(pid, f"task/{pid}/children").split()]
