"""Threads and messages in the telephony provider, as the app reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.cache import Cache
from pytest_androidbench.phone.kit.texting.store import TextStore, message_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Value

PINNED: Final = "pinned_conversations"
SENT_RECEIVER: Final = f"{model.PACKAGE}/.receivers.SmsStatusSentReceiver"


class ConversationStore(TextStore):
    """The messages of a phone, for the app that shows them."""

    def __init__(self, app: App) -> None:
        super().__init__(app.phone, model.PACKAGE, SENT_RECEIVER)
        self._prefs = app.prefs("Prefs")
        self.cache = Cache(app.database())

    def conversations(self, *, archived: bool = False) -> list[model.Conversation]:
        """The threads with messages: pinned ones first, then the newest."""
        found = [one for one in self._listed() if one.archived == archived]
        return sorted(found, key=lambda one: (not one.pinned, -one.date_ms, -one.thread))

    def conversation(self, thread: int) -> model.Conversation | None:
        """One thread, where it has messages."""
        return next(iter(self._listed("WHERE _id = ?", thread)), None)

    def messages(self, thread: int) -> list[model.Message]:
        """What was written in a thread, oldest first, with what is to be sent later."""
        stored = super().messages(thread)
        later = [message for message in self.cache.scheduled() if message.thread == thread]
        return sorted([*stored, *later], key=lambda one: (one.date_ms // 1000, one.id))

    def found(self, text: str) -> list[model.Message]:
        """Messages with a text in them, newest first."""
        sql = (
            "SELECT * FROM sms WHERE body LIKE ? ESCAPE '\\' AND address IS NOT NULL "
            "ORDER BY date DESC, _id DESC"
        )
        pattern = "".join(f"\\{c}" if c in "%_\\" else c for c in text)
        return [message_of(dict(row)) for row in self._messages.database.query(sql, f"%{pattern}%")]

    def receive(self, number: str, text: str, date_ms: int) -> int:
        """Store a message that has arrived; returns its thread."""
        thread = self.thread_of([number])
        values: dict[str, Value] = {"address": number, "subject": "", "body": text}
        values |= {"date": date_ms, "read": 0}
        self._messages.add({**values, "thread_id": thread, "type": 1}, creator=model.PACKAGE)
        self.archive([thread], on=False)
        return thread

    def delete(self, messages: Iterable[int]) -> None:
        """Remove messages."""
        gone = list(messages)
        super().delete(gone)
        for id_ in gone:
            self.cache.drop(id_)
        self._put_waiting_back()

    def delete_threads(self, threads: Iterable[int]) -> None:
        """Remove whole conversations."""
        gone = list(threads)
        super().delete_threads(gone)
        for thread in gone:
            self.cache.forget(thread)
        self._put_waiting_back()

    def rename(self, conversation: model.Conversation, title: str) -> None:
        """Give a conversation a name of the user's own."""
        self.cache.rename(replace(conversation, title=title))

    def pin(self, threads: Iterable[int], *, on: bool) -> None:
        """Keep conversations at the top, or no longer."""
        kept = self.pinned
        changed = {str(thread) for thread in threads}
        self._prefs.put(PINNED, kept | changed if on else kept - changed)

    @property
    def pinned(self) -> frozenset[str]:
        """The threads that stay at the top."""
        return self._prefs.get(PINNED, default=frozenset[str]())

    def _put_waiting_back(self) -> None:
        """Make threads again that the provider forgot while their first message waits."""
        for message in self.cache.scheduled():
            numbers = message.address.split("|")
            thread = self.thread_of(numbers)
            if thread != message.thread:
                self.cache.put(replace(message, thread=thread), self.names(numbers))

    def _listed(self, where: str = "", *args: Value) -> list[model.Conversation]:
        """The threads with messages, or with one that waits, that fit a condition."""
        titles, pinned = self.cache.titles(), self.pinned
        later = {message.thread: message.body for message in self.cache.scheduled()}
        rows = self._messages.database.query(f"SELECT * FROM threads {where} ORDER BY _id", *args)  # noqa: S608
        found = []
        for row in rows:
            thread = int(row["_id"])
            numbers = tuple(self.numbers(thread))
            empty = not row["message_count"]
            if not numbers or (empty and thread not in later):
                continue
            names = ", ".join(self.name(number) for number in numbers)
            found.append(
                model.Conversation(
                    thread=thread,
                    title=titles.get(thread, names),
                    numbers=numbers,
                    snippet=later.get(thread, "") if empty else str(row["snippet"] or ""),
                    date_ms=int(row["date"] or 0),
                    read=bool(row["read"]),
                    archived=bool(row["archived"]),
                    pinned=str(thread) in pinned,
                    scheduled=empty,
                    draft=self.draft(thread),
                )
            )
        return found
