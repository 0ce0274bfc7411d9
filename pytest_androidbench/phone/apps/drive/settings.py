"""The settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

THEMES: Final = {"light": "Light", "dark": "Dark", "system": "System default"}
ORDERS: Final = {"name": "Name", "changed": "Last modified"}


@dataclass(eq=False)
class DriveSettings(AppScreen[DriveApp, None]):
    """Theme, order, and what goes over the mobile network."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(
            (
                heading("Account"),
                PreferenceRow(title=tr("Google account"), summary=OWNER.address),
                heading("Theme"),
                choice(names.THEME, "Choose theme", translated(THEMES), "system"),
                heading("Files"),
                choice(names.ORDER, "Sort by", translated(ORDERS), "name"),
                heading("Data usage"),
                toggle(names.WIFI_ONLY, "Transfer files only over Wi-Fi",
                       "Uploading and updating of files will pause when Wi-Fi isn't available",
                       default=True),
                heading("About Drive"),
                PreferenceRow(title=tr("Version"), summary=self.app.version),
            )
        )  # fmt: skip
        bar = w.TopBar(tr("Settings"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="recycler_view"))
