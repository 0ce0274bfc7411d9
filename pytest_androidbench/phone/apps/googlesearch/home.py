"""The first page: Discover, the search and what was saved, by tabs at the bottom."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.googlesearch.app import GLOBAL_SEARCH, MAIN, GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.feed import DISCOVER, StoryActs, card
from pytest_androidbench.phone.apps.googlesearch.look import (
    FRAME,
    GROUP,
    RECYCLER,
    heading,
    search_box,
    story_row,
)
from pytest_androidbench.phone.apps.googlesearch.store import account
from pytest_androidbench.phone.apps.googlesearch.suggesting import past_row
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TABS: Final = (
    w.Tab(text=tr("Discover"), icon="auto_awesome"),
    w.Tab(text=tr("Search"), icon="search"),
    w.Tab(text=tr("Saved"), icon="collections_bookmark"),
)
TABS_DP: Final = 80
"""How high the tabs are: a snackbar stands above them."""
RECENT: Final = 8
"""Searches of the tab."""


@dataclass(eq=False)
class GoogleHome(AppScreen[GoogleSearchApp, None]):
    """What its icon opens."""

    activity: ClassVar[str] = MAIN
    launch_mode: ClassVar = "singleTask"

    tab: int = 0
    searching: bool = False
    """Whether the search is to be opened at once, as another app asked."""
    acts: StoryActs = field(default_factory=StoryActs)

    @classmethod
    def for_intent(cls, intent: Intent) -> GoogleHome:
        return cls(searching=intent.action == GLOBAL_SEARCH)

    def on_open(self) -> None:
        if self.searching:
            self.search()

    def on_intent(self, intent: Intent) -> None:
        if intent.action == GLOBAL_SEARCH:
            self.search()

    def on_back(self) -> None:
        if self.tab:
            self.tab = 0
        else:
            self.close()

    def build(self) -> w.Widget:
        pages = (self._discover, self._search, self._saved)
        content = w.Panel(pages[self.tab](), id="googleapp_content", cls=FRAME, weight=1,
                          width="fill")  # fmt: skip
        tabs = w.BottomTabs(TABS, self.tab, self.go, id="googleapp_navigation_bar_container")
        body = w.Column(self._bar(), content, tabs, across="stretch", id="googleapp_root",
                        cls=GROUP, weight=1, width="fill")  # fmt: skip
        said = self.acts.snackbar.build()
        return w.Page(body, over=said and w.Panel(said, padding=(0, 0, 0, TABS_DP)))

    def go(self, tab: int) -> None:
        """Show another page."""
        self.tab = tab

    def _bar(self) -> w.Widget:
        owner = account(self.app)
        first, last = split_name(owner.name)
        face = w.Panel(
            w.Align(avatar(Person(first=first, last=last), 32)),
            width=48, height=48, id="googleapp_account_disc", cls=FRAME,
            desc=tr("Account and settings"), on_tap=self.open_account,
        )  # fmt: skip
        name = w.Text("Google", w.TITLE, id="googleapp_logo")
        row = w.Row(w.Spacer(width=56), w.Panel(w.Align(name), weight=1), face, w.Spacer(width=8),
                    width="fill", height=56)  # fmt: skip
        return w.Panel(row, id="googleapp_topbar_container", cls=FRAME, width="fill")

    def _box(self) -> w.Widget:
        return search_box(self.search, self.speak, self.see)

    def _discover(self) -> w.Widget:
        if not self.app.prefs().get(DISCOVER, default=True):
            turn_on = w.Button(tr("Turn on"), on_tap=self.turn_on)
            off = empty_state(tr("Discover is turned off"), "googleapp_discover_off",
                              action=turn_on)  # fmt: skip
            return w.Column(self._box(), off, width="fill", height="fill")
        stories = self.acts.store.shown()
        if not stories:
            none = empty_state(tr("No more stories for now"), "googleapp_discover_empty")
            return w.Column(self._box(), none, width="fill", height="fill")
        cards = [card(self.acts, one) for one in stories]
        return w.Scroll(self._box(), *cards, id="googleapp_discover_recycler_view", cls=RECYCLER)

    def _search(self) -> w.Widget:
        past = self.app.searches.latest(most=RECENT)
        rows = [past_row(one, partial(self.ask_again, one.query), self.remove) for one in past]
        more = past and w.ListItem(tr("Search history"), icon="history", look=w.MATERIAL,
                                   on_tap=self.open_history)  # fmt: skip
        title = past and heading(tr("Recent searches"))
        none = None if past else empty_state(tr("Your recent searches appear here"),
                                             "googleapp_recent_empty")  # fmt: skip
        if none is not None:
            return w.Column(self._box(), none, width="fill", height="fill")
        return w.Scroll(self._box(), title or None, *rows, more or None, id="googleapp_recent")

    def _saved(self) -> w.Widget:
        stories = self.acts.store.saved()
        if not stories:
            text = tr("Stories that you save appear here")
            return empty_state(text, "googleapp_saved_empty",
                               icon=w.Icon("bookmark_border", 48))  # fmt: skip
        rows = [story_row(self.phone, one, partial(self.acts.open, one.id)) for one in stories]
        return w.Scroll(heading(tr("Saved")), *rows, id="googleapp_saved")

    def search(self) -> None:
        """Let somebody type."""
        self.show(self.app.page("search_page:GoogleSearchPage"))

    def ask_again(self, query: str) -> None:
        """Search for what was searched for before."""
        self.show(self.app.page("results:GoogleResults", query=query))

    def remove(self, id_: int) -> None:
        """Forget a search."""
        self.app.searches.table.remove([id_])

    def turn_on(self) -> None:
        """Show the feed."""
        self.app.prefs().put(DISCOVER, True)

    def open_account(self) -> None:
        """Show whose phone it is, and what can be set."""
        self.ask(self.app.page("account_menu:GoogleAccountMenu"), self.chosen)

    def chosen(self, page: str) -> None:
        """Go where the account's menu leads."""
        self.show(self.app.page(page))

    def open_history(self) -> None:
        """Show everything that was searched for."""
        self.show(self.app.page("search_history:GoogleSearchHistory"))

    def speak(self) -> None:
        """Say why nobody listens."""
        self.toast(tr("Voice search needs a connection to Google"))

    def see(self) -> None:
        """Say why nobody looks."""
        self.toast(tr("Google Lens needs a connection to Google"))
