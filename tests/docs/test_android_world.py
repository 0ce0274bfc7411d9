"""The page of all tasks is about the tasks there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fixtures.suite_tasks import tasks_of
from tests.task_suites.android_world.page import END, START, Solved, has_asserts, table
from tests.task_suites.android_world.scores_page import END as END_OF_SCORES
from tests.task_suites.android_world.scores_page import START as SCORES

PAGE: Final = Path(__file__).parents[2] / "docs" / "android_world.md"
ROW: Final = re.compile(
    r"^\| (\w+) \| [^|]* \| ([^|]*) \| (\d+) \| (\d+) \| [^|]* \|$", re.MULTILINE
)
ASSERTS: Final = "; nothing else has changed"
ROWS: Final = ROW.findall(PAGE.read_text("utf-8"))


def labels_of(name: str, checks: str) -> str:
    """What a row says of a task's checks, without what it says of plain asserts."""
    return checks.removesuffix(ASSERTS) if has_asserts(tasks_of()[name]) else checks


def test_the_table_is_the_one_that_the_tasks_make() -> None:
    written = PAGE.read_text("utf-8").partition(START)[2].partition(END)[0]
    solved = {
        name: Solved(steps=int(steps), checks=labels_of(name, checks))
        for name, checks, _, steps in ROWS
    }
    assert sorted(solved) == list(tasks_of())
    assert written.strip() == table(tasks_of(), solved).strip()


def test_no_solution_takes_more_than_the_budget() -> None:
    assert [name for name, _, budget, steps in ROWS if int(steps) > int(budget)] == []


def test_the_checks_that_mistakes_name_are_listed() -> None:
    listed = {name: checks for name, checks, _, _ in ROWS}
    for task in tasks_of().values():
        for mistake in task.mistakes:
            assert mistake.fails is None or mistake.fails in listed[task.id]


def test_scores_are_told_of_each_task_and_add_up() -> None:
    written = PAGE.read_text("utf-8").partition(SCORES)[2].partition(END_OF_SCORES)[0]
    lines = [line for line in written.splitlines() if line.startswith("| ")][1:]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    rows = {row[0]: row[1:] for row in cells}
    whole = rows.pop("**all**")
    assert list(tasks_of()) == [name for name in rows if name in tasks_of()]
    for column in (3, 4, 5):
        assert int(whole[column]) == sum(int(row[column]) for row in rows.values())
    noticed, tested = map(int, whole[2].split(" of "))
    assert noticed >= 0.95 * tested
    assert int(whole[4]) <= 0.05 * (tested + int(whole[4]))
