"""What varying one thing did, in words: each value against the usual one."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.report.lines import (
    EMPTY,
    Piece,
    Style,
    TextLine,
    columns,
    cut,
    line,
    padded,
)
from pytest_androidbench.report.varied import AxisDifferences, ValueDifference
from pytest_androidbench.report.wording import count, one_line, points
from pytest_androidbench.stats.planning import POWER

MAX_NAME = 20
"""Columns for a value."""


def varied_lines(found: AxisDifferences) -> Iterator[TextLine]:
    """A heading, and a row for each value."""
    yield EMPTY
    yield line(Piece(f"{heading(found)}:", "strong"))
    width = min(MAX_NAME, max(columns(one_line(one.value)) for one in found.values))
    for one in found.values:
        style: Style = "" if not one.shown else "bad" if one.difference.estimate < 0 else "good"
        yield line(
            f"  {padded(cut(one_line(one.value), width), width)}  ",
            Piece(f"{points(one.difference.estimate):>13}", "strong"),
            f"  {ends_text(one):<16}  ",
            Piece(verdict(one), style),
        )


def heading(found: AxisDifferences) -> str:
    """What is held against what."""
    of = f" of {one_line(found.of)}" if found.of else ""
    usual = "" if found.usual == "usual" else f" {one_line(found.usual)}"
    return f"{one_line(found.axis)}{of} against the usual{usual}, on the same cells"


def ends_text(one: ValueDifference) -> str:
    """The interval of a difference, in points."""
    return f"{100 * one.difference.low:+.1f} to {100 * one.difference.high:+.1f}"


def verdict(one: ValueDifference) -> str:
    """Whether it makes a difference, and if that is not known, which one would have been seen."""
    cells = count(one.difference.cells, "cell")
    if one.shown:
        word = "worse" if one.difference.estimate < 0 else "better"
        return f"{word}, p = {one.adjusted:.2g}; {cells}"
    return f"cannot tell{finds_text(one.smallest)}; {cells}"


def finds_text(smallest: float | None) -> str:
    """The difference that a run like this finds; "" where nothing can be said."""
    if smallest is None:
        return ""
    return f", finds {100 * smallest:.0f} points in {POWER:.0%}"
