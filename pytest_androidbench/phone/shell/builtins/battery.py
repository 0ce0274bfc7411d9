"""`dumpsys battery` and `cmd battery`: tell the battery's state, or say another one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.battery import FULL, UNPLUGGED
from pytest_androidbench.phone.system.phone import Phone

_FAILED: Final = 255
_NAMES: Final[Mapping[str, str]] = {
    "ac": "ac", "usb": "usb", "wireless": "wireless", "dock": "dock", "status": "status",
    "level": "level", "counter": "counter", "temp": "temperature", "present": "present",
    "invalid": "invalid",
}  # fmt: skip
"""What the command calls a value -> the field."""
_SWITCHES: Final = ("ac", "usb", "wireless", "dock", "present")
_NUMBER: Final = re.compile(r"[-+]?\d{1,9}", re.ASCII)
_HELP: Final = f"""Battery service (battery) commands:
  help
  get [-f] [{"|".join(_NAMES)}]
  set [-f] [{"|".join(_NAMES)}] <value>
    -f: broadcasts the change and tells its number.
  unplug [-f]
  reset [-f]
"""


def dump(phone: Phone, args: list[str]) -> str:
    """What the battery service tells of itself."""
    del args
    battery = phone.battery
    values = battery.values
    told = {
        "AC powered": values.ac,
        "USB powered": values.usb,
        "Wireless powered": values.wireless,
        "Dock powered": values.dock,
        "Max charging current": 0,
        "Max charging voltage": 0,
        "Charge counter": values.counter,
        "status": values.status,
        "health": values.health,
        "present": values.present,
        "level": values.level,
        "scale": FULL,
        "voltage": 5000,
        "temperature": values.temperature,
        "technology": "Li-ion",
    }
    stopped = "  (UPDATES STOPPED -- use 'reset' to restart)\n" if battery.frozen else ""
    lines = "".join(f"  {name}: {_shown(value)}\n" for name, value in told.items())
    return f"Current Battery Service state:\n{stopped}{lines}"


async def battery(io: IO, args: list[str]) -> int:
    """Do a command of the battery service."""
    words = [arg for arg in args if arg != "-f"]
    match words:
        case ["get", *rest]:
            return await _get(io, rest)
        case ["set", *rest]:
            return await _set(io, rest)
        case ["unplug"]:
            io.phone.battery.say(**UNPLUGGED)
        case ["reset"]:
            io.phone.battery.reset()
        case [] | ["help" | "-h"]:
            await io.out(_HELP)
        case [other, *_]:
            await io.line(f"Unknown command: {other}")
            return _FAILED
    return 0


async def _get(io: IO, words: list[str]) -> int:
    if not words:
        await io.line("No property specified")
        return _FAILED
    field = _NAMES.get(words[0])
    if field is None:
        await io.line(f"Unknown get option: {words[0]}")
        return 0
    await io.line(_shown(getattr(io.phone.battery.values, field)))
    return 0


async def _set(io: IO, words: list[str]) -> int:
    if len(words) < 2:
        await io.line("No value specified" if words else "No property specified")
        return _FAILED
    name, value = words[:2]
    field = _NAMES.get(name)
    if field is None:
        await io.line(f"Unknown set option: {name}")
        return 0
    if _NUMBER.fullmatch(value) is None:
        await io.line(f"Bad value: {value}")
        return _FAILED
    io.phone.battery.say(**{field: int(value) != 0 if name in _SWITCHES else int(value)})
    return 0


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
