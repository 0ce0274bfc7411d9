"""Developer options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.pages.system.system import DEVELOPER
from pytest_androidbench.phone.ui.message import TextLike, tr

SCALES: Final[tuple[tuple[str, TextLike], ...]] = (
    ("0", tr("Animation off")),
    ("0.5", tr("Animation scale .5x")),
    ("1.0", tr("Animation scale 1x")),
    ("1.5", tr("Animation scale 1.5x")),
    ("2.0", tr("Animation scale 2x")),
    ("5.0", tr("Animation scale 5x")),
    ("10.0", tr("Animation scale 10x")),
)


def _developer(scene: Scene) -> Sequence[rows.Row]:
    on = DEVELOPER.read(scene.phone)
    return [
        rows.MainSwitch(tr("Use developer options"), value=DEVELOPER),
        rows.Toggle(
            tr("Stay awake"),
            summary=tr("Screen will never sleep while charging"),
            value=Flag("global", "stay_on_while_plugged_in", on="15"),
            enabled=on,
        ),
        rows.Toggle(
            tr("OEM unlocking"),
            summary=tr("Allow the bootloader to be unlocked"),
            value=Flag("global", "oem_unlock"),
            enabled=on,
        ),
        rows.Category(tr("Debugging")),
        rows.Toggle(
            tr("USB debugging"),
            summary=tr("Debug mode when USB is connected"),
            value=Flag("global", "adb_enabled", default=True),
            caution=rows.Caution(
                title=tr("Allow USB debugging?"),
                message=tr(
                    "USB debugging is intended for development purposes only. Use it to copy "
                    "data between your computer and your device, install apps on your device "
                    "without notification, and read log data."
                ),
                yes=tr("OK"),
            ),
            enabled=on,
        ),
        rows.Toggle(
            tr("Wireless debugging"),
            summary=tr("Debug mode when Wi‑Fi is connected"),
            value=Flag("global", "adb_wifi_enabled"),
            enabled=on,
        ),
        rows.Info(tr("Select mock location app"), summary=tr("No mock location app set")),
        *_touch_rows(on=on),
        *_drawing_rows(on=on),
    ]


def _touch_rows(*, on: bool) -> list[rows.Row]:
    return [
        rows.Category(tr("Networking")),
        rows.Toggle(
            tr("Mobile data always active"),
            value=Flag("global", "mobile_data_always_on", default=True),
            enabled=on,
        ),
        rows.Category(tr("Input")),
        rows.Toggle(
            tr("Show taps"),
            summary=tr("Show visual feedback for taps"),
            value=Flag("system", "show_touches"),
            enabled=on,
        ),
        rows.Toggle(
            tr("Pointer location"),
            summary=tr("Screen overlay showing current touch data"),
            value=Flag("system", "pointer_location"),
            enabled=on,
        ),
    ]


def _drawing_rows(*, on: bool) -> list[rows.Row]:
    return [
        rows.Category(tr("Drawing")),
        *(_scale(title, key, enabled=on) for title, key in (
            (tr("Window animation scale"), "window_animation_scale"),
            (tr("Transition animation scale"), "transition_animation_scale"),
            (tr("Animator duration scale"), "animator_duration_scale"),
        )),
        rows.Toggle(
            tr("Force RTL layout direction"),
            summary=tr("Force screen layout direction to RTL for all locales"),
            value=Flag("global", "debug.force_rtl"),
            enabled=on,
        ),
        rows.Category(tr("Apps")),
        rows.Toggle(
            tr("Don’t keep activities"),
            summary=tr("Destroy every activity as soon as the user leaves it"),
            value=Flag("global", "always_finish_activities"),
            enabled=on,
        ),
    ]  # fmt: skip


def _scale(title: TextLike, key: str, *, enabled: bool) -> rows.ListChoice:
    return rows.ListChoice(title, options=SCALES, value=Word("global", key, "1.0"), enabled=enabled)


PAGES: Final = (
    Page(
        name="developer",
        title=tr("Developer options"),
        rows=_developer,
        parent="system",
        fragment="development.DevelopmentSettingsDashboardFragment",
    ),
)
