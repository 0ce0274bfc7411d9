"""Fits what pytest reports to be sent between processes, written to files and shown.

What tests, tasks, agents and devices say enters pytest in reports and warnings: from here on
none of it can move a terminal's cursor or stop a file or a connection that takes UTF-8.
"""

from __future__ import annotations

import linecache
import warnings
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

import pytest

from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.texts import bounded, said_by, uncoloured

MAX_SHOWN: Final = 50_000
"""Characters of one text in what is shown of a failure."""

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


class FitReports:
    """Goes over every report of this process before anybody else sees it."""

    def __init__(self, fit: Callable[[str], str]) -> None:
        self._fit = fit

    # Outermost: other plugins put their own texts on the report.
    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Fit what is reported of a test."""
        return self._fitted((yield))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Fit what is reported of a module or package."""
        return self._fitted((yield))

    @pytest.hookimpl(tryfirst=True)
    def pytest_warning_recorded(self, warning_message: warnings.WarningMessage) -> None:
        """Fit a warning."""
        raised = warning_message.message
        text = said_by(raised) if isinstance(raised, Warning) else str(raised)
        line = warning_message.line
        if line is None:
            line = linecache.getline(warning_message.filename, warning_message.lineno).rstrip()
        if self._fit(text) != text or self._fit(line) != line:
            told = f"{warning_message.category.__name__}: {self._fit(text)}"
            # Not the class it was: it could say anything again.
            warning_message.message = pytest.PytestWarning(told)
            warning_message.category = pytest.PytestWarning
            warning_message.line = self._fit(line)

    @pytest.hookimpl(tryfirst=True)
    def pytest_internalerror(self, excrepr: object) -> None:
        """Fit what is shown of a mistake in a plugin."""
        internals.fit_texts(excrepr, self._bounded)

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Fit the reason of `pytest.exit()`."""
        ended = excinfo.value
        if isinstance(ended, pytest.exit.Exception):
            ended.msg = self._fit(str(ended.msg))
            ended.args = (ended.msg,)

    def _fitted(self, report: Report) -> Report:
        report.longrepr = internals.fit_texts(report.longrepr, self._bounded)
        report.sections = [(self._fit(title), self._fit(text)) for title, text in report.sections]
        if isinstance(report, pytest.TestReport):
            report.user_properties = [
                (self._fit(name), self._fit(value) if isinstance(value, str) else value)
                for name, value in report.user_properties
            ]
            expected: Any = getattr(report, "wasxfail", None)
            if isinstance(expected, str):
                report.wasxfail = self._fit(expected)
        return report

    def _bounded(self, text: str) -> str:
        # Its colours would be spelt out: they are escapes like any other.
        return bounded(self._fit(uncoloured(text)), MAX_SHOWN)
