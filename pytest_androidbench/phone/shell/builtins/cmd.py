"""`cmd SERVICE ...`, `monkey`, `appops`, `service`."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.builtins.alarm_service import alarm, set_zone
from pytest_androidbench.phone.shell.builtins.battery import battery
from pytest_androidbench.phone.shell.builtins.java import (
    check_transaction,
    java_error,
    take,
    through_binder,
)
from pytest_androidbench.phone.shell.builtins.overlay_service import overlay
from pytest_androidbench.phone.shell.builtins.roles import role, telecom
from pytest_androidbench.phone.shell.builtins.state_services import (
    location,
    netpolicy,
    sensor_privacy,
    statusbar,
    unknown,
)
from pytest_androidbench.phone.shell.builtins.switches import set_radio, uimode
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Command, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system import app_ops
from pytest_androidbench.phone.system.notifications import Notification

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_NOT_FOUND: Final = 20
_SYSTEM_UID: Final = 1000
_PROGRAMS: Final[dict[str, tuple[str, ...]]] = {
    "activity": ("am",),
    "appops": ("appops",),
    "input": ("input",),
    "input_method": ("ime",),
    "lock_settings": ("locksettings",),
    "package": ("pm",),
    "settings": ("settings",),
    "window": ("wm",),
    "content": ("content",),
    "media_session": ("media",),
}
_OTHERS: Final = (
    "SurfaceFlinger", "accessibility", "account", "activity_task", "audio",
    "batterystats", "carrier_config", "device_policy", "display", "iphonesubinfo", "isms",
    "jobscheduler", "media_router", "netstats", "phone", "power",
    "search", "sensorservice", "shortcut", "storagestats",
    "telephony.registry", "trust", "usb", "user", "vibrator_manager", "wallpaper", "webviewupdate",
)  # fmt: skip
_COUNT: Final = re.compile(r"\d{1,9}", re.ASCII)
_SEED: Final = re.compile(r"-?\d{1,18}", re.ASCII)
_TOUCH_UNITS: Final = 2_000


async def cmd(io: IO, args: list[str]) -> int:
    if not args:
        message = "cmd: No service specified; use -l to list all running services."
        raise CommandError(f"{message} Use -w to start and wait for a service.", _NOT_FOUND)
    name, rest = args[0], list(args[1:])
    if name == "-l":
        await io.line("Currently running services:")
        await io.out("".join(f"  {service}\n" for service in services()))
        return 0
    await io.turn(len(rest))
    check_transaction(name, rest)
    if name in _PROGRAMS:
        return await io.run([*_PROGRAMS[name], *rest])
    if found := _SERVICES.get(name):
        return await found(io, rest)
    if name in _OTHERS:
        await io.line("No shell command implementation.")
        return 255
    raise CommandError(f"cmd: Can't find service: {name}", _NOT_FOUND)


def services() -> list[str]:
    """Names of all services."""
    return sorted({*_PROGRAMS, *_SERVICES, *_OTHERS} - {"content"})


def notification_key(phone: Phone, posted: Notification) -> str:
    """What the notification service calls one that is posted."""
    info = phone.packages.info(posted.package)
    uid = info.uid if info else _SYSTEM_UID
    return f"0|{posted.package}|{posted.id}|{posted.tag or 'null'}|{uid}"


async def _notification(io: IO, args: list[str]) -> int:
    match args:
        case ["set_dnd", word]:
            modes = {"on": 1, "priority": 1, "all": 0, "off": 0, "none": 2, "alarms": 3}
            io.phone.settings.put("global", "zen_mode", modes.get(word, 0))
        case ["list"]:
            posted = io.phone.notifications.list()
            await io.out("".join(f"{notification_key(io.phone, note)}\n" for note in posted))
        case ["allow_listener" | "disallow_listener" | "allow_dnd" | "disallow_dnd", *_]:
            return 0
        case _:
            return await unknown(io, args)
    io.phone.windows.invalidate()
    return 0


async def _wifi(io: IO, args: list[str]) -> int:
    radios = io.phone.radios
    match args:
        case ["set-wifi-enabled", ("enabled" | "disabled") as word]:
            set_radio(io, "wifi", on=word == "enabled")
        case ["status"]:
            await io.line(f"Wifi is {'enabled' if radios.wifi else 'disabled'}")
            if radios.wifi:
                await io.line("Wifi scanning is always available")
            if radios.connected:
                await io.line(f'Wifi is connected to "{radios.connected.ssid}"')
        case ["list-networks"]:
            await io.line("Network Id      SSID                         Security type")
            for number, network in enumerate(radios.saved_networks):
                kind = network.security or "open"
                await io.line(f"{number:<12} {network.ssid:>32} {kind:>4}")
        case ["list-scan-results"]:
            for network in radios.networks:
                await io.line(
                    f"  02:15:b2:00:01:00       2447    -50    1.0    {network.ssid}    [ESS]"
                )
        case _:
            return await unknown(io, args)
    return 0


async def _connectivity(io: IO, args: list[str]) -> int:
    match args:
        case ["airplane-mode"]:
            await io.line("enabled" if io.phone.radios.airplane else "disabled")
        case ["airplane-mode", ("enable" | "disable") as word]:
            set_radio(io, "airplane", on=word == "enable")
        case _:
            return await unknown(io, args)
    return 0


async def _bluetooth(io: IO, args: list[str]) -> int:
    match args:
        case [("enable" | "disable") as word]:
            set_radio(io, "bluetooth", on=word == "enable")
            await io.line(f"{word}: Success")
        case ["wait-for-state:STATE_ON" | "wait-for-state:STATE_OFF"]:
            on = args[0].endswith("ON")
            done = io.phone.radios.bluetooth == on
            await io.line(f"wait-for-state: {'Success' if done else 'Failed'}")
            return int(not done)
        case _:
            return await unknown(io, args)
    return 0


async def _clipboard(io: IO, args: list[str]) -> int:
    """The answer of `Binder.handleShellCommand`, since the clipboard of 13 has none of its own."""
    del args
    await io.err("No shell command implementation.")
    return 0


async def _locale(io: IO, args: list[str]) -> int:
    match args:
        case ["get-app-locales", package, *_]:
            await io.line(f"Locales for {package} for user 0 are []")
        case ["set-app-locales", _, *_]:
            return 0
        case _:
            return await unknown(io, args)
    return 0


async def _power(io: IO, args: list[str]) -> int:
    match args:
        case ["set-mode", word]:
            io.phone.settings.put("global", "low_power", 1 if word == "1" else 0)
        case ["wakeup" | "sleep"]:
            (io.phone.windows.wake if args[0] == "wakeup" else io.phone.windows.sleep)()
        case _:
            return await unknown(io, args)
    return 0


_SERVICES: Final[dict[str, Command]] = {
    "alarm": alarm,
    "overlay": overlay,
    "battery": battery,
    "bluetooth_manager": _bluetooth,
    "clipboard": _clipboard,
    "connectivity": _connectivity,
    "locale": _locale,
    "location": location,
    "netpolicy": netpolicy,
    "notification": _notification,
    "power": _power,
    "role": role,
    "sensor_privacy": sensor_privacy,
    "statusbar": statusbar,
    "telecom": telecom,
    "uimode": uimode,
    "wifi": _wifi,
}


async def service(io: IO, args: list[str]) -> int:
    match args:
        case ["list"]:
            names = services()
            await io.line(f"Found {len(names)} services:")
            await io.out("".join(f"{n}\t{name}: []\n" for n, name in enumerate(names)))
        case ["check", name]:
            found = name in services()
            await io.line(f"Service {name}: {'found' if found else 'not found'}")
        case ["call", name, *_] if name not in services():
            await io.line(f"service: Service {name} does not exist")
            return 10
        case ["call", "alarm", "3", "s16", zone]:
            set_zone(io.phone, zone)
            await io.line("Result: Parcel(00000000    '....')")
        case ["call", _, code, *_] if code.isdecimal():
            await io.line('Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")')
        case _:
            await io.line(
                "Usage: service [-h|-?]\n       service list\n       service check SERVICE"
            )
            return 10
    return 0


async def monkey(io: IO, args: list[str]) -> int:
    letters = "p:c:s:v"
    values = {"--throttle", "--pct-syskeys", "--pct-touch", "--pct-motion", "--pct-appswitch"}
    known = [
        arg
        for at, arg in enumerate(args)
        if not arg.startswith("--") and not (at and args[at - 1] in values)
    ]
    options = read_options("monkey", known, letters)
    if not options.rest or not _COUNT.fullmatch(options.rest[-1]):
        raise CommandError("** Error: A count of events must be specified.", 255)
    count, seed = int(options.rest[-1]), options.value("s", "0") or "0"
    if not _SEED.fullmatch(seed):
        raise CommandError("** Error: Seed is not a number", 255)
    packages = options.values.get("p", [])
    found = [name for name in packages if io.phone.activities.launch_component(name)]
    if packages and not found:
        await io.line("** No activities found to run, monkey aborted.")
        return 252
    if found and count:
        io.phone.windows.start_app(found[0])
    await _wander(io, count - 1, int(seed))
    await io.line(f"Events injected: {count}")
    await io.line("## Network stats: elapsed time=34ms (0ms mobile, 0ms wifi, 34ms not connected)")
    return 0


async def _wander(io: IO, count: int, seed: int) -> None:
    """Touch here and there, by the seed."""
    chance = random.Random(seed)
    width, height = io.phone.display.logical_size
    for _ in range(count):
        await io.turn(_TOUCH_UNITS)
        io.phone.windows.fingers.tap(chance.randrange(width), chance.randrange(height))


async def appops(io: IO, args: list[str]) -> int:
    rest = [arg for arg in args if arg != "--uid"]
    if "--user" in rest:
        at = rest.index("--user")
        del rest[at : at + 2]
    command = take(rest, "appops", "appops")
    if command not in ("set", "get", "reset"):
        await io.line(f"Unknown command: {command}")
        return 255
    if command == "reset":
        app_ops.write(io.phone, {})
        return 0
    package = take(rest, command, command)
    if io.phone.packages.info(package) is None:
        raise CommandError(f"Error: No UID for {package} in user 0", 255)
    modes = app_ops.modes(io.phone)
    if command == "set":
        name = _operation(take(rest, command, package))
        modes[package, name] = take(rest, command, name)
        app_ops.write(io.phone, modes)
        return 0
    wanted = _operation(rest[0]) if rest else ""
    found = [
        (name, mode)
        for (own, name), mode in modes.items()
        if own == package and wanted in ("", name)
    ]
    for name, mode in found:
        await io.line(f"{name}: {mode}")
    if not found:
        await io.line("No operations.")
    return 0


def _operation(name: str) -> str:
    """`android:system_alert_window` as `SYSTEM_ALERT_WINDOW`."""
    short = name.removeprefix("android:").upper()
    if not re.fullmatch(r"\w+", short):
        raise java_error("appops", f"Unknown operation string: {name}")
    return short


COMMANDS: Final[Commands] = {
    "appops": through_binder("appops", appops),
    "cmd": cmd,
    "monkey": monkey,
    "service": service,
}
