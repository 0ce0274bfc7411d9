"""What JUnit's file says beside pytest's own: properties of the suite, and what is an error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.plugin.conduct.internals import junit_error, junit_suite
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell.properties import ReportedEpisode, told_by
from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing

ERRORS: Final = (Outcome.INFRA_ERROR, Outcome.INVALID)
"""Outcomes that say nothing of the agent."""


class JUnitSuite:
    """Adds agent, device, seeds and success rates to the file that pytest writes, and sorts it."""

    def __init__(
        self, config: pytest.Config, settings: Settings, run_path: Path, tally: Tally
    ) -> None:
        self._config = config
        self._settings = settings
        self._run_path = run_path
        self._tally = tally

    # After the file's own hook has put the failure down.
    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell what is no verdict on the agent as an error, in the body of a test as around it."""
        if report.when == "call" and report.failed:
            told = told_by(report.user_properties)
            if told is not None and Outcome(told.outcome) in ERRORS:
                junit_error(self._config, report)

    # Before the file is written, which other plugins do in the same hook.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Add the properties where such a file is written and any task was run."""
        add = junit_suite(self._config)
        if add is None or not self._tally.entries:
            return
        for name, value in (*self._of_run(), *self._of_agents()):
            add(name, self._settings.secrets.fit(value))

    def _of_run(self) -> Iterator[tuple[str, str]]:
        from pytest_androidbench.report.wording import seeds_text  # noqa: PLC0415 - at the end

        settings = self._settings
        yield "ab_device", settings.device
        yield "ab_seeds", seeds_text(settings.seeds)
        yield "ab_repeats", str(settings.repeats)
        yield "ab_checks", settings.checks
        yield "ab_run", str(self._run_path)

    def _of_agents(self) -> Iterator[tuple[str, str]]:
        """The rate of each agent, told apart by a name in brackets where they are several."""
        told = [entry.told for entry in self._tally.entries.values() if not entry.told.audit]
        rated = [each for each in told if each.standing is Standing.RATED]
        agents = sorted({each.agent for each in told})
        yield "ab_suites", ", ".join(sorted({each.suite for each in told}))
        for agent in agents:
            of = f"[{agent}]" if len(agents) > 1 else ""
            yield f"ab_agent{of}", agent
            for name, value in _rate(each for each in rated if each.agent == agent):
                yield f"{name}{of}", value


def _rate(told: Iterable[ReportedEpisode]) -> Iterator[tuple[str, str]]:
    from pytest_androidbench.stats.rates import success_rate  # noqa: PLC0415 - at the end

    passes: dict[str, list[float]] = {}
    unscored = 0
    for each in told:
        if Outcome(each.outcome).scored:
            group = passes.setdefault(f"{each.suite}/{each.task}", [])
            group.append(float(each.outcome == Outcome.PASSED))
        else:
            unscored += each.outcome != Outcome.SKIPPED
    rate = success_rate(passes, unscored)
    yield "ab_passed", str(rate.passed)
    yield "ab_scored", str(rate.episodes)
    yield "ab_unscored", str(rate.unscored)
    if rate.known:
        yield "ab_success", f"{rate.interval.estimate:.4f}"
        yield "ab_success_low", f"{rate.interval.low:.4f}"
        yield "ab_success_high", f"{rate.interval.high:.4f}"
