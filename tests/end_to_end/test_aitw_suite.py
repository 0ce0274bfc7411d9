"""The suite aitw from end to end: each goal left alone, reached, and nearly reached."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.tiers import some

SUITE: Final = "aitw"
TASKS: Final = sorted(tasks_of(f"task_suites.{SUITE}"))
PARTS: Final = 4
FEW: Final = 4
"""So many tasks of a part stand for it where proofs are sliced."""
SECONDS: Final = 1100


def of_part(part: int, pytestconfig: pytest.Config) -> str:
    return ",".join(some(pytestconfig, TASKS[part::PARTS], FEW))


@pytest.mark.proof
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("part", range(PARTS))
def test_tasks_take_their_solutions_and_none_of_their_mistakes(
    project: Project, part: int, pytestconfig: pytest.Config
) -> None:
    tasks = of_part(part, pytestconfig)
    audit = ("--ab-audit", "--ab-seeds=0", "--ab-run=audit", "--ab-screenshots=off")
    done = project.run(
        *audit, f"--ab-suite={SUITE}", f"--ab-tasks={tasks}", seconds=SECONDS
    )  # fmt: skip
    count = len(tasks.split(","))
    assert done.code == 0, done.out
    assert f"{count} of {count} tasks are sound" in done.summary


@pytest.mark.proof
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("part", range(PARTS))
def test_solutions_pass_whatever_is_drawn(
    project: Project, part: int, pytestconfig: pytest.Config
) -> None:
    chosen = (f"--ab-suite={SUITE}", f"--ab-tasks={of_part(part, pytestconfig)}", "--ab-seeds=1,2")
    options = ("--agent=reference", "--ab-run=run", "--ab-screenshots=off")
    ended = project.run(*options, *chosen, seconds=SECONDS)
    records = project.contents("run").records
    assert {one.outcome for one in records} == {Outcome.PASSED}, ended.out
    assert all(one.steps <= 30 for one in records)
