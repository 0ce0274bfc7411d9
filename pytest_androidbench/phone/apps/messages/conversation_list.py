"""Rows of conversations of which some can be selected, and what can be done with those."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages import numbers
from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.dialogs import RenameConversation
from pytest_androidbench.phone.apps.messages.model import (
    PACKAGE,
    THREAD_ACTIVITY,
    Conversation,
    leading_to,
)
from pytest_androidbench.phone.apps.messages.rows import HEIGHT, conversation_row
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.fast_scroller import FastScroller
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Extra
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Scroll


@dataclass(eq=False)
class ConversationList(AppPart[MessagesApp]):
    """A long press selects, taps then add and take away; otherwise they open."""

    archive: bool = False
    """Whether the list is that of conversations put away."""
    in_bin: bool = False
    """Whether the list is that of the recycle bin."""
    selected: Selection[int] = field(default_factory=Selection)
    bar: ActionBar = field(default_factory=ActionBar)

    @property
    def shown(self) -> list[Conversation]:
        """What the list holds."""
        if self.in_bin:
            return self.app.store.conversations_in_bin()
        return self.app.store.conversations(archived=self.archive)

    @property
    def chosen(self) -> list[Conversation]:
        """What is selected."""
        return [one for one in self.shown if one.thread in self.selected]

    def selection_bar(self) -> Widget:
        """The bar while something is selected."""
        threads = [one.thread for one in self.shown]
        return self.bar.selecting(self.selected, threads, self.actions)

    def build(self, found: list[Conversation]) -> Widget:
        """The rows."""

        def row(place: int) -> Widget:
            one = found[place]
            toggle = partial(self.selected.toggle, one.thread)
            return conversation_row(
                self.app,
                one,
                selected=one.thread in self.selected,
                on_tap=toggle if self.selected else partial(self.open, one.thread),
                on_long=toggle,
            )

        rows = Scroll(
            count=len(found),
            row=row,
            row_height=HEIGHT,
            id="conversations_list",
            padding=(0, 0, 0, 80),
        )
        return FastScroller(rows, "conversations_fastscroller")

    def open(self, thread: int) -> None:
        """Show a conversation."""
        more: dict[str, Extra] = {"is_recycle_bin": True} if self.in_bin else {}
        self.start(leading_to(THREAD_ACTIVITY, thread_id=thread, **more))

    def actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        delete = Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                        show="always")  # fmt: skip
        every = Action(id="cab_select_all", title=tr("Select all"), icon="select_all",
                       act=self.select_all)  # fmt: skip
        if self.in_bin:
            back = Action(id="cab_restore", title=tr("Restore all messages"), icon="restore",
                          act=self.restore)  # fmt: skip
            return [delete, back, every]
        if self.archive:
            back = Action(id="cab_unarchive", title=tr("Unarchive"), icon="unarchive",
                          act=self.bring_back)  # fmt: skip
            return [delete, back, every]
        return [delete, *self._number_actions(), *self._state_actions(), every]

    def _number_actions(self) -> list[Action]:
        chosen = self.chosen
        alone = len(chosen) == 1
        single = alone and not chosen[0].group
        found = (
            single and Action(id="cab_add_number_to_contact", title=tr("Add number to contact"),
                              icon="person_add", act=self.add_contact, show="always"),
            single and Action(id="cab_dial_number", title=tr("Dial number"), icon="call",
                              act=self.dial, show="always"),
            Action(id="cab_block_number", title=tr("Block number"), icon="block",
                   act=self.ask_block),
            Action(id="cab_archive", title=tr("Archive"), icon="archive", act=self.ask_archive),
            single and Action(id="cab_copy_number", title=tr("Copy number to clipboard"),
                              act=self.copy_number, show="never"),
            alone and not single and Action(
                id="cab_rename_conversation", title=tr("Rename conversation"), icon="edit",
                act=self.ask_name),
        )  # fmt: skip
        return [action for action in found if action]

    def _state_actions(self) -> list[Action]:
        chosen = self.chosen
        found = (
            any(not one.read for one in chosen) and Action(
                id="cab_mark_as_read", title=tr("Mark as Read"), act=self.mark_read,
                show="never"),
            any(one.read for one in chosen) and Action(
                id="cab_mark_as_unread", title=tr("Mark as Unread"), act=self.mark_unread,
                show="never"),
            any(not one.pinned for one in chosen) and Action(
                id="cab_pin_conversation", title=tr("Pin to the top"), icon="push_pin",
                act=partial(self.pin, True)),
            any(one.pinned for one in chosen) and Action(
                id="cab_unpin_conversation", title=tr("Unpin"), act=partial(self.pin, False)),
        )  # fmt: skip
        return [action for action in found if action]

    def select_all(self) -> None:
        self.selected.rows = [one.thread for one in self.shown]

    def ask_delete(self) -> None:
        question = ntr(
            "Are you sure you want to delete {n} conversation?",
            "Are you sure you want to delete {n} conversations?",
            len(self.selected),
        )
        self.ask(yes_or_no(question), self.delete)

    def delete(self, sure: bool) -> None:
        if sure and self.in_bin:
            self.app.store.delete(self._thrown_away())
            self.selected.end()
        elif sure:
            self.app.store.delete_threads(self._done())

    def _thrown_away(self) -> list[int]:
        """The messages of what is selected that lie in the recycle bin."""
        store = self.app.store
        return [one.id for thread in self.selected.rows for one in store.thrown_away(thread)]

    def restore(self) -> None:
        """Take what is selected out of the recycle bin."""
        self.app.store.cache.take_back(self._thrown_away())
        self.selected.end()

    def ask_archive(self) -> None:
        question = ntr(
            "Are you sure you want to archive {n} conversation?",
            "Are you sure you want to archive {n} conversations?",
            len(self.selected),
        )
        self.ask(yes_or_no(question), self.put_away)

    def put_away(self, sure: bool) -> None:
        if sure:
            self.app.store.archive(self._done(), on=True)

    def bring_back(self) -> None:
        self.app.store.archive(self.selected.rows, on=False)
        self.selected.end()

    def ask_block(self) -> None:
        listed = [number for one in self.chosen for number in one.numbers]
        self.ask(numbers.blocking(listed), self.block)

    def block(self, sure: bool) -> None:
        if sure:
            numbers.block(self, [number for one in self.chosen for number in one.numbers])
            self.selected.end()

    def ask_name(self) -> None:
        self.ask(RenameConversation(hint=self.chosen[0].title), self.rename)

    def rename(self, name: str) -> None:
        self.app.store.rename(self.chosen[0], name)
        self.selected.end()

    def add_contact(self) -> None:
        numbers.add_to_contact(self, self.chosen[0].numbers[0])

    def dial(self) -> None:
        number = self.chosen[0].numbers[0]
        self.selected.end()
        numbers.dial(self, number)

    def copy_number(self) -> None:
        self.phone.clipboard.put(self.chosen[0].numbers[0])
        self.toast(tr("Value copied to clipboard"))
        self.selected.end()

    def mark_read(self) -> None:
        for thread in self._done():
            self.app.store.mark_read(thread)

    def mark_unread(self) -> None:
        self.app.store.mark_unread(self.selected.rows)
        self.selected.end()

    def pin(self, on: bool) -> None:
        self.app.store.pin(self.selected.rows, on=on)
        self.selected.end()

    def _done(self) -> list[int]:
        """What was selected; it needs no notifications any more."""
        threads = self.selected.rows
        for thread in threads:
            self.phone.notifications.cancel(PACKAGE, thread)
        self.selected.end()
        return threads
