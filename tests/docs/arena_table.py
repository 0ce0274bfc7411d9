"""Writes the table of docs/android_arena.md from the tasks: `python -m tests.docs.arena_table RUN`.

RUN is the directory of a run of the reference agent, which tells how many steps solutions take.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.tasks.task import Task
from task_suites.android_arena.catalogue import published

PAGE: Final = Path(__file__).parents[2] / "docs" / "android_arena.md"
HEAD: Final = ("entry", "id", "apps", "what mistakes break", "steps", "mistakes")
_TABLE: Final = re.compile(r"\| entry \| id \|.*?\n\n", re.DOTALL)


def rows(steps: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    """A row for each entry, in the catalogue's order; `steps` by id are those of solutions."""
    tasks = tasks_of("task_suites.android_arena")
    for task_id, entry in published().items():
        task = tasks.get(task_id)
        told = _told(task) if task is not None else ("not there yet", "")
        count = f"{steps.get(task_id, '')} of {entry.limits.steps}" if task is not None else ""
        apps = ", ".join(entry.apps)
        yield entry.entry, f"`{task_id}`", apps, told[0], count, told[1]


def _told(task: Task) -> tuple[str, str]:
    """The checks that its mistakes fail, and how many mistakes there are."""
    labels = dict.fromkeys(mistake.fails or "nothing else was changed" for mistake in task.mistakes)
    return "; ".join(labels), "; ".join(mistake.label for mistake in task.mistakes)


def steps_told(page: str) -> dict[str, str]:
    """The solutions' steps by id, as a page tells them."""
    found = re.findall(r"^\| \S+ \| `(\w+)` \|.*\| (\d*) of \d+ \|", page, re.MULTILINE)
    return dict(found)


def table(steps: Mapping[str, str]) -> str:
    """The whole table, as Markdown."""
    head = f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}\n"
    return head + "".join(f"| {' | '.join(_cell(cell) for cell in row)} |\n" for row in rows(steps))


def with_table(page: str, steps: Mapping[str, str]) -> str:
    """A page with its table written anew."""
    return _TABLE.sub(lambda _: table(steps) + "\n", page)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def main() -> None:
    """Write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, nargs="?", help="directory of a reference run")
    given = parser.parse_args()
    page = PAGE.read_text("utf-8")
    steps = steps_told(page)
    if given.run is not None:
        for record in read_contents(given.run).records:
            steps[record.cell.task] = str(record.steps)
    PAGE.write_text(with_table(page, steps), "utf-8")


if __name__ == "__main__":
    main()
