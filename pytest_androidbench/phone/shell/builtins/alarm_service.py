"""`cmd alarm`: the clock and its zone, and `service call alarm`, by which scripts set the zone.

`AlarmManagerService.ShellCmd` of Android 13.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.java import integer, take
from pytest_androidbench.phone.shell.builtins.machine import set_clock
from pytest_androidbench.phone.shell.builtins.state_services import unknown
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import ZONE, known_zone

_FAILED: Final = 255
_HELP: Final = """Alarm manager service (alarm) commands:
  help
    Print this help text.
  set-time TIME
    Set the system clock time to TIME where TIME is milliseconds
    since the Epoch.
  set-timezone TZ
    Set the system timezone to TZ where TZ is an Olson id.
"""


async def alarm(io: IO, args: list[str]) -> int:
    """Sets the clock or its zone."""
    match args:
        case [] | ["help" | "-h", *_]:
            await io.out(_HELP)
            return 0 if args else _FAILED
        case ["set-time" as name, *rest]:
            moment_ms = integer(take(rest, "alarm", name), "alarm", bits=64)
            return 0 if moment_ms > 0 and set_clock(io.phone, moment_ms) else _FAILED
        case ["set-timezone" as name, *rest]:
            set_zone(io.phone, take(rest, "alarm", name))
        case _:
            return await unknown(io, args)
    return 0


def set_zone(phone: Phone, name: str) -> None:
    """Move the phone to a zone; where there is none of that name to GMT, as Java does."""
    phone.properties.put(ZONE, known_zone(name))
    phone.windows.invalidate()
