"""What counts as a step of an agent that drives its device: what a finger could do, or opening.

The words of a deed are what the worker makes an action of (`translating`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from pytest_androidbench.devices.door.shell_line import commands_in

Deed: TypeAlias = tuple[str, ...]
"""The words of one: of a command, or `call`, a method and its arguments as JSON."""

MOST_WORDS: Final = 64
LONGEST_WORD: Final = 2_000
"""Characters; what is longer is cut."""
INPUT: Final = frozenset(
    {"text", "keyevent", "keycombination", "tap", "swipe", "draganddrop", "press", "roll",
     "motionevent", "scroll"}
)  # fmt: skip
"""What `input` does."""
TYPING: Final = {
    "ADB_INPUT_TEXT": ("--es", "msg"),
    "ADB_INPUT_B64": ("--es", "msg"),
    "ADB_INPUT_CHARS": ("--eia", "chars"),
    "ADB_INPUT_CODE": ("--ei", "code"),
    "ADB_EDITOR_CODE": ("--ei", "code"),
    "ADB_CLEAR_TEXT": ("", ""),
    "ADB_KEYBOARD_INPUT_TEXT": ("--es", "text"),
    "ADB_KEYBOARD_EDITOR_CODE": ("--ei", "code"),
    "ADB_KEYBOARD_SMART_ENTER": ("", ""),
    "ADB_KEYBOARD_CLEAR_TEXT": ("", ""),
}
"""Broadcasts by which the keyboards for adb type, with the extra that says what."""
CALLS: Final = frozenset(
    {
        *("click", "longClick", "swipe", "swipePoints", "drag", "dragTo", "gesture"),
        *("pinchIn", "pinchOut", "injectInputEvent", "pressKey", "pressKeyCode"),
        *("setText", "clearTextField", "clearInputText", "pasteClipboard"),
        *("openNotification", "openQuickSettings", "wakeUp", "sleep"),
        *("scrollForward", "scrollBackward", "scrollToBeginning", "scrollToEnd", "scrollTo"),
        *("flingForward", "flingBackward", "flingToBeginning", "flingToEnd"),
        *("clickAndWaitForNewWindow", "clickTopLeft", "clickBottomRight"),
        *("longClickTopLeft", "longClickBottomRight"),
    }
)
"""Methods of uiautomator2's server on the device that act."""
WEBDRIVER: Final = frozenset(
    {"click", "value", "clear", "keys", "actions", "back", "press_keycode", "long_press_keycode",
     "tap", "touch", "perform", "drag_and_drop", "gestures", "open_notifications"}
)  # fmt: skip
"""Last words of paths by which a WebDriver server acts (W3C WebDriver, and Appium's own)."""
_SOURCES: Final = frozenset(
    {"dpad", "keyboard", "mouse", "touchpad", "gamepad", "touchnavigation", "joystick",
     "touchscreen", "stylus", "trackball", "rotaryencoder"}
)  # fmt: skip
_DOWN: Final = 0
"""Of a touch, as MotionEvent numbers it."""


def deeds_in(line: str) -> tuple[Deed, ...]:
    """The deeds in a line for the device's shell, in the order of its text."""
    if not any(name in line for name in ("input", "am", "monkey", "cmd", "sendevent")):
        return ()
    return tuple(_deeds(commands_in(line)))


def deeds_of_words(words: Sequence[str]) -> tuple[Deed, ...]:
    """The deed that one command is, if it is one."""
    return tuple(_deeds([words]))


def deeds_of_call(method: str, arguments: Sequence[str]) -> tuple[Deed, ...]:
    """The deed that a call of uiautomator2's server is, if it is one.

    Args:
        method: its name.
        arguments: each as JSON.
    """
    if method not in CALLS:
        return ()
    if method == "injectInputEvent" and arguments[:1] != [str(_DOWN)]:
        return ()
    return (_fitted(("call", method, *arguments)),)


def deeds_of_path(method: str, path: str) -> tuple[Deed, ...]:
    """The deed that a request to a WebDriver server is, if it is one."""
    if method != "POST" or "/session/" not in path:
        return ()
    return (_fitted(("http", method, path)),) if WEBDRIVER & set(path.split("/")) else ()


def _deeds(commands: Iterable[Sequence[str]]) -> Iterator[Deed]:
    for words in commands:
        deed = _deed(words)
        if deed:
            yield _fitted(deed)


def _deed(words: Sequence[str]) -> Deed:
    name, arguments = words[0], list(words[1:])
    if name == "cmd":
        return _of_service(arguments)
    if name == "input":
        return _of_input(arguments)
    if name == "monkey":
        return ("monkey", *arguments) if arguments else ()
    if name == "am":
        return _of_activities(arguments)
    if name == "sendevent":
        # A key goes down, of which touching the screen is one.
        return ("sendevent", *arguments) if arguments[1:2] == ["1"] and "1" in arguments[3:] else ()
    return ()


def _of_service(words: list[str]) -> Deed:
    if words[:1] == ["statusbar"]:
        return ("cmd", *words) if "expand" in "".join(words[1:2]) else ()
    names = {"activity": "am", "input": "input"}
    return _deed([names[words[0]], *words[1:]]) if words and words[0] in names else ()


def _of_input(words: list[str]) -> Deed:
    while words and (words[0] in _SOURCES or words[0] == "-d"):
        del words[: 2 if words[0] == "-d" else 1]
    if not words or words[0] not in INPUT:
        return ()
    if words[0] == "motionevent" and "DOWN" not in "".join(words[1:2]).upper():
        return ()
    return ("input", *words)


def _of_activities(words: list[str]) -> Deed:
    if words[:1] in (["start"], ["start-activity"]):
        return ("am", "start", *words[1:])
    if words[:1] == ["broadcast"] and "-a" in words[:-1]:
        action = words[words.index("-a") + 1]
        if action in TYPING:
            return ("am", "broadcast", action, *_extra(words, *TYPING[action]))
    return ()


def _extra(words: list[str], option: str, name: str) -> list[str]:
    """The value of an extra of an intent, if it is given."""
    for place in range(len(words) - 2):
        if words[place : place + 2] == [option, name]:
            return [words[place + 2]]
    return []


def _fitted(deed: Deed) -> Deed:
    return tuple(word[:LONGEST_WORD] for word in deed[:MOST_WORDS])
