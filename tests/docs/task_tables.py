"""Tables of a suite's published entries, as pages of docs have them, written from the tasks."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from fixtures.suite_tasks import tasks_of
from pytest_androidbench import Limits
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.tasks.task import Task

DOCS: Final = Path(__file__).parents[2] / "docs"
HEAD: Final = ("entry", "id", "apps", "what mistakes break", "steps", "mistakes")
_TABLE: Final = re.compile(r"\| entry \| id \|.*?\n\n", re.DOTALL)


class PublishedEntry(Protocol):
    """What a suite's catalogue says of a task."""

    @property
    def entry(self) -> str:
        """How pages tell of it."""
        ...

    @property
    def apps(self) -> tuple[str, ...]:
        """What it is about."""
        ...

    @property
    def limits(self) -> Limits:
        """How many steps it may take."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskTable:
    """The table of one suite."""

    page: Path
    suite: str
    """The package with its tasks."""
    entries: Mapping[str, PublishedEntry]
    """By id, in the table's order."""

    def rows(self, steps: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
        """A row for each entry; `steps` by id are those of solutions."""
        tasks = tasks_of(self.suite)
        for task_id, entry in self.entries.items():
            task = tasks.get(task_id)
            told = _told(task) if task is not None else ("not there yet", "")
            count = f"{steps.get(task_id, '')} of {entry.limits.steps}" if task is not None else ""
            apps = ", ".join(entry.apps)
            yield entry.entry, f"`{task_id}`", apps, told[0], count, told[1]

    def markdown(self, steps: Mapping[str, str]) -> str:
        """The whole table."""
        head = f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}\n"
        rows = (f"| {' | '.join(map(_cell, row))} |\n" for row in self.rows(steps))
        return head + "".join(rows)

    def with_table(self, page: str, steps: Mapping[str, str]) -> str:
        """A page with its table written anew."""
        return _TABLE.sub(lambda _: self.markdown(steps) + "\n", page)


def _told(task: Task) -> tuple[str, str]:
    """The checks that its mistakes fail, and how many mistakes there are."""
    labels = dict.fromkeys(mistake.fails or "nothing else was changed" for mistake in task.mistakes)
    return "; ".join(labels), "; ".join(mistake.label for mistake in task.mistakes)


def steps_told(page: str) -> dict[str, str]:
    """The solutions' steps by id, as a page tells them."""
    found = re.findall(r"^\| \S+ \| `(\w+)` \|.*\| (\d*) of \d+ \|", page, re.MULTILINE)
    return dict(found)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def write(table: TaskTable, said: str | None) -> None:
    """Write a table into its page, from the command line: `python -m tests.docs.NAME RUN`."""
    parser = argparse.ArgumentParser(description=said)
    parser.add_argument("run", type=Path, nargs="?", help="directory of a reference run")
    given = parser.parse_args()
    page = table.page.read_text("utf-8")
    steps = steps_told(page)
    if given.run is not None:
        for record in read_contents(given.run).records:
            steps[record.cell.task] = str(record.steps)
    table.page.write_text(table.with_table(page, steps), "utf-8")
