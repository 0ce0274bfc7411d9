"""What a dead worker was running is settled by looking at that one episode."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.tell.crashes import Crashes
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, episode, record, stored_run

OPENED: Final[list[str]] = []
"""Files opened while `files_opened` is at work."""
LISTENING: Final[list[bool]] = []


def hear(event: str, arguments: tuple[Any, ...]) -> None:
    if LISTENING and event == "open":
        OPENED.append(str(arguments[0]))


sys.addaudithook(hear)


@contextmanager
def files_opened() -> Iterator[list[str]]:
    OPENED.clear()
    LISTENING.append(True)
    try:
        yield OPENED
    finally:
        LISTENING.clear()


class Queue:
    """What xdist hands out items with."""

    def __init__(self) -> None:
        self.again: list[str] = []

    def mark_test_pending(self, item: str) -> None:
        self.again.append(item)


def planned(seed: int) -> Planned:
    one = record(seed=seed)
    return Planned(cell=one.cell, nodeid=one.nodeid)


def failed(nodeid: str) -> pytest.TestReport:
    return pytest.TestReport(
        nodeid=nodeid,
        location=("", None, ""),
        keywords={},
        outcome="failed",
        longrepr="worker 'gw0' crashed",
        when="call",
    )


@pytest.fixture
def run(tmp_path: Path) -> RunDirectory:
    """A run of twenty episodes, of which the first is not over."""
    run = stored_run(tmp_path / "run", *(record(seed=seed) for seed in range(1, 20)))
    run.plan(planned(seed) for seed in range(20))
    run.attempt(episode(), 1)
    return run


def test_the_guards_record_is_waited_for_and_no_other_is_read(run: RunDirectory) -> None:
    ours, looks = record(outcome=Outcome.AGENT_ERROR, reason="it hung"), []

    def the_guard_writes(seconds: float) -> None:
        looks.append(seconds)
        if len(looks) == 3:
            run.close_interrupted(ours)

    report = failed(ours.nodeid)
    crashes = Crashes(run.path, sleep=the_guard_writes)
    with files_opened() as opened:
        crashes.pytest_handlecrashitem(ours.nodeid, report, Queue())
    assert report.longrepr == "agent_error: it hung"
    read = [name for name in opened if name.endswith("record.json") and "-s0-" not in name]
    assert (len(looks), read) == (3, [])


def test_without_a_guard_the_fault_is_recorded_and_the_item_runs_again(run: RunDirectory) -> None:
    ours, queue = record(), Queue()
    report = failed(ours.nodeid)
    crashes = Crashes(run.path, sleep=lambda _: None)
    crashes.pytest_handlecrashitem(ours.nodeid, report, queue)
    kept: list[Record] = [one for one in run.records() if one.cell == ours.cell]
    assert [one.outcome for one in kept] == [Outcome.INFRA_ERROR]
    assert queue.again == [ours.nodeid]
    assert str(report.outcome) == "rerun"


def tried(run: RunDirectory, *records: Record) -> tuple[pytest.TestReport, Queue, Crashes]:
    """What is done with an item whose worker died, once it has left these records."""
    for one in records:
        run.attempt(one.episode, one.attempt).finish(one)
    report, queue = failed(records[0].nodeid), Queue()
    crashes = Crashes(run.path, sleep=lambda _: None)
    crashes.pytest_handlecrashitem(records[0].nodeid, report, queue)
    return report, queue, crashes


@pytest.fixture
def trials(tmp_path: Path) -> RunDirectory:
    """A run in which a cell may be tried twice more."""
    run = RunDirectory.create(tmp_path / "trials", replace(MANIFEST, trials=2))
    run.plan([planned(0)])
    return run


FIRST: Final = record(outcome=Outcome.FAILED, reason="the lamp is off")


def test_a_worker_that_died_at_a_further_trial_is_followed_by_another(trials: RunDirectory) -> None:
    begun = FIRST.episode.at_trial(1)
    trials.attempt(begun, 1)
    _, queue, _ = tried(trials, FIRST)
    assert queue.again == [FIRST.nodeid]
    (kept,) = trials.contents().trials
    assert (kept.record.episode, kept.record.outcome) == (begun, Outcome.INFRA_ERROR)


def test_one_that_died_between_two_trials_is_followed_by_another_once(
    trials: RunDirectory,
) -> None:
    report, queue, crashes = tried(trials, FIRST)
    assert queue.again == [FIRST.nodeid]
    # Nothing has been done since: whatever kills it comes before any trial.
    crashes.pytest_handlecrashitem(FIRST.nodeid, report, queue)
    assert queue.again == [FIRST.nodeid]


@pytest.mark.parametrize(
    "last",
    [
        record(outcome=Outcome.PASSED, trial=1),
        record(outcome=Outcome.INFRA_ERROR, trial=1, attempt=3),
        record(outcome=Outcome.INVALID, trial=1),
    ],
)
def test_where_no_trial_follows_the_first_one_is_the_verdict(
    trials: RunDirectory, last: Record
) -> None:
    report, queue, _ = tried(trials, FIRST, last)
    assert queue.again == []
    assert report.longrepr == "failed: the lamp is off"
    assert dict(report.user_properties)["ab_outcome"] == "failed"


def test_an_item_that_is_not_ours_is_left_alone(run: RunDirectory) -> None:
    report = failed("test_other.py::test_plain")
    Crashes(run.path).pytest_handlecrashitem(report.nodeid, report, Queue())
    assert report.longrepr == "worker 'gw0' crashed"
