"""What the harness adds to an episode, and what the plugin adds to other people's runs."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from benchmarks.figures import Figure, median

PARTS: Final = ("restore", "arrange", "checks", "record")
FIRSTS: Final = 5
IMPORT: Final = (
    "import time, pytest, _pytest.config, _pytest.terminal;"
    "start = time.perf_counter(); import pytest_androidbench.plugin;"
    "print((time.perf_counter() - start) * 1000)"
)


PYTEST: Final = (
    sys.executable, "-m", "pytest", "--agent=reference", "--ab-suite=android_world", "-q",
)  # fmt: skip
IDLE: Final = """
from pytest_androidbench import Done

class Idle:
    def start(self, goal): pass
    def act(self, observation): return Done()
"""
COLLECTION: Final = """
import time, pytest
class Clock:
    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self, session):
        start = time.perf_counter()
        yield
        print("collected", len(session.items), 1000 * (time.perf_counter() - start))
pytest.main(["--agent=reference", "--ab-suite=android_world", "-q", "--collect-only"], [Clock()])
"""


def suite_figures() -> list[Figure]:
    """The whole suite with its reference solutions, and how long it takes to be collected."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*PYTEST, "--ab-seeds=30", "-n", "2", f"--ab-run={Path(folder) / 'run'}"]
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - start
    verdict = next((line for line in done.stdout.splitlines() if "outcomes:" in line), "no run")
    collected = [_collection() for _ in range(5)]
    return [
        Figure(name="suite: reference, one seed, -n 2", value=seconds, unit="s", target=100,
               note=verdict.strip()),
        Figure(name="suite: collection", value=median([ms for _, ms in collected]), unit="ms",
               target=500, note=f"{collected[0][0]} items, imports included"),
    ]  # fmt: skip


def _collection() -> tuple[int, float]:
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", COLLECTION],
            capture_output=True,
            text=True,
            check=True,
            cwd=folder,
        )
    line = next(line for line in done.stdout.splitlines() if line.startswith("collected"))
    _, count, ms = line.split()
    return int(count), float(ms)


def harness_figures() -> list[Figure]:
    """Restore, arrange, checks and record, as the records of a run tell them."""
    return [
        *_harness("reference", "reference", 150, 800),
        *_harness("bench_agents:Idle", "an idle agent's process", 25, None),
    ]


def _harness(agent: str, name: str, middle: float, worst: float | None) -> list[Figure]:
    timings = _timings(agent, "--ab-seeds=0-1")
    costs = [1000 * sum(timing[part] for part in PARTS) for timing in timings]
    parts = ", ".join(
        f"{part} {1000 * statistics.median(timing[part] for timing in timings):.1f}"
        for part in (*PARTS, "run")
    )
    return [
        Figure(name=f"harness: one episode, {name}, median", value=median(costs), unit="ms",
               target=middle, note=f"{len(costs)} episodes; medians in ms: {parts}"),
        Figure(name=f"harness: one episode, {name}, worst", value=max(costs), unit="ms",
               target=worst),
    ]  # fmt: skip


def first_figures() -> list[Figure]:
    """All of a worker's first episode, in which its phone is prepared for the suite."""
    firsts = [1000 * total for _ in range(FIRSTS) for total in _firsts()]
    return [
        Figure(name="harness: first episode of a worker, median", value=median(firsts), unit="ms",
               target=700, note=f"{len(firsts)} workers, two at a time"),
        Figure(name="harness: first episode of a worker, worst", value=max(firsts), unit="ms"),
    ]  # fmt: skip


def _firsts() -> list[float]:
    """Seconds that the first episode took on each of two phones."""
    timings = _timings("bench_agents:Idle", "--ab-seeds=0", "-k", "sms")
    by_phone = {timing["serial"]: timing["total"] for timing in reversed(timings)}
    return list(by_phone.values())


def _timings(agent: str, *options: str) -> list[dict[str, Any]]:
    """The timings in a run's records, in the order in which the episodes began."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "bench_agents.py").write_text(IDLE)
        run = Path(folder) / "run"
        done = subprocess.run(
            [*PYTEST, f"--agent={agent}", "--ab-screenshots=off", "-n", "2", f"--ab-run={run}",
             *options],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [folder, *sys.path]))},
        )  # fmt: skip
        found = [_timing(path) for path in run.glob("episodes/*/*/record.json")]
    if not found:
        raise SystemExit(f"the run left no records:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return sorted(found, key=lambda timing: str(timing["started"]))


def _timing(path: Path) -> dict[str, Any]:
    """A record's timing; writing it is what lies between its own total and the file's time."""
    record = json.loads(path.read_text())
    timing = record["timing"]
    ended = datetime.fromisoformat(timing["started"]).timestamp() + timing["total"]
    written = max(0.0, path.stat().st_mtime - ended)
    return {**timing, "record": written, "serial": record["device"]["serial"]}


def import_figures() -> list[Figure]:
    """The plugin's import on top of pytest's own."""
    taken = [
        float(subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout)  # noqa: E501
        for _ in range(11)
    ]  # fmt: skip
    return [Figure(name="plugin: import beyond pytest", value=median(taken), unit="ms", target=5)]
