"""AndroidArena's tables as Markdown, and as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.arena.measured import ArenaComparison
from pytest_androidbench.report.arena.tabulated import ArenaTable, arena_tables
from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, columns, cut, line, padded
from pytest_androidbench.report.markdown import escaped
from pytest_androidbench.report.wording import one_line

MAX_WORDS: Final = 32
"""Columns of a terminal that a name may take."""
MAX_NOTE: Final = 600
"""Characters of a note; one may name cells and runs."""


def arena_markdown(found: ArenaComparison) -> str:
    """All tables as Markdown, each under a heading."""
    return "\n\n".join(table_markdown(table) for table in arena_tables(found)) + "\n"


def table_markdown(table: ArenaTable) -> str:
    """One table under a heading, its notes below it."""
    marks = ["---"] * table.words + ["--:"] * (len(table.head) - table.words)
    rows = [table.head, tuple(marks), *(tuple(map(escaped, row)) for row in table.rows)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    notes = [f"\n{escaped(note, MAX_NOTE)}" for note in table.notes]
    return "\n".join([f"### {table.title}", "", *lines, *notes])


def arena_lines(found: ArenaComparison) -> Iterator[TextLine]:
    """All tables for a terminal, each under a heading."""
    for table in arena_tables(found):
        yield from table_lines(table)


def table_lines(table: ArenaTable) -> Iterator[TextLine]:
    """One table for a terminal, as wide as it is."""
    yield EMPTY
    yield line(Piece(f"{table.title}:", "strong"))
    yield from _rows(table)
    for note in table.notes:
        yield line(Piece(f"  {one_line(note, MAX_NOTE)}", "faint"))


def _rows(table: ArenaTable) -> Iterator[TextLine]:
    cells = [[cut(one_line(text), MAX_WORDS) for text in row] for row in (table.head, *table.rows)]
    widths = [max(map(columns, column)) for column in zip(*cells, strict=True)]
    for place, row in enumerate(cells):
        texts = [
            padded(text, width, right=number >= table.words)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield line(Piece(f"  {'  '.join(texts)}", "" if place else "faint"))
