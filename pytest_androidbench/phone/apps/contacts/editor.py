"""The page on which a contact is made or changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from pytest_androidbench.phone.apps.contacts.dialogs import discard_dialog, label_dialog
from pytest_androidbench.phone.kit.people.model import (
    CUSTOM,
    EMAIL_TYPES,
    PHONE_TYPES,
    Entry,
    Person,
)
from pytest_androidbench.phone.kit.people.phone_format import as_typed
from pytest_androidbench.phone.kit.people.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, TITLE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Column,
    Icon,
    IconButton,
    Page,
    Panel,
    Row,
    Scroll,
    Spacer,
    Spinner,
    Text,
    TextField,
    TopBar,
)

MORE_FIELDS = (
    ("title", tr("Title")),
    ("address", tr("Address")),
    ("nickname", tr("Nickname")),
    ("website", tr("Website")),
    ("notes", tr("Notes")),
)


@dataclass(eq=False)
class ContactEditor(AppScreen[int]):
    """A form over one person; closes with the saved contact's id."""

    activity = "com.android.contacts.activities.ContactEditorActivity"
    id: int = 0
    first: str = ""
    last: str = ""
    company: str = ""
    title: str = ""
    nickname: str = ""
    website: str = ""
    address: str = ""
    notes: str = ""
    phones: list[Entry] = field(default_factory=lambda: [Entry()])
    emails: list[Entry] = field(default_factory=lambda: [Entry(type=1)])
    more: bool = False
    labelling: int = -1
    """Which phone's custom label is being typed."""
    started_as: Person = field(default_factory=Person)

    @classmethod
    def of(cls, person: Person) -> ContactEditor:
        """An editor filled with a person."""
        return cls(
            id=person.id,
            first=person.first,
            last=person.last,
            company=person.company,
            title=person.title,
            nickname=person.nickname,
            website=person.website,
            address=person.address,
            notes=person.notes,
            phones=[replace(entry) for entry in person.phones] or [Entry()],
            emails=[replace(entry) for entry in person.emails] or [Entry(type=1)],
            more=any(getattr(person, name) for name, _ in MORE_FIELDS),
            started_as=person if person.id else Person(),
        )

    @property
    def person(self) -> Person:
        """What the form says now."""
        return replace(
            self.started_as,
            id=self.id,
            first=self.first.strip(),
            last=self.last.strip(),
            company=self.company.strip(),
            title=self.title.strip(),
            nickname=self.nickname.strip(),
            website=self.website.strip(),
            address=self.address.strip(),
            notes=self.notes.strip(),
            phones=[replace(e, value=e.value.strip()) for e in self.phones if e.value.strip()],
            emails=[replace(e, value=e.value.strip()) for e in self.emails if e.value.strip()],
        )

    def on_open(self) -> None:
        if not self.id:
            self.focus("first name")

    def build(self) -> Widget:
        title = tr("Edit contact") if self.id else tr("Create contact")
        bar = TopBar(
            Text(title, TITLE, id="editor_title", lines=1),
            back=self.on_back,
            actions=(
                Button(tr("Save"), id="toolbar_button", on_tap=self.save),
                Spacer(width=12),
            ),
            id="toolbar",
        )
        fields = [
            Panel(
                Button(
                    tr("Add picture"),
                    "tonal",
                    icon="add_a_photo",
                    id="photo_touch_intercept_overlay",
                    desc=tr("Add contact photo"),
                    on_tap=self.add_picture,
                ),
                padding=(16, 16),
            ),
            self._line("person", self._field("first", tr("First name"))),
            self._line(None, self._field("last", tr("Last name"))),
            self._line("business", self._field("company", tr("Company"))),
            *(self._phone(place) for place in range(len(self.phones))),
            *(self._email(place) for place in range(len(self.emails))),
            *(self._line(None, self._field(name, hint)) for name, hint in MORE_FIELDS if self.more),
            None if self.more else self._more_button(),
        ]
        return Page(
            bar, Scroll(*fields, id="contact_editor_fragment", gap=8, padding=(0, 0, 0, 24))
        )

    def _line(self, icon: str | None, widget: Widget, end: Widget | None = None) -> Widget:
        lead = Panel(Icon(icon) if icon else None, width=56, padding=(16, 0))
        widget.weight = 1
        last = end or Panel(width=48)
        return Row(lead, widget, last, width="fill")

    def _field(self, bind: str, hint: Message) -> TextField:
        return TextField(bind=bind, hint=hint, key=f"{bind} name" if bind == "first" else bind)

    def _more_button(self) -> Widget:
        return Panel(
            Text(tr("More fields"), BODY, "primary", id="more_fields", on_tap=self.show_more),
            padding=(56, 16),
        )

    def _phone(self, place: int) -> Widget:
        entry = self.phones[place]
        label = entry.name(PHONE_TYPES)
        number = TextField(
            entry.value,
            partial(self.set_phone, place),
            hint=tr("Phone"),
            keyboard="phone",
            key=f"phone {place}",
        )
        names = [*PHONE_TYPES, "Custom"]
        chosen = names.index(label) if label in names else len(names) - 1
        shown: list[TextLike] = [tr(name) for name in names]
        if entry.type == CUSTOM:
            shown[-1] = entry.label
        spinner = Spinner(
            shown,
            chosen,
            partial(self.set_phone_type, place),
            id="spinner",
            desc=tr("{label} Phone", label=label),
            key=f"phone type {place}",
        )
        return self._entry(
            "phone" if place == 0 else None,
            number,
            spinner,
            tr(f"Delete {label} Phone"),
            entry,
            partial(self.delete_phone, place),
        )

    def _email(self, place: int) -> Widget:
        entry = self.emails[place]
        label = entry.name(EMAIL_TYPES)
        address = TextField(
            entry.value,
            partial(self.set_email, place),
            hint=tr("Email"),
            keyboard="email",
            key=f"email {place}",
        )
        names = list(EMAIL_TYPES)
        spinner = Spinner(
            [tr(name) for name in names],
            names.index(label),
            partial(self.set_email_type, place),
            id="spinner",
            desc=tr("{label} Email", label=label),
            key=f"email type {place}",
        )
        return self._entry(
            "email" if place == 0 else None,
            address,
            spinner,
            tr(f"Delete {label} Email"),
            entry,
            partial(self.delete_email, place),
        )

    def _entry(
        self,
        icon: str | None,
        box: Widget,
        spinner: Widget,
        delete: Message,
        entry: Entry,
        on_delete: Callable[[], None],
    ) -> Widget:
        button = None
        if entry.value:
            button = IconButton(
                "close",
                delete,
                id="delete_button",
                on_tap=on_delete,
                cls="android.widget.ImageView",
            )
        return Column(
            self._line(icon, box, button),
            Panel(spinner, padding=(56, 0, 48, 0)),
            across="stretch",
        )

    def show_more(self) -> None:
        self.more = True

    def add_picture(self) -> None:
        self.toast(tr("No camera or gallery app can give a picture"))

    def set_phone(self, place: int, text: str) -> None:
        self.phones[place].value = as_typed(text)
        if text and place == len(self.phones) - 1:
            self.phones.append(Entry(type=1 if place == 0 else 3))

    def set_email(self, place: int, text: str) -> None:
        self.emails[place].value = text
        if text and place == len(self.emails) - 1:
            self.emails.append(Entry(type=2))

    def delete_phone(self, place: int) -> None:
        del self.phones[place]

    def delete_email(self, place: int) -> None:
        del self.emails[place]

    def set_phone_type(self, place: int, choice: int) -> None:
        numbers = list(PHONE_TYPES.values())
        if choice < len(numbers):
            self.phones[place].type = numbers[choice]
        else:
            self.labelling = place
            self.ask(label_dialog(), self.set_custom_label)

    def set_custom_label(self, label: str) -> None:
        self.phones[self.labelling].type = CUSTOM
        self.phones[self.labelling].label = label.strip()

    def set_email_type(self, place: int, choice: int) -> None:
        self.emails[place].type = list(EMAIL_TYPES.values())[choice]

    def save(self) -> None:
        person = self.person
        if person.empty:
            self.close()
            return
        saved = Store(self.phone).save(person)
        said = tr("{name} saved", name=person.name) if person.name else tr("Contact saved")
        self.close(saved, toast=said)

    def on_back(self) -> None:
        before = replace(self.started_as, id=self.id)
        if self.person == before:
            self.close()
        else:
            self.ask(discard_dialog(), self.discard)

    def discard(self, sure: bool) -> None:
        if sure:
            self.close()
