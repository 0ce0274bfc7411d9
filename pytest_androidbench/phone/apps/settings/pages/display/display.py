"""The Display page and its smaller sub pages."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.display import brightness, theme, timeout
from pytest_androidbench.phone.apps.settings.pages.shapes import options
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

ROTATION: Final = Flag("system/accelerometer_rotation")
SAVER_ON: Final = Flag("secure/screensaver_enabled", default=True)
SAVER: Final = StringSetting(
    "secure/screensaver_components", "com.google.android.deskclock/.Screensaver"
)
SAVERS: Final = {
    "com.google.android.deskclock/.Screensaver": tr("Clock"),
    "com.android.dreams.basic/.Colors": tr("Colors"),
    "com.google.android.apps.photos/.daydream.PhotosDreamService": tr("Photos"),
}
LOCK_SHOW: Final = Flag("secure/lock_screen_show_notifications", default=True)
LOCK_SCREEN: Final = {"1": "Show all notification content", "0": "Don’t show notifications at all"}
"""What the lock screen shows."""


def _display(state: SettingsPageState) -> Rows:
    phone = state.phone
    adaptive = brightness.ADAPTIVE
    return [
        make.category("Brightness"),
        rows.Link(
            tr("Brightness level"), summary=brightness.percent(phone), do=brightness.show_dialog
        ),
        make.switch(
            "Adaptive brightness",
            adaptive,
            make.on_off(adaptive.read(phone)),
            to="adaptive_brightness",
        ),
        make.category("Lock display"),
        make.link("Lock screen", "lock_screen", _lock_screen_summary(phone)),
        make.link("Screen timeout", "timeout", timeout.summary(phone)),
        make.category("Appearance"),
        make.switch("Dark theme", theme.DARK, theme.dark_summary(phone), to="dark_theme"),
        make.link("Screen saver", "screen_saver", _saver_summary(phone)),
        make.link("Display size and text", "text_size"),
        make.category("Color"),
        make.switch(
            "Night Light", theme.NIGHT_LIGHT, theme.night_light_summary(phone), to="night_light"
        ),
        make.link("Colors", "colors", theme.color_name(phone)),
        make.category("Other display controls"),
        make.switch(
            "Auto-rotate screen", ROTATION, make.on_off(ROTATION.read(phone)), to="auto_rotate"
        ),
    ]


def _lock_screen_summary(phone: Phone) -> str:
    return LOCK_SCREEN["1" if LOCK_SHOW.read(phone) else "0"]


def _saver_summary(phone: Phone) -> Message:
    if not SAVER_ON.read(phone):
        return tr("Off")
    name = SAVERS.get(SAVER.read(phone), tr("Clock"))
    return tr("On / {name}", name=phone.windows.translate(name))


SAVER_TIMES: Final = {
    "charging": "While charging",
    "docked": "While docked",
    "either": "While charging or docked",
    "never": "Never",
}


def _screen_saver(state: SettingsPageState) -> Rows:
    on = SAVER_ON.read(state.phone)
    return [
        make.main_switch("Use screen saver", SAVER_ON),
        *options(state.phone, SAVER, SAVERS, enabled=on),
        make.category("Additional settings"),
        make.choice(
            "When to start", "secure/screensaver_when", SAVER_TIMES, "charging", enabled=on
        ),
    ]


LOCK_SCREEN_ROWS: Final = (
    make.category("What to show"),
    make.choice("Privacy", "secure/lock_screen_show_notifications", LOCK_SCREEN, "1"),
    make.edit("Add text on lock screen", "secure/lock_screen_owner_info"),
    make.switch("Show wallet", "secure/lockscreen_show_wallet",
                "Allow access to wallet from lock screen", on=True),
    make.switch("Show device controls", "secure/lockscreen_show_controls", "From lock screen"),
    make.switch("Double-line clock", "secure/lockscreen_use_double_line_clock",
                "Show double-line clock when available", on=True),
    make.category("When to show"),
    make.switch("Always show time and info", "secure/doze_always_on", "Increased battery usage"),
    make.switch("Tap to check phone", "secure/doze_tap_gesture", on=True),
    make.switch("Lift to check phone", "secure/doze_pulse_on_pick_up", on=True),
    make.switch("Wake screen for notifications", "secure/doze_enabled", on=True),
)  # fmt: skip
AUTO_ROTATE_ROWS: Final = (
    make.main_switch("Use auto-rotate", ROTATION),
    make.footer(
        "When you move your phone between portrait and landscape, the screen turns with it."
    ),
)

PAGES: Final = (
    make.page("display", "Display", _display, fragment="DisplaySettings"),
    make.page("lock_screen", "Lock screen", LOCK_SCREEN_ROWS, "display",
              "security.LockscreenDashboardFragment"),
    make.page("auto_rotate", "Auto-rotate screen", AUTO_ROTATE_ROWS, "display",
              "display.SmartAutoRotatePreferenceFragment"),
    make.page("screen_saver", "Screen saver", _screen_saver, "display", "dream.DreamSettings"),
)  # fmt: skip
