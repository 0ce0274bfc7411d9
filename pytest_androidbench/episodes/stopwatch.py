"""Where an episode's wall time goes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from pytest_androidbench.records.record import Timing


class Stopwatch:
    """Adds up seconds by name."""

    def __init__(self) -> None:
        self._started = datetime.now(UTC).isoformat(timespec="milliseconds")
        self._begin = time.monotonic()
        self._sums: dict[str, float] = {}
        self._part = ""
        self._part_began = 0.0

    @contextmanager
    def lap(self, name: str) -> Iterator[None]:
        """Add the time a block takes to `name`."""
        begin = time.monotonic()
        try:
            yield
        finally:
            self.add(name, time.monotonic() - begin)

    def turn_to(self, name: str) -> None:
        """End the part that runs, if any, and begin another; "" begins none."""
        now = time.monotonic()
        if self._part:
            self.add(self._part, now - self._part_began)
        self._part, self._part_began = name, now

    def add(self, name: str, seconds: float) -> None:
        """Add seconds to `name`."""
        self._sums[name] = self._sums.get(name, 0.0) + seconds

    def spent(self, name: str) -> float:
        """Seconds so far."""
        return self._sums.get(name, 0.0)

    def timing(self) -> Timing:
        """All of it, for the record."""
        return Timing(
            started=self._started,
            lease=round(self.spent("lease"), 6),
            restore=round(self.spent("restore"), 6),
            arrange=round(self.spent("arrange"), 6),
            run=round(self.spent("run") - self.spent("person"), 6),
            agent=round(self.spent("agent"), 6),
            checks=round(self.spent("checks"), 6),
            judge=round(self.spent("judge"), 6),
            reflect=round(self.spent("reflect"), 6),
            record=round(self.spent("record"), 6),
            total=round(time.monotonic() - self._begin, 6),
        )
