"""Which state of a database of experiences a run's agent reads: the same from begin to end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.reading import experiences_read
from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import AgentLoadError, AndroidBenchError, RunDirectoryError
from pytest_androidbench.plugin.settings import Settings, read_experiences, settings_of
from pytest_androidbench.records.contents import read_manifest
from pytest_androidbench.records.manifest import ExperiencesRead


def look_at_experiences(config: pytest.Config, run_path: Path) -> None:
    """Look once, before anything is run; a run that goes on reads what it read at first.

    Args:
        config: of the process that talks to the user.
        run_path: of the run directory.

    Raises:
        pytest.UsageError: there is no such database, or it was never in that state.
    """
    settings = settings_of(config)
    _begin_database(settings)
    options = {**_first_state(settings, run_path), **settings.agent_options}
    try:
        found = experiences_read(settings.agent, options)
    except AgentLoadError as error:
        raise pytest.UsageError(str(error)) from error
    if settings.growth and found is None:
        raise pytest.UsageError(
            f"--ab-grow={settings.growth.by}: the agent searches no experiences: give "
            "--agent=androidgen with --agent-option experiences=FILE, or remove it"
        )
    read_experiences(config, found and replace(found, within=settings.growth.within))


def take_experiences(config: pytest.Config, given: Mapping[str, Any]) -> None:
    """In a worker, whenever it is started: read what its controller saw."""
    told = given.get("experiences")
    read_experiences(config, from_plain(ExperiencesRead, told) if told else None)


def _begin_database(settings: Settings) -> None:
    """Make an empty one where there is none and it is to grow.

    Raises:
        pytest.UsageError: it cannot be written.
    """
    file = settings.agent_options.get("experiences")
    if not settings.growth or not isinstance(file, str) or not file or Path(file).exists():
        return
    from pytest_androidbench.experiences.database import ExperienceDatabase  # noqa: PLC0415

    try:
        ExperienceDatabase.create(Path(file)).close()
    except AndroidBenchError as error:
        raise pytest.UsageError(f"--ab-grow: {error}") from error


def _first_state(settings: Settings, run_path: Path) -> Mapping[str, str]:
    """The option that names the state which a run that is there reads; none where that is new."""
    try:
        there = read_manifest(run_path)
    except RunDirectoryError:
        # What it is, and what is wrong with it, is told by whoever opens it.
        return {}
    # Of another database it has no state: that it is another is told by whoever compares the two.
    here = settings.secrets.told("experiences", settings.agent_options.get("experiences"))
    if there.experiences is None or there.agent_options.get("experiences") != here:
        return {}
    return {"experiences_digest": there.experiences.digest}
