"""What a report costs to make, and how fast its first page opens and answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from benchmarks.figures import Figure, median
from fixtures.made_runs import Made, made_run
from pytest_androidbench.records.contents import read_contents
from tests.browser.chromium import chromium
from tests.browser.visits import Visits

SEEDS: Final = 50
STEPS: Final = 10
"""Kept of each attempt at most."""
OPENED: Final = 5
"""How often the page is opened; the middle one is told."""
PUBLISH: Final = """
import json, resource, sys, time
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.publish import publish
start, processor = time.perf_counter(), time.process_time()
publish(RunDirectory.open(sys.argv[1]))
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps([time.perf_counter() - start, time.process_time() - processor, most]))
"""
"""Prints seconds on the wall and of the processor, and the most memory held, in MB."""
ANSWER: Final = """
async () => {
  const search = document.getElementById("search"), took = [];
  for (const text of ["clock", "clock keyerror", "no episode is like this", "e", ""]) {
    const start = performance.now();
    search.value = text;
    search.dispatchEvent(new Event("input"));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    took.push(performance.now() - start);
  }
  return took;
}
"""
"""Milliseconds from each search to the frame that shows its answer."""


def report_figures() -> Iterator[Figure]:
    """Reports of 1,000 and of 10,000 episodes, from records to an answer in the browser."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _made(Path(folder) / "small", 1_000, seconds=3)
        large = Path(folder) / "large"
        yield from _made(large, 10_000, seconds=20)
        yield Figure(name="report: 10,000 episodes, size of the index", unit="MB", target=10,
                     value=(large / "index.html").stat().st_size / 1e6)  # fmt: skip
        yield from _opened(large / "index.html")


def _made(run: Path, episodes: int, *, seconds: float) -> Iterator[Figure]:
    _write(run, episodes)
    done = subprocess.run(
        [sys.executable, "-c", PUBLISH, str(run)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    wall, processor, most = json.loads(done.stdout)
    what = f"report: {episodes:,} episodes"
    yield Figure(name=f"{what}, time to make", value=wall, unit="s", target=seconds,
                 note=f"{processor:.1f} s of the processor")  # fmt: skip
    yield Figure(name=f"{what}, memory to make", value=most, unit="MB", target=500)


def _write(run: Path, episodes: int) -> None:
    # Waiting for the disk 40,000 times is a run's business, not a report's.
    with patch("os.fsync"):
        made_run(run, Made(tasks=episodes // SEEDS, seeds=SEEDS, steps=STEPS))
    if len(read_contents(run).by_episode) != episodes:
        raise SystemExit(f"{run} has not the {episodes} episodes that were asked for")


def _opened(page: Path) -> Iterator[Figure]:
    opened, answered = [], []
    with chromium() as browser:
        visits = Visits(browser)
        for _ in range(OPENED):
            start = time.perf_counter()
            shown = visits.open(page)
            shown.locator(".episodes tbody tr").first.wait_for()
            opened.append(time.perf_counter() - start)
            answered += shown.evaluate(ANSWER)
            visits.close()
    yield Figure(name="report: 10,000 episodes, until the index is open", value=median(opened),
                 unit="s", target=3, note=f"longest {max(opened):.2f} s")  # fmt: skip
    yield Figure(name="report: 10,000 episodes, until a filter has answered",
                 value=median(answered), unit="ms", target=200,
                 note=f"longest {max(answered):.0f} ms")  # fmt: skip
