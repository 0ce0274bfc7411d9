"""What a session finds in the run directory that it is to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.conduct.manifest import agent_code, manifest_for
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import MANIFEST
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


def check_likeness(config: pytest.Config, settings: Settings, run_path: Path) -> None:
    """Compare with a run that is there, if any, all but what only the collection tells.

    Raises:
        pytest.UsageError: it is another run.
    """
    if not (run_path / MANIFEST).exists():
        return
    try:
        run = RunDirectory.open(run_path)
        here = manifest_for(config, settings, (), agent_code(settings))
        there = run.manifest
        alike = replace(here, suites=there.suites, profiles=there.profiles)
        run.refuse_unlike(alike, settings.resume)
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error
