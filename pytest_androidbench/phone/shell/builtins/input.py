"""`input`: touches and keys."""

from __future__ import annotations

from collections import deque
from typing import Final

from pytest_androidbench.phone.shell.builtins.java import (
    integer,
    java_error,
    number,
    take,
    through_binder,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.windows.key_codes import META_CTRL, META_SHIFT, code_of

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
      keycombination <key code 1> <key code 2> ... (Default: keyboard)
"""  # noqa: W291
_META: Final[dict[int, int]] = {
    59: META_SHIFT,
    60: META_SHIFT,
    113: META_CTRL,
    114: META_CTRL,
    57: 0x02,
    58: 0x02,
}
_DEFAULT_MS: Final = 300
_LONGEST_MS: Final = 60_000
_FAR: Final = 1_000_000.0
_KEY_UNITS: Final = 1_000
_LONGEST_NAME: Final = 100


async def input_event(io: IO, args: list[str]) -> int:
    rest = list(args)
    if rest and rest[0] in _SOURCES:
        rest.pop(0)
    if rest and rest[0] == "-d":
        rest.pop(0)
        integer(take(rest, "input", "-d"), "-d")
    if not rest:
        await io.out(_USAGE)
        return 255
    command = rest.pop(0)
    windows = io.phone.windows
    match command:
        case "tap":
            x, y = _numbers(rest, 2, command)
            windows.fingers.tap(x, y)
        case "swipe" | "draganddrop":
            await _swipe(io, rest, command)
        case "text":
            _text(io, take(rest, command, command))
        case "keyevent":
            await _keys(io, rest)
        case "keycombination":
            await _combination(io, rest)
        case "motionevent":
            _motion(io, rest)
        case "press":
            windows.key(23)
        case "roll":
            _roll(io, *_numbers(rest, 2, command))
        case _:
            await io.err(f"Error: Unknown command: {command}")
            await io.out(_USAGE)
            return 255
    return 0


def _numbers(args: list[str], count: int, command: str) -> list[float]:
    found: list[float] = []
    last = command
    for _ in range(count):
        last = take(args, command, last)
        found.append(_on_screen(number(last, command)))
    return found


def _on_screen(place: float) -> float:
    """A place as the screen's measures have it; no number is one far outside, as all the rest."""
    return max(-_FAR, min(_FAR, place)) if place == place else -_FAR  # noqa: PLR0124


async def _swipe(io: IO, args: list[str], command: str) -> None:
    if len(args) not in (4, 5):
        raise CommandError(f"Error: Invalid arguments for command: {command}", 255)
    x1, y1, x2, y2 = _numbers(args, 4, command)
    given = integer(args[0], command) if args else -1
    duration = given if given >= 0 else _DEFAULT_MS
    if duration > _LONGEST_MS:
        # Time passes in turns but for the gesture's end, which is one event for the apps.
        await io.sleep((duration - _LONGEST_MS) / 1000)
        duration = _LONGEST_MS
    if command == "draganddrop":
        io.phone.windows.fingers.drag((x1, y1), (x2, y2), duration)
    else:
        io.phone.windows.fingers.swipe([(x1, y1), (x2, y2)], duration)


def _text(io: IO, text: str) -> None:
    typed = text.replace("%s", " ")
    if not typed.isascii():
        kind = "java.lang.NullPointerException"
        raise java_error("text", "Attempt to get length of null array", kind)
    io.phone.windows.type_text(typed)


def _code(name: str) -> int:
    """A key's number; 0 for what no key is called."""
    return (code_of(name) or 0) if len(name) <= _LONGEST_NAME else 0


async def _keys(io: IO, args: list[str]) -> None:
    long = double = False
    pending = deque(args)
    while pending and pending[0].startswith("--"):
        option = pending.popleft()
        if option == "--delay":
            take(pending, "keyevent", option)
        long |= option == "--longpress"
        double |= option == "--doubletap"
    if not pending:
        raise java_error("keyevent", 'Argument expected after "keyevent"')
    for name in pending:
        for _ in range(1 + double):
            await io.turn(_KEY_UNITS)
            io.phone.windows.key(_code(name), long=long)


async def _combination(io: IO, args: list[str]) -> None:
    if len(args) < 2:
        raise CommandError("Error: Invalid arguments for command: keycombination", 255)
    codes = [_code(name) for name in args if not name.startswith("-")]
    meta = 0
    for code in codes:
        meta |= _META.get(code, 0)
    for code in codes:
        if code not in _META:
            await io.turn(_KEY_UNITS)
            io.phone.windows.key(code, meta=meta)


def _motion(io: IO, args: list[str]) -> None:
    phase = take(args, "motionevent", "motionevent").upper()
    if phase not in ("DOWN", "UP", "MOVE", "CANCEL"):
        raise java_error("motionevent", f"Unknown motionevent {phase}")
    x, y = _numbers(args, 2, "motionevent") if args else (0.0, 0.0)
    io.phone.windows.fingers.touch({"CANCEL": "up"}.get(phase, phase.lower()), x, y)


def _roll(io: IO, dx: float, dy: float) -> None:
    if abs(dx) > abs(dy):
        io.phone.windows.key(22 if dx > 0 else 21)
    elif dy:
        io.phone.windows.key(20 if dy > 0 else 19)


COMMANDS: Final[Commands] = {"input": through_binder("input", input_event)}
