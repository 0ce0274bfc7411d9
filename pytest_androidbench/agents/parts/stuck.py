"""Whether an agent goes round in circles: the same actions on the same screens, over and over."""

from __future__ import annotations

from collections import deque
from typing import Final

from pytest_androidbench.agents.parts.screen_digest import screen_digest
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.observation import Observation

LONGEST_CIRCLE: Final = 4
"""Steps of a circle that is noticed."""
_KEPT: Final = 400
"""Steps that are remembered."""


class StuckWatch:
    """Remembers what was done on which screen, and counts how often it came round."""

    def __init__(self, *, longest: int = LONGEST_CIRCLE) -> None:
        """Begin with nothing done.

        Args:
            longest: steps of a circle that is noticed; 1 = the same action again alone.
        """
        if longest < 1:
            raise ValueError(f"longest must be at least 1, got {longest}")
        self._longest = longest
        self._done: deque[tuple[str, Action]] = deque(maxlen=_KEPT)

    def took(self, seen: Observation, action: Action) -> None:
        """Remember an action on a screen; notes make no difference."""
        self._done.append((screen_digest(seen), action))

    def clear(self) -> None:
        """Forget all of it."""
        self._done.clear()

    @property
    def rounds(self) -> int:
        """How many times in a row the last steps are the same; 1 = they are new, 0 = none.

        Of a circle of several steps its whole rounds count: A B A B is twice.
        """
        return max((self._rounds_of(length) for length in range(1, self._longest + 1)), default=0)

    def _rounds_of(self, length: int) -> int:
        done = list(self._done)
        last, rounds = done[-length:], 0
        while len(done) >= length and done[-length:] == last:
            rounds += 1
            del done[-length:]
        return rounds
