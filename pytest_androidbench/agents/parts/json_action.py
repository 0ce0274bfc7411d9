"""AndroidWorld's actions as JSON.

The types and fields are those of `JSONAction` in `android_world/env/json_action.py`, and what they
do is what `android_world/env/actuation.py` does with them. What is known to be wrong there is right
here, unless `upstream` asks for it: scrolling element 0 scrolls the screen, a swipe to the left is
one to the right, nothing is emptied without a text to write, whatever status there is ends the
episode, and objects are found as `json_reply.first_object` does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from typing import Any, Final, get_args

from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.json_reply import first_object, only_object
from pytest_androidbench.agents.parts.pictures.scaling import Point
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.agents.parts.strokes import scroll_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Direction,
    Done,
    DoubleTap,
    Infeasible,
    LongPress,
    Open,
    Press,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation

TYPES: Final = (
    "click", "double_tap", "scroll", "swipe", "input_text", "navigate_home", "navigate_back",
    "keyboard_enter", "open_app", "status", "wait", "long_press", "answer", "unknown",
)  # fmt: skip
"""All types of actions that AndroidWorld knows."""
_TOUCHES: Final[Mapping[str, type[Tap] | type[LongPress] | type[DoubleTap]]] = {
    "click": Tap,
    "double_tap": DoubleTap,
    "long_press": LongPress,
}
_KEYS: Final = {
    "navigate_home": Press("home"),
    "navigate_back": Press("back"),
    "keyboard_enter": Press("enter"),
}
_SWIPE_MS: Final = 500
_LARGEST: Final = 10**15
"""Python refuses to write out numbers that are far larger."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JsonAction:
    """An action as a model has written it, its fields of the right types."""

    action_type: str
    index: int | None = None
    x: int | None = None
    y: int | None = None
    text: str | None = None
    direction: str | None = None
    goal_status: str | None = None
    app_name: str | None = None
    keycode: str | None = None
    clear_text: bool | None = None

    @property
    def written(self) -> str:
        """It as JSON, in the order and with the fields that matter."""
        fields = {field.name: getattr(self, field.name) for field in dataclass_fields(self)}
        told = {name: value for name, value in fields.items() if value is not None}
        return json.dumps(told, ensure_ascii=False)


def read_json_action(text: str, *, upstream: bool = False) -> JsonAction:
    """The one action in a text.

    Raises:
        Unusable: there is none, there are several, it is no JSON or no action that there is.
    """
    return _typed(first_object(text) if upstream else only_object(text))


def action_of_json(
    given: JsonAction, screen: Shown | Observation, *, upstream: bool = False
) -> Action:
    """The action that a model means.

    Args:
        given: as it was written.
        screen: what the model was shown; places are looked up there.
        upstream: do what is known to be wrong as AndroidWorld does.

    Raises:
        Unusable: something is missing, or it points at nothing.
    """
    try:
        return _carried_out(given, shown_of(screen), upstream)
    except ActionError as error:
        raise Unusable(f"{given.action_type}: {error}") from error


def _carried_out(given: JsonAction, shown: Shown, upstream: bool) -> Action:
    match given.action_type:
        case "click" | "double_tap" | "long_press" as kind:
            return _TOUCHES[kind](_needed_place(given, shown))
        case "input_text":
            return _typing(given, shown, upstream)
        case "scroll":
            direction = _needed(given, "direction", given.direction)
            at = None if upstream and not given.index else _place(given, shown)
            return scroll_of(shown, _direction(direction), at, upstream=upstream)
        case "swipe":
            return _swipe(_needed(given, "direction", given.direction), shown, upstream)
        case "navigate_home" | "navigate_back" | "keyboard_enter" as kind:
            return _KEYS[kind]
        case "open_app":
            return Open(_needed(given, "app_name", given.app_name))
        case "status":
            return _status(given, upstream)
        case "wait":
            return Wait(1)
        case "answer":
            return Answer(_needed(given, "text", given.text))
        case _:
            raise Unusable(f"{given.action_type} is no action that can be done")


