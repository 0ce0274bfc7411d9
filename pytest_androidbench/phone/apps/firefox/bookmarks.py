"""Bookmarks and their folders: rows of `moz_bookmarks`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.firefox.schema import BOOKMARK, FOLDER, MOBILE
from pytest_androidbench.phone.apps.firefox.visits import new_guid, place_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

SELECT: Final = (
    "SELECT b.id, b.parent, b.type, b.title, p.url FROM moz_bookmarks b"
    " LEFT JOIN moz_places p ON p.id = b.fk"
)
COLUMNS: Final = (
    "id", "fk", "type", "parent", "position", "title", "dateAdded", "lastModified", "guid",
    "syncStatus", "syncChangeCounter",
)  # fmt: skip
MOST_DEPTH: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesBookmark:
    """A bookmark, or a folder where it has no address."""

    id: int
    parent: int
    title: str
    url: str = ""
    is_folder: bool = False


class PlacesBookmarks:
    """Reads and changes them; `now_ms` is when it is done."""

    def __init__(self, database: Database, now_ms: int) -> None:
        self._db = database
        self._now = now_ms

    def within(self, folder: int = MOBILE) -> list[PlacesBookmark]:
        """What lies in a folder."""
        return self._all("WHERE b.parent = ? ORDER BY b.position, b.id", folder)

    def get(self, id_: int) -> PlacesBookmark | None:
        """One by its id."""
        return next(iter(self._all("WHERE b.id = ?", id_)), None)

    def of_page(self, url: str) -> PlacesBookmark | None:
        """The bookmark of an address."""
        return next(iter(self._all("WHERE p.url = ? ORDER BY b.id", url)), None)

    def found(self, words: str) -> list[PlacesBookmark]:
        """Bookmarks with some words in title or address."""
        low = words.lower()
        where = "WHERE b.type = 1 AND (instr(lower(b.title), ?) OR instr(lower(p.url), ?))"
        return self._all(f"{where} ORDER BY b.id", low, low)

    def folders(self) -> list[PlacesBookmark]:
        """The phone's folder and all below it, each ahead of what lies in it."""
        found: list[PlacesBookmark] = []
        pending = [self.get(MOBILE)]
        while pending and len(found) < 500:
            one = pending.pop()
            if one is not None:
                found.append(one)
                pending += [each for each in reversed(self.within(one.id)) if each.is_folder]
        return found

    def add(self, title: str, url: str, folder: int = MOBILE) -> int:
        """Add a bookmark, or a folder without an address; tells its id."""
        key = int(self._db.value("SELECT max(id) FROM moz_bookmarks") or 0) + 1
        with self._db.transaction():
            place = place_of(self._db, url, title) if url else None
            self._db.execute(
                "INSERT INTO moz_bookmarks (id, fk, type, parent, position, title, dateAdded,"
                " lastModified, guid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(key, place, BOOKMARK if url else FOLDER, folder, self._next(folder), title),
                *(self._now, self._now, new_guid(f"bookmark {key} {self._now} {title}")),
            )
            self._count()
        return key

    def change(self, id_: int, title: str, url: str, folder: int) -> None:
        """Give one another title, address, or folder."""
        one = self.get(id_)
        if one is None or folder == id_ or self._lies_in(folder, id_):
            return
        with self._db.transaction():
            place = None if one.is_folder else place_of(self._db, url or one.url, title)
            self._db.execute(
                "UPDATE moz_bookmarks SET title = ?, fk = ?, lastModified = ? WHERE id = ?",
                *(title, place, self._now, id_),
            )
            if folder != one.parent:
                sql = "UPDATE moz_bookmarks SET parent = ?, position = ? WHERE id = ?"
                self._db.execute(sql, folder, self._next(folder), id_)
            self._count()

    def remove(self, id_: int) -> list[list[Any]]:
        """Remove one with all that lies in it; tells the rows, to be put back."""
        ids, pending = [], [id_]
        while pending:
            one = pending.pop()
            if one not in ids:
                ids.append(one)
                pending += [each.id for each in self.within(one)]
        rows = []
        with self._db.transaction():
            for one in ids:
                sql = f"SELECT {', '.join(COLUMNS)} FROM moz_bookmarks WHERE id = ?"  # noqa: S608
                rows += [list(row) for row in self._db.query(sql, one)]
                self._db.execute("DELETE FROM moz_bookmarks WHERE id = ?", one)
            self._count()
        return rows

    def put_back(self, rows: list[list[Any]]) -> None:
        """Have removed rows again."""
        marks = ", ".join("?" for _ in COLUMNS)
        sql = f"INSERT OR IGNORE INTO moz_bookmarks ({', '.join(COLUMNS)}) VALUES ({marks})"  # noqa: S608
        with self._db.transaction():
            for row in rows:
                self._db.execute(sql, *row)
            self._count()

    def _all(self, condition: str, *values: Any) -> list[PlacesBookmark]:
        return [
            PlacesBookmark(
                id=row[0],
                parent=row[1] or 0,
                title=str(row[3] or row[4] or ""),
                url=row[4] or "",
                is_folder=row[2] == FOLDER,
            )
            for row in self._db.query(f"{SELECT} {condition}", *values)
        ]

    def _lies_in(self, folder: int, id_: int) -> bool:
        for _ in range(MOST_DEPTH):
            one = self.get(folder)
            if one is None:
                return False
            if one.parent == id_:
                return True
            folder = one.parent
        return True

    def _next(self, folder: int) -> int:
        sql = "SELECT max(position) FROM moz_bookmarks WHERE parent = ?"
        last = self._db.value(sql, folder)
        return 0 if last is None else int(last) + 1

    def _count(self) -> None:
        """Write down how many bookmarks lead to each place."""
        self._db.execute(
            "UPDATE moz_places SET foreign_count ="
            " (SELECT count(*) FROM moz_bookmarks WHERE fk = moz_places.id)"
        )
