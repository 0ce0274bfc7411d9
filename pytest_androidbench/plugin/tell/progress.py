"""Now and then a line about how far the run is, how it goes and how long it will take."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Protocol

from pytest_androidbench.plugin.tell.durations import Durations
from pytest_androidbench.plugin.tell.earlier import EarlierEpisode
from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record


class Terminal(Protocol):
    """The part of pytest's terminal reporter that is used here."""

    verbosity: int

    def write(self, content: str) -> None: ...
    def write_line(self, line: str) -> None: ...
    def ensure_newline(self) -> None: ...


class Progress:
    """Writes at most one line in so many seconds."""

    def __init__(
        self,
        terminal: Terminal,
        seconds: float,
        *,
        parallel: bool,
        workers: int = 1,
        recall: Callable[[], Iterable[Record]] = tuple,
        borrow: Callable[[], Iterable[EarlierEpisode]] = tuple,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare to write lines.

        Args:
            terminal: where they go.
            seconds: between two of them; 0 = none is written.
            parallel: whether workers run the episodes.
            workers: how many run at once.
            recall: reads what an earlier session kept in the same run directory.
            borrow: reads what episodes of another run took, where this one knows too little.
            clock: in seconds.
        """
        self.expected: frozenset[str] = frozenset()
        self._workers = workers
        self._durations = Durations()
        self._recall = recall
        self._borrow = borrow
        self._recalled = False
        self._ran = False
        """Whether an episode of this session is over."""
        self._terminal = terminal
        self._seconds = seconds
        self._parallel = parallel
        self._clock = clock
        self._begin = self._last = clock()

    def runs_at_once(self, episodes: int) -> None:
        """So many run at once from now on; until the first of them began, no time was spent."""
        if not self._ran:
            self._begin = self._clock()
        self._workers = max(1, episodes)

    def note(self, tally: Tally, nodeid: str) -> None:
        """An episode is over: say so if it is time."""
        entry = tally.entries[nodeid]
        self._ran = self._ran or not entry.told.recorded
        if not entry.told.recorded:
            self._durations.add(nodeid, entry.told.seconds)
        now = self._clock()
        if not self._seconds or now - self._last < self._seconds or self._terminal.verbosity < 0:
            return
        self._last = now
        # In dots mode under xdist the reporter does not know that its line is unfinished.
        if self._parallel and self._terminal.verbosity == 0:
            self._terminal.write("\n")
        else:
            self._terminal.ensure_newline()
        total = len(self.expected)
        self._terminal.write_line(line(tally, total, self._left(tally, now - self._begin)))

    def _left(self, tally: Tally, elapsed: float) -> float:
        # In their order: sums of fractions depend on it, and what is told must not.
        left = sorted(self.expected - tally.entries.keys())
        if not self._recalled:
            self._recalled = True
            here = {nodeid for nodeid, one in tally.entries.items() if not one.told.recorded}
            self._durations.recall(one for one in self._recall() if one.nodeid not in here)
            if not self._durations.knows(left):
                self._durations.borrow((one.nodeid, one.timing.total) for one in self._borrow())
        return self._durations.left(left, elapsed, self._workers)


def line(tally: Tally, total: int, left: float) -> str:
    """Episodes done, success or an audit's faults so far, and the time that the rest will take.

    Args:
        tally: what is over.
        total: episodes there are.
        left: seconds that the rest will take; NaN = nobody knows.
    """
    done = len(tally.entries)
    counts = tally.outcomes()
    passed = counts.get(Outcome.PASSED, 0)
    scored = sum(number for outcome, number in counts.items() if Outcome(outcome).scored)
    parts = [f"androidbench: {done} of {max(total, done)} episodes"]
    if any(entry.told.audit for entry in tally.entries.values()):
        # Of an audit nothing is said by what passes: most of it has to fail.
        parts.append(f"{sum(entry.failed for entry in tally.entries.values())} at fault")
    elif scored:
        parts.append(f"{passed} of {scored} passed ({passed / scored:.0%})")
    if infra := counts.get(Outcome.INFRA_ERROR, 0):
        parts.append(f"{infra} infra errors")
    if total > done and not math.isnan(left):
        parts.append(f"about {duration(left)} left")
    return ", ".join(parts)


def duration(seconds: float) -> str:
    """A rough length of time in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
