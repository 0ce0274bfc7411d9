"""The hooks by which the process that talks to the user tells what became of the run."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_never

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.collect.again import remember
from pytest_androidbench.plugin.collect.tasks import marks_of
from pytest_androidbench.plugin.gates.judgement import GateJudgement
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell import gate
from pytest_androidbench.plugin.tell.earlier import earlier_episodes
from pytest_androidbench.plugin.tell.progress import Progress
from pytest_androidbench.plugin.tell.properties import told_by
from pytest_androidbench.plugin.tell.tally import RERUN, Tally
from pytest_androidbench.records.contents import RunContents, has_attempts, read_attempts
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.exits import DEVICES_RAN_OUT, FAILED, PASSED
from pytest_androidbench.report.lines import line
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.plugin.tell.mutants import MutantsTold

Status = tuple[str, str, str | tuple[str, Mapping[str, bool]]]

_RED = {"red": True}
_YELLOW = {"yellow": True}


def status_of(outcome: Outcome) -> Status | None:
    """Word and letter of an outcome that failed its item; None = those of pytest's own."""
    match outcome:
        case Outcome.AGENT_ERROR:
            return "failed", "A", ("AGENT ERROR", _RED)
        case Outcome.INVALID:
            return "error", "V", ("INVALID", _RED)
        case Outcome.INFRA_ERROR:
            return "infra_error", "I", ("INFRA ERROR", _YELLOW)
        case Outcome.PASSED | Outcome.FAILED | Outcome.SKIPPED:
            return None
        case _:
            assert_never(outcome)


