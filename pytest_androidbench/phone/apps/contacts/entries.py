"""The labelled lines of the editor: a contact's numbers, its addresses, days or people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from typing import Final, Literal

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.days import day_in, day_text
from pytest_androidbench.phone.apps.contacts.dialogs import custom_dialog
from pytest_androidbench.phone.apps.contacts.lines import LabelSpinner, line
from pytest_androidbench.phone.kit.people.model import (
    CUSTOM,
    DATE_TYPES,
    EMAIL_TYPES,
    PHONE_TYPES,
    RELATION_TYPES,
    Entry,
)
from pytest_androidbench.phone.kit.people.phone_format import as_typed
from pytest_androidbench.phone.kit.pickers import Day, PickDate
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryKind:
    """What numbers, addresses, days and people differ in."""

    hint: str
    icon: str
    described: str
    """What its label is called for those who do not see it."""
    types: dict[str, int]
    first: tuple[int, ...]
    """The types that new lines have at first, the last of them all further ones."""
    keyboard: Literal["phone", "email", "text"] = "text"
    written: Callable[[str], str] = str
    """How what was typed is written."""
    own_label: bool = False
    """Whether a line may have a label of its own."""
    day: bool = False
    """Whether it is a day, which is picked."""

    def new(self, place: int) -> Entry:
        """An empty line."""
        return Entry(type=self.first[min(place, len(self.first) - 1)])


KINDS: Final = {
    "phone": EntryKind(
        hint="Phone",
        icon="phone",
        described="{label} Phone",
        types=PHONE_TYPES,
        first=(2, 1, 3),
        keyboard="phone",
        written=as_typed,
        own_label=True,
    ),
    "email": EntryKind(
        hint="Email",
        icon="email",
        described="{label} Email",
        types=EMAIL_TYPES,
        first=(1, 2),
        keyboard="email",
    ),
    "date": EntryKind(
        hint="Significant date",
        icon="event",
        described="{label} Special date",
        types=DATE_TYPES,
        first=(3, 1, 2),
        day=True,
    ),
    "relation": EntryKind(
        hint="Related person",
        icon="people",
        described="{label} Related person",
        types=RELATION_TYPES,
        first=(1,),
    ),
}
Kind = Literal["phone", "email", "date", "relation"]


@dataclass(eq=False)
class Entries(AppPart[ContactsApp]):
    """One line for each entry, and an empty one once the last is written in."""

    kind: Kind = "phone"
    rows: list[Entry] = field(default_factory=list)

    @property
    def _kind(self) -> EntryKind:
        return KINDS[self.kind]

    def fill(self, entries: list[Entry]) -> None:
        """Show what there is, or an empty line."""
        self.rows = [replace(entry) for entry in entries] or [self._kind.new(0)]

    def filled(self) -> list[Entry]:
        """The lines in which something is written."""
        entries = [replace(entry, value=entry.value.strip()) for entry in self.rows]
        return [entry for entry in entries if entry.value]

    def build(self) -> list[w.Widget]:
        """The lines."""
        return [self._row(place, entry) for place, entry in enumerate(self.rows)]

    def _row(self, place: int, entry: Entry) -> w.Widget:
        kind = self._kind
        delete = w.IconButton(
            "close",
            tr(f"Delete {entry.name(kind.types)} {kind.hint}"),
            id="delete_button",
            on_tap=partial(self.delete, place),
            cls="android.widget.ImageView",
        )
        icon = kind.icon if place == 0 else None
        return w.Column(
            line(icon, self._field(place, entry), delete if entry.value else None),
            w.Panel(self._label(place, entry), padding=(56, 0, 48, 0)),
            across="stretch",
        )

    def _field(self, place: int, entry: Entry) -> w.Widget:
        kind, key = self._kind, f"{self.kind} {place}"
        if kind.day:
            shown = day_text(self.phone, entry.value)
            pick = partial(self.pick_day, place)
            return w.TextField(shown, hint=tr(kind.hint), read_only=True, key=key, on_tap=pick)
        return w.TextField(
            entry.value,
            partial(self.write, place),
            hint=tr(kind.hint),
            keyboard=kind.keyboard,
            key=key,
        )

    def _label(self, place: int, entry: Entry) -> w.Widget:
        """The type of a line, and the others there are."""
        kind, label = self._kind, entry.name(self._kind.types)
        names = [*kind.types, *["Custom"] * kind.own_label]
        shown: list[TextLike] = [tr(name) for name in names]
        if kind.own_label and entry.type == CUSTOM:
            shown[-1] = entry.label
        chosen = names.index(label) if label in names else len(names) - 1
        return LabelSpinner(
            shown,
            chosen,
            partial(self.set_type, place),
            id="spinner",
            desc=tr(kind.described, label=self._said(shown[chosen])),
            key=f"{self.kind} type {place}",
        )

    def _said(self, text: TextLike) -> str:
        """A text as this app says it: the home of a contact is no home screen."""
        if isinstance(text, str):
            return text
        return self.phone.engine.translate(text, self.phone.display.locale, self.app.domain)

    def write(self, place: int, text: str) -> None:
        self.rows[place].value = self._kind.written(text)
        if text and place == len(self.rows) - 1:
            self.rows.append(self._kind.new(place + 1))

    def pick_day(self, place: int) -> None:
        year, month, day = day_in(self.phone, self.rows[place].value)
        self.ask(PickDate(year=year, month=month, day=day), self.put_day, place)

    def put_day(self, place: int, day: Day) -> None:
        self.write(place, date(*day).isoformat())

    def delete(self, place: int) -> None:
        del self.rows[place]

    def set_type(self, place: int, choice: int) -> None:
        numbers = list(self._kind.types.values())
        if choice < len(numbers):
            self.rows[place].type = numbers[choice]
        else:
            self.ask(custom_dialog(), self.set_label, place)

    def set_label(self, place: int, label: str) -> None:
        self.rows[place].type, self.rows[place].label = CUSTOM, label.strip()
