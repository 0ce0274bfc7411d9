"""The settings of the contacts app."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.contacts.app import SETTINGS, ContactsApp
from pytest_androidbench.phone.apps.contacts.preferences import CHOICES
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ContactsSettings(AppScreen[ContactsApp, None]):
    """How names are sorted and shown."""

    activity = SETTINGS
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(CHOICES)
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="recycler_view"))
