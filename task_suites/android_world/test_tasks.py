"""Tasks.org: questions about what is to be done; nothing may be changed for an answer."""

from __future__ import annotations

import datetime

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.answers import Value
from pytest_androidbench.appdata.todos import Todos
from task_suites.android_world.content.todos import (
    NEXT_WEEK,
    NEXT_WEEK_WORDS,
    Board,
    done_then,
    due_next_week,
    due_then,
    high,
    high_then,
    open_then,
)
from task_suites.android_world.questions import RIGHT, ask
from task_suites.android_world.task_ways import HIGH_GROUP, Line, dated, due, read, sort

TITLES = "Answer with the titles only, separated by commas."
STEPS = Limits(steps=10)


def run_and_check(episode: Episode, board: Board, *wanted: Value) -> None:
    """Ask, and see that the answer is right and no task was touched for it."""
    kept = Todos(episode.device)
    kept.replace(board.todos())
    ask(episode, kept, *wanted)


def day_of(board: Board) -> datetime.date:
    """The day that is asked about."""
    assert board.day is not None
    return board.day.date


def tell(pilot: Pilot, lines: list[Line]) -> None:
    """Answer with titles."""
    pilot.answer(", ".join(line.title for line in lines))


def say_first_again(pilot: Pilot, board: Board) -> None:
    """Say one right title as often as there are titles, and once more where there is one."""
    count = len(board.asked)
    pilot.open("Tasks").answer(", ".join(board.titles[:1] * (count if count > 1 else 2)))


@task(
    "TasksCompletedTasksForDate",
    f"Which tasks that are due {{board}} have I completed already in the Tasks app? {TITLES}",
    params={"board": done_then(datetime.date(2023, 10, 10), datetime.date(2023, 10, 20))},
    limits=STEPS,
    app="tasks",
    difficulty="medium",
    tags={"information_retrieval", "search", "parameterized"},
    optimal_steps=5,
)
def test_completed_tasks(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, *board.titles)


def find_due(pilot: Pilot, board: Board) -> list[Line]:
    """All tasks due on the day, with their ticks."""
    sort(pilot, mixed=True)
    return due(read(pilot, ticks=True), day_of(board))


@test_completed_tasks.solution
def tell_completed(pilot: Pilot, board: Board) -> None:
    tell(pilot, [line for line in find_due(pilot, board) if line.done])


@test_completed_tasks.mistake("open ones of that day as well", fails=RIGHT)
def tell_open_too(pilot: Pilot, board: Board) -> None:
    tell(pilot, find_due(pilot, board))


@test_completed_tasks.mistake("one title said again", fails=RIGHT)
def say_completed_again(pilot: Pilot, board: Board) -> None:
    say_first_again(pilot, board)


@task(
    "TasksDueNextWeek",
    f"How many tasks do I have in the Tasks app that are due {NEXT_WEEK_WORDS}, completed ones"
    " included? Answer with the number alone.",
    params={"board": due_next_week(8)},
    limits=STEPS,
    app="tasks",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=6,
)
def test_due_next_week(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, len(board.asked))


def count_week(pilot: Pilot) -> int:
    """How many tasks are due next week."""
    sort(pilot, mixed=True)
    return sum(NEXT_WEEK[0] <= date <= NEXT_WEEK[1] for _, date in dated(read(pilot)))


@test_due_next_week.solution
def tell_count(pilot: Pilot) -> None:
    pilot.answer(str(count_week(pilot)))


@test_due_next_week.mistake("one too many", fails=RIGHT)
def tell_one_more(pilot: Pilot) -> None:
    pilot.answer(str(count_week(pilot) + 1))


@test_due_next_week.mistake("counted without looking", fails=RIGHT)
def guess(pilot: Pilot, board: Board) -> None:
    pilot.open("Tasks").answer("6" if len(board.asked) != 6 else "3")


@task(
    "TasksDueOnDate",
    f"Which tasks are due {{board}} in the Tasks app, completed or not? {TITLES}",
    params={"board": due_then(datetime.date(2023, 10, 8), datetime.date(2023, 10, 22))},
    limits=STEPS,
    app="tasks",
    difficulty="easy",
    tags={"search", "parameterized"},
    optimal_steps=2,
)
def test_due_on_date(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, *board.titles)


