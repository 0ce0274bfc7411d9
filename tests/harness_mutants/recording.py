"""Which tests execute which lines, recorded once with every test that may be tried."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import coverage
import pytest

from tests.harness_mutants.sessions import Lines, collected, forks_followed

SHARED: Final = "::"
"""Ends the name of what a fixture does once for several tests of a file."""

_TOLD: Final = 2_000
"""Characters of why a test failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """What a run of the unchanged tests did."""

    names: tuple[str, ...]
    """Ids of tests, and files of tests with `SHARED` behind them."""
    lines: dict[str, dict[str, set[int]]]
    """For each file and line what executes it, by places in `names`."""
    seconds: dict[str, float]
    """How long each test took that passed."""
    failed: dict[str, str]
    """Why others did not."""

    @classmethod
    def of_all(cls, parts: Iterable[Coverage]) -> Coverage:
        """What several runs did, each of files of its own."""
        names: list[str] = []
        whole = cls(names=(), lines={}, seconds={}, failed={})
        for part in parts:
            for path, lines in part.lines.items():
                of_path = whole.lines.setdefault(path, {})
                for line, places in lines.items():
                    executed = {len(names) + place for place in places}
                    of_path.setdefault(line, set()).update(executed)
            names += part.names
            whole.seconds.update(part.seconds)
            whole.failed.update(part.failed)
        return replace(whole, names=tuple(names))

    def tests(self, path: str, first: int, last: int) -> list[str]:
        """The tests that execute one of these lines, quickest first."""
        lines = self.lines.get(path, {})
        places = {place for line in range(first, last + 1) for place in lines.get(str(line), ())}
        names = {self.names[place] for place in places}
        files = {name.removesuffix(SHARED) for name in names if name.endswith(SHARED)}
        found = (name for name in self.seconds if name in names or name.partition("::")[0] in files)
        return sorted(found, key=lambda name: (self.seconds[name], name))


@dataclass(slots=True, eq=False)
class Recorder:
    """A pytest plugin that follows tests by coverage.py, told apart by their names."""

    measured: coverage.Coverage
    folder: Path
    """Where forks of tests write what they execute."""
    context: str = ""
    """What is done now: a test's id, or a file of tests and `SHARED`."""
    forks: dict[str, list[Lines]] = field(default_factory=dict)
    """What forks executed, by what was done where they were forked."""
    seconds: dict[str, float] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Follow a test, setting up and tearing down included."""
        self._begin(item.nodeid)
        started = time.perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.perf_counter() - started
            # A door of several tests ends with the last of them.
            for context, lines in collected(self.folder):
                self.forks.setdefault(context, []).append(lines)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
    ) -> Iterator[None]:
        """What a fixture does for all tests of a file is executed for each of them."""
        if fixturedef.scope == "function":
            return (yield)
        item = request._pyfuncitem
        self._begin(item.nodeid.partition("::")[0] + SHARED)
        try:
            return (yield)
        finally:
            self._begin(item.nodeid)

    def _begin(self, context: str) -> None:
        self.context = context
        self.measured.switch_context(context)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what fails: it can tell nothing of a change."""
        if not report.passed:
            self.failed[report.nodeid] = report.longreprtext[-_TOLD:]


def record(
    session: pytest.Session, items: Sequence[pytest.Item], sources: Sequence[Path], folder: Path
) -> Coverage:
    """Run tests and follow what they execute of some folders."""
    names = [str(path) for path in sources]
    measured = coverage.Coverage(data_file=None, config_file=False, source=names, messages=False)
    recorder = Recorder(measured, folder)
    session.config.pluginmanager.register(recorder)
    measured.start()
    try:
        with forks_followed(measured, lambda: recorder.context, folder):
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    finally:
        measured.stop()
    return _read(measured.get_data(), recorder)


def _read(data: coverage.CoverageData, recorder: Recorder) -> Coverage:
    # What is imported is executed in no context.
    names = sorted({*data.measured_contexts(), *recorder.seconds, *recorder.forks} - {""})
    places = {name: place for place, name in enumerate(names)}
    lines: dict[str, dict[str, set[int]]] = {}
    for path in data.measured_files():
        for line, contexts in data.contexts_by_lineno(path).items():
            executed = {places[name] for name in contexts if name}
            lines.setdefault(path, {}).setdefault(str(line), set()).update(executed)
    for name, forks in recorder.forks.items():
        for path, numbers in (each for one in forks for each in one.items()):
            for number in numbers:
                lines.setdefault(path, {}).setdefault(str(number), set()).add(places[name])
    failed = recorder.failed
    passed = {name: took for name, took in recorder.seconds.items() if name not in failed}
    return Coverage(names=tuple(names), lines=lines, seconds=passed, failed=failed)
