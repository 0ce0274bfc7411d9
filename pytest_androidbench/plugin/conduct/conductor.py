"""The hooks by which the process that has the items runs them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

import pytest

from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.loading import try_to_build
from pytest_androidbench.episodes.checks import Checks
from pytest_androidbench.errors import AgentLoadError, DeviceError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.cells import ends
from pytest_androidbench.plugin.collect.refusal import refusing, why_refused
from pytest_androidbench.plugin.collect.shards import selected
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT, assignments
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.body import run_body
from pytest_androidbench.plugin.conduct.expectation import fault_of
from pytest_androidbench.plugin.conduct.hearing import printed_fitly
from pytest_androidbench.plugin.conduct.holding import check_device
from pytest_androidbench.plugin.conduct.keeping import KEEPER
from pytest_androidbench.plugin.conduct.protocol import run_item
from pytest_androidbench.plugin.conduct.sharding import check_place, keep_division, note_empty
from pytest_androidbench.plugin.conduct.trials import Trials
from pytest_androidbench.plugin.conduct.under_test import of_option
from pytest_androidbench.plugin.tell.properties import properties_of
from pytest_androidbench.records.plan import Planned


class Conductor:
    """Runs the items of tasks in this process, a worker's or the only one."""

    def __init__(
        self, bench: Bench, finished: list[str], *, plans: bool, waits: bool = False
    ) -> None:
        """Prepare to run items.

        Args:
            bench: of this process.
            finished: keys of the episodes that need not be run again.
            plans: whether this process writes down what is to be run.
            waits: whether the run is opened with the first item that is sent here, not before.
        """
        self._bench = bench
        self._finished = finished
        self._plans = plans
        self._waits = waits
        self._checks: Checks | None = None
        """Of the task whose body runs."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Open the run and try the agent before the first item."""
        # A shard may have nothing to run, and is not to wait for what is never sent.
        if not self._waits or not session.items:
            self._begin(session)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> bool | None:
        """Run the items of tasks our way."""
        if ASSIGNMENT not in item.stash:
            return None
        if self._waits:
            self._waits = False
            self._begin(item.session)
        if why_refused(item.config):
            return True
        run_item(self._bench, item, nextitem)
        internals.forget_reports(item.config)
        return True

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        """Judge what goes wrong while an item is set up."""
        keeper = item.stash.get(KEEPER, None)
        if keeper is None:
            return (yield)
        with keeper.ruling():
            keeper.begin()
            keeper.draw()
            keeper.set_up = True
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """Judge how a task's body ends."""
        __tracebackhide__ = True
        keeper = pyfuncitem.stash.get(KEEPER, None)
        if keeper is None:
            return (yield)
        episode = keeper.attempt.episode
        self._checks = episode.checks if episode is not None else None
        try:
            return (yield from run_body(keeper, pyfuncitem))
        finally:
            self._checks = None

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        """Keep the two sides of a comparison that did not hold; its words are pytest's own."""
        if self._checks is not None:
            self._checks.note_comparison(op, left, right)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[Any]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put the record's facts on the report."""
        keeper = item.stash.get(KEEPER, None)
        record = keeper.record if keeper is not None and call.when != "teardown" else None
        if record is not None:
            standing = item.stash[ASSIGNMENT].standing
            item.user_properties.extend(properties_of(record, standing))
        report = yield
        if record is not None and (reason := fault_of(record)):
            task = item.stash[ASSIGNMENT].task
            internals.give_reason(report, reason, task.file, task.line)
        return report

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_timeout_set_timer(self, item: pytest.Item) -> bool | None:
        """Keep pytest-timeout from ending an item that goes through all mutants of a task."""
        return True if self._bench.settings.mutants and ASSIGNMENT in item.stash else None

    def pytest_enter_pdb(self) -> None:
        """Let a person take all the time in the debugger; none of it counts."""
        self._bench.guard.stand()

    def pytest_leave_pdb(self) -> None:
        """Let the time run again."""
        self._bench.guard.go_on()

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """Give the device back."""
        self._bench.close()

    def _begin(self, session: pytest.Session) -> None:
        config = session.config
        tasks = [item for item in session.items if ASSIGNMENT in item.stash]
        if config.option.collectonly or why_refused(config):
            return
        with refusing(config):
            if tasks:
                self._open(tasks)
            elif (whole := selected(config)) is not None and whole.assigned:
                self._open_run([])
                note_empty(config)

    def _open(self, tasks: list[pytest.Item]) -> None:
        bench = self._bench
        assigned = assignments(tasks)
        if bench.settings.cluster and not hasattr(bench.config, "workerinput"):
            # Nodes have devices and agents; this machine may have neither.
            self._open_run(assigned)
            return
        bench.guard.start()
        bench.tell_agents()
        # A new run directory only for a run that can start: it would be taken for a run to resume.
        resumed = (bench.run_path / "manifest.json").exists()
        if resumed:
            self._open_run(assigned)
        if not hasattr(bench.config, "workerinput"):
            check_device(bench.config, bench.settings.device)
        if bench.settings.mutants:
            from pytest_androidbench.plugin.conduct.mutants_asked import (  # noqa: PLC0415 - seldom
                check_mutants,
                note_unread,
            )

            check_mutants(bench, assigned)
        if any(self._is_left(one) for one in assigned):
            bench.open_judge()
        by_option = [one for one in assigned if not one.override]
        left = any(self._is_left(one) for one in by_option)
        if left and not bench.settings.audit:
            self._try_agent(Case(cell=by_option[0].cell))
        if not resumed:
            self._open_run(assigned)
        if bench.settings.mutants and self._plans:
            note_unread(bench, assigned)

    def _is_left(self, one: Assignment) -> bool:
        """Whether an episode is to be run, or a further trial of it."""
        known = self._bench.finished.get(one.episode.key)
        return known is None or Trials(self._bench, one.item.session, one).follow(known)

    def _open_run(self, assigned: list[Assignment]) -> None:
        bench, whole = self._bench, selected(self._bench.config)
        check_place(bench.run_path, bench.settings)
        # What a run is does not depend on the shard: all of them have one manifest.
        bench.open_run(assigned if whole is None else list(whole.assigned), self._finished)
        assert bench.run is not None
        if whole is not None:
            keep_division(bench.run, bench.settings, whole, self._planned, write=self._plans)
        if self._plans:
            bench.run.plan(self._planned(assigned))

    def _planned(self, assigned: Iterable[Assignment]) -> Iterator[Planned]:
        for one in self._episodes(assigned):
            yield Planned(
                cell=one.cell,
                nodeid=one.nodeid,
                audit=one.audit,
                override=one.override,
                retry_infra=one.retry_infra,
                repro=self._bench.commands.for_one(one),
                pin=one.pin,
                quarantine=one.quarantine,
                budget=self._bench.settings.study,
            )

    def _episodes(self, assigned: Iterable[Assignment]) -> Iterator[Assignment]:
        for one in assigned:
            if one.draw.mutants:
                yield from (one.at(end) for end in ends(one.task, self._bench.settings))
            else:
                yield one

    def _try_agent(self, case: Case) -> None:
        # The device first: it puts its address into the environment that agents read on import.
        try:
            self._bench.holder.acquire()
        except DeviceError as error:
            self._bench.holder.give_up(str(error))
        agent = of_option(self._bench.settings)
        try:
            if agent.hosted:
                self._bench.hosts.try_agent(agent)
            else:
                with printed_fitly(self._bench.config):
                    factory = self._bench.factory(agent)
                    self._bench.first = try_to_build(agent.spec, factory, case)
        except AgentLoadError as error:
            raise pytest.UsageError(str(error)) from error
