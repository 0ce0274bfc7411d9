"""Looks for films and songs on shared storage (medialibrary: discoverer, metadata services)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote

from pytest_androidbench.phone.apps.vlc.model import AUDIO, VIDEO
from pytest_androidbench.phone.apps.vlc.thumbnails import FilmThumbnails
from pytest_androidbench.phone.apps.vlc.titles import film_title
from pytest_androidbench.phone.media.errors import MediaError, UnplayableFile
from pytest_androidbench.phone.media.facts import MediaFacts
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.system.providers.media.tags import sound_facts

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Database

VIDEOS: Final = frozenset(
    ("3g2", "3gp", "asf", "avi", "divx", "f4v", "flv", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg",
     "mpg", "mts", "ogm", "ogv", "ts", "vob", "webm", "wmv")
)  # fmt: skip
SONGS: Final = frozenset(
    ("3ga", "aac", "ac3", "aif", "aiff", "amr", "ape", "flac", "m4a", "m4b", "mid", "mka", "mp2",
     "mp3", "oga", "ogg", "opus", "wav", "wma")
)  # fmt: skip
"""Endings that the media library takes (medialibrary, src/utils and discoverer)."""
MOST_FILES: Final = 2000
LARGEST: Final = 64 << 20
"""Bytes of a file that is looked into; a larger one is listed without its length."""


def mrl_of(path: str) -> str:
    """The address of a file, as the media library keeps it."""
    return "file://" + quote(path, safe="/!'()*-._~")


def path_of(mrl: str) -> str:
    """The file at an address."""
    return unquote(mrl.removeprefix("file://"))


class MediaScanner:
    """Keeps rows about files as files are; a file that stays as it was is not looked into again."""

    def __init__(self, app: App, database: Database) -> None:
        self._app = app
        self._db = database
        self._thumbnails = FilmThumbnails(app)

    def scan(self) -> None:
        """Take in what is new or another file by now, and drop what is gone."""
        found = self._paths()
        rows = self._db.query("""SELECT f.id_file, f.media_id, f.mrl, f.size,
          f.last_modification_date, m.id_media FROM File f LEFT JOIN Media m
          ON m.id_media = f.media_id WHERE f.is_external = 0 ORDER BY f.id_file""")
        known = {row["mrl"]: row for row in rows}
        with self._db.transaction():
            for path in found:
                self._take(path, known.pop(mrl_of(path), None))
            for row in known.values():
                self._drop(row)

    def look_into(self, path: str) -> MediaFacts:
        """What a file is.

        Raises:
            UnplayableFile: it is gone, too large, or cannot be played.
            NoDecoder: nothing can be decoded here.
        """
        files = self._app.files
        stat = files.stat(path)
        if stat is None or not files.is_file(path):
            raise UnplayableFile("there is no such file")
        if stat.size > LARGEST:
            raise UnplayableFile(f"it has {stat.size} bytes")
        return self._app.phone.decoder.probe(files.read(path))

    def _paths(self) -> list[str]:
        files, found = self._app.files, list[str]()
        for each in files.below(SHARED_ROOT):
            ending = each.path.rpartition(".")[2].lower()
            hidden = "/." in each.path or each.path.startswith(f"{SHARED_ROOT}/Android/")
            if ending in VIDEOS | SONGS and not hidden and files.is_file(each.path):
                found.append(each.path)
        return sorted(found)[:MOST_FILES]

    def _take(self, path: str, row: Any) -> None:
        stat = self._app.files.stat(path)
        if stat is None:
            return
        identity = (stat.size, stat.mtime_ms // 1000)
        known = row is not None and row["id_media"] is not None
        if known and (row["size"], row["last_modification_date"]) == identity:
            return
        if known:
            self._refresh(row, path, *identity)
            return
        if row is not None:
            self._drop(row)
        self._insert(path, *identity)

    def _refresh(self, row: Any, path: str, size: int, modified: int) -> None:
        """Look into a file that has changed; it stays in playlists (Task::Type::Refresh)."""
        video, duration, tags = self._told(path)
        name = path.rpartition("/")[2]
        self._db.execute(
            """UPDATE Media SET type = ?, duration = ?, title = ?, last_time = -1,
               last_position = -1 WHERE id_media = ?""",
            VIDEO if video else AUDIO, duration,
            film_title(name) if video else tags.get("title") or name, row["id_media"],
        )  # fmt: skip
        sql = "UPDATE File SET size = ?, last_modification_date = ? WHERE id_file = ?"
        self._db.execute(sql, size, modified, row["id_file"])
        self._pictured(row["id_media"], path, video=video and duration >= 0)

    def _insert(self, path: str, size: int, modified: int) -> None:
        name = path.rpartition("/")[2]
        video, duration, tags = self._told(path)
        artist = self._named("Artist", "name", tags.get("artist", ""))
        folder = self._named("Folder", "path", mrl_of(path.rpartition("/")[0]) + "/")
        media = self._db.execute(
            """INSERT INTO Media(type, duration, insertion_date, title, filename, folder_id,
               import_type, artist_id, album_id, genre_id) VALUES(?, ?, ?, ?, ?, ?, 0, ?, ?, ?)""",
            VIDEO if video else AUDIO, duration,
            self._app.phone.clock.now_ms // 1000,
            film_title(name) if video else tags.get("title") or name, name, folder,
            artist, self._named("Album", "title", tags.get("album", "")),
            self._named("Genre", "name", tags.get("genre", "")),
        ).last_id  # fmt: skip
        self._db.execute(
            """INSERT INTO File(media_id, mrl, type, last_modification_date, size, folder_id,
               is_removable, is_external, is_network) VALUES(?, ?, 1, ?, ?, ?, 0, 0, 0)""",
            media, mrl_of(path), modified, size, folder,
        )  # fmt: skip
        self._pictured(media, path, video=video and duration >= 0)

    def _pictured(self, id_: int, path: str, *, video: bool) -> None:
        """Have a picture of a film that can be played, and of nothing else."""
        if video:
            self._thumbnails.make(id_, self._app.files.read(path))
        else:
            self._thumbnails.drop(id_)

    def _told(self, path: str) -> tuple[bool, int, Mapping[str, str]]:
        """Whether a file is a film, its length and tags; those of songs want no decoder."""
        video = path.rpartition(".")[2].lower() in VIDEOS
        try:
            facts = self.look_into(path)
        except UnplayableFile:
            return video, -1, {}
        except MediaError:
            if video:
                return video, -1, {}
            heard = sound_facts(self._app.files.read(path), type_of_name(path))
            return False, _length(heard.duration_ms), heard.tags
        video = facts.has_video or (video and not facts.has_audio)
        return video, _length(facts.duration_ms), facts.tags

    def _named(self, table: str, column: str, name: str) -> int | None:
        if not name:
            return None
        sql = f"SELECT rowid FROM {table} WHERE {column} = ?"  # noqa: S608 - own names
        kept = self._db.value(sql, name)
        if kept is None:
            sql = f"INSERT INTO {table}({column}) VALUES(?)"
            kept = self._db.execute(sql, name).last_id
        return int(kept)

    def _drop(self, row: Any) -> None:
        self._db.execute("DELETE FROM File WHERE id_file = ?", row["id_file"])
        self._db.execute("DELETE FROM Media WHERE id_media = ?", row["media_id"])
        self._thumbnails.drop(row["media_id"])


def _length(ms: int | None) -> int:
    return -1 if ms is None else ms
