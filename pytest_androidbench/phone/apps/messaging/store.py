"""Conversations as Messages lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.messaging.names import PACKAGE, SENT_RECEIVER
from pytest_androidbench.phone.kit.texting.model import Conversation
from pytest_androidbench.phone.kit.texting.store import TextStore
from pytest_androidbench.phone.system.providers.messages import INBOX

if TYPE_CHECKING:
    import sqlite3

    from pytest_androidbench.phone.system.databases import Value
    from pytest_androidbench.phone.system.phone import Phone


class MessagingStore(TextStore):
    """The messages of a phone; whatever is known of them lies in the provider."""

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone, PACKAGE, SENT_RECEIVER)

    def conversations(self, *, archived: bool = False) -> list[Conversation]:
        """The threads with messages or a draft, the newest first."""
        found = [one for one in self._listed() if one.archived == archived]
        return sorted(found, key=lambda one: (-one.date_ms, -one.thread))

    def conversation(self, thread: int) -> Conversation | None:
        """One thread, where something is in it."""
        return next(iter(self._listed("WHERE _id = ?", thread)), None)

    def title(self, thread: int) -> str:
        """The names of the people in a thread."""
        return ", ".join(self.name(number) for number in self.numbers(thread))

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

    def _listed(self, where: str = "", *args: Value) -> list[Conversation]:
        sql = f"SELECT * FROM threads {where} ORDER BY _id"  # noqa: S608
        rows = self._messages.database.query(sql, *args)
        return [found for row in rows if (found := self._conversation(row)) is not None]

    def _conversation(self, row: sqlite3.Row) -> Conversation | None:
        thread = int(row["_id"])
        numbers, draft = tuple(self.numbers(thread)), self.draft(thread)
        if not numbers or (not row["message_count"] and draft is None):
            return None
        return Conversation(
            thread=thread,
            title=self.title(thread),
            numbers=numbers,
            snippet=str(row["snippet"] or ""),
            date_ms=int(row["date"] or 0),
            read=bool(row["read"]),
            archived=bool(row["archived"]),
            draft=draft,
        )
