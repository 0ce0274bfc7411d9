"""Since when the checks of AndroidWorld's tasks hold, by replays on phones."""

from __future__ import annotations

import sys
from typing import Final

import pytest

from pytest_androidbench.records.labelled import EpisodeTruth, read_truth
from tests.end_to_end.projects import Project

TASKS: Final = "TurnOffWifiAndTurnOnBluetooth,ContactsNewContactDraft"


def label(project: Project, *words: str) -> dict[str, EpisodeTruth]:
    """What is found, by task."""
    command = ["-m", "pytest_androidbench.cli", "label", "run", *words]
    done = project.execute(sys.executable, *command, seconds=200)
    assert done.returncode == 0, done.stderr + done.stdout
    found = read_truth(project.path / "run")
    return {one.episode.split("-")[1]: one for one in found}


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_parts_of_tasks_are_done_one_after_the_other(project: Project) -> None:
    asked = ("--agent=reference", f"--ab-tasks={TASKS}", "--ab-seeds=3", "--ab-run=run")
    project.run(*asked, seconds=150)
    truths = label(project, "-n", "2")
    for task, truth in truths.items():
        steps = [check.steps for check in truth.checks]
        assert all(0 < step <= truth.steps for step in steps), (task, truth)
    radios = {check.label: check.steps for check in truths["TurnOffWifiAndTurnOnBluetooth"].checks}
    assert list(radios) == ["Wi-Fi is off", "Bluetooth is on"]
    assert radios["Wi-Fi is off"] < radios["Bluetooth is on"]
    contact = truths["ContactsNewContactDraft"]
    assert contact.left_out == ("nothing else is filled in",)
    assert len(contact.checks) == 4
