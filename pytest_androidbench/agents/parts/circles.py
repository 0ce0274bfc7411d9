"""What an agent says to its model, and does, when it goes round in circles."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.parts.stuck import StuckWatch
from pytest_androidbench.interface.actions import Action, Done
from pytest_androidbench.interface.observation import Observation

HINT_FROM: Final = 3
"""Rounds from which on the model is told."""


class Circles:
    """Watches what an agent does, over one turn."""

    def __init__(self, *, stop: int = 0, hints: bool = True) -> None:
        """Begin with nothing done.

        Args:
            stop: rounds with which the turn is ended; 0 = never.
            hints: whether the model is told.
        """
        self._stop, self._hints = stop, hints
        self._watch = StuckWatch()

    def clear(self) -> None:
        """Forget all of it: another turn begins."""
        self._watch.clear()

    def hint(self) -> str:
        """What is to be said to the model now; "" = nothing."""
        if not self._hints or self._watch.rounds < HINT_FROM:
            return ""
        return (
            f"The same was done {self._watch.rounds} times in a row on screens that look the same, "
            "and leads nowhere. Do something else now."
        )

    def checked(self, seen: Observation, action: Action) -> Action:
        """The action itself, or the end of the turn where it has been done often enough."""
        self._watch.took(seen, action)
        rounds = self._watch.rounds
        if not self._stop or rounds < self._stop:
            return action
        return Done(note=f"given up: the same steps on the same screens, {rounds} times in a row")
