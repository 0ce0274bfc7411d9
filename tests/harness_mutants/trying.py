"""Tries changes, each in a process forked from one that has imported and collected all tests.

What is changed is the code of functions in memory: nothing is written, and nothing is imported or
collected again. A change costs a fork and the tests that execute its line.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.mutants.judged import Fate
from pytest_androidbench.mutants.score import NOTICED
from tests.harness_mutants.patching import Functions
from tests.harness_mutants.recording import Coverage

PATIENCE: Final = 5.0
"""Seconds that a test may take at least before a change is held to run without an end ..."""
SLOWER: Final = 10
"""... or so many times what it takes unchanged."""
LONGEST: Final = 20.0
"""Seconds of tests, as they take unchanged, that a change is tried on: the quickest."""
MEMORY: Final = 4 << 30
"""Bytes of address space that a process has in which a change is tried."""
_BEGINS, _NOTICED, _PASSED, _NOWHERE = b"t", b"!", b".", b"?"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A change that is to be tried."""

    path: str
    """The file, from the root of the tree."""
    first: int
    last: int
    source: str
    """The file with the change in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What the tests made of a change."""

    fate: Fate
    """KILLED by a failing test, CRASHED where one did not end or ended its process, SURVIVED,
    UNREACHED where no test executes the line, UNFIT where the change could not be put in."""
    tests: tuple[str, ...] = ()
    """Those it was tried on; the last one noticed it."""
    seconds: float = 0.0


@dataclass(slots=True, kw_only=True)
class _Fork:
    number: int
    process: ForkProcess
    pipe: int
    tests: list[str]
    started: float
    begun: int = 0
    deadline: float = 0.0


def spent() -> float:
    """Seconds of processors that this process and all that ended below it have taken.

    How much is tried goes by these: how busy a machine is says nothing of the tests.
    """
    return sum(os.times()[:4])


class Trier:
    """Tries changes on the items of a session that has only collected."""

    def __init__(
        self, root: Path, items: Sequence[pytest.Item], recorded: Coverage, scratch: Path
    ) -> None:
        self._root = root
        self._items = {item.nodeid: item for item in items}
        self._recorded = recorded
        self._scratch = scratch
        self._functions = Functions.below(root)
        self._alone: dict[str, bool] = {}
        """Whether a test passes in a fork of its own with nothing changed."""

    def try_all(
        self, trials: Sequence[Trial], jobs: int, until: float
    ) -> Iterator[tuple[int, Tried]]:
        """What became of each, by its number; of none that would begin when `until` is `spent`."""
        waiting = list(reversed(range(len(trials))))
        running: dict[int, _Fork] = {}
        while running or (waiting and spent() < until):
            while waiting and len(running) < jobs and spent() < until:
                number = waiting.pop()
                tests = self._tests(trials[number])
                if not tests:
                    yield number, Tried(fate=Fate.UNREACHED)
                    continue
                fork = self._begin(number, trials[number], tests)
                running[fork.pipe] = fork
            for pipe in self._heard(running):
                fork = running[pipe]
                if (fate := self._hear(fork)) is None:
                    continue
                tried = self._end(running.pop(pipe), fate)
                if fate in NOTICED and tried.tests and not self._passes_alone(tried.tests[-1]):
                    waiting.append(fork.number)  # that test tells nothing; without it again
                else:
                    yield fork.number, tried

    def _tests(self, trial: Trial) -> list[str]:
        path = str(self._root / trial.path)
        found: list[str] = []
        sum_of = 0.0
        for name in self._recorded.tests(path, trial.first, trial.last):
            if not self._alone.get(name, True):
                continue
            sum_of += self._recorded.seconds[name]
            if found and sum_of > LONGEST:
                break
            found.append(name)
        return found

    def _passes_alone(self, name: str) -> bool:
        """Whether a test that noticed a change would notice none; asked once of each."""
        if name not in self._alone:
            fork = self._begin(-1, None, [name])
            fate = None
            while fate is None:
                self._heard({fork.pipe: fork})
                fate = self._hear(fork)
            self._end(fork, fate)
            self._alone[name] = fate is Fate.SURVIVED
        return self._alone[name]

    def _begin(self, number: int, trial: Trial | None, tests: list[str]) -> _Fork:
        heard, told = os.pipe()
        process = get_context("fork").Process(target=self._be_changed, args=(trial, tests, told))
        process.start()
        os.close(told)
        now = time.monotonic()
        return _Fork(
            number=number, process=process, pipe=heard, tests=tests, started=now,
            deadline=now + PATIENCE,
        )  # fmt: skip

    def _be_changed(self, trial: Trial | None, tests: Sequence[str], told: int) -> None:
        """Be what tries a change; this is in the fork."""
        os.setsid()
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(self._scratch)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
        if trial is not None and not self._change(trial):
            os.write(told, _NOWHERE)
            return
        os.write(told, _run([self._items[name] for name in tests], told))

    def _change(self, trial: Trial) -> int:
        try:
            return self._functions.change(str(self._root / trial.path), trial.source)
        except SyntaxError:
            return 0

    def _heard(self, running: Mapping[int, _Fork]) -> list[int]:
        if not running:
            return []
        first = min(fork.deadline for fork in running.values())
        ready, _, _ = select.select(list(running), [], [], max(0.0, first - time.monotonic()))
        now = time.monotonic()
        return [
            *ready,
            *(p for p, fork in running.items() if p not in ready and fork.deadline < now),
        ]

    def _hear(self, fork: _Fork) -> Fate | None:
        """What became of the change; None while it goes on."""
        if fork.deadline < time.monotonic():
            return Fate.CRASHED
        told = os.read(fork.pipe, 1)
        if told != _BEGINS:
            fates = {_NOTICED: Fate.KILLED, _PASSED: Fate.SURVIVED, _NOWHERE: Fate.UNFIT}
            return fates.get(told, Fate.CRASHED)
        usual = self._recorded.seconds[fork.tests[fork.begun]]
        fork.begun += 1
        fork.deadline = time.monotonic() + PATIENCE + SLOWER * usual
        return None

    def _end(self, fork: _Fork, fate: Fate) -> Tried:
        with suppress(ProcessLookupError):
            os.killpg(fork.process.pid or 0, signal.SIGKILL)
        fork.process.kill()
        fork.process.join()
        os.close(fork.pipe)
        seconds = time.monotonic() - fork.started
        return Tried(fate=fate, tests=tuple(fork.tests[: fork.begun]), seconds=round(seconds, 3))


@dataclass(slots=True, eq=False)
class _Failures:
    any: bool = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.any |= report.failed


def _run(items: Sequence[pytest.Item], told: int) -> bytes:
    """Run tests up to the first that fails; this is in the fork."""
    failures = _Failures()
    items[0].config.pluginmanager.register(failures)
    following: Iterable[pytest.Item | None] = [*items[1:], None]
    for item, after in zip(items, following, strict=True):
        os.write(told, _BEGINS)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if failures.any:
            return _NOTICED
    return _PASSED
