"""What the user keeps on the home screen and in the dock, and how it is moved about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.launcher.arrangement import (
    APPLICATION,
    DESKTOP,
    FOLDER,
    HOTSEAT,
    Arrangement,
    Favorite,
    HomeCell,
    first_row,
    intent_of,
)
from pytest_androidbench.phone.kit.home_grid import USUAL, HomeGrid
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

DATABASE: Final = "launcher.db"
_LAST: Final = USUAL.rows - 1
DEFAULTS: Final = (
    ("com.google.android.dialer", HOTSEAT, 0, 0),
    ("com.google.android.apps.messaging", HOTSEAT, 1, 0),
    ("com.android.chrome", HOTSEAT, 2, 0),
    ("com.google.android.gm", DESKTOP, 0, _LAST),
    ("com.google.android.apps.photos", DESKTOP, 1, _LAST),
    ("com.google.android.youtube", DESKTOP, 2, _LAST),
)
"""Where a new phone has which apps; one that is not installed leaves its place free."""


def _row(package: str, container: int, x: int, y: int) -> str:
    values = f"'{intent_of(package)}', {container}, {x}, {y}, {APPLICATION}"
    return f"INSERT INTO favorites (intent, container, cellX, cellY, itemType) VALUES ({values});"  # noqa: S608


_TABLE: Final = """
CREATE TABLE favorites (_id INTEGER PRIMARY KEY, title TEXT, intent TEXT, container INTEGER,
    screen INTEGER NOT NULL DEFAULT 0, cellX INTEGER, cellY INTEGER,
    spanX INTEGER NOT NULL DEFAULT 1, spanY INTEGER NOT NULL DEFAULT 1, itemType INTEGER,
    appWidgetId INTEGER NOT NULL DEFAULT -1, iconPackage TEXT, iconResource TEXT, icon BLOB,
    appWidgetProvider TEXT, modified INTEGER NOT NULL DEFAULT 0,
    restored INTEGER NOT NULL DEFAULT 0, profileId INTEGER DEFAULT 0,
    rank INTEGER NOT NULL DEFAULT 0, options INTEGER NOT NULL DEFAULT 0);
"""
"""`LauncherSettings.Favorites.addTableToDb` of Android 10 to 13; the columns that only Launcher3
itself needs are there for those who write rows."""
SCHEMA: Final = _TABLE + "\n".join(_row(*default) for default in DEFAULTS)


class Favorites:
    """The table, of which only what belongs to installed apps is seen."""

    def __init__(self, db: Database, installed: Iterable[str], grid: HomeGrid = USUAL) -> None:
        self._table = Table(db, "favorites", Favorite)
        self._installed = frozenset(installed)
        self._grid = grid

    def arrangement(self) -> Arrangement:
        """All that is seen of it."""
        rows = self._table.all("ORDER BY rank, cellY, cellX, _id")
        return Arrangement(rows, self._installed, self._grid)

    def get(self, id_: int) -> Favorite | None:
        """One of all."""
        return self._table.get(id_)

    def gather(self, item: Favorite, onto: Favorite) -> None:
        """Lay an app into a folder, which is made where it falls onto another app."""
        inside = onto.id
        if onto.kind != FOLDER:
            made = Favorite(
                kind=FOLDER, container=onto.container, screen=onto.screen, x=onto.x, y=onto.y
            )
            inside = self._table.add(made)
            self._table.put(onto.id, container=inside, screen=0, x=0, y=0, rank=0)
        last = self._table.first("WHERE container = ? ORDER BY rank DESC", inside)
        self._lay(item, HomeCell(inside, 0), last.rank + 1 if last is not None else 0)

    def reorder(self, folder: int, item: int, place: int) -> None:
        """Give an app of a folder another place among the rest."""
        rows = self._table.all("WHERE container = ? ORDER BY rank, _id", folder)
        ids = [row.id for row in rows if row.id != item]
        ids.insert(place, item)
        for rank, id_ in enumerate(ids):
            self._table.put(id_, rank=rank)

    def tidy(self) -> None:
        """Put the last app of a folder in its place."""
        arrangement = self.arrangement()
        for folder in self._table.all("WHERE itemType = ?", FOLDER):
            left = arrangement.contents(folder)
            if len(left) > 1:
                continue
            for item in left:
                self._lay(item, folder.place)
            self._table.remove([folder.id])

    def needed(self) -> tuple[int, int]:
        """How many columns and rows it takes to show all that is kept."""
        rows = self._table.all("WHERE container IN (?, ?)", DESKTOP, HOTSEAT)
        kept = [row for row in rows if row.kind == FOLDER or row.app in self._installed]
        columns = max((row.x + row.columns for row in kept), default=0)
        desktop = [row.y + row.rows for row in kept if row.container == DESKTOP]
        return columns, max(desktop, default=0)

    def fit(self) -> None:
        """Move what lies outside of the grid to the first page with room, as a smaller grid asks.

        What has room nowhere, a widget of more cells than there are, goes.
        """
        arrangement = self.arrangement()
        outside = [
            row
            for row in self._table.all("WHERE container IN (?, ?) ORDER BY _id", DESKTOP, HOTSEAT)
            if not arrangement.has_room_for(row)
        ]
        for row in outside:
            screens = self.arrangement().screens()
            if self.add(row, [*screens, screens[-1] + 1]) is None:
                self.remove(row.id)

    def rename(self, id_: int, title: str) -> None:
        """Give a folder another name."""
        self._table.put(id_, title=title)

    def put(self, item: Favorite, place: HomeCell) -> None:
        """Lay a new item, or one that moves, into free cells."""
        cells = item.covered(place)
        hidden = [row.id for row in self._table.all() if row.place in cells and row.id != item.id]
        self._table.remove(hidden)
        self._lay(item, place)

    def add(self, item: Favorite, screens: Sequence[int]) -> int | None:
        """Lay a new item on the first of some pages with room for it, whose number is told."""
        arrangement = self.arrangement()
        for screen in screens:
            place = arrangement.free(HomeCell(DESKTOP, 0, first_row(screen), screen), item)
            if place is not None:
                self.put(item, place)
                return screen
        return None

    def _lay(self, item: Favorite, place: HomeCell, rank: int = 0) -> None:
        container, x, y, screen = place
        laid = replace(item, container=container, x=x, y=y, screen=screen, rank=rank)
        if item.id:
            self._table.save(laid)
        else:
            self._table.add(laid)

    def remove(self, id_: int) -> None:
        """Take an item away, a folder with all in it."""
        inside = [row.id for row in self._table.all("WHERE container = ?", id_)]
        self._table.remove([id_, *inside])

    def rows(self) -> list[dict[str, Any]]:
        """The whole table as plain values, for `restore`."""
        return [asdict(row) for row in self._table.all()]

    def restore(self, rows: Sequence[dict[str, Any]]) -> None:
        """Make the table what it was."""
        self._table.remove([row.id for row in self._table.all()])
        for row in rows:
            self._table.add(Favorite(**row))
