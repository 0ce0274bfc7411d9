"""Conversations with somebody who is blocked, and the phone's list of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import (
    LIST,
    RECYCLER,
    ROW_HEIGHT,
    conversation_row,
)
from pytest_androidbench.phone.apps.messaging.names import BLOCKED, THREAD, leading_to
from pytest_androidbench.phone.kit.blocking import BlockedNumbers
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.texting.model import Conversation
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class BlockedTexters(BlockedNumbers[MessagingApp]):
    """The phone's own list of numbers."""

    title = tr("Blocked numbers")


@dataclass(eq=False)
class BlockedChats(AppScreen[MessagingApp, None]):
    """A tap opens a conversation, whose menu lets its person in again."""

    activity = BLOCKED
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        found = self.app.store.blocked()
        more = w.More(partial(self.menus.open, self.more), id="action_bar_overflow")
        bar = w.TopBar(tr("Spam & blocked"), back=True, actions=(more,), id="toolbar")
        nothing = empty_state(tr("Blocked conversations appear here"), "empty_text_hint")
        return w.Page(bar, self._rows(found) if found else nothing)

    def _rows(self, found: Sequence[Conversation]) -> w.Widget:
        def row(place: int) -> w.Widget:
            one = found[place]
            return conversation_row(
                self.phone,
                one,
                own=self.app.store.own_word_last(one.thread),
                selected=False,
                on_tap=partial(self.open, one.thread),
                on_long=None,
            )

        return w.Scroll(count=len(found), row=row, row_height=ROW_HEIGHT, id=LIST, cls=RECYCLER)

    def open(self, thread: int) -> None:
        """Show a conversation."""
        self.start(leading_to(THREAD, thread_id=thread))

    def more(self) -> Sequence[MenuEntry]:
        """The bar's menu."""
        return (MenuEntry(text=tr("Blocked numbers"), act=self.open_numbers),)

    def open_numbers(self) -> None:
        """Show all numbers that are blocked."""
        self.show(BlockedTexters())
