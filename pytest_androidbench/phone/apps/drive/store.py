"""Files and folders, who may see them, and what was written to them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.large_contents import MOST_IN_ROW, LargeContents
from pytest_androidbench.phone.apps.drive.schema import (
    FOLDER,
    DriveComment,
    DriveItem,
    DriveShare,
)
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.world.people import OWNER

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_LISTED: Final = 500
MOST_SEARCHES: Final = 10
MOST_WORDS: Final = 200
"""Characters of what was searched for that are kept."""
ORDERS: Final = {
    "name": "name COLLATE NOCASE, _id",
    "changed": "changed DESC, _id DESC",
}
"""What is kept -> how files are listed, behind the folders."""
THERE: Final = """_id NOT IN (
  WITH RECURSIVE gone (id) AS (
    SELECT _id FROM entries WHERE trashed
    UNION SELECT e._id FROM entries e JOIN gone ON e.folder = gone.id
  ) SELECT id FROM gone
)"""
"""Neither in the bin, nor in a folder that is."""
MOST_DEEP: Final = 50
"""Folders in folders that are followed."""


class DriveFull(Exception):
    """There is no room for a file."""


class DriveStore:
    """What the server has."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._large = LargeContents(app)
        self._db = app.database()
        self._past = PastSearches(self._db)
        self.items = Table(self._db, "entries", DriveItem)
        self.shares = Table(self._db, "shares", DriveShare)
        self._comments = Table(self._db, "comments", DriveComment)

    def inside(self, folder: int, order: str = "name") -> list[DriveItem]:
        """What lies in a folder: folders by name, then files."""
        return self._all(
            f"folder = ? AND NOT trashed ORDER BY kind != '{FOLDER}', {ORDERS[order]}", folder
        )

    def folders(self, folder: int) -> list[DriveItem]:
        """The folders in a folder."""
        return [each for each in self.inside(folder) if each.is_folder]

    def recent(self) -> list[DriveItem]:
        """Files, the latest changed first."""
        return self._all(f"kind != '{FOLDER}' AND {THERE} ORDER BY {ORDERS['changed']}")

    def starred(self) -> list[DriveItem]:
        """What has a star."""
        return self._all(f"starred AND {THERE} ORDER BY {ORDERS['name']}")

    def shared(self) -> list[DriveItem]:
        """What others have shared."""
        return self._all(f"owner != '' AND {THERE} ORDER BY {ORDERS['changed']}")

    def offline(self) -> list[DriveItem]:
        """What is kept on the phone."""
        return self._all(f"offline AND {THERE} ORDER BY {ORDERS['name']}")

    def trashed(self) -> list[DriveItem]:
        """What lies in the bin."""
        return self._all(f"trashed ORDER BY {ORDERS['changed']}")

    def found(self, words: str) -> list[DriveItem]:
        """Files and folders whose name has some words."""
        where = f"instr(lower(name), ?) AND {THERE}"
        return self._all(f"{where} ORDER BY {ORDERS['changed']}", words.strip().lower())

    def _all(self, condition: str, *values: object) -> list[DriveItem]:
        return self.items.all(f"WHERE {condition} LIMIT {MOST_LISTED}", *values)

    @property
    def used(self) -> int:
        """Bytes that the owner's files take."""
        return int(self._db.value("SELECT coalesce(sum(bytes), 0) FROM entries WHERE owner = ''"))

    def add_folder(self, name: str, folder: int) -> int:
        """Make a folder."""
        return self._add(DriveItem(name=name, folder=folder, kind=FOLDER))

    def upload(self, name: str, kind: str, data: bytes, folder: int) -> int:
        """Take a file in.

        Raises:
            DriveFull: it has no room.
        """
        if self.used + len(data) > names.QUOTA:
            raise DriveFull
        made = DriveItem(name=name, folder=folder, kind=kind, size=len(data), content=data)
        return self._add(made)

    def whole(self, id_: int) -> DriveItem | None:
        """A file with what is in it, wherever that lies."""
        item = self.items.get(id_)
        if item is None or item.content is not None:
            return item
        return replace(item, content=self._large.of(id_))

    def _add(self, item: DriveItem) -> int:
        large = item.content if item.content and len(item.content) > MOST_IN_ROW else None
        id_ = self.items.add(replace(item, content=None) if large else item)
        self.items.put(id_, changed=self._app.phone.clock.now_ms)
        if large:
            self._large.keep(id_, large)
        return id_

    def move(self, id_: int, folder: int) -> bool:
        """Let it lie elsewhere; not in itself, nor in what lies in it."""
        if id_ in self.above(folder):
            return False
        self.items.put(id_, folder=folder)
        return True

    def above(self, folder: int) -> list[int]:
        """A folder, and those in which it lies."""
        found: list[int] = []
        while folder and folder not in found and len(found) < MOST_DEEP:
            found.append(folder)
            item = self.items.get(folder)
            folder = item.folder if item is not None else 0
        return found

    def rename(self, id_: int, name: str) -> None:
        """Call it otherwise."""
        self.items.put(id_, name=name, changed=self._app.phone.clock.now_ms)

    def remove_for_good(self, ids: list[int]) -> None:
        """Remove what lies in the bin, with all that lies in it."""
        gone = [*ids]
        for id_ in gone:
            inside = self.items.all("WHERE folder = ? ORDER BY _id", id_)
            gone += [each.id for each in inside if each.id not in gone]
            self._db.execute("DELETE FROM comments WHERE entry = ?", id_)
            self._db.execute("DELETE FROM shares WHERE entry = ?", id_)
        self.items.remove(gone)
        self._large.drop(gone)

    def copy(self, item: DriveItem, name: str) -> int:
        """Lay a copy beside a file, which is the owner's and shared with nobody.

        Raises:
            DriveFull: it has no room.
        """
        if self.used + item.size > names.QUOTA:
            raise DriveFull
        whole = self.whole(item.id) or item
        made = replace(whole, id=0, name=name, owner="", starred=False, offline=False)
        return self._add(made)

    def shares_of(self, entry: int) -> list[DriveShare]:
        """Who else may see it."""
        return self.shares.all("WHERE entry = ? ORDER BY _id", entry)

    def given(self) -> set[int]:
        """All files and folders that somebody else may see."""
        return {each.entry for each in self.shares.all("ORDER BY _id")}

    def share(self, entry: int, addresses: list[str], role: str) -> None:
        """Let others see it."""
        for address in addresses:
            self._db.execute(
                "INSERT OR REPLACE INTO shares (entry, address, role) VALUES (?, ?, ?)",
                entry, address, role,
            )  # fmt: skip

    def comments(self, entry: int) -> list[DriveComment]:
        """What was written to a file, the oldest first."""
        return self._comments.all("WHERE entry = ? ORDER BY at_ms, _id", entry)

    def comment(self, entry: int, text: str) -> None:
        """Write to a file."""
        now = self._app.phone.clock.now_ms
        self._comments.add(DriveComment(entry=entry, author=OWNER.name, at_ms=now, text=text))

    def remember(self, words: str) -> None:
        """Put words ahead of all that were searched for before."""
        self._past.add(words[:MOST_WORDS], self._app.phone.clock.now_ms)

    def searches(self) -> list[str]:
        """What was searched for, the latest first."""
        return [each.query for each in self._past.latest(most=MOST_SEARCHES)]
