"""What tasks of Android's Settings have in common: what they may not change, and ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.system_settings import SystemSettings
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.settings import Namespace

PACKAGE: Final = "com.android.settings"
KEPT: Final = "nothing else was changed"
_LOOK: Final[tuple[tuple[Namespace, str], ...]] = (
    ("system", "screen_off_timeout"),
    ("system", "font_scale"),
    ("secure", "display_density_forced"),
    ("system", "screen_brightness"),
    ("secure", "ui_night_mode"),
    ("system", "system_locales"),
    ("system", "ringtone"),
    ("system", "wallpaper"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """Which of the phone's radios are on, and whether it tells where it is."""

    wifi: bool = True
    bluetooth: bool = True
    airplane: bool = False
    location: bool = True


def read_switches(device: Device) -> Switches:
    """All of them."""
    settings = SystemSettings(device)
    return Switches(
        wifi=settings.wifi,
        bluetooth=settings.bluetooth,
        airplane=settings.airplane_mode,
        location=settings.location,
    )


def put_switches(device: Device, wanted: Switches) -> None:
    """Have the phone start so; airplane mode comes first, since it turns the others off."""
    settings = SystemSettings(device)
    if settings.airplane_mode != wanted.airplane:
        settings.set_airplane_mode(wanted.airplane)
    if not wanted.airplane:
        settings.set_wifi(wanted.wifi)
        settings.set_bluetooth(wanted.bluetooth)
    device.put_setting("secure", "location_mode", 3 if wanted.location else 0)


def read_look(device: Device, *, but: str = "") -> dict[str, str]:
    """The settings that tasks are about, without one of them."""
    return {key: device.setting(name, key) for name, key in _LOOK if key != but}


def ringtone(device: Device) -> str:
    """What the phone's ringtone is called; its address tells that."""
    address = device.setting("system", "ringtone")
    return parse_qs(urlsplit(address).query).get("title", [""])[0]


def open_row(pilot: Pilot, *rows: str) -> Pilot:
    """Open a page of Settings by the rows that lead there."""
    pilot.open("Settings")
    for row in rows:
        pilot.scroll_to(text=row).tap(text=row)
    return pilot
