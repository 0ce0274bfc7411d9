"""Conversations as Messages lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.messaging.names import PACKAGE, SENT_RECEIVER
from pytest_androidbench.phone.kit.texting.model import Conversation, Message
from pytest_androidbench.phone.kit.texting.store import TextStore
from pytest_androidbench.phone.system.providers.contacts.numbers import same
from pytest_androidbench.phone.system.providers.messages import INBOX, OUTBOX

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from pytest_androidbench.phone.apps.messaging.marks import ChatMarks
    from pytest_androidbench.phone.system.databases import Value
    from pytest_androidbench.phone.system.phone import Phone


class MessagingStore(TextStore):
    """The messages of a phone; whatever is known of them lies in the provider."""

    def __init__(self, phone: Phone, marks: ChatMarks) -> None:
        super().__init__(phone, PACKAGE, SENT_RECEIVER)
        self._marks = marks

    def conversations(self, *, archived: bool = False) -> list[Conversation]:
        """The threads with messages or a draft: pinned ones, then the newest first."""
        found = [one for one in self._listed() if one.archived == archived]
        shown = [one for one in found if not self.is_blocked(one)]
        return sorted(shown, key=lambda one: (not one.pinned, -one.date_ms, -one.thread))

    def blocked(self) -> list[Conversation]:
        """The threads with somebody who is not let in, the newest first."""
        found = [one for one in self._listed() if self.is_blocked(one)]
        return sorted(found, key=lambda one: (-one.date_ms, -one.thread))

    def conversation(self, thread: int) -> Conversation | None:
        """One thread, where something is in it."""
        return next(iter(self._listed("WHERE _id = ?", thread)), None)

    def title(self, thread: int) -> str:
        """What a group is called, or the names of the people in a thread."""
        return self._marks.name(thread) or ", ".join(
            self.name(number) for number in self.numbers(thread)
        )

    def own_word_last(self, thread: int) -> bool:
        """Whether the last message of a thread is one of the user's own."""
        sql = (
            "SELECT type FROM sms WHERE thread_id = ? AND address IS NOT NULL "
            "ORDER BY date DESC, _id DESC"
        )
        last = self._messages.database.value(sql, thread)
        return last is not None and last != INBOX

    def receive(self, number: str, text: str, date_ms: int) -> int:
        """Store a message that has arrived; returns its thread, which leaves the archive."""
        thread = self.thread_with(self._messages.receive(number, text, date_ms))
        self.archive([thread], on=False)
        return thread

    def delete_threads(self, threads: Iterable[int]) -> None:
        gone = list(threads)
        super().delete_threads(gone)
        self._marks.forget(gone)

    def block(self, number: str, *, on: bool) -> None:
        """Let nothing from a number in any more, or all of it again."""
        numbers = self._phone.providers.blocked
        if on:
            numbers.add(number)
        else:
            for each in [one for one in numbers.all() if same(one, number)]:
                numbers.remove(each)

    def is_blocked(self, one: Conversation) -> bool:
        """Whether a conversation is with one person alone, whose texts are not let in."""
        return not one.group and self._phone.providers.blocked.has(one.numbers[0])

    def waiting(self, thread: int) -> list[Message]:
        """The texts of a thread that wait for their time; their numbers are below 0."""
        return [
            Message(
                id=-one.id,
                thread=thread,
                address="",
                body=one.body,
                type=OUTBOX,
                date_ms=one.at_ms,
                scheduled=True,
            )
            for one in self._marks.waiting()
            if one.thread == thread
        ]

    def starred(self) -> list[Message]:
        """The messages with a star, the newest first."""
        stars = self._marks.starred()
        found = [one for each in self._listed() for one in self.messages(each.thread)]
        return sorted(
            (one for one in found if one.id in stars), key=lambda one: (-one.date_ms, -one.id)
        )

    def _listed(self, where: str = "", *args: Value) -> list[Conversation]:
        sql = f"SELECT * FROM threads {where} ORDER BY _id"  # noqa: S608
        rows = self._messages.database.query(sql, *args)
        return [found for row in rows if (found := self._conversation(row)) is not None]

    def _conversation(self, row: sqlite3.Row) -> Conversation | None:
        thread = int(row["_id"])
        numbers, draft = tuple(self.numbers(thread)), self.draft(thread)
        waits = any(one.thread == thread for one in self._marks.waiting())
        something = row["message_count"] or draft is not None or self._marks.name(thread) or waits
        if not numbers or not something:
            return None
        return Conversation(
            thread=thread,
            title=self.title(thread),
            numbers=numbers,
            snippet=str(row["snippet"] or ""),
            date_ms=int(row["date"] or 0),
            read=bool(row["read"]),
            archived=bool(row["archived"]),
            pinned=thread in self._marks.pinned(),
            draft=draft,
        )
