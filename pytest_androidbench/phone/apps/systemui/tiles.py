"""The tiles of the quick settings: what each shows, and what a tap or a long press does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY_SMALL, LABEL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Column, Icon, Look, Panel, Row, Text

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ON: Final = tr("On")
OFF: Final = tr("Off")
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """What a tile shows now."""

    icon: str
    label: TextLike
    secondary: TextLike
    on: bool = False
    lit: bool | None = None
    """Coloured although it is not "on", as Internet is."""
    desc: TextLike | None = None
    toggle: bool = True
    available: bool = True


class TileFace(Panel):
    """The clickable body of a tile: a switch whose text is its state."""

    class_name: ClassVar[str] = "android.widget.Switch"
    is_plain: ClassVar[bool] = False
    state: TextLike = ""
    toggle: bool = True
    on: bool = False

    def label(self, box: Box) -> str:
        return box.ctx.text(self.state) if self.toggle else ""

    @property
    def checkable(self) -> bool:
        return self.toggle

    @property
    def is_checked(self) -> bool:
        return self.toggle and self.on


def face(tile: Tile, on_tap: Callable[[], None], on_long: Callable[[], None]) -> Widget:
    """The widget for a tile."""
    lit = tile.on if tile.lit is None else tile.lit
    colour = "on_primary_container" if lit else "on_surface"
    texts = Column(
        Text(tile.label, LABEL, colour=colour, id="tile_label", lines=1),
        Text(tile.secondary, BODY_SMALL, colour=colour, id="app_label", lines=1),
        weight=1,
        cls="android.widget.LinearLayout",
    )
    sign = Panel(Icon(tile.icon, 24, colour), cls="android.widget.FrameLayout")
    look = Look(background="primary_container" if lit else "surface_highest", radius=28)
    made = TileFace(
        Row(sign, texts, gap=12),
        padding=(16, 8),
        min_height=72,
        look=look,
        on_tap=on_tap,
        on_long=on_long,
        desc=tile.desc,
        enabled=tile.available,
        width="fill",
        cls=None if tile.toggle and tile.available else "android.widget.Button",
    )
    made.state, made.on, made.toggle = (ON if tile.on else OFF), tile.on, tile.toggle
    return made


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


def _plain(icon: str, label: str, secondary: str) -> Callable[[Phone], Tile]:
    tile = Tile(icon=icon, label=tr(label), secondary=tr(secondary), toggle=False)
    return lambda _: tile


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
    "controls": _plain("home", "Device controls", "Unavailable"),
    "wallet": _plain("wallet", "Wallet", "Unavailable"),
    "cast": _plain("cast", "Screen Cast", "No devices available"),
    "screenrecord": _plain("videocam", "Screen record", "Start"),
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
