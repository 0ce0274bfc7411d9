"""The first screen: favourites, the last calls, and contacts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from pytest_androidbench.phone.apps.dialer import names, numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.details import CallDetails
from pytest_androidbench.phone.apps.dialer.dialpad import Dialpad
from pytest_androidbench.phone.apps.dialer.history import History
from pytest_androidbench.phone.apps.dialer.preferences import letter, sorted_people
from pytest_androidbench.phone.apps.dialer.rows import EMPTY_ID, action_row, call_row, contact_row
from pytest_androidbench.phone.apps.dialer.search import DialerSearch
from pytest_androidbench.phone.apps.dialer.settings import DialerSettings
from pytest_androidbench.phone.apps.dialer.store import CallGroup, CallLog, people
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.open_search_bar import open_search_bar
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TABS: Final = (
    w.Tab(text=tr("Favorites"), icon="star", id="tab_speed_dial"),
    w.Tab(text=tr("Recents"), icon="access_time", id="tab_call_history"),
    w.Tab(text=tr("Contacts"), icon="people", id="tab_contacts"),
    w.Tab(text=tr("Voicemail"), icon="voicemail", id="tab_voicemail"),
)
ACTION: Final = "call_log_action_text"


@dataclass(eq=False)
class DialerMain(AppScreen[DialerApp, None]):
    """Four tabs under a search bar, with the key pad's button over them."""

    launch_mode = "singleTask"
    tab: int = names.FAVORITES
    dial: str = ""
    """A number that another app wants to be dialled."""
    dialling: bool = False
    expanded: int = 0
    """The first call of the row that is open."""
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        if intent.action == names.DIAL or intent.scheme == "tel":
            return cls(dial=names.number_in(intent), dialling=True)
        return cls(tab=names.RECENTS if names.is_call_log(intent) else names.FAVORITES)

    def on_open(self) -> None:
        self.phone.tracing.older("I", "Dialer", "MainActivity.onCreate", names.PACKAGE)
        if self.dialling:
            self.show(Dialpad.holding(self.dial))

    def on_intent(self, intent: Intent) -> None:
        wanted = self.for_intent(intent)
        if wanted.dialling:
            self.show(Dialpad.holding(wanted.dial))
        elif wanted.tab != names.FAVORITES:
            self.select_tab(wanted.tab)

    def on_resume(self) -> None:
        if self.tab == names.RECENTS:
            self._seen()

    def _seen(self) -> None:
        if CallLog(self.phone).seen():
            self.phone.notifications.cancel(names.PACKAGE, names.MISSED_NOTICE)

    def build(self) -> w.Widget:
        voice = w.BarButton("mic", tr("Start voice search"), id="action_voice", on_tap=self.voice)
        more = w.More(partial(self.menus.open, self.entries))
        search = partial(self.show, DialerSearch())
        bar = open_search_bar(tr("Search contacts"), search, actions=(voice, more))
        content = (self._favorites, self._recents, self._contacts, _voicemail)[self.tab]()
        dial = partial(self.show, Dialpad())
        fab = w.Fab("dialpad", tr("key pad"), id="dialpad_fab", on_tap=dial)
        shown = w.Stack(
            w.Panel(content, width="fill", height="fill"),
            w.Align(fab, across="end", down="bottom", margin=16),
            weight=1,
        )
        tabs = w.BottomTabs(TABS, self.tab, self.select_tab, id="bottom_nav_bar")
        return w.Page(w.Panel(bar, padding=(16, 8)), shown, tabs)

    def _favorites(self) -> w.Widget:
        starred = [person for person in people(self.phone) if person.starred and person.phones]
        if not starred:
            said = tr("You don't have any favorites yet")
            act = partial(self.select_tab, names.CONTACTS)
            return _nothing("star_border", said, tr("Add a favorite"), act)
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
            on_tap=partial(numbers.call, self, person.phones[0].value),
            key=f"tile {person.id}",
        )

    def _recents(self) -> w.Widget:
        groups = CallLog(self.phone).groups()
        if not groups:
            said, act = tr("Your call history is empty"), partial(self.show, Dialpad())
            return _nothing("history", said, tr("Make a call"), act)
        rows: list[w.Widget] = []
        for group in groups:
            rows.append(self._group(group))
            if group.calls[0].id == self.expanded:
                rows += self._actions(group)
        return w.Scroll(*rows, id="call_log_recycler_view", padding=(0, 0, 0, 88))

    def _group(self, group: CallGroup) -> w.Widget:
        return call_row(
            self.phone,
            group,
            on_tap=partial(self.expand, group.calls[0].id),
            on_call=partial(numbers.call, self, group.number),
        )

    def _actions(self, group: CallGroup) -> list[w.Widget]:
        number = group.number
        new = (
            ("person_add", tr("Create new contact"), numbers.create_contact, "create_new_contact"),
            ("person", tr("Add to a contact"), numbers.add_to_contact, "add_to_existing_contact"),
        )
        known = self.phone.providers.contacts.name_of(number) is not None
        found = (
            *(() if known else new),
            ("message", tr("Send a message"), numbers.text, "send_message"),
        )
        rows = [
            action_row(icon, label, partial(act, self, number), id_=f"{id_}_action", text_id=ACTION)
            for icon, label, act, id_ in found
        ]
        details = partial(self.show, CallDetails(calls=group.ids))
        last = action_row("info", tr("Call details"), details, id_="details_action", text_id=ACTION)
        return [*rows, last]

    def _contacts(self) -> w.Widget:
        prefs = self.app.prefs()
        everybody = sorted_people(prefs, people(self.phone))
        create, label = partial(numbers.create_contact, self, ""), tr("Create new contact")
        if not everybody:
            return _nothing("people", tr("You don't have any contacts yet"), label, create)
        new = action_row(
            "person_add", label, create,
            id_="add_contact_row", text_id="contact_name", sign_id="photo",
        )  # fmt: skip
        letters = [letter(prefs, one) for one in everybody]
        rows = [
            contact_row(
                one,
                first if first not in letters[:place] else "",
                partial(numbers.open_contact, self, one.id),
            )
            for place, (one, first) in enumerate(zip(everybody, letters, strict=True))
        ]
        return w.Scroll(new, *rows, id="contacts_list", padding=(0, 0, 0, 88))

    def entries(self) -> Sequence[MenuEntry]:
        return (
            MenuEntry(text=tr("Call history"), act=partial(self.show, History())),
            MenuEntry(text=tr("Settings"), act=partial(self.show, DialerSettings())),
        )

    def select_tab(self, tab: int) -> None:
        self.tab, self.expanded = tab, 0
        if tab == names.RECENTS:
            self._seen()

    def expand(self, call: int) -> None:
        self.expanded = 0 if self.expanded == call else call

    def voice(self) -> None:
        self.toast(tr("Voice search isn't available"))

    def on_back(self) -> None:
        if self.expanded:
            self.expanded = 0
        elif self.tab != names.FAVORITES:
            self.tab = names.FAVORITES
        else:
            self.close()


def _voicemail() -> w.Widget:
    return _nothing("voicemail", tr("You don't have any voicemail messages yet"))


def _nothing(
    icon: str, said: Message, label: Message | None = None, act: Callable[[], None] | None = None
) -> w.Widget:
    """What an empty tab says, over a button to fill it."""
    action = (
        w.Button(label, "text", id="empty_content_view_action", on_tap=act)
        if label is not None
        else None
    )
    sign = w.Icon(icon, 72, "outline", id="empty_content_view_image")
    return empty_state(said, EMPTY_ID, icon=sign, action=action)
