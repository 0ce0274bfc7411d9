"""One conversation: its messages, and the field for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.attaching import ENTRY
from pytest_androidbench.phone.apps.messages.bubbles import Bubbles
from pytest_androidbench.phone.apps.messages.composer import LIST, Composer
from pytest_androidbench.phone.apps.messages.dialogs import MessageDetails, SelectText
from pytest_androidbench.phone.apps.messages.thread_menu import ThreadMenu
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

PHONE_STATE: Final = "android.permission.READ_PHONE_STATE"


@dataclass(eq=False)
class Thread(ThreadMenu, Composer):
    """The messages from the oldest down to the newest, over the field for one more."""

    selected: list[int] = field(default_factory=list)
    asked: int = 0
    """The message that waits and of which it is asked what shall become of it."""

    @classmethod
    def of(cls, intent: Intent) -> Thread:
        """The screen an intent asks for."""
        streams = intent.extras.get("thread_streams")
        return cls(
            thread=intent.number("thread_id"),
            text=intent.text("thread_text"),
            attachments=[str(each) for each in streams] if isinstance(streams, list) else [],
        )

    def on_intent(self, intent: Intent) -> None:
        self.on_pause()
        self.thread, self.text = intent.number("thread_id"), intent.text("thread_text")
        self.selected, self.again = [], 0
        self.on_resume()
        self.scroll_to_end(LIST)

    def on_open(self) -> None:
        self.scroll_to_end(LIST)
        self.request_permissions((PHONE_STATE,), self.permitted)

    def permitted(self, granted: dict[str, bool]) -> None:
        if not granted[PHONE_STATE]:
            self.close()
        elif not self.messages:
            self.focus(ENTRY)

    def on_resume(self) -> None:
        self.text = self.store.draft(self.thread) or self.text
        self.seen()

    def seen(self) -> None:
        """Everything in the thread has been read, and needs no notification."""
        self.store.mark_read(self.thread)
        self.phone.notifications.cancel(model.PACKAGE, self.thread)

    def on_pause(self) -> None:
        self.store.save_draft(self.thread, "" if self.attachments else self.text)

    def on_close(self) -> None:
        self.on_pause()

    def build(self) -> w.Widget:
        messages = self.messages
        numbers = [*self.numbers, *(message.address for message in messages)]
        bubbles = Bubbles(
            phone=self.phone,
            names=self.store.names(numbers),
            selected=self.selected,
            style=self.options.body_style,
            date_format=model.DATE_FORMATS[self.options.date_format],
            on_tap=lambda id_: partial(self.tap_message, id_),
            on_long=lambda id_: partial(self.toggle, id_),
            on_error=lambda id_: partial(self.retry, id_),
        )
        rows = w.Scroll(
            *bubbles.rows(messages),
            id=LIST,
            cls="androidx.recyclerview.widget.RecyclerView",
            padding=(0, 8),
        )
        bar = (
            self.selection_bar(len(self.selected), len(messages))
            if self.selected
            else self.toolbar(self.title, "thread_toolbar")
        )
        return w.Page(
            bar, self.people_row() if self.adding else None, w.Align(rows, down="bottom", weight=1),
            self.entry_row(), id="thread_coordinator",
        )  # fmt: skip

    def actions(self) -> Sequence[Action]:
        return self._selection_actions() if self.selected else self.thread_actions()

    def _selection_actions(self) -> list[Action]:
        single = len(self.selected) == 1
        found = [
            Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_delete_selected,
                   show="always"),
            Action(id="cab_select_all", title=tr("Select all"), act=self.select_all),
        ]  # fmt: skip
        if not single:
            return found
        return [
            Action(id="cab_copy_to_clipboard", title=tr("Copy to clipboard"), icon="content_copy",
                   act=self.copy, show="always"),
            Action(id="cab_share", title=tr("Share"), icon="share", act=self.share, show="always"),
            found[0],
            Action(id="cab_properties", title=tr("Properties"), act=self.show_details),
            Action(id="cab_forward_message", title=tr("Forward"), act=self.forward, show="never"),
            Action(id="cab_select_text", title=tr("Select text"), act=self.select_text,
                   show="never"),
            found[1],
        ]  # fmt: skip

    def on_back(self) -> None:
        if self.selected:
            self.selected = []
        elif self.picking:
            self.picking = False
        else:
            self.close()

    @property
    def chosen(self) -> model.Message:
        """The one selected message."""
        return next(one for one in self.messages if one.id == self.selected[0])

    def tap_message(self, id_: int) -> None:
        if self.selected:
            self.toggle(id_)
        elif any(one.id == id_ and one.scheduled for one in self.messages):
            self.asked = id_
            rows = [tr("Update message"), tr("Send now"), tr("Delete")]
            self.ask(RadioDialog(choices=[*enumerate(rows)]), self.change_scheduled)

    def change_scheduled(self, row: int) -> None:
        later = next((one for one in self.messages if one.id == self.asked), None)
        if later is None:
            return
        if row == 0:
            self.text, self.scheduled_ms, self.scheduled_id = later.body, later.date_ms, later.id
            return
        self.store.cache.drop(later.id)
        if row == 1:
            self.store.send(later.body, self.numbers)

    def toggle(self, id_: int) -> None:
        self.hide_keyboard()
        if id_ in self.selected:
            self.selected.remove(id_)
        else:
            self.selected.append(id_)

    def select_all(self) -> None:
        self.selected = [one.id for one in self.messages]

    def select_all_or_none(self) -> None:
        everything = len(self.selected) == len(self.messages)
        self.selected = [] if everything else [one.id for one in self.messages]

    def end_selection(self) -> None:
        self.selected = []

    def retry(self, id_: int) -> None:
        failed = next(one for one in self.messages if one.id == id_)
        self.text, self.again = failed.body, id_

    def copy(self) -> None:
        self.phone.clipboard.put(self.chosen.body)
        self.toast(tr("Value copied to clipboard"))
        self.selected = []

    def share(self) -> None:
        self.phone.activities.share(text=self.chosen.body, caller=self)

    def forward(self) -> None:
        extras = {"android.intent.extra.TEXT": self.chosen.body}
        component = f"{model.PACKAGE}/{model.NEW_ACTIVITY}"
        self.start(Intent(action=ACTION_SEND, component=component, extras=extras))
        self.selected = []

    def select_text(self) -> None:
        self.show(SelectText(text=self.chosen.body))

    def show_details(self) -> None:
        message = self.chosen
        at = local_time(self.phone, message.date_ms)
        day = model.day_text(at, model.DATE_FORMATS[self.options.date_format])
        time = f"{day} {clock_text(at, self.phone.display)}"
        numbers = [message.address] if message.received else self.numbers
        people = ", ".join(self._who(number) for number in numbers)
        if message.received:
            facts = [(tr("Sender"), people), (tr("Received at"), time)]
        else:
            facts = [(tr("Receiver"), people), (tr("Sent at"), time)]
        self.show(MessageDetails(facts=[*facts]))

    def _who(self, number: str) -> str:
        name = self.store.name(number)
        return number if name == number else f"{name} ({number})"

    def ask_delete_selected(self) -> None:
        question = ntr(
            "Are you sure you want to delete {n} message?",
            "Are you sure you want to delete {n} messages?",
            len(self.selected),
        )
        dialog = Confirm(message=question, positive=tr("Yes"), negative=tr("No"))
        self.ask(dialog, self.delete_selected)

    def delete_selected(self, sure: bool) -> None:
        if sure:
            self.store.delete(self.selected)
            self.selected = []
            if not self.messages:
                self.close()
