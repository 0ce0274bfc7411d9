"""The agent `claude` solves tasks, is recorded, and does the same again without its model.

Its model is the scripted one, which follows what the reference did.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from fixtures.model_server import KEY, serving
from fixtures.scripted_export import plans_of
from fixtures.scripted_tools import ScriptedCaller
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.end_to_end.projects import Project

TASKS: Final = (
    "ClockTimerEntry",
    "ContactsAddContact",
    "MarkorCreateNote",
    "SimpleSmsSend",
    "SystemWifiTurnOff",
)
SUITE: Final = (f"--ab-tasks={','.join(TASKS)}", "--ab-screenshots=off")
CLAUDE: Final = ("--agent=claude", "--agent-option=see=elements", "--ab-cassette-dir=cassettes")
SECONDS: Final = 200

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3 * SECONDS)]


@pytest.fixture(scope="module")
def recorded(shared_project: Project) -> Project:
    """A project with a run whose model was asked, and one that was played back once it is gone."""
    run(shared_project, "--agent=reference", *SUITE, "--ab-run=reference")
    plans = plans_of(shared_project.path / "reference")
    assert len(plans) == len(TASKS)
    with serving(ScriptedCaller(plans)) as server:
        asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
        run(shared_project, *CLAUDE, *asking, *SUITE, "--ab-cassette=record", "--ab-run=recorded")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("ANTHROPIC_API_KEY", raising=False)
        run(shared_project, *CLAUDE, *SUITE, "--ab-cassette=replay", "--ab-run=replayed")
    return shared_project


def run(project: Project, *arguments: str) -> None:
    """Run the tasks to their end; three runs of this kind are to fit into the timeout."""
    ended = project.run(*arguments, seconds=SECONDS)
    assert ended.code == 0, f"{ended.out}\n{ended.err}"


def by_task(project: Project, run: str) -> dict[str, Record]:
    return {attempt.record.cell.task: attempt.record for attempt in project.attempts(run)}


def outcomes(records: Mapping[str, Record]) -> dict[str, Outcome]:
    return {task: record.outcome for task, record in records.items()}


def done(project: Project, run: str) -> dict[str, Any]:
    """What was done in each step of each task, and what each call of the model took."""
    return {
        attempt.record.cell.task: (
            [step.action for step in read_steps(project.path / run / attempt.folder)],
            [
                (call.step, call.tokens, call.money)
                for call in read_calls(project.path / run / attempt.folder)
            ],
        )
        for attempt in project.attempts(run)
    }


def test_every_task_is_solved(recorded: Project) -> None:
    assert outcomes(by_task(recorded, "recorded")) == dict.fromkeys(TASKS, Outcome.PASSED)


def test_the_same_comes_of_it_without_server_and_key(recorded: Project) -> None:
    first, again = by_task(recorded, "recorded"), by_task(recorded, "replayed")
    assert outcomes(again) == outcomes(first)
    for task, record in first.items():
        assert record.usage.tokens > 0
        assert record.usage.money > 0
        assert again[task].usage == record.usage, task
        assert again[task].steps == record.steps, task
    assert done(recorded, "replayed") == done(recorded, "recorded")


def test_the_recording_holds_no_key(recorded: Project) -> None:
    files = [path for path in (recorded.path / "cassettes").rglob("*") if path.is_file()]
    assert len(files) >= len(TASKS)
    assert [path for path in files if KEY.encode() in path.read_bytes()] == []
