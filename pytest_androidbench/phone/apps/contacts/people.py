"""The list of all contacts, with selection, and the pages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.contacts.app import PACKAGE, PEOPLE, SETTINGS, ContactsApp
from pytest_androidbench.phone.apps.contacts.card import ContactCard
from pytest_androidbench.phone.apps.contacts.dialogs import delete_dialog
from pytest_androidbench.phone.apps.contacts.editor import ContactEditor
from pytest_androidbench.phone.apps.contacts.preferences import NameOrder, order_of
from pytest_androidbench.phone.apps.contacts.search import ContactSearch
from pytest_androidbench.phone.apps.contacts.welcome import SignInNotice
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

CONTACTS, HIGHLIGHTS, MANAGE = range(3)
TABS = (
    w.Tab(text=tr("Contacts"), icon="person", id="contacts"),
    w.Tab(text=tr("Highlights"), icon="star", id="highlights"),
    w.Tab(text=tr("Fix & manage"), icon="build", id="nav_manage"),
)


@dataclass(eq=False)
class People(AppScreen[ContactsApp, None]):
    """All contacts by name; a long press selects."""

    activity = PEOPLE
    tab: int = CONTACTS
    chosen: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        if not self.app.prefs().get("welcomed", default=False):
            self.app.prefs().put("welcomed", value=True)
            self.show(SignInNotice())

    @property
    def order(self) -> NameOrder:
        """How names are sorted and shown."""
        return order_of(self.app.prefs())

    def build(self) -> w.Widget:
        people = self.order.sort(PeopleStore(self.phone).all())
        content = (self._list, self._highlights, self._manage)[self.tab](people)
        fab = w.Fab("add", tr("Create contact"), id="floating_action_button", on_tap=self.create)
        shown = w.Stack(
            w.Panel(content, width="fill", height="fill"),
            w.Align(fab, across="end", down="bottom", margin=16) if self.tab == CONTACTS else None,
            weight=1,
        )
        bar = self._selection_bar(len(people)) if self.chosen else self._search_bar()
        return w.Page(bar, shown, w.BottomTabs(TABS, self.tab, self.select_tab, id="bottom_nav"))

    def _search_bar(self) -> w.Widget:
        bar = w.SearchBar(
            tr("Search contacts"),
            actions=(w.More(partial(self.menus.open, self.entries)),),
            id="open_search_bar",
            text_id="open_search_bar_text_view",
            on_tap=partial(self.show, ContactSearch()),
        )
        return w.Panel(bar, padding=(16, 8))

    def _selection_bar(self, count: int) -> w.Widget:
        return w.TopBar(
            w.Text(str(len(self.chosen)), w.TITLE, id="selection_count_text"),
            back=self.chosen.end,
            actions=(
                w.IconButton("delete", tr("Delete"), id="menu_delete", on_tap=self.ask_delete),
                w.IconButton(
                    "select_all",
                    tr("Select all"),
                    id="menu_select_all",
                    on_tap=self.select_all,
                    enabled=len(self.chosen) < count,
                ),
            ),
        )

    def _list(self, people: list[Person]) -> w.Widget:
        if not people:
            return empty_state(tr("No contacts yet"), "android:id/text1")
        letters = [self.order.key(person)[:1].upper() for person in people]
        first = [place == 0 or letters[place - 1] != letter for place, letter in enumerate(letters)]

        def row(place: int) -> w.Widget:
            return self._row(people[place], letters[place] if first[place] else "")

        return w.Scroll(
            count=len(people),
            row=row,
            row_height=56,
            id="android:id/list",
            cls="android.widget.ListView",
            padding=(0, 0, 0, 88),
        )

    def _row(self, person: Person, letter: str) -> w.Widget:
        name = self.order.name(person)
        chosen = person.id in self.chosen
        lead = w.Picture(icon="check", size=40) if chosen else avatar(person)
        return w.Row(
            w.Panel(w.Align(w.Text(letter, w.LABEL, "on_surface_variant")), width=56),
            lead,
            w.Panel(
                w.Text(name, w.BODY_LARGE, id="cliv_name_textview", lines=1),
                padding=(16, 0),
                weight=1,
            ),
            cls="android.view.ViewGroup",
            desc=name,
            width="fill",
            height=56,
            selected=chosen,
            on_tap=partial(self.tap_person, person.id),
            on_long=partial(self.chosen.toggle, person.id),
        )

    def _highlights(self, people: list[Person]) -> w.Widget:
        starred = [person for person in people if person.starred]
        if not starred:
            return empty_state(tr("Favorites will show up here"), "empty_text")
        rows = [self._row(person, "★") for person in starred]
        title = w.Panel(w.Text(tr("Favorites"), w.HEADLINE_SMALL), padding=(16, 8))
        return w.Scroll(title, *rows, id="highlights_list")

    def _manage(self, people: list[Person]) -> w.Widget:
        rows = (
            ("people", tr("Merge & fix"), tr("No suggestions"), tr("Your contacts look good")),
            ("sim_card", tr("Import from SIM"), None, tr("No contacts on your SIM card")),
            ("settings", tr("Settings"), None, None),
        )
        count = ntr("{n} contact", "{n} contacts", len(people))
        items = [
            w.ListItem(
                title,
                summary,
                icon=icon,
                look=w.MATERIAL,
                on_tap=partial(self.toast, said) if said else self.open_settings,
            )
            for icon, title, summary, said in rows
        ]
        title = w.Panel(w.Text(count, w.BODY_LARGE), padding=(16, 12))
        return w.Scroll(title, *items, id="manage_list")

    def select_tab(self, tab: int) -> None:
        self.tab = tab
        self.chosen.end()

    def tap_person(self, id_: int) -> None:
        if self.chosen:
            self.chosen.toggle(id_)
        else:
            self.show_card(id_)

    def select_all(self) -> None:
        self.chosen.rows = [person.id for person in PeopleStore(self.phone).all()]

    def on_back(self) -> None:
        if self.chosen:
            self.chosen.end()
        elif self.tab != CONTACTS:
            self.tab = CONTACTS
        else:
            self.close()

    def ask_delete(self) -> None:
        self.ask(delete_dialog(len(self.chosen)), self.delete_selected)

    def delete_selected(self, sure: bool) -> None:
        if sure:
            for id_ in self.chosen.rows:
                PeopleStore(self.phone).delete(id_)
            self.toast(ntr("{n} contact deleted", "{n} contacts deleted", len(self.chosen)))
            self.chosen.end()

    def create(self) -> None:
        self.ask(ContactEditor(), self.show_card)

    def show_card(self, id_: int) -> None:
        self.show(ContactCard(id=id_))

    def entries(self) -> Sequence[MenuEntry]:
        return [MenuEntry(text=tr("Settings"), act=self.open_settings)]

    def open_settings(self) -> None:
        self.start(Intent(component=f"{PACKAGE}/{SETTINGS}"))
