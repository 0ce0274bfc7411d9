"""Workers that die: their guard's record is the verdict, and faults are run again, in bounds."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.tell.properties import properties_of
from pytest_androidbench.plugin.tell.tally import RERUN
from pytest_androidbench.records.contents import read_episode, read_plan, read_study
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.records.retries import RetryPolicy
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.studied import is_studied
from pytest_androidbench.records.trials import TrialPolicy

GUARD_SECONDS: Final = 5.0
"""How long a dead worker's guard may take to write the record."""
PAUSE: Final = 0.1
"""Between two looks whether it has."""


class Crashes:
    """Settles what a dead worker was running."""

    def __init__(self, run_path: Path, *, sleep: Callable[[float], None] = time.sleep) -> None:
        self._run_path = run_path
        self._sleep = sleep
        self._over: dict[str, int] = {}
        """By item of several episodes, how many of them were over when its worker died."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport, sched: Any) -> None:
        """Give the report its true outcome, or have the item run again."""
        try:
            run = RunDirectory.open(self._run_path)
            plan = read_plan(self._run_path)
            planned = next((one for one in plan if one.nodeid == crashitem), None)
            if planned is None:
                return
            if is_studied(planned.cell):
                self._go_on(planned, report, sched)
                return
            record = self._settled(run, planned, planned.episode)
            goes_on = self._tries_again(run, planned, record)
        except RunDirectoryError as error:
            report.longrepr = f"{report.longrepr}\n{error}"
            return
        report.user_properties = properties_of(record, planned.standing)
        report.longrepr = f"{record.outcome}: {record.reason}\n{record.traceback}".rstrip()
        if goes_on or RetryPolicy(allowed=planned.retry_infra).again(record.attempt, record.fault):
            self._again(crashitem, report, sched)

    def _go_on(self, planned: Planned, report: pytest.TestReport, sched: Any) -> None:
        """Let another worker go on with a study, as long as it gets anywhere."""
        self._sleep(GUARD_SECONDS)
        if self._has_come_on(planned, len(read_study(self._run_path, planned.episode))):
            self._again(planned.nodeid, report, sched)

    def _has_come_on(self, planned: Planned, over: int) -> bool:
        """Whether more of an item's episodes are over than when a worker died at it before."""
        before = self._over.get(planned.nodeid, -1)
        self._over[planned.nodeid] = max(over, before)
        return over > before

    def _tries_again(self, run: RunDirectory, planned: Planned, first: Record) -> bool:
        """Whether another worker is to go on with the trials that follow a failed one."""
        policy = TrialPolicy(allowed=run.manifest.trials, signal=run.manifest.trial_signal)
        last, over = first, 1
        while policy.again(last):
            episode = planned.episode.at_trial(last.trial + 1)
            if not run.has_begun(episode):
                break
            last = self._settled(run, planned, episode)
            over += last.attempt
        retried = RetryPolicy(allowed=planned.retry_infra).again(last.attempt, last.fault)
        due = policy.again(last) or (bool(last.trial) and retried)
        return due and self._has_come_on(planned, over)

    def _again(self, nodeid: str, report: pytest.TestReport, sched: Any) -> None:
        try:
            sched.mark_test_pending(nodeid)
        except NotImplementedError:
            return
        report.outcome = RERUN  # type: ignore[assignment]  # the word other plugins use, too

    def _settled(self, run: RunDirectory, planned: Planned, episode: EpisodeId) -> Record:
        last = self._last(episode)
        if last is not None:
            return last
        number = run.next_attempt(episode)
        record = Record(
            cell=planned.cell,
            nodeid=planned.nodeid,
            attempt=max(number - 1, 1),
            trial=episode.trial,
            outcome=Outcome.INFRA_ERROR,
            cause=Cause.WORKER_DIED,
            reason="the worker process that ran the episode died, and its guard with it",
            repro=planned.repro,
            audit=planned.audit,
            override=planned.override,
        )
        return run.close_interrupted(record).record

    def _last(self, episode: EpisodeId) -> Record | None:
        """The record of the episode's last attempt, once none is unfinished any more."""
        for _ in range(int(GUARD_SECONDS / PAUSE)):
            attempts = read_episode(self._run_path, episode)
            if attempts is not None:
                return attempts[-1].record if attempts else None
            self._sleep(PAUSE)
        return None
