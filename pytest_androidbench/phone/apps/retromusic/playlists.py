"""The playlists, in `playlist.db`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic.model import Playlist, Song
from pytest_androidbench.phone.apps.retromusic.names import FAVORITES
from pytest_androidbench.phone.apps.retromusic.rows import ENTITY, MOST_ROWS, insert, song_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pytest_androidbench.phone.system.databases import Database

_ALL_SONGS: Final = "SELECT * FROM SongEntity ORDER BY song_key LIMIT ?"


class PlaylistStore:
    """Reads and writes playlists (PlaylistDao.kt)."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def all(self) -> list[Playlist]:
        """All of them, in the order they were made."""
        songs: dict[int, list[Song]] = {}
        for row in self._db.query(_ALL_SONGS, MOST_ROWS):
            songs.setdefault(row["playlist_creator_id"], []).append(song_of(row, ENTITY))
        sql = "SELECT * FROM PlaylistEntity ORDER BY playlist_id LIMIT ?"
        rows = self._db.query(sql, MOST_ROWS)
        return [
            Playlist(id=row[0], name=str(row[1]), songs=tuple(songs.get(row[0], ())))
            for row in rows
        ]

    def get(self, id_: int) -> Playlist | None:
        """One of them with its songs in order."""
        row = self._db.one("SELECT * FROM PlaylistEntity WHERE playlist_id = ?", id_)
        if row is None:
            return None
        sql = """SELECT * FROM SongEntity WHERE playlist_creator_id = ?
          ORDER BY song_key LIMIT ?"""
        songs = tuple(song_of(song, ENTITY) for song in self._db.query(sql, id_, MOST_ROWS))
        return Playlist(id=id_, name=str(row["playlist_name"]), songs=songs)

    def songs(self) -> dict[int, Song]:
        """All that are in some playlist, by their numbers."""
        rows = self._db.query(_ALL_SONGS, MOST_ROWS)
        return {row["id"]: song_of(row, ENTITY) for row in rows}

    def called(self, name: str) -> int | None:
        """The first playlist of a name."""
        sql = "SELECT playlist_id FROM PlaylistEntity WHERE playlist_name = ? ORDER BY playlist_id"
        found: int | None = self._db.value(sql, name)
        return found

    def make(self, name: str) -> int:
        """A new playlist without songs; returns its id."""
        sql = "INSERT INTO PlaylistEntity (playlist_name) VALUES (?)"
        return self._db.execute(sql, name).last_id

    def rename(self, id_: int, name: str) -> None:
        """Call one otherwise."""
        sql = "UPDATE PlaylistEntity SET playlist_name = ? WHERE playlist_id = ?"
        self._db.execute(sql, name, id_)

    def add(self, id_: int, songs: Iterable[Song]) -> None:
        """Put songs at the end; one that is there already goes to the end."""
        with self._db.transaction():
            for song in songs:
                insert(self._db, "SongEntity", song, ENTITY, playlist_creator_id=id_)

    def remove(self, id_: int, songs: Iterable[int]) -> None:
        """Take songs out."""
        sql = "DELETE FROM SongEntity WHERE playlist_creator_id = ? AND id = ?"
        for song in songs:
            self._db.execute(sql, id_, song)

    def delete(self, ids: Sequence[int]) -> None:
        """Drop playlists with what is in them."""
        for id_ in ids:
            self._db.execute("DELETE FROM SongEntity WHERE playlist_creator_id = ?", id_)
            self._db.execute("DELETE FROM PlaylistEntity WHERE playlist_id = ?", id_)

    def is_favorite(self, song: int) -> bool:
        """Whether a song has a heart."""
        sql = """SELECT count(*) FROM SongEntity, PlaylistEntity WHERE playlist_id =
          playlist_creator_id AND playlist_name = ? AND id = ?"""
        return bool(self._db.value(sql, FAVORITES, song))

    def toggle_favorite(self, song: Song) -> None:
        """Give a song a heart, or take it away."""
        id_ = self.called(FAVORITES) or self.make(FAVORITES)
        if self.is_favorite(song.id):
            self.remove(id_, [song.id])
        else:
            self.add(id_, [song])
