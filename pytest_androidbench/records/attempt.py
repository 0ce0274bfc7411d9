"""One attempt being written: kept aside until its record is whole, then renamed into place."""

from __future__ import annotations

import os
import re
import shutil
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_json, to_plain
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.adb_requests import REQUESTS, AdbRequest
from pytest_androidbench.records.calls import CALLS, ModelCall
from pytest_androidbench.records.contents import RECORD, STEPS, StoredAttempt, stored
from pytest_androidbench.records.files import sync_folder, told_plainly
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.texts import MAX_TEXT, bounded, clean, encodable

AGENT_LOG: Final = "agent.log"
"""What the agent's process printed in an attempt."""
DEVICE_LOG: Final = "device.log"
"""What the device logged during it, the end of it."""
REASON: Final = "reason.txt"
"""The whole of a reason that is too long for the record: foreign exceptions say what they like."""
TRACEBACK: Final = "traceback.txt"
"""Likewise for a traceback."""
PLAIN_NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,120}")


class AttemptFolder:
    """Where the files of one attempt go; readers see it only once it is finished.

    The record, the steps and the names are on the disk when `finish` returns. Pictures and
    dumps are left to the system to flush: they serve eyes, no number comes from them.
    """

    def __init__(self, run: Path, part: Path, final: Path, *, durable: bool = True) -> None:
        self.path = part
        """The folder while it is written; an agent's log may be streamed into it."""
        self._run = run
        self._final = final
        self._durable = durable
        self._finishing = threading.Lock()
        self._finished: StoredAttempt | None = None

    def write_step(self, step: StepRecord) -> None:
        """Append one step; it survives the death of this process."""
        self._check_open()
        with told_plainly(self._run), (self.path / STEPS).open("ab") as file:
            file.write(encoded(step) + b"\n")

    def write_call(self, call: ModelCall) -> None:
        """Append one call of the agent's model."""
        self._check_open()
        with told_plainly(self._run), (self.path / CALLS).open("ab") as file:
            file.write(encoded(call) + b"\n")

    def write_request(self, request: AdbRequest) -> None:
        """Append something that the agent asked of its device by itself."""
        self._check_open()
        with told_plainly(self._run), (self.path / REQUESTS).open("ab") as file:
            file.write(encoded(request) + b"\n")

    def write_file(self, name: str, data: bytes) -> str:
        """Keep a picture, a dump or a log under a plain file name, and give the name back."""
        if not PLAIN_NAME.fullmatch(name) or name in (RECORD, STEPS, CALLS, REQUESTS):
            raise ValueError(f"not a plain file name of an attempt's folder: {name!r}")
        self._check_open()
        with told_plainly(self._run):
            (self.path / name).write_bytes(data)
        return name

    def drop_file(self, name: str) -> None:
        """Remove a file that is not to be kept after all."""
        with told_plainly(self._run):
            (self.path / name).unlink(missing_ok=True)

    def finish(self, record: Record) -> StoredAttempt:
        """Write the record and put the whole attempt in place, in one step.

        What is given back has the record as it was written, with long texts cut.

        The first caller wins: a guard that gives up on a hung episode and the episode itself
        may both arrive here.
        """
        with self._finishing:
            if self._finished is None:
                record = replace(
                    record,
                    reason=self._cut(REASON, record.reason),
                    traceback=self._cut(TRACEBACK, record.traceback),
                )
                self._finished = self._put_in_place(encoded(record), record)
            return self._finished

    def _put_in_place(self, data: bytes, record: Record) -> StoredAttempt:
        attempt = stored(record, "", data)
        with told_plainly(self._run):
            (self.path / RECORD).write_bytes(data)
            if self._durable:
                for name in (STEPS, RECORD):
                    _sync_file(self.path / name)
                sync_folder(self.path)
            self.path = _moved(self.path, self._final, attempt.digest)
            if self._durable:
                sync_folder(self.path.parent)
        return replace(attempt, folder=self.path.relative_to(self._run).as_posix())

    def _cut(self, name: str, text: str) -> str:
        """A text for the record; where it is too long for that, the whole goes to a file."""
        if len(text) <= MAX_TEXT:
            return text
        text = clean(text)
        try:
            (self.path / name).write_bytes(text.encode())
        except OSError:
            # The record is worth more than the rest of a text: there must be room for it.
            with suppress(OSError):
                (self.path / name).unlink()
            return bounded(text)
        return bounded(text, kept=name)

    def _check_open(self) -> None:
        if self._finished is not None:
            raise RunDirectoryError(f"{self.path} is finished; nothing can be added to it")


def encoded(value: object) -> bytes:
    """A record as canonical JSON; halves of characters are shown as escapes."""
    try:
        return to_json(value)
    except UnicodeEncodeError:
        return to_json(from_plain(type(value), _encodable(to_plain(value))))


def _encodable(value: Any) -> Any:
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, dict):
        return {_encodable(key): _encodable(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_encodable(inner) for inner in value]
    return value


def _sync_file(path: Path) -> None:
    """Have a file on the disk, if there is one."""
    with suppress(FileNotFoundError), path.open("rb") as file:
        os.fsync(file.fileno())


def _moved(part: Path, final: Path, digest: str) -> Path:
    """Rename a folder into place, beside an attempt of the same number if there is one."""
    for target in (final, final.with_name(f"{final.name}.{digest[:8]}")):
        try:
            return part.rename(target)
        except OSError:
            if not target.exists():
                raise
    shutil.rmtree(part)
    return target
