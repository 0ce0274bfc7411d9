"""From a pointer's way over the picture to a touch of the screen.

The page tells places as shares of the picture's width and height, so that it does not matter how
large it is drawn, and whether the browser or the person has zoomed it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final, TypeAlias

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Action, Drag, Gesture, LongPress, Swipe, Tap

Shares: TypeAlias = tuple[float, float, float]
"""How far to the right and down the pointer was, each from 0 to 1, and the milliseconds since some
moment."""
TimedPoint: TypeAlias = tuple[int, int, int]

HOLD_MS: Final = 500
"""From how long on a touch that stays is a long press: Android's own is 400, and a person at a
mouse is slower."""
LONGEST_MS: Final = 60_000
"""What one touch may last."""
SLOP: Final = 1 / 50
"""Of the screen's shorter side: what a finger may tremble. Android's 8 dp are about as much."""


def pixel(share: float, pixels: int) -> int:
    """The pixel that lies at a share of a length; the outermost one for what lies outside."""
    return min(pixels - 1, math.floor(max(0.0, min(1.0, share)) * pixels))


def placed(path: Sequence[Shares], size: tuple[int, int]) -> tuple[TimedPoint, ...]:
    """A way over the picture in pixels of the screen, its times from 0 on.

    Raises:
        ActionError: it has no points, its times go back or last too long, or some are no numbers.
    """
    if not path:
        raise ActionError("a touch needs a place")
    if not all(map(math.isfinite, chain.from_iterable(path))):
        raise ActionError("places and times of a touch are finite numbers")
    if any(after[2] < before[2] for before, after in pairwise(path)):
        raise ActionError("the times of a touch go back")
    first = path[0][2]
    if path[-1][2] - first > LONGEST_MS:
        raise ActionError(f"a touch may last {LONGEST_MS // 1000} seconds")
    width, height = size
    return tuple((pixel(x, width), pixel(y, height), round(ms - first)) for x, y, ms in path)


def touch_of(points: Sequence[TimedPoint], size: tuple[int, int]) -> Action:
    """The simplest action that moves a finger as the pointer went.

    A tap or a long press where it stayed; a drag where it stayed for long and then went straight
    on; a swipe where it went straight on at one speed; else the whole way in its own time.
    """
    slop = max(1.0, min(size) * SLOP)
    start, end = points[0], points[-1]
    left_at = next((n for n, point in enumerate(points) if _apart(start, point) > slop), None)
    if left_at is None:
        held = end[2] >= HOLD_MS
        return LongPress(start[:2], end[2]) if held else Tap(start[:2])
    rested = points[left_at - 1][2]
    if rested >= HOLD_MS and (ms := end[2] - rested) and is_even(points[left_at - 1 :], slop):
        return Drag(start[:2], end[:2], ms)
    if end[2] and is_even(points, slop):
        return Swipe(start[:2], end[:2], end[2])
    return Gesture(tuple(points))


def is_even(points: Sequence[TimedPoint], slop: float) -> bool:
    """Whether a straight way at one speed is nowhere further than two slops from the points."""
    (x1, y1, began), (x2, y2, ended) = points[0], points[-1]
    if ended == began:
        return False
    for x, y, ms in points:
        share = (ms - began) / (ended - began)
        if math.hypot(x1 + (x2 - x1) * share - x, y1 + (y2 - y1) * share - y) > 2 * slop:
            return False
    return True


def _apart(one: TimedPoint, other: TimedPoint) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])
