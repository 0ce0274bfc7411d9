"""Messages of a thread that are selected, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.dialogs import (
    ConfirmDeletion,
    MessageDetails,
    SelectText,
)
from pytest_androidbench.phone.apps.messages.screen import ConversationPart
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.moments import day_pattern
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class SelectedMessages(ConversationPart):
    """The selection of a thread."""

    selected: Selection[int] = field(default_factory=Selection)

    @property
    def chosen(self) -> model.Message:
        """The one selected message."""
        return next(one for one in self.home.messages if one.id == self.selected.rows[0])

    def actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        delete = Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                        show="always")  # fmt: skip
        every = Action(id="cab_select_all", title=tr("Select all"), act=self.select_all)
        if self.home.in_bin:
            restore = Action(id="cab_restore", title=tr("Restore"), icon="restore",
                             act=self.ask_restore)  # fmt: skip
            return [delete, restore, every]
        if len(self.selected) != 1:
            return [delete, every]
        return [
            Action(id="cab_copy_to_clipboard", title=tr("Copy to clipboard"), icon="content_copy",
                   act=self.copy, show="always"),
            Action(id="cab_share", title=tr("Share"), icon="share", act=self.share, show="always"),
            delete,
            Action(id="cab_properties", title=tr("Properties"), act=self.show_details),
            Action(id="cab_forward_message", title=tr("Forward"), act=self.forward, show="never"),
            Action(id="cab_select_text", title=tr("Select text"), act=self.select_text,
                   show="never"),
            every,
        ]  # fmt: skip

    def toggle(self, id_: int) -> None:
        """Select a message, or no longer."""
        self.hide_keyboard()
        self.selected.toggle(id_)

    def select_all(self) -> None:
        self.selected.rows = [one.id for one in self.home.messages]

    def copy(self) -> None:
        self.phone.clipboard.put(self.chosen.body)
        self.toast(tr("Value copied to clipboard"))
        self.selected.end()

    def share(self) -> None:
        self.phone.activities.share(text=self.chosen.body, caller=self.screen)

    def forward(self) -> None:
        extras = {"android.intent.extra.TEXT": self.chosen.body}
        component = f"{model.PACKAGE}/{model.NEW_ACTIVITY}"
        self.start(Intent(action=ACTION_SEND, component=component, extras=extras))
        self.selected.end()

    def select_text(self) -> None:
        self.show(SelectText(text=self.chosen.body))

    def show_details(self) -> None:
        message = self.chosen
        at = local_time(self.phone, message.date_ms)
        day = model.day_text(at, day_pattern(self.app))
        time = f"{day} {clock_text(at, self.app.display(self.phone.display))}"
        numbers = [message.address] if message.received else self.home.numbers
        people = ", ".join(self._who(number) for number in numbers)
        if message.received:
            facts = [(tr("Sender"), people), (tr("Received at"), time)]
        else:
            facts = [(tr("Receiver"), people), (tr("Sent at"), time)]
        self.show(MessageDetails(facts=[*facts]))

    def _who(self, number: str) -> str:
        name = self.app.store.name(number)
        return number if name == number else f"{name} ({number})"

    def ask_restore(self) -> None:
        """Ask before messages come back."""
        question = ntr(
            "Are you sure you want to restore {n} message?",
            "Are you sure you want to restore {n} messages?",
            len(self.selected),
        )
        self.ask(yes_or_no(question), self.restore)

    def restore(self, sure: bool) -> None:
        """Take messages out of the recycle bin."""
        if sure:
            self.app.store.cache.take_back(self.selected.rows)
            self.selected.end()
            if not self.home.messages:
                self.screen.close()

    def ask_delete(self) -> None:
        question = ntr(
            "Are you sure you want to delete {n} message?",
            "Are you sure you want to delete {n} messages?",
            len(self.selected),
        )
        self.ask(ConfirmDeletion(question=question), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.home.discard(self.selected.rows)
            self.selected.end()
            if not self.home.messages:
                self.screen.close()
