"""What a session finds in the run directory that it is to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.conduct.manifest import manifest_for
from pytest_androidbench.plugin.conduct.sharding import check_place
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import MANIFEST, finished, read_attempts
from pytest_androidbench.records.files import told_plainly, write_whole
from pytest_androidbench.records.recovery import manifest_is_lost
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.wording import count


class Resumed:
    """Tells, before anything is run, that some of it has been."""

    def __init__(self, run_path: Path, finished: Sequence[str]) -> None:
        self._run_path = run_path
        self._finished = len(finished)

    def pytest_report_header(self) -> str | None:
        """How many results are there already."""
        if not self._finished:
            return None
        return f"androidbench: {self._run_path} has {count(self._finished, 'result')} already"


class ManifestKept:
    """Sees to it that the run still has its manifest when the report is made."""

    def __init__(self, run_path: Path, note: Callable[[str], None]) -> None:
        self._path = run_path / MANIFEST
        self._note = note
        self._was_lost = manifest_is_lost(run_path)
        self._data = b""

    def pytest_runtest_logreport(self) -> None:
        """Read it once, when the first item is over and the run is surely open."""
        if not self._data and self._path.is_file():
            self._data = self._path.read_bytes()

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Write it again where it has gone meanwhile, and tell."""
        if not self._data:
            return
        if self._was_lost:
            self._note(
                f"!! {self._path} was lost and is written again from the records; whether the "
                "agent's code was the same when they were made is not known"
            )
        if manifest_is_lost(self._path.parent):
            self._note(f"!! {self._path} was lost during the run and is written again")
            try:
                with told_plainly(self._path.parent):
                    write_whole(self._path, self._data)
            except RunDirectoryError as error:
                self._note(f"!! {error}")


def finished_in(run_path: Path) -> list[str]:
    """Keys of the episodes that need not be run again.

    Raises:
        pytest.UsageError: the directory cannot be read.
    """
    try:
        if manifest_is_lost(run_path):
            return sorted(finished(read_attempts(run_path)[0]))
        return sorted(RunDirectory.open(run_path).finished()) if _is_run(run_path) else []
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error


def _is_run(run_path: Path) -> bool:
    return (run_path / MANIFEST).exists()


def check_likeness(config: pytest.Config, settings: Settings, run_path: Path) -> None:
    """Compare with a run that is there, if any, all but what only the collection tells.

    Raises:
        pytest.UsageError: it is another run.
    """
    if manifest_is_lost(run_path) or not _is_run(run_path):
        return
    check_place(run_path, settings)
    try:
        run = RunDirectory.open(run_path)
        here = manifest_for(config, settings, ())
        there = run.manifest
        alike = replace(here, suites=there.suites)
        run.refuse_unlike(alike, settings.resume)
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error
