"""A session's run directory: made and locked at its start, and gone if the session ran nothing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.tell.properties import told_by
from pytest_androidbench.records.contents import EPISODES, MANIFEST, PLAN, has_attempts
from pytest_androidbench.records.division import SHARDS, is_empty_shard
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.records.lock import RunLock


class Place:
    """The run directory of a session."""

    def __init__(self, path: Path) -> None:
        """Create the directory, before any other plugin puts its report there, and lock it.

        Raises:
            pytest.UsageError: another session has it, or it cannot be written.
        """
        self._path = path
        self._made = [folder for folder in (path, *path.parents) if not folder.exists()]
        self._reports: list[Path] = []
        self._ran = False
        try:
            with told_plainly(path):
                path.mkdir(parents=True, exist_ok=True)
            self._lock = RunLock.take(path)
        except RunDirectoryError as error:
            self._remove_folders()
            raise pytest.UsageError(f"--ab-run: {error}") from error
        self._was_run = any((path / name).exists() for name in (MANIFEST, EPISODES))

    def report(self, name: str) -> str:
        """Where a report of another plugin goes if the user names no other place."""
        self._reports.append(self._path / name)
        return str(self._reports[-1])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Learn that a task was run, whatever becomes of its record."""
        self._ran = self._ran or told_by(report.user_properties) is not None

    def leave(self) -> None:
        """The session is over, and all its plugins have written what they had to."""
        ran = self._was_run or self._ran or has_attempts(self._path)
        # A shard that has nothing to run is whole: a merge asks for it like for the others.
        empty = not ran and not is_empty_shard(self._path)
        if empty:
            self._clear()
        self._lock.release()
        if empty:
            self._remove_folders()

    def _clear(self) -> None:
        episodes = self._path / EPISODES
        for file in (*(self._path / name for name in (MANIFEST, PLAN, SHARDS)), *self._reports):
            with suppress(OSError):
                file.unlink()
        for folder in (*episodes.glob("*"), episodes):
            with suppress(OSError):
                folder.rmdir()

    def _remove_folders(self) -> None:
        """Remove the folders that were made for the run and are empty."""
        with suppress(OSError):
            for folder in self._made:
                if folder.exists():
                    folder.rmdir()
