"""The suite bmoca from end to end: each task left alone, done and done wrongly."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

SUITE: Final = "--ab-suite=bmoca"
TASKS: Final = sorted(tasks_of("task_suites.bmoca"))


@pytest.mark.proof
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("checks", ["strict", "upstream"])
def test_tasks_take_their_solutions_and_none_of_their_mistakes(
    project: Project, checks: str
) -> None:
    audit = ("--ab-audit", "--ab-seeds=0", "--ab-run=audit", "--ab-screenshots=off", SUITE)
    done = project.run(*audit, f"--ab-checks={checks}", seconds=550)
    untouched = [one for one in project.contents("audit").records if one.audit == "null"]
    assert {one.cell.task for one in untouched} == set(TASKS)
    assert {one.outcome for one in untouched} == {Outcome.FAILED}
    if checks == "strict":
        assert done.code == 0, done.out
        assert f"{len(TASKS)} of {len(TASKS)} tasks are sound" in done.summary
