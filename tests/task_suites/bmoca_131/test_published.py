"""Later tasks keep the published limits and rules, and some are those of the first sixty."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench import Episode
from pytest_androidbench.tasks.task import Task, TaskFunction
from task_suites.bmoca.catalogue import published as published_first
from task_suites.bmoca_131.again import again
from task_suites.bmoca_131.catalogue import published
from task_suites.bmoca_131.evaluators import EVALUATORS

TASKS: Final = tasks_of("task_suites.bmoca_131")
FIRST: Final = tasks_of("task_suites.bmoca")
SHARED: Final = TASKS.keys() & FIRST.keys()
OWN: Final = {"alarm_on_0900", "alarm_delete_0900", "open_gmail"}
"""Those of the first sixty with another alarm, and another line."""


def test_of_the_131_those_of_open_apps_and_of_the_system_are_here() -> None:
    counts = Counter(one.app for one in published().values())
    assert counts == {
        "clock": 25 - 3, "calculator": 19, "settings": 15, "wikipedia": 16 - 2, "phone": 14,
        "files": 5, "chrome": 3, "contacts": 3, "messages": 2, "calendar": 1, "camera": 1,
        "gmail": 1, "maps": 1, "photos": 1, "youtube": 1,
    }  # fmt: skip
    elsewhere = {"instagram": 4, "walmart": 8, "snapseed": 11}
    impossible = 3 + 2
    assert counts.total() == 131 - sum(elsewhere.values()) - impossible


def test_48_are_decided_by_the_log_as_those_of_the_first_sixty_are() -> None:
    by_log = {id_: one for id_, one in published().items() if one.kind == "log"}
    assert len(by_log) == 48
    assert by_log.keys() == SHARED
    for id_, one in by_log.items():
        line = published_first()[id_].line
        assert one.subjects == (f"{line.tag}:{line.level}",)
        assert one.values == (line.pattern + " " * (id_ == "open_gmail"),)


def test_each_is_a_task_decided_by_a_rule_that_there_is() -> None:
    assert TASKS.keys() == published().keys()
    assert {one.kind for one in published().values()} == EVALUATORS.keys()


@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)
def test_each_has_its_limit_a_solution_and_a_mistake(task: Task) -> None:
    assert task.limits == published()[task.id].limits
    assert task.app == published()[task.id].app
    assert len(task.solutions) == 1
    assert task.mistakes


@pytest.mark.parametrize("id_", sorted(SHARED - OWN))
def test_what_was_among_the_first_sixty_is_the_same_task(id_: str) -> None:
    later, first = TASKS[id_], FIRST[id_]
    assert later.goal == first.goal
    assert later.solutions == first.solutions
    assert later.mistakes == first.mistakes
    assert later.function.__code__ is first.function.__code__
    assert later.function is not first.function


def test_goals_are_unlike_each_other() -> None:
    goals = Counter(re.sub(r"\s+", " ", task.goal) for task in TASKS.values())
    assert [goal for goal, times in goals.items() if times > 1] == []


def test_only_tasks_can_be_taken_again() -> None:
    def plain(episode: Episode) -> None:
        """A plain test."""

    not_declared: TaskFunction[[Episode]] = plain  # type: ignore[assignment]
    with pytest.raises(TypeError, match="is no task: declare it with @task"):
        again(not_declared)
