"""The text messages on a phone, through Android's provider."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pytest_androidbench.appdata.rows import inserting, querying, read_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

_PATH: Final = "/data/data/com.android.providers.telephony/databases/mmssms.db"
_COLUMNS: Final = ("_id", "thread_id", "type", "address", "creator", "date", "body")
_FOLDERS: Final = {"1": "inbox", "2": "sent", "3": "draft", "4": "outbox", "5": "failed"}
_EMPTY: Final = "DELETE FROM sms; DELETE FROM threads; DELETE FROM canonical_addresses"
_ON_ITS_WAY: Final = "type IN (4, 6)"
_PATIENCE: Final = 20
"""Half seconds of the device's time."""
_HEADS_UP: Final = "settings put global heads_up_notifications_enabled"


class MessagesError(AndroidBenchError):
    """A message could not be arranged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextMessage:
    """One message; two with the same text between the same people are equal."""

    folder: str
    """inbox, sent, draft, outbox, failed."""
    number: str
    """Of the other side, without separators."""
    text: str
    id: int = field(default=0, compare=False)
    time_ms: int = field(default=0, compare=False)
    """When it was sent or arrived, since 1970."""
    thread: int = field(default=0, compare=False)
    """The conversation; drafts have no number that would tell it."""


class Messages:
    """Reads and arranges text messages."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def all(self) -> list[TextMessage]:
        """Every message, oldest first, once none is on its way any more."""
        return [
            TextMessage(
                folder=_FOLDERS.get(row["type"], row["type"]),
                number=dialled(row["address"]),
                text=row["body"],
                id=int(row["_id"]),
                time_ms=int(row["date"]),
                thread=int(row["thread_id"] or 0),
            )
            for row in self._settled()
        ]

    def newest_sent(self) -> tuple[str, datetime] | None:
        """The app that sent the last message, and when; None where none was sent."""
        sent = [row for row in self._settled() if row["type"] == "2"]
        if not sent:
            return None
        seconds = int(sent[-1]["date"]) / 1000
        return sent[-1]["creator"], datetime.fromtimestamp(seconds, self._device.now().tzinfo)

    def archived(self) -> set[int]:
        """The conversations that were put away, by the telephony provider's table of them."""
        rows = self._device.database(_PATH).query("SELECT _id FROM threads WHERE archived = 1")
        return {int(row["_id"]) for row in rows}

    def clear(self) -> None:
        """Remove all messages and conversations; for arranging a task."""
        answer = self._device.shell(f"sqlite3 {_PATH} {quote(_EMPTY)}", root=True)
        if not answer.ok:
            raise MessagesError(f"the messages were not removed: {answer.output.strip()}")

    def receive(self, *messages: tuple[str, str]) -> None:
        """Let messages arrive one after the other: number and text of each.

        Their notifications wait in the shade and do not come up over the app.
        """
        self._device.shell(f"{_HEADS_UP} 0")
        count = self._count("type = 1")
        for number, text in messages:
            count += 1
            self._let_in(number, text)
            self._await("type = 1", count, f"a message from {number} did not arrive")
        self._device.shell(f"{_HEADS_UP} 1")

    def sent_earlier(self, *messages: tuple[str, str, datetime]) -> None:
        """Put messages among those sent: number, text and time of each."""
        script = "\n".join(_insert("sent", *message) for message in messages)
        answer = self._device.shell(script, root=True)
        if not answer.ok or "Error" in answer.output:
            raise MessagesError(f"the provider refused: {answer.output.strip()}")

    def _let_in(self, number: str, text: str) -> None:
        console = self._device.console
        if console is not None:
            console.send_sms(number, text)
        else:
            moment = self._device.now()
            self._device.shell(_insert("inbox", number, text, moment), root=True)

    def _count(self, where: str) -> int:
        return int(self._device.shell(_counting(where), reads=True).text)

    def _await(self, where: str, least: int, problem: str) -> None:
        """Wait on the device until so many messages fit; a second later, so that times differ."""
        until = f"[ $({_counting(where)}) -ge {least} ]"
        loop = f"for i in $(seq {_PATIENCE}); do {until} && break; sleep 0.5; done"
        answer = self._device.shell(f"{loop}; sleep 1; {_counting(where)}")
        if int(answer.text.strip() or 0) < least:
            raise MessagesError(problem)

    def _settled(self) -> list[dict[str, str]]:
        """The rows, oldest first, after what is being sent has been sent or has failed."""
        query = querying("content://sms", _COLUMNS)
        loop = f"for i in $(seq {_PATIENCE}); do [ $({_counting(_ON_ITS_WAY)}) = 0 ] && break; "
        answer = self._device.shell(f"{loop} sleep 0.5; done; {query}", reads=True)
        rows = read_rows(answer.text, _COLUMNS)
        return sorted(rows, key=lambda row: (int(row["date"]), int(row["_id"])))


def dialled(number: str) -> str:
    """A number without spaces, dashes and brackets; what stands before the country stays."""
    return re.sub(r"[^\d+*#|]", "", number)


def between(messages: Iterable[TextMessage], number: str) -> list[TextMessage]:
    """The messages to and from a number."""
    return [message for message in messages if message.number == dialled(number)]


def without_sent_drafts(messages: Sequence[TextMessage]) -> list[TextMessage]:
    """The messages but for drafts that were sent since: they stay until the screen is left."""
    sent = {
        message.thread: message.time_ms
        for message in sorted(messages, key=lambda message: message.time_ms)
        if message.folder == "sent"
    }
    return [
        message
        for message in messages
        if message.folder != "draft" or message.time_ms >= sent.get(message.thread, 0)
    ]


def _counting(where: str) -> str:
    """A command that prints how many messages fit."""
    query = f"{querying('content://sms', ('_id',))} --where {quote(where)}"
    return f"{query} | grep -c '^Row: '"


def _insert(folder: str, number: str, text: str, moment: datetime) -> str:
    """A command that adds a message."""
    values = {
        "address:s": number,
        "body:s": text,
        "date:l": str(int(moment.timestamp() * 1000)),
        "read:i": "0" if folder == "inbox" else "1",
        "seen:i": "1",
    }
    return inserting(f"content://sms/{folder}", values)
