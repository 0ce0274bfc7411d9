"""Recordings: rows of the database, and files beside them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.recorder import names
from pytest_androidbench.phone.apps.recorder.model import (
    Record,
    Sound,
    Trashed,
    silence,
    stem_and_ending,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

ORDERS: Final = {
    1: "added DESC",
    4: "added ASC",
    2: "name ASC",
    5: "name DESC",
    3: "duration DESC",
    6: "duration ASC",
}
"""Numbers of the orders as the preference keeps them."""
KEPT_MS: Final = 60 * 24 * 3_600_000
"""So long the trash keeps what it is given."""
TRASHED: Final = ".del"


class RecordingStore:
    """What the app has recorded and imported."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._prefs = app.prefs(names.PREFS)
        self._records = Table(app.database(), "records", Record)
        self._trash = Table(app.database(), "trash", Trashed)
        self._files = app.phone.files

    def all(self, order: int = 1, *, bookmarked: bool = False) -> list[Record]:
        """Every recording, or those with a bookmark."""
        where = "WHERE bookmark = 1 " if bookmarked else ""
        return self._records.all(f"{where}ORDER BY {ORDERS.get(order, ORDERS[1])}, _id DESC")

    def get(self, id_: int) -> Record | None:
        """One recording."""
        return self._records.get(id_)

    def at(self, path: str) -> Record | None:
        """The recording in a file."""
        return self._records.first("WHERE path = ?", path)

    def trash(self) -> list[Trashed]:
        """What was thrown away, the last first; too old things are removed by `clean`."""
        return self._trash.all("ORDER BY removed DESC, _id DESC")

    def names(self) -> list[str]:
        """The files in the folder."""
        found = self._files.listdir(names.FOLDER) if self._files.is_dir(names.FOLDER) else []
        return sorted(found)

    def add(self, record: Record) -> Record:
        """Keep a new recording; returns it with its id."""
        return replace(record, id=self._records.add(record))

    def change(self, record: Record) -> None:
        """Write a recording again."""
        self._records.change(record)

    def mark(self, id_: int, on: bool) -> None:
        """Set a bookmark, or take it away."""
        self._records.put(id_, bookmarked=on)

    def sound(self) -> Sound:
        """How the settings want it recorded."""
        values: dict[str, Any] = {**names.DEFAULTS, **self._prefs.all()}
        format_, rate = str(values[names.FORMAT]), int(values[names.RATE])
        if format_ == names.AMR:
            return Sound(format=format_, rate=rate, channels=1, bits=names.AMR_BITS)
        return Sound(
            format=format_,
            rate=rate,
            channels=int(values[names.CHANNELS]),
            bits=int(values[names.BITS]),
        )

    def new_file(self) -> str:
        """An empty file under the next name; each call raises the counter."""
        count = self._prefs.get(names.COUNTER, 0) + 1
        self._prefs.put(names.COUNTER, count)
        naming = self._prefs.get(names.NAMING, str(names.DEFAULTS[names.NAMING]))
        return self.make(f"{self.name_after(naming, count)}.{self.sound().format}", b"")

    def name_after(self, naming: str, count: int) -> str:
        """A name in one of the forms a recording can be called after."""
        now = local_time(self._app.phone)
        return {
            "date": f"{now:%d.%m.%Y %H.%M.%S}",
            "date_us": f"{now:%m-%d-%Y %I.%M.%S%p}",
            "date_iso8601": f"{now:%Y-%m-%d %H.%M.%S}",
            "timestamp": str(self._app.phone.clock.now_ms),
        }.get(naming, f"Record-{count}")

    def make(self, name: str, data: bytes) -> str:
        """Write a file in the folder, with ones in front where its name is taken."""
        while self._files.exists(f"{names.FOLDER}/{name}"):
            name = f"1{name}"
        path = f"{names.FOLDER}/{name}"
        self.write(path, data)
        return path

    def write(self, path: str, data: bytes) -> None:
        """Replace the content of a file."""
        self._files.mkdir(names.FOLDER, parents=True, uid=self._app.uid)
        self._files.write(path, data, uid=self._app.uid)

    def rename(self, id_: int, name: str) -> Message | None:
        """Rename a recording and its file; returns what went wrong."""
        record = self.get(id_)
        name = name.replace(":", "_").strip()
        if record is None or not name or "/" in name:
            return tr("Failed to rename the record!")
        path = f"{names.FOLDER}/{name}.{stem_and_ending(record.path)[1]}"
        if self._files.exists(path):
            return tr("File with this name is already exists!")
        if not self._files.exists(record.path):
            return tr("Failed to rename the record!")
        self._files.rename(record.path, path)
        self.change(replace(record, name=name, path=path))
        return None

    def throw_away(self, id_: int) -> None:
        """Move a recording to the trash."""
        record = self.get(id_)
        if record is None:
            return
        path = self._move(record.path, record.path + TRASHED)
        now = self._app.phone.clock.now_ms
        self._trash.add(Trashed(**asdict(replace(record, id=0, path=path)), removed=now))
        self._records.remove([id_])

    def restore(self, id_: int) -> None:
        """Take a recording out of the trash."""
        trashed = self._trash.get(id_)
        if trashed is None:
            return
        path = self._move(trashed.path, trashed.path.removesuffix(TRASHED))
        self._trash.remove([id_])
        columns = asdict(replace(trashed, id=0, path=path))
        del columns["removed"]
        self.add(Record(**columns))

    def empty(self, records: Iterable[Record]) -> None:
        """Remove recordings in the trash for ever."""
        for record in records:
            self._trash.remove([record.id])
            self.remove(record.path)

    def clean(self) -> None:
        """Remove what has been in the trash for too long."""
        limit = self._app.phone.clock.now_ms - KEPT_MS
        self.empty(self._trash.all("WHERE removed < ?", limit))

    def forget(self, record: Record) -> None:
        """Remove a recording for ever."""
        self._records.remove([record.id])
        self.remove(record.path)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        if self._files.exists(path):
            self._files.remove(path)

    def copy_out(self, path: str) -> bool:
        """Copy a file to the downloads; False where that name is taken."""
        name = path.rpartition("/")[2]
        target = f"{names.DOWNLOADS}/{name}"
        if self._files.exists(target) or not self._files.exists(path):
            return False
        self._files.mkdir(names.DOWNLOADS, parents=True)
        self._files.write(target, self._files.read(path), uid=self._app.uid)
        self._app.phone.media.scan(target)
        return True

    def take_in(self, path: str) -> Record:
        """Keep the sound in a file of the folder as a recording."""
        record = self.described(path)
        now = self._app.phone.clock.now_ms
        return self.add(replace(record, added=now, data=silence(record.ms)))

    def described(self, path: str) -> Record:
        """What a file of the folder is, as far as its header says."""
        from pytest_androidbench.phone.system.providers.media.tags import (  # noqa: PLC0415 - lazy
            sound_facts,
        )

        data, stat = self._files.read(path), self._files.stat(path)
        stem, ending = stem_and_ending(path)
        ms = sound_facts(data, type_of_name(path)).duration_ms or 0
        made = stat.mtime_ms if stat is not None else 0
        return Record(
            name=stem,
            duration_us=ms * 1000,
            created=made,
            added=made,
            path=path,
            format=ending,
            size=len(data),
            rate=int(names.DEFAULTS[names.RATE]),
            channels=int(names.DEFAULTS[names.CHANNELS]),
            bits=len(data) * 8000 // ms if ms else 0,
        )

    def _move(self, path: str, target: str) -> str:
        if not self._files.exists(path) or self._files.exists(target):
            return path
        self._files.rename(path, target)
        return target
