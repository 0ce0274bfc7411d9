"""Dark theme, Night Light and colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Number, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

NIGHT_MODE: Final = Flag("secure", "ui_night_mode", on="2", off="1")
NIGHT_LIGHT: Final = Flag("secure", "night_display_activated")
WARMTH: Final = Number("secure", "night_display_color_temperature", 2850)
COOLEST: Final = 4082
WARMEST: Final = 2596
COLOR_MODE: Final = Number("system", "display_color_mode", 0)
COLORS: Final = ((0, tr("Natural")), (1, tr("Boosted")), (3, tr("Adaptive")))

SCHEDULE: Final = (
    ("0", tr("None")),
    ("1", tr("Turns on at custom time")),
    ("2", tr("Turns on from sunset to sunrise")),
)


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


def _night_light(scene: Scene) -> Sequence[rows.Row]:
    return [
        rows.MainSwitch(tr("Use Night Light"), value=NIGHT_LIGHT),
        rows.ListChoice(
            tr("Schedule"), options=SCHEDULE, value=Word("secure", "night_display_auto_mode", "0")
        ),
        rows.Seek(
            tr("Intensity"),
            value=Warmth(),
            maximum=COOLEST - WARMEST,
            enabled=NIGHT_LIGHT.read(scene.phone),
        ),
        rows.Footer(
            tr(
                "Night Light tints your screen amber. This makes it easier to look at your "
                "screen in dim light, and may help you fall asleep."
            )
        ),
    ]


def _colors(scene: Scene) -> Sequence[rows.Row]:
    now = COLOR_MODE.read(scene.phone)
    return [
        rows.Option(label, chosen=value == now, do=partial(_set_color, value))
        for value, label in COLORS
    ]


def _set_color(value: int, pane: Pane) -> None:
    COLOR_MODE.write(pane.phone, value)


PAGES: Final = (
    Page(
        name="dark_theme",
        title=tr("Dark theme"),
        parent="display",
        fragment="display.darkmode.DarkModeSettingsFragment",
        rows=[
            rows.MainSwitch(tr("Use Dark theme"), value=DARK),
            rows.ListChoice(
                tr("Schedule"),
                options=(*SCHEDULE, ("3", tr("Turns on at bedtime"))),
                value=Word("secure", "dark_theme_schedule", "0"),
            ),
            rows.Footer(
                tr(
                    "Dark theme uses a black background to help keep your battery alive longer "
                    "on some screens. Dark theme schedules wait to turn on until your screen is "
                    "off."
                )
            ),
        ],
    ),
    Page(
        name="night_light",
        title=tr("Night Light"),
        parent="display",
        fragment="display.NightDisplaySettings",
        rows=_night_light,
    ),
    Page(
        name="colors",
        title=tr("Colors"),
        parent="display",
        fragment="display.ColorModePreferenceFragment",
        rows=_colors,
    ),
)
