"""Developer options."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.system.system import DEVELOPER
from pytest_androidbench.phone.ui.message import tr

SCALES: Final = {
    "0": "Animation off",
    "0.5": "Animation scale .5x",
    "1.0": "Animation scale 1x",
    "1.5": "Animation scale 1.5x",
    "2.0": "Animation scale 2x",
    "5.0": "Animation scale 5x",
    "10.0": "Animation scale 10x",
}


def _developer(state: SettingsPageState) -> Rows:
    on = DEVELOPER.read(state.phone)
    return [
        make.main_switch("Use developer options", DEVELOPER, bar="switch_bar"),
        make.switch(
            "Stay awake",
            Flag("global/stay_on_while_plugged_in", on="15"),
            "Screen will never sleep while charging",
            enabled=on,
        ),
        make.switch(
            "OEM unlocking", "global/oem_unlock", "Allow the bootloader to be unlocked", enabled=on
        ),
        make.category("Debugging"),
        rows.SwitchPreference(
            tr("USB debugging"),
            Flag("global/adb_enabled", default=True),
            summary=tr("Debug mode when USB is connected"),
            caution=make.caution(
                "Allow USB debugging?",
                "USB debugging is intended for development purposes only. Use it to copy "
                "data between your computer and your device, install apps on your device "
                "without notification, and read log data.",
                "OK",
            ),
            enabled=on,
        ),
        make.switch(
            "Wireless debugging",
            "global/adb_wifi_enabled",
            "Debug mode when Wi‑Fi is connected",
            enabled=on,
        ),
        make.info("Select mock location app", "No mock location app set"),
        *_touch_rows(on=on),
        *_drawing_rows(on=on),
    ]


def _touch_rows(*, on: bool) -> list[rows.SettingsRow]:
    return [
        make.category("Networking"),
        make.switch(
            "Mobile data always active", "global/mobile_data_always_on", enabled=on, on=True
        ),
        make.category("Input"),
        make.switch(
            "Show taps", "system/show_touches", "Show visual feedback for taps", enabled=on
        ),
        make.switch(
            "Pointer location",
            "system/pointer_location",
            "Screen overlay showing current touch data",
            enabled=on,
        ),
    ]


def _drawing_rows(*, on: bool) -> list[rows.SettingsRow]:
    return [
        make.category("Drawing"),
        *(
            make.choice(title, f"global/{key}", SCALES, "1.0", enabled=on)
            for title, key in (
                ("Window animation scale", "window_animation_scale"),
                ("Transition animation scale", "transition_animation_scale"),
                ("Animator duration scale", "animator_duration_scale"),
            )
        ),
        make.switch(
            "Force RTL layout direction",
            "global/debug.force_rtl",
            "Force screen layout direction to RTL for all locales",
            enabled=on,
        ),
        make.category("Apps"),
        make.switch(
            "Don’t keep activities",
            "global/always_finish_activities",
            "Destroy every activity as soon as the user leaves it",
            enabled=on,
        ),
    ]


PAGES: Final = (
    make.page("developer", "Developer options", _developer, "system",
              "development.DevelopmentSettingsDashboardFragment"),
)  # fmt: skip
