"""The first page: all conversations, and the button that begins one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.asking_role import role_prompt
from pytest_androidbench.phone.apps.messaging.conversation_list import ChatList
from pytest_androidbench.phone.apps.messaging.names import (
    ARCHIVE,
    BLOCKED,
    SETTINGS,
    STARRED,
    START_CHAT,
    leading_to,
)
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.texting.model import Conversation, Message
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Chats(AppScreen[MessagingApp, None]):
    """All conversations that are not put away."""

    rows: ChatList = field(default_factory=ChatList)
    search: SearchField = field(default_factory=SearchField)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        hits = self._hits()
        found = [one for one in self.rows.shown if one.thread in hits or self._is_called(one)]
        default = self.app.default
        fab = w.Fab(
            "message", tr("Start chat"), text=tr("Start chat"), id="start_chat_fab",
            on_tap=self.start_chat,
        )  # fmt: skip
        return w.Page(
            self._bar(),
            None if default else role_prompt(self.become_default),
            self.rows.build(found, hits) if found else self._nothing(),
            fab=fab if default and not self.search.open else None,
            over=self.rows.snackbar.build(),
            id="conversation_list_coordinator",
        )

    def _is_called(self, one: Conversation) -> bool:
        """Whether the people of a conversation fit what is searched for."""
        return self.search.words.casefold() in one.title.casefold()

    def _hits(self) -> dict[int, Message]:
        """The newest message of each conversation in which the searched words are."""
        wanted = self.search.words.casefold()
        if not wanted:
            return {}
        return {
            one.thread: said
            for one in self.rows.shown
            for said in self.app.store.messages(one.thread)
            if wanted in said.body.casefold()
        }

    def _bar(self) -> w.Widget:
        if self.rows.chosen:
            return self.rows.selection_bar()
        if self.search.open:
            box = self.search.box(tr("Search messages"))
            return w.TopBar(
                box,
                back=self.search.end,
                actions=(self.search.clear_button(tr("Clear")),),
                id="toolbar",
            )
        return w.TopBar(
            tr("Messages"),
            actions=(
                w.BarButton(
                    "search",
                    tr("Search messages"),
                    id="action_zero_state_search",
                    on_tap=self.search.begin,
                ),
                w.More(partial(self.menus.open, self.more), id="action_bar_overflow"),
            ),
            id="toolbar",
        )

    def _nothing(self) -> w.Widget:
        if self.search.words:
            return empty_state(tr("No results"), "zero_state_no_results")
        said = tr("Once you start a new conversation, you’ll see it listed here")
        return empty_state(said, "empty_text_hint", icon=w.Icon("forum", 96), margin=32)

    def more(self) -> Sequence[MenuEntry]:
        """The menu while nothing is selected."""
        return (
            MenuEntry(text=tr("Starred"), act=partial(self.open_page, STARRED)),
            MenuEntry(text=tr("Archived"), act=partial(self.open_page, ARCHIVE)),
            MenuEntry(text=tr("Spam & blocked"), act=partial(self.open_page, BLOCKED)),
            MenuEntry(text=tr("Mark all as read"), act=self.mark_all_read),
            MenuEntry(text=tr("Settings"), act=partial(self.open_page, SETTINGS)),
        )

    def open_page(self, activity: str) -> None:
        """Show another page of the app."""
        self.start(leading_to(activity))

    def mark_all_read(self) -> None:
        if not self.app.default:
            self.become_default()
            return
        for one in self.rows.shown:
            self.app.store.mark_read(one.thread)
        self.phone.notifications.cancel_all(self.app.package)

    def start_chat(self) -> None:
        """Choose whom to write to."""
        self.start(leading_to(START_CHAT))

    def become_default(self) -> None:
        self.request_role(SMS, self.role_decided)

    def role_decided(self, granted: bool) -> None:
        """The page shows by itself what can be done now."""

    def on_back(self) -> None:
        if self.rows.chosen:
            self.rows.chosen.end()
        elif self.search.open:
            self.search.end()
        else:
            self.close()
