"""Actions of ours as B-MoCA's: what can be done by a touch and a lift."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pytest_androidbench.agents.parts.dual_gesture import (
    SWIPES,
    Button,
    DualGesture,
    pressed,
    tap_of,
)
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Direction,
    Gesture,
    Key,
    Press,
    Scroll,
    Swipe,
    Tap,
)
from pytest_androidbench.interface.observation import Bounds, Observation

_BUTTONS: Final[Mapping[Key, Button]] = MappingProxyType(
    {"back": "back", "home": "home", "recents": "overview"}
)
_SCROLLS: Final[Mapping[Direction, DualGesture]] = MappingProxyType(
    {
        "down": DualGesture(0.75, 0.5, 0.25, 0.5),
        "up": DualGesture(0.25, 0.5, 0.75, 0.5),
        "left": SWIPES["left"],
        "right": SWIPES["right"],
    }
)
"""What shows what is further in a direction. The published swipes up and down are a little longer,
and fling a list by more than a screenful: what is in between is never seen."""
_ENDS: Final = (0.25, 0.75)
"""Where a swipe inside of an element begins and ends, as parts of its side."""
_TWO: Final = 2


def is_mirrored(seen: Observation) -> bool:
    """Whether the bar of three buttons is taken to run from right to left.

    Published code has it so on the tablet, whose only environment is in Arabic, and nowhere else.
    """
    return seen.width > seen.height


def dual_gesture_of(action: Action, seen: Observation) -> DualGesture:
    """The dual gesture that does what an action does.

    Args:
        action: a tap, swipe or gesture of two points keeps the pixels it touches; a scroll is a
            swipe through the middle of the screen where that lies in the element that is meant,
            else of the element.
        seen: the screen on which it is done.

    Raises:
        ActionError: a touch and a lift cannot do it.
    """
    match action:
        case Tap(at=int(index)):
            return tap_of(_bounds(index, seen), seen.width, seen.height)
        case Tap(at=(x, y)):
            return DualGesture.at(*_shares(x, y, seen))
        case Swipe(start=start, end=end):
            return _swipe(start, end, seen)
        case Gesture(path=path) if len(path) == _TWO:
            (x, y, _), (x_lift, y_lift, _) = path
            return _swipe((x, y), (x_lift, y_lift), seen)
        case Scroll(direction=direction, at=int(index)):
            return _scroll_inside(direction, _bounds(index, seen), seen)
        case Scroll(direction=direction):
            return _SCROLLS[direction]
        case Press(key=key) if key in _BUTTONS:
            return pressed(_BUTTONS[key], mirrored=is_mirrored(seen))
    raise ActionError(f"a touch and a lift cannot do {action!r:.200}")


def _shares(x: int, y: int, seen: Observation) -> tuple[float, float]:
    """The middle of a pixel, down and across."""
    return (y + 0.5) / seen.height, (x + 0.5) / seen.width


def _swipe(start: tuple[int, int], end: tuple[int, int], seen: Observation) -> DualGesture:
    gesture = DualGesture(*_shares(*start, seen), *_shares(*end, seen))
    if gesture.is_tap:
        raise ActionError(f"from {start} to {end} is so short a way that it would be a tap")
    return gesture


def _scroll_inside(direction: Direction, bounds: Bounds, seen: Observation) -> DualGesture:
    left, top, right, bottom = bounds
    swipe = _SCROLLS[direction]
    ends = swipe.on(seen.width, seen.height)
    assert isinstance(ends, Gesture)
    if all(left <= x < right and top <= y < bottom for x, y, _ in ends.path):
        return swipe
    across, down = (left + right) // 2, (top + bottom) // 2
    first, last = (round(left + part * (right - left)) for part in _ENDS)
    high, low = (round(top + part * (bottom - top)) for part in _ENDS)
    ways = {
        "down": ((across, low), (across, high)),
        "up": ((across, high), (across, low)),
        "right": ((last, down), (first, down)),
        "left": ((first, down), (last, down)),
    }
    return _swipe(*ways[direction], seen)


def _bounds(index: int, seen: Observation) -> Bounds:
    if not 0 <= index < len(seen.nodes):
        raise ActionError(f"there is no node {index}: they go from 0 to {len(seen.nodes) - 1}")
    return seen.nodes[index].bounds
