"""How many goals a seed has, of which kinds, and that none is there twice."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draw
from pytest_androidbench.tasks.task import Task
from task_suites.aitw.facts import ArticleFact
from task_suites.aitw.shops import COUNTS, SHOPS

SUITE: Final = "aitw"
TASKS: Final = tasks_of(f"task_suites.{SUITE}")
SEEDS: Final = range(5)
PUBLISHED: Final = {"costco": 81, "bestbuy": 81, "walmart": 69, "newegg": 69, "ebay": 60}
"""Goals of each shop among the 360 of the published list."""


def of(tag: str) -> list[Task]:
    return [task for task in TASKS.values() if tag in task.tags]


def template_of(task: Task) -> str:
    return task.id.rstrip("0123456789").rstrip("_")


def drawn(seed: int) -> dict[str, dict[str, Any]]:
    return {name: dict(draw(task, SUITE, seed)) for name, task in TASKS.items()}


def test_a_seed_has_192_goals_of_24_general_templates_and_three_kinds_of_shopping() -> None:
    general, shopping = of("general"), of("web_shopping")
    assert (len(general), len(shopping), len(TASKS)) == (96, 96, 192)
    assert set(Counter(map(template_of, general)).values()) == {4}
    assert len(set(map(template_of, general))) == 24
    kinds = Counter(task.id.partition("_")[0] for task in shopping)
    assert kinds == {"open": 32, "search": 32, "pick": 32}


def test_shops_have_the_published_proportion() -> None:
    held = Counter(task.id.split("_")[1] for task in of("web_shopping"))
    assert held == {name: sum(kind[name] for kind in COUNTS.values()) for name in SHOPS}
    for name, count in PUBLISHED.items():
        assert abs(held[name] - 96 * count / 360) < 1


@pytest.mark.parametrize("seed", SEEDS)
def test_no_goal_is_there_twice_and_no_article_more_than_twice(seed: int) -> None:
    values = drawn(seed)
    goals = Counter(render(TASKS[name].goal, params) for name, params in values.items())
    assert max(goals.values()) == 1
    articles = Counter(
        value.article
        for params in values.values()
        for value in params.values()
        if isinstance(value, ArticleFact)
    )
    assert len(articles) == 28
    assert max(articles.values()) <= 2


def test_goals_change_with_the_seed() -> None:
    first, second = drawn(0), drawn(1)
    assert sum(first[name] != second[name] for name in TASKS) > 96


@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)
def test_a_task_has_a_solution_mistakes_and_thirty_steps(task: Task) -> None:
    assert len(task.solutions) == 1
    assert len(task.mistakes) >= 2
    assert all(mistake.fails for mistake in task.mistakes)
    assert task.limits.steps is None
    assert suite_of(f"task_suites.{SUITE}").limits.steps == 30


def test_mistakes_are_those_that_are_asked_for() -> None:
    labels = {mistake.label for task in TASKS.values() for mistake in task.mistakes}
    assert {
        "the right search in the wrong shop", "an advertisement", "the first in another order",
        "the neighbouring article",
    } <= labels  # fmt: skip
