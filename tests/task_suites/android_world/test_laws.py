"""What holds for every task and whatever is drawn for it, over 200 seeds."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.codec import to_plain
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.task import Task
from tests.task_suites.android_world.published import PUBLISHED

SEEDS: Final = range(200)
TASKS: Final = tasks_of()
RANDOM: Final = {"random", "secrets", "uuid", "time"}
"""Modules whose values change from run to run."""


@cache
def drawn(task_id: str) -> tuple[Mapping[str, Any], ...]:
    """The values of every seed."""
    return tuple(draws(TASKS[task_id], suite_of().name, SEEDS))


@pytest.mark.proof
@pytest.mark.parametrize("task_id", TASKS)
def test_goals_are_whole_sentences_whatever_is_drawn(task_id: str) -> None:
    for values in drawn(task_id):
        goal = render(TASKS[task_id].goal, values)
        assert goal.strip() == goal
        assert goal[0].isupper() or goal[0] in "\"'"
        assert not re.search(r"[^\n] {2,}|\bNone\b|<[\w.]+ object", goal), goal
        assert len(goal) < 12_000


@pytest.mark.proof
@pytest.mark.parametrize("task_id", [task.id for task in TASKS.values() if task.params])
def test_seeds_differ(task_id: str) -> None:
    told = Counter(repr(to_plain(values)) for values in map(dict, drawn(task_id)))
    assert len(told) > 1
    most = told.most_common(1)[0][1]
    assert most < len(SEEDS) * 0.75, f"{most} of {len(SEEDS)} seeds draw the same"


@pytest.mark.proof
@pytest.mark.parametrize("task_id", TASKS)
def test_values_can_be_kept_in_a_record(task_id: str) -> None:
    for values in drawn(task_id)[:20]:
        to_plain(dict(values))


@pytest.mark.parametrize("task_id", TASKS)
def test_a_task_is_declared_as_published(task_id: str) -> None:
    task, published = TASKS[task_id], PUBLISHED[task_id]
    assert task.limits.steps == published.steps
    assert task.difficulty == published.difficulty
    assert task.tags >= published.tags
    assert task.optimal_steps == published.optimal_steps


@pytest.mark.parametrize("task_id", TASKS)
def test_a_task_has_a_solution_and_mistakes(task_id: str) -> None:
    task = TASKS[task_id]
    assert task.solutions
    assert task.mistakes
    labels = [mistake.label for mistake in task.mistakes]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("path", sorted({task.file for task in TASKS.values()}))
def test_no_task_draws_or_asks_the_hosts_clock_by_itself(path: str) -> None:
    tree = ast.parse(Path(path).read_text("utf-8"))
    imported = {
        name.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for name in node.names
    } | {
        (node.module or "").split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
    }
    assert imported & RANDOM == set()
    calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert calls & {"datetime.now", "datetime.datetime.now", "date.today"} == set()


def test_params_are_what_test_and_goal_name() -> None:
    for task in TASKS.values():
        named = set(inspect.signature(task.function).parameters) - {"episode"}
        assert set(task.params) <= named | placeholders_of(task)


def placeholders_of(task: Task) -> set[str]:
    return set(re.findall(r"{(\w+)", task.goal))
