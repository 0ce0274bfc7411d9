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

USES_BIN: Final = "use_recycle_bin"
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

    @property
    def uses_bin(self) -> bool:
        """Whether deleted messages lie in the recycle bin first."""
        return self._prefs.get(USES_BIN, default=False)

    def thrown_away(self, thread: int) -> list[model.Message]:
        """What of a thread lies in the recycle bin, oldest first."""
        gone = self.cache.thrown_away()
        return [message for message in super().messages(thread) if message.id in gone]

    def conversations_in_bin(self) -> list[model.Conversation]:
        """The threads of which messages lie in the recycle bin, as the last of those says."""
        found = []
        for one in self._listed(in_bin=True) if self.cache.thrown_away() else ():
            gone = self.thrown_away(one.thread)
            if gone:
                last = gone[-1]
                shown = replace(one, snippet=last.body, date_ms=last.date_ms, draft=None)
                found.append(shown)
        return sorted(found, key=lambda one: (-one.date_ms, -one.thread))

    def messages(self, thread: int) -> list[model.Message]:
        """What was written in a thread, oldest first, with what is to be sent later."""
        gone = self.cache.thrown_away()
        stored = [message for message in super().messages(thread) if message.id not in gone]
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

    def all_texts(self) -> list[dict[str, Value]]:
        """The rows of all texts that were sent or received, oldest first."""
        sql = "SELECT * FROM sms WHERE type IN (1, 2) ORDER BY date, _id"
        return [dict(row) for row in self._messages.database.query(sql)]

    def add_texts(self, texts: Iterable[dict[str, Value]]) -> int:
        """Add texts that are not there yet; returns how many they were."""
        known = {_told(row) for row in self.all_texts()}
        fresh = [row for row in texts if _told(row) not in known]
        for row in fresh:
            thread = self.thread_of([str(row["address"])])
            kept = {name: value for name, value in row.items() if value is not None}
            self._messages.add({**kept, "thread_id": thread}, creator=model.PACKAGE)
        return len(fresh)

    def receive(self, number: str, text: str, date_ms: int) -> int:
        """Store a message that has arrived; returns its thread."""
        thread = self.thread_of([number])
        values: dict[str, Value] = {"address": number, "subject": "", "body": text}
        values |= {"date": date_ms, "read": 0}
        self._messages.add({**values, "thread_id": thread, "type": 1}, creator=model.PACKAGE)
        self.archive([thread], on=False)
        return thread

    def discard(self, messages: Iterable[int]) -> None:
        """Put messages into the recycle bin where that is used, else remove them."""
        gone = list(messages)
        if not self.uses_bin:
            self.delete(gone)
            return
        later = {message.id for message in self.cache.scheduled()}
        self.cache.throw_away([id_ for id_ in gone if id_ not in later], self._phone.clock.now_ms)
        self.delete([id_ for id_ in gone if id_ in later])

    def empty_bin(self) -> None:
        """Remove what lies in the recycle bin."""
        self.delete(sorted(self.cache.thrown_away()))

    def delete(self, messages: Iterable[int]) -> None:
        """Remove messages."""
        gone = list(messages)
        self.cache.take_back(gone)
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

    def _listed(
        self, where: str = "", *args: Value, in_bin: bool = False
    ) -> list[model.Conversation]:
        """The threads with messages, or with one that waits, that fit a condition.

        Those of which all messages lie in the recycle bin are there only with `in_bin`.
        """
        has_bin = bool(self.cache.thrown_away()) and not in_bin
        titles, pinned = self.cache.titles(), self.pinned
        later = {message.thread: message.body for message in self.cache.scheduled()}
        rows = self._messages.database.query(f"SELECT * FROM threads {where} ORDER BY _id", *args)  # noqa: S608
        found = []
        for row in rows:
            thread = int(row["_id"])
            numbers = tuple(self.numbers(thread))
            empty = not row["message_count"]
            hidden = has_bin and not self.messages(thread)
            if not numbers or hidden or (empty and thread not in later):
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


def _told(row: dict[str, Value]) -> tuple[Value, ...]:
    """What tells a text from others."""
    return row.get("address"), row.get("body"), row.get("date"), row.get("type")
