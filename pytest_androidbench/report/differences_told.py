"""Several differences in words: which of them is beyond chance, and what the others would show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pytest_androidbench.report.differences import NamedDifference
from pytest_androidbench.report.lines import Piece, Style, TextLine, columns, cut, line, padded
from pytest_androidbench.report.wording import count, one_line, points
from pytest_androidbench.stats.planning import POWER

MAX_NAME: Final = 20
"""Columns for a name."""
MAX_ROWS: Final = 8


def difference_lines(found: Sequence[NamedDifference], most: int = MAX_ROWS) -> Iterator[TextLine]:
    """A row for each, the surest first, up to so many."""
    rows = surest(found)
    width = min(MAX_NAME, max((columns(one_line(one.name)) for one in rows[:most]), default=0))
    for one in rows[:most]:
        style: Style = "" if not one.shown else "bad" if one.difference.estimate < 0 else "good"
        yield line(
            f"  {padded(cut(one_line(one.name), width), width)} ",
            Piece(f"{points(one.difference.estimate):>13}", "strong"),
            f"  {ends_text(one):<15}  ",
            Piece(verdict(one), style),
        )
    if len(rows) > most:
        yield line(f"  and {len(rows) - most} more")


def surest(found: Sequence[NamedDifference]) -> list[NamedDifference]:
    """Those beyond chance first, and then by how unlikely chance is."""
    return sorted(found, key=lambda one: (not one.shown, one.adjusted, one.chance.p, one.name))


def ends_text(one: NamedDifference) -> str:
    """The interval of a difference, in points."""
    return f"{100 * one.difference.low:+.1f} to {100 * one.difference.high:+.1f}"


def verdict(one: NamedDifference) -> str:
    """Whether there is a difference, and if that is not known, which one would have been seen."""
    cells = count(one.difference.cells, "cell")
    if one.shown:
        word = "worse" if one.difference.estimate < 0 else "better"
        return f"{word}, p = {one.adjusted:.2g}; {cells}"
    finds = f", finds {100 * one.smallest:.0f} in {POWER:.0%}" if one.smallest is not None else ""
    return f"cannot tell{finds}; {cells}"
