"""The tables of the documents."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from tests.docs.blocks import ROOT

_BAR: Final = re.compile(r"(?<!\\)\|")
_NAMES: Final = re.compile(r"`([^`]+)`")


def table(document: str, *head: str) -> list[tuple[str, ...]]:
    """The rows of the one table of a document whose head begins with these cells."""
    (found,) = tables(document, *head)
    return found


def tables(document: str, *head: str) -> list[list[tuple[str, ...]]]:
    """The rows of all such tables."""
    lines = (ROOT / document).read_text("utf-8").splitlines()
    cells = [_cells(line) for line in lines]
    starts = [number for number, row in enumerate(cells) if row[: len(head)] == head]
    return [list(takewhile(bool, cells[start + 2 :])) for start in starts]


def names(cell: str) -> list[str]:
    """What stands between back-ticks in a cell."""
    return _NAMES.findall(cell)


def _cells(line: str) -> tuple[str, ...]:
    if not line.startswith("|"):
        return ()
    return tuple(cell.strip() for cell in _BAR.split(line.strip()[1:-1]))
