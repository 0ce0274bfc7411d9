"""The suite mobile_miniwob from end to end: each page left alone, played and misplayed."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

SUITE: Final = "--ab-suite=mobile_miniwob"
TASKS: Final = sorted(tasks_of("task_suites.mobile_miniwob"))


@pytest.mark.proof
@pytest.mark.timeout(300)
@pytest.mark.parametrize("task", TASKS)
def test_a_page_takes_its_solution_and_none_of_its_mistakes(project: Project, task: str) -> None:
    chosen = (SUITE, f"--ab-tasks={task}", "--ab-screenshots=off")
    done = project.run("--ab-audit", "--ab-seeds=0", "--ab-run=audit", *chosen, seconds=140)
    assert done.code == 0, done.out
    assert "1 of 1 tasks are sound" in done.summary
    assert {r.outcome for r in project.contents("audit").records if r.audit == "null"} == {
        Outcome.FAILED
    }
    played = ("--agent=reference", "--ab-seeds=1-4", "--ab-run=run", *chosen)
    done = project.run(*played, seconds=140)
    assert "outcomes: 4 passed" in done.summary, done.out
    assert done.code == 0, done.out
