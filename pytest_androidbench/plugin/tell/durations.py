"""How long what is left of a run will take, by what the same tasks took before."""

from __future__ import annotations

import math
from collections.abc import Iterable

from pytest_androidbench.records.record import Record


class Durations:
    """Seconds of episodes, by the test function that they are of."""

    def __init__(self) -> None:
        self._seconds: dict[str, list[float]] = {}
        self._elsewhere: dict[str, list[float]] = {}
        self._here = 0.0
        self._ran = 0

    def recall(self, records: Iterable[Record]) -> None:
        """Learn from what an earlier session has kept in the same run directory."""
        for record in records:
            if record.timing.total > 0:
                self._seconds.setdefault(_function(record.nodeid), []).append(record.timing.total)

    def borrow(self, episodes: Iterable[tuple[str, float]]) -> None:
        """Learn what episodes of another run took; it counts where this run knows nothing."""
        for nodeid, seconds in episodes:
            if seconds > 0:
                self._elsewhere.setdefault(_function(nodeid), []).append(seconds)

    def knows(self, nodeids: Iterable[str]) -> bool:
        """Whether this run has an episode of the task of each."""
        return all(_function(nodeid) in self._seconds for nodeid in nodeids)

    def add(self, nodeid: str, seconds: float) -> None:
        """Learn from an episode of this session."""
        self._seconds.setdefault(_function(nodeid), []).append(seconds)
        self._here += seconds
        self._ran += 1

    def expected(self, nodeids: Iterable[str]) -> float:
        """Seconds that some episodes take one after the other; NaN where nothing is known.

        Each is taken to last as long as those of its task did on average, here or else in the other
        run, and one of a task that nothing is known of as long as the average task.
        """
        known = {**self._elsewhere, **self._seconds}
        means = {name: math.fsum(each) / len(each) for name, each in known.items()}
        if not means:
            return math.nan
        usual = math.fsum(means.values()) / len(means)
        return math.fsum(means.get(_function(nodeid), usual) for nodeid in nodeids)

    def left(self, nodeids: Iterable[str], elapsed: float, workers: int) -> float:
        """Seconds until those episodes are over; NaN where nothing is known.

        Args:
            nodeids: what is to be run yet.
            elapsed: seconds since this session began to run episodes.
            workers: how many run at once.
        """
        names = list(nodeids)
        return (self.expected(names) + len(names) * self._beside(elapsed, workers)) / workers

    def _beside(self, elapsed: float, workers: int) -> float:
        """Seconds that a worker spent on each episode of this session beside running it."""
        if not self._ran:
            return 0.0
        # What the other workers are at just now is half done, by and large.
        underway = (workers - 1) / 2
        ran = self._ran + underway
        return max(0.0, (elapsed * workers - self._here * ran / self._ran) / ran)


def _function(nodeid: str) -> str:
    return nodeid.partition("[")[0]
