"""The tiles of the quick settings: what each shows, and what a tap or a long press does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.tile_face import OFF, ON, Tile
from pytest_androidbench.phone.system.intents import Intent
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


def describe(phone: Phone, name: str) -> Tile:
    """What a tile shows now."""
    return _TILES[name](phone)


def switch(phone: Phone, name: str) -> bool:
    """Turn what a tile stands for; False for tiles that open something instead."""
    act = _ACTIONS.get(name)
    if act is not None:
        act(phone)
    return act is not None


def settings_page(name: str) -> Intent:
    """What a long press opens."""
    return Intent(action=f"android.settings.{_PAGES.get(name, 'SETTINGS')}")


def _internet(phone: Phone) -> Tile:
    radios, wifi = phone.radios, phone.radios.connected
    if wifi is not None:
        return Tile(
            icon="wifi",
            label=tr("Internet"),
            secondary=wifi.ssid,
            lit=True,
            desc=tr("Internet,{name}", name=wifi.ssid),
        )
    if radios.airplane:
        return Tile(
            icon="signal_wifi_off",
            label=tr("Internet"),
            secondary=tr("Airplane mode"),
            desc=tr("Internet,,Airplane mode"),
        )
    if radios.mobile_data:
        return Tile(
            icon="signal_cellular_4_bar",
            label=tr("Internet"),
            lit=True,
            secondary=f"{CARRIER}, {NETWORK_TYPE}",
            desc=tr("Internet,{name}", name=f"{CARRIER}, {NETWORK_TYPE}"),
        )
    state = tr("Networks available") if radios.networks else tr("Networks unavailable")
    return Tile(
        icon="signal_wifi_off",
        label=tr("Internet"),
        secondary=state,
        desc=tr("Internet,,Networks available")
        if radios.networks
        else tr("Internet,,Networks unavailable"),
    )


def _bluetooth(phone: Phone) -> Tile:
    on = phone.radios.bluetooth
    return _simple("bluetooth" if on else "bluetooth_disabled", "Bluetooth", on, tr("Bluetooth."))


def _flashlight(phone: Phone) -> Tile:
    on = phone.settings.flag("secure", "flashlight_enabled")
    return _simple("flashlight_on" if on else "flashlight_off", "Flashlight", on, tr("Flashlight"))


def _dnd(phone: Phone) -> Tile:
    on = phone.settings.flag("global", "zen_mode")
    desc = tr("Do Not Disturb., On") if on else tr("Do Not Disturb.")
    return _simple("do_not_disturb_on", "Do Not Disturb", on, desc)


def _alarm(phone: Phone) -> Tile:
    text = phone.settings.get("system", "next_alarm_formatted")
    return Tile(
        icon="alarm",
        label=tr("Alarm"),
        secondary=text or tr("No alarm set"),
        toggle=False,
        lit=bool(text),
    )


def _airplane(phone: Phone) -> Tile:
    return _simple(
        "airplanemode_active", "Airplane mode", phone.radios.airplane, tr("Airplane mode")
    )


def _rotation(phone: Phone) -> Tile:
    on = phone.settings.flag("system", "accelerometer_rotation")
    return _simple("screen_rotation", "Auto-rotate", on, tr("Auto-rotate screen"))


def _battery(phone: Phone) -> Tile:
    on = phone.settings.flag("global", "low_power")
    return _simple("battery_saver", "Battery Saver", on, tr("Battery Saver"))


def _location(phone: Phone) -> Tile:
    on = phone.settings.flag("secure", "location_mode")
    return _simple("location_on" if on else "location_off", "Location", on, tr("Location"))


def _dark(phone: Phone) -> Tile:
    return _simple("dark_mode", "Dark theme", phone.display.dark, tr("Dark theme"))


def _night(phone: Phone) -> Tile:
    on = phone.settings.flag("secure", "night_display_activated")
    return _simple("nightlight", "Night Light", on, tr("Night Light"))


def _hotspot(phone: Phone) -> Tile:
    on = phone.settings.flag("global", "wifi_ap_on")
    return _simple("wifi_tethering", "Hotspot", on, tr("Hotspot"))


def _saver(phone: Phone) -> Tile:
    on = phone.settings.flag("global", "restrict_background_data")
    return _simple("data_saver_on", "Data Saver", on, tr("Data Saver"))


def _extra_dim(phone: Phone) -> Tile:
    on = phone.settings.flag("secure", "reduce_bright_colors_activated")
    return _simple("brightness_low", "Extra dim", on, tr("Extra dim"))


def _unavailable(icon: str, label: str) -> Callable[[Phone], Tile]:
    tile = Tile(
        icon=icon, label=tr(label), secondary=tr("Unavailable"), toggle=False, available=False
    )
    return lambda _: tile


def _cast(phone: Phone) -> Tile:
    secondary = tr("No devices available") if phone.radios.wifi else tr("Wi‑Fi not connected")
    return Tile(icon="cast", label=tr("Screen Cast"), secondary=secondary, toggle=False)


def _simple(icon: str, label: str, on: bool, desc: Message) -> Tile:
    return Tile(icon=icon, label=tr(label), secondary=ON if on else OFF, on=on, desc=desc)


def _flip(namespace: str, key: str) -> Callable[[Phone], None]:
    def turn(phone: Phone) -> None:
        phone.settings.put(namespace, key, not phone.settings.flag(namespace, key))

    return turn


def _flip_dark(phone: Phone) -> None:
    phone.settings.put("secure", "ui_night_mode", 1 if phone.display.dark else 2)


def _flip_location(phone: Phone) -> None:
    on = phone.settings.flag("secure", "location_mode")
    phone.settings.put("secure", "location_mode", 0 if on else 3)


_TILES: Final[Mapping[str, Callable[[Phone], Tile]]] = {
    "internet": _internet,
    "bt": _bluetooth,
    "flashlight": _flashlight,
    "dnd": _dnd,
    "alarm": _alarm,
    "airplane": _airplane,
    "rotation": _rotation,
    "battery": _battery,
    "controls": _unavailable("home", "Device controls"),
    "wallet": _unavailable("wallet", "Wallet"),
    "cast": _cast,
    "screenrecord": _unavailable("videocam", "Screen record"),
    "location": _location,
    "dark": _dark,
    "night": _night,
    "hotspot": _hotspot,
    "saver": _saver,
    "reduce_brightness": _extra_dim,
}
ALL: Final = tuple(_TILES)
"""Every tile there is."""
_ACTIONS: Final[Mapping[str, Callable[[Phone], None]]] = {
    "bt": lambda phone: phone.radios.set_bluetooth(not phone.radios.bluetooth),
    "flashlight": _flip("secure", "flashlight_enabled"),
    "dnd": _flip("global", "zen_mode"),
    "airplane": lambda phone: phone.radios.set_airplane(not phone.radios.airplane),
    "rotation": _flip("system", "accelerometer_rotation"),
    "battery": _flip("global", "low_power"),
    "location": _flip_location,
    "dark": _flip_dark,
    "night": _flip("secure", "night_display_activated"),
    "hotspot": _flip("global", "wifi_ap_on"),
    "saver": _flip("global", "restrict_background_data"),
    "reduce_brightness": _flip("secure", "reduce_bright_colors_activated"),
}
_PAGES: Final[Mapping[str, str]] = {
    "internet": "WIFI_SETTINGS",
    "bt": "BLUETOOTH_SETTINGS",
    "dnd": "ZEN_MODE_SETTINGS",
    "airplane": "AIRPLANE_MODE_SETTINGS",
    "rotation": "DISPLAY_SETTINGS",
    "battery": "BATTERY_SAVER_SETTINGS",
    "location": "LOCATION_SOURCE_SETTINGS",
    "dark": "DARK_THEME_SETTINGS",
    "night": "NIGHT_DISPLAY_SETTINGS",
    "cast": "CAST_SETTINGS",
    "hotspot": "TETHER_SETTINGS",
    "alarm": "SETTINGS",
}
