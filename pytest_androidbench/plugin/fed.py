"""A worker's session that is fed cell by cell, by whoever holds the other end of a socket.

`python -m pytest_androidbench.plugin.fed DESCRIPTOR` is one. What workers of pytest-xdist are sent
over its channel, this one is told over a socket, by items' ids. It collects as they do, is to the
plugin one of them, and has one device and one agent's process for all of its cells. What it reports
is the record of each attempt; nobody reads what it prints but who looks for why it ended.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.hosting.wire import Wire
from pytest_androidbench.cluster.messages import Given, Over, RunItem, ToWorker, WorkerReady
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.collect.refusal import why_refused
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.tell.workers import digest_of
from pytest_androidbench.records.contents import EPISODES, MANIFEST
from pytest_androidbench.records.record import Record


class Fed:
    """Runs what it is told to, in the place of pytest's own loop over all items."""

    def __init__(self, wire: Wire[ToWorker], given: Given) -> None:
        self._wire = wire
        self._given = given
        self._made: list[str] = []
        """Folders of the attempts at the cell that runs."""
        self._errors: list[str] = []
        self._left: pytest.Item | None = None
        """The item that ran last, whose module may still be set up."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_load_initial_conftests(self, early_config: pytest.Config) -> None:
        """Let all plugins know a worker, as pytest-xdist does."""
        own = {"run": self._given.run, "finished": [], "digest": "", "lasting": False}
        shared = {**self._given.shared, **own}
        worker: Any = early_config
        worker.workerinput = {"workerid": self._given.name, "workercount": 1, KEY: shared}
        worker.workeroutput = {}

    # Behind the one that opens the run.
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run items until nobody asks for any more."""
        items = {item.nodeid: item for item in session.items}
        self._wire.send(self._ready(session))
        while isinstance(asked := self._wire.receive(), RunItem):
            self._run(items[asked.nodeid])
        self._set_down(None)
        return True

    def pytest_androidbench_record(self, record: Record) -> None:
        """Note where an attempt is kept."""
        self._made.append(f"{EPISODES}/{record.episode.key}/{record.attempt}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what no record tells of."""
        if report.failed and report.when == "teardown":
            self._errors.append(report.longreprtext)

    def _ready(self, session: pytest.Session) -> WorkerReady:
        refused = why_refused(session.config)
        if session.testsfailed and not refused:
            refused = f"{session.testsfailed} of the files cannot be collected here"
        manifest = Path(self._given.run, MANIFEST)
        return WorkerReady(
            manifest=manifest.read_text("utf-8") if manifest.is_file() else "",
            collected=digest_of(sorted(item.nodeid for item in session.items)),
            refused=refused,
        )

    def _run(self, item: pytest.Item) -> None:
        self._made, self._errors = [], []
        self._set_down(item)
        self._left = item
        # As the next item is not known yet, what is its module's and the session's stays set up.
        upper: Any = item.parent
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=upper)
        stop = item.session.shouldstop or why_refused(item.config)
        self._wire.send(
            Over(attempts=tuple(self._made), errors=tuple(self._errors), stop=str(stop or ""))
        )

    def _set_down(self, next_item: pytest.Item | None) -> None:
        """Tear down what the item before has left and the next one does not need."""
        if self._left is not None:
            report = internals.tear_down_others(self._left, next_item)
            self.pytest_runtest_logreport(report)
            self._left = None


def main(descriptor: int) -> int:
    """Run the session that whoever holds the other end of a socket asks for."""
    wire: Wire[ToWorker] = Wire(socket.socket(fileno=descriptor), ToWorker)
    given = wire.receive()
    if not isinstance(given, Given):
        return 2
    return int(pytest.main(list(given.args), plugins=[Fed(wire, given)]))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
