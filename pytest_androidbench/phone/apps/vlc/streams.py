"""Addresses that were played (medialibrary, Media.cpp: ImportType::Stream)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

STREAM: Final = 2
"""The import type; 0 is what was found, 1 what another app gave."""
MOST: Final = 200
LONGEST: Final = 2000
"""Letters of an address."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VlcStream:
    """An address under a name, at first its own."""

    id: int
    title: str
    mrl: str


class StreamStore:
    """Streams, the last one first."""

    def __init__(self, database: Database, now_s: int) -> None:
        self._db, self._now_s = database, now_s

    def all(self) -> list[VlcStream]:
        rows = self._db.query(
            """SELECT m.id_media, m.title, f.mrl FROM Media m JOIN File f
               ON f.media_id = m.id_media WHERE m.import_type = ?
               ORDER BY m.last_played_date DESC, m.id_media DESC""",
            STREAM,
        )
        return [
            VlcStream(id=row["id_media"], title=str(row["title"] or row["mrl"]), mrl=row["mrl"])
            for row in rows[:MOST]
        ]

    def put(self, mrl: str) -> None:
        """Keep that an address was played now."""
        mrl = mrl[:LONGEST]
        kept = next((stream for stream in self.all() if stream.mrl == mrl), None)
        if kept is not None:
            sql = "UPDATE Media SET last_played_date = ? WHERE id_media = ?"
            self._db.execute(sql, self._now_s, kept.id)
            return
        with self._db.transaction():
            sql = """INSERT INTO Media(type, last_played_date, insertion_date, title, filename,
              import_type) VALUES(0, ?, ?, ?, ?, ?)"""
            id_ = self._db.execute(sql, self._now_s, self._now_s, mrl, mrl, STREAM).last_id
            sql = """INSERT INTO File(media_id, mrl, type, is_removable, is_external, is_network)
              VALUES(?, ?, 1, 0, 1, 1)"""
            self._db.execute(sql, id_, mrl)

    def rename(self, id_: int, title: str) -> None:
        self._db.execute("UPDATE Media SET title = ? WHERE id_media = ?", title, id_)

    def delete(self, id_: int) -> None:
        with self._db.transaction():
            self._db.execute("DELETE FROM File WHERE media_id = ?", id_)
            self._db.execute("DELETE FROM Media WHERE id_media = ?", id_)
