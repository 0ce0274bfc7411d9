"""Dark theme, Night Light and colours."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

NIGHT_MODE: Final = Flag("secure/ui_night_mode", on="2", off="1")
NIGHT_LIGHT: Final = Flag("secure/night_display_activated")
WARMTH: Final = IntSetting("secure/night_display_color_temperature", 2850)
COOLEST: Final = 4082
WARMEST: Final = 2596
COLOR_MODE: Final = IntSetting("system/display_color_mode", 0)
COLORS: Final = ((0, tr("Natural")), (1, tr("Boosted")), (3, tr("Adaptive")))

SCHEDULE: Final = {
    "0": "None",
    "1": "Turns on at custom time",
    "2": "Turns on from sunset to sunrise",
}


class DarkTheme:
    """The dark theme switch; it also leaves the trace that Android's quick tile leaves."""

    def read(self, phone: Phone) -> bool:
        """Return whether the theme is dark."""
        return NIGHT_MODE.read(phone)

    def write(self, phone: Phone, value: bool) -> None:
        """Switch the theme."""
        NIGHT_MODE.write(phone, value)
        phone.settings.put("secure", "dark_mode_dialog_seen", 1)


class Warmth:
    """Night Light's colour temperature as a slider position: right is warmer."""

    def read(self, phone: Phone) -> int:
        """Return the position."""
        return COOLEST - WARMTH.read(phone)

    def write(self, phone: Phone, value: int) -> None:
        """Store the temperature in kelvin."""
        WARMTH.write(phone, COOLEST - value)


DARK: Final = DarkTheme()


def dark_summary(phone: Phone) -> Message:
    """Return the line under "Dark theme"."""
    if DARK.read(phone):
        return tr("Will never turn off automatically")
    return tr("Will never turn on automatically")


def night_light_summary(phone: Phone) -> Message:
    """Return the line under "Night Light"."""
    if NIGHT_LIGHT.read(phone):
        return tr("On / Will never turn off automatically")
    return tr("Off / Will never turn on automatically")


def color_name(phone: Phone) -> Message:
    """Return the name of the present colour mode."""
    return dict(COLORS).get(COLOR_MODE.read(phone), tr("Natural"))


def _night_light(state: PageState) -> Rows:
    return [
        make.main_switch("Use Night Light", NIGHT_LIGHT),
        make.choice("Schedule", "secure/night_display_auto_mode", SCHEDULE, "0"),
        rows.Seek(
            tr("Intensity"), Warmth(), COOLEST - WARMEST, enabled=NIGHT_LIGHT.read(state.phone)
        ),
        make.footer(
            "Night Light tints your screen amber. This makes it easier to look at your "
            "screen in dim light, and may help you fall asleep."
        ),
    ]


def _colors(state: PageState) -> Rows:
    now = COLOR_MODE.read(state.phone)
    return [
        rows.Option(label, chosen=value == now, do=partial(_set_color, value))
        for value, label in COLORS
    ]


def _set_color(value: int, pane: Pane) -> None:
    COLOR_MODE.write(pane.phone, value)


DARK_THEME_ROWS: Final = (
    make.main_switch("Use Dark theme", DARK),
    make.choice(
        "Schedule", "secure/dark_theme_schedule", {**SCHEDULE, "3": "Turns on at bedtime"}, "0"
    ),
    make.footer(
        "Dark theme uses a black background to help keep your battery alive longer "
        "on some screens. Dark theme schedules wait to turn on until your screen is "
        "off."
    ),
)

PAGES: Final = (
    make.page("dark_theme", "Dark theme", DARK_THEME_ROWS, "display",
              "display.darkmode.DarkModeSettingsFragment"),
    make.page("night_light", "Night Light", _night_light, "display",
              "display.NightDisplaySettings"),
    make.page("colors", "Colors", _colors, "display", "display.ColorModePreferenceFragment"),
)  # fmt: skip
