"""What collecting tasks costs against plain tests, parametrized alike, in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median

MODULES: Final = 102
SEEDS: Final = int(os.environ.get("BENCH_SEEDS", "1000"))
"""Cells of each task: 1,000 make 102,000 items."""
PAIRS: Final = int(os.environ.get("BENCH_PAIRS", "5"))
PLAIN: Final = """
import pytest

@pytest.fixture
def episode(request):
    return request.param

CELLS = [(seed, None) for seed in range({seeds})]

@pytest.mark.parametrize(
    ["episode", "name"], CELLS, indirect=["episode"], ids=[f"seed{{seed}}" for seed, _ in CELLS]
)
def test_{number}(episode, name):
    pass
"""
TASK: Final = """
from hypothesis import strategies as st
from pytest_androidbench import task

@task("Task{number}", "Do {{name}}.", params={{"name": st.text()}}, app="desk", difficulty="easy")
def test_{number}(episode, name):
    pass
"""
PROBE: Final = """
import resource, sys, time, pytest
class Clock:
    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self, session):
        start = time.process_time()
        done = yield
        seconds = time.process_time() - start
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print("collected", len(session.items), seconds, most / 1024)
        return done
pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *sys.argv[1:]], [Clock()])
"""
"""Prints items, seconds of processor time and the most memory held, in MB."""


def collection_figures() -> list[Figure]:
    """Time and memory of collecting tasks, as shares of what plain tests take."""
    with tempfile.TemporaryDirectory() as folder:
        plain, tasks = Path(folder) / "plain", Path(folder) / "tasks"
        _write(plain, PLAIN)
        _write(tasks, TASK)
        options = {
            plain: ["-p", "no:androidbench"],
            tasks: ["--agent=null", f"--ab-seeds=0-{SEEDS - 1}"],
        }
        took: dict[Path, list[tuple[float, float]]] = {plain: [], tasks: []}
        for suite, given in options.items():
            _collected(suite, given)  # which leaves bytecode
        for number in range(PAIRS):
            for suite in (plain, tasks) if number % 2 else (tasks, plain):
                took[suite].append(_collected(suite, options[suite]))
    return [
        _ratio("time", "s", [s for s, _ in took[tasks]], [s for s, _ in took[plain]]),
        _ratio("memory", "MB", [mb for _, mb in took[tasks]], [mb for _, mb in took[plain]]),
    ]


def _write(folder: Path, text: str) -> None:
    folder.mkdir()
    (folder / "pytest.ini").write_text("[pytest]\n")
    for number in range(MODULES):
        module = folder / f"test_{number}.py"
        module.write_text(text.format(number=number, seeds=SEEDS))


def _collected(folder: Path, options: Sequence[str]) -> tuple[float, float]:
    """Seconds of processor time, and the most memory in MB."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *options, "."],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        },
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("collected"))
    _, count, seconds, megabytes = line.split()
    if int(count) != MODULES * SEEDS:
        raise SystemExit(f"{count} items were collected in place of {MODULES * SEEDS}")
    return float(seconds), float(megabytes)


def _ratio(what: str, unit: str, ours: Sequence[float], theirs: Sequence[float]) -> Figure:
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    return Figure(
        name=f"collection: {what}, over plain pytest",
        value=median(ratios),
        unit="times",
        target=1.3,
        note=f"{MODULES * SEEDS} items: {median(ours):.1f} {unit} against {median(theirs):.1f}",
    )
