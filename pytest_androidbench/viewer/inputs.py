"""What a person does on the page, as the page tells it, and the action that it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Direction,
    Done,
    DoubleTap,
    Infeasible,
    Key,
    LongPress,
    Open,
    Pinch,
    PinchDirection,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.values import At
from pytest_androidbench.viewer.pointing import Shares, placed, touch_of
from pytest_androidbench.viewer.scene import is_keyboard, takes_touches

Touch: TypeAlias = Literal["", "tap", "double", "long"]
"""How something is touched: "" = as the pointer did."""
Kind: TypeAlias = Literal[
    "touch", "element", "scroll", "pinch", "text", "key", "open", "wait",
    "answer", "done", "infeasible",
]  # fmt: skip

MOST_POINTS: Final = 1_500
LARGEST_ELEMENT: Final = 1 / 6
"""Of the screen: what is larger - a map, a drawing - is touched where one points."""
PLACES_MATTER: Final = ("SeekBar", "RatingBar")
"""Ends of classes of elements that do another thing at each of their places."""
SPOKEN: Final = ("answer", "done", "infeasible")
"""Said to the task and not done to the device."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonInput:
    """One thing a person did."""

    step: int
    """Which question it answers: what is meant for an older screen is not done on a newer one."""
    kind: Kind
    path: tuple[Shares, ...] = ()
    """Where the pointer went."""
    index: int = -1
    """Of an element of the list."""
    touch: Touch = ""
    direction: Direction | None = None
    pinch: PinchDirection | None = None
    key: Key | None = None
    text: str = ""
    """What is typed, answered or opened, or why it cannot be done."""
    clear: bool = False
    enter: bool = False
    seconds: float = 1.0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """What inputs are aimed at."""

    size: tuple[int, int]
    """Of the screen in pixels, as it is turned."""
    observation: Observation | None = None
    """With the elements that have indices; None = there are none."""
    elements: bool = False
    """Whether a tap means the element that lies there, and not the place."""


def action_of(given: PersonInput, aim: Aim) -> Action:
    """The action that an input is.

    Raises:
        ActionError: it is none; says why.
    """
    return replace(_action(given, aim), note=given.note)


def _action(given: PersonInput, aim: Aim) -> Action:
    match given.kind:
        case "touch":
            return _touch(given, aim)
        case "element":
            return _on(_known(given.index, aim), given.touch)
        case "scroll":
            if given.direction is None:
                raise ActionError("a scroll needs a direction")
            return Scroll(given.direction, _place(given, aim))
        case "pinch":
            if given.pinch is None:
                raise ActionError("a pinch needs a direction")
            return Pinch(given.pinch, _place(given, aim))
        case "text":
            return Type(given.text, clear=given.clear, enter=given.enter)
        case "key":
            if given.key is None:
                raise ActionError("a press needs a key")
            return Press(given.key)
        case "open":
            return Open(given.text.strip())
        case "wait":
            return Wait(given.seconds)
        case "answer":
            return Answer(given.text)
        case "done":
            return Done()
        case "infeasible":
            return Infeasible(given.text)


def _touch(given: PersonInput, aim: Aim) -> Action:
    if len(given.path) > MOST_POINTS:
        raise ActionError(f"a touch may have {MOST_POINTS} points")
    points = placed(given.path, aim.size)
    at = element_at(points[0][:2], aim)
    if given.touch:
        return _on(at, given.touch)
    action = touch_of(points, aim.size)
    return replace(action, at=at) if isinstance(action, Tap | LongPress) else action


def _on(at: At, touch: Touch) -> Action:
    if touch == "double":
        return DoubleTap(at)
    return LongPress(at) if touch == "long" else Tap(at)


def _known(index: int, aim: Aim) -> int:
    if aim.observation is None or not 0 <= index < len(aim.observation.nodes):
        raise ActionError(f"there is no element {index} on this screen")
    return index


def _place(given: PersonInput, aim: Aim) -> tuple[int, int] | None:
    return placed(given.path[:1], aim.size)[0][:2] if given.path else None


def element_at(place: tuple[int, int], aim: Aim) -> At:
    """The index of the smallest element there that is touched as a whole, else the place itself."""
    if not aim.elements or aim.observation is None:
        return place
    here = [node for node in aim.observation.nodes if _holds(node, place)]
    if any(is_keyboard(node) for node in here):
        return place
    whole = aim.size[0] * aim.size[1]
    fit = [n for n in here if takes_touches(n) and _area(n) <= whole * LARGEST_ELEMENT]
    # Of equal ones the innermost, which comes last.
    smallest = min(reversed(fit), key=_area, default=None)
    if smallest is None or smallest.class_name.endswith(PLACES_MATTER):
        return place
    return smallest.index


def _holds(node: Node, place: tuple[int, int]) -> bool:
    left, top, right, bottom = node.bounds
    return left <= place[0] < right and top <= place[1] < bottom


def _area(node: Node) -> int:
    left, top, right, bottom = node.bounds
    return (right - left) * (bottom - top)
