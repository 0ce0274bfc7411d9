"""What Messages does when a text arrives, is answered from the shade, or was sent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.messaging.look import shown_name
from pytest_androidbench.phone.apps.messaging.names import MARK_AS_READ, PACKAGE, REPLY
from pytest_androidbench.phone.apps.messaging.notices import failed, received
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.providers.messages import FAILED, SENT
from pytest_androidbench.phone.system.telephony import SENT_OK, SMS_DELIVER

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messaging.store import MessagingStore
    from pytest_androidbench.phone.system.phone import Phone


@runtime_checkable
class ShowsChat(Protocol):
    """A screen with the messages of a conversation."""

    thread: int

    def seen(self) -> None:
        """Everything in the thread has been read."""


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
        thread = self._store.receive(number, text, date_ms)
        seen = self._seen(thread)
        if seen is not None:
            seen.seen()
            return
        said = "\n".join([*self._told(thread), text])
        sender = shown_name(self._store.name(number))
        self._phone.notifications.post(received(thread, sender, said, number))

    def _reply(self, thread: int, number: str, text: str) -> None:
        self._store.send(text, [number])
        self._store.mark_read(thread)
        notice = self._notice(thread)
        if notice is not None:
            said = "\n".join([*self._told(thread), f"You: {text}"])
            self._phone.notifications.post(replace(notice, text=said))

    def _sent(self, id_: int, result: int) -> None:
        thread = self._store.thread_with(id_)
        self._store.set_type(id_, SENT if result == SENT_OK else FAILED)
        if result != SENT_OK and self._seen(thread) is None:
            self._phone.notifications.post(failed(thread, self._store.title(thread)))

    def _told(self, thread: int) -> list[str]:
        """What a thread's notification says already."""
        notice = self._notice(thread)
        said = notice.text if notice is not None else ""
        return [said] if isinstance(said, str) and said else []

    def _notice(self, thread: int) -> Notification | None:
        return self._phone.notifications.get(f"0|{PACKAGE}|{thread}|None")

    def _seen(self, thread: int) -> ShowsChat | None:
        """The screen with a thread, where it is on the display."""
        windows = self._phone.windows
        entry = windows.active if windows.screen_on and windows.foreground == PACKAGE else None
        screen: object = entry.screen if entry is not None else None
        return screen if isinstance(screen, ShowsChat) and screen.thread == thread else None
