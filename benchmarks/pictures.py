"""What a run with pictures of every step takes on the disk, and what keeping them small costs."""

from __future__ import annotations

import io
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from benchmarks.episodes import PYTEST
from benchmarks.figures import Figure, median
from pytest_androidbench.cli.runs import size_of
from pytest_androidbench.records.kept import HIERARCHIES, PICTURES
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.shrinking import smaller
from pytest_androidbench.report.loading import LoadedRuns, load

SEEDS: Final = int(os.environ.get("BENCH_PICTURE_SEEDS", "10"))
"""How often the suite's 116 tasks are run: 10 make 1,160 episodes."""
WORKERS: Final = os.environ.get("BENCH_WORKERS", "2")
LONG: Final = 60
"""Pictures of an episode that is longer than any task of the suite allows."""
SCREEN: Final = (1080, 2400)


def picture_figures() -> list[Figure]:
    """The suite with its reference solutions and a picture of every step, as it lies there."""
    with tempfile.TemporaryDirectory() as folder:
        run = Path(folder) / "run"
        subprocess.run(
            [*PYTEST, "--ab-screenshots=on", f"--ab-seeds=30-{29 + SEEDS}", "-n", WORKERS,
             f"--ab-run={run}"],
            check=False,
            cwd=folder,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        return [*_sizes(run), *_costs(run, Path(folder) / "long")]


def _sizes(run: Path) -> Iterator[Figure]:
    loaded = load(run)
    episodes = len(loaded.episodes)
    steps = sum(len(episode.steps) for episode in loaded.episodes)
    shown = sum(bool(e.picture(step)) for e in loaded.episodes for step in e.steps)
    files = sum(1 for _ in (run / PICTURES).rglob("*.*"))
    parts = [PICTURES, HIERARCHIES, "episodes"]
    told = ", ".join(f"{part} {size_of(run / part) / 1e6:.0f}" for part in parts)
    yield Figure(
        name="pictures: 1,000 episodes on the disk",
        value=1000 * size_of(run) / 1e6 / episodes,
        unit="MB",
        target=250,
        note=f"{episodes} episodes, {shown} pictures of {steps} steps in {files} files; MB: {told}",
    )
    yield Figure(
        name="pictures: left as they came, for want of time",
        value=sum(1 for _ in run.glob("episodes/*/*/*.jpg")),
        unit="",
        note="androidbench pack makes them small",
    )


def _costs(run: Path, folder: Path) -> Iterator[Figure]:
    """On screens of the run at the size they had, which phones of no other host can repeat."""
    pictures = _screens(load(run))
    each = []
    for picture in pictures[:20]:
        begin = time.process_time()
        smaller(picture)
        each.append(1000 * (time.process_time() - begin))
    yield Figure(name="pictures: one made small, CPU", value=median(each), unit="ms")
    (folder / "attempt").mkdir(parents=True)
    for number, picture in enumerate(pictures):
        (folder / "attempt" / f"{number:03}.jpg").write_bytes(picture)
    begin = time.process_time()
    Packer(folder).keep_up("attempt")
    spent = time.process_time() - begin
    left = sum(1 for _ in folder.glob("attempt/*.jpg"))
    yield Figure(
        name="pictures: after an episode, CPU at most",
        value=spent,
        unit="s",
        target=0.55,
        note=f"{len(pictures) - left} of {len(pictures)} pictures; beside 0.5 s there are files",
    )


def _screens(runs: LoadedRuns) -> list[bytes]:
    found: dict[Path, bytes] = {}
    for attempt in runs.episodes:
        for step in attempt.steps:
            path = attempt.picture(step)
            if path is not None and path not in found and len(found) < LONG:
                out = io.BytesIO()
                with Image.open(path) as image:
                    image.convert("RGB").resize(SCREEN).save(out, "JPEG", quality=80)
                found[path] = out.getvalue()
    return list(found.values())
