"""The media store: a database that follows the files of shared storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as resources
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Database, Value
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.media import describing
from pytest_androidbench.phone.system.providers.media.following import Followed, Follower
from pytest_androidbench.phone.system.providers.media.items import (
    COLUMNS,
    MediaItem,
    item_of_row,
    uri_of_row,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PACKAGE: Final = "com.android.providers.media.module"
PATH: Final = f"/data/data/{PACKAGE}/databases/external.db"


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaState:
    """How far the database follows the files."""

    followed: Followed
    current: bool


class Unread:
    """The database's file after a restore, until somebody wants to know what is in it."""

    def __init__(self, store: MediaStore, data: bytes) -> None:
        self._store = store
        self._data = data

    def read(self) -> bytes:
        """The content, brought up to date."""
        return self._store.image(self._data)


class MediaStore:
    """Pictures, songs, films and all other files, with what their headers say."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._followed = Followed({}, ())
        self._revision = -1
        self._busy = False

    @property
    def database(self) -> Database:
        """The database, up to date; made anew after its data was cleared."""
        info = self._phone.packages.info(PACKAGE)
        uid = info.uid if info else None
        database = self._phone.databases.open(PATH, _schema(), uid)
        database.before = self.follow
        return database

    def follow(self) -> None:
        """Bring the database up to date with the files, if anything has changed."""
        files = self._phone.files
        if self._busy or (self._revision == files.shared_revision and files.exists(PATH)):
            return
        self._busy = True
        try:
            with self.database.transaction():
                self._followed = Follower(self._phone, self, self._followed).run()
            self._revision = files.shared_revision
        finally:
            self._busy = False

    def items(self, *kinds: int) -> list[MediaItem]:
        """Pictures, songs or films that are in sight, newest first."""
        marks = ", ".join("?" for _ in kinds)
        rows = self.database.query(
            f"SELECT {COLUMNS} FROM files WHERE media_type IN ({marks})"  # noqa: S608 - marks only
            " AND is_pending = 0 AND is_trashed = 0 AND _size > 0"
            " ORDER BY date_modified DESC, _id DESC",
            *kinds,
        )
        return [item_of_row(row) for row in rows]

    def images(self) -> list[MediaItem]:
        """All pictures, newest first."""
        return self.items(describing.IMAGE)

    def videos(self) -> list[MediaItem]:
        """All films, newest first."""
        return self.items(describing.VIDEO)

    def audio(self) -> list[MediaItem]:
        """All songs and recordings, newest first."""
        return self.items(describing.AUDIO)

    def uri_of(self, path: str) -> str | None:
        """The address of a file."""
        row = self.database.one("SELECT _id, media_type FROM files WHERE _data = ?", path)
        return None if row is None else uri_of_row(row["_id"], row["media_type"])

    def scan(self, path: str) -> str | None:
        """Look at a file again, whatever its times say; returns its address."""
        self.database.execute("UPDATE files SET date_modified = -1 WHERE _data = ?", path)
        self._revision = -1
        return self.uri_of(path)

    def delete(self, path: str) -> bool:
        """Remove a file and with it its row; tells whether there was one."""
        try:
            self._phone.files.remove(path)
        except FileError:
            return False
        return True

    def insert(self, values: Mapping[str, Value]) -> int:
        """Add a row, for a file that may be yet to come; returns its `_id`."""
        generation = self.next_generation()
        row = {
            "date_added": self._phone.clock.now_ms // 1000,
            "generation_added": generation,
            "generation_modified": generation,
            **values,
        }
        return selecting.insert(self.database, "files", row)

    def next_generation(self) -> int:
        """Count a change of the database."""
        self.database.execute("UPDATE local_metadata SET generation = generation + 1")
        return int(self.database.value("SELECT generation FROM local_metadata") or 0)

    def image(self, stored: bytes) -> bytes:
        """The database as bytes, where `stored` is what was in the file."""
        if self._busy or self._revision == self._phone.files.shared_revision:
            return stored
        self.follow()
        return self.database.read()

    def state(self) -> MediaState:
        """How far it got, as plain values."""
        current = self._revision == self._phone.files.shared_revision
        return MediaState(followed=self._followed, current=current)

    def restore(self, state: MediaState) -> None:
        """Go back to a kept state, after the files have."""
        files = self._phone.files
        self._followed = state.followed
        self._revision = files.shared_revision if state.current else -1
        if files.exists(PATH):
            files.mount(PATH, Unread(self, files.read(PATH)))


@cache
def _schema() -> str:
    return resources(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
