"""A real run to draw: AndroidWorld tasks on the phone, by an agent that does some wrongly."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any, Final

from tests.end_to_end.projects import Project

TASKS: Final = (
    "ContactsAddContact", "ContactsNewContactDraft", "ClockTimerEntry", "ClockStopWatchRunning",
    "SystemWifiTurnOff", "SystemBluetoothTurnOn", "SystemBrightnessMax", "SimpleSmsSend",
    "SimpleCalendarAddOneEvent", "SimpleCalendarDeleteOneEvent", "SimpleCalendarLocationOfEvent",
    "MarkorCreateNote", "MarkorCreateFolder", "MarkorDeleteNote", "ExpenseAddSingle",
    "ExpenseDeleteSingle", "RecipeAddSingleRecipe", "RecipeDeleteSingleRecipe", "FilesDeleteFile",
    "NotesIsTodo", "TasksDueOnDate", "SportsTrackerActivitiesOnDate", "CameraTakePhoto",
    "AudioRecorderRecordAudio",
)  # fmt: skip
SEEDS: Final = "30-34"
SECONDS: Final = 900.0
"""Each of the two runs may take."""
NAME: Final = "forgetful"
"""The folder of what is replayed, which the report calls the agent by."""


def real_run(folder: Path) -> Path:
    """Run the tasks by their solutions, then again with some actions changed or forgotten."""
    project = Project(path=folder)
    suite = ("--ab-suite=android_world", f"--ab-tasks={','.join(TASKS)}", f"--ab-seeds={SEEDS}")
    project.run(
        "--agent=reference", *suite, "--ab-screenshots=off", f"--ab-run={NAME}", seconds=SECONDS
    )
    chance = random.Random("forgetful")
    for file in sorted((folder / NAME).glob("episodes/*/*/steps.jsonl")):
        steps = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        file.write_text("".join(f"{json.dumps(one)}\n" for one in _wrongly(steps, chance)))
    kept = ("--ab-agent-version=1", "--ab-screenshots=on", "--ab-run=run")
    project.run(f"--agent=replay:{NAME}", *suite, *kept, seconds=SECONDS)
    shutil.rmtree(folder / NAME)
    return folder / "run"


def _wrongly(steps: list[dict[str, Any]], chance: random.Random) -> list[dict[str, Any]]:
    """The steps of an episode, in one of three with something typed wrongly or left out."""
    if chance.random() > 0.35 or not steps:
        return steps
    typed = [one for one in steps if one["action"].get("action") == "Type"]
    if typed and chance.random() < 0.7:
        wrong = chance.choice(typed)["action"]
        wrong["text"] = wrong["text"][:-1] + chance.choice("07ex")
        return steps
    left_out = chance.randrange(len(steps))
    return [one for number, one in enumerate(steps) if number != left_out]
