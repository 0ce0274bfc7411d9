"""Rows of conversations of which some can be selected, and what can be done with those."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.blocking import blocking
from pytest_androidbench.phone.apps.messaging.contact import add_contact, is_stranger
from pytest_androidbench.phone.apps.messaging.look import (
    LIST,
    RECYCLER,
    ROW_HEIGHT,
    conversation_row,
)
from pytest_androidbench.phone.apps.messaging.names import PACKAGE, THREAD, leading_to
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.texting.model import Conversation, Message
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class ChatList(AppPart[MessagingApp]):
    """A long press selects, taps then add and take away; otherwise they open."""

    archive: bool = False
    """Whether the list is that of conversations put away."""
    chosen: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    put_away: list[int] = field(default_factory=list)
    """What was moved last, and can be moved back."""

    @property
    def shown(self) -> list[Conversation]:
        """What the list holds."""
        return self.app.store.conversations(archived=self.archive)

    def build(
        self, found: list[Conversation], hits: Mapping[int, Message] | None = None
    ) -> w.Widget:
        """The rows.

        Args:
            found: the conversations.
            hits: messages that stand there in place of the last words, by conversation.
        """
        said = hits or {}

        def row(place: int) -> w.Widget:
            one, hit = found[place], said.get(found[place].thread)
            toggle = partial(self.chosen.toggle, one.thread)
            return conversation_row(
                self.phone,
                one if hit is None else _saying(one, hit),
                own=self.app.store.own_word_last(one.thread) if hit is None else not hit.received,
                selected=one.thread in self.chosen,
                on_tap=toggle if self.chosen else partial(self.open, one.thread),
                on_long=toggle if self.app.default else None,
            )

        return w.Scroll(
            count=len(found),
            row=row,
            row_height=ROW_HEIGHT,
            id=LIST,
            cls=RECYCLER,
            padding=(0, 0, 0, 88),
        )

    @property
    def alone(self) -> Conversation | None:
        """The selected conversation, where there is just one."""
        found = [one for one in self.shown if one.thread in self.chosen]
        return found[0] if len(found) == 1 else None

    def selection_bar(self) -> w.Widget:
        """The bar while something is selected."""
        alone = self.alone
        stranger = alone is not None and is_stranger(self, alone.numbers)
        pinned = self.pinned
        pin = tr("Unpin") if pinned else tr("Pin")
        move = ("unarchive", tr("Unarchive")) if self.archive else ("archive", tr("Archive"))
        return w.TopBar(
            str(len(self.chosen)),
            lead=w.Up(self.chosen.end, "close", tr("Done")),
            actions=(
                stranger
                and w.BarButton(
                    "person_add",
                    tr("Add contact"),
                    id="action_add_contact",
                    on_tap=self.add_contact,
                ),
                not self.archive
                and w.BarButton(
                    "push_pin", pin, id="action_pin", on_tap=partial(self.pin, not pinned)
                ),
                w.BarButton(*move, id=f"action_{move[0]}", on_tap=self.move),
                w.BarButton("delete", tr("Delete"), id="action_delete", on_tap=self.ask_delete),
                w.More(partial(self.menus.open, self.more), id="action_bar_overflow"),
            ),
            id="action_mode_bar",
        )

    def more(self) -> Sequence[MenuEntry]:
        """What else can be done with the selection."""
        chosen = [one for one in self.shown if one.thread in self.chosen]
        return offered(
            (any(one.read for one in chosen), tr("Mark as unread"), self.mark_unread),
            (any(not one.read for one in chosen), tr("Mark as read"), self.mark_read),
            (self.alone is not None and not self.alone.group, tr("Block"), self.ask_block),
            (True, tr("Select all"), self.select_all),
        )

    def open(self, thread: int) -> None:
        """Show a conversation."""
        self.start(leading_to(THREAD, thread_id=thread))

    def select_all(self) -> None:
        self.chosen.rows = [one.thread for one in self.shown]

    @property
    def pinned(self) -> bool:
        """Whether all that is selected is pinned."""
        return all(one.pinned for one in self.shown if one.thread in self.chosen)

    def pin(self, on: bool) -> None:
        """Let the selection stand above all others, or no longer."""
        self.app.marks.pin(self.chosen.rows, on=on)
        self.chosen.end()

    def ask_block(self) -> None:
        """Ask whether somebody shall not be let in any more."""
        if self.alone is not None:
            self.ask(blocking(self.alone.title), self.block, self.alone.numbers[0])

    def block(self, number: str, sure: bool) -> None:
        """Let nothing from a number in any more."""
        if sure:
            self._done()
            self.app.store.block(number, on=True)

    def add_contact(self) -> None:
        """Let the number of the selected conversation become somebody's."""
        if self.alone is not None:
            add_contact(self, self.alone.numbers[0])

    def move(self) -> None:
        """Put the selection into the archive, or back."""
        self.put_away = self._done()
        self.app.store.archive(self.put_away, on=not self.archive)
        count = len(self.put_away)
        said = (
            ntr("{n} unarchived", "{n} unarchived", count)
            if self.archive
            else ntr("{n} archived", "{n} archived", count)
        )
        self.snackbar.say(said, self.move_back)

    def move_back(self) -> None:
        self.app.store.archive(self.put_away, on=self.archive)
        self.snackbar.hush()

    def ask_delete(self) -> None:
        count = len(self.chosen)
        self.ask(
            Confirm(
                title=ntr("Delete this conversation?", "Delete these conversations?", count),
                message=tr("This is permanent and can't be undone"),
                positive=tr("Delete"),
            ),
            self.delete,
        )

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.store.delete_threads(self._done())

    def mark_read(self) -> None:
        for thread in self._done():
            self.app.store.mark_read(thread)

    def mark_unread(self) -> None:
        self.app.store.mark_unread(self.chosen.rows)
        self.chosen.end()

    def _done(self) -> list[int]:
        """What was selected; it needs no notifications any more."""
        threads = list(self.chosen.rows)
        for thread in threads:
            self.phone.notifications.cancel(PACKAGE, thread)
        self.chosen.end()
        return threads


def _saying(one: Conversation, hit: Message) -> Conversation:
    """A conversation as if a message of it were its last."""
    return replace(one, snippet=hit.body, date_ms=hit.date_ms, draft=None)
