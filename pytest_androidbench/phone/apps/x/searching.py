"""The search: what was searched for before, whom words fit while they are typed, and results."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XUser
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "query"
TOP, LATEST, PEOPLE, MEDIA, LISTS = range(5)
TABS: Final = tuple(
    w.Tab(text=text) for text in (tr("Top"), tr("Latest"), tr("People"), tr("Media"), tr("Lists"))
)
PROPOSED: Final = 6
FIRST_PEOPLE: Final = 3
"""Accounts above the posts of the first tab."""


@dataclass(eq=False)
class XSearch(AppScreen[XApp, None]):
    """A field over what is proposed, or over tabs of what was found."""

    words: str = ""
    sought: str = ""
    """What the results are for; "": somebody types."""
    tab: int = TOP
    acts: PostActs = field(default_factory=PostActs)
    users: UserRows = field(default_factory=UserRows)

    def on_open(self) -> None:
        if not self.sought:
            self.focus(FIELD)

    def build(self) -> w.Widget:
        body = self._results() if self.sought else self._proposals()
        return w.Page(self._bar(), body, over=self.acts.snackbar.build())

    def _bar(self) -> w.Widget:
        entry = w.TextField(
            self.words, self.put, hint=tr("Search X"), style="plain", id=FIELD, action="search",
            on_done=self.search, max_length=500,
        )  # fmt: skip
        clear = w.IconButton("close", tr("Clear"), id="clear", on_tap=self.clear)
        return w.TopBar(entry, back=self.on_back, actions=[clear if self.words else None],
                        id="toolbar")  # fmt: skip

    def _proposals(self) -> w.Widget:
        words = self.words.strip()
        if not words:
            return self._recent()
        go = w.ListItem(tr("Search for \"{words}\"", words=words), icon="search", look=w.MATERIAL,
                        id="search_for", on_tap=self.search)  # fmt: skip
        people = [self._proposed(each) for each in self.app.store.found(words, PROPOSED)]
        return w.Scroll(go, *people, id="suggestions", cls=look.RECYCLER)

    def _proposed(self, user: XUser) -> w.Widget:
        return w.ListItem(
            user.name, look.at(user), lead=look.face(user), look=w.MATERIAL,
            key=f"proposed {user.id}", on_tap=partial(self.open, user.id),
        )  # fmt: skip

    def _recent(self) -> w.Widget:
        found = self.app.store.searches()
        if not found:
            return empty_state(tr("Try searching for people, topics, or keywords"), "search_hint",
                               down="top", margin=32)  # fmt: skip
        head = w.Row(
            w.Category(tr("Recent searches"), start=16, weight=1),
            w.IconButton("cancel", tr("Clear all recent searches"), id="clear_recent",
                         on_tap=self.ask_clear),
            width="fill",
        )  # fmt: skip
        rows = [
            w.ListItem(each, icon="history", look=w.MATERIAL, key=f"recent {each}",
                       on_tap=partial(self.search_for, each))
            for each in found
        ]  # fmt: skip
        return w.Scroll(head, *rows, id="recent_searches", cls=look.RECYCLER)

    def _results(self) -> w.Widget:
        tabs = w.Tabs(TABS, self.tab, self.turn, id="search_activity_tabs")
        return w.Column(tabs, w.Divider(), self._found(), weight=1, width="fill",
                        across="stretch")  # fmt: skip

    def _found(self) -> w.Widget:
        store, words = self.app.store, self.sought
        none = tr('No results for "{words}"', words=words)
        rows = PostRows(self.app, self.acts)
        match self.tab:
            case 1:
                return rows.listed(store.posts.found(words, latest=True), none)
            case 2:
                return self.users.listed(store.found(words), none)
            case 3:
                return rows.listed(store.posts.found(words, media=True), none)
            case 4:
                return self._lists()
            case _:
                people = [self.users.row(each) for each in store.found(words, FIRST_PEOPLE)]
                posts = [rows.row(each) for each in store.posts.found(words)]
                listed = [*people, w.Divider() if people and posts else None, *posts]
                if not people and not posts:
                    return empty_state(none, "empty_text", margin=32)
                return w.Scroll(*listed, id="list", cls=look.RECYCLER)

    def _lists(self) -> w.Widget:
        store = self.app.store
        rows = [
            w.ListItem(each.name, store.user(each.owner).name, icon="list_alt", look=w.MATERIAL,
                       key=f"list {each.id}", on_tap=partial(self.open_list, each.id))
            for each in store.found_lists(self.sought)
        ]  # fmt: skip
        none = empty_state(tr("No results for \"{words}\"", words=self.sought), "empty_text",
                           margin=32)  # fmt: skip
        return w.Scroll(*rows, id="list", cls=look.RECYCLER) if rows else none

    def put(self, words: str) -> None:
        """Look for something else."""
        self.words, self.sought = words, ""

    def clear(self) -> None:
        """Look for nothing."""
        self.put("")
        self.focus(FIELD)

    def search(self) -> None:
        """Show all that is found."""
        if self.words.strip():
            self.search_for(self.words.strip())

    def search_for(self, words: str) -> None:
        """Search for some words."""
        self.words = self.sought = words
        self.tab = TOP
        self.hide_keyboard()
        self.app.store.remember(words)

    def turn(self, tab: int) -> None:
        """Show the results of one kind."""
        self.tab = tab
        self.scroll_to_start("list")

    def open(self, user: int) -> None:
        """Show somebody's page, and remember what led there."""
        self.app.store.remember(self.words)
        self.users.open(user)

    def open_list(self, list_: int) -> None:
        """Show a list."""
        self.show(self.app.page("lists:ListPage", list_=list_))

    def ask_clear(self) -> None:
        """Make sure."""
        self.hide_keyboard()
        question = Confirm(title=tr("Clear all recent searches?"), positive=tr("Clear"),
                           message=tr("This can't be undone."))  # fmt: skip
        self.ask(question, self.forget)

    def forget(self, sure: bool) -> None:
        """Remember none."""
        if sure:
            self.app.store.past.forget_all()

    def on_back(self) -> None:
        self.hide_keyboard()
        self.close()
