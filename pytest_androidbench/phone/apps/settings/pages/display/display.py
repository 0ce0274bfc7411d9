"""The Display page and its smaller sub pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.display import brightness, theme, timeout
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

ROTATION: Final = Flag("system", "accelerometer_rotation")
SAVER_ON: Final = Flag("secure", "screensaver_enabled", default=True)
SAVER: Final = Word("secure", "screensaver_components", "com.google.android.deskclock/.Screensaver")
SAVERS: Final = (
    ("com.google.android.deskclock/.Screensaver", tr("Clock")),
    ("com.android.dreams.basic/.Colors", tr("Colors")),
    ("com.google.android.apps.photos/.daydream.PhotosDreamService", tr("Photos")),
)
LOCK_SHOW: Final = Flag("secure", "lock_screen_show_notifications", default=True)


def on_off(value: bool) -> Message:
    """Return the summary of a switch."""
    return tr("On") if value else tr("Off")


def _display(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    adaptive = brightness.ADAPTIVE
    return [
        rows.Category(tr("Brightness")),
        rows.Link(
            tr("Brightness level"), summary=brightness.percent(phone), do=brightness.show_dialog
        ),
        rows.Toggle(
            tr("Adaptive brightness"),
            summary=on_off(adaptive.read(phone)),
            value=adaptive,
            to="adaptive_brightness",
        ),
        rows.Category(tr("Lock display")),
        rows.Link(tr("Lock screen"), summary=_lock_screen_summary(phone), to="lock_screen"),
        rows.Link(tr("Screen timeout"), summary=timeout.summary(phone), to="timeout"),
        rows.Category(tr("Appearance")),
        rows.Toggle(
            tr("Dark theme"), summary=theme.dark_summary(phone), value=theme.DARK, to="dark_theme"
        ),
        rows.Link(tr("Display size and text"), to="text_size"),
        rows.Category(tr("Color")),
        rows.Toggle(
            tr("Night Light"),
            summary=theme.night_light_summary(phone),
            value=theme.NIGHT_LIGHT,
            to="night_light",
        ),
        rows.Link(tr("Colors"), summary=theme.color_name(phone), to="colors"),
        rows.Category(tr("Other display controls")),
        rows.Toggle(
            tr("Auto-rotate screen"),
            summary=on_off(ROTATION.read(phone)),
            value=ROTATION,
            to="auto_rotate",
        ),
        rows.Link(tr("Screen saver"), summary=_saver_summary(phone), to="screen_saver"),
    ]


def _lock_screen_summary(phone: Phone) -> Message:
    if LOCK_SHOW.read(phone):
        return tr("Show all notification content")
    return tr("Don’t show notifications at all")


def _saver_summary(phone: Phone) -> Message:
    if not SAVER_ON.read(phone):
        return tr("Off")
    return tr("On / {name}", name=_saver_name(phone))


def _saver_name(phone: Phone) -> str:
    return dict(SAVERS).get(SAVER.read(phone), tr("Clock")).english()


def _screen_saver(scene: Scene) -> Sequence[rows.Row]:
    now = SAVER.read(scene.phone)
    on = SAVER_ON.read(scene.phone)
    return [
        rows.MainSwitch(tr("Use screen saver"), value=SAVER_ON),
        *(
            rows.Option(name, chosen=on and part == now, enabled=on, do=partial(_set_saver, part))
            for part, name in SAVERS
        ),
        rows.Category(tr("Additional settings")),
        rows.ListChoice(
            tr("When to start"),
            options=(
                ("charging", tr("While charging")),
                ("docked", tr("While docked")),
                ("either", tr("While charging or docked")),
                ("never", tr("Never")),
            ),
            value=Word("secure", "screensaver_when", "charging"),
            enabled=on,
        ),
    ]


def _set_saver(part: str, pane: Pane) -> None:
    SAVER.write(pane.phone, part)


PAGES: Final = (
    Page(
        name="display",
        title=tr("Display"),
        rows=_display,
        fragment="DisplaySettings",
    ),
    Page(
        name="lock_screen",
        title=tr("Lock screen"),
        parent="display",
        fragment="security.LockscreenDashboardFragment",
        rows=[
            rows.Category(tr("What to show")),
            rows.ListChoice(
                tr("Privacy"),
                options=(
                    ("1", tr("Show all notification content")),
                    ("0", tr("Don’t show notifications at all")),
                ),
                value=Word("secure", "lock_screen_show_notifications", "1"),
            ),
            rows.EditText(
                tr("Add text on lock screen"),
                value=Word("secure", "lock_screen_owner_info"),
            ),
            rows.Toggle(
                tr("Show wallet"),
                summary=tr("Allow access to wallet from lock screen"),
                value=Flag("secure", "lockscreen_show_wallet", default=True),
            ),
            rows.Toggle(
                tr("Show device controls"),
                summary=tr("From lock screen"),
                value=Flag("secure", "lockscreen_show_controls"),
            ),
            rows.Toggle(
                tr("Double-line clock"),
                summary=tr("Show double-line clock when available"),
                value=Flag("secure", "lockscreen_use_double_line_clock", default=True),
            ),
            rows.Category(tr("When to show")),
            rows.Toggle(
                tr("Always show time and info"),
                summary=tr("Increased battery usage"),
                value=Flag("secure", "doze_always_on"),
            ),
            rows.Toggle(
                tr("Tap to check phone"), value=Flag("secure", "doze_tap_gesture", default=True)
            ),
            rows.Toggle(
                tr("Lift to check phone"),
                value=Flag("secure", "doze_pulse_on_pick_up", default=True),
            ),
            rows.Toggle(
                tr("Wake screen for notifications"),
                value=Flag("secure", "doze_enabled", default=True),
            ),
        ],
    ),
    Page(
        name="auto_rotate",
        title=tr("Auto-rotate screen"),
        parent="display",
        fragment="display.SmartAutoRotatePreferenceFragment",
        rows=[
            rows.MainSwitch(tr("Use auto-rotate"), value=ROTATION),
            rows.Footer(
                tr(
                    "When you move your phone between portrait and landscape, the screen turns "
                    "with it."
                )
            ),
        ],
    ),
    Page(
        name="screen_saver",
        title=tr("Screen saver"),
        rows=_screen_saver,
        parent="display",
        fragment="dream.DreamSettings",
    ),
)
