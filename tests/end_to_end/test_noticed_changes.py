"""Changes of the tasks' own code are noticed, by what is done in their ends or by tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from fixtures.suite_tasks import tasks_of
from tests.task_suites.android_world.published import PUBLISHED
from tests.tiers import ROOT, third

BMOCA_131: Final = [
    name
    for name, task in tasks_of("task_suites.bmoca_131").items()
    if task.function.__module__.startswith("task_suites.bmoca_131.")
]
"""Those of the later tasks that are written for themselves, and not taken from the first sixty."""


def changed(folder: Path, suite: str, *options: str) -> dict[str, Any]:
    """What became of the changes of some tasks of a suite."""
    told = folder / "told.json"
    command = [sys.executable, "-m", "pytest_androidbench.cli", "mutants", suite]
    done = subprocess.run(
        [*command, *options, f"--json={told}", f"--run={folder / 'run'}"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.is_file(), done.stdout + done.stderr
    found: dict[str, Any] = json.loads(told.read_bytes())
    assert found["refused"] == []
    assert done.returncode == int(found["bad"]), done.stdout
    return found


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_each_change_of_a_task_is_noticed(tmp_path: Path) -> None:
    found = changed(tmp_path, "android_world", "--task=ClockTimerEntry")
    own = next(part for part in found["parts"] if part["name"] == "ClockTimerEntry")
    assert own["noticed"] == own["tested"] >= 5


@pytest.mark.whole
@pytest.mark.timeout(3000)
def test_nearly_all_changes_of_a_third_of_the_suite_are_noticed(tmp_path: Path) -> None:
    tasks = third(PUBLISHED)
    found = changed(tmp_path, "android_world", "-n2", *(f"--task={name}" for name in tasks))
    # Of all 116 there are some 1,740; what tasks share counts with each that uses it.
    assert found["noticed_with_tests"] >= 0.95 * found["tested"] >= 300, found["survivors"]
    assert found["counts"]["excused"] <= 0.05 * (found["tested"] + found["counts"]["excused"])
    assert found["needless"] == []


@pytest.mark.whole
@pytest.mark.timeout(3000)
def test_nearly_all_changes_of_the_later_tasks_of_bmoca_are_noticed(tmp_path: Path) -> None:
    found = changed(tmp_path, "bmoca_131", "-n2", *(f"--task={name}" for name in BMOCA_131))
    assert found["noticed_with_tests"] >= 0.95 * found["tested"] >= 100, found["survivors"]
    assert found["counts"]["excused"] <= 0.05 * (found["tested"] + found["counts"]["excused"])
    assert found["needless"] == []
