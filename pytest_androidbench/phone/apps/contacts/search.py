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

VIEW = "open_search_view"
FRAME = "android.widget.FrameLayout"


@dataclass(eq=False)
class ContactSearch(AppScreen[ContactsApp, None]):
    """A field, and whoever fits what is typed: by name or by number."""

    search: SearchField = field(default_factory=partial(SearchField, id=f"{VIEW}_edit_text"))

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        """The parts of Material's search view."""
        content = w.Panel(self._results(), id=f"{VIEW}_content_container", cls=FRAME, weight=1)
        view = w.Column(
            self._bar(),
            w.Divider(id=f"{VIEW}_divider"),
            content,
            across="stretch",
            id=f"{VIEW}_background",
            cls="android.widget.LinearLayout",
            height="fill",
        )
        return w.Page(w.Panel(view, id=f"{VIEW}_root", cls=FRAME, weight=1))

    def _bar(self) -> w.Widget:
        bar = w.TopBar(
            self.search.box(tr("Search contacts")),
            lead=w.Up(True, desc=tr("Back")),
            actions=(self.search.clear_button(tr("Clear text"), id=f"{VIEW}_clear_button"),),
            id=f"{VIEW}_toolbar",
        )
        return w.Panel(bar, id=f"{VIEW}_toolbar_container", cls=FRAME)

    def _results(self) -> w.Widget:
        order = order_of(self.app.prefs(), self.phone.display.locale)
        people = order.sort(PeopleStore(self.phone).all())
        found = [person for person in people if self._fits(person)]
        if self.search.words and not found:
            return empty_state(tr("No results"), "android:id/text1")
        return w.Scroll(
            *(self._row(order.name(one), one) for one in found), id="search_result_list"
        )

    def _row(self, name: str, person: Person) -> w.Widget:
        return w.Row(
            w.Panel(w.Align(avatar(person)), width=72, height=56),
            w.Text(name, w.BODY_LARGE, id="cliv_name_textview", lines=1, desc=name, weight=1),
            w.Spacer(width=16),
            cls="android.view.ViewGroup",
            width="fill",
            on_tap=partial(self.show, ContactCard(id=person.id)),
        )

    def _fits(self, person: Person) -> bool:
        wanted = self.search.words.strip().lower()
        if not wanted:
            return False
        numbers = ["".join(c for c in e.value if c.isdigit()) for e in person.phones]
        words = person.name.lower().split()
        by_name = any(word.startswith(wanted) for word in words) or wanted in person.name.lower()
        digits = "".join(c for c in wanted if c.isdigit())
        return by_name or (bool(digits) and any(digits in number for number in numbers))
