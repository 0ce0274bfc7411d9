"""The search of the list of contacts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.card import ContactCard
from pytest_androidbench.phone.apps.contacts.preferences import order_of
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ContactSearch(AppScreen[ContactsApp, None]):
    """A field, and whoever fits what is typed: by name or by number."""

    search: SearchField = field(
        default_factory=partial(SearchField, id="open_search_view_edit_text")
    )

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        box = self.search.box(tr("Search contacts"))
        clear = self.search.clear_button(tr("Clear text"), id="open_search_view_clear_button")
        order = order_of(self.app.prefs())
        found = [
            person for person in order.sort(PeopleStore(self.phone).all()) if self._fits(person)
        ]
        rows = [
            w.ListItem(
                order.name(person),
                lead=avatar(person),
                look=w.MATERIAL,
                on_tap=partial(self.show, ContactCard(id=person.id)),
                desc=order.name(person),
            )
            for person in found
        ]
        nothing = self.search.words and not found
        content = (
            empty_state(tr("No results found"), "no_results")
            if nothing
            else w.Scroll(*rows, id="search_results")
        )
        return w.Page(w.TopBar(box, back=True, actions=(clear,)), content)

    def _fits(self, person: Person) -> bool:
        wanted = self.search.words.strip().lower()
        if not wanted:
            return False
        numbers = ["".join(c for c in e.value if c.isdigit()) for e in person.phones]
        words = person.name.lower().split()
        by_name = any(word.startswith(wanted) for word in words) or wanted in person.name.lower()
        digits = "".join(c for c in wanted if c.isdigit())
        return by_name or (bool(digits) and any(digits in number for number in numbers))
