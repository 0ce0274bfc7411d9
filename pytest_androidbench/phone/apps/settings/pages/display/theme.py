"""Dark theme, Night Light and colours."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag, IntSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.display.night_hours import (
    DARK_THEME_HOURS,
    NIGHT_LIGHT_HOURS,
)
from pytest_androidbench.phone.apps.settings.pages.shapes import options
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

NIGHT_MODE: Final = Flag("secure/ui_night_mode", on="2", off="1")
NIGHT_LIGHT: Final = Flag("secure/night_display_activated")
KELVIN: Final = IntSetting("secure/night_display_color_temperature", 2850)
COOLEST: Final = 4082
WARMEST: Final = 2596
COLOR_MODE: Final = IntSetting("system/display_color_mode", 0)
COLORS: Final = {0: tr("Natural"), 1: tr("Boosted"), 3: tr("Adaptive")}

SCHEDULE: Final = {
    "0": "None",
    "1": "Turns on at custom time",
    "2": "Turns on from sunset to sunrise",
}


def _set_dark(phone: Phone, value: bool) -> None:
    """Switch the theme, and leave the trace that Android's quick tile leaves."""
    NIGHT_MODE.write(phone, value)
    phone.settings.put("secure", "dark_mode_dialog_seen", 1)


DARK: Final = Bound(NIGHT_MODE.read, _set_dark)
WARMTH: Final = Bound(
    lambda phone: COOLEST - KELVIN.read(phone),
    lambda phone, value: KELVIN.write(phone, COOLEST - value),
)
"""Night Light's colour temperature as a slider's position: right is warmer."""


def dark_summary(phone: Phone) -> Message:
    """Return the line under "Dark theme"."""
    planned = DARK_THEME_HOURS.summary(phone, on=DARK.read(phone))
    if planned is not None:
        return planned
    if DARK.read(phone):
        return tr("Will never turn off automatically")
    return tr("Will never turn on automatically")


def night_light_summary(phone: Phone) -> Message:
    """Return the line under "Night Light"."""
    planned = NIGHT_LIGHT_HOURS.summary(phone, on=NIGHT_LIGHT.read(phone))
    if planned is not None:
        return planned
    if NIGHT_LIGHT.read(phone):
        return tr("On / Will never turn off automatically")
    return tr("Off / Will never turn on automatically")


def color_name(phone: Phone) -> Message:
    """Return the name of the present colour mode."""
    return COLORS.get(COLOR_MODE.read(phone), tr("Natural"))


def _night_light(state: SettingsPageState) -> Rows:
    return [
        make.main_switch("Use Night Light", NIGHT_LIGHT),
        make.choice("Schedule", "secure/night_display_auto_mode", SCHEDULE, "0"),
        *NIGHT_LIGHT_HOURS.rows(state.phone),
        rows.Seek(
            tr("Intensity"), WARMTH, COOLEST - WARMEST, enabled=NIGHT_LIGHT.read(state.phone)
        ),
        make.footer(
            "Night Light tints your screen amber. This makes it easier to look at your "
            "screen in dim light, and may help you fall asleep."
        ),
    ]


def _colors(state: SettingsPageState) -> Rows:
    return options(state.phone, COLOR_MODE, COLORS)


# Tables of the module, as what it says is looked for in them.
DARK_THEME_TOP: Final = (
    make.main_switch("Use Dark theme", DARK),
    make.choice("Schedule", "secure/dark_theme_schedule", {**SCHEDULE, "3": "Turns on at bedtime"},
                "0"),
)  # fmt: skip
DARK_THEME_END: Final = (
    make.footer(
        "Dark theme uses a black background to help keep your battery alive longer "
        "on some screens. Dark theme schedules wait to turn on until your screen is "
        "off."
    ),
)


def _dark_theme(state: SettingsPageState) -> Rows:
    return [*DARK_THEME_TOP, *DARK_THEME_HOURS.rows(state.phone), *DARK_THEME_END]


PAGES: Final = (
    make.page("dark_theme", "Dark theme", _dark_theme, "display",
              "display.darkmode.DarkModeSettingsFragment"),
    make.page("night_light", "Night Light", _night_light, "display",
              "display.NightDisplaySettings"),
    make.page("colors", "Colors", _colors, "display", "display.ColorModePreferenceFragment"),
)  # fmt: skip
