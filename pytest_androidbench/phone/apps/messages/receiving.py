"""What the messages app does when a message arrives, is answered from the shade, or was sent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.messages.model import FAILED, PACKAGE, SENT
from pytest_androidbench.phone.apps.messages.notices import MARK_AS_READ, REPLY, failed, received
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.telephony import SENT_OK, SMS_DELIVER
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messages.preferences import MessagesPreferences
    from pytest_androidbench.phone.apps.messages.store import ConversationStore
    from pytest_androidbench.phone.system.phone import Phone

VISIBLE, SENDER_ONLY = 0, 1


@runtime_checkable
class ShowsThread(Protocol):
    """A screen with the messages of a conversation."""

    thread: int

    def seen(self) -> None:
        """Everything in the thread has been read."""


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
        seen = self._seen_thread
        if seen is not None and seen.thread == thread:
            seen.seen()
        else:
            self._tell(thread, number, text)

    def _tell(self, thread: int, number: str, text: str) -> None:
        visibility, sender = self._options.visibility, self._store.name(number)
        answerable = not any(char.isalpha() for char in number)
        said = "\n".join([*self._told(thread), text])
        notice = received(thread, sender, said, number, answerable=answerable)
        if visibility == SENDER_ONLY:
            notice = replace(notice, text=tr("New message"), actions=notice.actions[1:])
        elif visibility != VISIBLE:
            notice = replace(notice, title=tr("New message"), text="", actions=notice.actions[1:])
        self._phone.notifications.post(notice)

    def _told(self, thread: int) -> list[str]:
        """What a thread's notification says already."""
        notice = self._notice(thread)
        said = notice.text if notice is not None else ""
        return [said] if isinstance(said, str) and said else []

    def _notice(self, thread: int) -> Notification | None:
        return self._phone.notifications.get(f"0|{PACKAGE}|{thread}|None")

    def _reply(self, thread: int, number: str, text: str) -> None:
        self._store.send(self._options.plain(text), [number])
        self._store.mark_read(thread)
        notice = self._notice(thread)
        if notice is not None:
            said = "\n".join([*self._told(thread), f"Me: {text}"])
            self._phone.notifications.post(replace(notice, text=said))

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

    @property
    def _seen_thread(self) -> ShowsThread | None:
        """The thread that is on the display."""
        entry = self._phone.windows.active if self._phone.windows.screen_on else None
        screen = entry.screen if entry is not None else None
        return screen if isinstance(screen, ShowsThread) else None
