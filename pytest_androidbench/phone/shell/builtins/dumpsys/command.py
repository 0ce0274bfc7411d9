"""`dumpsys` itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.builtins import battery
from pytest_androidbench.phone.shell.builtins.cmd import services
from pytest_androidbench.phone.shell.builtins.dumpsys import keyguard
from pytest_androidbench.phone.shell.builtins.dumpsys.activities import activity
from pytest_androidbench.phone.shell.builtins.dumpsys.hardware import (
    display,
    input_,
    power,
    surface_flinger,
    telephony,
)
from pytest_androidbench.phone.shell.builtins.dumpsys.notifications import notification
from pytest_androidbench.phone.shell.builtins.dumpsys.packages import package
from pytest_androidbench.phone.shell.builtins.dumpsys.windows import input_method, window
from pytest_androidbench.phone.shell.io import IO, Commands

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Dump = Callable[["Phone", list[str]], str]
_DUMPS: Final[Mapping[str, Dump]] = {
    "SurfaceFlinger": surface_flinger,
    "activity": activity,
    "battery": battery.dump,
    "display": display,
    "input": input_,
    "input_method": input_method,
    "notification": notification,
    "package": package,
    "power": power,
    "telephony.registry": telephony,
    "trust": keyguard.trust,
    "window": window,
}


async def dumpsys(io: IO, args: list[str]) -> int:
    rest = list(args)
    while rest[:1] in (["-t"], ["-T"], ["--priority"]):
        del rest[:2]
    if not rest or rest[0] == "-l":
        names = sorted({*services(), *_DUMPS})
        await io.line("Currently running services:")
        await io.out("".join(f"  {name}\n" for name in names))
        return 0
    if rest[0] == "battery" and rest[1:2] not in ([], ["-a"]):
        return await battery.battery(io, rest[1:])
    dump = _DUMPS.get(rest[0])
    if dump is not None:
        await io.out(dump(io.phone, rest[1:]))
    elif rest[0] not in services():
        await io.err(f"Can't find service: {rest[0]}")
    return 0


COMMANDS: Final[Commands] = {"dumpsys": dumpsys}
