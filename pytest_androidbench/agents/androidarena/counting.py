"""When an agent's own limits of steps and of repeats are reached, by either way of counting.

The published loop counts from 1 and stops when it reaches the limit, so that 15 are 14 actions;
its files have a limit of 5 repeats, which nothing there looks at (AndroidArenaAgent/AndroidArena).
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.errors import LimitReached

STEPS: Final = "own_steps"
REPEATS: Final = "repeats"
"""By which names an episode says that it was ended so."""


class OwnLimits:
    """Counts the steps of a turn, and how often in a row the same was done."""

    def __init__(self, *, steps: int, repeats: int, upstream: bool) -> None:
        """Begin with nothing done.

        Args:
            steps: the most of a turn; 0 = any number.
            repeats: the most of one action in a row; 0 = any number.
            upstream: whether one less of each is allowed, as published.
        """
        self._steps, self._repeats, self._less = steps, repeats, int(upstream)
        self._taken, self._same, self._last = 0, 0, ""

    def begin_turn(self) -> None:
        """Forget what was done."""
        self._taken, self._same, self._last = 0, 0, ""

    def check(self) -> None:
        """See whether another step may be taken.

        Raises:
            LimitReached: none is left.
        """
        if self._steps and self._taken >= self._steps - self._less:
            raise LimitReached(STEPS, self._steps)

    def take(self, done: str) -> None:
        """Count a step, by what is done in it.

        Raises:
            LimitReached: the same was done too often in a row; it is not to be done again.
        """
        self._same = self._same + 1 if done == self._last else 1
        self._taken, self._last = self._taken + 1, done
        if self._repeats and self._same > self._repeats - self._less:
            raise LimitReached(REPEATS, self._repeats)
