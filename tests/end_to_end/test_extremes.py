"""The reference solves every task at the hardest of 200 seeds, within its budget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import SUITE, suite_of, tasks_of
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.task import Task
from tests.end_to_end.projects import Project
from tests.task_suites.android_world.extremes import extremes

SEEDS: Final = range(200)


def hardest(task: Task) -> list[int]:
    """The seeds at which what is drawn for a task is longest, largest or latest."""
    drawn = list(draws(task, suite_of().name, SEEDS))
    return sorted(set(extremes(drawn).values()))


def items() -> Iterator[str]:
    """The hardest cells as pytest names them."""
    for task in tasks_of().values():
        module = f"{SUITE}.{Path(task.file).stem}"
        for seed in hardest(task):
            yield f"{module}::{task.function.__name__}[seed{seed}]"


@pytest.mark.timeout(400)
def test_the_reference_passes_the_hardest_draws(project: Project) -> None:
    chosen = list(items())
    project.write("items.txt", "\n".join(chosen))
    options = ("--agent=reference", "-n2", "--ab-run=run", "--ab-screenshots=off", "--pyargs")
    done = project.run(*options, "@items.txt", seconds=380)
    assert done.code == 0, done.out
    records = project.contents("run").records
    assert len(records) == len(chosen)
    assert {record.outcome for record in records} == {Outcome.PASSED}
    for record in records:
        assert record.steps <= record.limits["steps"], record.cell
