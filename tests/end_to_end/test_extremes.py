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
from tests.task_suites.android_world.extremes import extremes, fewest

SEEDS: Final = range(200)
PARTS: Final = 24
"""Small enough to be spread evenly over the machine's cores."""


def hardest(task: Task) -> list[int]:
    """The seeds at which what is drawn for a task is longest, largest or latest."""
    drawn = list(draws(task, suite_of().name, SEEDS))
    return fewest(list(extremes(drawn).values()))


def items(part: int) -> Iterator[str]:
    """The hardest cells of a part of the tasks, as pytest names them."""
    for task in list(tasks_of().values())[part::PARTS]:
        module = f"{SUITE}.{Path(task.file).stem}"
        for seed in hardest(task):
            yield f"{module}::{task.function.__name__}[seed{seed}]"


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_reference_passes_the_hardest_draws(project: Project, part: int) -> None:
    chosen = list(items(part))
    project.write("items.txt", "\n".join(chosen))
    options = ("--agent=reference", "--ab-run=run", "--ab-screenshots=off", "--pyargs")
    done = project.run(*options, "@items.txt", seconds=380)
    assert done.code == 0, done.out
    records = project.contents("run").records
    assert len(records) == len(chosen)
    assert {record.outcome for record in records} == {Outcome.PASSED}
    for record in records:
        assert record.steps <= record.limits["steps"], record.cell
