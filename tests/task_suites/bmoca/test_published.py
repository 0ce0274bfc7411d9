"""Tasks keep the published limits and lines."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.tasks.task import Task
from task_suites.bmoca.catalogue import published

TASKS: Final = tasks_of("task_suites.bmoca")


def test_sixty_are_published_with_these_limits() -> None:
    counts = Counter(one.limits.steps for one in published().values())
    assert counts == {4: 15, 5: 27, 6: 9, 7: 1, 9: 1, 10: 1, 11: 6}
    assert len(published()) == 60


def test_each_of_them_is_a_task() -> None:
    assert TASKS.keys() == published().keys()


def test_lines_are_filters_of_logcat_with_patterns() -> None:
    tags = Counter(f"{one.line.tag}:{one.line.level}" for one in published().values())
    assert tags.most_common(3) == [
        ("ActivityTaskManager:I", 16),
        ("AlarmClock:D", 6),
        ("ConditionProviders.SCP:D", 6),
    ]
    for one in published().values():
        re.compile(one.line.pattern)


@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)
def test_each_task_is_one_of_them_with_its_limit_a_solution_and_a_mistake(task: Task) -> None:
    assert task.limits == published()[task.id].limits
    assert len(task.solutions) == 1
    assert task.mistakes
