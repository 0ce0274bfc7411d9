"""The first screen: favourites, the last calls, and contacts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer import names
from pytest_androidbench.phone.apps.dialer.details import CallDetails
from pytest_androidbench.phone.apps.dialer.dialpad import Dialpad
from pytest_androidbench.phone.apps.dialer.history import History
from pytest_androidbench.phone.apps.dialer.placing import Placing
from pytest_androidbench.phone.apps.dialer.rows import action_row, call_row, person_row
from pytest_androidbench.phone.apps.dialer.search import Search
from pytest_androidbench.phone.apps.dialer.settings import DialerSettings, sorted_people
from pytest_androidbench.phone.apps.dialer.store import Entry, people
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TABS: Final = (
    w.Tab(text=tr("Favorites"), icon="star", id="tab_favorites"),
    w.Tab(text=tr("Recents"), icon="access_time", id="tab_call_history"),
    w.Tab(text=tr("Contacts"), icon="people", id="tab_contacts"),
)


@dataclass(eq=False)
class Main(Placing):
    """Three tabs under a search bar, with the key pad's button over them."""

    launch_mode = "singleTask"
    tab: int = names.FAVORITES
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
        if not isinstance(wanted, Main):
            return
        if wanted.dialling:
            self.show(Dialpad.holding(wanted.dial))
        elif wanted.tab != names.FAVORITES:
            self.select_tab(wanted.tab)

    def on_resume(self) -> None:
        if self.tab == names.RECENTS:
            self._seen()

    def _seen(self) -> None:
        if self.log.seen():
            self.phone.notifications.cancel(names.PACKAGE, names.MISSED_NOTICE)

    def build(self) -> w.Widget:
        more = w.IconButton(
            "more_vert",
            tr("More options"),
            id="three_dot_menu_or_clear_icon_view",
            key="more",
            on_tap=self.open_menu,
            cls="android.widget.ImageView",
        )
        voice = w.IconButton(
            "mic", tr("Start voice search"), id="voice_search_button", on_tap=self.voice
        )
        bar = w.SearchBar(
            tr("Search contacts"),
            actions=(voice, more),
            id="search_box_collapsed",
            text_id="search_box_start_search",
            on_tap=self.search,
        )
        content = (self._favorites, self._recents, self._contacts)[self.tab]()
        fab = w.Fab("dialpad", tr("key pad"), id="dialpad_fab", on_tap=self.open_dialpad)
        shown = w.Stack(
            w.Panel(content, width="fill", height="fill"),
            w.Align(fab, across="end", down="bottom", margin=16),
            weight=1,
        )
        tabs = w.BottomTabs(TABS, self.tab, self.select_tab, id="bottom_nav_bar")
        return w.Page(w.Panel(bar, padding=(16, 8)), shown, tabs)

    @staticmethod
    def _nothing(icon: str, said: Message, action: w.Widget | None = None) -> w.Widget:
        message = w.Text(said, w.BODY_LARGE, id="empty_list_view_message")
        sign = w.Icon(icon, 72, "outline")
        return w.Align(w.Column(sign, message, action, gap=16, across="center"))

    def _favorites(self) -> w.Widget:
        starred = [person for person in people(self.phone) if person.starred and person.phones]
        if not starred:
            add = w.Button(
                tr("Add a favorite"), "text", id="empty_list_view_action",
                on_tap=partial(self.select_tab, names.CONTACTS),
            )  # fmt: skip
            return self._nothing("star_border", tr("You don't have any favorites yet"), add)
        tiles = [self._tile(person) for person in starred]
        return w.Scroll(w.Grid(*tiles, columns=3, gap=8), id="favorites_list", padding=16)

    def _tile(self, person: Person) -> w.Widget:
        return w.Column(
            avatar(person, 72),
            w.Text(person.name, w.BODY, id="contact_tile_name", lines=1, align="center"),
            gap=8,
            across="center",
            along="center",
            height=128,
            width="fill",
            cls="android.widget.FrameLayout",
            on_tap=partial(self.call, person.phones[0].value),
            key=f"tile {person.id}",
        )

    def _recents(self) -> w.Widget:
        entries = self.log.entries()
        if not entries:
            make = w.Button(
                tr("Make a call"), "text", id="empty_list_view_action", on_tap=self.open_dialpad
            )
            return self._nothing("history", tr("Your call history is empty"), make)
        rows: list[w.Widget] = []
        for entry in entries:
            rows.append(self._entry(entry))
            if entry.calls[0].id == self.expanded:
                rows += self._actions(entry)
        return w.Scroll(*rows, id="call_log_recycler_view", padding=(0, 0, 0, 88))

    def _entry(self, entry: Entry) -> w.Widget:
        return call_row(
            self.phone,
            entry,
            self.log.name(entry.number),
            on_tap=partial(self.expand, entry.calls[0].id),
            on_call=partial(self.call, entry.number),
        )

    def _actions(self, entry: Entry) -> list[w.Widget]:
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

    def _contacts(self) -> w.Widget:
        everybody = sorted_people(self.app.prefs(), people(self.phone))
        create = action_row(
            "person_add",
            tr("Create new contact"),
            partial(self.create_contact, ""),
            id_="add_contact_row",
            text_id="contact_name",
        )
        rows = [person_row(one, partial(self.open_contact, one.id)) for one in everybody]
        return w.Scroll(create, *rows, id="contacts_list", padding=(0, 0, 0, 88))

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return (
            MenuEntry(text=tr("Call history"), act=self.open_history),
            MenuEntry(text=tr("Settings"), act=self.open_settings),
        )

    def select_tab(self, tab: int) -> None:
        self.tab, self.expanded = tab, 0
        if tab == names.RECENTS:
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
        elif self.tab != names.FAVORITES:
            self.tab = names.FAVORITES
        else:
            self.close()
