"""The page on which a contact is made or changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from pytest_androidbench.phone.apps.contacts.app import EDIT, EDITOR, INSERT, ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import discard_dialog
from pytest_androidbench.phone.apps.contacts.entries import Entries
from pytest_androidbench.phone.apps.contacts.given import contact_in, person_in
from pytest_androidbench.phone.apps.contacts.label_line import LabelLine
from pytest_androidbench.phone.apps.contacts.lines import FRAME, line, section, sections
from pytest_androidbench.phone.apps.contacts.names import PARTS, NameLines
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

COMPANY: Final = ("business", "company", tr("Company"))
"""Icon, field of a `Person`, and hint of a line."""
MORE_FIELDS: Final = (
    (None, "title", tr("Title")),
    (None, "address", tr("Address")),
    (None, "nickname", tr("Nickname")),
    (None, "website", tr("Website")),
)
"""The same of those that are shown when somebody asks for them."""
LAST_FIELDS: Final = ((None, "sip", tr("SIP")), (None, "notes", tr("Notes")))
"""And below the people."""


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
    dates: Entries = field(default_factory=lambda: Entries(kind="date"))
    relations: Entries = field(default_factory=lambda: Entries(kind="relation"))
    names: NameLines = field(default_factory=NameLines)
    labels: LabelLine = field(default_factory=LabelLine)
    more: bool = False
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        known = intent.action == EDIT
        return cls(draft=Person(id=contact_in(intent)) if known else person_in(intent))

    def started_as(self) -> Intent:
        action = EDIT if self.draft.id else INSERT
        return replace(super().started_as(), action=action)

    @property
    def person(self) -> Person:
        """What the form says, without blanks around it."""
        lines = (COMPANY, *MORE_FIELDS, *LAST_FIELDS)
        names = (*(name for name, _ in PARTS), *(name for _, name, _ in lines))
        said: dict[str, Any] = {name: getattr(self.draft, name).strip() for name in names}
        said |= {name: entries.filled() for name, entries in self._lists().items()}
        return replace(self.draft, labels=list(self.labels.chosen), **said)

    def _lists(self) -> dict[str, Entries]:
        """The lines with labels, by the field of a `Person`."""
        return {
            "phones": self.phones,
            "emails": self.emails,
            "dates": self.dates,
            "relations": self.relations,
        }

    def on_open(self) -> None:
        if self.draft.id:
            self.before = PeopleStore(self.phone).get(self.draft.id) or Person()
            self.draft = replace(self.before)
        for name, entries in self._lists().items():
            entries.fill(getattr(self.draft, name))
        self.names.fill(self.draft)
        self.labels.chosen = list(self.draft.labels)
        asked_for = (*(name for _, name, _ in (*MORE_FIELDS, *LAST_FIELDS)), "relations", "labels")
        self.more = any(getattr(self.draft, name) for name in asked_for)
        if not self.draft.id:
            self.focus("first name")

    def build(self) -> w.Widget:
        title = tr("Edit contact") if self.draft.id else tr("Create contact")
        save = w.Button(tr("Save"), id="toolbar_button", on_tap=self.save)
        bar = w.TopBar(
            w.Text(title, w.TITLE, id="editor_title", lines=1),
            lead=w.Up(self.on_back, "close", tr("Cancel")),
            actions=(save, w.Spacer(width=12)),
            id="toolbar",
        )
        fields = sections(
            self.names.build(),
            section(self._field(*COMPANY)),
            section(*self.phones.build()),
            section(*self.emails.build()),
            section(*self.dates.build()),
            *(self._more_fields() if self.more else ()),
        )
        scroller = w.Scroll(
            self._picture(),
            fields,
            None if self.more else self._more_button(),
            id="contact_editor_scroller",
            gap=8,
            padding=(0, 0, 0, 24),
        )
        return w.Page(bar, w.Panel(scroller, id="contact_editor_fragment", cls=FRAME, weight=1))

    def _more_fields(self) -> list[w.Widget]:
        return [
            *(section(self._field(*each)) for each in MORE_FIELDS),
            section(*self.relations.build()),
            *(section(self._field(*each)) for each in LAST_FIELDS),
            section(self.labels.build()),
        ]

    def _picture(self) -> w.Widget:
        button = w.Button(
            tr("Add picture"),
            "tonal",
            icon="add_a_photo",
            id="photo_touch_intercept_overlay",
            desc=tr("Add contact photo"),
            on_tap=self.add_picture,
        )
        sign = w.Picture(icon="person", size=96, background="secondary_container")
        return w.Panel(w.Column(w.Align(sign), button, across="stretch"), padding=(16, 16))

    def _field(self, icon: str | None, name: str, hint: Message) -> w.Widget:
        return line(icon, w.TextField(bind=f"draft.{name}", hint=hint, key=name))

    def _more_button(self) -> w.Widget:
        return w.Panel(
            w.Text(tr("More fields"), w.BODY, "primary", id="more_fields", on_tap=self.show_more),
            padding=(56, 16),
        )

    def show_more(self) -> None:
        self.more = True

    def add_picture(self) -> None:
        self.toast(tr("Contacts keeps no pictures of people"))

    def save(self) -> None:
        person = self.person
        if person.empty:
            self.close()
            return
        saved = PeopleStore(self.phone).save(person)
        said = tr("{name} saved", name=person.name) if person.name else tr("Contact saved")
        self.close(saved, toast=said)

    def on_back(self) -> None:
        changed = self.person != self.before
        self.leaving.leave_unless(discard_dialog() if changed else None, self.save)
