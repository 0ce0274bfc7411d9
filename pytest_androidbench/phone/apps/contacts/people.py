"""The list of all contacts, with selection, and the pages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.contacts.account import APP_SETTINGS, AccountMenu, account_disc
from pytest_androidbench.phone.apps.contacts.app import PEOPLE, ContactsApp
from pytest_androidbench.phone.apps.contacts.card import ContactCard
from pytest_androidbench.phone.apps.contacts.dialogs import delete_dialog
from pytest_androidbench.phone.apps.contacts.duplicates import merge
from pytest_androidbench.phone.apps.contacts.editor import ContactEditor
from pytest_androidbench.phone.apps.contacts.label_giving import LabelGiving
from pytest_androidbench.phone.apps.contacts.labels import Labels
from pytest_androidbench.phone.apps.contacts.listing import ContactFilter, person_row
from pytest_androidbench.phone.apps.contacts.manage import Manage
from pytest_androidbench.phone.apps.contacts.preferences import NameOrder, order_of
from pytest_androidbench.phone.apps.contacts.search import ContactSearch
from pytest_androidbench.phone.apps.contacts.sharing import share_cards
from pytest_androidbench.phone.apps.contacts.welcome import SignInNotice
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.open_search_bar import open_search_bar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
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
    labels: Labels = field(default_factory=Labels)
    giving: LabelGiving = field(default_factory=LabelGiving)
    filter: ContactFilter = field(default_factory=ContactFilter)
    manage: Manage = field(default_factory=Manage)

    def on_open(self) -> None:
        if not self.app.prefs().get("welcomed", default=False):
            self.app.prefs().put("welcomed", value=True)
            self.show(SignInNotice())

    @property
    def order(self) -> NameOrder:
        """How names are sorted and shown."""
        return order_of(self.app.prefs(), self.phone.display.locale)

    @property
    def listed(self) -> list[Person]:
        """Who is in the list."""
        people = self.order.sort(PeopleStore(self.phone).all())
        return self.filter.of(self.labels.of(people))

    def build(self) -> w.Widget:
        content = (self._contacts, self._highlights, self._manage)[self.tab]()
        fab = w.Fab("add", tr("Create contact"), id="floating_action_button", on_tap=self.create)
        shown = w.Stack(
            w.Panel(content, width="fill", height="fill"),
            w.Align(fab, across="end", down="bottom", margin=16) if self.tab == CONTACTS else None,
            weight=1,
        )
        tabs = w.BottomTabs(TABS, self.tab, self.select_tab, id="bottom_nav")
        return w.Page(self._bar(), shown, tabs)

    def _bar(self) -> w.Widget:
        if self.chosen:
            return self._selection_bar()
        if self.labels.title:
            more = w.More(partial(self.menus.open, self.labels.entries))
            return w.TopBar(self.labels.title, back=self.labels.leave, actions=(more,))
        drawer = w.IconButton("menu", tr("Open navigation drawer"), on_tap=self.labels.open_drawer)
        bar = open_search_bar(
            tr("Search contacts"),
            partial(self.show, ContactSearch()),
            lead=drawer,
            actions=(
                w.More(partial(self.menus.open, self.entries)),
                account_disc(partial(self.show, AccountMenu())),
            ),
        )
        return w.Panel(bar, padding=(16, 8))

    def _selection_bar(self) -> w.Widget:
        return w.TopBar(
            w.Text(str(len(self.chosen)), w.TITLE, id="selection_count_text"),
            back=self.chosen.end,
            actions=(
                w.BarButton("share", tr("Share"), id="menu_share", on_tap=self.share),
                w.BarButton("delete", tr("Delete"), id="menu_delete", on_tap=self.ask_delete),
                w.More(partial(self.menus.open, self.selection_entries)),
            ),
            id="alternate_toolbar",
        )

    def _contacts(self) -> w.Widget:
        people = self.listed
        chips = self.filter.chips() if people or self.filter.on else None
        return w.Column(chips, self._list(people), across="stretch")

    def _list(self, people: list[Person]) -> w.Widget:
        if not people:
            sign = w.Icon("contacts", 96, id="empty_state_animation")
            return empty_state(tr("No contacts yet"), "android:id/text1", icon=sign)
        letters = [self.order.letter(person) for person in people]
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
        return person_row(
            person,
            self.order.name(person),
            letter,
            chosen=person.id in self.chosen,
            on_tap=partial(self.tap_person, person.id),
            on_long=partial(self.chosen.toggle, person.id),
        )

    def _highlights(self) -> w.Widget:
        people = self.order.sort(PeopleStore(self.phone).all())
        starred = [person for person in people if person.starred]
        if not starred:
            return empty_state(tr("Favorites will show up here"), "empty_text")
        rows = [self._row(person, "★") for person in starred]
        title = w.Panel(w.Text(tr("Favorites"), w.HEADLINE_SMALL), padding=(16, 8))
        return w.Scroll(title, *rows, id="highlights_list")

    def _manage(self) -> w.Widget:
        return self.manage.build(len(PeopleStore(self.phone).all()))

    def select_tab(self, tab: int) -> None:
        self.tab = tab
        self.chosen.end()
        self.labels.leave()

    def tap_person(self, id_: int) -> None:
        if self.chosen:
            self.chosen.toggle(id_)
        else:
            self.show_card(id_)

    def select_all(self) -> None:
        self.chosen.rows = [person.id for person in self.listed]

    def on_back(self) -> None:
        if self.chosen:
            self.chosen.end()
        elif self.tab != CONTACTS:
            self.tab = CONTACTS
        elif self.labels.title:
            self.labels.leave()
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
        new = Person(labels=[self.labels.shown] if self.labels.title else [])
        self.ask(ContactEditor(draft=new), self.show_card)

    def show_card(self, id_: int) -> None:
        self.show(ContactCard(id=id_))

    def entries(self) -> Sequence[MenuEntry]:
        there = bool(self.listed) and self.tab == CONTACTS
        return [
            MenuEntry(text=tr("Select all"), act=self.select_all, enabled=there),
            MenuEntry(text=tr("Customize view"), act=self.filter.customize),
            MenuEntry(text=tr("Settings"), act=self.open_settings),
        ]

    def selection_entries(self) -> Sequence[MenuEntry]:
        everybody = len(self.chosen) == len(self.listed)
        return [
            MenuEntry(text=tr("Select all"), act=self.select_all, enabled=not everybody),
            MenuEntry(text=tr("Deselect all"), act=self.chosen.end),
            *offered(
                (len(self.chosen) > 1, tr("Merge"), self.merge_selected),
                (True, tr("Add to label"), self.add_to_label),
                (bool(self.labels.title), tr("Remove from label"), self.take_from_label),
            ),
        ]

    def share(self) -> None:
        """Hand the selected contacts to another app."""
        people = [person for person in self.listed if person.id in self.chosen]
        share_cards(self.app, people, self)

    def merge_selected(self) -> None:
        store = PeopleStore(self.phone)
        found = [person for id_ in sorted(self.chosen.rows) if (person := store.get(id_))]
        if found:
            merge(store, found)
            self.toast(tr("Contacts merged"))
        self.chosen.end()

    def add_to_label(self) -> None:
        self.giving.add_to(self.chosen.rows)
        self.chosen.end()

    def take_from_label(self) -> None:
        self.giving.take(self.chosen.rows, self.labels.shown)
        self.chosen.end()

    def open_settings(self) -> None:
        self.start(APP_SETTINGS)
