"""The summary in pytest's terminal: each failure told once, here and not in its own sections too.

Pytest's FAILURES, ERRORS and short summary know nothing of goals, scores and pages, so that of an
episode the summary tells all that they would have said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.gates.judgement import GateJudgement
from pytest_androidbench.plugin.tell.properties import told_by
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.exits import FAILED, NO_BASELINE, PASSED
from pytest_androidbench.report.failures import is_told
from pytest_androidbench.report.lines import WIDE, Style, TextLine, line, styled, wrapped

SECTIONS: Final = ("failed", "error")
"""The categories that pytest has sections for."""
MAX_PRINTED: Final = 40
"""Lines of what an episode printed that are shown without `-v`."""
_GATE_STYLES: Final[dict[int, Style]] = {PASSED: "good", FAILED: "bad", NO_BASELINE: "bad"}


class TerminalSummary:
    """What is told of a run at its end, in place of what pytest would say about its episodes."""

    def __init__(self, config: pytest.Config, reporter: Any, contents: RunContents | None) -> None:
        """Prepare to tell.

        Args:
            config: pytest's.
            reporter: its terminal reporter.
            contents: the run; None = there is nothing of it to be told.
        """
        self._config = config
        self._reporter = reporter
        self._contents = contents
        self._reports: dict[str, pytest.TestReport] = {}

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Keep pytest's sections from telling what the summary tells."""
        stats = self._reporter.stats
        known = self._told_here()
        before = {name: list(stats[name]) for name in (*SECTIONS, "infra_error", "quarantined")
                  if name in stats}  # fmt: skip
        for name, reports in before.items():
            ours = [report for report in reports if _is_ours(report, known)]
            self._reports.update({report.nodeid: report for report in ours})
            if name in SECTIONS:
                stats[name][:] = [report for report in reports if report not in ours]
        try:
            yield
        finally:
            # The last line counts them.
            for name, reports in before.items():
                stats[name][:] = reports

    def lines(self) -> list[TextLine]:
        """The summary."""
        if self._contents is None:
            return []
        from pytest_androidbench.report.terminal import run_lines  # noqa: PLC0415 - slow

        return run_lines(self._contents, self.width, self._details)

    @property
    def width(self) -> int:
        """Columns of a line."""
        # Some terminals begin a new line when the last column is written to.
        return int(self._config.get_terminal_writer().fullwidth) - 1

    def _told_here(self) -> frozenset[str]:
        if self._contents is None:
            return frozenset()
        records = self._contents.records
        return frozenset(record.nodeid for record in records if is_told(record))

    def _details(self, attempt: StoredAttempt) -> Sequence[str]:
        report = self._reports.get(attempt.record.nodeid)
        told = told_by(report.user_properties) if report is not None else None
        if report is None or told is None or told.recorded:
            return ()
        return [*self._trace(report, attempt), *self._printed(report)]

    def _trace(self, report: pytest.TestReport, attempt: StoredAttempt) -> Iterator[str]:
        style = self._config.getoption("tbstyle", "auto")
        record = attempt.record
        # The checks that failed say more than the place where the first of them stands.
        by_checks = record.outcome is Outcome.FAILED and any(not c.passed for c in record.checks)
        # Likewise of a device that failed only our own code that asked it would be shown.
        is_fault = record.outcome is Outcome.INFRA_ERROR
        if style == "no" or (style == "auto" and (by_checks or is_fault)):
            return
        if style == "auto" and record.outcome is Outcome.AGENT_ERROR and record.traceback:
            # Of the test only the line that runs the agent is in it.
            yield from record.traceback.splitlines()
            return
        text = report.longreprtext
        yield from _without_arguments(text.splitlines())
        place = self._place(report)
        if place and place not in text:
            yield place

    def _place(self, report: pytest.TestReport) -> str:
        """File and line of what failed, as pytest tells places; "" = it has none."""
        crash: Any = getattr(report.longrepr, "reprcrash", None)
        if crash is None:
            return ""
        path, here = Path(crash.path), self._config.invocation_params.dir
        shown = path.relative_to(here) if path.is_relative_to(here) else path
        return f"{shown}:{crash.lineno}"

    def _printed(self, report: pytest.TestReport) -> Iterator[str]:
        shown = self._config.getoption("showcapture", "all")
        for title, text in report.sections:
            if shown == "no" or (shown not in ("all", "no") and shown not in title):
                continue
            rows = text.splitlines()
            hidden = 0 if self._config.option.verbose > 0 else max(0, len(rows) - MAX_PRINTED)
            yield f"-- {title}" + (f" (-v shows {hidden} lines more above)" if hidden else "")
            yield from rows[hidden:]


def _without_arguments(rows: Sequence[str]) -> Sequence[str]:
    """What pytest shows of a failure but for its worker and the values of the test's fixtures."""
    if rows and rows[0].startswith("[gw"):
        rows = rows[2 if rows[1:2] == [""] else 1 :]
    if rows and rows[0].startswith("episode = ") and "" in rows:
        return rows[rows.index("") + 1 :]
    return rows


def _is_ours(report: object, known: frozenset[str]) -> bool:
    if not isinstance(report, pytest.TestReport) or report.when == "teardown":
        return False
    return report.nodeid in known and told_by(report.user_properties) is not None


def gate_lines(judged: Iterable[GateJudgement], width: int) -> Iterator[TextLine]:
    """What the gates say, the last of a summary."""
    for one in judged:
        style = _GATE_STYLES.get(one.status, "odd")
        yield from wrapped("gate:", one.sentence, min(width, WIDE), style, indent=10)
        if one.page is not None:
            yield line(f"{'':10}{one.page}")


def write_lines(reporter: Any, lines: Iterable[TextLine], fit: Callable[[str], str]) -> None:
    """Write lines in their styles, where the terminal writer has colours.

    Args:
        reporter: pytest's terminal reporter.
        lines: what is written.
        fit: makes a text fit to be shown.
    """
    for one in lines:
        for piece in one.pieces:
            reporter.write(fit(piece.text), **styled(piece.style))
        reporter.write_line("")
