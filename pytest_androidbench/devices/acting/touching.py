"""Fingers on the screen, through the automation server."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pytest_androidbench.devices.acting.places import Point
from pytest_androidbench.devices.link.automation import Automation

STEP_MS: Final = 5
"""What the server takes for one step of a movement."""
_SCROLL_MS: Final = 400
_HOLD_MS: Final = 100
_FEWEST_STEPS: Final = 4
"""Between two points of a gesture: a finger is followed 50 times a second."""
_MOST_POINTS: Final = 1000

_ANYTHING: Final = {
    "mask": 0x01000000, "childOrSibling": [], "childOrSiblingSelector": [], "instance": 0
}  # fmt: skip
"""A selector of the first node there is: the server takes two fingers for a node's alone, but
their points are those of the screen."""

TimedPoint = tuple[int, int, int]


class Touch:
    """Carries out taps, presses and movements."""

    def __init__(self, automation: Automation) -> None:
        self._automation = automation

    def tap(self, point: Point) -> None:
        self._automation.call("click", *point)

    def double_tap(self, point: Point) -> None:
        down, up = 0, 1
        for phase in (down, up):
            self._automation.call("injectInputEvent", phase, *point, 0)
        self._automation.call("click", *point)

    def long_press(self, point: Point, ms: int) -> None:
        self._automation.call("click", *point, ms, lasts=ms / 1000)

    def swipe(self, start: Point, end: Point, ms: int) -> None:
        steps = max(2, ms // STEP_MS)
        self._automation.call("swipe", *start, *end, steps, lasts=ms / 1000)

    def drag(self, start: Point, end: Point, ms: int) -> None:
        steps = max(2, ms // STEP_MS)
        self._automation.call("drag", *start, *end, steps, lasts=ms / 1000)

    def pinch(self, one: tuple[Point, Point], other: tuple[Point, Point], ms: int) -> None:
        """Move two fingers at once, each from its start to its end."""
        points = [{"x": x, "y": y} for x, y in (one[0], other[0], one[1], other[1])]
        steps = max(2, ms // STEP_MS)
        self._automation.call("gesture", _ANYTHING, *points, steps, lasts=ms / 1000)

    def scroll(self, start: Point, end: Point) -> None:
        """Move without flinging: the finger rests before it lifts."""
        rest = [(*end, _SCROLL_MS), (*end, _SCROLL_MS + _HOLD_MS)]
        self.gesture([(*start, 0), *rest])

    def gesture(self, path: Sequence[TimedPoint]) -> None:
        """Follow a path in its own time, in one call."""
        duration = path[-1][2]
        steps = max(_FEWEST_STEPS, duration // (_MOST_POINTS * STEP_MS) + 1)
        points = resampled(path, steps * STEP_MS)
        flat = [coordinate for point in points for coordinate in point]
        self._automation.call("swipePoints", flat, steps, lasts=duration / 1000)


def resampled(path: Sequence[TimedPoint], every_ms: int) -> list[Point]:
    """Where the finger is every `every_ms` milliseconds; first and last point are kept exactly."""
    times = range(0, max(path[-1][2], every_ms), every_ms)
    points = [_position(path, time) for time in times]
    return [*points, (path[-1][0], path[-1][1])]


def _position(path: Sequence[TimedPoint], time: int) -> Point:
    for before, after in pairwise(path):
        if before[2] <= time < after[2]:
            share = (time - before[2]) / (after[2] - before[2])
            return (
                round(before[0] + (after[0] - before[0]) * share),
                round(before[1] + (after[1] - before[1]) * share),
            )
    nearest = path[0] if time <= path[0][2] else path[-1]
    return nearest[0], nearest[1]
