"""Runs one item of a task: attempt after attempt until no infrastructure fault stands in the way.

The order of hooks and teardowns follows pytest's own protocol; only the last attempt is reported.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Literal, TypeAlias

import pytest

from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.conduct.attempt import Attempt
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.expectation import fault_of
from pytest_androidbench.plugin.conduct.keeping import KEEPER, Keeper
from pytest_androidbench.plugin.conduct.several import MakeSeveral
from pytest_androidbench.plugin.conduct.trials import Trials, recorded
from pytest_androidbench.plugin.tell.properties import RECORDED, properties_of
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.retries import RetryPolicy

if TYPE_CHECKING:
    from pytest_androidbench.devices.vitals import Death

Phase: TypeAlias = Literal["setup", "call", "teardown"]


def run_item(bench: Bench, item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Run an item of a task and report on it once."""
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    known = _known(bench, item)
    if (make := _several_of(item)) is not None:
        _run_several(bench, item, nextitem, make)
    elif known is not None:
        _run_trials(bench, item, known)
        _report_recorded(bench, item, nextitem, known)
    else:
        _run_attempts(bench, item, nextitem)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)


def _known(bench: Bench, item: pytest.Item) -> Record | None:
    """The record of an item that is scored already; None = it is to be run."""
    known = bench.finished.get(_key(item))
    if known is None and bench.settings.trials.allowed and bench.run is not None:
        # By a worker that died at one of its further trials.
        known = recorded(bench, item.stash[ASSIGNMENT])
    return known


def _run_trials(bench: Bench, item: pytest.Item, first: Record) -> None:
    """Run the trials that follow the first one of an item; nothing of them is reported."""
    if not bench.settings.trials.allowed:
        return
    whole = item.stash[ASSIGNMENT]
    trials = Trials(bench, item.session, whole)
    try:
        trials.run(first, partial(_run_unreported, bench, item))
    finally:
        item.stash[ASSIGNMENT] = whole


def _several_of(item: pytest.Item) -> MakeSeveral | None:
    """What runs the several episodes of an item; None = it is one episode."""
    draw = item.stash[ASSIGNMENT].draw
    if draw.study is not None:
        from pytest_androidbench.plugin.conduct.study import Study  # noqa: PLC0415 - seldom

        return Study
    if draw.mutants:
        from pytest_androidbench.plugin.conduct.mutants import Mutants  # noqa: PLC0415 - seldom

        return Mutants
    return None


def _run_several(
    bench: Bench, item: pytest.Item, nextitem: pytest.Item | None, make: MakeSeveral
) -> None:
    """Run all episodes of an item, and report on it once."""
    whole = item.stash[ASSIGNMENT]
    first: Record | None = None

    def run_episode(assignment: Assignment) -> Record | None:
        nonlocal first
        record = _run_unreported(bench, item, assignment)
        first = first or record
        return record

    several = make(bench, item, run_episode)
    try:
        several.run()
    finally:
        item.stash[ASSIGNMENT] = whole
    record, told = several.telling, several.fault
    if record is None and told and first is not None and not item.session.shouldstop:
        # Nothing came to a verdict: the first of what was run says why.
        record, told = first, f"{told}\n{first.reason}"
    if record is not None:
        recorded = not several.ran and first is None
        _report_at_once(item, nextitem, record, told, recorded=recorded)
    else:
        internals.tear_down_others(item, _next(item, nextitem))


def _run_unreported(bench: Bench, item: pytest.Item, assignment: Assignment) -> Record | None:
    """Run one episode of several; the record that counts, None when it was called off."""
    item.stash[ASSIGNMENT] = assignment
    policy = _policy(item)
    deaths: list[Death | None] = []
    for attempt in count(1):
        with _forgotten(item):
            keeper = item.stash[KEEPER] = Keeper(bench, item, _before(policy, attempt, deaths))
            _reports_of(keeper, item)
            record, cause = keeper.record, keeper.cause
            deaths.append(keeper.death)
            del keeper
            _tear_down_between(item)
        if not policy.again(attempt, cause) or item.session.shouldstop:
            return record
    raise AssertionError


def _before(
    policy: RetryPolicy, attempt: int, deaths: list[Death | None]
) -> list[Death | None] | None:
    return deaths if policy.is_last(attempt) else None


def _run_attempts(bench: Bench, item: pytest.Item, nextitem: pytest.Item | None) -> None:
    policy = _policy(item)
    deaths: list[Death | None] = []
    held: list[pytest.TestReport] = []
    for attempt in count(1):
        # Nothing of the attempt may lie in a variable here: this frame is among the callers that
        # its exceptions hold, and goes on while they are emptied.
        with _forgotten(item):
            done = _run_attempt(bench, item, nextitem, policy, attempt, deaths, held)
            deaths.append(item.stash[KEEPER].death)
            first = item.stash[KEEPER].record
        if done:
            break
    if held and first is not None:
        _run_trials(bench, item, first)
        _report_held(item, nextitem, held)


def _report_held(
    item: pytest.Item, nextitem: pytest.Item | None, held: list[pytest.TestReport]
) -> None:
    """Report on an item that has been torn down, and so have the trials after it."""
    *made, torn = held
    for report in made:
        item.ihook.pytest_runtest_logreport(report=report)
    others = internals.tear_down_others(item, _next(item, nextitem))
    others.user_properties = torn.user_properties
    # Who sees a teardown takes the item for over: a second one is only for a second fault.
    ended = [report for report in (torn, others) if report.failed]
    for report in ended or [others]:
        item.ihook.pytest_runtest_logreport(report=report)


