"""Changes of the tasks' own code are noticed, by what is done in their ends or by tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.task_suites.android_world.published import PUBLISHED
from tests.tiers import ROOT, third


def changed(folder: Path, *options: str) -> dict[str, Any]:
    """What became of the changes of some tasks of android_world."""
    told = folder / "told.json"
    command = [sys.executable, "-m", "pytest_androidbench.cli", "mutants", "android_world"]
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
    found = changed(tmp_path, "--task=ClockTimerEntry")
    own = next(part for part in found["parts"] if part["name"] == "ClockTimerEntry")
    assert own["noticed"] == own["tested"] >= 5


@pytest.mark.whole
@pytest.mark.timeout(3000)
def test_nearly_all_changes_of_a_third_of_the_suite_are_noticed(tmp_path: Path) -> None:
    tasks = third(PUBLISHED)
    found = changed(tmp_path, "-n2", *(f"--task={name}" for name in tasks))
    # Of all 116 there are some 1,740; what tasks share counts with each that uses it.
    assert found["noticed_with_tests"] >= 0.95 * found["tested"] >= 300, found["survivors"]
    assert found["counts"]["excused"] <= 0.05 * (found["tested"] + found["counts"]["excused"])
    assert found["needless"] == []
