"""Gestures and system navigation."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import keep
from pytest_androidbench.phone.ui.message import tr

NAVIGATION: Final = StringSetting("secure/navigation_mode", "2")

NAVIGATIONS: Final = {
    "2": (
        "Gesture navigation",
        "To go Home, swipe up from the bottom of the screen. To switch apps, swipe up "
        "from the bottom, hold, then release. To go back, swipe from either the left or "
        "right edge.",
    ),
    "0": (
        "3-button navigation",
        "Go back, Home, and switch apps with buttons at the bottom of your screen.",
    ),
}


def _navigation(state: SettingsPageState) -> Rows:
    now = NAVIGATION.read(state.phone)
    return [
        rows.Option(tr(title), mode == now, partial(keep, NAVIGATION, mode), summary=tr(how))
        for mode, (title, how) in NAVIGATIONS.items()
    ]


GESTURES_ROWS: Final = (
    make.link("Quickly open camera", "gesture_camera", "On"),
    make.link("System navigation", "navigation", "Gesture navigation"),
    make.link("Prevent ringing", "prevent_ringing", "Off"),
    make.link("Press & hold power button", "power_button", "Power menu"),
    make.link("One-handed mode", "one_handed", "Off"),
)
GESTURE_CAMERA_ROWS: Final = (
    make.main_switch(
        "Use quickly open camera",
        Flag("secure/camera_double_tap_power_gesture_disabled", default=True, on="0", off="1"),
    ),
    make.footer("To quickly open camera, press the power button 2 times. Works from any screen."),
)
PREVENT_RINGING_ROWS: Final = (
    make.main_switch("Prevent ringing", "secure/volume_hush_gesture"),
    make.footer("Press Power & Volume Up together for a shortcut to vibrate or mute"),
)
POWER_BUTTON_ROWS: Final = (
    make.switch("Hold for Assistant", Flag("global/power_button_long_press", on="5", off="1")),
    rows.Seek(tr("Press & hold duration"),
              IntSetting("global/power_button_long_press_duration_step", 2), 4),
)  # fmt: skip
ONE_HANDED_ROWS: Final = (
    make.main_switch("Use one-handed mode", "secure/one_handed_mode_enabled"),
    make.switch("One-handed mode shortcut", "secure/one_handed_mode_activated"),
    make.footer("Pull down half of your screen so it’s easier to reach with one hand."),
)

PAGES: Final = (
    make.page("gestures", "Gestures", GESTURES_ROWS, "system", "gestures.GestureSettings"),
    make.page("gesture_camera", "Quickly open camera", GESTURE_CAMERA_ROWS, "gestures",
              "gestures.DoubleTapPowerSettings"),
    make.page("navigation", "System navigation", _navigation, "gestures",
              "gestures.SystemNavigationGestureSettings"),
    make.page("prevent_ringing", "Prevent ringing", PREVENT_RINGING_ROWS, "gestures",
              "gestures.PreventRingingGestureSettings"),
    make.page("power_button", "Press & hold power button", POWER_BUTTON_ROWS, "gestures",
              "gestures.PowerMenuSettings"),
    make.page("one_handed", "One-handed mode", ONE_HANDED_ROWS, "gestures",
              "gestures.OneHandedSettings"),
)  # fmt: skip
