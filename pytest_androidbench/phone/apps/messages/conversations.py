"""The list of conversations, its search, and the archive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.conversation_list import ConversationList
from pytest_androidbench.phone.apps.messages.rows import HEIGHT, RELATIVE, result_row, wrapped
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.search_menu import SearchBar
from pytest_androidbench.phone.apps.simple.security import AppLock
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PREFIX: Final = "android.permission."
NEEDED: Final = (f"{PREFIX}READ_SMS", f"{PREFIX}SEND_SMS")
WISHED: Final = (f"{PREFIX}READ_CONTACTS", f"{PREFIX}POST_NOTIFICATIONS")
LEAST_LETTERS: Final = 2
ABOUT: Final = "com.simplemobiletools.commons.activities.AboutActivity"
BIG: Final = w.TextStyle(18)


@dataclass(eq=False)
class Conversations(AppScreen[MessagesApp, None]):
    """All conversations that are not put away; the first page of the app."""

    rows: ConversationList = field(default_factory=ConversationList)
    search: SearchBar = field(default_factory=SearchBar)
    lock: AppLock = field(default_factory=AppLock)

    def on_open(self) -> None:
        self.lock.guard()
        self.request_role(SMS, self.role_decided)

    def role_decided(self, granted: bool) -> None:
        if granted:
            self.request_permissions(NEEDED, self.permitted)
        else:
            self.close()

    def permitted(self, granted: dict[str, bool]) -> None:
        if all(granted.values()):
            self.request_permissions(WISHED, self.wished)
        else:
            self.close()

    def wished(self, granted: dict[str, bool]) -> None:
        """Contacts and notifications may be refused."""

    def create(self) -> None:
        """Choose whom to write to."""
        self.go(model.NEW_ACTIVITY)

    def on_resume(self) -> None:
        self.app.store.cache.keep(self.rows.shown)

    def build(self) -> w.Widget:
        found = self.rows.shown
        if self.rows.selected:
            bar = self.rows.selection_bar()
        else:
            bar = self.search.build(self.rows.bar.buttons(self.actions))
        if self.search.open or self.search.words:
            content = self._results()
        else:
            content = wrapped("main", self.rows.build(found) if found else self._nothing())
        below = w.Panel(content, id="main_nested_scrollview", cls=RELATIVE, weight=1)
        fab = w.Fab("add", id="conversations_fab", on_tap=self.create)
        return w.Page(bar, below, fab=None if self.search.words else fab, id="main_coordinator")

    def _nothing(self) -> w.Widget:
        said = tr("No stored conversations have been found")
        return w.Column(
            w.Panel(w.Text(said, BIG, id="no_conversations_placeholder"), padding=(16, 32, 16, 0)),
            w.Panel(
                w.Text(
                    tr("Start a conversation"),
                    BIG,
                    "primary",
                    id="no_conversations_placeholder_2",
                    on_tap=self.create,
                ),
                padding=16,
            ),
            across="center",
            width="fill",
            weight=1,
        )

    def _results(self) -> w.Widget:
        rows = self._found() if len(self.search.words) >= LEAST_LETTERS else []
        if rows:
            return w.Scroll(
                count=len(rows), row=rows.__getitem__, row_height=HEIGHT, id="search_results_list"
            )
        hint = len(self.search.words) < LEAST_LETTERS and w.Text(
            tr("Type in at least 2 characters to start the search."),
            w.BODY_LARGE,
            id="search_placeholder_2",
            align="center",
        )
        return w.Column(
            w.Panel(w.Text(tr("No items found."), BIG, id="search_placeholder"), padding=16),
            hint and w.Panel(hint, padding=(16, 0)),
            across="center",
            width="fill",
            id="search_holder",
            cls=RELATIVE,
            weight=1,
        )

    def _found(self) -> list[w.Widget]:
        wanted = self.search.words.casefold()
        everything = {one.thread: one for one in self.rows.shown}
        by_name = [
            self._result(one, one.numbers[0], one.date_ms, f"found thread {one.thread}")
            for one in everything.values()
            if wanted in one.title.casefold()
        ]
        by_text = [
            self._result(everything[one.thread], one.body, one.date_ms, f"found message {one.id}")
            for one in self.app.store.found(self.search.words)
            if one.thread in everything
        ]
        return [*by_name, *by_text]

    def _result(self, one: model.Conversation, said: str, date_ms: int, key: str) -> w.Widget:
        time = model.short_time(self.app, date_ms, time_too=True)
        return result_row(one.title, said, time, partial(self.rows.open, one.thread), key)

    def actions(self) -> Sequence[Action]:
        """The menu while nothing is selected."""
        in_bin = Action(
            id="show_recycle_bin",
            title=tr("Show the Recycle Bin"),
            show="never",
            act=partial(self.go, ".activities.RecycleBinConversationsActivity"),
        )
        return [
            *([in_bin] if self.app.store.uses_bin else []),
            Action(id="show_archived", title=tr("Show archived conversations"),
                   act=partial(self.go, ".activities.ArchivedConversationsActivity"),
                   show="never"),
            Action(id="settings", title=tr("Settings"), icon="settings",
                   act=partial(self.go, ".activities.SettingsActivity"), show="always"),
            Action(id="about", title=tr("About"), icon="info", act=partial(self.go, ABOUT),
                   show="always"),
        ]  # fmt: skip

    def go(self, activity: str) -> None:
        """Open another page of the app."""
        self.start(model.leading_to(activity))

    def on_back(self) -> None:
        if self.rows.selected:
            self.rows.selected.end()
        elif self.search.open or self.search.words:
            self.search.end()
        else:
            self.close()
