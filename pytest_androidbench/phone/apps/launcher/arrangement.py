"""What lies where on the home screen and in the dock: rows of Launcher3's own table."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.home_grid import USUAL, HomeGrid
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DESKTOP, HOTSEAT = -100, -101
"""Containers, as Launcher3 numbers them."""
APPLICATION, FOLDER, WIDGET = 0, 2, 4
"""The kinds of items."""
_INTENT: Final = (
    "#Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;package="
)
_END: Final = ";end"
_PACKAGE: Final = re.compile(r";(?:package=([^;]+)|component=([^;/]+)/[^;]*);")
"""Launcher3 itself writes the component."""
_MOST: Final = 100
"""Cells that a row of the table covers each way, which a client may have written."""
_cell: Final = partial(whole_column, least=-1)
"""A place; what is nowhere lies in no cell."""
_span: Final = partial(whole_column, default=1, least=1, most=_MOST)


def intent_of(package: str) -> str:
    """What the table keeps of an app."""
    return f"{_INTENT}{package}{_END}" if package else ""


def _package(intent: object) -> str:
    found = _PACKAGE.search(intent) if isinstance(intent, str) else None
    return (found[1] or found[2]) if found else ""


class HomeCell(NamedTuple):
    """A cell of a home page or of the dock."""

    container: int
    x: int
    y: int = 0
    screen: int = 0
    """The number of its page, which it keeps when pages before it go."""

    def distance(self, other: HomeCell) -> int:
        """How far it is to another cell of the same page, squared."""
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Favorite:
    """One row."""

    id: int = column("_id", default=0)
    title: str = text_column()
    package: str = column("intent", default="", read=_package, write=intent_of)
    container: int = DESKTOP
    screen: int = _cell()
    x: int = _cell("cellX")
    y: int = _cell("cellY")
    columns: int = _span("spanX")
    rows: int = _span("spanY")
    kind: int = column("itemType", default=APPLICATION)
    provider: str = text_column("appWidgetProvider")
    """Of a widget: its app and its class."""
    rank: int = _cell()

    @property
    def place(self) -> HomeCell:
        """The cell it begins in."""
        # In the dock Launcher3 has the cell's number there as well.
        screen = 0 if self.container == HOTSEAT else self.screen
        return HomeCell(self.container, self.x, self.y, screen)

    @property
    def app(self) -> str:
        """The package it belongs to; "" for a folder."""
        return self.package or self.provider.partition("/")[0]

    def covered(self, place: HomeCell) -> list[HomeCell]:
        """The cells it takes where it begins in a given one."""
        return [
            place._replace(x=place.x + right, y=place.y + down)
            for down in range(self.rows)
            for right in range(self.columns)
        ]


class Arrangement:
    """All that belongs to installed apps, read once."""

    def __init__(
        self, rows: Iterable[Favorite], installed: Collection[str], grid: HomeGrid = USUAL
    ) -> None:
        """Sort it out.

        Args:
            rows: of the table, as they lie: by rank in folders, by rows and columns elsewhere.
            installed: the packages of apps that can be opened.
            grid: of the home pages; what lies outside is not seen.
        """
        self.grid = grid
        self._rows: dict[int, list[Favorite]] = {}
        for row in rows:
            if row.kind == FOLDER or row.app in installed:
                self._rows.setdefault(row.container, []).append(row)

    def within(self, container: int) -> list[Favorite]:
        """What lies on the home pages, or in the dock."""
        rows = self._rows.get(container, [])
        return [
            row
            for row in rows
            if (row.kind != FOLDER or self.contents(row)) and self.has_room_for(row)
        ]

    def has_room_for(self, item: Favorite) -> bool:
        """Whether an item lies within the grid where it is."""
        place = item.place
        first, rows = first_row(place.screen), self.grid.rows
        if place.container != DESKTOP:
            first, rows = 0, 1
        within = first <= place.y and place.y + item.rows <= rows
        return within and 0 <= place.x <= self.grid.columns - item.columns and place.screen >= 0

    def cells(self, container: int, screen: int = 0) -> list[HomeCell]:
        """All cells of a home page or of the dock, from the top."""
        columns, rows = self.grid
        lines = range(first_row(screen), rows) if container == DESKTOP else range(1)
        return [HomeCell(container, x, y, screen) for y in lines for x in range(columns)]

    def on_page(self, screen: int) -> list[Favorite]:
        """What lies on one home page."""
        return [item for item in self.within(DESKTOP) if item.screen == screen]

    def contents(self, folder: Favorite) -> list[Favorite]:
        """What lies in a folder; nothing does in an app."""
        return self._rows.get(folder.id, []) if folder.kind == FOLDER else []

    def screens(self) -> list[int]:
        """The numbers of the home pages from the left; the first one is always there."""
        return sorted({0, *(item.screen for item in self.within(DESKTOP))})

    def find(self, id_: int) -> Favorite | None:
        """An item that lies somewhere, not in a folder."""
        items = self.within(DESKTOP) + self.within(HOTSEAT)
        return next((item for item in items if item.id == id_), None)

    def has(self, package: str) -> bool:
        """Whether the icon of an app lies anywhere."""
        return any(row.package == package for rows in self._rows.values() for row in rows)

    def at(self, place: HomeCell) -> Favorite | None:
        """What lies in a cell."""
        items = self.within(place.container)
        return next((item for item in items if place in item.covered(item.place)), None)

    def free(self, wanted: HomeCell, item: Favorite) -> HomeCell | None:
        """The free place nearest to a wanted one of the same page for an item, old or new."""
        taken = {
            cell
            for other in self.within(wanted.container)
            if other.id != item.id
            for cell in other.covered(other.place)
        }
        cells = self.cells(wanted.container, wanted.screen)
        room = {cell for cell in cells if cell not in taken}
        fitting = [cell for cell in cells if room.issuperset(item.covered(cell))]
        return min(fitting, key=wanted.distance, default=None)


def first_row(screen: int) -> int:
    """The row in which the cells of a home page begin."""
    return 0 if screen else 1
