"""The suites of B-MoCA from end to end: each task left alone, done and done wrongly."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.tiers import some

SUITES: Final = ("bmoca", "bmoca_131")
FEW: Final = 8
"""So many tasks of a suite stand for it where proofs are sliced."""


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("checks", ["strict", "upstream"])
@pytest.mark.parametrize("suite", SUITES)
def test_tasks_take_their_solutions_and_none_of_their_mistakes(
    project: Project, suite: str, checks: str, pytestconfig: pytest.Config
) -> None:
    tasks = some(pytestconfig, list(tasks_of(f"task_suites.{suite}")), FEW)
    audit = ("--ab-audit", "--ab-seeds=0", "--ab-run=audit", "--ab-screenshots=off")
    chosen = (f"--ab-suite={suite}", f"--ab-checks={checks}", f"--ab-tasks={','.join(tasks)}")
    done = project.run(*audit, *chosen, seconds=550)
    untouched = [one for one in project.contents("audit").records if one.audit == "null"]
    assert {one.cell.task for one in untouched} == set(tasks)
    assert {one.outcome for one in untouched} == {Outcome.FAILED}
    if checks == "strict":
        assert done.code == 0, done.out
        assert f"{len(tasks)} of {len(tasks)} tasks are sound" in done.summary
