"""What Messages does when a text arrives, is answered from the shade, or was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.messaging.look import shown_name
from pytest_androidbench.phone.apps.messaging.names import MARK_AS_READ, PACKAGE, REPLY
from pytest_androidbench.phone.apps.messaging.notices import NOTICES, received
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.messages import FAILED, SENT
from pytest_androidbench.phone.system.telephony import SENT_OK, SMS_DELIVER

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messaging.store import MessagingStore
    from pytest_androidbench.phone.system.phone import Phone


class ChatReceivers:
    """The app's receivers."""

    def __init__(self, phone: Phone, store: MessagingStore) -> None:
        self._phone = phone
        self._store = store

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
        phone, thread = self._phone, self._store.receive(number, text, date_ms)
        seen = NOTICES.seen_thread(phone)
        if seen is not None and seen.thread == thread:
            seen.seen()
            return
        said = NOTICES.with_line(phone, thread, text)
        sender = shown_name(self._store.name(number))
        phone.notifications.post(received(thread, sender, said, number))

    def _reply(self, thread: int, number: str, text: str) -> None:
        self._store.send(text, [number])
        self._store.mark_read(thread)
        NOTICES.add_line(self._phone, thread, f"You: {text}")

    def _sent(self, id_: int, result: int) -> None:
        thread = self._store.thread_with(id_)
        self._store.set_type(id_, SENT if result == SENT_OK else FAILED)
        seen = NOTICES.seen_thread(self._phone)
        if result != SENT_OK and (seen is None or seen.thread != thread):
            self._phone.notifications.post(NOTICES.failed(thread, self._store.title(thread)))
