"""AndroidArena's tasks from end to end: each left alone, done, and done wrongly or forbidden."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from tests.docs.arena_table import TABLE
from tests.docs.task_tables import steps_told
from tests.end_to_end.projects import Project
from tests.end_to_end.solving import audited_steps, solutions_pass
from tests.tiers import some

SUITE: Final = "android_arena"
TASKS: Final = tasks_of(f"task_suites.{SUITE}")
APPS: Final = sorted({task.app for task in TASKS.values()})
FEW: Final = 3
"""So many tasks of an app stand for it where proofs are sliced."""


def of_app(app: str, pytestconfig: pytest.Config) -> list[str]:
    return some(pytestconfig, [task.id for task in TASKS.values() if task.app == app], FEW)


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("app", APPS)
def test_tasks_take_their_solutions_and_none_of_their_mistakes(
    project: Project, app: str, pytestconfig: pytest.Config
) -> None:
    tasks = of_app(app, pytestconfig)
    told = steps_told(TABLE.page.read_text("utf-8"))
    assert audited_steps(project, SUITE, tasks) == {task: told[task] for task in tasks}


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("draws", [(), ("--ab-draws=published",)], ids=["seeds", "published"])
@pytest.mark.parametrize("app", APPS)
def test_solutions_pass_whatever_is_drawn(
    project: Project, app: str, draws: tuple[str, ...], pytestconfig: pytest.Config
) -> None:
    seeds = "--ab-seeds=0" if draws else "--ab-seeds=1,2"
    solutions_pass(project, SUITE, of_app(app, pytestconfig), seeds, *draws)
