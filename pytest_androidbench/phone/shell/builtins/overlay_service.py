"""`cmd overlay`: of the system's overlays those that change how one goes back and home.

`OverlayManagerShellCommand` of Android 13; the three belong to one category, of which one is on.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.java import take
from pytest_androidbench.phone.shell.builtins.state_services import unknown
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.phone import Phone

_FAILED: Final = 1
_PREFIX: Final = "com.android.internal.systemui.navbar."
MODES: Final = {f"{_PREFIX}threebutton": 0, f"{_PREFIX}gestural": 2}
"""Packages, and what they make of the setting `navigation_mode`."""
GESTURAL: Final = 2


async def overlay(io: IO, args: list[str]) -> int:
    """Lists overlays, switches one on or off."""
    match args:
        case ["list"]:
            await io.out("android\n" + "".join(_line(io.phone, name) for name in sorted(MODES)))
        case ["enable" | "enable-exclusive" as name, *rest]:
            options = [word for word in rest if not word.startswith("--")]
            return _switch(io.phone, take(options, "overlay", name), on=True)
        case ["disable" as name, *rest]:
            return _switch(io.phone, take(rest, "overlay", name), on=False)
        case _:
            return await unknown(io, args)
    return 0


def _line(phone: Phone, name: str) -> str:
    sign = "x" if _mode(phone) == MODES[name] else " "
    return f"[{sign}] {name}\n"


def _mode(phone: Phone) -> int:
    return phone.settings.number("secure", "navigation_mode", GESTURAL)


def _switch(phone: Phone, name: str, *, on: bool) -> int:
    if name not in MODES:
        return _FAILED
    if on:
        phone.settings.put("secure", "navigation_mode", MODES[name])
    elif _mode(phone) == MODES[name]:
        # Without any of them the framework's own value holds.
        phone.settings.put("secure", "navigation_mode", 0)
    phone.windows.changed()
    return 0
