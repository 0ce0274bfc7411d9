"""Threads and messages in the telephony provider, as the app reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.cache import Cache
from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.contacts import PHONE

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.databases import Value

COMPLETE: Final = 0
"""The provider's status of what has arrived; without a report it is -1."""
PINNED: Final = "pinned_conversations"
SENT_RECEIVER: Final = f"{model.PACKAGE}/.receivers.SmsStatusSentReceiver"
PHONE_LABELS: Final = {"1": "Home", "2": "Mobile", "3": "Work", "12": "Main", "7": "Other"}


class ConversationStore:
    """The messages of a phone, for the app that shows them."""

    def __init__(self, app: App) -> None:
        self._phone = app.phone
        self._prefs = app.prefs("Prefs")
        self._messages = app.phone.providers.messages
        self.cache = Cache(app.database())

    def conversations(self, *, archived: bool = False) -> list[model.Conversation]:
        """The threads with messages: pinned ones first, then the newest."""
        found = [one for one in self._listed() if one.archived == archived]
        return sorted(found, key=lambda one: (not one.pinned, -one.date_ms, -one.thread))

    def conversation(self, thread: int) -> model.Conversation | None:
        """One thread, where it has messages."""
        return next(iter(self._listed("WHERE _id = ?", thread)), None)

    def numbers(self, thread: int) -> list[str]:
        """The numbers in a thread."""
        return self._messages.addresses_of(thread)

    def name(self, number: str) -> str:
        """Who has a number, or the number itself."""
        return self._phone.providers.contacts.name_of(number) or number

    def names(self, numbers: Iterable[str]) -> dict[str, str]:
        """Names by number."""
        return {number: self.name(number) for number in numbers}

    def messages(self, thread: int) -> list[model.Message]:
        """What was written in a thread, oldest first, with what is to be sent later."""
        sql = "SELECT * FROM sms WHERE thread_id = ? AND address IS NOT NULL ORDER BY date, _id"
        stored = [_message(dict(row)) for row in self._messages.database.query(sql, thread)]
        later = [message for message in self.cache.scheduled() if message.thread == thread]
        return sorted([*stored, *later], key=lambda one: (one.date_ms // 1000, one.id))

    def found(self, text: str) -> list[model.Message]:
        """Messages with a text in them, newest first."""
        sql = (
            "SELECT * FROM sms WHERE body LIKE ? ESCAPE '\\' AND address IS NOT NULL "
            "ORDER BY date DESC, _id DESC"
        )
        pattern = "".join(f"\\{c}" if c in "%_\\" else c for c in text)
        return [_message(dict(row)) for row in self._messages.database.query(sql, f"%{pattern}%")]

    def thread_of(self, numbers: Sequence[str]) -> int:
        """The thread with these people."""
        return self._messages.thread_of(numbers)

    def send(self, text: str, numbers: Sequence[str], again: int | None = None) -> None:
        """Send a text to everybody; `again` is the id of the message that failed before."""
        if len(numbers) > 1:
            thread = self.thread_of(numbers)
            row: dict[str, Value] = {
                "address": "|".join(numbers),
                "type": model.SENT,
                "status": COMPLETE,
                "thread_id": thread,
            }
            self._write({**row, "body": text}, again)
        for number in numbers:
            thread = self.thread_of([number])
            row = {"address": number, "type": model.OUTBOX, "thread_id": thread}
            id_ = self._write({**row, "body": text}, again)
            report = Intent(component=SENT_RECEIVER, extras={"id": id_})
            self._phone.telephony.send_sms(number, text, report)

    def receive(self, number: str, text: str, date_ms: int) -> int:
        """Store a message that has arrived; returns its thread."""
        thread = self.thread_of([number])
        values: dict[str, Value] = {"address": number, "subject": "", "body": text}
        values |= {"date": date_ms, "read": 0}
        self._messages.add({**values, "thread_id": thread, "type": 1}, creator=model.PACKAGE)
        self.archive([thread], on=False)
        return thread

    def set_type(self, id_: int, type_: int) -> None:
        """Say what has become of a message."""
        self._messages.change({"type": type_}, "_id = ?", (id_,))

    def set_delivered(self, id_: int) -> None:
        """Say that a message has arrived at the other side."""
        self._messages.change({"status": COMPLETE}, "_id = ?", (id_,))

    def thread_with(self, id_: int) -> int:
        """The thread of a message."""
        sql = "SELECT thread_id FROM sms WHERE _id = ?"
        return int(self._messages.database.value(sql, id_) or 0)

    def draft(self, thread: int) -> str | None:
        """The text that waits in a thread."""
        sql = "SELECT body FROM sms WHERE thread_id = ? AND type = ? ORDER BY date DESC"
        body = self._messages.database.value(sql, thread, model.DRAFT)
        return None if body is None else str(body)

    def save_draft(self, thread: int, text: str) -> None:
        """Keep an unfinished text; an empty one is dropped."""
        if text:
            values: dict[str, Value] = {"body": text, "type": model.DRAFT, "thread_id": thread}
            self._messages.add(values, creator=model.PACKAGE, folder=model.DRAFT)
        elif self.draft(thread) is not None:
            self._messages.delete("thread_id = ? AND type = ?", (thread, model.DRAFT))

    def mark_read(self, thread: int) -> bool:
        """Note that everything in a thread has been seen; tells whether something had not."""
        unread = "thread_id = ? AND (read = 0 OR (seen = 0 AND type = 1))"
        return self._messages.change({"read": 1, "seen": 1}, unread, (thread,)) > 0

    def mark_unread(self, threads: Iterable[int]) -> None:
        """Let threads count as unread."""
        for thread in threads:
            self._messages.change({"read": 0, "seen": 0}, "thread_id = ?", (thread,))

    def delete(self, messages: Iterable[int]) -> None:
        """Remove messages."""
        for id_ in messages:
            self._messages.delete("_id = ?", (id_,))
            self.cache.drop(id_)
        self._put_waiting_back()

    def delete_threads(self, threads: Iterable[int]) -> None:
        """Remove whole conversations."""
        for thread in threads:
            self._messages.delete("thread_id = ?", (thread,))
            self.cache.forget(thread)
        self._put_waiting_back()

    def archive(self, threads: Iterable[int], *, on: bool) -> None:
        """Put conversations away, or back."""
        for thread in threads:
            sql = "UPDATE threads SET archived = ? WHERE _id = ? AND archived != ?"
            self._messages.database.execute(sql, int(on), thread, int(on))

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

    def people(self) -> list[model.Reachable]:
        """Everybody in the contacts who has a number, by name."""
        sql = (
            "SELECT contact_id, display_name, data1, data2, data3, data4 FROM view_data "
            "WHERE mimetype = ? AND data1 IS NOT NULL ORDER BY _id"
        )
        found: dict[tuple[str, int], list[tuple[str, str]]] = {}
        for row in self._phone.providers.contacts.database.query(sql, PHONE):
            number = str(row["data4"] or "") or bare(str(row["data1"]))
            label = PHONE_LABELS.get(str(row["data2"]), str(row["data3"] or "Other"))
            key = str(row["display_name"] or number), int(row["contact_id"])
            found.setdefault(key, []).append((number, label))
        people = [
            model.Reachable(name=name, numbers=tuple(own)) for (name, _), own in found.items()
        ]
        return sorted(people, key=lambda one: (one.name.casefold(), one.numbers))

    def _put_waiting_back(self) -> None:
        """Make threads again that the provider forgot while their first message waits."""
        for message in self.cache.scheduled():
            numbers = message.address.split("|")
            thread = self.thread_of(numbers)
            if thread != message.thread:
                self.cache.put(replace(message, thread=thread), self.names(numbers))

    def _write(self, values: dict[str, Value], again: int | None) -> int:
        row: dict[str, Value] = {**values, "read": 1, "seen": 1, "date": self._phone.clock.now_ms}
        if again is not None and self._messages.change(row, "_id = ?", (again,)):
            return again
        return self._messages.add(row, creator=model.PACKAGE)

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


def _message(row: dict[str, object]) -> model.Message:
    return model.Message(
        id=int(str(row["_id"])),
        thread=int(str(row["thread_id"] or 0)),
        address=str(row["address"]),
        body=str(row["body"] or ""),
        type=int(str(row["type"] or 0)),
        date_ms=int(str(row["date"] or 0)),
        read=bool(row["read"]),
        delivered=str(row["status"]) == str(COMPLETE),
    )
