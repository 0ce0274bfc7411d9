"""The settings of the contacts app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.preferences import CHOICES
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ContactsSettings(AppScreen[ContactsApp, None]):
    """How names are sorted and shown."""

    activity = "com.google.android.apps.contacts.preference.ContactsPreferenceActivity"

    def build(self) -> w.Widget:
        rows = map(self._row, CHOICES)
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="recycler_view"))

    def _row(self, setting: ListPreference) -> w.Widget:
        shown = setting.shown(self.app.prefs())
        return w.ListItem(
            setting.title, shown, look=w.MATERIAL, on_tap=partial(self.choose, setting)
        )

    def choose(self, setting: ListPreference) -> None:
        """Ask for another value."""
        self.show(setting.dialog(self.app.prefs()))
