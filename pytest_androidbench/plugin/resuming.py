"""What a session finds in the run directory that it is to go on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.conduct.manifest import agent_code, manifest_for
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.contents import MANIFEST
from pytest_androidbench.records.rundir import RunDirectory


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
