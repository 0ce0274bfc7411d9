"""The music of Retro Music: songs as the phone knows them, playlists, and the queue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.appdata.rows import querying, read_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote

PACKAGE: Final = "code.name.monkey.retromusic"
FOLDER: Final = f"/data/data/{PACKAGE}/databases"
PLAYLISTS: Final = f"{FOLDER}/playlist.db"
PLAYBACK: Final = f"{FOLDER}/music_playback_state.db"
QUEUES: Final = ("playing_queue", "original_playing_queue")
TABLES: Final = ("PlaylistEntity", "SongEntity")
_NUMBERS: Final = ("_id", "track", "year", "duration", "date_modified", "album_id", "artist_id")
_TEXTS: Final = ("title", "_data", "album", "artist")
_SCAN: Final = "am broadcast -a android.intent.action.MEDIA_SCANNER_SCAN_FILE -d {address}"
_SONGS: Final = "content://media/external/audio/media"


@dataclass(frozen=True, slots=True, kw_only=True)
class Song:
    """A song of the media store, or a row about one; its fields are what both have of it."""

    id: int
    """The media store's number."""
    title: str
    artist: str
    duration: int
    """In milliseconds."""
    path: str
    album: str = ""
    track: int = 0
    year: int = 0
    date_modified: int = 0
    """In seconds since 1970."""
    album_id: int = 0
    artist_id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Playlist:
    """Songs in the order in which they are in it."""

    name: str
    songs: tuple[Song, ...] = ()

    @property
    def titles(self) -> list[str]:
        """What its songs are called."""
        return [song.title for song in self.songs]

    @property
    def duration(self) -> int:
        """How long its songs are together, in milliseconds."""
        return sum(song.duration for song in self.songs)


class RetroMusic:
    """Reads and arranges what the app keeps."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._playlists = device.database(PLAYLISTS)
        self._playback = device.database(PLAYBACK)

    def songs(self) -> list[Song]:
        """All sounds of the phone's media store, in the order it found them."""
        columns = (*_NUMBERS, *_TEXTS)
        printed = self._device.shell(querying(_SONGS, columns)).text
        rows = [_stored(row) for row in read_rows(printed, columns)]
        return sorted(rows, key=lambda song: song.id)

    def rescan(self, folder: str) -> None:
        """Have the media store look for what is new in a folder; for arranging a task."""
        self._device.shell(_SCAN.format(address=quote(f"file://{folder}")))

    def playlists(self) -> list[Playlist]:
        """All playlists in the order they were made, taken at one moment."""
        rows = self._playlists.rows_of(*TABLES)
        # By `song_key`, which is the row's number: so they come out of the table.
        songs = [row for row in rows if row["table"] == "SongEntity"]
        return [
            Playlist(
                name=str(row["playlist_name"]),
                songs=tuple(
                    _entered(song)
                    for song in songs
                    if song["playlist_creator_id"] == row["playlist_id"]
                ),
            )
            for row in rows
            if row["table"] == "PlaylistEntity"
        ]

    def queue(self) -> list[Song]:
        """What is played in turn; nothing where the app has not made its database yet."""
        if not self._playback.exists():
            return []
        rows = self._playback.query("SELECT * FROM playing_queue ORDER BY rowid")
        return [_queued(row) for row in rows]

    def rows(self) -> list[dict[str, Any]]:
        """Every row about playlists, each with its table's name, to see whether any changed."""
        return self._playlists.rows_of(*TABLES)

    def replace(self, playlists: Iterable[Playlist]) -> None:
        """Make these all playlists there are, in this order; for arranging a task."""
        with self._playlists.edit() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - own names
            for playlist in playlists:
                sql = "INSERT INTO PlaylistEntity (playlist_name) VALUES (?)"
                id_ = connection.execute(sql, (playlist.name,)).lastrowid
                for song in playlist.songs:
                    row = {"playlist_creator_id": id_, **_entity(song)}
                    connection.execute(_insert("SongEntity", row), row)

    def replace_queue(self, songs: Sequence[Song]) -> None:
        """Make these all that is played in turn; for arranging a task."""
        with self._playback.edit() as connection:
            for table in QUEUES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - own names
                for song in songs:
                    row = _queue_row(song)
                    connection.execute(_insert(table, row), row)


def _insert(table: str, row: dict[str, Any]) -> str:
    marks = ", ".join(f":{column}" for column in row)
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608 - own names


def _stored(row: dict[str, str]) -> Song:
    """A row as `content query` prints it."""
    number = {name: int(row[name] or 0) for name in _NUMBERS}
    return Song(
        id=number["_id"],
        title=row["title"],
        artist=row["artist"],
        duration=number["duration"],
        path=row["_data"],
        album=row["album"],
        track=number["track"],
        year=number["year"],
        date_modified=number["date_modified"],
        album_id=number["album_id"],
        artist_id=number["artist_id"],
    )


def _entered(row: dict[str, Any]) -> Song:
    """A row of a playlist."""
    return Song(
        id=row["id"],
        title=str(row["title"]),
        artist=str(row["artist_name"]),
        duration=row["duration"],
        path=str(row["data"]),
        album=str(row["album_name"]),
        track=row["track_number"],
        year=row["year"],
        date_modified=row["date_modified"],
        album_id=row["album_id"],
        artist_id=row["artist_id"],
    )


def _queued(row: dict[str, Any]) -> Song:
    """A row of the queue, whose texts are numbers where they look like some."""
    return Song(
        id=row["_id"],
        title=str(row["title"]),
        artist=str(row["artist"]),
        duration=row["duration"],
        path=str(row["_data"]),
        album=str(row["album"]),
        track=row["track"],
        year=row["year"],
        date_modified=row["date_modified"],
        album_id=row["album_id"],
        artist_id=row["artist_id"],
    )


def _entity(song: Song) -> dict[str, Any]:
    """What the app writes of a song in a playlist."""
    return {
        "id": song.id,
        "title": song.title,
        "track_number": song.track,
        "year": song.year,
        "duration": song.duration,
        "data": song.path,
        "date_modified": song.date_modified,
        "album_id": song.album_id,
        "album_name": song.album,
        "artist_id": song.artist_id,
        "artist_name": song.artist,
        "composer": "",
        "album_artist": "",
    }


def _queue_row(song: Song) -> dict[str, Any]:
    """What the app writes of a song in the queue."""
    return {
        "_id": song.id,
        "title": song.title,
        "track": song.track,
        "year": song.year,
        "duration": song.duration,
        "_data": song.path,
        "date_modified": song.date_modified,
        "album_id": song.album_id,
        "album": song.album,
        "artist_id": song.artist_id,
        "artist": song.artist,
        "composer": "",
    }
