"""Agents over models do all of android_world that their actions suffice for.

A model that follows plans of the reference stands for theirs: who fails has no action for what is
to be done, or too few steps. `scripted_agents.toml` has these tasks, with the reason for each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from fixtures.model_server import KEY, serving
from fixtures.scripted_export import plans_of
from fixtures.scripted_model import ScriptedModel
from fixtures.scripted_plans import Plan
from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.tiers import some

UNABLE: Final[Mapping[str, Mapping[str, str]]] = tomllib.loads(
    (Path(__file__).parent / "scripted_agents.toml").read_text("utf-8")
)
SECONDS: Final = 400
SEVERAL: Final = 6
"""So many tasks stand for the suite where proofs are sliced."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2 * SECONDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """A project where the reference has done some tasks."""

    project: Project
    tasks: Sequence[str]
    plans: Sequence[Plan]


@pytest.fixture(scope="module")
def solved(request: pytest.FixtureRequest, shared_project: Project) -> Solved:
    """Plans for some of the tasks, or for all."""
    tasks = some(request.config, list(tasks_of()), SEVERAL)
    came = run(shared_project, tasks, "--agent=reference", "--ab-run=reference")
    assert set(came.values()) == {Outcome.PASSED}
    plans = plans_of(shared_project.path / "reference")
    return Solved(project=shared_project, tasks=tasks, plans=plans)


def run(project: Project, tasks: Sequence[str], *options: str) -> dict[str, Outcome]:
    """What each task came to."""
    chosen = ("--ab-screenshots=off", f"--ab-tasks={','.join(tasks)}")
    name = options[-1].partition("=")[2]
    ended = project.run(*chosen, "-n2", *options, seconds=SECONDS)
    came = {each.record.cell.task: each.record.outcome for each in project.attempts(name)}
    assert came.keys() == set(tasks), f"{ended.out}\n{ended.err}"
    return came


@pytest.mark.proof
@pytest.mark.parametrize("agent", UNABLE)
def test_an_agent_does_just_what_its_actions_suffice_for(solved: Solved, agent: str) -> None:
    with serving(ScriptedModel(solved.plans)) as server:
        asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
        came = run(solved.project, solved.tasks, f"--agent={agent}", *asking, f"--ab-run={agent}")
    assert set(came.values()) <= {Outcome.PASSED, Outcome.FAILED}
    failed = {task for task, outcome in came.items() if outcome is Outcome.FAILED}
    listed = {task for task in UNABLE[agent] if task in came}
    assert failed - listed == set(), "not done, though its actions should suffice"
    assert listed - failed == set(), "done, though listed as what it cannot do"


def test_only_tasks_of_the_suite_are_listed_each_with_a_sentence() -> None:
    assert set(UNABLE) == {"m3a", "t3a", "seeact"}
    for reasons in UNABLE.values():
        assert reasons.keys() <= tasks_of().keys()
        assert all(reason and not reason.endswith(".") for reason in reasons.values())
