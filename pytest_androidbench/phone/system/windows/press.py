"""A finger on the display, and the way it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal

from pytest_androidbench.phone.system.windows.scene import Window
from pytest_androidbench.phone.system.windows.scrolling import Sample
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.widget import SwipeDirection

Edge = Literal["top", "bottom", "side"]

_MOST_SAMPLES: Final = 200
"""Of a finger's way, unless it goes through more points."""


@dataclass(eq=False, slots=True)
class Press:
    """A finger on the display."""

    pointer: int
    start: Point
    window: Window
    chain: list[Box]
    edge: Edge | None
    slop: int
    """Pixels a finger may move and still be at rest."""
    samples: list[Sample] = field(default_factory=list)
    timer: int = 0
    moved: bool = False
    done: bool = False
    """A long press, or the end of a drag, has used the gesture up."""
    captured: Box | None = None
    """The widget that follows the finger."""
    waiting: Box | None = None
    """The widget that will, unless the finger turns out to scroll what it lies in."""
    scrolling: Box | None = None

    @property
    def last(self) -> Point:
        """Where the finger is."""
        return Point(self.samples[-1][1], self.samples[-1][2])

    @property
    def way(self) -> Point:
        """How far the finger has gone from where it touched."""
        return self.last.moved(-self.start.x, -self.start.y)

    @property
    def direction(self) -> SwipeDirection:
        """Where the finger has gone, mostly."""
        dx, dy = self.way
        if abs(dx) > abs(dy):
            return "right" if dx > 0 else "left"
        return "down" if dy > 0 else "up"

    @property
    def beyond_slop(self) -> bool:
        """Whether the finger has gone further than a resting one may."""
        return max(map(abs, self.way)) > self.slop

    def less_slop(self, delta: int) -> int:
        """A way along one axis without the part before it counted as a movement."""
        return max(0, abs(delta) - self.slop) * (1 if delta > 0 else -1)

    def rested_ms(self) -> int:
        """How long the finger has been where it is."""
        end = self.samples[-1]
        first = next(sample for sample in self.samples if sample[1:] == end[1:])
        return end[0] - first[0]


def along(points: Sequence[tuple[int, int]], ms: int, step_ms: int = 10) -> list[Sample]:
    """Samples of a finger that goes through points, times from 0.

    Each way from one point to the next takes the same time, however long it is, as in
    `UiDevice.swipe(Point[], int)`: a point that comes twice is a rest.
    """
    ways = len(points) - 1
    fewest = 2 if ways == 1 else 1
    steps = max(fewest, min(_MOST_SAMPLES, ms // step_ms) // ways)
    samples = [(0, *points[0])]
    for way, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        for step in range(1, steps + 1):
            share, passed = step / steps, ms * (way * steps + step) // (ways * steps)
            samples.append((passed, round(ax + (bx - ax) * share), round(ay + (by - ay) * share)))
    return samples
