"""A session's place on the disk: its run directory, locked from its start to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.records.lock import RunLock


class Place:
    """The run directory of a session, kept clear of other sessions."""

    def __init__(self, path: Path) -> None:
        """Create the directory, before any other plugin puts its report there, and lock it.

        Raises:
            pytest.UsageError: another session has it, or it cannot be written.
        """
        self.path = path
        try:
            with told_plainly(path):
                path.mkdir(parents=True, exist_ok=True)
            self._lock = RunLock.take(path)
        except RunDirectoryError as error:
            raise pytest.UsageError(f"--ab-run: {error}") from error

    def leave(self) -> None:
        """The session is over, and all its plugins have written what they had to."""
        self._lock.release()
