"""The page about the app."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.simple.settings_rows import Section
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import MATERIAL, ListItem, Page, Scroll, TopBar


@dataclass(eq=False)
class AboutPage(AppScreen[None]):
    """Which version it is."""

    activity = "com.simplemobiletools.commons.activities.AboutActivity"
    presses: int = 0

    def build(self) -> Widget:
        version = tr("Version {version}", version=self.app.version)
        return Page(
            TopBar(tr("About"), back=True, id="about_toolbar"),
            Scroll(
                Section(tr("Other"), "about_other"),
                ListItem(version, look=MATERIAL, icon="info", on_tap=self.press_version),
                id="about_nested_scrollview",
            ),
        )

    def press_version(self) -> None:
        """The real app greets whoever presses it often."""
        self.presses += 1
        self.toast(tr("Hello!") if self.presses >= 7 else f"{self.app.version}")
