"""What the messages app does when a message arrives, is answered from the shade, or was sent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.messages.model import FAILED, PACKAGE, SENT
from pytest_androidbench.phone.apps.messages.notices import (
    MARK_AS_READ,
    NOTICES,
    REPLY,
    failed,
    received,
)
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.telephony import SENT_OK, SMS_DELIVER
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messages.preferences import MessagesPreferences
    from pytest_androidbench.phone.apps.messages.store import ConversationStore
    from pytest_androidbench.phone.system.phone import Phone

VISIBLE, SENDER_ONLY = 0, 1


class Receiving:
    """The app's receivers."""

    def __init__(
        self, phone: Phone, store: ConversationStore, options: MessagesPreferences
    ) -> None:
        self._phone = phone
        self._store = store
        self._options = options

    def take(self, intent: Intent) -> None:
        """Act on a broadcast."""
        thread = intent.number("thread_id")
        if intent.action == SMS_DELIVER:
            self._receive(intent.text("number"), intent.text("text"), intent.number("date"))
        elif intent.action == MARK_AS_READ:
            self._store.mark_read(thread)
            self._phone.notifications.cancel(PACKAGE, thread)
        elif intent.action == REPLY:
            self._reply(thread, intent.text("number"), intent.text("reply"))
        elif "result" in intent.extras:
            self._sent(intent.number("id"), intent.number("result"))

    def _receive(self, number: str, text: str, date_ms: int) -> None:
        store = self._store
        if not self._options.lets_in(text):
            return
        thread = store.receive(number, text, date_ms)
        seen = NOTICES.seen_thread(self._phone)
        if seen is not None and seen.thread == thread:
            seen.seen()
        else:
            self._tell(thread, number, text)

    def _tell(self, thread: int, number: str, text: str) -> None:
        visibility, sender = self._options.visibility, self._store.name(number)
        answerable = not any(char.isalpha() for char in number)
        said = NOTICES.with_line(self._phone, thread, text)
        notice = received(thread, sender, said, number, answerable=answerable)
        if visibility == SENDER_ONLY:
            notice = replace(notice, text=tr("New message"), actions=notice.actions[1:])
        elif visibility != VISIBLE:
            notice = replace(notice, title=tr("New message"), text="", actions=notice.actions[1:])
        self._phone.notifications.post(notice)

    def _reply(self, thread: int, number: str, text: str) -> None:
        self._store.send(self._options.plain(text), [number])
        self._store.mark_read(thread)
        NOTICES.add_line(self._phone, thread, f"Me: {text}")

    def _sent(self, id_: int, result: int) -> None:
        store = self._store
        thread = store.thread_with(id_)
        store.set_type(id_, SENT if result == SENT_OK else FAILED)
        if result == SENT_OK:
            if self._options.on("enable_delivery_reports"):
                store.set_delivered(id_)
            return
        self._phone.windows.show_toast(tr("Couldn't send message, radio turned off"))
        if self._phone.windows.foreground != PACKAGE:
            names = store.names(store.numbers(thread)).values()
            self._phone.notifications.post(failed(thread, ", ".join(names)))
