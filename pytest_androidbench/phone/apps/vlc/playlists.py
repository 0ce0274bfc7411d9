"""The user's playlists (medialibrary, Playlist.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.vlc.model import VlcPlaylist

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.vlc.library import MediaLibrary
    from pytest_androidbench.phone.system.databases import Database

_OF: Final = """FROM PlaylistMediaRelation r JOIN Media m ON m.id_media = r.media_id
  WHERE r.playlist_id = id_playlist"""
_RECOUNT: Final = f"""UPDATE Playlist SET nb_present_video = 0, nb_present_audio = 0,
  nb_present_unknown = 0, nb_video = (SELECT count(*) {_OF} AND m.type = 1),
  nb_audio = (SELECT count(*) {_OF} AND m.type = 2),
  nb_unknown = (SELECT count(*) {_OF} AND m.type = 0),
  duration = (SELECT coalesce(sum(max(0, m.duration)), 0) {_OF}),
  nb_duration_unknown = (SELECT count(*) {_OF} AND m.duration <= 0)
  WHERE id_playlist = ?"""  # noqa: S608 - own texts
_PRESENT: Final = """UPDATE Playlist SET nb_present_video = nb_video, nb_present_audio = nb_audio,
  nb_present_unknown = nb_unknown WHERE id_playlist = ?"""


class VlcPlaylistStore:
    """Playlists, in the order of their names."""

    def __init__(self, database: Database, library: MediaLibrary, now_s: int) -> None:
        self._db, self._library, self._now_s = database, library, now_s

    def all(self) -> list[VlcPlaylist]:
        known = {medium.id: medium for medium in self._library.media()}
        rows = self._db.query("""SELECT playlist_id, media_id FROM PlaylistMediaRelation
          ORDER BY playlist_id, position, rowid""")
        named = self._db.query("SELECT id_playlist, name FROM Playlist ORDER BY name, id_playlist")
        return [
            VlcPlaylist(
                id=row["id_playlist"],
                name=str(row["name"] or ""),
                media=tuple(
                    known[one["media_id"]]
                    for one in rows
                    if one["playlist_id"] == row["id_playlist"] and one["media_id"] in known
                ),
            )
            for row in named
        ]

    def get(self, id_: int) -> VlcPlaylist | None:
        return next((one for one in self.all() if one.id == id_), None)

    def named(self, name: str) -> VlcPlaylist | None:
        return next((one for one in self.all() if one.name.lower() == name.lower()), None)

    def make(self, name: str) -> int:
        sql = "INSERT INTO Playlist(name, creation_date) VALUES(?, ?)"
        return self._db.execute(sql, name, self._now_s).last_id

    def add(self, id_: int, media: Sequence[int]) -> None:
        """Put media at the end of a playlist."""
        sql = "SELECT count(*) FROM PlaylistMediaRelation WHERE playlist_id = ?"
        first = self._db.value(sql, id_)
        with self._db.transaction():
            for place, one in enumerate(media, first):
                self._put(id_, one, place)
            self._recount(id_)

    def insert(self, id_: int, medium: int, place: int) -> None:
        """Put one at a place."""
        with self._db.transaction():
            self._put(id_, medium, place)
            self._recount(id_)

    def remove(self, id_: int, place: int) -> None:
        """Take out what is at a place."""
        with self._db.transaction():
            sql = "DELETE FROM PlaylistMediaRelation WHERE playlist_id = ? AND position = ?"
            self._db.execute(sql, id_, place)
            self._recount(id_)

    def move(self, id_: int, from_: int, to: int) -> None:
        """Put what is at one place at another."""
        sql = "SELECT media_id FROM PlaylistMediaRelation WHERE playlist_id = ? AND position = ?"
        medium = self._db.value(sql, id_, from_)
        if medium is not None:
            self.remove(id_, from_)
            self.insert(id_, medium, to)

    def rename(self, id_: int, name: str) -> None:
        self._db.execute("UPDATE Playlist SET name = ? WHERE id_playlist = ?", name, id_)

    def delete(self, id_: int) -> None:
        with self._db.transaction():
            self._db.execute("DELETE FROM PlaylistMediaRelation WHERE playlist_id = ?", id_)
            self._db.execute("DELETE FROM Playlist WHERE id_playlist = ?", id_)

    def _put(self, id_: int, medium: int, place: int) -> None:
        sql = "INSERT INTO PlaylistMediaRelation(media_id, playlist_id, position) VALUES(?, ?, ?)"
        self._db.execute(sql, medium, id_, place)

    def _recount(self, id_: int) -> None:
        self._db.execute(_RECOUNT, id_)
        self._db.execute(_PRESENT, id_)
