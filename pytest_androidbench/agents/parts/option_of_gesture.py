"""From a dual gesture back to the words that a text agent has for it."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.agents.parts.action_option import ActionOption
from pytest_androidbench.agents.parts.dual_gesture import (
    PRESSES,
    SWIPES,
    DualGesture,
    pressed,
    tap_of,
)
from pytest_androidbench.agents.parts.elements.listing import Element, ElementList
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Gesture, Tap
from pytest_androidbench.interface.observation import Observation

_FEWEST, _MOST = 2, 17
"""Decimals: the paper's, and those that any number can be told by."""


def option_of(gesture: DualGesture, listed: ElementList, *, mirrored: bool = False) -> ActionOption:
    """The call that does on this screen just what a gesture does there.

    A swipe or button by its name, a tap by the smallest element whose middle it touches, anything
    else by its numbers: `gesture_of_option` of it touches the same pixels.

    Args:
        gesture: what is done.
        listed: the elements of the screen.
        mirrored: whether the bar with the three buttons runs from right to left.
    """
    seen = listed.seen
    done = _done(gesture, seen)
    for direction, swipe in SWIPES.items():
        if _done(swipe, seen) == done:
            return ActionOption("swipe", f'"{direction}"')
    for button in PRESSES:
        if _done(pressed(button, mirrored=mirrored), seen) == done:
            return ActionOption("press", f'"{button.upper()}"')
    touched = min(_touched(done, listed), key=_area, default=None)
    return ActionOption("tap", touched.name) if touched else _in_numbers(gesture, seen)


def _touched(done: Tap | Gesture, listed: ElementList) -> Iterator[Element]:
    seen = listed.seen
    for element in listed:
        try:
            tap = tap_of(element.node.bounds, seen.width, seen.height)
        except ActionError:
            continue
        if _done(tap, seen) == done:
            yield element


def _in_numbers(gesture: DualGesture, seen: Observation) -> ActionOption:
    """With as many decimals as it takes to touch the same pixels."""
    numbers = (gesture.y_touch, gesture.x_touch, gesture.y_lift, gesture.x_lift)
    for decimals in range(_FEWEST, _MOST):
        rounded = tuple(round(number, decimals) for number in numbers)
        if _done(DualGesture(*rounded), seen) == _done(gesture, seen):
            return ActionOption("dual-gesture", ", ".join(map(str, rounded)))
    return ActionOption("dual-gesture", ", ".join(map(repr, numbers)))


def _done(gesture: DualGesture, seen: Observation) -> Tap | Gesture:
    return gesture.on(seen.width, seen.height)


def _area(element: Element) -> int:
    left, top, right, bottom = element.node.bounds
    return (right - left) * (bottom - top)
