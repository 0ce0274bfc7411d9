"""`--ab-again`: only the episodes, or those first, whose last outcome was one of some.

Pytest's `--lf` knows that a test failed. That an agent failed, that a device did and that a task
is broken are three things, and who mends one of them runs again what it concerns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.plugin.values import NOT_RUN
from pytest_androidbench.records.contents import MANIFEST
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.rundir import RunDirectory

CACHE: Final = "androidbench/outcomes"
"""Where pytest's cache keeps the last outcome of each item, by its id."""
LAST: Final = "last"
"""Entry of what the controller of pytest-xdist gives its workers."""
_LAST = pytest.StashKey[dict[str, str]]()


def last_outcomes(config: pytest.Config) -> dict[str, str]:
    """The last outcome of each item, by its id: of the run that is resumed, else of any session.

    It is looked up once, in a worker by its controller: what is collected must not hang on it.

    Raises:
        pytest.UsageError: the run to be resumed has what is asked for already, for good.
    """
    if _LAST not in config.stash:
        told = getattr(config, "workerinput", {}).get(KEY, {}).get(LAST)
        config.stash[_LAST] = dict(told) if told is not None else _look(config)
    return config.stash[_LAST]


def remember(config: pytest.Config, outcomes: Mapping[str, str]) -> None:
    """Keep the outcomes of a session for the next one."""
    cache: Any = getattr(config, "cache", None)
    if cache is not None and outcomes:
        known = {**_kept(config), **outcomes}
        cache.set(CACHE, dict(sorted(known.items())))


def choose_again(config: pytest.Config, items: list[pytest.Item], tasks: set[str]) -> None:
    """Keep only what is to be run again, or put it first where `--ff` was said.

    Args:
        config: pytest's.
        items: all that were collected.
        tasks: ids of those that are of tasks; others are let be.

    Raises:
        pytest.UsageError: nothing is known of an earlier session.
    """
    settings = settings_of(config)
    if not settings.again:
        return
    last = last_outcomes(config)
    if not last:
        raise pytest.UsageError(
            f"--ab-again={','.join(sorted(settings.again))}: nothing is known of an earlier run: "
            "pytest's cache has none; run once without it, or name a run with --ab-run"
        )
    picked = [item for item in items if last.get(item.nodeid, NOT_RUN) in settings.again]
    chosen = {item.nodeid for item in picked if item.nodeid in tasks}
    left = [item for item in items if item.nodeid in tasks - chosen]
    if config.getoption("failedfirst", False):
        items.sort(key=lambda item: item.nodeid not in chosen)
        return
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item.nodeid not in tasks - chosen]


def _look(config: pytest.Config) -> dict[str, str]:
    settings = settings_of(config)
    folder = config.invocation_params.dir / settings.run if settings.run else None
    if folder is None or not (folder / MANIFEST).is_file():
        return _kept(config)
    _refuse_scored(settings)
    try:
        contents = RunDirectory.open(folder).contents()
    except RunDirectoryError as error:
        raise pytest.UsageError(f"--ab-run: {error}") from error
    return {record.nodeid: str(record.outcome) for record in contents.records}


def _refuse_scored(settings: Settings) -> None:
    if scored := sorted(settings.again & {one for one in Outcome if one.scored}):
        raise pytest.UsageError(
            f"--ab-again={','.join(scored)}: {settings.run} keeps what was scored there, so that "
            "nobody takes the better of two tries; leave --ab-run out, or give a new folder, to "
            "run those again"
        )


def _kept(config: pytest.Config) -> dict[str, str]:
    cache: Any = getattr(config, "cache", None)
    found = cache.get(CACHE, {}) if cache is not None else {}
    pairs = found.items() if isinstance(found, dict) else ()
    return {str(name): str(outcome) for name, outcome in pairs}
