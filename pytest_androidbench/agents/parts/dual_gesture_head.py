"""B-MoCA's discrete actions: 385 dual gestures that a network chooses among.

Facts: gimme1dollar/b-moca at 9c56c16, `bmoca/agent/custom/utils.py` and `bc/dataset.py`.
"""

from __future__ import annotations

import math
from typing import Final

from pytest_androidbench.agents.parts.dual_gesture import DualGesture, reach

Signed = tuple[float, float, float, float]
"""Touch and lift (y, x, y, x), each from -1 to 1."""
_ROWS, _COLUMNS = 27, 14
TAPS: Final[tuple[Signed, ...]] = tuple(
    (y, x, y, x)
    for y in (-0.95 + 0.075 * row for row in range(_ROWS))
    for x in (-0.95 + 0.15 * column for column in range(_COLUMNS))
)
"""Row by row."""
SWIPES: Final[tuple[Signed, ...]] = (
    (0.6, 0.0, -0.6, 0.0),
    (-0.6, 0.0, 0.6, 0.0),
    (0.0, -0.6, 0.0, 0.6),
    (0.0, 0.6, 0.0, -0.6),
)
"""The finger goes up, down, right, left."""
BUTTONS: Final[tuple[Signed, ...]] = (
    (0.9, -0.56, 0.9, -0.56),
    (0.9, 0.0, 0.9, 0.0),
    (0.9, 0.56, 0.9, 0.56),
)
"""Back, home, overview."""
HEAD: Final[tuple[Signed, ...]] = (*TAPS, *SWIPES, *BUTTONS)
"""All that can be chosen, by number."""
TAP: Final = 0.1
"""How far apart touch and lift are of what was shown as a tap; less than this."""
NEAR: Final = 0.01
"""How near to a button it is that button; nearer than this."""


def gesture_of(number: int) -> DualGesture:
    """The gesture of a number.

    Raises:
        IndexError: there is none of that number.
    """
    if number < 0:
        raise IndexError(f"there are {len(HEAD)} gestures from 0 on, and no {number}")
    # The grid's last row and column come to 1 plus what doubles leave over.
    y_touch, x_touch, y_lift, x_lift = (min(part, 1.0) for part in HEAD[number])
    return DualGesture.of_signed((y_touch, x_touch, y_lift, x_lift))


def number_of(gesture: DualGesture) -> int:
    """The number of the gesture that stands for a demonstrated one.

    A tap is a button where it is as near as `NEAR`, or the nearest of `TAPS`; anything else is the
    swipe whose direction is most like its own. All in signed numbers, where the screen is 2 by 2.
    """
    y, x, y_lift, x_lift = signed = gesture.signed
    down, right = y_lift - y, x_lift - x
    if reach(down, right) < TAP:
        for place, (y_button, x_button, *_) in enumerate(BUTTONS):
            if reach(y - y_button, x - x_button) < NEAR:
                return len(TAPS) + len(SWIPES) + place
        return min(range(len(TAPS)), key=lambda place: math.dist(TAPS[place], signed))
    likeness = (-down, down, right, -right)
    return len(TAPS) + max(range(len(SWIPES)), key=lambda place: likeness[place])
