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
from task_suites.android_arena.catalogue import published
from task_suites.android_arena.forbidding import constraints

PACKAGE: Final = "task_suites.android_arena"
TASKS: Final = tasks_of(PACKAGE)
each_task = pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)


def test_all_that_is_published_has_an_entry() -> None:
    kinds = Counter(one.entry.partition("-")[0] for one in published().values())
    assert kinds == {
        "cal": 7, "cam": 14, "clk": 14, "con": 11, "ffx": 5, "gml": 18, "drv": 12, "map": 14,
        "msg": 14, "pho": 6, "set": 19, "wth": 14, "ytb": 12, "slk": 9, "x": 22, "c": 35,
    }  # fmt: skip
    assert Counter(one.set for one in published().values()) == {
        "single": 169, "cross": 22, "constrained": 35,
    }  # fmt: skip
    levels = Counter(one.level for one in published().values() if one.level)
    assert levels == {"app": 10, "page": 10, "component": 15}


def test_there_is_no_task_that_has_no_entry() -> None:
    assert TASKS.keys() <= published().keys()


@each_task
def test_a_task_has_its_entry_s_limit_a_solution_and_mistakes(task: Task) -> None:
    entry = published()[task.id]
    assert task.limits == entry.limits
    assert task.apps == entry.apps
    assert len(task.solutions) == 1
    assert len(task.mistakes) >= (2 if entry.level else 1)


@each_task
def test_published_values_are_such_as_the_task_draws(task: Task) -> None:
    suite = suite_of(PACKAGE)
    kept = frozen_draws(suite, "published").get(task.id, {})
    with_given(task, suite.name, draw(task, suite.name, 0), kept)


def test_published_values_are_of_entries_alone() -> None:
    assert frozen_draws(suite_of(PACKAGE), "published").keys() <= published().keys()


def test_each_constraint_forbids_something() -> None:
    for name, one in constraints().items():
        ways = (one.packages, one.activities, one.pages, one.pressed, one.scrolled)
        assert any(ways), name
