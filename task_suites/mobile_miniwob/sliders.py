"""A slider of jQuery UI, moved by its handle until it stands at a value."""

from __future__ import annotations

from collections import deque
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import Gesture
from pytest_androidbench.interface.finding import descendants
from task_suites.mobile_miniwob.reading import SCALE

AWAY: Final = 12
"""Pixels of the page that a finger goes first, so that what it does then is no tap."""
MOST_MOVES: Final = 20


class Slider:
    """The one on the page, with the number beside it.

    Whoever moves a mouse, or a finger that stands for one, moves it by whole pixels of the page. A
    pixel can be two values wide: then not every value can be reached from every other.
    """

    def __init__(self, pilot: Pilot) -> None:
        """Look at it, and go to both of its ends to see how far it goes."""
        self._pilot = pilot
        left, top, right, bottom = pilot.node(id="slider").bounds
        self._upright = bottom - top > right - left
        self._long = (bottom - top if self._upright else right - left) / SCALE
        self._went: dict[tuple[int, int], int] = {}
        """Where it came to from a value, by a move of so many pixels."""
        self.low = self._moved(-round(self._long))
        self.high = self._moved(round(self._long))

    @property
    def value(self) -> int:
        """Where it stands."""
        return int(self._pilot.node(id="val").text)

    def go_to(self, wanted: int) -> None:
        """Move it to a value.

        Raises:
            PilotError: it does not come there.
        """
        for _ in range(MOST_MOVES):
            if self.value == wanted:
                return
            self._moved(self._next_move(wanted))
        raise PilotError(f"the slider stands at {self.value}, and was to come to {wanted}")

    def _moved(self, pixels: int) -> int:
        """Take the handle, move it by so many of the page's pixels, and see what comes of it."""
        before = self.value
        x, y = descendants(self._pilot.observation, self._pilot.node(id="slider"))[0].center
        away = AWAY if pixels > 0 else -AWAY
        points = [(x, y, 0)]
        for far, ms in ((away, 100), (pixels, 300), (pixels, 400)):
            by = far * SCALE
            points.append((x, y - by, ms) if self._upright else (x + by, y, ms))
        self._pilot.do(Gesture(tuple(points)))
        self._went[before, pixels] = self.value
        return self.value

    def _next_move(self, wanted: int) -> int:
        """The first of as few moves as it takes, as far as can be told."""
        start = self.value
        pending, seen = deque([(start, 0)]), {start}
        while pending:
            value, first = pending.popleft()
            for pixels in self._moves():
                then = self._expected(value, pixels)
                if then == wanted:
                    return first or pixels
                if then not in seen:
                    seen.add(then)
                    pending.append((then, first or pixels))
        raise PilotError(f"no way leads from {start} to {wanted} on the slider")

    def _moves(self) -> list[int]:
        most = round(self._long)
        return sorted((n for n in range(-most, most + 1) if n), key=lambda n: (abs(n), n))

    def _expected(self, value: int, pixels: int) -> int:
        known = self._went.get((value, pixels))
        if known is not None:
            return known
        far = round(value + pixels * (self.high - self.low) / self._long)
        return max(self.low, min(self.high, far))
