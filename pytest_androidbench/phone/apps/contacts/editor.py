"""The page on which a contact is made or changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import discard_dialog, label_dialog
from pytest_androidbench.phone.kit.people import model
from pytest_androidbench.phone.kit.people.phone_format import as_typed
from pytest_androidbench.phone.kit.people.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

MORE_FIELDS = (
    ("title", tr("Title")),
    ("address", tr("Address")),
    ("nickname", tr("Nickname")),
    ("website", tr("Website")),
    ("notes", tr("Notes")),
)


@dataclass(eq=False)
class ContactEditor(AppScreen[ContactsApp, int]):
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
    phones: list[model.Entry] = field(default_factory=lambda: [model.Entry()])
    emails: list[model.Entry] = field(default_factory=lambda: [model.Entry(type=1)])
    more: bool = False
    labelling: int = -1
    """Which phone's custom label is being typed."""
    started_as: model.Person = field(default_factory=model.Person)

    @classmethod
    def of(cls, person: model.Person) -> ContactEditor:
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
            phones=[replace(entry) for entry in person.phones] or [model.Entry()],
            emails=[replace(entry) for entry in person.emails] or [model.Entry(type=1)],
            more=any(getattr(person, name) for name, _ in MORE_FIELDS),
            started_as=person if person.id else model.Person(),
        )

    @property
    def person(self) -> model.Person:
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

    def build(self) -> w.Widget:
        title = tr("Edit contact") if self.id else tr("Create contact")
        bar = w.TopBar(
            w.Text(title, w.TITLE, id="editor_title", lines=1),
            back=self.on_back,
            actions=(
                w.Button(tr("Save"), id="toolbar_button", on_tap=self.save),
                w.Spacer(width=12),
            ),
            id="toolbar",
        )
        fields = [
            w.Panel(
                w.Button(
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
        return w.Page(
            bar, w.Scroll(*fields, id="contact_editor_fragment", gap=8, padding=(0, 0, 0, 24))
        )

    def _line(self, icon: str | None, widget: w.Widget, end: w.Widget | None = None) -> w.Widget:
        lead = w.Panel(w.Icon(icon) if icon else None, width=56, padding=(16, 0))
        widget.weight = 1
        last = end or w.Panel(width=48)
        return w.Row(lead, widget, last, width="fill")

    def _field(self, bind: str, hint: Message) -> w.TextField:
        return w.TextField(bind=bind, hint=hint, key=f"{bind} name" if bind == "first" else bind)

    def _more_button(self) -> w.Widget:
        return w.Panel(
            w.Text(tr("More fields"), w.BODY, "primary", id="more_fields", on_tap=self.show_more),
            padding=(56, 16),
        )

    def _phone(self, place: int) -> w.Widget:
        entry = self.phones[place]
        label = entry.name(model.PHONE_TYPES)
        number = w.TextField(
            entry.value,
            partial(self.set_phone, place),
            hint=tr("Phone"),
            keyboard="phone",
            key=f"phone {place}",
        )
        names = [*model.PHONE_TYPES, "Custom"]
        chosen = names.index(label) if label in names else len(names) - 1
        shown: list[TextLike] = [tr(name) for name in names]
        if entry.type == model.CUSTOM:
            shown[-1] = entry.label
        spinner = w.Spinner(
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

    def _email(self, place: int) -> w.Widget:
        entry = self.emails[place]
        label = entry.name(model.EMAIL_TYPES)
        address = w.TextField(
            entry.value,
            partial(self.set_email, place),
            hint=tr("Email"),
            keyboard="email",
            key=f"email {place}",
        )
        names = list(model.EMAIL_TYPES)
        spinner = w.Spinner(
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
        box: w.Widget,
        spinner: w.Widget,
        delete: Message,
        entry: model.Entry,
        on_delete: Callable[[], None],
    ) -> w.Widget:
        button = None
        if entry.value:
            button = w.IconButton(
                "close",
                delete,
                id="delete_button",
                on_tap=on_delete,
                cls="android.widget.ImageView",
            )
        return w.Column(
            self._line(icon, box, button),
            w.Panel(spinner, padding=(56, 0, 48, 0)),
            across="stretch",
        )

    def show_more(self) -> None:
        self.more = True

    def add_picture(self) -> None:
        self.toast(tr("No camera or gallery app can give a picture"))

    def set_phone(self, place: int, text: str) -> None:
        self.phones[place].value = as_typed(text)
        if text and place == len(self.phones) - 1:
            self.phones.append(model.Entry(type=1 if place == 0 else 3))

    def set_email(self, place: int, text: str) -> None:
        self.emails[place].value = text
        if text and place == len(self.emails) - 1:
            self.emails.append(model.Entry(type=2))

    def delete_phone(self, place: int) -> None:
        del self.phones[place]

    def delete_email(self, place: int) -> None:
        del self.emails[place]

    def set_phone_type(self, place: int, choice: int) -> None:
        numbers = list(model.PHONE_TYPES.values())
        if choice < len(numbers):
            self.phones[place].type = numbers[choice]
        else:
            self.labelling = place
            self.ask(label_dialog(), self.set_custom_label)

    def set_custom_label(self, label: str) -> None:
        self.phones[self.labelling].type = model.CUSTOM
        self.phones[self.labelling].label = label.strip()

    def set_email_type(self, place: int, choice: int) -> None:
        self.emails[place].type = list(model.EMAIL_TYPES.values())[choice]

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
