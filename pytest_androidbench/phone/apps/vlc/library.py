"""What films and songs lie on shared storage, kept in the media library's database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.apps.vlc.scanning import MediaScanner, path_of
from pytest_androidbench.phone.media.errors import MediaError
from pytest_androidbench.phone.media.facts import MediaFacts

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Database

_MEDIA: Final = """SELECT m.id_media, m.type, m.title, m.filename, f.mrl, m.duration, f.size,
  f.last_modification_date, m.last_time, m.play_count, m.last_played_date,
  a.name AS artist, b.title AS album, g.name AS genre,
  m.group_id, v.name AS group_name, v.forced_singleton AS alone
  FROM Media m JOIN File f ON f.media_id = m.id_media
  LEFT JOIN Artist a ON a.id_artist = m.artist_id LEFT JOIN Album b ON b.id_album = m.album_id
  LEFT JOIN Genre g ON g.id_genre = m.genre_id
  LEFT JOIN MediaGroup v ON v.id_group = m.group_id WHERE m.is_present = 1 AND f.is_external = 0"""


class MediaLibrary:
    """Rows about files."""

    def __init__(self, app: App, database: Database) -> None:
        self._app = app
        self._db = database
        self._scanner = MediaScanner(app, database)

    def media(self) -> list[VlcMedium]:
        """All media, in the order they were found."""
        return self._there(self._db.query(f"{_MEDIA} ORDER BY m.id_media"))

    def get(self, id_: int) -> VlcMedium | None:
        """One of them."""
        found = self._there(self._db.query(f"{_MEDIA} AND m.id_media = ?", id_))
        return found[0] if found else None

    def at(self, path: str) -> VlcMedium | None:
        """The medium in a file."""
        return next((medium for medium in self.media() if medium.path == path), None)

    def scan(self) -> None:
        """Take in what is new or another file by now, and drop what is gone."""
        self._scanner.scan()

    def look_into(self, path: str) -> MediaFacts:
        """What a file is.

        Raises:
            UnplayableFile: it is gone, too large, or cannot be played.
            NoDecoder: nothing can be decoded here.
        """
        return self._scanner.look_into(path)

    def facts(self, path: str) -> MediaFacts | None:
        """What is known of a file; None where it cannot be played, or nothing decodes it."""
        try:
            return self.look_into(path)
        except MediaError:
            return None

    def seen(self, id_: int, ms: int, duration: int, *, whole: bool) -> None:
        """Keep how far something was seen."""
        if not self._remembers:
            return
        share = ms / duration if duration > 0 and not whole else -1.0
        self._db.execute(
            """UPDATE Media SET last_time = ?, last_position = ?, play_count = play_count + ?
               WHERE id_media = ?""",
            -1 if whole else ms, share, int(whole), id_,
        )  # fmt: skip

    def mark_seen(self, id_: int) -> None:
        """Count something as seen whole, without playing it."""
        sql = """UPDATE Media SET last_time = -1, last_position = -1, play_count = play_count + 1
          WHERE id_media = ?"""
        self._db.execute(sql, id_)

    def begun(self, id_: int) -> None:
        """Put something at the top of the history."""
        if not self._remembers:
            return
        now = self._app.phone.clock.now_ms // 1000
        self._db.execute("UPDATE Media SET last_played_date = ? WHERE id_media = ?", now, id_)

    def clear(self) -> None:
        """Know of nothing any more."""
        with self._db.transaction():
            for table in ("PlaylistMediaRelation", "Playlist", "File", "Media", "MediaGroup"):
                self._db.execute(f"DELETE FROM {table}")  # noqa: S608 - own names

    def history(self) -> list[VlcMedium]:
        """What was played, the last one first."""
        played = [medium for medium in self.media() if medium.last_played]
        return sorted(played, key=lambda medium: (-medium.last_played, -medium.id))

    def forget_history(self) -> None:
        self._db.execute("UPDATE Media SET last_played_date = NULL")

    def _there(self, rows: Iterable[Any]) -> list[VlcMedium]:
        """The media of rows whose files are on storage."""
        found = ((row, path_of(str(row["mrl"]))) for row in rows)
        return [_medium(row, path) for row, path in found if self._app.files.is_file(path)]

    @property
    def _remembers(self) -> bool:
        """Whether what is played is to be remembered."""
        return self._app.prefs().get(names.HISTORY, default=True)


def _medium(row: Any, path: str) -> VlcMedium:
    def number(name: str, default: int = 0) -> int:
        return row[name] if isinstance(row[name], int) else default

    return VlcMedium(
        id=row["id_media"],
        type=number("type"),
        title=str(row["title"] or row["filename"] or ""),
        filename=str(row["filename"] or ""),
        path=path,
        duration=number("duration", -1),
        size=number("size"),
        modified=number("last_modification_date"),
        last_time=number("last_time", -1),
        play_count=number("play_count"),
        last_played=number("last_played_date"),
        artist=str(row["artist"] or ""),
        album=str(row["album"] or ""),
        genre=str(row["genre"] or ""),
        group=number("group_id") if row["group_name"] is not None else 0,
        group_name=str(row["group_name"] or ""),
        alone=bool(row["alone"]),
    )
