"""`input text`, `keyevent` and `keycombination`: what is typed from the shell.

Rules of InputShellCommand.java of Android 13 (aosp-mirror/platform_frameworks_base): `text` makes
events of the virtual keyboard's map and fails as a whole where that lacks a character.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from pytest_androidbench.phone.shell.builtins.java import integer, java_error, take
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.windows.key_codes import (
    CODES,
    ENTER,
    META_CTRL,
    META_SHIFT,
    TAB,
    VOLUME_AND_POWER,
)

_TYPED: Final = re.compile("[ -~\t\nçÇß\u0300\u0301\u0302\u0303\u0308]*")
"""What Virtual.kcm has a key for."""
_PIECES: Final = re.compile("\n|\t|[^\n\t]+")
_KEYS: Final = {"\n": ENTER, "\t": TAB}
# As in issue 34 of TencentQQGYLab/AppAgent, seen on an emulator.
_NO_EVENTS: Final = (
    "com.android.server.input.InputShellCommand.sendText(InputShellCommand.java:319)",
    "com.android.server.input.InputShellCommand.runText(InputShellCommand.java:291)",
    "com.android.server.input.InputShellCommand.onCommand(InputShellCommand.java:232)",
)
_BINDER: Final = (
    "com.android.server.input.InputManagerService.onShellCommand(InputManagerService.java:3297)",
    "android.os.Binder.shellCommand(Binder.java:1068)",
    "android.os.Binder.onTransact(Binder.java:888)",
    "android.hardware.input.IInputManager$Stub.onTransact(IInputManager.java:1339)",
    "android.os.Binder.execTransactInternal(Binder.java:1344)",
    "android.os.Binder.execTransact(Binder.java:1275)",
)
_META: Final[dict[int, int]] = {
    57: 0x02,
    58: 0x02,
    59: META_SHIFT,
    60: META_SHIFT,
    113: META_CTRL,
    114: META_CTRL,
    117: 0x10000,
    118: 0x10000,
}
_KEY_UNITS: Final = 1_000
_LONGEST_NAME: Final = 100
_DOUBLE_TAP_MS: Final = 40
"""`ViewConfiguration.getDoubleTapMinTime()`."""


async def text(io: IO, args: list[str]) -> None:
    """Type a text, in which `%s` is a space; line ends and tabs are keys."""
    typed = take(args, "text", "text").replace("%s", " ")
    if not _TYPED.fullmatch(typed):
        kind = "java.lang.NullPointerException"
        message = "Attempt to get length of null array"
        raise java_error("text", message, kind, above=_NO_EVENTS, below=_BINDER)
    for piece in _PIECES.findall(typed):
        await io.turn(len(piece))
        if piece in _KEYS:
            io.phone.windows.key(_KEYS[piece])
        else:
            io.phone.windows.type_text(piece)


async def keyevent(io: IO, args: list[str]) -> None:
    """Press keys one after the other, held or (the first one) twice."""
    pending = deque(args)
    first = take(pending, "keyevent", "keyevent")
    if first == "--doubletap":
        code = code_named(take(pending, "keyevent", first))
        await _press(io, code)
        io.phone.clock.last(_DOUBLE_TAP_MS)
        await _press(io, code)
        return
    held = first == "--longpress"
    names = [take(pending, "keyevent", first) if held else first, *pending]
    for name in names:
        await _press(io, code_named(name), held=held)


async def keycombination(io: IO, args: list[str]) -> None:
    """Press keys together: each has the modifiers ahead of it."""
    pending = deque(args)
    first = take(pending, "keycombination", "keycombination")
    duration = 0
    if first == "-t":
        duration = integer(take(pending, "keycombination", "-t"), "keycombination")
        first = take(pending, "keycombination", "-t")
    codes = [_known_code(name) for name in (first, *pending)]
    if len(codes) < 2:
        raise java_error("keycombination", "keycombination requires at least 2 keycodes")
    if set(codes) == VOLUME_AND_POWER:
        io.phone.windows.take_screenshot()
    else:
        await _together(io, codes)
    await io.sleep(max(0, duration) / 1000)


async def _together(io: IO, codes: list[int]) -> None:
    meta = 0
    for code in codes:
        if code not in _META:
            await _press(io, code, meta)
        meta |= _META.get(code, 0)


async def _press(io: IO, code: int, meta: int = 0, *, held: bool = False) -> None:
    await io.turn(_KEY_UNITS)
    io.phone.windows.key(code, meta=meta, long=held)


def code_named(name: str) -> int:
    """A key's number by `KeyEvent.keyCodeFromString`; 0 for what no key is called."""
    if re.fullmatch(r"[-+]?[0-9]{1,10}", name):
        return int(name)
    short = name.removeprefix("KEYCODE_")
    known = len(short) <= _LONGEST_NAME and short == short.upper()
    return CODES.get(short.lower(), 0) if known else 0


def _known_code(name: str) -> int:
    code = code_named(name)
    if code == 0:
        raise java_error("keycombination", f"Unknown keycode: {name}")
    return code