def _typing(given: JsonAction, shown: Shown, upstream: bool) -> Type:
    """Writing into a field, or emptying it where there is nothing to write."""
    at, clear = _place(given, shown), bool(given.clear_text)
    if clear and not given.text and not upstream:
        return Type("", at, clear=True)
    return Type(_needed(given, "text", given.text), at, clear=clear, enter=True)


def _status(given: JsonAction, upstream: bool) -> Action:
    if given.goal_status == "infeasible":
        return Infeasible()
    if given.goal_status == "complete" or upstream:
        return Done()
    said = quoted(given.goal_status or "nothing")
    raise Unusable(f"status: goal_status must be complete or infeasible, got {said}")


def _swipe(direction: str, shown: Shown, upstream: bool) -> Swipe:
    """A finger through the middle of the screen, from edge to edge."""
    width, height = shown.seen.width, shown.seen.height
    middle, right, bottom = (width // 2, height // 2), width - 1, height - 1
    across = (0, middle[1]), (right, middle[1])
    down = (middle[0], 0), (middle[0], bottom)
    if direction in ("left", "right"):
        to_the_right = (direction == "left") if upstream else (direction == "right")
        start, end = across if to_the_right else across[::-1]
    else:
        start, end = down if direction == "down" else down[::-1]
    return Swipe(start, end, _SWIPE_MS)


def _needed(given: JsonAction, name: str, value: str | None) -> str:
    if not value:
        raise Unusable(f"{given.action_type} needs {name}")
    return value


def _needed_place(given: JsonAction, shown: Shown) -> int | Point:
    place = _place(given, shown)
    if place is None:
        raise Unusable(f"{given.action_type} needs the index of an element")
    return place


def _place(given: JsonAction, shown: Shown) -> int | Point | None:
    if given.index is not None:
        return shown.node(given.index)
    if given.x is not None and given.y is not None:
        return shown.point((given.x, given.y))
    return None


def _direction(word: str) -> Direction:
    found: tuple[Direction, ...] = get_args(Direction)
    return found[found.index(word)]


def _typed(plain: Mapping[Any, Any]) -> JsonAction:
    given = {name: value for name, value in plain.items() if value is not None}
    known = [field.name for field in dataclass_fields(JsonAction)]
    if unknown := [name for name in given if name not in known]:
        raise Unusable(f"an action has no {quoted(unknown[0])}; it can have {', '.join(known)}")
    kind = given.pop("action_type", None)
    if kind not in TYPES:
        said = "action_type is missing" if kind is None else f"there is no type {quoted(kind)}"
        raise Unusable(f"{said}; the types are {', '.join(TYPES)}")
    read: dict[str, Any] = {name: _READERS[name](name, value) for name, value in given.items()}
    if "index" in read and ("x" in read or "y" in read):
        raise Unusable(f"{kind} has an index and a point; give one of them")
    return JsonAction(action_type=str(kind), **read)


def _whole(name: str, value: object) -> int:
    """A number, or a text that is one: AndroidWorld takes both."""
    try:
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            number = int(value)
            if abs(number) < _LARGEST and (isinstance(value, str) or number == value):
                return number
    except (ValueError, OverflowError):
        pass
    raise Unusable(f"{name} must be a whole number, got {quoted(value)}")


def _words(name: str, value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _LARGEST:
        return str(value)
    raise Unusable(f"{name} must be a text, got {quoted(value)}")


def _direction_word(name: str, value: object) -> str:
    if value not in get_args(Direction):
        allowed = ", ".join(get_args(Direction))
        raise Unusable(f"{name} must be one of {allowed}, got {quoted(value)}")
    return str(value)


def _keycode(name: str, value: object) -> str:
    if not isinstance(value, str) or not value.startswith("KEYCODE_"):
        raise Unusable(f"{name} must begin with KEYCODE_, got {quoted(value)}")
    return value


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Unusable(f"{name} must be true or false, got {quoted(value)}")
    return value


_READERS: Final = {
    "index": _whole,
    "x": _whole,
    "y": _whole,
    "text": _words,
    "direction": _direction_word,
    "goal_status": _words,
    "app_name": _words,
    "keycode": _keycode,
    "clear_text": _flag,
}
