"""`cmd statusbar`, `location`, `netpolicy`, `sensor_privacy`: what the quick settings show."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.java import take
from pytest_androidbench.phone.shell.io import IO

STATUS_ICONS: Final = (
    "alarm_clock", "rotate", "headset", "data_saver", "ime", "sync_failing", "sync_active", "nfc",
    "tty", "speakerphone", "cdma_eri", "data_connection", "phone_evdo_signal", "phone_signal",
    "secure", "managed_profile", "cast", "screen_record", "vpn", "bluetooth", "camera",
    "microphone", "location", "mute", "volume", "zen", "ethernet", "wifi", "hotspot", "mobile",
    "airplane", "no_calling", "call_strength", "battery", "sensors_off",
)  # fmt: skip
"""`config_statusBarIcons` of Android 13, in its order."""
SENSORS: Final = {"microphone": "microphone_access", "camera": "camera_access"}
DATA_SAVER: Final = ("global", "restrict_background_data")
BOOLEANS: Final = {"true": True, "false": False}


async def statusbar(io: IO, args: list[str]) -> int:
    """The status bar's shade and its tiles."""
    windows = io.phone.windows
    match args[:1]:
        case ["expand-notifications"]:
            windows.open_shade()
        case ["expand-settings"]:
            windows.open_quick_settings()
        case ["collapse"]:
            windows.close_shade()
        case ["add-tile" | "remove-tile" | "click-tile"]:
            _tile(io, args[0], take(args[1:], args[0], args[0]))
        case ["check-support"]:
            await io.line("true")
        case ["get-status-icons"]:
            await io.out("".join(f"{name}\n" for name in STATUS_ICONS))
        case _:
            return await unknown(io, args)
    return 0


def _tile(io: IO, command: str, component: str) -> None:
    """Put an app's tile in front of all, or take it away; one that no app offers takes no click."""
    package, slash, name = component.partition("/")
    system_ui = io.phone.parts.system_ui
    if not slash or not name:
        return
    short = "." + name.removeprefix(f"{package}.").removeprefix(".")
    tile = f"custom({package}/{short if name.startswith((package, '.')) else name})"
    if command == "add-tile":
        system_ui.add_tile(tile)
    elif command == "remove-tile":
        system_ui.remove_tile(tile)
    io.phone.windows.invalidate()


async def location(io: IO, args: list[str]) -> int:
    """The one switch of all places."""
    settings = io.phone.settings
    match args:
        case ["is-location-enabled", *_]:
            on = settings.flag("secure", "location_mode", default=True)
            await io.line(str(on).lower())
        case ["set-location-enabled", *rest]:
            word = take(rest, "set-location-enabled", "set-location-enabled")
            settings.put("secure", "location_mode", 3 if word.lower() == "true" else 0)
            io.phone.windows.invalidate()
        case _:
            return await unknown(io, args)
    return 0


async def netpolicy(io: IO, args: list[str]) -> int:
    """Data Saver."""
    match args:
        case ["get", "restrict-background"]:
            word = "enabled" if io.phone.settings.flag(*DATA_SAVER) else "disabled"
            await io.line(f"Restrict background status: {word}")
        case ["set", "restrict-background"]:
            await io.line("Error: didn't specify BOOLEAN")
            return 255
        case ["set", "restrict-background", word]:
            io.phone.settings.put(*DATA_SAVER, BOOLEANS.get(word.lower(), False))
            io.phone.windows.invalidate()
        case _:
            return await unknown(io, args)
    return 0


async def sensor_privacy(io: IO, args: list[str]) -> int:
    """Whether apps hear and see anything: enabled privacy blocks a sensor."""
    match args:
        case [("enable" | "disable" | "reset") as word, _, ("microphone" | "camera") as sensor]:
            io.phone.settings.put("secure", SENSORS[sensor], word != "enable")
            io.phone.windows.invalidate()
        case ["enable" | "disable" | "reset", _, _]:
            await io.line("Invalid sensor")
            return 255
        case _:
            return await unknown(io, args)
    return 0


async def unknown(io: IO, args: list[str]) -> int:
    """What a service says of a command it does not have."""
    await io.line(f"Unknown command: {args[0] if args else ''}")
    return 255
