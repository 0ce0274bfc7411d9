"""What varying one thing did, in words: each value against the usual one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.differences_told import difference_lines
from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, line
from pytest_androidbench.report.varied import USUAL, AxisDifferences
from pytest_androidbench.report.wording import one_line

MAX_VALUES: Final = 16
"""Profiles may be many more; the report has them all."""


def varied_lines(found: AxisDifferences) -> Iterator[TextLine]:
    """A heading, and a row for each value, of many those that differ most surely."""
    yield EMPTY
    yield line(Piece(f"{heading(found)}:", "strong"))
    yield from difference_lines(found.values, MAX_VALUES)


def heading(found: AxisDifferences) -> str:
    """What is held against what."""
    of = f" of {one_line(found.of)}" if found.of else ""
    usual = "" if found.usual == USUAL else f" {one_line(found.usual)}"
    return f"{one_line(found.axis)}{of} against the usual{usual}, on the same cells"