@test_due_on_date.solution
def tell_due(pilot: Pilot, board: Board) -> None:
    sort(pilot, mixed=True)
    tell(pilot, due(read(pilot), day_of(board)))


@test_due_on_date.mistake("one title said again", fails=RIGHT)
def say_due_again(pilot: Pilot, board: Board) -> None:
    say_first_again(pilot, board)


@test_due_on_date.mistake("completed the first one on the way")
def complete_one(pilot: Pilot, board: Board) -> None:
    pilot.open("Tasks").tap(id="completeBox", index=0).answer(", ".join(board.titles))


@task(
    "TasksHighPriorityTasks",
    "Which tasks of high priority (the highest one, shown in red) have I not completed yet in the"
    f" Tasks app? {TITLES}",
    params={"board": high()},
    limits=STEPS,
    app="tasks",
    difficulty="medium",
    tags={
        *("complex_ui_understanding", "search", "information_retrieval", "transcription"),
        "parameterized",
    },
    optimal_steps=2,
)
def test_high_priority(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, *board.titles)


def read_high(pilot: Pilot, *, by_date: bool = False) -> list[Line]:
    """The open tasks of high priority."""
    sort(pilot, grouped=True, by_date=by_date)
    return [line for line in read(pilot, most=0) if line.group == HIGH_GROUP]


@test_high_priority.solution
def tell_high(pilot: Pilot) -> None:
    tell(pilot, read_high(pilot))


@test_high_priority.mistake("medium ones too", fails=RIGHT)
def tell_medium_too(pilot: Pilot) -> None:
    sort(pilot, grouped=True, by_date=False)
    tell(pilot, read(pilot, most=0))


@test_high_priority.mistake("one title said again", fails=RIGHT)
def say_high_again(pilot: Pilot, board: Board) -> None:
    say_first_again(pilot, board)


@task(
    "TasksHighPriorityTasksDueOnDate",
    "Which tasks of high priority (the highest one, shown in red) that are due {board} have I not"
    f" completed yet in the Tasks app? {TITLES}",
    params={"board": high_then(datetime.date(2023, 10, 8), datetime.date(2023, 10, 22))},
    limits=STEPS,
    app="tasks",
    difficulty="medium",
    tags={"information_retrieval", "screen_reading", "parameterized"},
    optimal_steps=5,
)
def test_high_priority_on_date(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, *board.titles)


@test_high_priority_on_date.solution
def tell_high_of_day(pilot: Pilot, board: Board) -> None:
    tell(pilot, due(read_high(pilot, by_date=True), day_of(board)))


@test_high_priority_on_date.mistake("of any day", fails=RIGHT)
def tell_every_high(pilot: Pilot) -> None:
    tell(pilot, read_high(pilot))


@test_high_priority_on_date.mistake("of any priority", fails=RIGHT)
def tell_whole_day(pilot: Pilot, board: Board) -> None:
    sort(pilot, mixed=True)
    tell(pilot, due(read(pilot), day_of(board)))


@task(
    "TasksIncompleteTasksOnDate",
    f"Which tasks that are due {{board}} are not completed yet in the Tasks app? {TITLES}",
    params={"board": open_then(datetime.date(2023, 10, 8), datetime.date(2023, 10, 22))},
    limits=STEPS,
    app="tasks",
    difficulty="easy",
    tags={"information_retrieval", "screen_reading", "parameterized"},
    optimal_steps=2,
)
def test_incomplete_tasks(episode: Episode, board: Board) -> None:
    run_and_check(episode, board, *board.titles)


@test_incomplete_tasks.solution
def tell_incomplete(pilot: Pilot, board: Board) -> None:
    tell(pilot, [line for line in find_due(pilot, board) if not line.done])


@test_incomplete_tasks.mistake("completed ones of that day as well", fails=RIGHT)
def tell_completed_too(pilot: Pilot, board: Board) -> None:
    tell(pilot, find_due(pilot, board))


@test_incomplete_tasks.mistake("completed one after it was read")
def tell_and_complete(pilot: Pilot, board: Board) -> None:
    pilot.open("Tasks").tap(id="completeBox", index=0).answer(", ".join(board.titles))
