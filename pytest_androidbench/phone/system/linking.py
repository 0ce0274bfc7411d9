"""Settings that change how everything looks: font size, dark theme, rotation, language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from babel import Locale, UnknownLocaleError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FORCED_DENSITY: Final = "display_density_forced"
LEAST_DENSITY: Final = 72


class DisplayLinks:
    """Keeps the display and its settings the same, whichever of them is changed."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        phone.settings.on_change(self._changed)

    def write(self) -> None:
        """Put what the display is into the settings."""
        display, settings = self._phone.display, self._phone.settings
        settings.put("system", "font_scale", display.font_scale)
        settings.put("system", "time_12_24", "24" if display.hour24 else "12")
        settings.put("system", "system_locales", self._locales(display.locale.replace("_", "-")))
        if not self._phone.keyguard.covering:
            settings.put("system", "user_rotation", display.rotation)
        settings.put("secure", "ui_night_mode", 2 if display.dark else 1)
        if display.density == self._phone.physical.density:
            settings.delete("secure", FORCED_DENSITY)
        else:
            settings.put("secure", FORCED_DENSITY, display.density)

    def _changed(self, namespace: str, key: str, value: str | None) -> None:
        phone, display = self._phone, self._phone.display
        match namespace, key:
            case "system", "font_scale":
                display = replace(display, font_scale=_scale(value))
            case "system", "time_12_24":
                display = replace(display, hour24=value != "12")
            case "system", "system_locales":
                display = replace(display, locale=_locale(value, display.locale))
            case "system", "user_rotation" | "accelerometer_rotation":
                display = replace(display, rotation=self.rotation())
            case "secure", "ui_night_mode":
                display = replace(display, dark=value == "2")
            case "global", "debug.force_rtl":
                display = replace(display, force_rtl=value == "1")
            case "secure", "display_density_forced":
                display = replace(display, density=self._density(value))
        phone.show_on(display)
        phone.windows.changed()

    def _locales(self, first: str) -> str:
        """The chosen languages with this one in front of the others."""
        chosen = self._phone.settings.text("system", "system_locales", first).split(",")
        return ",".join([first, *(tag for tag in chosen if tag != first)])

    def _density(self, value: str | None) -> int:
        forced = value if value is not None and value.isdecimal() else ""
        return max(LEAST_DENSITY, int(forced)) if forced else self._phone.physical.density

    def rotation(self) -> int:
        """The quarter the display is to be turned to; a phone's lock screen stands upright."""
        settings = self._phone.settings
        if self._phone.keyguard.covering:
            return 0
        if settings.flag("system", "accelerometer_rotation"):
            return self._phone.sensors_rotation
        return settings.number("system", "user_rotation") % 4


def _locale(value: str | None, before: str) -> str:
    """The first of the chosen languages; the one before where there is none of that name."""
    name = (value or "en-US").split(",")[0].replace("-", "_")
    try:
        Locale.parse(name)
    except (ValueError, UnknownLocaleError):
        return before
    return name


def _scale(value: str | None) -> float:
    try:
        return max(0.5, min(2.5, float(value or 1.0)))
    except ValueError:
        return 1.0
