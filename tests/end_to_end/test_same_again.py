"""The same run twice, alone and on two workers: the same bytes outside of the timing fields."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.records.kept import STORES
from pytest_androidbench.records.packing import Packer
from tests.end_to_end.projects import Project

TASKS: Final = (
    "--ab-tasks=ClockTimerEntry,ContactsNewContactDraft,SystemBrightnessMax,CameraTakePhoto,"
    "ExpenseDeleteSingle,MarkorCreateNote,SimpleCalendarAddOneEventTomorrow,SimpleSmsSend"
)
SEEN: Final = (".gz", ".webp", ".jpg")
FOLDERS: Final = ("episodes", *STORES)
KEPT: Final = (".json", ".jsonl", *SEEN)
ARGUMENTS: Final = (TASKS, "--ab-screenshots=on", "--ab-seeds=3")


def untimed(path: Path) -> bytes:
    """A file's content without when and on which phone it was written."""
    data = path.read_bytes()
    if path.name == "record.json":
        record = json.loads(data)
        del record["timing"], record["device"]["serial"]
        return json.dumps(record).encode()
    if path.name == "steps.jsonl":
        return json.dumps([_untimed_step(line) for line in data.splitlines()]).encode()
    return data


def _untimed_step(line: bytes) -> dict[str, Any]:
    step: dict[str, Any] = json.loads(line)
    del step["seconds"], step["agent_seconds"]
    return step


def files_of(project: Project, run: str) -> dict[str, bytes]:
    """All files of a run's attempts, and what they share, by their path."""
    place = project.path / run
    # How far it got in half a second is up to the machine.
    Packer(place).pack_all([attempt.folder for attempt in project.attempts(run)])
    files = (path for name in FOLDERS for path in (place / name).rglob("*") if path.suffix in KEPT)
    return {str(path.relative_to(place)): untimed(path) for path in files}


def differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(
    ("agent", "again"),
    [("reference", {"two": ["-n2"]}), ("random", {"two": ["-n2"], "alone2": []})],
)
def test_alone_again_and_on_two_workers(
    project: Project, agent: str, again: dict[str, list[str]]
) -> None:
    project.run(f"--agent={agent}", *ARGUMENTS, "--ab-run=alone")
    first = files_of(project, "alone")
    assert sum(name.endswith("record.json") for name in first) == 8
    assert sum(name.endswith(SEEN) for name in first) > 20
    for run, workers in again.items():
        project.run(f"--agent={agent}", *ARGUMENTS, *workers, f"--ab-run={run}")
        assert differing(first, files_of(project, run)) == []
    serials = {attempt.record.device.serial for attempt in project.attempts("two")}
    assert len(serials) == 2
