"""Keeps one attempt: its folder, its verdict, its record."""

from __future__ import annotations

import shutil
import traceback
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import pytest

from pytest_androidbench.agents.hosting.host import AgentRaised
from pytest_androidbench.episodes.classify import (
    Judgement,
    after_deaths,
    after_disturbances,
    classify,
    fault,
)
from pytest_androidbench.episodes.phase import Phase
from pytest_androidbench.episodes.reflecting import reflect
from pytest_androidbench.episodes.trajectory import Trajectory
from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.errors import AndroidBenchError, RunDirectoryError
from pytest_androidbench.plugin.collect.refusal import stop_early
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct.attempt import Attempt
from pytest_androidbench.plugin.conduct.device_log import keep_log
from pytest_androidbench.plugin.conduct.frames import empty_frames
from pytest_androidbench.plugin.conduct.noted import Noted
from pytest_androidbench.records.attempt import AGENT_LOG, AttemptFolder
from pytest_androidbench.records.contents import EPISODES
from pytest_androidbench.records.fitting import fitted
from pytest_androidbench.records.listed import OWN_PIN, pin_lines
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.tasks.given import with_given
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draw
from pytest_androidbench.texts import bounded, said_by

if TYPE_CHECKING:
    from pytest_androidbench.devices.vitals import Death
    from pytest_androidbench.plugin.conduct.bench import Bench

_SKIPS: Final = (pytest.skip.Exception, pytest.xfail.Exception)
KEEPER = pytest.StashKey["Keeper"]()
"""On an item of a task while an attempt at it goes on."""


