"""The suite mobile_miniwob from end to end: each page left alone, played and misplayed."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.tiers import some

SUITE: Final = "--ab-suite=mobile_miniwob"
TASKS: Final = sorted(tasks_of("task_suites.mobile_miniwob"))
SHARES: Final = 12
"""A session's start costs as much as several of its pages."""
FEW: Final = 2
"""So many pages of a share stand for it where proofs are sliced."""


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("share", range(SHARES))
def test_pages_take_their_solutions_and_none_of_their_mistakes(
    project: Project, share: int, pytestconfig: pytest.Config
) -> None:
    tasks = some(pytestconfig, TASKS[share::SHARES], FEW)
    chosen = (SUITE, f"--ab-tasks={','.join(tasks)}", "--ab-screenshots=off")
    done = project.run("--ab-audit", "--ab-seeds=0", "--ab-run=audit", *chosen, seconds=550)
    assert done.code == 0, done.out
    assert f"{len(tasks)} of {len(tasks)} tasks are sound" in done.summary
    untouched = [one for one in project.contents("audit").records if one.audit == "null"]
    assert {one.cell.task for one in untouched} == set(tasks)
    assert {one.outcome for one in untouched} == {Outcome.FAILED}
    played = ("--agent=reference", "--ab-seeds=1-4", "--ab-run=run", *chosen)
    done = project.run(*played, seconds=550)
    assert f"outcomes: {4 * len(tasks)} passed" in done.summary, done.out
    assert done.code == 0, done.out
