"""Contacts that are there twice, and the page on which they are made one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

TEXTS = (
    "prefix", "first", "middle", "last", "suffix", "company", "title", "nickname", "notes",
    "website", "address", "sip",
)  # fmt: skip
"""Fields of a `Person` of which a contact has one: what the first that has any says."""
ENTRIES = ("phones", "emails", "dates", "relations")


def groups_of(people: Sequence[Person]) -> list[list[Person]]:
    """Contacts that have the same name, each group in the order of its ids."""
    named: dict[str, list[Person]] = {}
    for person in people:
        named.setdefault(person.name.casefold(), []).append(person)
    return [sorted(group, key=lambda one: one.id) for group in named.values() if len(group) > 1]


def union(people: Sequence[Person]) -> Person:
    """One contact with all that several say, under the id of the first."""
    said: dict[str, Any] = {
        name: next((text for one in people if (text := getattr(one, name))), "") for name in TEXTS
    }
    said |= {name: _unlike([e for one in people for e in getattr(one, name)]) for name in ENTRIES}
    labels = sorted({label for one in people for label in one.labels})
    starred = any(one.starred for one in people)
    return replace(people[0], labels=labels, starred=starred, **said)


def _unlike(entries: Sequence[Entry]) -> list[Entry]:
    """Each number or address once."""
    first = {"".join(entry.value.split()).casefold(): entry for entry in reversed(entries)}
    return sorted(first.values(), key=entries.index)


def merge(store: PeopleStore, people: Sequence[Person]) -> None:
    """Keep one contact in place of several."""
    whole = union(people)
    store.save(whole)
    store.star(whole.id, whole.starred)
    for other in people[1:]:
        store.delete(other.id)


@dataclass(eq=False)
class MergeDuplicates(AppScreen[ContactsApp, None]):
    """A card for each name that several contacts have."""

    dismissed: list[str] = field(default_factory=list)
    """Names whose contacts are to stay apart."""

    @property
    def groups(self) -> list[list[Person]]:
        """What can be merged."""
        found = groups_of(PeopleStore(self.phone).all())
        return [group for group in found if group[0].name.casefold() not in self.dismissed]

    def build(self) -> w.Widget:
        groups = self.groups
        bar = w.TopBar(tr("Merge duplicates"), back=True, id="toolbar")
        if not groups:
            return w.Page(bar, empty_state(tr("No duplicates"), "assistant_empty_view"))
        said = w.Text(ntr("{n} duplicate", "{n} duplicates", len(groups)), w.BODY_LARGE, weight=1)
        every = w.Button(tr("Merge all"), "text", id="merge_all_button", on_tap=self.merge_all)
        head = w.Panel(w.Row(said, every, width="fill"), padding=(16, 8))
        cards = [self._card(place, group) for place, group in enumerate(groups)]
        return w.Page(bar, w.Scroll(head, *cards, id="assistant_cards", gap=8, padding=(8, 0)))

    def _card(self, place: int, group: Sequence[Person]) -> w.Widget:
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(
                tr("Dismiss"), "text", id="dismiss_button", on_tap=partial(self.dismiss, place)
            ),
            w.Button(tr("Merge"), "text", id="merge_button", on_tap=partial(self.merge, place)),
            gap=8,
            width="fill",
        )
        return w.Card(w.Column(*map(_person, group), buttons, across="stretch"), padding=8)

    def dismiss(self, place: int) -> None:
        """Leave a group's contacts apart."""
        self.dismissed.append(self.groups[place][0].name.casefold())

    def merge(self, place: int) -> None:
        """Make one contact of a group."""
        merge(PeopleStore(self.phone), self.groups[place])
        self.toast(tr("Contacts merged"))

    def merge_all(self) -> None:
        """Make one contact of each group."""
        for group in self.groups:
            merge(PeopleStore(self.phone), group)
        self.toast(tr("Contacts merged"))


def _person(person: Person) -> w.Widget:
    """One of a group, over what tells it from the others."""
    known = [shown_number(entry.value) for entry in person.phones]
    known += [entry.value for entry in person.emails]
    about = w.Text(", ".join(known), w.BODY, "on_surface_variant", id="data", lines=1)
    return w.Row(
        w.Panel(w.Align(avatar(person)), width=56, height=64),
        w.Column(w.Text(person.name, w.BODY_LARGE, id="name", lines=1), about, weight=1),
        gap=8,
        width="fill",
    )
