"""AndroidArena's agents do tasks of its suite, with a model that follows plans of the reference.

With errors they do fewer, and their records say which replies were wrong and how.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from fixtures.model_server import KEY, serving
from fixtures.scripted_commands import ScriptedCommander
from fixtures.scripted_export import plans_of
from fixtures.scripted_plans import Plan
from pytest_androidbench.agents.naming import NAMED
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

AGENTS: Final = [name for name in NAMED if name.startswith("androidarena:")]
TASKS: Final = ("calendar_open", "camera_take_photo", "clock_open", "settings_wifi_off")
SECONDS: Final = 300

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2 * SECONDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """A project where the reference has done some tasks."""

    project: Project
    plans: Sequence[Plan]


@pytest.fixture(scope="module")
def solved(shared_project: Project) -> Solved:
    """Plans for the tasks."""
    came = run(shared_project, "--agent=reference", "--ab-run=reference")
    assert set(came.values()) == {Outcome.PASSED}
    return Solved(project=shared_project, plans=plans_of(shared_project.path / "reference"))


def run(project: Project, *options: str) -> dict[str, Outcome]:
    """What each task came to."""
    chosen = ("--ab-suite=android_arena", f"--ab-tasks={','.join(TASKS)}")
    name = options[-1].partition("=")[2]
    ended = project.run("--ab-screenshots=off", "-n2", *chosen, *options, seconds=SECONDS)
    came = {each.record.cell.task: each.record.outcome for each in project.attempts(name)}
    assert came.keys() == set(TASKS), f"{ended.out}\n{ended.err}"
    return came


def asked(solved: Solved, agent: str, name: str, **errors: Any) -> dict[str, Outcome]:
    with serving(ScriptedCommander(solved.plans, **errors)) as server:
        asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
        return run(solved.project, f"--agent={agent}", *asking, f"--ab-run={name}")


@pytest.mark.proof
@pytest.mark.parametrize("agent", AGENTS)
def test_an_agent_does_what_its_plans_say(solved: Solved, agent: str) -> None:
    came = asked(solved, agent, agent.replace(":", "-"))
    assert came == dict.fromkeys(TASKS, Outcome.PASSED)


@pytest.mark.proof
def test_wrong_replies_are_recorded_as_what_they_are(solved: Solved) -> None:
    errors = ("no form", "no verb", "no element", "no app")
    asked(solved, "androidarena:react", "wrong", error_rate=0.4, errors=errors, seed=1)
    faults = {
        step.action["fault"]
        for attempt in solved.project.attempts("wrong")
        for step in read_steps(Path(solved.project.path, "wrong", attempt.folder))
        if step.action["action"] == "NoAction"
    }
    assert len(faults) > 1
    assert faults <= {"format", "action", "element", "app"}
