"""A session's tests, run again and again, each time in a fork.

What fixtures set up for more than one test, such as a phone, is set up once where that is possible:
each fork goes on with it, and leaves it to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import pytest

from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.conduct.apart import Lost, apart
from pytest_androidbench.texts import clean

MOST: Final = 300
"""Characters of what a failed test is said to have said."""
SECONDS: Final = 60.0
"""What all tests may take once before they count as such that never end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TestsRun:
    """What came of running all tests."""

    __test__ = False

    failed: str
    """The first that failed; "" = none did."""
    why: str = ""
    """What it said at last."""
    passed: int


class RepeatedTests:
    """All tests of a session. Use it by `with`: what was set up is torn down behind it."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        # What needs nothing that is set up for several tests is quick, and notices most.
        self._items: Sequence[pytest.Item] = sorted(
            session.items, key=lambda item: bool(internals.wide_params(item))
        )
        self.named: Final = " ".join(session.config.args)
        """As pytest was given them."""
        params = [found for item in self._items if (found := internals.wide_params(item))]
        # A fixture is torn down before it is set up with another param: then a fork would take from
        # the next one what that begins with.
        self._is_kept = bool(params) and all(each == params[0] for each in params)

    @contextmanager
    def ready(self) -> Iterator[str]:
        """Run all as the code stands; why the tests can say nothing, "" when they can."""
        refusal = self._why_refused()
        if self._is_kept and not refusal:
            self._set_up()
        try:
            yield refusal
        finally:
            if self._is_kept and not refusal:
                self._tear_down()

    def run(self) -> TestsRun:
        """Run them until one fails.

        Raises:
            Lost: they take too long, or too much memory.
        """
        try:
            return apart(TestsRun, self._run, SECONDS)
        except Lost:
            if self._is_kept:
                # It may have left half an answer for the next.
                self._tear_down()
                self._set_up()
            raise

    def _why_refused(self) -> str:
        asked = f"mutants.toml: the tests {self.named}"
        none = f"{asked} are none, or all are skipped"
        if not self._items:
            return none
        try:
            plain = apart(TestsRun, self._run_alone, SECONDS)
        except Lost:
            return f"{asked} do not come to an end as the code stands"
        if plain.failed:
            fails = f"mutants.toml: the test {plain.failed} fails as the code stands"
            return f"{fails}: {plain.why}" if plain.why else fails
        return "" if plain.passed else none

    def _run_alone(self) -> TestsRun:
        self._is_kept = False
        return self._run()

    def _run(self) -> TestsRun:
        seen = _Seen()
        self._session.config.pluginmanager.register(seen)
        last = self._items[0] if self._is_kept else None
        for item, following in zip(self._items, [*self._items[1:], last], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if seen.failed:
                break
        if seen.failed and not self._is_kept:
            internals.tear_down_others(item, None)
        self._session.config.pluginmanager.unregister(seen)
        return TestsRun(failed=seen.failed, why=seen.why, passed=seen.passed)

    def _set_up(self) -> None:
        self._run()

    def _tear_down(self) -> None:
        internals.tear_down_others(self._items[-1], None)


class _Seen:
    """What the reports of tests say."""

    def __init__(self) -> None:
        self.failed = self.why = ""
        self.passed = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed, self.why = report.nodeid, _said_at_last(report)
        elif report.when == "call" and report.passed:
            self.passed += 1


def _said_at_last(report: pytest.TestReport) -> str:
    """The line that tells most of a failure: the error's own, and in which phase it came."""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = str(getattr(crash, "message", "")).splitlines()
    said = clean(lines[0][:MOST]) if lines else ""
    return f"{said} ({report.when})" if said else ""
