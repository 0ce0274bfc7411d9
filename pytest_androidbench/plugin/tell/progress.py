"""Now and then a line about how far the run is, how it goes and how long it will take."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.outcome import Outcome


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
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = 0
        self._terminal = terminal
        self._seconds = seconds
        self._parallel = parallel
        self._clock = clock
        self._begin = self._last = clock()

    def note(self, tally: Tally) -> None:
        """An episode is over: say so if it is time."""
        now = self._clock()
        if not self._seconds or now - self._last < self._seconds or self._terminal.verbosity < 0:
            return
        self._last = now
        # In dots mode under xdist the reporter does not know that its line is unfinished.
        if self._parallel and self._terminal.verbosity == 0:
            self._terminal.write("\n")
        else:
            self._terminal.ensure_newline()
        self._terminal.write_line(line(tally, self.total, now - self._begin))


def line(tally: Tally, total: int, seconds: float) -> str:
    """Episodes done, success so far, and the time left if the rest takes as long."""
    done = len(tally.entries)
    counts = tally.outcomes()
    passed = counts.get(Outcome.PASSED, 0)
    scored = sum(number for outcome, number in counts.items() if Outcome(outcome).scored)
    parts = [f"androidbench: {done} of {max(total, done)} episodes"]
    if scored:
        parts.append(f"{passed} of {scored} passed ({passed / scored:.0%})")
    if infra := counts.get(Outcome.INFRA_ERROR, 0):
        parts.append(f"{infra} infra errors")
    ran = done - tally.recorded
    if ran and total > done:
        parts.append(f"about {duration((total - done) * seconds / ran)} left")
    return ", ".join(parts)


def duration(seconds: float) -> str:
    """A rough length of time in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
