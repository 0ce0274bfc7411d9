"""The page that keeps contacts in order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import PACKAGE, SETTINGS, ContactsApp
from pytest_androidbench.phone.apps.contacts.vcards import people_in
from pytest_androidbench.phone.kit.blocking import BlockedNumbers
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

OPEN: Final = "android.intent.action.OPEN_DOCUMENT"


@dataclass(eq=False)
class BlockedByContacts(BlockedNumbers[ContactsApp]):
    """Whose calls and messages do not come through."""


@dataclass(eq=False)
class Manage(AppPart[ContactsApp]):
    """What can be done with all contacts."""

    def build(self, count: int) -> w.Widget:
        """The page."""
        good, no_sim = tr("Your contacts look good"), tr("No contacts on your SIM card")
        no_backup = tr("No backup of contacts was found")
        rows = (
            ("people", tr("Merge & fix"), partial(self.toast, good)),
            ("file_open", tr("Import from file"), self.pick_file),
            ("sim_card", tr("Import from SIM"), partial(self.toast, no_sim)),
            ("backup", tr("Restore contacts"), partial(self.toast, no_backup)),
            ("block", tr("Blocked numbers"), partial(self.show, BlockedByContacts())),
            ("settings", tr("Settings"), self.open_settings),
        )
        items = [
            w.ListItem(title, icon=icon, look=w.MATERIAL, on_tap=act) for icon, title, act in rows
        ]
        said = w.Text(ntr("{n} contact", "{n} contacts", count), w.BODY_LARGE)
        return w.Scroll(w.Panel(said, padding=(16, 12)), *items, id="manage_list")

    def pick_file(self) -> None:
        """Let somebody choose a file of contacts."""
        self.start_for(Intent(action=OPEN, type="text/x-vcard"), self.read)

    def read(self, result: Intent | None) -> None:
        """Take the contacts of a file."""
        if result is None or not result.data:
            return
        text = self.phone.content.open(result.data).decode(errors="replace")
        people = people_in(text)
        for person in people:
            PeopleStore(self.phone).save(person)
        said = ntr("{n} contact imported", "{n} contacts imported", len(people))
        self.toast(said if people else tr("No contacts were found in the file"))

    def open_settings(self) -> None:
        """Show the app's settings."""
        self.start(Intent(component=f"{PACKAGE}/{SETTINGS}"))
