"""What the phone's media store has of music."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.blacklist import Blacklist
from pytest_androidbench.phone.apps.retromusic.model import Album, Artist, Genre, Song
from pytest_androidbench.phone.apps.retromusic.sorting import (
    ALBUM_ORDERS,
    ARTIST_ORDERS,
    SONG_ORDERS,
)
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.providers.media import AUDIO

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.app import App

SHORTEST_S: Final = 20
"""What is shorter is no song, unless the settings say otherwise (PreferenceUtil.kt)."""
_SONGS: Final = """SELECT _id, title, track, year, duration, _data, date_modified, date_added,
  album_id, album, artist_id, artist, composer, album_artist FROM files WHERE media_type = ?
  AND is_music = 1 AND title != '' AND is_pending = 0 AND is_trashed = 0 ORDER BY _id"""
_GENRES: Final = """SELECT _id, genre_id, genre FROM files WHERE media_type = ?
  AND genre != '' ORDER BY genre_key, genre_id, _id"""
_COLUMNS: Final = {
    "id": "_id", "title": "title", "track": "track", "year": "year", "duration": "duration",
    "path": "_data", "modified": "date_modified", "added": "date_added", "album_id": "album_id",
    "album": "album", "artist_id": "artist_id", "artist": "artist", "composer": "composer",
    "album_artist": "album_artist",
}  # fmt: skip
_NUMBERS: Final = frozenset(
    ("id", "track", "year", "duration", "modified", "added", "album_id", "artist_id")
)


class MusicLibrary:
    """Songs, albums and artists, as far as the app may see them and settings let them through."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._prefs = app.prefs()

    def songs(self) -> list[Song]:
        """All songs, as they are listed."""
        return SONG_ORDERS.sort(self._prefs, self.unsorted())

    def unsorted(self) -> list[Song]:
        """All songs, as the media store found them."""
        phone = self._app.phone
        if not phone.permissions.held(self._app.package, names.NEEDED[0]):
            return []
        least = self._prefs.get(names.FILTER_KEY, SHORTEST_S) * 1000
        found = [_song(row) for row in phone.media.database.query(_SONGS, AUDIO)]
        shown = self._places()
        return [song for song in found if song.duration >= least and shown(song.path)]

    def song(self, id_: int) -> Song | None:
        """One of them."""
        return next((song for song in self.unsorted() if song.id == id_), None)

    def albums(self) -> list[Album]:
        """All albums, as they are listed."""
        return ALBUM_ORDERS.sort(self._prefs, _albums(self.unsorted()))

    def album(self, id_: int) -> Album | None:
        """One of them."""
        return next((album for album in self.albums() if album.id == id_), None)

    def artists(self) -> list[Artist]:
        """Everybody who is heard, as they are listed."""
        found: dict[int, list[Album]] = {}
        for album in _albums(self.unsorted()):
            found.setdefault(album.songs[0].artist_id, []).append(album)
        return ARTIST_ORDERS.sort(self._prefs, [Artist(tuple(own)) for own in found.values()])

    def artist(self, id_: int) -> Artist | None:
        """One of them."""
        return next((artist for artist in self.artists() if artist.id == id_), None)

    def genres(self) -> list[Genre]:
        """All genres that a song has, by name; the songs as songs are listed."""
        songs = self.songs()
        numbers: dict[int, tuple[int, str]] = {
            row["_id"]: (row["genre_id"] or 0, str(row["genre"]))
            for row in self._app.phone.media.database.query(_GENRES, AUDIO)
        }
        found: dict[int, tuple[str, list[Song]]] = {
            id_: (name, []) for id_, name in numbers.values()
        }
        for song in songs:
            if song.id in numbers:
                found[numbers[song.id][0]][1].append(song)
        return [Genre(id_, name, tuple(own)) for id_, (name, own) in found.items() if own]

    def at(self, path: str) -> Song | None:
        """The song in a file, however short, wherever it lies."""
        rows = self._app.phone.media.database.query(_SONGS, AUDIO)
        return next((_song(row) for row in rows if row["_data"] == path), None)

    def _places(self) -> Callable[[str], bool]:
        """What tells whether a file is on the white list, or not on the black one."""
        if self._prefs.get(names.WHITELIST_KEY, default=False):
            return lambda path: path.startswith(f"{SHARED_ROOT}/Music")
        hidden = tuple(Blacklist(self._app).paths())
        return lambda path: not path.startswith(hidden)


def _albums(songs: list[Song]) -> list[Album]:
    found: dict[int, list[Song]] = {}
    for song in songs:
        found.setdefault(song.album_id, []).append(song)
    return [
        Album(tuple(sorted(own, key=lambda song: (song.track, sort_key(song.title)))))
        for own in found.values()
    ]


def _song(row: Any) -> Song:
    empty = {name: 0 if name in _NUMBERS else "" for name in _COLUMNS}
    values: dict[str, Any] = {name: row[column] or empty[name] for name, column in _COLUMNS.items()}
    return Song(**values)
