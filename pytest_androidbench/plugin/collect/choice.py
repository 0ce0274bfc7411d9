"""Which of the collected tasks are run, and in which order."""

from __future__ import annotations

import pytest

from pytest_androidbench.plugin.collect.again import choose_again, last_outcomes
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.collect.order import paired
from pytest_androidbench.plugin.collect.shards import keep_shard
from pytest_androidbench.plugin.collect.tasks import (
    ASSIGNMENT,
    assignments,
    select_tasks,
    without_nothing_to_study,
)
from pytest_androidbench.plugin.collect.variants import check_varied
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.plugin.values import NOT_RUN

UNLIMITED_STEPS = 30
"""What a task without a step limit is taken to need, for the order only."""


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tasks asked for, and put them into a good order for several workers."""
    select_tasks(config, items)
    without_nothing_to_study(config, items)
    found = assignments(items)
    check_varied(settings_of(config), (one.draw.variant.variation for one in found))
    choose_again(config, items, {item.nodeid for item in items if ASSIGNMENT in item.stash})
    keep_shard(config, items)
    told = getattr(config, "workerinput", {})
    workers = told.get("workercount", 1)
    if workers < 2 or told.get(KEY, {}).get("dist") not in ("load", "worksteal"):
        return
    tasks = [item for item in items if ASSIGNMENT in item.stash]
    others = [item for item in items if ASSIGNMENT not in item.stash]
    items[:] = _ordered(config, tasks, workers) + others


def _ordered(config: pytest.Config, tasks: list[pytest.Item], workers: int) -> list[pytest.Item]:
    again = settings_of(config).again
    if not again or not config.getoption("failedfirst", False):
        return paired(tasks, workers, length)
    last = last_outcomes(config)
    first = [item for item in tasks if last.get(item.nodeid, NOT_RUN) in again]
    rest = [item for item in tasks if last.get(item.nodeid, NOT_RUN) not in again]
    return paired(first, workers, length) + paired(rest, workers, length)


def length(item: pytest.Item) -> tuple[float, str]:
    """How long an item is expected to take, by its limit of steps, and its id to settle ties."""
    steps = item.stash[ASSIGNMENT].limits.steps
    return float(steps or UNLIMITED_STEPS), item.nodeid
