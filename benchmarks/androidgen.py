"""What AndroidGen's agent costs beside its model, and rows of training data."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median
from fixtures.model_server import KEY, serving
from fixtures.scripted_export import plans_of
from fixtures.scripted_functions import ScriptedFunctions
from pytest_androidbench.cli.training_told import rows_written
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import RECORD, StoredAttempt, read_contents, read_steps
from pytest_androidbench.records.rundir import RunDirectory
from tests.docs.measured_runs import MeasuredRuns

TASKS: Final = (
    "ClockStopWatchRunning", "ContactsAddContact", "ExpenseDeleteSingle", "MarkorCreateFolder",
    "MarkorDeleteNote", "SimpleSmsReply", "SystemBluetoothTurnOn", "SystemWifiTurnOff",
)  # fmt: skip
SEEDS: Final = (0, 1, 2)
EPISODES: Final = 1_000
"""Of which rows are made: those that were recorded, again and again under other seeds."""


def androidgen_figures() -> Iterator[Figure]:
    """The agent's own time in a step, with all modules and experiences; rows of its episodes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        runs = MeasuredRuns(
            folder=folder, suite="task_suites.android_world", tasks=TASKS,
            variables={"ANTHROPIC_API_KEY": KEY},
        )  # fmt: skip
        reference = runs.run("reference", "--agent=reference", seeds=SEEDS)
        runs.command("experiences", "build", "reference", "--out", "experiences.db")
        with serving(ScriptedFunctions(plans_of(reference))) as server:
            own = runs.run(
                "own", "--agent=androidgen", f"--agent-option=base_url={server.url}",
                f"--agent-option=experiences={folder / 'experiences.db'}", seeds=SEEDS,
            )  # fmt: skip
        yield from _steps(own)
        yield _rows(own, folder)


def _steps(run: Path) -> Iterator[Figure]:
    """Each step's time from the screen to the action, without its calls of the model."""
    found = read_contents(run)
    own = [one for attempt in found.counted for one in _own_times(found.path / attempt.folder)]
    longest = f"of {len(own)} steps; longest {1000 * max(own):.0f}"
    yield Figure(name="androidgen: its own time in a step", unit="ms", target=30,
                 value=1000 * median(own), note=longest)  # fmt: skip


def _own_times(folder: Path) -> Iterator[float]:
    calls = read_calls(folder)
    for step in read_steps(folder):
        asked = sum(call.seconds for call in calls if call.step == step.index)
        if asked:
            yield step.agent_seconds - asked


def _rows(run: Path, folder: Path) -> Figure:
    many = _many(run, folder / "many")
    start, processor = time.perf_counter(), time.process_time()
    (told, *_) = rows_written(
        folder / "rows.jsonl", [many], (), template="", critic="", selection="all",
        published=False, failed=False, test_share=0.1, salt="", tokenizer="utf8_bytes_div_3",
        length=8192,
    )  # fmt: skip
    wall, processor = time.perf_counter() - start, time.process_time() - processor
    note = f"{processor:.1f} s of the processor; {told.partition(' written')[0]}"
    return Figure(name=f"androidgen: {EPISODES:,} episodes to rows", unit="s", target=60,
                  value=wall, note=note)  # fmt: skip


def _many(run: Path, path: Path) -> Path:
    """A run of as many episodes as are wanted: copies, each with a seed of its own."""
    found = read_contents(run)
    made = RunDirectory.create(path, found.manifest)
    for seed, attempt in enumerate(islice(cycle(found.counted), EPISODES)):
        _copy(found.path, attempt, made, seed)
    return path


def _copy(run: Path, attempt: StoredAttempt, into: RunDirectory, seed: int) -> None:
    cell = replace(attempt.record.cell, seed=seed)
    record = replace(attempt.record, cell=cell, attempt=1)
    copy = into.attempt(record.episode, 1)
    for file in (run / attempt.folder).iterdir():
        if file.is_file() and file.name != RECORD:
            shutil.copy(file, copy.path / file.name)
    copy.finish(record)
