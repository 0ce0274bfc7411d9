"""Threads and messages in the telephony provider, as messaging apps read and write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.kit.texting.model import MOST_READ, Message, Reachable
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.contacts import PHONE
from pytest_androidbench.phone.system.providers.messages import DRAFT, OUTBOX, SENT

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value
    from pytest_androidbench.phone.system.phone import Phone

COMPLETE: Final = 0
"""The provider's status of what has arrived; without a report it is -1."""
PHONE_LABELS: Final = {"1": "Home", "2": "Mobile", "3": "Work", "12": "Main", "7": "Other"}


class TextStore:
    """The messages of a phone, for an app that shows and sends them.

    Args:
        phone: whose.
        package: of the app, which is written down as the creator of what it adds.
        report: the component of the app that is told what has become of what it sent.
    """

    def __init__(self, phone: Phone, package: str, report: str) -> None:
        self._phone = phone
        self._package = package
        self._report = report
        self._messages = phone.providers.messages

    def messages(self, thread: int) -> list[Message]:
        """What was written in a thread, oldest first."""
        sql = "SELECT * FROM sms WHERE thread_id = ? AND address IS NOT NULL ORDER BY date, _id"
        return [message_of(dict(row)) for row in self._messages.database.query(sql, thread)]

    def delete(self, messages: Iterable[int]) -> None:
        """Remove messages."""
        for id_ in messages:
            self._messages.delete("_id = ?", (id_,))

    def delete_threads(self, threads: Iterable[int]) -> None:
        """Remove whole conversations."""
        for thread in threads:
            self._messages.delete("thread_id = ?", (thread,))

    def numbers(self, thread: int) -> list[str]:
        """The numbers in a thread."""
        return self._messages.addresses_of(thread)

    def name(self, number: str) -> str:
        """Who has a number, or the number itself."""
        return self._phone.providers.contacts.name_of(number) or number

    def names(self, numbers: Iterable[str]) -> dict[str, str]:
        """Names by number."""
        return {number: self.name(number) for number in numbers}

    def thread_of(self, numbers: Sequence[str]) -> int:
        """The thread with these people."""
        return self._messages.thread_of(numbers)

    def send(self, text: str, numbers: Sequence[str], again: int | None = None) -> None:
        """Send a text to everybody; `again` is the id of the message that failed before."""
        if len(numbers) > 1:
            thread = self.thread_of(numbers)
            row: dict[str, Value] = {
                "address": "|".join(numbers),
                "type": SENT,
                "status": COMPLETE,
                "thread_id": thread,
            }
            self._write({**row, "body": text}, again)
        for number in numbers:
            thread = self.thread_of([number])
            row = {"address": number, "type": OUTBOX, "thread_id": thread}
            id_ = self._write({**row, "body": text}, again)
            report = Intent(component=self._report, extras={"id": id_})
            self._phone.telephony.send_sms(number, text, report)

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
        body = self._messages.database.value(sql, thread, DRAFT)
        return None if body is None else str(body)

    def save_draft(self, thread: int, text: str) -> None:
        """Keep an unfinished text; an empty one is dropped."""
        if text:
            values: dict[str, Value] = {"body": text, "type": DRAFT, "thread_id": thread}
            self._messages.add(values, creator=self._package, folder=DRAFT)
        elif self.draft(thread) is not None:
            self._messages.delete("thread_id = ? AND type = ?", (thread, DRAFT))

    def mark_read(self, thread: int) -> bool:
        """Note that everything in a thread has been seen; tells whether something had not."""
        unread = "thread_id = ? AND (read = 0 OR (seen = 0 AND type = 1))"
        return self._messages.change({"read": 1, "seen": 1}, unread, (thread,)) > 0

    def mark_unread(self, threads: Iterable[int]) -> None:
        """Let threads count as unread."""
        for thread in threads:
            self._messages.change({"read": 0, "seen": 0}, "thread_id = ?", (thread,))

    def archive(self, threads: Iterable[int], *, on: bool) -> None:
        """Put conversations away, or back."""
        for thread in threads:
            sql = "UPDATE threads SET archived = ? WHERE _id = ? AND archived != ?"
            self._messages.database.execute(sql, int(on), thread, int(on))

    def people(self) -> list[Reachable]:
        """Everybody in the contacts who has a number, by name."""
        sql = (
            "SELECT contact_id, display_name, data1, data2, data3, data4 FROM view_data "
            "WHERE mimetype = ? AND data1 IS NOT NULL ORDER BY _id"
        )
        found: dict[tuple[str, int], list[tuple[str, str, str]]] = {}
        for row in self._phone.providers.contacts.database.query(sql, PHONE):
            number = str(row["data4"] or "") or bare(str(row["data1"]))
            label = PHONE_LABELS.get(str(row["data2"]), str(row["data3"] or "Other"))
            key = str(row["display_name"] or number), int(row["contact_id"])
            found.setdefault(key, []).append((number, label, str(row["data1"])))
        people = [
            Reachable(
                name=name,
                numbers=tuple((number, label) for number, label, _ in own),
                written=tuple(written for _, _, written in own),
            )
            for (name, _), own in found.items()
        ]
        return sorted(people, key=lambda one: (one.name.casefold(), one.numbers))

    def _write(self, values: dict[str, Value], again: int | None) -> int:
        row: dict[str, Value] = {**values, "read": 1, "seen": 1, "date": self._phone.clock.now_ms}
        if again is not None and self._messages.change(row, "_id = ?", (again,)):
            return again
        return self._messages.add(row, creator=self._package)


def message_of(row: dict[str, object]) -> Message:
    """A row of the provider as a message."""
    return Message(
        id=int(str(row["_id"])),
        thread=int(str(row["thread_id"] or 0)),
        address=str(row["address"]),
        body=str(row["body"] or "")[:MOST_READ],
        type=int(str(row["type"] or 0)),
        date_ms=int(str(row["date"] or 0)),
        read=bool(row["read"]),
        delivered=str(row["status"]) == str(COMPLETE),
    )
