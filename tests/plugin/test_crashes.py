"""What a dead worker was running is settled by looking at that one episode."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.tell.crashes import Crashes
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import episode, record, stored_run

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


def test_an_item_that_is_not_ours_is_left_alone(run: RunDirectory) -> None:
    report = failed("test_other.py::test_plain")
    Crashes(run.path).pytest_handlecrashitem(report.nodeid, report, Queue())
    assert report.longrepr == "worker 'gw0' crashed"
