"""The settings page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.simple.common_settings import CommonSettings, settings_page
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BOXES: Final = (
    (names.AWAKE, tr("Prevent phone from sleeping while the app is in foreground"), True, ""),
    (names.SHOWS_BRUSH, tr("Show brush size tool"), True, ""),
    (names.ZOOMS, tr("Allow zooming and moving the canvas with gestures"), True, ""),
    (names.PORTRAIT, tr("Force portrait mode"), False, "settings_force_portrait"),
)
"""Key, title, whether it is on at first, and its id where that is not made of the key."""


@dataclass(eq=False)
class DrawSettingsPage(AppScreen[DrawApp, None]):
    """Colours, language, and how the canvas behaves."""

    activity = names.SETTINGS_ACTIVITY
    common: CommonSettings = field(default_factory=CommonSettings)
    rows: SettingRows = field(default_factory=SettingRows)

    def build(self) -> w.Widget:
        boxes = [self.rows.check(title, key, default=on, id_=id_) for key, title, on, id_ in BOXES]
        general = Section(tr("General"), "settings_general_settings_label")
        return settings_page((self.common.colors(), [general, self.common.language(), *boxes]))
