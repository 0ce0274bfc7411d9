"""The list of conversations, its search, and the archive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.rows import HEIGHT, result_row
from pytest_androidbench.phone.apps.messages.selecting import Selecting
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PREFIX: Final = "android.permission."
NEEDED: Final = (f"{PREFIX}READ_SMS", f"{PREFIX}SEND_SMS")
WISHED: Final = (f"{PREFIX}READ_CONTACTS", f"{PREFIX}POST_NOTIFICATIONS")
LEAST_LETTERS: Final = 2
BIG: Final = w.TextStyle(18)


@dataclass(eq=False)
class Main(Selecting):
    """All conversations that are not put away; the first page of the app."""

    query: str = ""
    searching: bool = False

    def on_open(self) -> None:
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

    def on_resume(self) -> None:
        self.store.cache.keep(self.store.conversations())

    def build(self) -> w.Widget:
        found = self.store.conversations()
        bar = (
            self.selection_bar(len(self.selected), len(found))
            if self.selected
            else self.search_bar(
                searching=self.searching or bool(self.query),
                on_icon=self.end_search if self.searching or self.query else self.begin_search,
                on_focus=self.search_opened,
            )
        )
        if self.searching or self.query:
            content = self._results()
        else:
            content = self.rows(found) if found else self._nothing()
        fab = w.Fab("add", id="conversations_fab", on_tap=self.create)
        return w.Page(bar, content, fab=None if self.query else fab, id="main_coordinator")

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
        rows = self._found() if len(self.query) >= LEAST_LETTERS else []
        if rows:
            return w.Scroll(
                count=len(rows), row=rows.__getitem__, row_height=HEIGHT, id="search_results_list"
            )
        hint = len(self.query) < LEAST_LETTERS and w.Text(
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
            cls="android.widget.RelativeLayout",
            weight=1,
        )

    def _found(self) -> list[w.Widget]:
        wanted, pattern = self.query.casefold(), model.DATE_FORMATS[self.options.date_format]
        everything = {one.thread: one for one in self.store.conversations()}
        by_name = [
            result_row(
                one.title,
                one.numbers[0],
                model.short_time(self.phone, one.date_ms, pattern, time_too=True),
                partial(self.open_thread, one.thread),
                f"found thread {one.thread}",
            )
            for one in everything.values()
            if wanted in one.title.casefold()
        ]
        by_text = [
            result_row(
                everything[message.thread].title,
                message.body,
                model.short_time(self.phone, message.date_ms, pattern, time_too=True),
                partial(self.open_thread, message.thread),
                f"found message {message.id}",
            )
            for message in self.store.found(self.query)
            if message.thread in everything
        ]
        return [*by_name, *by_text]

    def actions(self) -> Sequence[Action]:
        if self.selected:
            return self.selection_actions()
        return [
            Action(id="show_archived", title=tr("Show archived conversations"),
                   act=self.open_archive, show="never"),
            Action(id="settings", title=tr("Settings"), icon="settings", act=self.open_settings,
                   show="always"),
            Action(id="about", title=tr("About"), icon="info", act=self.open_about,
                   show="always"),
        ]  # fmt: skip

    def tap(self, thread: int) -> None:
        self.open_thread(thread)

    def open_thread(self, thread: int) -> None:
        extras = {"thread_id": thread}
        self.start(Intent(component=f"{model.PACKAGE}/{model.THREAD_ACTIVITY}", extras=extras))

    def create(self) -> None:
        self.start(Intent(component=f"{model.PACKAGE}/{model.NEW_ACTIVITY}"))

    def open_archive(self) -> None:
        self._open(".activities.ArchivedConversationsActivity")

    def open_settings(self) -> None:
        self._open(".activities.SettingsActivity")

    def open_about(self) -> None:
        self._open("com.simplemobiletools.commons.activities.AboutActivity")

    def _open(self, activity: str) -> None:
        self.start(Intent(component=f"{model.PACKAGE}/{activity}"))

    def search_opened(self) -> None:
        self.searching = True

    def begin_search(self) -> None:
        self.searching = True
        self.focus("top_toolbar_search")

    def end_search(self) -> None:
        self.searching, self.query = False, ""
        self.hide_keyboard()

    def on_back(self) -> None:
        if self.selected:
            self.selected = []
        elif self.searching or self.query:
            self.end_search()
        else:
            self.close()
