"""`input`: touches and keys."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.shell.builtins import key_input
from pytest_androidbench.phone.shell.builtins.java import (
    java_error,
    number,
    take,
    through_binder,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands

_SOURCES: Final = (
    "dpad", "keyboard", "mouse", "touchpad", "gamepad", "touchnavigation", "joystick",
    "touchscreen", "stylus", "trackball",
)  # fmt: skip
_USAGE: Final = """Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]

The sources are: 
      touchnavigation
      touchscreen
      joystick
      stylus
      touchpad
      gamepad
      dpad
      mouse
      keyboard
      trackball

-d: specify the display ID.
      (Default: -1 for key event, 0 for motion event if not specified.)
The commands and default sources are:
      text <string> (Default: touchscreen)
      keyevent [--longpress|--doubletap] <key code number or name> ... (Default: keyboard)
      tap <x> <y> (Default: touchscreen)
      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)
      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)
      press (Default: trackball)
      roll <dx> <dy> (Default: trackball)
      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)
      keycombination [-t duration(ms)] <key code 1> <key code 2> ... (Default: keyboard, the key order is important here.)
"""  # noqa: E501, W291
_DEFAULT_MS: Final = 300
_LONGEST_MS: Final = 60_000
_FAR: Final = 1_000_000.0
_DECIMAL: Final = re.compile(r"[-+]?[0-9]{1,10}")
_LARGEST: Final = 2**31


async def input_event(io: IO, args: list[str]) -> int:
    rest = list(args)
    if rest and rest[0] in _SOURCES:
        source = rest.pop(0)
        if not rest:
            raise java_error(source, f'Argument expected after "{source}"')
    if rest and rest[0] == "-d":
        rest.pop(0)
        display = _display(take(rest, "input", "-d"))
        take([*rest], "input", "-d")
        if display > 0:
            # There is but one display: what goes to another one gets lost.
            return 0
    code = await _command(io, rest.pop(0) if rest else "", rest)
    if io.phone.clock.tied:
        # The command takes as long as what it does.
        await io.sleep(0)
    return code


async def _command(io: IO, command: str, rest: list[str]) -> int:
    windows = io.phone.windows
    match command:
        case "tap":
            windows.fingers.tap(*_numbers(rest, 2, command))
        case "swipe" | "draganddrop":
            await _swipe(io, rest, command)
        case "text":
            await key_input.text(io, rest)
        case "keyevent":
            await key_input.keyevent(io, rest)
        case "keycombination":
            await key_input.keycombination(io, rest)
        case "motionevent":
            _motion(io, rest)
        case "press":
            windows.key(23)
        case "roll":
            _roll(io, *_numbers(rest, 2, command))
        case "" | "help" | "-h":
            await io.out(_USAGE)
        case _:
            # Android's own command forgets that it failed.
            await io.line(f"Unknown command: {command}")
    return 0


def _display(name: str) -> int:
    """The number of a display; -1 where the default will do."""
    special = {"INVALID_DISPLAY": -1, "DEFAULT_DISPLAY": 0}
    if name.upper() in special:
        return special[name.upper()]
    if not _DECIMAL.fullmatch(name):
        raise java_error("-d", "Error: Invalid arguments for display ID.")
    return int(name)


def _numbers(args: list[str], count: int, command: str) -> list[float]:
    found: list[float] = []
    last = command
    for _ in range(count):
        last = take(args, command, last)
        found.append(_on_screen(_float(last, command)))
    return found


def _float(text: str, command: str) -> float:
    try:
        return number(text, command)
    except CommandError:
        raise _invalid(command) from None


def _milliseconds(text: str, command: str) -> int:
    if not _DECIMAL.fullmatch(text) or not -_LARGEST <= int(text) < _LARGEST:
        raise _invalid(command)
    return int(text)


def _invalid(command: str) -> CommandError:
    return java_error(command, f"Error: Invalid arguments for command: {command}")


def _on_screen(place: float) -> float:
    """A place as the screen's measures have it; no number is one far outside, as all the rest."""
    return max(-_FAR, min(_FAR, place)) if place == place else -_FAR  # noqa: PLR0124


async def _swipe(io: IO, args: list[str], command: str) -> None:
    x1, y1, x2, y2 = _numbers(args, 4, command)
    given = _milliseconds(args[0], command) if args else -1
    duration = given if given >= 0 else _DEFAULT_MS
    if duration > _LONGEST_MS:
        # Time passes in turns but for the gesture's end, which is one event for the apps.
        await io.sleep((duration - _LONGEST_MS) / 1000)
        duration = _LONGEST_MS
    if command == "draganddrop":
        io.phone.windows.fingers.drag_and_drop((x1, y1), (x2, y2), duration)
    else:
        io.phone.windows.fingers.swipe([(x1, y1), (x2, y2)], duration)


def _motion(io: IO, args: list[str]) -> None:
    name = take(args, "motionevent", "motionevent")
    phase = name.lower()
    if phase not in ("down", "up", "move", "cancel"):
        raise java_error("motionevent", f"Unknown action: {name}")
    placed = phase != "cancel" or len(args) > 1
    x, y = _numbers(args, 2, "motionevent") if placed else (0.0, 0.0)
    io.phone.windows.fingers.touch(phase, x, y)


def _roll(io: IO, dx: float, dy: float) -> None:
    if abs(dx) > abs(dy):
        io.phone.windows.key(22 if dx > 0 else 21)
    elif dy:
        io.phone.windows.key(20 if dy > 0 else 19)


COMMANDS: Final[Commands] = {"input": through_binder("input", input_event)}
