"""The page that keeps contacts in order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import PACKAGE, SETTINGS, ContactsApp
from pytest_androidbench.phone.apps.contacts.duplicates import MergeDuplicates, groups_of
from pytest_androidbench.phone.apps.contacts.vcards import people_in
from pytest_androidbench.phone.apps.contacts.written_cards import TYPE, written
from pytest_androidbench.phone.kit.blocking import BlockedNumbers
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

OPEN: Final = "android.intent.action.OPEN_DOCUMENT"
CREATE: Final = "android.intent.action.CREATE_DOCUMENT"
TITLE: Final = "android.intent.extra.TITLE"
FILE: Final = "contacts.vcf"


@dataclass(eq=False)
class BlockedByContacts(BlockedNumbers[ContactsApp]):
    """Whose calls and messages do not come through."""


@dataclass(eq=False)
class Manage(AppPart[ContactsApp]):
    """What can be done with all contacts."""

    def build(self, count: int) -> w.Widget:
        """The page."""
        no_sim = tr("No contacts on your SIM card")
        no_backup = tr("No backup of contacts was found")
        rows = (
            ("people", tr("Merge & fix"), self.merge),
            ("file_open", tr("Import from file"), self.pick_file),
            ("save", tr("Export to file"), self.export),
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

    def merge(self) -> None:
        """Show the contacts that are there twice."""
        if groups_of(PeopleStore(self.phone).all()):
            self.show(MergeDuplicates())
        else:
            self.toast(tr("Your contacts look good"))

    def export(self) -> None:
        """Ask where the file of all contacts is to be."""
        if PeopleStore(self.phone).all():
            self.start_for(Intent(action=CREATE, type=TYPE, extras={TITLE: FILE}), self.write)
        else:
            self.toast(tr("There are no contacts to export"))

    def write(self, result: Intent | None) -> None:
        """Write the contacts to the file."""
        if result is None or not result.data:
            return
        people = PeopleStore(self.phone).all()
        try:
            self.phone.content.write(result.data, written(people))
        except (ContentError, FileError):
            self.toast(tr("The contacts could not be exported"))
            return
        self.toast(ntr("{n} contact exported", "{n} contacts exported", len(people)))

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
