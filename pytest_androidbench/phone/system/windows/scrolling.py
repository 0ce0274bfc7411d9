"""How far things scroll: the drag itself, and Android's fling after it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

FRICTION: Final = 0.015
INFLEXION: Final = 0.35
DECELERATION: Final = math.log(0.78) / math.log(0.9)
GRAVITY_INCHES: Final = 9.80665 * 39.37 * 0.84
LEAST_DP_PER_SECOND: Final = 50
MOST_DP_PER_SECOND: Final = 8000
WINDOW_MS: Final = 100
"""The last part of a gesture, from which its speed is taken."""

Sample = tuple[int, int, int]
"""Milliseconds, x, y."""


def velocity(samples: Sequence[Sample]) -> tuple[float, float]:
    """Pixels per second over the end of a gesture; a finger that rested has none."""
    last = samples[-1]
    recent = [sample for sample in samples if last[0] - sample[0] <= WINDOW_MS]
    first = recent[0]
    elapsed = last[0] - first[0]
    if elapsed <= 0:
        return 0.0, 0.0
    return (last[1] - first[1]) * 1000 / elapsed, (last[2] - first[2]) * 1000 / elapsed


def fling_distance(speed: float, density: int) -> int:
    """Pixels that a content goes on after the finger left it, as OverScroller computes them."""
    scale = density / 160
    if abs(speed) < LEAST_DP_PER_SECOND * scale:
        return 0
    limited = min(abs(speed), MOST_DP_PER_SECOND * scale)
    coefficient = FRICTION * GRAVITY_INCHES * density
    energy = math.log(INFLEXION * limited / coefficient)
    distance = coefficient * math.exp(DECELERATION / (DECELERATION - 1) * energy)
    return int(math.copysign(distance, speed))
