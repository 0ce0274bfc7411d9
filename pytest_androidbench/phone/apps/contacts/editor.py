"""The page on which a contact is made or changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Self

from pytest_androidbench.phone.apps.contacts.app import EDIT, EDITOR, ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import discard_dialog
from pytest_androidbench.phone.apps.contacts.entries import Entries, line
from pytest_androidbench.phone.apps.contacts.given import contact_in, person_in
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FIELDS: Final = (
    ("person", "first", tr("First name")),
    (None, "last", tr("Last name")),
    ("business", "company", tr("Company")),
)
"""Icon, field of a `Person`, and hint of the lines above the numbers."""
MORE_FIELDS: Final = (
    (None, "title", tr("Title")),
    (None, "address", tr("Address")),
    (None, "nickname", tr("Nickname")),
    (None, "website", tr("Website")),
    (None, "notes", tr("Notes")),
)
"""The same of those that are shown when somebody asks for them."""


@dataclass(eq=False)
class ContactEditor(AppScreen[ContactsApp, int]):
    """A form over one person; closes with the saved contact's id."""

    activity = EDITOR
    draft: Person = field(default_factory=Person)
    """What the form says; one with an id is read when the form opens."""
    before: Person = field(default_factory=Person)
    """What is kept of the contact."""
    phones: Entries = field(default_factory=lambda: Entries(kind="phone"))
    emails: Entries = field(default_factory=lambda: Entries(kind="email"))
    more: bool = False
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        known = intent.action == EDIT
        return cls(draft=Person(id=contact_in(intent)) if known else person_in(intent))

    @property
    def person(self) -> Person:
        """What the form says, without blanks around it."""
        lines = (name for _, name, _ in (*FIELDS, *MORE_FIELDS))
        texts = {name: getattr(self.draft, name).strip() for name in lines}
        return replace(
            self.draft, phones=self.phones.filled(), emails=self.emails.filled(), **texts
        )

    def on_open(self) -> None:
        if self.draft.id:
            self.before = PeopleStore(self.phone).get(self.draft.id) or Person()
            self.draft = replace(self.before)
        self.phones.fill(self.draft.phones)
        self.emails.fill(self.draft.emails)
        self.more = any(getattr(self.draft, name) for _, name, _ in MORE_FIELDS)
        if not self.draft.id:
            self.focus("first name")

    def build(self) -> w.Widget:
        title = tr("Edit contact") if self.draft.id else tr("Create contact")
        save = w.Button(tr("Save"), id="toolbar_button", on_tap=self.save)
        bar = w.TopBar(
            w.Text(title, w.TITLE, id="editor_title", lines=1),
            back=self.on_back,
            actions=(save, w.Spacer(width=12)),
            id="toolbar",
        )
        fields = [
            self._picture(),
            *(self._field(*each) for each in FIELDS),
            *self.phones.build(),
            *self.emails.build(),
            *(self._field(*each) for each in MORE_FIELDS if self.more),
            None if self.more else self._more_button(),
        ]
        return w.Page(
            bar, w.Scroll(*fields, id="contact_editor_fragment", gap=8, padding=(0, 0, 0, 24))
        )

    def _picture(self) -> w.Widget:
        button = w.Button(
            tr("Add picture"),
            "tonal",
            icon="add_a_photo",
            id="photo_touch_intercept_overlay",
            desc=tr("Add contact photo"),
            on_tap=self.add_picture,
        )
        return w.Panel(button, padding=(16, 16))

    def _field(self, icon: str | None, name: str, hint: Message) -> w.Widget:
        key = "first name" if name == "first" else name
        return line(icon, w.TextField(bind=f"draft.{name}", hint=hint, key=key))

    def _more_button(self) -> w.Widget:
        return w.Panel(
            w.Text(tr("More fields"), w.BODY, "primary", id="more_fields", on_tap=self.show_more),
            padding=(56, 16),
        )

    def show_more(self) -> None:
        self.more = True

    def add_picture(self) -> None:
        self.toast(tr("No camera or gallery app can give a picture"))

    def save(self) -> None:
        person = self.person
        if person.empty:
            self.close()
            return
        saved = PeopleStore(self.phone).save(person)
        said = tr("{name} saved", name=person.name) if person.name else tr("Contact saved")
        self.close(saved, toast=said)

    def on_back(self) -> None:
        self.leaving.leave(discard_dialog() if self.person != self.before else None)
