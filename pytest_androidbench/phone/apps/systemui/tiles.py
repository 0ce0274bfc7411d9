"""The tiles of the quick settings: what each shows, and what a tap or a long press does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui import tile_states as states
from pytest_androidbench.phone.apps.systemui import tile_values as values
from pytest_androidbench.phone.apps.systemui.tile_face import OFF, ON, Tile
from pytest_androidbench.phone.apps.systemui.tile_values import Value
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
    "controls",
    "wallet",
    "rotation",
    "qr_code_scanner",
    "battery",
    "cast",
    "screenrecord",
    "mictoggle",
    "cameratoggle",
)
"""`quick_settings_tiles_default` of Google's System UI, without services of its own apps.

This phone has neither a wallet (the emulator cannot pay by NFC) nor a scanner of codes.
"""
STOCK: Final = (
    *ORDER,
    "location",
    "hotspot",
    "inversion",
    "saver",
    "dark",
    "night",
    "reduce_brightness",
    "onehanded",
    "color_correction",
)
"""`quick_settings_tiles_stock`: all that can be chosen from, in the order they are offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileKind:
    """What a tile of the quick settings is about."""

    show: Callable[[Phone], Tile]
    """What it shows now."""
    turn: Callable[[Phone], None] | None = None
    """What a tap does; None for one that opens something."""
    page: str = ""
    """The page of Settings behind a long press; without one that does what a tap does."""


def _switch(
    label: str,
    icon: str,
    value: Value,
    page: str = "",
    *,
    off: str = "",
    desc: Message | None = None,
    desc_on: Message | None = None,
    words: tuple[Message, Message] = (OFF, ON),
) -> TileKind:
    """A tile that turns something.

    `off` is its icon, and `desc` what is read out, while off; `words` stand below its label.
    """
    get, put = value

    def show(phone: Phone) -> Tile:
        on = get(phone)
        said = (desc_on if on else None) or desc or tr(label)
        sign, state = icon if on else (off or icon), words[on]
        return Tile(icon=sign, label=tr(label), secondary=state, on=on, desc=said)

    return TileKind(show=show, turn=lambda phone: put(phone, not get(phone)), page=page)


def _unavailable(label: str, icon: str) -> TileKind:
    tile = Tile(
        icon=icon,
        label=tr(label),
        secondary=tr("Unavailable"),
        toggle=False,
        available=False,
        desc=tr(label),
    )
    return TileKind(show=lambda _: tile)


SENSOR: Final = (tr("Blocked"), tr("Available"))
TILES: Final[Mapping[str, TileKind]] = {
    "internet": TileKind(show=states.internet, page="WIFI_SETTINGS"),
    "bt": _switch(
        "Bluetooth",
        "bluetooth",
        values.BLUETOOTH,
        "BLUETOOTH_SETTINGS",
        off="bluetooth_disabled",
        desc=tr("Bluetooth."),
    ),
    "flashlight": _switch("Flashlight", "flashlight_on", values.FLASHLIGHT, off="flashlight_off"),
    "dnd": _switch(
        "Do Not Disturb",
        "do_not_disturb_on",
        values.DND,
        "ZEN_MODE_SETTINGS",
        desc=tr("Do Not Disturb."),
        desc_on=tr("Do Not Disturb., On"),
    ),
    "alarm": TileKind(show=states.alarm),
    "airplane": _switch(
        "Airplane mode", "airplanemode_active", values.AIRPLANE, "AIRPLANE_MODE_SETTINGS"
    ),
    "controls": _unavailable("Device controls", "home"),
    "rotation": _switch(
        "Auto-rotate",
        "screen_rotation",
        values.ROTATION,
        "DISPLAY_SETTINGS",
        desc=tr("Auto-rotate screen"),
    ),
    "battery": _switch("Battery Saver", "battery_saver", values.SAVER, "BATTERY_SAVER_SETTINGS"),
    "cast": TileKind(show=states.cast, page="CAST_SETTINGS"),
    "screenrecord": _unavailable("Screen record", "videocam"),
    "mictoggle": _switch(
        "Mic access", "mic", values.MICROPHONE, "PRIVACY_SETTINGS", off="mic_off", words=SENSOR
    ),
    "cameratoggle": _switch(
        "Camera access",
        "videocam",
        values.CAMERA,
        "PRIVACY_SETTINGS",
        off="videocam_off",
        words=SENSOR,
    ),
    "location": _switch(
        "Location",
        "location_on",
        values.LOCATION,
        "LOCATION_SOURCE_SETTINGS",
        off="location_off",
    ),
    "hotspot": TileKind(
        show=states.hotspot,
        turn=lambda phone: values.HOTSPOT[1](phone, not values.HOTSPOT[0](phone)),
        page="TETHER_SETTINGS",
    ),
    "inversion": _switch(
        "Color inversion", "contrast", values.INVERSION, "COLOR_INVERSION_SETTINGS"
    ),
    "saver": _switch("Data Saver", "data_saver_on", values.DATA_SAVER, "DATA_SAVER_SETTINGS"),
    "dark": _switch("Dark theme", "dark_mode", values.DARK, "DARK_THEME_SETTINGS"),
    "night": _switch("Night Light", "nightlight", values.NIGHT_LIGHT, "NIGHT_DISPLAY_SETTINGS"),
    "reduce_brightness": _switch(
        "Extra dim", "brightness_low", values.EXTRA_DIM, "REDUCE_BRIGHT_COLORS_SETTINGS"
    ),
    "onehanded": _switch(
        "One-handed mode",
        "touch_app",
        values.ONE_HANDED,
        "action.ONE_HANDED_SETTINGS",
    ),
    "color_correction": _switch(
        "Color correction", "palette", values.CORRECTION, "COLOR_INVERSION_SETTINGS"
    ),
}
"""Every tile there is."""