def _policy(item: pytest.Item) -> RetryPolicy:
    # In a debugger the fault may be what somebody wants to look at.
    debugged = item.config.option.usepdb
    return RetryPolicy(allowed=0 if debugged else item.stash[ASSIGNMENT].retry_infra)


@contextmanager
def _forgotten(item: pytest.Item) -> Iterator[None]:
    """Leave nothing of an attempt on its item: pytest holds every item to the end."""
    properties, sections = len(item.user_properties), len(_sections(item))
    try:
        yield
    finally:
        internals.forget(item)
        item.stash[KEEPER].forget()
        del item.stash[KEEPER]
        del item.user_properties[properties:], _sections(item)[sections:]


def _run_attempt(
    bench: Bench,
    item: pytest.Item,
    nextitem: pytest.Item | None,
    policy: RetryPolicy,
    attempt: int,
    deaths: list[Death | None],
    held: list[pytest.TestReport],
) -> bool:
    """Run one attempt; whether no other follows.

    Its reports are given in `held` where further trials come before they are made.
    """
    keeper = item.stash[KEEPER] = Keeper(bench, item, _before(policy, attempt, deaths))
    reports = _reports_of(keeper, item)
    if policy.again(attempt, keeper.cause):
        _tear_down_between(item)
        return False
    if _is_tried_again(bench, item, keeper.record):
        held += [*reports, _torn_down(item, item.parent, log=False)]
    else:
        _report(item, nextitem, reports)
    return True


def _is_tried_again(bench: Bench, item: pytest.Item, first: Record | None) -> bool:
    if first is None or not bench.settings.trials.allowed:
        return False
    return Trials(bench, item.session, item.stash[ASSIGNMENT]).follow(first)


def _reports_of(keeper: Keeper, item: pytest.Item) -> list[pytest.TestReport]:
    internals.renew(item)
    reports = [internals.report_on(item, "setup")]
    if reports[0].passed:
        if item.config.getoption("setupshow", False):
            internals.show(item)
        if not item.config.getoption("setuponly", False):
            reports.append(internals.report_on(item, "call"))
    if keeper.record is None:
        keeper.drop()
    return reports


def _tear_down_between(item: pytest.Item) -> None:
    # The parent as next item tears down what belongs to the function and nothing else.
    torn = _torn_down(item, item.parent, log=False)
    if torn.failed:
        item.ihook.pytest_runtest_logreport(report=torn)


def _report(
    item: pytest.Item, nextitem: pytest.Item | None, reports: list[pytest.TestReport]
) -> None:
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    _torn_down(item, _next(item, nextitem), log=True)


def _torn_down(
    item: pytest.Item, nextitem: pytest.Item | pytest.Collector | None, *, log: bool
) -> pytest.TestReport:
    """Tear an item down, as far as anybody has set it up."""
    if item.stash[KEEPER].set_up:
        return internals.tear_down(item, nextitem, log=log)
    report = internals.tear_down_others(item, nextitem)
    if log:
        item.ihook.pytest_runtest_logreport(report=report)
    return report


def _report_recorded(
    bench: Bench, item: pytest.Item, nextitem: pytest.Item | None, record: Record
) -> None:
    fault = fault_of(record)
    told = f"recorded in {bench.run_path}: {record.outcome}: {fault}"
    _report_at_once(item, nextitem, record, told if fault else "", recorded=True)


def _report_at_once(
    item: pytest.Item,
    nextitem: pytest.Item | None,
    record: Record,
    told: str,
    *,
    recorded: bool,
) -> None:
    """Report on an item that has not just been set up: as failed where something is told."""
    properties = _report_phases(item, record, told, recorded=recorded)
    report = internals.tear_down_others(item, _next(item, nextitem))
    report.user_properties = properties
    item.ihook.pytest_runtest_logreport(report=report)


def report_on_record(item: pytest.Item, record: Record) -> None:
    """Report on an item that another machine has run, by the record that came of it."""
    fault = fault_of(record)
    told = f"{record.outcome}: {fault}\n{record.traceback}".rstrip() if fault else ""
    _report_phases(item, record, told, phases=("setup", "call", "teardown"))


def _report_phases(
    item: pytest.Item,
    record: Record,
    told: str,
    *,
    recorded: bool = False,
    phases: Sequence[Phase] = ("setup", "call"),
) -> list[tuple[str, object]]:
    """Report on phases that are over; what all of their reports carry."""
    known = [(RECORDED, True)] if recorded else []
    properties = [
        *item.user_properties,
        *properties_of(record, item.stash[ASSIGNMENT].standing),
        *known,
    ]
    for when in phases:
        failed = when == "call" and bool(told)
        report = pytest.TestReport(
            nodeid=item.nodeid,
            location=item.location,
            keywords=dict.fromkeys(item.keywords, 1),
            outcome="failed" if failed else "passed",
            longrepr=told if failed else None,
            when=when,
            user_properties=properties,
        )
        item.ihook.pytest_runtest_logreport(report=report)
    return properties


def _next(item: pytest.Item, nextitem: pytest.Item | None) -> pytest.Item | None:
    """What runs after an item, which is nothing once the session is to stop."""
    return None if item.session.shouldfail or item.session.shouldstop else nextitem


def _key(item: pytest.Item) -> str:
    assignment = item.stash[ASSIGNMENT]
    return Attempt(assignment=assignment, number=0).key


def _sections(item: pytest.Item) -> list[tuple[str, str, str]]:
    return item._report_sections
