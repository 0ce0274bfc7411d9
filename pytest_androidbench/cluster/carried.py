"""Attempts on their way from the machine that made them to the run directory of the controller."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.attempt import PLAIN_NAME
from pytest_androidbench.records.contents import RECORD, StoredAttempt
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedAttempt:
    """The files of one attempt."""

    episode: str
    """Key of the episode."""
    files: dict[str, bytes] = field(repr=False)
    """By their names; without `record.json` where the process ended before it was written."""

    @property
    def record(self) -> Record | None:
        """What became of it; None = nobody came to write it."""
        data = self.files.get(RECORD)
        return None if data is None else from_json(Record, data)

    def moved(self, here: Path, there: Path) -> CarriedAttempt:
        """The same with the paths in its record below `there` that were below `here`."""
        if RECORD not in self.files:
            return self
        old, new = (to_json(str(folder))[1:-1] for folder in (here, there))
        record = self.files[RECORD].replace(old, new)
        return replace(self, files={**self.files, RECORD: record})


def carried(run: Path, folders: Iterable[str]) -> list[CarriedAttempt]:
    """Attempts of a worker's run directory, to be sent.

    Args:
        run: the directory.
        folders: of the attempts, below it.
    """
    return [_carried(run / folder) for folder in folders]


def _carried(folder: Path) -> CarriedAttempt:
    files = {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file()}
    return CarriedAttempt(episode=folder.parent.name, files=files)


def keep(run: RunDirectory, one: CarriedAttempt, record: Record) -> StoredAttempt:
    """Put an attempt into the controller's run directory, behind those that are there.

    Args:
        run: the directory.
        one: its files.
        record: its own, or what stands for it; its number becomes the next one.

    Raises:
        RunDirectoryError: it cannot be written, or has files of names that no attempt has.
    """
    number = run.next_attempt(record.episode)
    kept = run.attempt(record.episode, number)
    for name, data in one.files.items():
        if name == RECORD:
            continue
        if not PLAIN_NAME.fullmatch(name):
            shutil.rmtree(kept.path)
            raise RunDirectoryError(f"an attempt at {one.episode} came with a file called {name!r}")
        with told_plainly(run.path):
            (kept.path / name).write_bytes(data)
    return kept.finish(replace(record, attempt=number))
