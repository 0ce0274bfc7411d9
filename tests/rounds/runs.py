"""Runs of which trajectories are made: steps on one screen, with the calls of a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.interface.actions import Action, action_to_plain
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, new_run
from tests.rounds.dumps import HEIGHT, WIDTH, dump, node

LAMP: Final = node("Switch", (0, 0, 900, 200), text="Lamp", clickable="true")
NOTE: Final = node("EditText", (0, 200, 900, 400), focusable="true", resource_id="demo:id/note")
DUMP: Final = dump(node("FrameLayout", (0, 0, 1080, 2400), LAMP, NOTE))
LAMP_AT, NOTE_AT = 1, 2
STATE: Final = (
    '<element id="0" class="Switch" clickable> Lamp </element>\n'
    '<element id="1" class="EditText" resource-name="demo:id/note" editable>  </element>'
)


def run_of(path: Path, agent: str = "agents:Mine", **options: Any) -> RunDirectory:
    """An empty run of an agent."""
    return new_run(path, replace(MANIFEST, agent=agent, agent_options=options))


def add(
    run: RunDirectory,
    of: Record,
    *actions: Action,
    calls: Sequence[ModelCall] = (),
    dumps: Sequence[str] = (),
    errors: Sequence[str] = (),
    package: str = "com.demo.app",
) -> None:
    """An attempt of these actions; each on its dump, or on the usual one."""
    attempt = run.attempt(of.episode, of.attempt)
    for index, action in enumerate(actions):
        xml = dumps[index] if dumps else DUMP
        name = attempt.write_file(f"{index:03d}.xml", xml.encode()) if xml else ""
        attempt.write_step(
            StepRecord(
                index=index, turn=0, action=action_to_plain(action), package=package,
                observation=name, screen=(WIDTH, HEIGHT), error=errors[index] if errors else "",
            )
        )  # fmt: skip
    for call in calls:
        attempt.write_call(call)
    attempt.finish(of)


def contents(run: RunDirectory) -> RunContents:
    """All that it holds."""
    return read_contents(run.path)
