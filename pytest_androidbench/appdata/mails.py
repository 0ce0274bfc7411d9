"""The mails of Gmail, in the database of its mail store.

Tables and short names of labels are those of old versions as far as they are published; the phone
of this project keeps them so. What newer versions keep on devices is not public, and their
servers' word counts: tasks about mails are for simulated phones.
"""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.gm"
ACCOUNT: Final = "robin.falk@example.com"
"""Whose mails a simulated phone shows."""
OWN: Final = f'"Robin Falk" <{ACCOUNT}>'
PATH: Final = f"/data/data/{PACKAGE}/databases/mailstore.{ACCOUNT}.db"
INBOX, SENT, DRAFT, UNREAD, STARRED, TRASH = "^i", "^f", "^r", "^u", "^t", "^k"
IMPORTANT, OUTBOX, SCHEDULED = "^io_im", "^^out", "^scheduled"
RECEIVED: Final = frozenset({INBOX, "^sq_ig_i_personal"})
"""Of what lies in the first of the inboxes and was read."""
ON_ITS_WAY: Final = frozenset({SENT, OUTBOX, SCHEDULED})
_ADDRESS: Final = re.compile(r"<([^<>]*)>|([^\s,;<>\"]+@[^\s,;<>\"]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMail:
    """One mail; equal ones say the same to the same, whatever their numbers and times are."""

    sender: str = OWN
    """A line as mails have it: `"Ada" <ada@example.com>`."""
    to: str = ""
    cc: str = ""
    bcc: str = ""
    subject: str = ""
    body: str = ""
    """What was written, without what it quotes."""
    labels: frozenset[str] = frozenset()
    files: tuple[tuple[str, str], ...] = ()
    """What is attached: names, and digests of the content (SHA-256)."""
    time_ms: int = field(default=0, compare=False)
    """When it was sent, came or is to be sent, since 1970."""
    id: int = field(default=0, compare=False)
    conversation: int = field(default=0, compare=False)
    ref: int = field(default=0, compare=False)
    """The mail it answers or forwards; 0: none."""
    forward: bool = field(default=False, compare=False)

    @property
    def recipients(self) -> list[str]:
        """The addresses it goes to, in small letters, sorted."""
        return addresses(f"{self.to}, {self.cc}, {self.bcc}")

    @property
    def leaves(self) -> bool:
        """Whether it was sent, is about to be, or waits for its time."""
        return not self.labels.isdisjoint(ON_ITS_WAY)

    @property
    def is_draft(self) -> bool:
        """Whether it is written and kept."""
        return DRAFT in self.labels and TRASH not in self.labels


class Mails:
    """Reads and arranges mails."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._database = device.database(PATH)

    def all(self) -> list[StoredMail]:
        """Every mail, in the order they were stored."""
        tables = self._database.content()
        labels, files = _labels(tables), _files(tables)
        rows = sorted(tables["messages"], key=lambda row: int(row["_id"]))
        return [_mail(row, labels[row["messageId"]], files[row["messageId"]]) for row in rows]

    def lasting(self) -> list[tuple[int, StoredMail]]:
        """Numbers and mails, to see whether one changed; that it was read is left out."""
        return [(one.id, read(one)) for one in self.all()]

    def add(self, mails: Sequence[StoredMail]) -> list[StoredMail]:
        """Store mails, each a conversation of its own; for arranging a task.

        They are the newest of all: `time_ms` says how much older than the last one each is.
        The app tells of those that are unread when it is next opened.
        """
        with self._database.edit() as connection:
            base = self._newest(connection)
            first = _next(connection)
            stored = [
                replace(one, id=first + n, conversation=first + n, time_ms=base - one.time_ms)
                for n, one in enumerate(mails)
            ]
            for one in stored:
                _insert(connection, one)
        return stored

    def _newest(self, connection: sqlite3.Connection) -> int:
        """A moment behind all mails that were sent or came, and not in the future."""
        now = int(self._device.now().timestamp() * 1000)
        sql = "SELECT coalesce(max(dateReceivedMs), 0) FROM messages WHERE dateReceivedMs < ?"
        last = int(connection.execute(sql, (now,)).fetchone()[0])
        return last + (now - last) * 9 // 10


def read(mail: StoredMail) -> StoredMail:
    """A mail as if it had been read."""
    return replace(mail, labels=mail.labels - {UNREAD})


def come(before: Iterable[StoredMail], after: Iterable[StoredMail]) -> list[StoredMail]:
    """The mails that were not there before."""
    old = {one.id for one in before}
    return [one for one in after if one.id not in old]


def addresses(line: str) -> list[str]:
    """Those in a line of mail, in small letters, sorted."""
    return sorted((each[1] or each[2]).strip().lower() for each in _ADDRESS.finditer(line))


def sent_later(mail: StoredMail, zone: datetime) -> datetime:
    """When a mail is to be sent, by the clock that a moment of the device goes by."""
    return datetime.fromtimestamp(mail.time_ms / 1000, zone.tzinfo)


def digest(data: bytes) -> str:
    """What `StoredMail.files` tells of a content."""
    return sha256(data).hexdigest()


def _labels(tables: dict[str, list[dict[str, Any]]]) -> dict[int, frozenset[str]]:
    names = {row["_id"]: str(row["canonicalName"]) for row in tables["labels"]}
    found: dict[int, frozenset[str]] = defaultdict(frozenset)
    for row in tables["message_labels"]:
        found[row["message_messageId"]] |= {names.get(row["labels_id"], "")}
    return found


def _files(tables: dict[str, list[dict[str, Any]]]) -> dict[int, tuple[tuple[str, str], ...]]:
    found: dict[int, tuple[tuple[str, str], ...]] = defaultdict(tuple)
    for row in tables["attachments"]:
        content = row["content"] if isinstance(row["content"], bytes) else b""
        found[row["messages_messageId"]] += ((str(row["filename"]), digest(content)),)
    return found


def _mail(
    row: dict[str, Any], labels: frozenset[str], files: tuple[tuple[str, str], ...]
) -> StoredMail:
    return StoredMail(
        id=row["messageId"],
        conversation=row["conversation"] or 0,
        sender=row["fromAddress"] or "",
        to=row["toAddresses"] or "",
        cc=row["ccAddresses"] or "",
        bcc=row["bccAddresses"] or "",
        subject=row["subject"] or "",
        body=row["body"] or "",
        labels=labels,
        files=tuple(sorted(files)),
        time_ms=row["dateReceivedMs"] or 0,
        ref=row["refMessageId"] or 0,
        forward=bool(row["forward"]),
    )


def _next(connection: sqlite3.Connection) -> int:
    """A number that neither a mail nor a conversation has."""
    sql = "SELECT max(coalesce(max(messageId), 0), coalesce(max(conversation), 0)) FROM messages"
    return int(connection.execute(sql).fetchone()[0]) + 1


def _insert(connection: sqlite3.Connection, one: StoredMail) -> None:
    connection.execute(
        "INSERT INTO conversations (_id, subject) VALUES (?, ?)", (one.conversation, one.subject)
    )
    connection.execute(
        "INSERT INTO messages (messageId, conversation, fromAddress, toAddresses, ccAddresses, "
        "bccAddresses, dateSentMs, dateReceivedMs, subject, snippet, body) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (one.id, one.conversation, one.sender, one.to, one.cc, one.bcc, one.time_ms, one.time_ms,
         one.subject, " ".join(one.body.split())[:200], one.body),
    )  # fmt: skip
    for label in sorted(one.labels):
        connection.execute(
            "INSERT OR IGNORE INTO labels (canonicalName, name) VALUES (?, ?)", (label, label)
        )
        connection.execute(
            "INSERT INTO message_labels (labels_id, message_messageId, message_conversation) "
            "SELECT _id, ?, ? FROM labels WHERE canonicalName = ?",
            (one.id, one.conversation, label),
        )
