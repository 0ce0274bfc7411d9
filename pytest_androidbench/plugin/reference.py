"""`--ab-reference-run`: keeps with a run how many steps the tasks' solutions took in another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import MANIFEST, read_manifest


class ReferenceTaken:
    """Takes them over when the session ends, and says at its start when that cannot be."""

    def __init__(self, source: Path, run_path: Path, note: Callable[[str], None]) -> None:
        """Prepare.

        Args:
            source: the run of the solutions.
            run_path: of this run.
            note: adds a line to the summary.
        """
        self._source = source
        self._run_path = run_path
        self._note = note

    def pytest_sessionstart(self) -> None:
        """Look whether there is such a run."""
        try:
            read_manifest(self._source)
        except RunDirectoryError as error:
            raise pytest.UsageError(f"--ab-reference-run: {error}") from error

    # Before the report is made.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Write what it knows into this run's directory."""
        if not (self._run_path / MANIFEST).is_file():
            return
        from pytest_androidbench.records.rundir import RunDirectory  # noqa: PLC0415 - at the end
        from pytest_androidbench.report.efficiency import adopt  # noqa: PLC0415

        try:
            adopt(RunDirectory.open(self._run_path), self._source)
        except RunDirectoryError as error:
            self._note(f"!! --ab-reference-run: {error}")
