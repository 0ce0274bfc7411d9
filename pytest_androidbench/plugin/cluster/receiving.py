"""Writes what came from a cluster into the run directory, and reports on it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.cluster.carried import CarriedAttempt, keep
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.protocol import report_on_record
from pytest_androidbench.plugin.tell.tally import RERUN
from pytest_androidbench.records.contents import counting, read_episode
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record

SPARES: Final = "spares"
"""Folder of a run directory for records that came after their attempt was given up."""


class Receiver:
    """Keeps attempts, and reports on items."""

    def __init__(self, bench: Bench) -> None:
        """Prepare; the run directory is open."""
        assert bench.run is not None
        self._bench, self._run = bench, bench.run
        self.spent = 0.0
        """US dollars of the models of all that came."""

    def keep(self, attempts: Iterable[CarriedAttempt]) -> Record | None:
        """Write finished attempts down; the record of the last one, None where there is none.

        Raises:
            RunDirectoryError: they cannot be written.
        """
        last = None
        for one in attempts:
            if (record := one.record) is not None:
                stored = keep(self._run, one, record)
                self._bench.pack(stored.folder)
                last = stored.record
                self.spent += last.usage.money or 0.0
        return last

    def keep_lost(self, item: pytest.Item, left: Iterable[CarriedAttempt], why: str) -> Record:
        """Write down an attempt whose slot was lost: what is there of it, and why it ended."""
        assignment: Assignment = item.stash[ASSIGNMENT]
        record = Record(
            cell=assignment.cell,
            nodeid=item.nodeid,
            agent="" if assignment.override else self._bench.settings.agent,
            override=assignment.override,
            outcome=Outcome.INFRA_ERROR,
            cause=Cause.WORKER_DIED,
            reason=why,
            repro=self._bench.commands.for_one(assignment),
            audit=assignment.audit,
        )
        key = record.episode.key
        begun = next((one for one in left if one.record is None and one.episode == key), None)
        one = begun or CarriedAttempt(episode=key, files={})
        return keep(self._run, one, record).record

    def keep_spare(self, attempts: Iterable[CarriedAttempt], slot: str) -> None:
        """Write down what came too late: beside the episodes, where nothing counts it."""
        for one in attempts:
            folder = self._run.path / SPARES / one.episode / slot
            with told_plainly(self._run.path):
                folder.mkdir(parents=True, exist_ok=True)
                for name, data in one.files.items():
                    (folder / Path(name).name).write_bytes(data)

    def report(self, item: pytest.Item, errors: Iterable[str] = ()) -> None:
        """Report on an item that is over, by the record that counts."""
        assignment: Assignment = item.stash[ASSIGNMENT]
        attempts = read_episode(self._run.path, assignment.episode) or ()
        hook = item.ihook
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        if attempts:
            report_on_record(item, counting(attempts).record)
        for error in errors:
            hook.pytest_runtest_logreport(report=_failed_teardown(item, error))
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def report_left(self, item: pytest.Item) -> None:
        """Report on an item that no slot could run: a resumed run has it."""
        report = _report(item, "call", RERUN)
        item.ihook.pytest_runtest_logreport(report=report)


def _failed_teardown(item: pytest.Item, error: str) -> pytest.TestReport:
    return _report(item, "teardown", "failed", error)


def _report(
    item: pytest.Item, when: str, outcome: str, told: str | None = None
) -> pytest.TestReport:
    return pytest.TestReport(
        nodeid=item.nodeid,
        location=item.location,
        keywords=dict.fromkeys(item.keywords, 1),
        outcome=outcome,  # type: ignore[arg-type]  # `rerun` is the word other plugins use, too
        longrepr=told,
        when=when,  # type: ignore[arg-type]
    )
