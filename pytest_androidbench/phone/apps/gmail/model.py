"""Mails, their addresses, what is attached to them, and their conversations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from pytest_androidbench.phone.apps.gmail.labels import DRAFT, UNREAD
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT
from pytest_androidbench.phone.kit.tables import column

LONGEST: Final = 100_000
"""So many characters of a text are read: longer ones nobody writes on a phone."""
LATEST_MS: Final = 4_102_444_800_000
"""2100: moments beyond are no mail's."""
MOST_PEOPLE: Final = 2_000
"""Addresses of one line that are read; Gmail itself sends to no more than 500 at once."""
_ADDRESS: Final = re.compile(
    # Nothing is given back: over a line of blanks alone that takes time by its square, or worse.
    r'(?:"([^"]{0,200}+)"|([^",<>]{0,200}+))\s{0,9}+<([^<>]{0,200}+)>|[^\s,;]+'
)
_VALID: Final = re.compile(r"[^\s@,;<>\"]{1,64}@[^\s@,;<>\"]{1,190}")


class Address(NamedTuple):
    """Of somebody who writes or gets mails."""

    name: str
    email: str

    @property
    def shown(self) -> str:
        """The name, or the address where there is none."""
        return self.name or self.email

    @property
    def first(self) -> str:
        """What lists of several people say."""
        return self.shown.split("@", maxsplit=1)[0].split(" ", maxsplit=1)[0] or self.shown

    @property
    def own(self) -> bool:
        """Whether it is the account's."""
        return self.email.lower() == ACCOUNT

    @property
    def valid(self) -> bool:
        """Whether a mail can be sent to it."""
        return bool(_VALID.fullmatch(self.email))

    def __str__(self) -> str:
        return f'"{self.name}" <{self.email}>' if self.name else self.email


def addresses(text: str) -> list[Address]:
    """Those in a line, as mails have them: `"Ada" <ada@example.com>, bo@example.com`."""
    return list(islice(_addresses(text), MOST_PEOPLE))


def _addresses(text: str) -> Iterator[Address]:
    for each in _ADDRESS.finditer(text[:LONGEST]):
        if each[3] is not None:
            yield Address((each[1] or each[2] or "").strip(), each[3].strip())
        else:
            yield Address("", each[0])


def joined(people: list[Address]) -> str:
    """The line that `addresses` reads."""
    return ", ".join(map(str, people))


def _words(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else ""


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def _moment(value: object) -> int:
    return max(0, min(_whole(value), LATEST_MS))


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """A row of `messages`."""

    id: int = column("messageId", default=0, read=_whole)
    conversation: int = column(default=0, read=_whole)
    from_: str = column("fromAddress", default="", read=_words)
    to: str = column("toAddresses", default="", read=_words)
    cc: str = column("ccAddresses", default="", read=_words)
    bcc: str = column("bccAddresses", default="", read=_words)
    sent_ms: int = column("dateSentMs", default=0, read=_moment)
    date_ms: int = column("dateReceivedMs", default=0, read=_moment)
    list_info: str = column("listInfo", default="", read=_words)
    """How one leaves the list it came by, as its header List-Unsubscribe has it."""
    subject: str = column(default="", read=_words)
    snippet: str = column(default="", read=_words)
    body: str = column(default="", read=_words)
    ref: int = column("refMessageId", default=0, read=_whole)
    """The mail it answers or forwards."""
    forward: int = column(default=0, read=_whole)
    quotes: int = column("includeQuotedText", default=0, read=_whole)

    @property
    def sender(self) -> Address:
        """Who wrote it."""
        return next(_addresses(self.from_), Address("", ""))

    @property
    def people(self) -> list[Address]:
        """Whom it goes to."""
        return [*addresses(self.to), *addresses(self.cc), *addresses(self.bcc)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailFile:
    """A row of `attachments`; what is in it lies in the database, too."""

    id: int = column("_id", default=0)
    mail: int = column("messages_messageId", default=0, read=_whole)
    conversation: int = column("messages_conversation", default=0, read=_whole)
    name: str = column("filename", default="", read=_words)
    type: str = column("mimeType", default="", read=_words)
    content: bytes = column(default=b"", read=_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class MailThread:
    """A conversation as one page shows it."""

    id: int
    mails: tuple[Mail, ...]
    """The oldest first."""
    tags: tuple[frozenset[str], ...]
    """The labels of each."""
    files: bool = False
    """Whether something is attached."""
    until_ms: int = 0
    """When it was last to come back."""

    @property
    def labels(self) -> frozenset[str]:
        """Those of all its mails."""
        return frozenset[str]().union(*self.tags)

    @property
    def last(self) -> Mail:
        """The newest."""
        return self.mails[-1]

    @property
    def subject(self) -> str:
        """That of the first one."""
        return self.mails[0].subject.strip()

    @property
    def unread(self) -> bool:
        """Whether something in it was not read."""
        return UNREAD in self.labels

    @property
    def drafts_only(self) -> bool:
        """Whether nothing of it was sent yet."""
        return all(DRAFT in tags for tags in self.tags)

    def holds(self, words: str) -> bool:
        """Whether each of the words is somewhere in it."""
        texts = (f"{m.from_} {m.to} {m.cc} {m.subject} {m.body}" for m in self.mails)
        text = "\n".join(texts).lower()
        return all(word in text for word in words.lower().split())
