"""AndroidGen's agent does tasks of android_world, with a model that follows plans of the reference.

With errors it does them in more steps or not at all, and its records say what each call was for and
which replies were wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from fixtures.model_server import KEY, serving
from fixtures.scripted_export import plans_of
from fixtures.scripted_functions import ScriptedFunctions
from fixtures.scripted_plans import Plan
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

TASKS: Final = ("ContactsAddContact", "SimpleCalendarAnyEventsOnDate", "SystemWifiTurnOff")
SECONDS: Final = 300

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2 * SECONDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneOnce:
    """A project where the reference has done some tasks."""

    project: Project
    plans: Sequence[Plan]


@pytest.fixture(scope="module")
def done_once(shared_project: Project) -> DoneOnce:
    """Plans for the tasks."""
    came = run(shared_project, "--agent=reference", "--ab-run=gen-reference")
    assert set(came.values()) == {Outcome.PASSED}
    return DoneOnce(project=shared_project, plans=plans_of(shared_project.path / "gen-reference"))


def run(project: Project, *options: str) -> dict[str, Outcome]:
    """What each task came to."""
    chosen = ("--ab-suite=android_world", f"--ab-tasks={','.join(TASKS)}", "-n2")
    name = options[-1].partition("=")[2]
    ended = project.run("--ab-screenshots=off", *chosen, *options, seconds=SECONDS)
    came = {each.record.cell.task: each.record.outcome for each in project.attempts(name)}
    assert came.keys() == set(TASKS), f"{ended.out}\n{ended.err}"
    return came


def asked(done_once: DoneOnce, name: str, *options: str, **errors: Any) -> dict[str, Outcome]:
    with serving(ScriptedFunctions(done_once.plans, **errors)) as server:
        asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
        return run(done_once.project, "--agent=androidgen", *asking, *options, f"--ab-run={name}")


def folders(done_once: DoneOnce, name: str) -> list[Path]:
    attempts = done_once.project.attempts(name)
    return [Path(done_once.project.path, name, attempt.folder) for attempt in attempts]


@pytest.mark.proof
def test_the_agent_does_what_its_plans_say_and_tells_what_calls_were_for(
    done_once: DoneOnce,
) -> None:
    came = asked(done_once, "gen-whole")
    assert came == dict.fromkeys(TASKS, Outcome.PASSED)
    for folder in folders(done_once, "gen-whole"):
        purposes = Counter(call.purpose for call in read_calls(folder))
        assert purposes["plan"] == purposes["act"] > 0
        assert set(purposes) == {"plan", "act"}


@pytest.mark.proof
def test_without_modules_one_call_is_made_in_a_round(done_once: DoneOnce) -> None:
    came = asked(done_once, "gen-base", "--agent-option=modules=none")
    assert came == dict.fromkeys(TASKS, Outcome.PASSED)
    for folder in folders(done_once, "gen-base"):
        assert {call.purpose for call in read_calls(folder)} == {"act"}


@pytest.mark.proof
def test_wrong_replies_are_recorded_as_what_they_are(done_once: DoneOnce) -> None:
    errors = ("no fence", "two calls", "bad code", "no verb", "no element")
    asked(done_once, "gen-wrong", error_rate=0.4, errors=errors, seed=1)
    spent = [
        step
        for folder in folders(done_once, "gen-wrong")
        for step in read_steps(folder)
        if step.action["action"] == "NoAction"
    ]
    faults = {step.action["fault"] for step in spent}
    assert len(faults) > 1
    assert faults <= {"format", "action", "element"}
    assert all(step.note for step in spent)
