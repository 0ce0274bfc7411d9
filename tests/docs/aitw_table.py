"""Writes the table of docs/aitw.md from the tasks: `python -m tests.docs.aitw_table`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.tasks.task import Task

PAGE: Final = Path(__file__).parents[2] / "docs" / "aitw.md"
HEAD: Final = ("ids", "tasks", "goal", "check", "mistakes")
_TABLE: Final = re.compile(r"\| ids \| tasks \|.*?\n\n", re.DOTALL)
_END: Final = re.compile(r"(_(costco|bestbuy|walmart|newegg|ebay))?_\d+$")


def template_of(task: Task) -> str:
    """What the ids of a template's tasks begin with."""
    return _END.sub("", task.id)


def rows() -> Iterator[tuple[str, ...]]:
    """A row for each template, by its name."""
    tasks = sorted(tasks_of("task_suites.aitw").values(), key=template_of)
    for name, group in groupby(tasks, template_of):
        mine = list(group)
        wrong = mine[0].mistakes
        checks = dict.fromkeys(mistake.fails or "" for mistake in wrong)
        labels = "; ".join(mistake.label for mistake in wrong)
        yield f"`{name}_*`", str(len(mine)), mine[0].goal, "; ".join(checks), labels


def table() -> str:
    """The whole table, as Markdown."""
    head = f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}\n"
    return head + "".join(f"| {' | '.join(row)} |\n" for row in rows())


def with_table(page: str) -> str:
    """A page with its table written anew."""
    return _TABLE.sub(lambda _: table() + "\n", page)


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8")
