"""The catalogue has what is published, and tasks are what it says of them."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.suites.frozen_draws import frozen_draws
from pytest_androidbench.tasks.given import with_given
from pytest_androidbench.tasks.params import draw
from pytest_androidbench.tasks.task import Task
from task_suites.popular_apps.catalogue import published

PACKAGE: Final = "task_suites.popular_apps"
TASKS: Final = tasks_of(PACKAGE)
each_task = pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)


def test_all_that_is_published_has_an_entry() -> None:
    kinds = Counter(one.entry.partition("-")[0] for one in published().values())
    assert kinds == {
        "map": 5, "x": 5, "ytb": 4, "spf": 5, "chr": 5, "gml": 5, "drv": 5, "trl": 5,
    }  # fmt: skip


def test_there_is_no_task_that_has_no_entry() -> None:
    assert TASKS.keys() <= published().keys()


@each_task
def test_a_task_has_its_entry_s_limit_a_solution_and_two_mistakes(task: Task) -> None:
    entry = published()[task.id]
    assert task.limits == entry.limits
    assert task.apps == entry.apps
    assert task.tags == entry.tags
    assert len(task.solutions) == 1
    assert len(task.mistakes) >= 2


@each_task
def test_published_values_are_such_as_the_task_draws(task: Task) -> None:
    suite = suite_of(PACKAGE)
    kept = frozen_draws(suite, "published").get(task.id, {})
    with_given(task, suite.name, draw(task, suite.name, 0), kept)


def test_published_values_are_of_entries_alone() -> None:
    assert frozen_draws(suite_of(PACKAGE), "published").keys() <= published().keys()
