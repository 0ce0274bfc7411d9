"""What the tiles of the quick settings switch: each the one truth that Settings and shell show."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Value = tuple["Callable[[Phone], bool]", "Callable[[Phone, bool], None]"]
"""What a switch stands for: whether it is on, and how it is turned."""


def setting(namespace: str, key: str, *, on: int = 1, default: bool = False) -> Value:
    """A setting that is 0 while off."""

    def get(phone: Phone) -> bool:
        return phone.settings.flag(namespace, key, default=default)

    def put(phone: Phone, value: bool) -> None:
        phone.settings.put(namespace, key, on if value else 0)

    return get, put


def _turn_dark(phone: Phone, on: bool) -> None:
    """Switch the theme, and leave the trace that Android's own tile leaves."""
    phone.settings.put("secure", "ui_night_mode", 2 if on else 1)
    phone.settings.put("secure", "dark_mode_dialog_seen", 1)


BLUETOOTH: Final[Value] = (
    lambda phone: phone.radios.bluetooth,
    lambda phone, on: phone.radios.set_bluetooth(on),
)
AIRPLANE: Final[Value] = (
    lambda phone: phone.radios.airplane,
    lambda phone, on: phone.radios.set_airplane(on),
)
DARK: Final[Value] = (lambda phone: phone.display.dark, _turn_dark)
LOCATION: Final = setting("secure", "location_mode", on=3, default=True)
ROTATION: Final = setting("system", "accelerometer_rotation")
DND: Final = setting("global", "zen_mode")
SAVER: Final = setting("global", "low_power")
DATA_SAVER: Final = setting("global", "restrict_background_data")
HOTSPOT: Final = setting("global", "wifi_ap_on")
FLASHLIGHT: Final = setting("secure", "flashlight_enabled")
NIGHT_LIGHT: Final = setting("secure", "night_display_activated")
EXTRA_DIM: Final = setting("secure", "reduce_bright_colors_activated")
ONE_HANDED: Final = setting("secure", "one_handed_mode_enabled")
INVERSION: Final = setting("secure", "accessibility_display_inversion_enabled")
CORRECTION: Final = setting("secure", "accessibility_display_daltonizer_enabled")
MICROPHONE: Final = setting("secure", "microphone_access", default=True)
"""Whether apps hear anything."""
CAMERA: Final = setting("secure", "camera_access", default=True)
"""Whether apps see anything."""
