"""AndroidArena's tasks from end to end: each left alone, done, and done wrongly or forbidden."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.docs.arena_table import PAGE, steps_told
from tests.end_to_end.projects import Project
from tests.tiers import some

SUITE: Final = "android_arena"
TASKS: Final = tasks_of(f"task_suites.{SUITE}")
APPS: Final = sorted({task.app for task in TASKS.values()})
FEW: Final = 3
"""So many tasks of an app stand for it where proofs are sliced."""
SECONDS: Final = 1100


def of_app(app: str, pytestconfig: pytest.Config) -> list[str]:
    return some(pytestconfig, [task.id for task in TASKS.values() if task.app == app], FEW)


@pytest.mark.proof
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("app", APPS)
def test_tasks_take_their_solutions_and_none_of_their_mistakes(
    project: Project, app: str, pytestconfig: pytest.Config
) -> None:
    tasks = of_app(app, pytestconfig)
    audit = ("--ab-audit", "--ab-seeds=0", "--ab-run=audit", "--ab-screenshots=off")
    chosen = (f"--ab-suite={SUITE}", f"--ab-tasks={','.join(tasks)}")
    done = project.run(*audit, *chosen, seconds=SECONDS)
    assert done.code == 0, done.out
    assert f"{len(tasks)} of {len(tasks)} tasks are sound" in done.summary
    told = steps_told(PAGE.read_text("utf-8"))
    solved = [one for one in project.contents("audit").records if one.audit == "solution"]
    assert {one.cell.task: str(one.steps) for one in solved} == {task: told[task] for task in tasks}


@pytest.mark.proof
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("draws", [(), ("--ab-draws=published",)], ids=["seeds", "published"])
@pytest.mark.parametrize("app", APPS)
def test_solutions_pass_whatever_is_drawn(
    project: Project, app: str, draws: tuple[str, ...], pytestconfig: pytest.Config
) -> None:
    tasks = of_app(app, pytestconfig)
    seeds = "--ab-seeds=0" if draws else "--ab-seeds=1,2"
    chosen = (f"--ab-suite={SUITE}", f"--ab-tasks={','.join(tasks)}", seeds, *draws)
    options = ("--agent=reference", "--ab-run=run", "--ab-screenshots=off")
    ended = project.run(*options, *chosen, seconds=SECONDS)
    assert {one.outcome for one in project.contents("run").records} == {Outcome.PASSED}, ended.out
