"""The recordings of Audio Recorder: rows of its database and files beside them."""

from __future__ import annotations

import datetime
import io
import wave
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.appdata.validators import Verdict, rows_kept
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.dimowner.audiorecorder"
PATH: Final = f"/data/data/{PACKAGE}/databases/records.db"
FOLDER: Final = f"/storage/emulated/0/Android/data/{PACKAGE}/files/Music/records"
TABLES: Final = ("records", "trash")
RATE: Final = 8000
SAMPLE_BYTES: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """One that lies there before a task begins: silence, not compressed."""

    name: str
    """Without an ending."""
    seconds: int
    made: datetime.datetime
    """In UTC."""

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.wav"

    @property
    def data(self) -> bytes:
        """What is in its file."""
        kept = io.BytesIO()
        with wave.open(kept, "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(SAMPLE_BYTES)
            sound.setframerate(RATE)
            sound.writeframes(bytes(SAMPLE_BYTES * RATE * self.seconds))
        return kept.getvalue()


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection:
    """All rows and files at one moment."""

    rows: Sequence[Mapping[str, Any]]
    """Those of both tables, each with the name of its table."""
    files: Mapping[str, bytes]
    """Contents by name."""


class Recordings:
    """Reads and arranges them."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)
        self._storage = Storage(device, FOLDER)

    def all(self) -> Collection:
        """What there is now."""
        rows = self._database.rows_of(*TABLES)
        files = {i.path: i.data for i in self._storage.items() if i.data is not None}
        return Collection(rows=rows, files=files)

    def replace(self, recordings: Iterable[Recording]) -> None:
        """Make these all there is, in the order they were made; for arranging a task."""
        given = list(recordings)
        contents = {recording.file: recording.data for recording in given}
        self._storage.clear()
        self._storage.put(contents)
        with self._database.edit() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
            for recording in given:
                row = _row(recording, len(contents[recording.file]))
                marks = ", ".join(f":{column}" for column in row)
                sql = f"INSERT INTO records ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
                connection.execute(sql, row)


def came(before: Collection, after: Collection) -> dict[str, bytes]:
    """Files with something in them that are new, or changed; by name.

    The app leaves an empty file behind each time a recording is paused or goes on.
    """
    return {n: d for n, d in after.files.items() if d and before.files.get(n) != d}


def one_recorded(before: Collection, after: Collection, name: str = "") -> Verdict:
    """Exactly one finished recording has come, under a name if one is given; the trash aside."""
    trash = [row["path"] for row in after.rows if row["table"] == "trash"]
    files = {n: d for n, d in came(before, after).items() if f"{FOLDER}/{n}" not in trash}
    known = [row["_id"] for row in before.rows if row["table"] == "records"]
    rows = [r for r in after.rows if r["table"] == "records" and r["_id"] not in known]
    if len(files) != 1 or len(rows) != 1:
        return _no(f"{len(files)} files and {len(rows)} recordings have come")
    [(file, data)], row = files.items(), rows[0]
    if row["path"] != f"{FOLDER}/{file}" or file != f"{row['name']}.{row['format']}":
        return _no(f"the file {file!r} is not that of the recording {row['name']!r}")
    if row["duration"] <= 0 or not is_sound(data):
        return _no(f"{file!r} is not finished")
    if name and row["name"] != name:
        return _no(f"it is called {row['name']!r}")
    return Verdict(holds=True)


def kept(before: Collection, after: Collection) -> Verdict:
    """Every recording from before is there, unchanged; a new one may be in the trash."""
    gone = [name for name, data in before.files.items() if after.files.get(name) != data]
    return _no(f"gone or changed: {gone}") if gone else rows_kept(before.rows, after.rows)


def is_sound(data: bytes) -> bool:
    """Whether a file is one the app makes, and was written to its end."""
    if data[:4] == b"RIFF":
        return data[8:12] == b"WAVE"
    return data[4:8] == b"ftyp" and b"moov" in data


def _row(recording: Recording, size: int) -> dict[str, Any]:
    made = round(recording.made.replace(tzinfo=datetime.UTC).timestamp() * 1000)
    return {
        "name": recording.name,
        "duration": recording.seconds * 1_000_000,
        "created": made,
        "added": made,
        "path": f"{FOLDER}/{recording.file}",
        "format": "wav",
        "size": size,
        "sample_rate": RATE,
        "channel_count": 1,
        "bitrate": 8 * SAMPLE_BYTES * RATE,
        "data": b"",
        "bookmark": 0,
        "waveform_processed": 1,
        "data_str": "",
    }


def _no(why: str) -> Verdict:
    return Verdict(holds=False, why=why)
