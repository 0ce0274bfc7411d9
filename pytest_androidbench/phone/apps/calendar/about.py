"""The page about the app."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.simple.settings_rows import Section
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class CalendarAboutPage(AppScreen[CalendarApp, None]):
    """Which version it is."""

    activity = "com.simplemobiletools.commons.activities.AboutActivity"
    presses: int = 0

    def build(self) -> w.Widget:
        version = tr("Version {version}", version=self.app.version)
        return w.Page(
            w.TopBar(tr("About"), back=True, id="about_toolbar"),
            w.Scroll(
                Section(tr("Other"), "about_other"),
                w.ListItem(version, look=w.MATERIAL, icon="info", on_tap=self.press_version),
                id="about_nested_scrollview",
            ),
        )

    def press_version(self) -> None:
        """The real app greets whoever presses it often."""
        self.presses += 1
        self.toast(tr("Hello!") if self.presses >= 7 else f"{self.app.version}")
