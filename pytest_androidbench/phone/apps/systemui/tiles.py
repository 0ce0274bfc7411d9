"""The tiles of the quick settings: what each shows, and what a tap or a long press does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.tile_face import OFF, ON, Tile
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ORDER: Final = (
    "internet",
    "bt",
    "flashlight",
    "dnd",
    "alarm",
    "airplane",
    "rotation",
    "battery",
    "controls",
    "wallet",
    "cast",
    "screenrecord",
    "location",
    "dark",
    "night",
    "hotspot",
)
"""The tiles a phone comes with."""
MOBILE: Final = f"{CARRIER}, {NETWORK_TYPE}"


@dataclass(frozen=True, slots=True, kw_only=True)
class TileKind:
    """What a tile of the quick settings is about."""

    show: Callable[[Phone], Tile]
    """What it shows now."""
    turn: Callable[[Phone], None] | None = None
    """What a tap does; None for one that opens something."""
    page: str = "SETTINGS"
    """The page of Settings behind a long press."""


Value = tuple["Callable[[Phone], bool]", "Callable[[Phone, bool], None]"]
"""What a switch stands for: whether it is on, and how it is turned."""


def _setting(namespace: str, key: str, *, on: int = 1) -> Value:
    def get(phone: Phone) -> bool:
        return phone.settings.flag(namespace, key)

    def put(phone: Phone, value: bool) -> None:
        phone.settings.put(namespace, key, on if value else 0)

    return get, put


BLUETOOTH: Final[Value] = (
    lambda phone: phone.radios.bluetooth,
    lambda phone, on: phone.radios.set_bluetooth(on),
)
AIRPLANE: Final[Value] = (
    lambda phone: phone.radios.airplane,
    lambda phone, on: phone.radios.set_airplane(on),
)
DARK: Final[Value] = (
    lambda phone: phone.display.dark,
    lambda phone, on: phone.settings.put("secure", "ui_night_mode", 2 if on else 1),
)


def _switch(
    label: str,
    icon: str,
    value: Value,
    page: str = "SETTINGS",
    *,
    off: str = "",
    desc: Message | None = None,
    desc_on: Message | None = None,
) -> TileKind:
    """A tile that turns something; `off` is its icon, and `desc` what is read out, while off."""
    get, put = value

    def show(phone: Phone) -> Tile:
        on = get(phone)
        said = (desc_on if on else None) or desc or tr(label)
        sign, state = (icon, ON) if on else (off or icon, OFF)
        return Tile(icon=sign, label=tr(label), secondary=state, on=on, desc=said)

    return TileKind(show=show, turn=lambda phone: put(phone, not get(phone)), page=page)


def _unavailable(label: str, icon: str) -> TileKind:
    tile = Tile(
        icon=icon, label=tr(label), secondary=tr("Unavailable"), toggle=False, available=False
    )
    return TileKind(show=lambda _: tile)


def _internet(phone: Phone) -> Tile:
    radios, wifi, label = phone.radios, phone.radios.connected, tr("Internet")
    if wifi is not None or (radios.mobile_data and not radios.airplane):
        icon, name = ("wifi", wifi.ssid) if wifi else ("signal_cellular_4_bar", MOBILE)
        desc = tr("Internet,{name}", name=name)
        return Tile(icon=icon, label=label, secondary=name, lit=True, desc=desc)
    if radios.airplane:
        state, desc = tr("Airplane mode"), tr("Internet,,Airplane mode")
    elif radios.networks:
        state, desc = tr("Networks available"), tr("Internet,,Networks available")
    else:
        state, desc = tr("Networks unavailable"), tr("Internet,,Networks unavailable")
    return Tile(icon="signal_wifi_off", label=label, secondary=state, desc=desc)


def _alarm(phone: Phone) -> Tile:
    text = phone.settings.get("system", "next_alarm_formatted")
    said = text or tr("No alarm set")
    desc = tr("Alarm, {time}", time=text) if text else tr("Alarm, No alarm set")
    return Tile(
        icon="alarm", label=tr("Alarm"), secondary=said, toggle=False, lit=bool(text), desc=desc
    )


def _cast(phone: Phone) -> Tile:
    said = tr("No devices available") if phone.radios.wifi else tr("Wi‑Fi not connected")
    return Tile(icon="cast", label=tr("Screen Cast"), secondary=said, toggle=False)


TILES: Final[Mapping[str, TileKind]] = {
    "internet": TileKind(show=_internet, page="WIFI_SETTINGS"),
    "bt": _switch(
        "Bluetooth",
        "bluetooth",
        BLUETOOTH,
        "BLUETOOTH_SETTINGS",
        off="bluetooth_disabled",
        desc=tr("Bluetooth."),
    ),
    "flashlight": _switch(
        "Flashlight",
        "flashlight_on",
        _setting("secure", "flashlight_enabled"),
        off="flashlight_off",
    ),
    "dnd": _switch(
        "Do Not Disturb",
        "do_not_disturb_on",
        _setting("global", "zen_mode"),
        "ZEN_MODE_SETTINGS",
        desc=tr("Do Not Disturb."),
        desc_on=tr("Do Not Disturb., On"),
    ),
    "alarm": TileKind(show=_alarm),
    "airplane": _switch("Airplane mode", "airplanemode_active", AIRPLANE, "AIRPLANE_MODE_SETTINGS"),
    "rotation": _switch(
        "Auto-rotate",
        "screen_rotation",
        _setting("system", "accelerometer_rotation"),
        "DISPLAY_SETTINGS",
        desc=tr("Auto-rotate screen"),
    ),
    "battery": _switch(
        "Battery Saver",
        "battery_saver",
        _setting("global", "low_power"),
        "BATTERY_SAVER_SETTINGS",
    ),
    "controls": _unavailable("Device controls", "home"),
    "wallet": _unavailable("Wallet", "wallet"),
    "cast": TileKind(show=_cast, page="CAST_SETTINGS"),
    "screenrecord": _unavailable("Screen record", "videocam"),
    "location": _switch(
        "Location",
        "location_on",
        _setting("secure", "location_mode", on=3),
        "LOCATION_SOURCE_SETTINGS",
        off="location_off",
    ),
    "dark": _switch("Dark theme", "dark_mode", DARK, "DARK_THEME_SETTINGS"),
    "night": _switch(
        "Night Light",
        "nightlight",
        _setting("secure", "night_display_activated"),
        "NIGHT_DISPLAY_SETTINGS",
    ),
    "hotspot": _switch(
        "Hotspot", "wifi_tethering", _setting("global", "wifi_ap_on"), "TETHER_SETTINGS"
    ),
    "saver": _switch("Data Saver", "data_saver_on", _setting("global", "restrict_background_data")),
    "reduce_brightness": _switch(
        "Extra dim", "brightness_low", _setting("secure", "reduce_bright_colors_activated")
    ),
}
"""Every tile there is."""