class Keeper:
    """Sees an attempt from its folder to its record."""

    def __init__(
        self, bench: Bench, item: pytest.Item, deaths: Sequence[Death | None] | None = None
    ) -> None:
        """Prepare to keep an attempt.

        Args:
            bench: of this process.
            item: what is run.
            deaths: how the device ended in the attempts before, if this is the last one.
        """
        self.bench = bench
        self.item = item
        self._fit = bench.settings.secrets.fit
        assignment = item.stash[ASSIGNMENT]
        repro = bench.commands.for_one(assignment)
        self.attempt = Attempt(assignment=assignment, number=0, repro=repro)
        self.record: Record | None = None
        """None until the attempt is over."""
        self.trajectory: Trajectory | None = None
        """None until the attempt has a folder."""
        self.death: Death | None = None
        """How the device ended while the agent had it to itself."""
        self.set_up = False
        """Whether other plugins were let set the item up, and expect to tear it down."""
        self._deaths = deaths
        self._folder: AttemptFolder | None = None
        self._error: BaseException | None = None

    @property
    def cause(self) -> Cause | None:
        """Of the infrastructure fault that the attempt ended in; None = in none, or not at all."""
        verdict = self.attempt.verdict
        return verdict.cause if verdict is not None else None

    def begin(self) -> None:
        """Open the attempt's folder and let the guard stand by.

        Raises:
            RunDirectoryError: it cannot be written.
        """
        run, assignment = self.bench.run, self.attempt.assignment
        assert run is not None
        self.attempt.number = run.next_attempt(assignment.episode)
        self._folder = run.attempt(assignment.episode, self.attempt.number)
        if assignment.draw.study and (pin := assignment.draw.pin) is not None:
            folder = run.path / EPISODES / assignment.episode.key / str(self.attempt.number)
            self.attempt.repro = self.bench.commands.for_one(assignment, folder)
            line = self.bench.settings.secrets.hide_bytes(pin_lines([pin]))
            self._folder.write_file(OWN_PIN, line)
        if not assignment.override:
            self.attempt.agent = self.bench.settings.agent
        self.bench.guard.begin(run.path, self._provisional())
        live = self.bench.live
        self.trajectory = Trajectory(
            self._folder,
            self.bench.settings.screenshots,
            self._fit,
            live.step if live is not None else None,
        )

    def draw(self) -> None:
        """Draw the params and fill in the goal.

        Raises:
            ParamsError: a param has no value for this seed.
        """
        task, chosen = self.attempt.assignment.task, self.attempt.assignment.draw
        self.attempt.params = self._params()
        goal = task.goal_in(chosen.variant.wording)
        self.attempt.goal = render(goal, self.attempt.params)
        if self.bench.live is not None:
            self.bench.live.goal(self.attempt.goal)

    def _params(self) -> dict[str, Any]:
        task, suite = self.attempt.assignment.task, self.attempt.assignment.suite.name
        chosen = self.attempt.assignment.draw
        if chosen.values is not None:
            return dict(chosen.values)
        drawn = draw(task, suite, chosen.seed)
        if chosen.pin is not None:
            return with_given(task, suite, drawn, chosen.pin.params or {})
        frozen = self.attempt.assignment.terms.frozen if chosen.draws else {}
        return with_given(task, suite, drawn, frozen) if frozen else drawn

    def introduce(self) -> None:
        """Tell the guard what has become known since the attempt began."""
        assert self.bench.run is not None
        self.bench.guard.begin(self.bench.run.path, self._provisional())

    def ruling(self) -> _Ruling:
        """A context in which an exception ends the attempt with the verdict it deserves."""
        return _Ruling(self)

    def conclude(self, verdict: Judgement, error: BaseException | None) -> None:
        """Write the record; from here on nothing can change it."""
        self.bench.guard.rest()
        try:
            self._look_back(verdict, error)
        except RunDirectoryError as trouble:
            self.stop_run(trouble)
            raise
        self.attempt.stopwatch.turn_to("record")
        self._let_agent_go()
        if self.attempt.episode is not None:
            # Ahead of giving the device up: it takes this with it.
            self.attempt.disturbed = self.attempt.episode.stage.disturbed()
            verdict = after_disturbances(verdict, self.attempt.disturbed)
        if verdict.cause not in (None, Cause.COST_CAP):
            self.bench.holder.give_up(verdict.reason)
        self.attempt.verdict, self._error = verdict, error
        record = fitted(self.attempt.record(verdict, _text_of(error)), self._fit)
        try:
            self.bench.check_session()
            self.record = self._write(record)
        except RunDirectoryError as trouble:
            self.stop_run(trouble)
            raise
        self.bench.config.hook.pytest_androidbench_record(record=self.record)
        if verdict.cause is Cause.COST_CAP:
            stop_early(self.item.session, verdict.reason)

    def drop(self) -> None:
        """Leave no trace of the attempt: it was called off."""
        self.bench.guard.rest()
        if self._folder is not None:
            shutil.rmtree(self._folder.path, ignore_errors=True)
        self.bench.guard.end()

    def forget(self) -> None:
        """Let the attempt be freed at once; nobody looks at its exceptions any more."""
        episode = self.attempt.episode
        empty_frames(self._error, episode.failure if episode else None)

    def stop_run(self, trouble: RunDirectoryError) -> None:
        """Nothing can be recorded any more: run no further item."""
        self.bench.guard.rest()
        self.bench.guard.end()
        self.item.session.shouldstop = str(trouble)

    def judge(self, error: BaseException) -> Judgement:
        """The verdict on an exception that ended the attempt."""
        episode = self.attempt.episode
        if isinstance(error, pytest.fail.Exception):
            error = AssertionError(error.msg)
        if episode is None:
            return classify(Phase.ARRANGE, error, culprit=None, unhealthy=lambda: "")
        cause = episode.failure if episode.failure is not None else error
        verdict = classify(
            episode.phase,
            cause,
            culprit=episode.stage.culprit,
            unhealthy=self.bench.holder.why_unhealthy,
        )
        if verdict.cause is not None:
            self.death = episode.stage.death_by_agent()
        if self._deaths is None:
            return verdict
        return after_deaths(verdict, [*self._deaths, self.death])

    def _provisional(self) -> Record:
        # What stands if this process is never heard of again.
        verdict = fault(Cause.WORKER_DIED, "still running")
        return fitted(self.attempt.record(verdict), self._fit)

    def _write(self, record: Record) -> Record:
        assert self._folder is not None
        episode = self.attempt.episode
        if episode is not None:
            passed = record.outcome is Outcome.PASSED
            episode.stage.trajectory.close(passed=passed)
        keep_log(self.bench, self.attempt, record, self._folder)
        written = self._folder.finish(record)
        self.bench.guard.end()
        self.bench.pack(written.folder)
        return written.record

    def _look_back(self, verdict: Judgement, error: BaseException | None) -> None:
        """Ask the judge of trials, if there is one, and the agent if another trial follows."""
        attempt, policy = self.attempt, self.bench.settings.trials
        if attempt.episode is None:
            return
        verdict = after_disturbances(verdict, attempt.episode.stage.disturbed())
        if policy.asks_judge(verdict.outcome):
            self._have_judged(verdict, error)
        record = attempt.record(verdict, _text_of(error))
        if policy.again(record):
            attempt.stopwatch.turn_to("reflect")
            self._settle(record)
            attempt.reflected = reflect(attempt.episode.stage, policy.told(record))

    def _have_judged(self, verdict: Judgement, error: BaseException | None) -> None:
        """Ask the judge; no check, and no verdict by them, is told of."""
        judge, attempt = self.bench.trial_judge, self.attempt
        assert judge is not None
        assert self._folder is not None
        attempt.stopwatch.turn_to("judge")
        attempt.judged = judge.interrupted
        record = self._settle(attempt.record(verdict, _text_of(error)))
        attempt.judged = judge.say(self._folder.path, record)

    def _settle(self, record: Record) -> Record:
        """Have the guard keep what is known, if this process ends; that as it is kept."""
        assert self.bench.run is not None
        record = fitted(record, self._fit)
        self.bench.guard.settle(self.bench.run.path, record)
        return record

    def _let_agent_go(self) -> None:
        if self.attempt.episode is not None:
            with Noted("the agent's close() failed"):
                self.attempt.episode.close()
        if (printed := self.bench.hosts.rest()) and self._folder is not None:
            printed = self.bench.settings.secrets.hide_bytes(printed)
            self._folder.write_file(AGENT_LOG, printed)
            text = printed.decode("utf-8", "backslashreplace")
            self.item.add_report_section("call", "agent", bounded(self._fit(text)))


class _Ruling:
    """Ends an attempt by the exception that leaves the block; lets every exception pass."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        keeper = self._keeper
        if error is None:
            return
        if isinstance(error, RunDirectoryError):
            keeper.stop_run(error)
        elif isinstance(error, _SKIPS):
            why = str(error.msg) or "no reason given"
            keeper.conclude(Judgement(outcome=Outcome.SKIPPED, reason=why), error)
        elif isinstance(error, (pytest.exit.Exception, KeyboardInterrupt)):
            keeper.drop()
        else:
            verdict = keeper.judge(error)
            keeper.conclude(verdict, error)
            if verdict.outcome is Outcome.SKIPPED:
                # For pytest, too, it is no failure of the test.
                raise pytest.skip.Exception(verdict.reason) from error


def _text_of(error: BaseException | None) -> str:
    if error is None or isinstance(error, _SKIPS):
        return ""
    if isinstance(error, AgentRaised):
        return alike(error.told.report)
    if isinstance(error, AndroidBenchError) and error.__traceback__ is None:
        return alike(said_by(error))
    return alike("".join(traceback.format_exception(error)))
