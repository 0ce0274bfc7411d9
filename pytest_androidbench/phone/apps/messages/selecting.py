"""A list of conversations of which some can be selected, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.dialogs import RenameConversation
from pytest_androidbench.phone.apps.messages.model import PACKAGE, Conversation
from pytest_androidbench.phone.apps.messages.rows import HEIGHT, conversation_row
from pytest_androidbench.phone.apps.messages.screen import MessagesScreen
from pytest_androidbench.phone.apps.messages.thread_menu import INSERT_OR_EDIT
from pytest_androidbench.phone.apps.simple.bars import Action, BarScreen
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Scroll


@dataclass(eq=False)
class Selecting(MessagesScreen[None], BarScreen[MessagesApp, None]):
    """A long press selects, taps then add and take away."""

    selected: list[int] = field(default_factory=list)
    archive: bool = False
    """Whether the list is that of conversations put away."""

    @property
    def shown(self) -> list[Conversation]:
        """What the list holds."""
        return self.store.conversations(archived=self.archive)

    @property
    def chosen(self) -> list[Conversation]:
        """What is selected."""
        return [one for one in self.shown if one.thread in self.selected]

    def rows(self, found: list[Conversation]) -> Widget:
        """The rows."""
        phone, options = self.phone, self.options

        def row(place: int) -> Widget:
            one = found[place]
            return conversation_row(
                phone,
                options,
                one,
                selected=one.thread in self.selected,
                on_tap=partial(self.touch, one.thread),
                on_long=partial(self.toggle, one.thread),
            )

        return Scroll(
            count=len(found),
            row=row,
            row_height=HEIGHT,
            id="conversations_list",
            padding=(0, 0, 0, 80),
        )

    def selection_actions(self) -> list[Action]:
        """The menu of the selection."""
        chosen = self.chosen
        single = len(chosen) == 1 and not chosen[0].group
        pinned = self.store.pinned
        found = (
            Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                   show="always"),
            single and Action(id="cab_add_number_to_contact", title=tr("Add number to contact"),
                              icon="person_add", act=self.add_contact, show="always"),
            single and Action(id="cab_dial_number", title=tr("Dial number"), icon="call",
                              act=self.dial, show="always"),
            Action(id="cab_block_number", title=tr("Block number"), icon="block",
                   act=self.ask_block),
            Action(id="cab_archive", title=tr("Archive"), icon="archive", act=self.ask_archive),
            single and Action(id="cab_copy_number", title=tr("Copy number to clipboard"),
                              act=self.copy_number, show="never"),
            len(chosen) == 1 and not single and Action(
                id="cab_rename_conversation", title=tr("Rename conversation"), icon="edit",
                act=self.ask_name),
            any(not one.read for one in chosen) and Action(
                id="cab_mark_as_read", title=tr("Mark as Read"), act=self.mark_read,
                show="never"),
            any(one.read for one in chosen) and Action(
                id="cab_mark_as_unread", title=tr("Mark as Unread"), act=self.mark_unread,
                show="never"),
            any(str(one.thread) not in pinned for one in chosen) and Action(
                id="cab_pin_conversation", title=tr("Pin to the top"), icon="push_pin",
                act=partial(self.pin, True)),
            any(str(one.thread) in pinned for one in chosen) and Action(
                id="cab_unpin_conversation", title=tr("Unpin"), act=partial(self.pin, False)),
            Action(id="cab_select_all", title=tr("Select all"), icon="select_all",
                   act=self.select_all),
        )  # fmt: skip
        return [action for action in found if isinstance(action, Action)]

    def touch(self, thread: int) -> None:
        """A row was tapped."""
        if self.selected:
            self.toggle(thread)
        else:
            self.tap(thread)

    def tap(self, thread: int) -> None:
        """A row was tapped while nothing is selected."""

    def toggle(self, thread: int) -> None:
        if thread in self.selected:
            self.selected.remove(thread)
        else:
            self.selected.append(thread)

    def select_all(self) -> None:
        self.selected = [one.thread for one in self.shown]

    def select_all_or_none(self) -> None:
        self.selected = [] if len(self.selected) == len(self.shown) else [
            one.thread for one in self.shown
        ]  # fmt: skip

    def end_selection(self) -> None:
        self.selected = []

    def confirm(self, question: Message, then: Callable[[bool], None]) -> None:
        """Ask before something is done to what is selected."""
        self.ask(Confirm(message=question, positive=tr("Yes"), negative=tr("No")), then)

    def ask_delete(self) -> None:
        question = ntr(
            "Are you sure you want to delete {n} conversation?",
            "Are you sure you want to delete {n} conversations?",
            len(self.selected),
        )
        self.confirm(question, self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self._forget_notices()
            self.store.delete_threads(self.selected)
            self.selected = []

    def ask_archive(self) -> None:
        question = ntr(
            "Are you sure you want to archive {n} conversation?",
            "Are you sure you want to archive {n} conversations?",
            len(self.selected),
        )
        self.confirm(question, self.put_away)

    def put_away(self, sure: bool) -> None:
        if sure:
            self._forget_notices()
            self.store.archive(self.selected, on=True)
            self.selected = []

    def ask_block(self) -> None:
        numbers = ", ".join(number for one in self.chosen for number in one.numbers)
        question = tr(
            "Are you sure you want to add {numbers} to the blocked list?", numbers=numbers
        )
        self.confirm(question, self.block)

    def block(self, sure: bool) -> None:
        if sure:
            for one in self.chosen:
                for number in one.numbers:
                    self.phone.providers.blocked.add(number)
            self.selected = []

    def ask_name(self) -> None:
        self.ask(RenameConversation(hint=self.chosen[0].title), self.rename)

    def rename(self, name: str) -> None:
        self.store.rename(self.chosen[0], name)
        self.selected = []

    def add_contact(self) -> None:
        extras = {"phone": self.chosen[0].numbers[0]}
        type_ = "vnd.android.cursor.item/contact"
        self.start(Intent(action=INSERT_OR_EDIT, type=type_, extras=extras))

    def dial(self) -> None:
        number = self.chosen[0].numbers[0]
        self.selected = []
        if not self.start(Intent(action="android.intent.action.DIAL", data=f"tel:{number}")):
            self.toast(tr("No app found"))

    def copy_number(self) -> None:
        self.phone.clipboard.put(self.chosen[0].numbers[0])
        self.toast(tr("Value copied to clipboard"))
        self.selected = []

    def mark_read(self) -> None:
        for thread in self.selected:
            self.store.mark_read(thread)
        self._forget_notices()
        self.selected = []

    def mark_unread(self) -> None:
        self.store.mark_unread(self.selected)
        self.selected = []

    def pin(self, on: bool) -> None:
        self.store.pin(self.selected, on=on)
        self.selected = []

    def _forget_notices(self) -> None:
        for thread in self.selected:
            self.phone.notifications.cancel(PACKAGE, thread)
