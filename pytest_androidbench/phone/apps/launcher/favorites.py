"""What the user keeps on the home screen and in the dock: rows of Launcher3's own table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

DATABASE: Final = "launcher.db"
DESKTOP, HOTSEAT = -100, -101
"""Containers, as Launcher3 numbers them."""
APPLICATION, FOLDER = 0, 2
"""The kinds of items."""
COLUMNS: Final = 4
ROWS: Final = 4
"""Of the home screen below the date, which has the row 0 to itself."""
DEFAULTS: Final = (
    ("com.google.android.dialer", HOTSEAT, 0, 0),
    ("com.google.android.apps.messaging", HOTSEAT, 1, 0),
    ("com.android.chrome", HOTSEAT, 2, 0),
    ("com.google.android.gm", DESKTOP, 0, ROWS),
    ("com.google.android.apps.photos", DESKTOP, 1, ROWS),
    ("com.google.android.youtube", DESKTOP, 2, ROWS),
)
"""Where a new phone has which apps; one that is not installed leaves its place free."""
_INTENT: Final = (
    "#Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;package="
)
_END: Final = ";end"


def _intent(package: str) -> str:
    return f"{_INTENT}{package}{_END}" if package else ""


def _package(intent: str | None) -> str:
    return (intent or "").removeprefix(_INTENT).removesuffix(_END)


def _row(package: str, container: int, x: int, y: int) -> str:
    values = f"'{_intent(package)}', {container}, {x}, {y}, {APPLICATION}"
    return f"INSERT INTO favorites (intent, container, cellX, cellY, itemType) VALUES ({values});"  # noqa: S608


_TABLE: Final = """
CREATE TABLE favorites (_id INTEGER PRIMARY KEY, title TEXT, intent TEXT, container INTEGER,
    screen INTEGER NOT NULL DEFAULT 0, cellX INTEGER, cellY INTEGER,
    spanX INTEGER NOT NULL DEFAULT 1, spanY INTEGER NOT NULL DEFAULT 1, itemType INTEGER,
    rank INTEGER NOT NULL DEFAULT 0);
"""
SCHEMA: Final = _TABLE + "\n".join(_row(*default) for default in DEFAULTS)


class HomeCell(NamedTuple):
    """A cell of the home screen or of the dock."""

    container: int
    x: int
    y: int = 0

    def distance(self, other: HomeCell) -> int:
        """How far it is to another cell of the same container, squared."""
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Favorite:
    """One row."""

    id: int = column("_id", default=0)
    title: str = ""
    package: str = column("intent", default="", read=_package, write=_intent)
    container: int = DESKTOP
    x: int = column("cellX", default=0)
    y: int = column("cellY", default=0)
    kind: int = column("itemType", default=APPLICATION)
    rank: int = 0

    @property
    def place(self) -> HomeCell:
        """The cell it lies in."""
        return HomeCell(self.container, self.x, self.y)


class Favorites:
    """The table, of which only what belongs to installed apps is seen."""

    def __init__(self, db: Database, installed: Iterable[str]) -> None:
        self._table = Table(db, "favorites", Favorite)
        self._installed = frozenset(installed)

    def within(self, container: int) -> list[Favorite]:
        """What lies on the home screen, or in the dock."""
        rows = self._table.all("WHERE container = ? ORDER BY cellY, cellX, _id", container)
        return [row for row in rows if row.package in self._installed or self.contents(row)]

    def contents(self, folder: Favorite) -> list[Favorite]:
        """What lies in a folder; nothing does in an app."""
        if folder.kind != FOLDER:
            return []
        rows = self._table.all("WHERE container = ? ORDER BY rank, _id", folder.id)
        return [row for row in rows if row.package in self._installed]

    def gather(self, package: str, onto: Favorite, moving: int = 0) -> None:
        """Lay an app into a folder, which is made where it falls onto another app."""
        inside = onto.id
        if onto.kind != FOLDER:
            made = Favorite(kind=FOLDER, container=onto.container, x=onto.x, y=onto.y)
            inside = self._table.add(made)
            self._table.put(onto.id, container=inside, x=0, y=0, rank=0)
        last = self._table.first("WHERE container = ? ORDER BY rank DESC", inside)
        rank = last.rank + 1 if last is not None else 0
        if moving:
            self._table.put(moving, container=inside, x=0, y=0, rank=rank)
        else:
            self._table.add(Favorite(package=package, container=inside, rank=rank))

    def tidy(self) -> None:
        """Put the last app of a folder in its place."""
        for folder in self._table.all("WHERE itemType = ?", FOLDER):
            left = self.contents(folder)
            if len(left) > 1:
                continue
            for item in left:
                self._table.put(item.id, container=folder.container, x=folder.x, y=folder.y)
            self._table.remove([folder.id])

    def rename(self, id_: int, title: str) -> None:
        """Give a folder another name."""
        self._table.put(id_, title=title)

    def get(self, id_: int) -> Favorite | None:
        """One of all."""
        return self._table.get(id_)

    def at(self, place: HomeCell) -> Favorite | None:
        """What lies in a cell."""
        return next((item for item in self.within(place.container) if item.place == place), None)

    def free(self, wanted: HomeCell, moving: int = 0) -> HomeCell | None:
        """The free cell nearest to a wanted one, for a new item or for one that moves."""
        taken = {item.place for item in self.within(wanted.container) if item.id != moving}
        cells = [cell for cell in cells_of(wanted.container) if cell not in taken]
        return min(cells, key=wanted.distance, default=None)

    def put(self, package: str, place: HomeCell, moving: int = 0) -> None:
        """Lay an app into a free cell: a new item, or the one that moves there."""
        hidden = [row.id for row in self._table.all() if row.place == place and row.id != moving]
        self._table.remove(hidden)
        if moving:
            self._table.put(moving, container=place.container, x=place.x, y=place.y)
        else:
            self._table.add(
                Favorite(package=package, container=place.container, x=place.x, y=place.y)
            )

    def remove(self, id_: int) -> None:
        """Take an item away, a folder with all in it."""
        inside = [row.id for row in self._table.all("WHERE container = ?", id_)]
        self._table.remove([id_, *inside])

    def rows(self) -> list[tuple[Any, ...]]:
        """The whole table as plain values, for `restore`."""
        return [astuple(row) for row in self._table.all()]

    def restore(self, rows: Sequence[Sequence[Any]]) -> None:
        """Make the table what it was."""
        self._table.remove([row.id for row in self._table.all()])
        for id_, title, package, container, x, y, kind, rank in rows:
            self._table.add(
                Favorite(
                    id=id_,
                    title=title,
                    package=package,
                    container=container,
                    x=x,
                    y=y,
                    kind=kind,
                    rank=rank,
                )
            )


def cells_of(container: int) -> list[HomeCell]:
    """All cells, from the top."""
    lines = range(1, ROWS + 1) if container == DESKTOP else range(1)
    return [HomeCell(container, x, y) for y in lines for x in range(COLUMNS)]
