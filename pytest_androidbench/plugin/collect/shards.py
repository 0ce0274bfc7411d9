"""`--ab-shard`: of all that was selected, the cells of this shard alone.

Each session works out for itself which shard a cell is in, and so collects the same as all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.durations import expected_seconds
from pytest_androidbench.records.shards import by_durations, by_hash

_LATER: Final = {"lf": "--lf", "stepwise": "--sw"}
"""Options by which pytest picks tests when the shard has been cut out, each machine others."""


@dataclass(frozen=True, slots=True)
class SelectedCells:
    """All that was selected, before the shard was cut out of it."""

    assigned: tuple[Assignment, ...]
    numbers: Mapping[str, int]
    """The shard of each cell, by its key."""


_SELECTED = pytest.StashKey[SelectedCells]()


def selected(config: pytest.Config) -> SelectedCells | None:
    """What was selected for all shards together; None where nothing is divided."""
    return config.stash.get(_SELECTED, None)


def keep_shard(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the cells of this shard; tests that are no tasks of the run stay in every shard.

    Raises:
        pytest.UsageError: tests are picked in a way that differs from machine to machine, or the
            run of `--ab-durations` cannot be read.
    """
    settings = settings_of(config)
    shard = settings.shard
    if shard is None:
        return
    for key, flag in _LATER.items():
        if config.getoption(key, False):
            raise pytest.UsageError(
                f"--ab-shard={shard} goes with no {flag}, which picks by what this machine ran "
                "before: use --ab-again, or leave it out"
            )
    ours = [item for item in items if _is_of_run(item, settings)]
    assigned = tuple(item.stash[ASSIGNMENT] for item in ours)
    numbers = _numbers(assigned, settings, shard.total)
    config.stash[_SELECTED] = SelectedCells(assigned, numbers)
    others = {id(item) for item in ours if numbers[item.stash[ASSIGNMENT].cell.key] != shard.index}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in others])
    items[:] = [item for item in items if id(item) not in others]


def _is_of_run(item: pytest.Item, settings: Settings) -> bool:
    """Whether it is an episode that is run, and not a task that nobody has an agent for."""
    found = item.stash.get(ASSIGNMENT, None)
    return found is not None and (settings.wanted or bool(found.override))


def _numbers(assigned: Sequence[Assignment], settings: Settings, total: int) -> Mapping[str, int]:
    cells = [one.cell for one in assigned]
    if settings.durations is None:
        return by_hash((cell.key for cell in cells), total)
    try:
        known = [one.record for one in read_contents(settings.durations).every]
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-durations: {error}") from error
    return by_durations(expected_seconds(cells, known), total)
