"""A run that nobody named an agent for: the collected tests bring agents of their own.

Only who collects can see that, which with pytest-xdist is the workers. Each leaves a mark in the
run directory before it tells the controller what it has collected, and the controller looks there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.plugin.cluster.asked import refuse_own_agents
from pytest_androidbench.plugin.collect.given import KEY, stamp_of
from pytest_androidbench.plugin.collect.refusal import Stops, refusing
from pytest_androidbench.plugin.collect.shards import selected
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.conduct.holding import check_device
from pytest_androidbench.plugin.resuming import finished_in
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.plugin.starting import (
    Tellers,
    fit_reports,
    header,
    only_asks,
    run_path,
    start_session,
    start_worker,
)

_STARTED = pytest.StashKey[bool]()


def start_if_found(session: pytest.Session, items: Sequence[pytest.Item]) -> None:
    """Start a run when one of the collected tasks has an agent of its own."""
    config = session.config
    found = any(ASSIGNMENT in item.stash and item.stash[ASSIGNMENT].override for item in items)
    # Of a shard that has nothing to run the others have some.
    whole = selected(config)
    found = found or (whole is not None and bool(whole.assigned))
    if not found or only_asks(config) or _STARTED in config.stash:
        return
    config.stash[_STARTED] = True
    with refusing(config):
        refuse_own_agents(config)
    for item in items:
        # It is skipped, for nobody has named an agent for it: no part of the run.
        if ASSIGNMENT in item.stash and not item.stash[ASSIGNMENT].override:
            del item.stash[ASSIGNMENT]
    told: dict[str, Any] | None = getattr(config, "workerinput", None)
    if told is None:
        _start_late(session, run_path(config, stamp_of(config)))
    else:
        config.pluginmanager.register(Stops())
        with refusing(config):
            _start_worker(config, told)


def start_if_marked(config: pytest.Config, ids: Sequence[str]) -> None:
    """In the controller: start the run that the workers have found."""
    path = run_path(config, stamp_of(config))
    mark = _mark(path, stamp_of(config))
    if _STARTED in config.stash or not mark.exists():
        return
    config.stash[_STARTED] = True
    mark.unlink()
    session: Any = config.pluginmanager.getplugin("session")
    try:
        tellers = _start_late(session, path)
    except pytest.UsageError as error:
        # Raised as it is, it would be taken for a bug of pytest-xdist.
        pytest.exit(f"ERROR: {error}", returncode=pytest.ExitCode.USAGE_ERROR)
    internals.schedule_one_by_one(config)
    # The hook that tells of the first collection is being called just now.
    tellers.teller.pytest_xdist_node_collection_finished(list(ids))
    tellers.workers.pytest_xdist_node_collection_finished(list(ids))


def _start_worker(config: pytest.Config, told: dict[str, Any]) -> None:
    given = told[KEY]
    if "run" not in given:
        check_device(config, settings_of(config).device)
        path = run_path(config, given["stamp"])
        path.mkdir(parents=True, exist_ok=True)
        _mark(path, given["stamp"]).touch()
        # The controller gets to lock the directory only when it has learned of the run.
        ours = {"run": str(path), "finished": finished_in(path), "digest": "", "waits": True}
        given = {**given, **ours}
    start_worker(config, told["workerid"], given)
    fit_reports(config)


def _start_late(session: pytest.Session, path: Path) -> Tellers:
    """Start a run in a session that has begun already."""
    config = session.config
    with internals.joining(session):
        tellers = start_session(config, path)
        fit_reports(config)
        for name in tellers.placed:
            internals.configure_again(config, name)
    internals.print_line(config, header(config))
    return tellers


def _mark(path: Path, stamp: str) -> Path:
    return path / f".found-{stamp}"
