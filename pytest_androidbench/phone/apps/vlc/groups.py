"""Groups of films that were made by hand (medialibrary, MediaGroup.cpp).

Films that nobody has put anywhere are grouped by their titles as they are listed; a row of the
table is a group with a name of its own, or one film that is to stand alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

_RECOUNT: Final = """UPDATE MediaGroup SET nb_present_video = 0,
  nb_video = (SELECT count(*) FROM Media WHERE group_id = id_group),
  duration = (SELECT coalesce(sum(max(0, duration)), 0) FROM Media WHERE group_id = id_group)"""
_PRESENT: Final = "UPDATE MediaGroup SET nb_present_video = nb_video"
_EMPTY: Final = (
    "DELETE FROM MediaGroup WHERE id_group NOT IN (SELECT coalesce(group_id, 0) FROM Media)"
)


class VideoGroupStore:
    """Makes groups, and puts films into them."""

    def __init__(self, database: Database, now_s: int) -> None:
        self._db, self._now_s = database, now_s

    def make(self, name: str, media: Sequence[int]) -> int:
        """A group of films under a name."""
        with self._db.transaction():
            id_ = self._insert(name, alone=False)
            self._put(id_, media)
        return id_

    def put(self, id_: int, media: Sequence[int]) -> None:
        """Put films into a group that is there."""
        with self._db.transaction():
            self._put(id_, media)

    def rename(self, id_: int, name: str) -> None:
        sql = "UPDATE MediaGroup SET name = ?, last_modification_date = ? WHERE id_group = ?"
        self._db.execute(sql, name, self._now_s, id_)

    def set_apart(self, media: Sequence[tuple[int, str]]) -> None:
        """Let films, given with their titles, stand alone."""
        with self._db.transaction():
            for medium, title in media:
                self._put(self._insert(title, alone=True), [medium])

    def regroup(self, media: Sequence[int]) -> None:
        """Group films by their titles again."""
        with self._db.transaction():
            for medium in media:
                self._db.execute("UPDATE Media SET group_id = NULL WHERE id_media = ?", medium)
            self._settle()

    def _insert(self, name: str, *, alone: bool) -> int:
        sql = """INSERT INTO MediaGroup(name, creation_date, last_modification_date,
          user_interacted, forced_singleton) VALUES(?, ?, ?, 1, ?)"""
        return self._db.execute(sql, name, self._now_s, self._now_s, int(alone)).last_id

    def _put(self, id_: int, media: Sequence[int]) -> None:
        for medium in media:
            self._db.execute("UPDATE Media SET group_id = ? WHERE id_media = ?", id_, medium)
        self._settle()

    def _settle(self) -> None:
        """Count again what is in each group, and drop those with nothing in them."""
        for sql in (_EMPTY, _RECOUNT, _PRESENT):
            self._db.execute(sql)
