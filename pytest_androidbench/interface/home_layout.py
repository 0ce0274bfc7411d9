"""What lies on a home screen: its grid, and which app lies in which cell of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_GRID: Final = re.compile(r"([2-9])x([2-9])")
_PLACE: Final = re.compile(
    r"(?P<package>[A-Za-z]\w*(?:\.[A-Za-z]\w*)+)(?:@(?P<column>\d),(?P<row>\d)|\#(?P<slot>\d))",
    re.ASCII,
)
RULE: Final = (
    "a home screen is written as 5x5 (columns and rows), and then each app as "
    "com.android.settings@0,2 (column and row, from 0; the date has row 0) or, in the dock, as "
    "com.android.settings#1"
)


@dataclass(frozen=True, slots=True)
class HomePlace:
    """One app on the first page, or in the dock."""

    package: str
    column: int
    row: int | None
    """From the top, 0 being the date's; None in the dock."""


@dataclass(frozen=True, slots=True)
class HomeLayout:
    """A home screen whole: what is not named lies in the drawer alone."""

    columns: int
    rows: int
    places: tuple[HomePlace, ...]


def home_layout(text: str) -> HomeLayout:
    """Read one.

    Args:
        text: as `RULE` says, the words apart by blanks.

    Raises:
        ValueError: it is none; the sentence says why.
    """
    grid, *words = text.split() or [""]
    size = _GRID.fullmatch(grid)
    if size is None:
        raise ValueError(f"{RULE}; not {grid!r:.60}")
    columns, rows = int(size[1]), int(size[2])
    places = tuple(_place(word, columns, rows) for word in words)
    cells = [(place.column, place.row) for place in places]
    for number, cell in enumerate(cells):
        if cell in cells[:number]:
            first, second = places[cells.index(cell)], places[number]
            raise ValueError(f"{first.package} and {second.package} lie in the same cell")
    return HomeLayout(columns, rows, places)


def _place(word: str, columns: int, rows: int) -> HomePlace:
    found = _PLACE.fullmatch(word)
    if found is None:
        raise ValueError(f"{RULE}; not {word!r:.60}")
    docked = found["slot"] is not None
    column = int(found["slot"] if docked else found["column"])
    row = None if docked else int(found["row"])
    if column >= columns or (row is not None and not 1 <= row < rows):
        raise ValueError(f"{word:.80} lies outside of {columns}x{rows}, whose row 0 is the date's")
    return HomePlace(found["package"], column, row)
