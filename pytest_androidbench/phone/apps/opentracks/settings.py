"""The settings: a page that leads to others, all drawn from tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.exporting import export
from pytest_androidbench.phone.apps.opentracks.help import TracksAboutPage
from pytest_androidbench.phone.apps.opentracks.look import RECYCLER, framed
from pytest_androidbench.phone.apps.opentracks.names import UNITS_KEY
from pytest_androidbench.phone.apps.opentracks.settings_page import Here
from pytest_androidbench.phone.apps.opentracks.settings_rows import PAGES
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

OPEN_TREE: Final = "android.intent.action.OPEN_DOCUMENT_TREE"


@dataclass(eq=False)
class SettingList(AppScreen[OpenTracksApp, None]):
    """Rows of settings."""

    rows: Preferences = field(default_factory=partial(Preferences, framed=True))

    def build(self) -> w.Widget:
        rows = self.rows.widgets(self.entries())
        listed = w.Scroll(*rows, id="recycler_view", cls=RECYCLER)
        fragment = w.Panel(
            listed, id="settings_fragment", cls="android.widget.FrameLayout", weight=1
        )
        return framed(tr("Settings"), "settings", fragment)

    def entries(self) -> list[Entry]:
        """The rows as things are now; pure."""
        raise NotImplementedError


@dataclass(eq=False)
class TracksSettingsPage(SettingList):
    """The first page of the settings."""

    activity: ClassVar[str] = ".settings.SettingsActivity"

    def entries(self) -> list[Entry]:
        pages: list[Entry] = [
            PreferenceRow(
                title=page.title, summary=page.summary, icon=page.icon, act=partial(self.open, name)
            )
            for name, page in PAGES.items()
        ]
        reset = PreferenceRow(
            title=tr("Reset"),
            summary=tr("Reset Settings to Default Values"),
            icon="autorenew",
            act=self.ask_reset,
        )
        about = PreferenceRow(
            title=tr("About OpenTracks"),
            summary=tr("All About OpenTracks Project"),
            icon="info",
            act=partial(self.show, TracksAboutPage()),
        )
        return [*pages[:-1], reset, pages[-1], about]

    def open(self, name: str) -> None:
        """Open another page."""
        self.show(SettingPage(name=name))

    def ask_reset(self) -> None:
        text = tr(
            "All settings will be reverted to the default values. This will not delete any tracks "
            "on the device."
        )
        self.ask(Confirm(title=tr("Reset now?"), message=text), self.reset)

    def reset(self, sure: bool) -> None:
        """Forget every setting; units are then metric, wherever the phone is."""
        if sure:
            prefs = self.app.prefs()
            for key in list(prefs.all()):
                prefs.remove(key)
            prefs.put(UNITS_KEY, "METRIC")
            self.toast(tr("All settings have been reverted to the default values"))


@dataclass(eq=False)
class SettingPage(SettingList):
    """One page of settings."""

    name: str = ""

    def entries(self) -> list[Entry]:
        return [*PAGES[self.name].entries(Here(units=self.app.units, export=self.export))]

    def export(self, together: bool) -> None:
        """Ask for the folder into which all tracks are written."""
        if not self.start_for(Intent(action=OPEN_TREE), self.folder_picked, together):
            self.toast(tr("No compatible file manager installed"))

    def folder_picked(self, together: bool, intent: Intent | None) -> None:
        """Export into the folder."""
        folder = self.phone.content.path_of(intent.data or "") if intent is not None else None
        if folder is not None:
            export(self, folder, together=together)
