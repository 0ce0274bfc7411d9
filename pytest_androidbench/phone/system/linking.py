"""Settings that change how everything looks: font size, dark theme, rotation, language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.locales import LOCALE, known_locale, locale_tag

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FORCED_DENSITY: Final = "display_density_forced"
LEAST_DENSITY: Final = 72


class DisplayLinks:
    """Keeps the display and its settings the same, whichever of them is changed."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        phone.settings.on_change(self._changed)

    def write(self, *, turned: bool = True) -> None:
        """Put what the display is into the settings; how it lies only if somebody turned it."""
        display, settings = self._phone.display, self._phone.settings
        settings.put("system", "font_scale", display.font_scale)
        settings.put("system", "time_12_24", "24" if display.hour24 else "12")
        settings.put("system", "system_locales", self._locales(display.locale.replace("_", "-")))
        if turned:
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
                display = replace(display, locale=self._locale(value))
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

    def _locale(self, value: str | None) -> str:
        """The first of the chosen languages; the one before where there is none of that name."""
        tag = locale_tag((value or "en-US").split(",")[0])
        properties = self._phone.properties
        if tag and locale_tag(properties.get(LOCALE)) not in ("", tag):
            # What the next start reads follows a choice (`ActivityTaskManagerService`).
            properties.put(LOCALE, tag)
        return known_locale(tag) or self._phone.display.locale

    def _density(self, value: str | None) -> int:
        forced = value if value is not None and value.isdecimal() else ""
        return max(LEAST_DENSITY, int(forced)) if forced else self._phone.physical.density


def _scale(value: str | None) -> float:
    try:
        return max(0.5, min(2.5, float(value or 1.0)))
    except ValueError:
        return 1.0
