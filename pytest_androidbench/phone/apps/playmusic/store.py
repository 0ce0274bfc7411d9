"""The app's tables, and what lies on the phone itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.playmusic import names
from pytest_androidbench.phone.apps.playmusic.model import (
    LONGEST_TITLE,
    PlayedGroup,
    PlaylistTune,
    QueuedTune,
    Tune,
    TunePlaylist,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.providers.media import AUDIO

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST: Final = 1000
UNKNOWN: Final = "Unknown artist", "Unknown album"
_FILES: Final = """SELECT _id, title, artist, album, genre, year, track, duration, date_added
  FROM files WHERE media_type = ? AND is_music = 1 AND title != '' AND is_pending = 0
  AND is_trashed = 0 ORDER BY _id LIMIT 1000"""


class MusicStore:
    """Songs, playlists, what is played in turn and what was played."""

    def __init__(self, app: App) -> None:
        db = app.database()
        self._db = db
        self._app = app
        self._all: list[Tune] | None = None
        self.songs = Table(db, "songs", Tune)
        self.playlists = Table(db, "playlists", TunePlaylist)
        self._places = Table(db, "playlist_songs", PlaylistTune)
        self._queue = Table(db, "queue", QueuedTune)
        self._recents = Table(db, "recents", PlayedGroup)

    @property
    def now(self) -> int:
        """The phone's time, in milliseconds."""
        return self._app.phone.clock.now_ms

    def all(self) -> list[Tune]:
        """All songs by title; only those on the phone, where the settings say so.

        They are read once: a store lives no longer than a page is built.
        """
        if self._all is None:
            found = self.local()
            if not self._app.prefs().get(names.ONLY_LOCAL_KEY, default=False):
                found = [*self.songs.all(f"ORDER BY _id LIMIT {MOST}"), *found]
            self._all = sorted(found, key=lambda one: (one.title.lower(), one.id))
        return self._all

    def local(self) -> list[Tune]:
        """The songs that lie on the phone as files."""
        phone = self._app.phone
        if not phone.permissions.held(names.PACKAGE, names.AUDIO):
            return []
        rows = phone.media.database.query(_FILES, AUDIO)
        return [
            Tune(
                id=-int(row["_id"]),
                title=str(row["title"]),
                artist=_known(row["artist"], UNKNOWN[0]),
                album=_known(row["album"], UNKNOWN[1]),
                genre=str(row["genre"] or ""),
                year=int(row["year"] or 0),
                track=int(row["track"] or 0),
                seconds=int(row["duration"] or 0) // 1000,
                added_ms=int(row["date_added"] or 0) * 1000,
            )
            for row in rows
        ]

    def group(self, kind: str, name: str) -> list[Tune]:
        """The songs of an artist, an album, a genre or (by its number) a playlist."""
        if kind == "playlist":
            return self.in_playlist(int(name) if name.isdecimal() else 0)
        found = [one for one in self.all() if getattr(one, kind) == name]
        return sorted(found, key=lambda one: (one.album.lower(), one.track, one.id))

    def in_playlist(self, id_: int) -> list[Tune]:
        """A playlist's songs in their order."""
        places = self._places.all(f"WHERE playlist_id = ? ORDER BY _id LIMIT {MOST}", id_)
        return self.some([one.song_id for one in places])

    def some(self, ids: list[int]) -> list[Tune]:
        """Songs by their numbers; those that are gone are left out."""
        known = {one.id: one for one in (*self.songs.all(), *self.local())}
        return [known[id_] for id_ in ids if id_ in known]

    def add(self, playlist: int, ids: list[int]) -> None:
        """Put songs at a playlist's end."""
        for id_ in ids:
            self._places.add(PlaylistTune(playlist_id=playlist, song_id=id_))

    def take_out(self, playlist: int, id_: int) -> None:
        """Take a song out of a playlist."""
        self._db.execute(
            "DELETE FROM playlist_songs WHERE playlist_id = ? AND song_id = ?", playlist, id_
        )

    def make(self, title: str) -> int:
        """A new playlist; gives its number."""
        row = TunePlaylist(title=title.strip()[:LONGEST_TITLE], made_ms=self.now)
        return self.playlists.add(row)

    def delete(self, playlist: int) -> None:
        """Delete a playlist, not its songs."""
        self._db.execute("DELETE FROM playlist_songs WHERE playlist_id = ?", playlist)
        self.playlists.remove([playlist])

    def queue(self) -> list[Tune]:
        """What is played in turn."""
        return self.some([one.song_id for one in self._queue.all(f"ORDER BY _id LIMIT {MOST}")])

    def put_queue(self, ids: list[int]) -> None:
        """Let these be played in turn."""
        self._db.execute("DELETE FROM queue")
        for id_ in ids[:MOST]:
            self._queue.add(QueuedTune(song_id=id_))

    def played(self, kind: str, name: str) -> None:
        """Remember what was played."""
        self._db.execute("DELETE FROM recents WHERE kind = ? AND name = ?", kind, name)
        self._recents.add(PlayedGroup(kind=kind, name=name, played_ms=self.now))

    def recents(self) -> list[PlayedGroup]:
        """What was played and is still there, the last one first."""
        found = self._recents.all("ORDER BY played_ms DESC, _id DESC LIMIT 50")
        return [one for one in found if self.group_title(one.kind, one.name)]

    def group_title(self, kind: str, name: str) -> str:
        """What a group is called; "" where there is none."""
        if kind == "playlist":
            found = self.playlists.get(int(name)) if name.isdecimal() else None
            return found.title if found is not None else ""
        return name if kind in {"artist", "album", "genre"} else ""

    def groups(self, kind: str) -> list[str]:
        """All artists, albums or genres, or the numbers of all playlists."""
        if kind == "playlist":
            return [str(one.id) for one in self.playlists.all("ORDER BY title COLLATE NOCASE, _id")]
        found = {getattr(one, kind) for one in self.all()} - {""}
        return sorted(found, key=lambda name: (name.lower(), name))


def _known(value: object, unknown: str) -> str:
    return value if isinstance(value, str) and value not in {"", "<unknown>"} else unknown
