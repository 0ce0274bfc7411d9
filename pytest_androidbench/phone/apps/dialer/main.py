"""The first screen: favourites, the last calls, and contacts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer.details import CallDetails
from pytest_androidbench.phone.apps.dialer.dialpad import Dialpad
from pytest_androidbench.phone.apps.dialer.history import History
from pytest_androidbench.phone.apps.dialer.names import (
    CONTACTS,
    FAVORITES,
    MISSED_NOTICE,
    PACKAGE,
    RECENTS,
)
from pytest_androidbench.phone.apps.dialer.placing import Placing
from pytest_androidbench.phone.apps.dialer.rows import action_row, call_row, person_row
from pytest_androidbench.phone.apps.dialer.search import Search
from pytest_androidbench.phone.apps.dialer.settings import DialerSettings, sorted_people
from pytest_androidbench.phone.apps.dialer.store import Entry, people
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    BottomTabs,
    Button,
    Column,
    Fab,
    Grid,
    Icon,
    IconButton,
    Page,
    Panel,
    Scroll,
    SearchBar,
    Stack,
    Tab,
    Text,
)

TABS: Final = (
    Tab(text=tr("Favorites"), icon="star", id="tab_favorites"),
    Tab(text=tr("Recents"), icon="access_time", id="tab_call_history"),
    Tab(text=tr("Contacts"), icon="people", id="tab_contacts"),
)


@dataclass(eq=False)
class Main(Placing):
    """Three tabs under a search bar, with the key pad's button over them."""

    launch_mode = "singleTask"
    tab: int = FAVORITES
    dial: str = ""
    """A number that another app wants to be dialled."""
    dialling: bool = False
    expanded: int = 0
    """The first call of the row that is open."""

    def on_open(self) -> None:
        if self.dialling:
            self.show(Dialpad.holding(self.dial))

    def on_intent(self, intent: Intent) -> None:
        wanted = self.app.screen_for(intent)
        if wanted.dialling:
            self.show(Dialpad.holding(wanted.dial))
        elif wanted.tab != FAVORITES:
            self.select_tab(wanted.tab)

    def on_resume(self) -> None:
        if self.tab == RECENTS:
            self._seen()

    def _seen(self) -> None:
        if self.log.seen():
            self.phone.notifications.cancel(PACKAGE, MISSED_NOTICE)

    def build(self) -> Widget:
        more = IconButton(
            "more_vert",
            tr("More options"),
            id="three_dot_menu_or_clear_icon_view",
            key="more",
            on_tap=self.open_menu,
            cls="android.widget.ImageView",
        )
        voice = IconButton(
            "mic", tr("Start voice search"), id="voice_search_button", on_tap=self.voice
        )
        bar = SearchBar(
            tr("Search contacts"),
            actions=(voice, more),
            id="search_box_collapsed",
            text_id="search_box_start_search",
            on_tap=self.search,
        )
        content = (self._favorites, self._recents, self._contacts)[self.tab]()
        fab = Fab("dialpad", tr("key pad"), id="dialpad_fab", on_tap=self.open_dialpad)
        shown = Stack(
            Panel(content, width="fill", height="fill"),
            Align(fab, across="end", down="bottom", margin=16),
            weight=1,
        )
        tabs = BottomTabs(TABS, self.tab, self.select_tab, id="bottom_nav_bar")
        return Page(Panel(bar, padding=(16, 8)), shown, tabs)

    @staticmethod
    def _nothing(icon: str, said: Message, action: Widget | None = None) -> Widget:
        return Align(
            Column(Icon(icon, 72, "outline"), Text(said, BODY_LARGE, id="empty_list_view_message"),
                   action, gap=16, across="center")
        )  # fmt: skip

    def _favorites(self) -> Widget:
        starred = [person for person in people(self.phone) if person.starred and person.phones]
        if not starred:
            add = Button(
                tr("Add a favorite"), "text", id="empty_list_view_action",
                on_tap=partial(self.select_tab, CONTACTS),
            )  # fmt: skip
            return self._nothing("star_border", tr("You don't have any favorites yet"), add)
        tiles = [self._tile(person) for person in starred]
        return Scroll(Grid(*tiles, columns=3, gap=8), id="favorites_list", padding=16)

    def _tile(self, person: Person) -> Widget:
        return Column(
            avatar(person, 72),
            Text(person.name, BODY, id="contact_tile_name", lines=1, align="center"),
            gap=8,
            across="center",
            along="center",
            height=128,
            width="fill",
            cls="android.widget.FrameLayout",
            on_tap=partial(self.call, person.phones[0].value),
            key=f"tile {person.id}",
        )

    def _recents(self) -> Widget:
        entries = self.log.entries()
        if not entries:
            make = Button(
                tr("Make a call"), "text", id="empty_list_view_action", on_tap=self.open_dialpad
            )
            return self._nothing("history", tr("Your call history is empty"), make)
        rows: list[Widget] = []
        for entry in entries:
            rows.append(self._entry(entry))
            if entry.calls[0].id == self.expanded:
                rows += self._actions(entry)
        return Scroll(*rows, id="call_log_recycler_view", padding=(0, 0, 0, 88))

    def _entry(self, entry: Entry) -> Widget:
        return call_row(
            self.phone,
            entry,
            self.log.name(entry.number),
            on_tap=partial(self.expand, entry.calls[0].id),
            on_call=partial(self.call, entry.number),
        )

    def _actions(self, entry: Entry) -> list[Widget]:
        number = entry.number
        known = self.phone.providers.contacts.name_of(number) is not None
        ids = [call.id for call in entry.calls]
        found = [
            ("message", tr("Send a message"), partial(self.text, number), "send_message_action"),
            ("info", tr("Call details"), partial(self.open_details, ids), "details_action"),
        ]
        if not known:
            found = [
                ("person_add", tr("Create new contact"), partial(self.create_contact, number),
                 "create_new_contact_action"),
                ("person", tr("Add to a contact"), partial(self.add_to_contact, number),
                 "add_to_existing_contact_action"),
                *found,
            ]  # fmt: skip
        return [
            action_row(icon, label, act, id_=id_, text_id="call_log_action_text")
            for icon, label, act, id_ in found
        ]

    def _contacts(self) -> Widget:
        everybody = sorted_people(self.app.prefs(), people(self.phone))
        create = action_row(
            "person_add",
            tr("Create new contact"),
            partial(self.create_contact, ""),
            id_="add_contact_row",
            text_id="contact_name",
        )
        rows = [person_row(one, partial(self.open_contact, one.id)) for one in everybody]
        return Scroll(create, *rows, id="contacts_list", padding=(0, 0, 0, 88))

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return (
            MenuEntry(text=tr("Call history"), act=self.open_history),
            MenuEntry(text=tr("Settings"), act=self.open_settings),
        )

    def select_tab(self, tab: int) -> None:
        self.tab, self.expanded = tab, 0
        if tab == RECENTS:
            self._seen()

    def expand(self, call: int) -> None:
        self.expanded = 0 if self.expanded == call else call

    def search(self) -> None:
        self.show(Search())

    def voice(self) -> None:
        self.toast(tr("Voice search isn't available"))

    def open_dialpad(self) -> None:
        self.show(Dialpad())

    def open_details(self, ids: list[int]) -> None:
        self.show(CallDetails(calls=ids))

    def open_history(self) -> None:
        self.show(History())

    def open_settings(self) -> None:
        self.show(DialerSettings())

    def on_back(self) -> None:
        if self.expanded:
            self.expanded = 0
        elif self.tab != FAVORITES:
            self.tab = FAVORITES
        else:
            self.close()
