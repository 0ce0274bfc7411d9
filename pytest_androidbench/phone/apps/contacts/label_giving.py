"""Giving labels to contacts that are there already, and taking one from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import label_dialog
from pytest_androidbench.phone.apps.contacts.label_line import CREATE, ChooseLabels
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppPart


@dataclass(eq=False)
class LabelGiving(AppPart[ContactsApp]):
    """Asks for labels, and writes them to contacts."""

    people: list[int] = field(default_factory=list)
    """Who gets them."""
    given: list[int] = field(default_factory=list)
    replaces: bool = False
    """Whether they have no other labels then."""

    def add_to(self, people: Sequence[int]) -> None:
        """Ask for labels that contacts get beside their own."""
        self._choose(people, [], replaces=False)

    def change_of(self, person: int) -> None:
        """Ask which labels a contact is to have."""
        found = PeopleStore(self.phone).get(person)
        self._choose([person], list(found.labels) if found else [], replaces=True)

    def _choose(self, people: Sequence[int], labels: list[int], *, replaces: bool) -> None:
        self.people, self.replaces = list(people), replaces
        if LabelStore(self.phone).all():
            self.ask(ChooseLabels(chosen=labels), self.put)
        else:
            self.put([CREATE])

    def put(self, chosen: list[int]) -> None:
        """Take what was ticked, and make a label where one is to be made."""
        self.given = [id_ for id_ in chosen if id_ != CREATE]
        if CREATE in chosen:
            self.ask(label_dialog(LabelStore(self.phone).all().values()), self.create)
        else:
            self.give()

    def create(self, title: str) -> None:
        """Make a label, and give it with the others."""
        self.given.append(LabelStore(self.phone).create(title.strip()))
        self.give()

    def give(self) -> None:
        """Write the labels."""
        for id_ in self.people:
            self._write(id_, self.given, add=not self.replaces)

    def take(self, people: Sequence[int], label: int) -> None:
        """Take a label from contacts."""
        for id_ in people:
            found = PeopleStore(self.phone).get(id_)
            if found is not None:
                self._write(id_, [one for one in found.labels if one != label], add=False)

    def _write(self, id_: int, labels: Sequence[int], *, add: bool) -> None:
        store = PeopleStore(self.phone)
        found = store.get(id_)
        if found is not None:
            kept = found.labels if add else []
            store.save(replace(found, labels=sorted({*kept, *labels})))
