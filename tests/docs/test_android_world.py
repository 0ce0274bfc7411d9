"""The page of all tasks is about the tasks there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fixtures.suite_tasks import tasks_of
from tests.task_suites.android_world.page import END, START, Solved, has_asserts, table

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
