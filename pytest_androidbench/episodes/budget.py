"""What an episode has used of its limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.record import Usage

UNLIMITED_CALL: Final = 1800.0
"""Seconds an agent may take for one call where no limit is set; then it counts as hung."""


class Budget:
    """Counts steps and seconds over all turns of an episode."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.steps = 0
        self._clock = clock
        self._used = 0.0
        self._since: float | None = None

    def resume(self) -> None:
        """Let the time run: a turn begins."""
        self._since = self._clock()

    def pause(self) -> None:
        """Stop the time: a turn is over."""
        self._used, self._since = self.seconds, None

    @property
    def seconds(self) -> float:
        """Wall time used by the turns so far."""
        return self._used + (self._clock() - self._since if self._since is not None else 0.0)

    def check(self, usage: Usage, *, steps: bool = True) -> None:
        """See whether anything is left for another step, or at least for what is no step.

        Raises:
            LimitReached: names the limit that is used up.
        """
        used = {
            "steps": self.steps if steps else 0,
            "seconds": self.seconds,
            "tokens": usage.tokens,
            "money": usage.money,
            # What the last one came to may still be done: another call is what must not follow.
            "calls": usage.calls - 1,
        }
        for name, amount in used.items():
            allowed = getattr(self.limits, name)
            if allowed is not None and amount >= allowed:
                raise LimitReached(name, allowed)

    def call_seconds(self) -> float:
        """How long one call of the agent may last before it counts as hung.

        A little longer than the time left, so that an agent that is slow, but alive, meets
        the limit and not the guard.
        """
        allowed = self.limits.seconds
        if allowed is None:
            return UNLIMITED_CALL
        return max(allowed - self.seconds, 0.0) + min(max(0.1 * allowed, 2.0), 30.0)
