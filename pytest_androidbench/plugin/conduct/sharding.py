"""What a shard's run directory keeps of the whole run, and whether it may go on as this shard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.shards import SelectedCells
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.division import (
    SHARDS,
    Way,
    check_shard,
    divided,
    gone_on,
    written_division,
)
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.rundir import RunDirectory

EMPTY: Final = "androidbench_empty_shard"
"""Entry of what a worker of pytest-xdist tells its controller in the end."""
_EMPTY = pytest.StashKey[bool]()


def check_place(path: Path, settings: Settings) -> None:
    """See, before anything is written there, that a run directory is of this shard, or of no run.

    Raises:
        pytest.UsageError: another shard is there, or a run that is not divided.
    """
    with _refusing():
        check_shard(path, settings.shard)


def keep_division(
    run: RunDirectory,
    settings: Settings,
    whole: SelectedCells,
    planned: Callable[[Iterable[Assignment]], Iterable[Planned]],
    *,
    write: bool,
) -> None:
    """Keep how the run is divided, ahead of the shard's own plan.

    Args:
        run: of the shard.
        settings: of the session, which has one.
        whole: what was selected for all shards.
        planned: what a plan has of assignments.
        write: whether this process writes it down, or only sees whether the run may go on here.

    Raises:
        pytest.UsageError: a shard of another plan is there.
    """
    assert settings.shard is not None
    way: Way = "hash" if settings.durations is None else "durations"
    here = divided(settings.shard, planned(whole.assigned), whole.numbers, way)
    with _refusing():
        division = gone_on(run.path, here)
        if write:
            run.write(SHARDS, written_division(division))


def note_empty(config: pytest.Config) -> None:
    """Have whoever sets the exit status know that this shard has nothing to run."""
    told: dict[str, Any] | None = getattr(config, "workeroutput", None)
    if told is None:
        config.stash[_EMPTY] = True
    else:
        told[EMPTY] = True


def is_empty(config: pytest.Config) -> bool:
    """Whether the shard of this process has nothing to run."""
    return config.stash.get(_EMPTY, False)


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error
