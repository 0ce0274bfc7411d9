"""Tasks of Tasks.org: whatever is drawn, each question has one answer that the app shows."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.todos import HIGH, Todo
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.content.todos import NEXT_WEEK, NOISE, TITLES, Board

COMPLETED: Final = "TasksCompletedTasksForDate"
WEEK: Final = "TasksDueNextWeek"
DUE: Final = "TasksDueOnDate"
URGENT: Final = "TasksHighPriorityTasks"
URGENT_THEN: Final = "TasksHighPriorityTasksDueOnDate"
OPEN: Final = "TasksIncompleteTasksOnDate"
NOW: Final = datetime.datetime(2023, 10, 15, 15, 34)


def drawn(task_id: str) -> list[Board]:
    return [v["board"] for v in draws(tasks_of()[task_id], suite_of().name, range(200))]


def day_of(board: Board) -> datetime.date:
    assert board.day is not None
    return board.day.date


def is_urgent(todo: Todo) -> bool:
    return todo.priority == HIGH and todo.completed is None


ASKED: Final[dict[str, Callable[[Board, Todo], bool]]] = {
    COMPLETED: lambda board, todo: todo.due == day_of(board) and todo.completed is not None,
    WEEK: lambda _, todo: NEXT_WEEK[0] <= todo.due <= NEXT_WEEK[1],
    DUE: lambda board, todo: todo.due == day_of(board),
    URGENT: lambda _, todo: is_urgent(todo),
    URGENT_THEN: lambda board, todo: todo.due == day_of(board) and is_urgent(todo),
    OPEN: lambda board, todo: todo.due == day_of(board) and todo.completed is None,
}


@pytest.mark.parametrize("task_id", ASKED)
def test_what_is_asked_for_is_all_there_is_of_it(task_id: str) -> None:
    for board in drawn(task_id):
        found = [todo for todo in board.todos() if ASKED[task_id](board, todo)]
        assert sorted(todo.title for todo in found) == sorted(board.titles)


@pytest.mark.parametrize("task_id", ASKED)
def test_titles_differ_and_counts_vary(task_id: str) -> None:
    boards = drawn(task_id)
    assert {len(board.others) for board in boards} == {NOISE}
    for board in boards:
        titles = [todo.title for todo in board.todos()]
        assert len(set(titles)) == len(titles)
    counts = Counter(len(board.asked) for board in boards)
    assert counts.keys() == set(range(1, (8 if task_id == WEEK else 5) + 1))
    assert min(counts.values()) > 10


@pytest.mark.parametrize("task_id", ASKED)
def test_nothing_was_completed_after_now(task_id: str) -> None:
    for board in drawn(task_id):
        assert max(t.completed or NOW for t in board.todos()) <= NOW


@pytest.mark.parametrize("task_id", [COMPLETED, WEEK, DUE, OPEN])
def test_something_is_due_today_so_that_weekdays_can_be_told_apart(task_id: str) -> None:
    for board in drawn(task_id):
        assert any(todo.due == TODAY for todo in board.todos())


def test_urgent_tasks_have_one_of_today_among_them() -> None:
    for board in drawn(URGENT_THEN):
        assert any(todo.due == TODAY and is_urgent(todo) for todo in board.todos())


@pytest.mark.parametrize("task_id", [COMPLETED, OPEN])
def test_the_other_kind_is_due_that_day_too(task_id: str) -> None:
    for board in drawn(task_id):
        near = [todo for todo in board.others if todo.due == day_of(board)]
        assert 1 <= len(near) <= 3 + (day_of(board) == TODAY) * 2


def test_no_title_is_part_of_another_and_none_separates_answers() -> None:
    assert len(set(TITLES)) == len(TITLES) > 50
    assert not [(a, b) for a, b in permutations(TITLES, 2) if a in b]
    assert not [title for title in TITLES if "," in title or " and " in title]
