"""From an action of AndroidWorld's to one of ours, at the same place on the screen.

- A `scroll` is a swipe from the middle of an element or the screen to the edge that the direction
  is opposite to: `down` shows what lies further down. Index 0 counts as none, as published.
- A `swipe` goes over the whole screen; `down` and `up` as the finger goes, `left` and `right`
  against it: `left` moves the finger to the right.
- `input_text` taps its place, empties the field if asked, types and presses Enter: one step.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final

from pytest_androidbench.interface.actions import (
    Action,
    DoubleTap,
    Drag,
    Key,
    LongPress,
    Open,
    Press,
    Swipe,
    Tap,
    Type,
    Wait,
)

Point = tuple[int, int]
Size = tuple[int, int]
_TOUCHES: Final[dict[str, type[Tap | DoubleTap | LongPress]]] = {
    "click": Tap,
    "double_tap": DoubleTap,
    "long_press": LongPress,
}
_PRESSES: Final[dict[str, Key]] = {
    "keyboard_enter": "enter",
    "navigate_home": "home",
    "navigate_back": "back",
}
KEYS: Final[dict[str, Key]] = {
    "3": "home", "HOME": "home", "4": "back", "BACK": "back", "24": "volume_up",
    "VOLUME_UP": "volume_up", "25": "volume_down", "VOLUME_DOWN": "volume_down", "26": "power",
    "POWER": "power", "61": "tab", "TAB": "tab", "66": "enter", "ENTER": "enter", "67": "delete",
    "DEL": "delete", "187": "recents", "APP_SWITCH": "recents",
}  # fmt: skip
"""Keys that we have, by their Android names and numbers."""
SCROLL_MS: Final = 300
"""What `input swipe` takes when nothing is said."""
_SWIPE_MS: Final = 500
_DRAG_MS: Final = 4000


def action_for(wanted: Any, elements: Sequence[Any], size: Size) -> Action | None:
    """The action that does what `wanted` says.

    Args:
        wanted: a `JSONAction`, or what has its fields.
        elements: that an index refers to.
        size: width and height of the screen in pixels.

    Returns:
        None where the published code does nothing either.

    Raises:
        ValueError, IndexError: its index or point is none, or there is no app's name.
    """
    kind = str(wanted.action_type)
    if kind in _TOUCHES:
        return touch(_TOUCHES[kind], _place(wanted, elements), size)
    if kind in _PRESSES:
        return Press(_PRESSES[kind])
    match kind:
        case "input_text":
            return _typing(wanted, elements, size)
        case "scroll":
            return _scroll(wanted, elements, size)
        case "swipe":
            return _swipe(wanted.direction, size)
        case "open_app":
            if not wanted.app_name:
                raise ValueError("the action names no app")
            return Open(str(wanted.app_name))
        case "wait":
            return Wait(1.0)
        case _:
            return _further(kind, wanted, size)


def touch(kind: type[Tap | DoubleTap | LongPress], point: Point, size: Size) -> Action:
    """A touch; where it would be beside the screen, which adb takes and does nothing for, none."""
    if not is_on(point, size):
        return Wait(0, note=f"the point {point} lies beside the screen of {size}")
    return kind(point)


def is_on(point: Point, size: Size) -> bool:
    """Whether a point is on the screen."""
    return 0 <= point[0] < size[0] and 0 <= point[1] < size[1]


def stroke(start: Point, end: Point, size: Size, ms: int) -> Swipe:
    """A swipe that ends at the edge where it would go over it."""
    return Swipe(_within(start, size), _within(end, size), ms)


def key_named(name: str) -> Key | None:
    """The key with an Android name or number, if it is one of ours."""
    return KEYS.get(name.removeprefix("KEYCODE_"))


def _place(wanted: Any, elements: Sequence[Any]) -> Point:
    if wanted.index is not None:
        return _middle(elements, wanted.index)
    if wanted.x is None or wanted.y is None:
        raise ValueError(f"the action has neither an index nor a point: {wanted!r:.200}")
    return int(wanted.x), int(wanted.y)


def _middle(elements: Sequence[Any], index: Any) -> Point:
    number = operator.index(index)
    if not 0 <= number < len(elements):
        raise ValueError(f"there is no element {number}: they go from 0 to {len(elements) - 1}")
    box = elements[number].bbox_pixels
    if box is None:
        raise ValueError(f"element {number} has no place on the screen")
    return int(box.center[0]), int(box.center[1])


def _typing(wanted: Any, elements: Sequence[Any], size: Size) -> Action | None:
    if not wanted.text:
        return None
    has_point = wanted.x is not None and wanted.y is not None
    at = _place(wanted, elements) if wanted.index is not None or has_point else None
    if at is not None and not is_on(at, size):
        at = None  # the tap does nothing, and the text goes to what has the focus
    return Type(wanted.text, at, clear=bool(getattr(wanted, "clear_text", None)), enter=True)


def _scroll(wanted: Any, elements: Sequence[Any], size: Size) -> Action | None:
    left, top, right, bottom = 0, 0, *size
    if wanted.index:
        box = elements[wanted.index].bbox_pixels
        left, top = max(int(box.x_min), 0), max(int(box.y_min), 0)
        right, bottom = min(int(box.x_max), size[0]), min(int(box.y_max), size[1])
    middle = (left + right) // 2, (top + bottom) // 2
    ends = {
        "down": (middle[0], top),
        "up": (middle[0], bottom),
        "right": (left, middle[1]),
        "left": (right, middle[1]),
    }
    end = ends.get(wanted.direction)
    return None if end is None else stroke(middle, end, size, SCROLL_MS)


def _swipe(direction: str | None, size: Size) -> Action | None:
    width, height = size
    across, along = width // 2, height // 2
    paths = {
        "down": ((across, 0), (across, height)),
        "up": ((across, height), (across, 0)),
        "left": ((0, along), (width, along)),
        "right": ((width, along), (0, along)),
    }
    path = paths.get(direction or "")
    return None if path is None else stroke(*path, size, _SWIPE_MS)


def _further(kind: str, wanted: Any, size: Size) -> Action | None:
    """What the published code carries out and its own class of actions cannot say."""
    match kind:
        case "press_keyboard":
            key = key_named(str(wanted.keycode))
            if key is None:
                raise ValueError(f"there is no key {wanted.keycode!r:.100} among {', '.join(KEYS)}")
            return Press(key)
        case "drag_and_drop" if wanted.touch_xy is not None and wanted.lift_xy is not None:
            return Drag(_within(wanted.touch_xy, size), _within(wanted.lift_xy, size), _DRAG_MS)
        case "launch_adb_activity" if wanted.activity_nickname == "quick_settings":
            return Swipe((size[0] // 2, 30), (size[0] // 2, int(size[1] * 0.3)), 10)
        case _:
            return None


def _within(point: Sequence[Any], size: Size) -> Point:
    x, y = (int(value) for value in point)
    return min(max(x, 0), size[0] - 1), min(max(y, 0), size[1] - 1)
