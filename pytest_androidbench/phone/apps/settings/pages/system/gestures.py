"""Gestures and system navigation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Number, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui.message import tr

NAVIGATION: Final = Word("secure", "navigation_mode", "2")


def _navigation(scene: Scene) -> Sequence[rows.Row]:
    now = NAVIGATION.read(scene.phone)
    return [
        rows.Option(
            tr("Gesture navigation"),
            summary=tr(
                "To go Home, swipe up from the bottom of the screen. To switch apps, swipe up "
                "from the bottom, hold, then release. To go back, swipe from either the left or "
                "right edge."
            ),
            chosen=now == "2",
            do=partial(_navigate, "2"),
        ),
        rows.Option(
            tr("3-button navigation"),
            summary=tr("Go back, Home, and switch apps with buttons at the bottom of your screen."),
            chosen=now == "0",
            do=partial(_navigate, "0"),
        ),
    ]


def _navigate(mode: str, pane: Pane) -> None:
    NAVIGATION.write(pane.phone, mode)


PAGES: Final = (
    Page(
        name="gestures",
        title=tr("Gestures"),
        parent="system",
        fragment="gestures.GestureSettings",
        rows=[
            rows.Link(tr("Quickly open camera"), summary=tr("On"), to="gesture_camera"),
            rows.Link(tr("System navigation"), summary=tr("Gesture navigation"), to="navigation"),
            rows.Link(tr("Prevent ringing"), summary=tr("Off"), to="prevent_ringing"),
            rows.Link(tr("Press & hold power button"), summary=tr("Power menu"), to="power_button"),
            rows.Link(tr("One-handed mode"), summary=tr("Off"), to="one_handed"),
        ],
    ),
    Page(
        name="gesture_camera",
        title=tr("Quickly open camera"),
        parent="gestures",
        fragment="gestures.DoubleTapPowerSettings",
        rows=[
            rows.MainSwitch(
                tr("Use quickly open camera"),
                value=Flag(
                    "secure",
                    "camera_double_tap_power_gesture_disabled",
                    default=True,
                    on="0",
                    off="1",
                ),
            ),
            rows.Footer(
                tr("To quickly open camera, press the power button 2 times. Works from any screen.")
            ),
        ],
    ),
    Page(
        name="navigation",
        title=tr("System navigation"),
        rows=_navigation,
        parent="gestures",
        fragment="gestures.SystemNavigationGestureSettings",
    ),
    Page(
        name="prevent_ringing",
        title=tr("Prevent ringing"),
        parent="gestures",
        fragment="gestures.PreventRingingGestureSettings",
        rows=[
            rows.MainSwitch(
                tr("Prevent ringing"),
                value=Flag("secure", "volume_hush_gesture", on="1", off="0"),
            ),
            rows.Footer(tr("Press Power & Volume Up together for a shortcut to vibrate or mute")),
        ],
    ),
    Page(
        name="power_button",
        title=tr("Press & hold power button"),
        parent="gestures",
        fragment="gestures.PowerMenuSettings",
        rows=[
            rows.Toggle(
                tr("Hold for Assistant"),
                value=Flag("global", "power_button_long_press", on="5", off="1"),
            ),
            rows.Seek(
                tr("Press & hold duration"),
                value=Number("global", "power_button_long_press_duration_step", 2),
                maximum=4,
            ),
        ],
    ),
    Page(
        name="one_handed",
        title=tr("One-handed mode"),
        parent="gestures",
        fragment="gestures.OneHandedSettings",
        rows=[
            rows.MainSwitch(
                tr("Use one-handed mode"), value=Flag("secure", "one_handed_mode_enabled")
            ),
            rows.Toggle(
                tr("One-handed mode shortcut"),
                value=Flag("secure", "one_handed_mode_activated"),
            ),
            rows.Footer(tr("Pull down half of your screen so it’s easier to reach with one hand.")),
        ],
    ),
)
