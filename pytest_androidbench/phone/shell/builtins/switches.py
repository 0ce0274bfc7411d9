"""`svc`, `wm`, `ime`: radios, display, keyboards."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.shell.builtins.java import (
    integer,
    java_error,
    take,
    through_binder,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands

_SVC_USAGE: Final = """Available commands:
    help     Show information about the subcommands
    power    Control the power manager
    data     Control mobile data connectivity
    wifi     Control the Wi-Fi manager
    usb      Control Usb state
    nfc      Control NFC functions
    bluetooth Control Bluetooth service
    system-server System server process related command
"""
_LEAST_SIZE: Final = 200
_MOST_SCALE: Final = 3
_MOST_PIXELS: Final = 3840 * 2160
"""Of a screen: a picture of it has four bytes for each."""

_MOST_DENSITY: Final = 1_200
"""Beyond this a letter is larger than the screen; a device shows nothing but errors then."""

_STAY_ON: Final[dict[str, str]] = {
    "true": "15",
    "false": "0",
    "ac": "1",
    "usb": "2",
    "wireless": "4",
    "dock": "8",
}


async def svc(io: IO, args: list[str]) -> int:
    match args:
        case [("wifi" | "bluetooth" | "data") as radio, ("enable" | "disable") as word]:
            set_radio(io, radio, on=word == "enable")
        case ["power", "stayon", word] if word in _STAY_ON:
            io.phone.settings.put("global", "stay_on_while_plugged_in", _STAY_ON[word])
        case ["power", "reboot" | "shutdown", *_]:
            return await io.run(["reboot", *(["-p"] if args[1] == "shutdown" else [])])
        case ["nfc" | "usb", *_]:
            return 0
        case _:
            await io.err(_SVC_USAGE.rstrip("\n"))
    return 0


def set_radio(io: IO, radio: str, *, on: bool) -> None:
    """Switch a radio by the name commands use."""
    radios = io.phone.radios
    switch = {
        "wifi": radios.set_wifi,
        "bluetooth": radios.set_bluetooth,
        "data": radios.set_mobile_data,
        "airplane": radios.set_airplane,
    }[radio]
    switch(on)
    io.phone.windows.invalidate()


async def wm(io: IO, args: list[str]) -> int:
    if not args:
        await io.line("Window manager (window) commands:\n  help\n      Print this help text.")
        return 255
    rest = [arg for arg in args[1:] if arg not in ("-d", "-u")]
    match args[0]:
        case "size":
            return await _size(io, rest)
        case "density":
            return await _density(io, rest)
        case "user-rotation" | "set-user-rotation":
            return await _rotation(io, rest)
        case "dismiss-keyguard":
            io.phone.keyguard.dismiss()
            io.phone.windows.invalidate()
            return 0
        case "fixed-to-user-rotation" | "set-fix-to-user-rotation":
            return 0
        case "folded-area" | "scaling" | "tracing" | "logging":
            return 0
    await io.line(f"Unknown command: {args[0]}")
    return 255


async def _size(io: IO, args: list[str]) -> int:
    phone = io.phone
    if not args:
        await io.line(f"Physical size: {phone.physical.width}x{phone.physical.height}")
        if (phone.display.width, phone.display.height) != (
            phone.physical.width,
            phone.physical.height,
        ):
            await io.line(f"Override size: {phone.display.width}x{phone.display.height}")
        return 0
    width, height = phone.physical.width, phone.physical.height
    if args[0] != "reset":
        match = re.fullmatch(r"0*(\d+)(dp)?x0*(\d+)(dp)?", args[0], re.ASCII)
        if match is None:
            await io.err("Error: size must be given as WxH")
            return 255
        scale = phone.display.density / 160
        width = round(integer(match[1], "size") * (scale if match[2] else 1))
        height = round(integer(match[3], "size") * (scale if match[4] else 1))
        if width <= 0 or height <= 0:
            raise CommandError("Error: bad number", 255)
        # The bounds of DisplayContent.setForcedSize.
        longest = _MOST_SCALE * max(phone.physical.width, phone.physical.height)
        width = min(max(width, _LEAST_SIZE), longest)
        height = min(max(height, _LEAST_SIZE), longest, _MOST_PIXELS // width)
    phone.display = replace(phone.display, width=width, height=height)
    phone.windows.invalidate()
    return 0


async def _density(io: IO, args: list[str]) -> int:
    phone = io.phone
    if not args:
        await io.line(f"Physical density: {phone.physical.density}")
        if phone.display.density != phone.physical.density:
            await io.line(f"Override density: {phone.display.density}")
        return 0
    density = phone.physical.density
    if args[0] != "reset":
        if not args[0].isdecimal():
            await io.err(f"Error: bad number {args[0]}")
            return 255
        density = integer(args[0].lstrip("0") or "0", "density")
        if density < 72:
            await io.err("Error: density must be >= 72")
            return 255
        density = min(density, _MOST_DENSITY)
    phone.display = replace(phone.display, density=density)
    phone.windows.invalidate()
    return 0


async def _rotation(io: IO, args: list[str]) -> int:
    settings = io.phone.settings
    if not args:
        free = settings.flag("system", "accelerometer_rotation")
        shown = "free" if free else f"lock {settings.text('system', 'user_rotation', '0')}"
        await io.line(shown)
    elif args[0] == "free":
        io.phone.windows.turning.free()
    elif args[0] == "lock":
        wanted = integer(args[1], "user-rotation") if len(args) > 1 else None
        io.phone.windows.turning.lock(wanted)
    else:
        await io.err(f"Error: expecting free or lock, found {args[0]}")
        return 255
    io.phone.windows.invalidate()
    return 0


async def ime(io: IO, args: list[str]) -> int:
    rest = list(args)
    if "--user" in rest:
        at = rest.index("--user")
        del rest[at : at + 2]
    command = rest.pop(0) if rest else ""
    methods = io.phone.ime
    match command:
        case "list":
            ids = methods.all() if "-a" in rest else methods.enabled()
            short = "-s" in rest
            await io.out("".join(f"{id_}\n" if short else _described(id_) for id_ in ids))
            return 0
        case "enable" | "disable" | "set":
            return await _change(io, command, take(rest, command, command))
        case "reset":
            first = methods.all()[0]
            methods.select(first)
            await io.line(f"Reset current and enabled IMEs for user #0\n  Selected: {first}")
            return 0
    await io.line(f"Unknown command: {command}" if command else "ime <command>:")
    return 255


async def _change(io: IO, command: str, method: str) -> int:
    methods = io.phone.ime
    known = method in methods.all()
    done = False
    if command == "enable" and known:
        done = methods.enable(method)
        how = "now enabled" if done else "already enabled"
        await io.line(f"Input method {method}: {how} for user #0")
    elif command == "disable" and known:
        done = methods.disable(method)
        how = "now disabled" if done else "already disabled"
        await io.line(f"Input method {method}: {how} for user #0")
    elif command == "set" and methods.select(method):
        await io.line(f"Input method {method} selected for user #0")
    else:
        verb = {"enable": "enabled", "disable": "disabled", "set": "selected"}[command]
        await io.err(f"Unknown input method {method} cannot be {verb} for user #0")
        return 255
    io.phone.windows.invalidate()
    return 0


def _described(method: str) -> str:
    package, _, name = method.partition("/")
    full = package + name if name.startswith(".") else name
    return (
        f"{method}:\n  mId={method} mSettingsActivityName=null mIsVrOnly=false "
        "mSupportsSwitchingToNextInputMethod=true\n  mIsDefaultResId=0x0\n  Service:\n"
        f"    name={full}\n    packageName={package}\n"
    )


async def uimode(io: IO, args: list[str]) -> int:
    """`cmd uimode night [yes|no|auto]`."""
    settings = io.phone.settings
    if args[:1] != ["night"]:
        raise java_error("uimode", f"Unknown command: {' '.join(args)}")
    values = {"yes": 2, "no": 1, "auto": 0}
    if len(args) > 1:
        if args[1] not in values:
            await io.err("Usage: night [yes|no|auto|custom_schedule|custom_bedtime]")
            return 255
        settings.put("secure", "ui_night_mode", values[args[1]])
        io.phone.windows.invalidate()
    words = {2: "yes", 1: "no", 0: "auto"}
    await io.line(f"Night mode: {words.get(settings.number('secure', 'ui_night_mode', 1), 'no')}")
    return 0


COMMANDS: Final[Commands] = {
    "ime": through_binder("input_method", ime),
    "svc": svc,
    "wm": through_binder("window", wm),
}
