"""The hooks by which the process that talks to the user tells what became of the run."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any, assert_never

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.plugin.collect.tasks import marks_of
from pytest_androidbench.plugin.gates.exits import Judgement
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell import gate
from pytest_androidbench.plugin.tell.progress import Progress
from pytest_androidbench.plugin.tell.properties import told_by
from pytest_androidbench.plugin.tell.tally import RERUN, Tally
from pytest_androidbench.records.contents import RunContents, has_attempts
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

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
        self._expected: frozenset[str] = frozenset()
        self._told = False

    def pytest_sessionstart(self) -> None:
        """Begin to show progress where there is a terminal."""
        terminal = self._config.pluginmanager.getplugin("terminalreporter")
        if terminal is not None:
            parallel = self._config.pluginmanager.hasplugin("dsession")
            self._progress = Progress(terminal, self._settings.progress, parallel=parallel)

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
            self._progress.note(self._tally)

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
        return status_of(Outcome(told.outcome))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report and set the exit status."""
        if session.config.option.collectonly or self._told:
            return
        self._told = True
        self._lines += _nothing_selected(session)
        self._lines += self._from_before()
        contents = self._publish()
        # What earlier sessions planned and this one was not asked for does not judge it.
        not_run = sum(planned.nodeid in self._expected for planned in contents.not_run)
        judged = self._judge(contents)
        self._lines += [one.sentence for one in judged]
        status = gate.exit_status(self._tally, self._settings, not_run, judged)
        if status is None or session.exitstatus not in (0, 1):
            return
        session.exitstatus = status
        if judged and self._settings.gates.min_success is None:
            return
        self._tell_bar(status, not_run)

    def _tell_bar(self, status: int, not_run: int) -> None:
        bar = None if self._settings.audit else self._settings.gates.min_success
        if bar is not None and not self._tally.task_at_fault:
            status = gate.by_bar(self._tally, bar, not_run)
        if sentence := gate.told(status, bar, self._tally):
            self._lines.append(sentence)

    def _judge(self, contents: RunContents) -> list[Judgement]:
        gates = self._settings.gates
        if not gates.judge or self._settings.audit or not self._tally.entries:
            return []
        from pytest_androidbench.plugin.gates.judging import asked_for, judge  # noqa: PLC0415

        return list(judge(asked_for(contents, self._expected), gates))

    @pytest.hookimpl(wrapper=True)
    def pytest_terminal_summary(self, terminalreporter: Any) -> Generator[None, object, object]:
        """Print the numbers, and how each episode that did not pass is run again."""
        result = yield
        if self._lines:
            terminalreporter.write_sep("=", "androidbench")
            for line in self._lines:
                terminalreporter.write_line(self._settings.secrets.fit(line))
        return result

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

    def _expect(self, ids: list[str]) -> None:
        self._expected = frozenset(ids)
        if self._progress is not None:
            self._progress.total = len(ids)

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
        from pytest_androidbench.report.terminal import run_lines  # noqa: PLC0415

        try:
            run = RunDirectory.open(self._run_path)
            contents = publish_audit(run) if self._settings.audit else publish(run)
        except RunDirectoryError as error:
            self._lines.append(f"no report: {error}")
            return nothing
        if self._settings.audit:
            self._lines += audit_lines(contents.records)
            self._lines.append(f"report: {self._run_path / 'audit.html'}")
        else:
            self._lines += run_lines(contents)
        return contents


def _nothing_selected(session: pytest.Session) -> list[str]:
    """What could have been selected, where everything was deselected."""
    marks = marks_of(session.config)
    if session.exitstatus != pytest.ExitCode.NO_TESTS_COLLECTED or not marks:
        return []
    return [f"no task was selected; their marks are {', '.join(marks)}; --collect-only lists them"]
