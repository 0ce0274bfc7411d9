"""What the clock app shows: its state is on the screen and nowhere else."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.interface.observation import Observation

_APP: Final = "deskclock"
_WORDS: Final = re.compile(r"(\d+) hours?, (\d+) minutes?, (\d+) seconds?")
_DIGITS: Final = re.compile(r"(\d{2})h\s*(\d{2})m\s*(\d{2})s")

_CARD_TIMES: Final = ("/timer_text", "/timer_time_text")
"""The time on a timer's card: of Google's clock, and of AOSP's."""


class Clock:
    """Reads an observation of the clock app."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation

    @property
    def in_front(self) -> bool:
        """Whether the clock app is what the user sees."""
        return _APP in self._observation.package

    @property
    def stopwatch_running(self) -> bool:
        """Whether the stopwatch page is open and counts: it then offers Pause and Lap."""
        return self.in_front and {"Pause", "Lap"} <= self._words()

    @property
    def stopwatch_paused(self) -> bool:
        """Whether the stopwatch page is open and does not count."""
        ids = [node.resource_id for node in self._observation.nodes]
        open_ = any(name.endswith("/stopwatch_time_text") for name in ids)
        return self.in_front and open_ and "Start" in self._words()

    @property
    def timer_entry(self) -> tuple[int, ...]:
        """Hours, minutes and seconds typed for a new timer; () where none can be typed."""
        shown = self._observation.nodes if self.in_front else ()
        found = [_DIGITS.fullmatch(n.text) or _WORDS.fullmatch(n.desc) for n in shown]
        entries = [tuple(map(int, match.groups())) for match in found if match]
        return entries[0] if entries else ()

    @property
    def has_timers(self) -> bool:
        """Whether the timer page is open and there are timers, running or not.

        It shows their cards then, or offers to cancel typing one more.
        """
        cards = [n for n in self._observation.nodes if n.resource_id.endswith(_CARD_TIMES)]
        return self.in_front and (bool(cards) or (bool(self.timer_entry) and self._can_cancel))

    @property
    def _can_cancel(self) -> bool:
        """By the button's place beside the one that starts it: its word is another by language."""
        ids = [node.resource_id for node in self._observation.nodes]
        return "Cancel" in self._words() or any(name.endswith("/left_button") for name in ids)

    def _words(self) -> set[str]:
        return {word for node in self._observation.nodes for word in (node.text, node.desc)}