class Teller:
    """Counts, shows progress, writes the report, prints the summary, sets the exit status."""

    def __init__(self, config: pytest.Config, settings: Settings, run_path: Path) -> None:
        self._config = config
        self._settings = settings
        self._run_path = run_path
        self._tally = Tally()
        self._progress: Progress | None = None
        self._lines: list[str] = []
        self._contents: RunContents | None = None
        """What the run directory held at the session's end; None = it cannot be read."""
        self._expected: frozenset[str] = frozenset()
        self._judged: list[GateJudgement] = []
        self._told = False
        self._unnoticed = False
        """Whether what became of the tasks' changed code makes the session fail."""

    @property
    def tally(self) -> Tally:
        """What came in so far."""
        return self._tally

    def pytest_sessionstart(self) -> None:
        """Begin to show progress where there is a terminal."""
        terminal = self._config.pluginmanager.getplugin("terminalreporter")
        if terminal is not None:
            parallel = self._config.pluginmanager.hasplugin("dsession")
            self._progress = Progress(
                terminal,
                self._settings.progress,
                parallel=parallel,
                workers=len(self._config.getoption("tx", None) or "1"),
                recall=self._kept,
                borrow=partial(earlier_episodes, self._run_path),
            )

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Learn how many items there are."""
        self._expect([item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Learn it from a worker."""
        self._expect(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a report."""
        if self._tally.add(report) and self._progress is not None:
            self._progress.note(self._tally, report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Count what could not even be collected."""
        self._tally.other_failures += report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> Status | None:
        """Give our outcomes words and letters of their own."""
        if report.outcome == RERUN:
            return "rerun", "R", ("RERUN", _YELLOW)
        told = told_by(getattr(report, "user_properties", ()))
        if told is None or not report.failed or report.when == "teardown":
            return None
        if told.standing is Standing.QUARANTINED:
            return "quarantined", "Q", ("QUARANTINED", _YELLOW)
        return status_of(Outcome(told.outcome))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report and set the exit status."""
        if session.config.option.collectonly or self._told:
            return
        self._told = True
        remember(self._config, self._tally.last())
        self._lines += _nothing_selected(session)
        self._lines += self._from_before()
        contents = self._publish()
        # What earlier sessions planned and this one was not asked for does not judge it.
        missing = (one for one in contents.not_run if one.standing is Standing.RATED)
        not_run = sum(planned.nodeid in self._expected for planned in missing)
        self._lines += self._picked()
        judged = self._judge(contents)
        self._judged += judged
        status = gate.exit_status(self._tally, self._settings, not_run, judged)
        if status is None or session.exitstatus not in (0, 1):
            return
        session.exitstatus = FAILED if self._unnoticed and status == PASSED else status
        if judged and self._settings.gates.min_success is None:
            return
        self._tell_bar(status, not_run)

    def _tell_bar(self, status: int, not_run: int) -> None:
        settings = self._settings
        if settings.shard is not None and settings.gates.judge:
            # The bar is of the whole run: a merge tells of it.
            self._lines += [gate.LOST_IN_SHARD] if status == DEVICES_RAN_OUT else []
            return
        bar = None if settings.audit else settings.gates.min_success
        if bar is not None and not self._tally.task_at_fault:
            status = gate.by_bar(self._tally, bar, not_run)
        if sentence := gate.told(status, bar, self._tally):
            self._lines.append(sentence)

    def _judge(self, contents: RunContents) -> list[GateJudgement]:
        gates = self._settings.gates
        if not gates.judge or self._settings.audit or not self._tally.entries:
            return []
        from pytest_androidbench.plugin.gates.judging import asked_for, judge  # noqa: PLC0415

        return list(judge(asked_for(contents, self._expected), gates))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: Any) -> Generator[None, object, object]:
        """Print the failures in place of pytest's own sections, and the numbers."""
        # All of the reports comes with it: a session begins sooner without.
        from pytest_androidbench.plugin.tell.summary import (  # noqa: PLC0415 - slow
            TerminalSummary,
            gate_lines,
            write_lines,
        )

        told = TerminalSummary(self._config, terminalreporter, self._contents)
        with told.hidden():
            result = yield
        gates = gate_lines(self._judged, told.width)
        lines = [*told.lines(), *gates, *map(line, self._lines)]
        if lines:
            terminalreporter.write_sep("=", "androidbench")
            write_lines(terminalreporter, lines, self._settings.secrets.fit)
        return result

    def runs_at_once(self, episodes: int) -> None:
        """Learn how many episodes run at once, where that changes as a run goes on."""
        if self._progress is not None:
            self._progress.runs_at_once(episodes)

    def note(self, line: str) -> None:
        """Add a line to the summary."""
        self._lines.append(line)

    def _from_before(self) -> list[str]:
        tally = self._tally
        if not tally.recorded:
            return []
        where = clean(self._settings.run or str(self._run_path))
        some = f"{tally.recorded:,} of {count(len(tally.entries), 'result')}"
        return [f"{some} {'is' if tally.recorded == 1 else 'are'} from before ({where})"]

    def _picked(self) -> list[str]:
        """That what was run was picked by its outcome, where nothing else is in the run."""
        again = self._settings.again and not self._config.getoption("failedfirst", False)
        held = len(self._contents.counted) if self._contents is not None else 0
        if not (again or self._config.getoption("lf", False)) or held > len(self._tally.entries):
            return []
        flag = "--ab-again" if again else "--lf"
        return [
            f"!! what was run was picked by how it went before ({flag}): its success rate is not "
            "that of the agent"
        ]

    def _expect(self, ids: list[str]) -> None:
        self._expected = frozenset(ids)
        if self._progress is not None:
            self._progress.expected = self._expected

    def _kept(self) -> list[Record]:
        return [attempt.record for attempt in read_attempts(self._run_path)[0]]

    def _publish(self) -> RunContents:
        """Write all documents of the run; give what it holds."""
        nothing = RunContents(path=self._run_path, manifest=Manifest(agent=""))
        if not (self._run_path / "manifest.json").is_file():
            return nothing
        if not self._tally.entries and not has_attempts(self._run_path):
            self._lines.append("no task was run, so there is no report")
            return nothing
        from pytest_androidbench.audit import audit_lines, publish_audit  # noqa: PLC0415
        from pytest_androidbench.records.rundir import RunDirectory  # noqa: PLC0415
        from pytest_androidbench.report.publish import publish  # noqa: PLC0415

        try:
            run = RunDirectory.open(self._run_path)
            mutants = self._mutants()
            contents = publish_audit(run) if self._settings.audit else publish(run)
        except RunDirectoryError as error:
            self._lines.append(f"no report: {error}")
            return nothing
        if self._settings.audit:
            self._lines += audit_lines(contents.records)
            self._lines += mutants.lines() if mutants is not None else []
            self._unnoticed = mutants is not None and mutants.bad
            self._lines.append(f"report: {self._run_path / 'audit.html'}")
        else:
            self._contents = contents
        return contents

    def _mutants(self) -> MutantsTold | None:
        """What became of the changes of the tasks' code, tried against tests; None without any."""
        if not self._settings.mutants:
            return None
        from pytest_androidbench.plugin.tell.mutants import MutantsTold  # noqa: PLC0415 - seldom

        found = MutantsTold(self._config, self._run_path)
        found.try_tests()
        return found


def _nothing_selected(session: pytest.Session) -> list[str]:
    """What could have been selected, where everything was deselected."""
    marks = marks_of(session.config)
    if session.exitstatus != pytest.ExitCode.NO_TESTS_COLLECTED or not marks:
        return []
    return [f"no task was selected; their marks are {', '.join(marks)}; --collect-only lists them"]
