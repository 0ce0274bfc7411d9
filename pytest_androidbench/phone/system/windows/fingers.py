"""Touches and strokes as people and clients name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.windows.press import along
from pytest_androidbench.phone.ui.geometry import Point

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

EVENT_MS: Final = 50
TOUCH_MS: Final = 10
HOLD_MS: Final = 400
"""`ViewConfiguration.getLongPressTimeout()`."""
PAUSE_MS: Final = 40
"""Between the two taps of a double tap."""


class Fingers:
    """Moves fingers, and lets the time pass that this takes."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    def tap(self, x: float, y: float) -> None:
        """Touch and let go."""
        self._gesture([(x, y)], 0)

    def double_tap(self, x: float, y: float) -> None:
        """Two taps in quick succession."""
        self._gesture([(x, y)], 0, cost=PAUSE_MS)
        self._gesture([(x, y)], 0)

    def long_press(self, x: float, y: float, ms: int = 600) -> None:
        """Touch and hold."""
        self._gesture([(x, y)], ms)

    def swipe(self, points: Sequence[tuple[float, float]], ms: int = 300) -> None:
        """Draw a finger through points; each way from one to the next takes the same time."""
        self._gesture(points, ms)

    def drag(self, start: tuple[float, float], end: tuple[float, float], ms: int = 500) -> None:
        """Hold first, then draw to the end and rest there, so that nothing flings."""
        self._windows.begin()
        first, last = _point(start), _point(end)
        began = self._phone.clock.uptime_ms
        self._down(first, began)
        self._phone.clock.last(ms)
        path = along([first, last], ms)
        for at, x, y in path:
            self._windows.gestures.move(Point(x, y), 0, began + ms + at)
        self._phone.clock.last(ms)
        self._windows.gestures.up(last, 0, began + 3 * ms)
        self._windows.end(EVENT_MS)

    def drag_and_drop(
        self, start: tuple[float, float], end: tuple[float, float], ms: int = 300
    ) -> None:
        """As the shell's `draganddrop`: hold, then go to the end in what is left of the time.

        The finger holds within the duration, so that a short one jumps to where it is lifted.
        """
        self._windows.begin()
        first, last = _point(start), _point(end)
        began, clock = self._phone.clock.uptime_ms, self._phone.clock
        self._down(first, began)
        clock.last(HOLD_MS)
        passed = HOLD_MS
        for at, x, y in along([first, last], ms):
            if at > HOLD_MS:
                clock.last(at - passed)
                passed = at
                self._windows.gestures.move(Point(x, y), 0, began + at)
        self._windows.gestures.move(last, 0, began + passed)
        self._windows.gestures.up(last, 0, began + passed)
        self._windows.end(EVENT_MS)

    def touch(self, phase: str, x: float, y: float, pointer: int = 0) -> None:
        """One event of a stream of touches; phase: down, move, up or cancel."""
        self._windows.begin()
        point, now = _point((x, y)), self._phone.clock.uptime_ms
        if phase == "down":
            self._down(point, now, pointer)
        elif phase == "move":
            self._windows.gestures.move(point, pointer, now)
        elif phase == "cancel":
            self._windows.gestures.cancel(pointer)
        else:
            self._windows.gestures.up(point, pointer, now)
        self._windows.end(TOUCH_MS)

    def pinch(self, paths: Sequence[Sequence[tuple[float, float]]], ms: int = 500) -> None:
        """Several fingers at once, each along its own path."""
        self._windows.begin()
        began = self._phone.clock.uptime_ms
        samples = [along([_point(p) for p in path], ms) for path in paths]
        for pointer, own in enumerate(samples):
            self._down(Point(own[0][1], own[0][2]), began, pointer)
        for step in zip(*(own[1:] for own in samples), strict=True):
            for pointer, (at, x, y) in enumerate(step):
                self._windows.gestures.move(Point(x, y), pointer, began + at)
        for pointer, own in enumerate(samples):
            self._windows.gestures.up(Point(own[-1][1], own[-1][2]), pointer, began + ms)
        self._phone.clock.last(ms)
        self._windows.end(EVENT_MS)

    def _gesture(
        self, points: Sequence[tuple[float, float]], ms: int, cost: int = EVENT_MS
    ) -> None:
        self._windows.begin()
        clock = self._phone.clock
        began = clock.uptime_ms
        path = along([_point(p) for p in points], ms) if len(points) > 1 else []
        self._down(_point(points[0]), began)
        passed = 0
        for at, x, y in path[1:]:
            clock.last(at - passed)
            passed = at
            self._windows.gestures.move(Point(x, y), 0, began + at)
        clock.last(ms - passed)
        self._windows.gestures.up(_point(points[-1]), 0, began + ms)
        self._windows.end(cost)

    def _down(self, point: Point, at_ms: int, pointer: int = 0) -> None:
        if self._windows.screen_on:
            self._windows.gestures.down(point, pointer, at_ms)


def _point(place: tuple[float, float]) -> Point:
    return Point(int(place[0]), int(place[1]))
