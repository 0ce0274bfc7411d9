"""How far a list goes when a finger throws it: swipes of one length in place of those of another.

Android's lists go on by themselves once a moving finger has lifted (`OverScroller.java`,
`SplineOverScroller.getSplineFlingDistance`; Apache-2.0). A dual gesture always takes the same time,
so that what was dragged slowly is thrown by it: a shorter one moves the list as far.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from pytest_androidbench.agents.parts.dual_gesture import SWIPE_MS, TAP
from pytest_androidbench.interface.actions import Swipe

DENSITY: Final = 2.0
"""Pixels in a dp, which no observation tells: less than on phones, whose lists go less far then."""
SLOW_MS: Final = 1000
"""Who takes so long wants nothing thrown."""
EDGE: Final = 0.05
"""Where swipes that throw end, as a share of the screen."""
_SHORTEST: Final = 1.05 * TAP / 2
"""Of the height: less would be a tap."""
_FRICTION: Final = 0.015
_INFLEXION: Final = 0.35
_DECELERATION: Final = math.log(0.78) / math.log(0.9)
_COEFFICIENT: Final = 9.80665 * 39.37 * 160 * 0.84
"""Of a density of 1: gravity, inches in a metre, dots in an inch, and a "look and feel"."""


def flung(speed: float, density: float = DENSITY) -> float:
    """How far a list goes on by itself, in pixels.

    Args:
        speed: of the finger when it lifts, in pixels a second.
        density: pixels in a dp.
    """
    if speed <= 0:
        return 0.0
    resistance = _FRICTION * _COEFFICIENT * density
    exponent = _DECELERATION / (_DECELERATION - 1)
    return resistance * math.exp(exponent * math.log(_INFLEXION * speed / resistance))


def as_long(swipe: Swipe, height: int) -> Swipe:
    """The swipe of a dual gesture's length that moves a list about as far, and no further.

    One that is faster throws: it goes on to the edge of the screen. Those that move no list along
    the screen's height, and those in between, stay as they are.

    Args:
        swipe: as it is asked for.
        height: of the screen, in pixels.
    """
    (x, start), (x_end, end) = swipe.start, swipe.end
    if abs(end - start) <= abs(x_end - x) or SWIPE_MS <= swipe.ms < SLOW_MS:
        return swipe
    way = 1 if end > start else -1
    if swipe.ms < SWIPE_MS:
        edge = round(height * (1 - EDGE if way > 0 else EDGE))
        far = max(way * end, way * edge) * way
    else:
        far = start + way * max(_way_for(abs(end - start)), math.ceil(height * _SHORTEST))
    return replace(swipe, end=(x_end, far), ms=SWIPE_MS)


def _way_for(distance: int) -> int:
    """The longest way of a finger after which a list has gone so far at the most."""
    low, high = 0, distance
    while low < high:
        way = (low + high + 1) // 2
        if way + flung(way / SWIPE_MS * 1000) <= distance:
            low = way
        else:
            high = way - 1
    return low
