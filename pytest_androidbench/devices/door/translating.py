"""What an agent did over adb as one of the actions that other agents return, where one says it."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pytest_androidbench.devices.acting.key_codes import KEY_CODES
from pytest_androidbench.devices.door.deeds import Deed
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Adb,
    Direction,
    Drag,
    Gesture,
    Key,
    LongPress,
    Open,
    Pinch,
    PinchDirection,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
)

STEP_MS: Final = 5
"""How long one step of a movement takes that uiautomator2's server makes."""
LONG_PRESS_MS: Final = 400
"""A finger that rests so long presses, as Android has it by default (`ViewConfiguration`)."""
SWIPE_MS: Final = 300
"""What `input swipe` and `input draganddrop` take where nothing is said."""
_KEY_NAMES: Final[Mapping[str, Key]] = {
    "BACK": "back", "HOME": "home", "APP_SWITCH": "recents", "RECENT": "recents",
    "ENTER": "enter", "DEL": "delete", "DELETE": "delete", "TAB": "tab", "POWER": "power",
    "VOLUME_UP": "volume_up", "VOLUME_DOWN": "volume_down",
}  # fmt: skip
_KEYS_BY_CODE: Final[Mapping[int, Key]] = {code: key for key, code in KEY_CODES.items()}
_COMPONENT: Final = re.compile(r"([A-Za-z][\w.]*)/[\w.$]+")
_FORWARDS: Final = frozenset({"Forward", "ToEnd"})


_NO_ACTION: Final = (
    ActionError, ValueError, IndexError, KeyError, TypeError, AttributeError, OverflowError,
    RecursionError,
)  # fmt: skip
"""What comes of words that are no action's: they are an agent's, and may be anything."""


def action_of(deed: Deed) -> Action | Adb:
    """The action that a deed was; where none says it, its own words."""
    try:
        found = _TRANSLATIONS[deed[0]](deed[1:])
    except _NO_ACTION:
        found = None
    return found or Adb(told(deed)[:2_000])


def told(deed: Deed) -> str:
    """A deed in the words that it was asked for in."""
    if deed[0] == "call":
        return f"{deed[1]}({', '.join(deed[2:])})"
    return " ".join(deed[1:] if deed[0] == "http" else deed)


def _of_input(words: Sequence[str]) -> Action | None:
    match list(words):
        case ["tap", x, y]:
            return Tap(_point(x, y))
        case ["swipe", x, y, to_x, to_y, *rest]:
            return _moved(_point(x, y), _point(to_x, to_y), _ms(rest))
        case ["draganddrop", x, y, to_x, to_y, *rest]:
            return Drag(_point(x, y), _point(to_x, to_y), _ms(rest))
        case ["text", *texts]:
            return Type(" ".join(texts).replace("%s", " "))
        case ["keyevent", key]:
            return _press(key)
        case _:
            return None


def _moved(start: tuple[int, int], end: tuple[int, int], ms: int) -> Action:
    return LongPress(start, ms) if start == end and ms >= LONG_PRESS_MS else Swipe(start, end, ms)


def _of_monkey(words: Sequence[str]) -> Action | None:
    package = _after(words, "-p")
    return Open(package) if package and words[-1] == "1" else None


def _of_activities(words: Sequence[str]) -> Action | None:
    if words[0] == "broadcast":
        return _typed(*words[1:3])
    component = _COMPONENT.fullmatch(_after(words, "-n") or words[-1])
    if "-d" in words or component is None:
        return None
    return Open(component[1])


def _typed(action: str, value: str = "") -> Action | None:
    """What a broadcast to a keyboard for adb types."""
    if action in ("ADB_CLEAR_TEXT", "ADB_KEYBOARD_CLEAR_TEXT"):
        return Type("", clear=True)
    if action == "ADB_INPUT_TEXT":
        return Type(value)
    if action in ("ADB_INPUT_B64", "ADB_KEYBOARD_INPUT_TEXT"):
        return Type(base64.b64decode(value, validate=True).decode())
    if action == "ADB_INPUT_CHARS":
        return Type("".join(chr(int(code)) for code in value.split(",")))
    if action == "ADB_INPUT_CODE":
        return _press(value)
    return Press("enter") if "ENTER" in action or "EDITOR_CODE" in action else None


def _of_call(words: Sequence[str]) -> Action | None:
    name, arguments = words[0], [json.loads(word) for word in words[1:]]
    scrolled = _scrolled(name, arguments)
    return scrolled or _CALLS[name](arguments)


def _scrolled(name: str, arguments: Sequence[Any]) -> Action | None:
    found = re.fullmatch(r"(?:scroll|fling)(Forward|Backward|ToBeginning|ToEnd)", name)
    if found is None:
        return None
    vertical = arguments[1] is True
    forward: Direction = "down" if vertical else "right"
    backward: Direction = "up" if vertical else "left"
    return Scroll(forward if found[1] in _FORWARDS else backward)


def _clicked(arguments: Sequence[Any]) -> Action | None:
    match arguments:
        case [int() | float() as x, int() | float() as y]:
            return Tap((round(x), round(y)))
        case [int() | float() as x, int() | float() as y, ms]:
            return LongPress((round(x), round(y)), ms)
        case _:
            return None


def _gesture(arguments: Sequence[Any]) -> Action:
    numbers, steps = arguments
    places = list(zip(numbers[::2], numbers[1::2], strict=True))
    return Gesture(tuple((x, y, place * steps * STEP_MS) for place, (x, y) in enumerate(places)))


def _pinched(direction: PinchDirection) -> Callable[[Sequence[Any]], Action]:
    return lambda _: Pinch(direction)


_CALLS: Final[Mapping[str, Callable[[Sequence[Any]], Action | None]]] = {
    "click": _clicked,
    "swipe": lambda a: _moved((a[0], a[1]), (a[2], a[3]), a[4] * STEP_MS),
    "drag": lambda a: Drag((a[0], a[1]), (a[2], a[3]), a[4] * STEP_MS),
    "swipePoints": _gesture,
    "pressKey": lambda a: Press(_KEY_NAMES[a[0].upper()]),
    "pressKeyCode": lambda a: Press(_KEYS_BY_CODE[a[0]]),
    "setText": lambda a: Type(a[1], clear=True),
    "clearTextField": lambda _: Type("", clear=True),
    "clearInputText": lambda _: Type("", clear=True),
    "pinchIn": _pinched("in"),
    "pinchOut": _pinched("out"),
}
_TRANSLATIONS: Final[Mapping[str, Callable[[Sequence[str]], Action | None]]] = {
    "input": _of_input,
    "monkey": _of_monkey,
    "am": _of_activities,
    "call": _of_call,
}


def _press(key: str) -> Action | None:
    if key.isdecimal():
        return Press(_KEYS_BY_CODE[int(key)])
    return Press(_KEY_NAMES[key.upper().removeprefix("KEYCODE_")])


def _point(x: str, y: str) -> tuple[int, int]:
    return round(float(x)), round(float(y))


def _ms(rest: Sequence[str]) -> int:
    return int(rest[0]) if rest else SWIPE_MS


def _after(words: Sequence[str], option: str) -> str:
    """The word behind an option; "" where it is not given."""
    return words[words.index(option) + 1] if option in words[:-1] else ""
