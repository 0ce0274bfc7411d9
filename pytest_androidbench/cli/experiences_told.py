"""What `androidbench experiences` says of a database, and what it writes of one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from pytest_androidbench.cli.printing import writing
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.guards import Guard
from pytest_androidbench.experiences.published import as_published
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.recall import Recall, recall
from pytest_androidbench.experiences.search import ExperienceSearch
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.report.arena.tabulated import NONE, ArenaTable
from pytest_androidbench.report.arena.told import table_lines
from pytest_androidbench.report.lines import TextLine
from pytest_androidbench.report.wording import count, one_line, percent
from pytest_androidbench.stats.rates import Rate

MAX_TEXT: Final = 80
"""Characters of a key, an agent or an instruction that are listed."""


def listed(path: Path) -> Iterator[str]:
    """A database's digest, and a line for each experience in it.

    Raises:
        ExperienceDatabaseError: it cannot be read.
    """
    database = ExperienceDatabase.open(path)
    heads = database.heads()
    complete = sum(head.complete for head in heads)
    yield f"{count(len(heads), 'experience')}, {complete} complete; digest {database.digest}"
    for head in heads:
        yield "  ".join(_parts(head))


def exported(path: Path, file: Path) -> str:
    """Write a database in AndroidGen's form, and say so.

    Raises:
        ExperienceDatabaseError: it cannot be read.
        click.ClickException: the file is there, or cannot be written.
    """
    plain = as_published(ExperienceDatabase.open(path).entries())
    with writing(file), file.open("x", encoding="utf-8") as out:
        # As published: characters as they are, four blanks for each level.
        json.dump(plain, out, ensure_ascii=False, indent=4)
    return f"{count(len(plain), 'experience')} written to {file}"


def recalled(
    path: Path,
    runs: Iterable[Path],
    encoders: Iterable[str],
    *,
    guard: Guard,
    same_app: bool,
    different_text: bool,
) -> Iterator[TextLine]:
    """A table of what is found first for the goals of runs, a row for each encoder.

    Raises:
        AndroidBenchError: database, runs or encoders cannot be had; says which and why.
    """
    database = ExperienceDatabase.open(path)
    queries = _queries(map(read_contents, runs))
    found = {}
    for name in encoders:
        search = ExperienceSearch(
            database, encoder_named(name),
            guard=guard, same_app=same_app, different_text=different_text,
        )  # fmt: skip
        found[name] = recall(search, queries)
    return table_lines(_table(found, guard))


def _queries(runs: Iterable[RunContents]) -> Sequence[Query]:
    """Each goal of each cell once, in the order of cells."""
    found = {
        (record.cell.key, record.goal): Query(task=record.goal, cell=record.cell, app=record.app)
        for run in runs
        for record in run.records
        if record.goal
    }
    return [found[at] for at in sorted(found)]


def _table(found: Mapping[str, Recall], guard: Guard) -> ArenaTable:
    rows = [
        (name, _share(one.same_task), _share(one.same_app), str(one.nothing))
        for name, one in found.items()
    ]
    first = next(iter(found.values()))
    notes = [f"{count(first.queries, 'goal')}; held out for each: its {guard}."]
    if first.alone:
        notes.append(
            "Left out of the first column, as no experience of the same task may be shown: "
            f"{count(first.alone, 'goal')}."
        )
    return ArenaTable(
        title="What is found first (95% intervals by task)",
        head=("Encoder", "Same task", "Same app", "Nothing"),
        rows=tuple(rows),
        notes=tuple(notes),
    )


def _share(rate: Rate) -> str:
    if not rate.known:
        return NONE
    interval = rate.interval
    share, low, high = map(percent, (interval.estimate, interval.low, interval.high))
    return f"{share} ({low} to {high}) of {rate.episodes}"


def _parts(head: Experience) -> Iterator[str]:
    yield one_line(head.key, MAX_TEXT)
    yield "complete" if head.complete else "incomplete"
    yield f"of {one_line(head.agent, MAX_TEXT)}" if head.agent else "from elsewhere"
    if head.run:
        yield f"in {one_line(head.run, 12)}"
    yield f'"{one_line(head.task, MAX_TEXT)}"'
