"""Conversations, messages and the people in them, as screens see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.providers.messages import INBOX

SCHEMES: Final = ("sms", "smsto", "mms", "mmsto")
"""Of the addresses that can be written to."""
MOST_READ: Final = 39_015
"""Characters of a body that are read: 255 parts of 153, more goes through no network."""
MOST_SHOWN: Final = 10_000
"""Of those, so many stand in a bubble."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversation:
    """A thread with messages."""

    thread: int
    title: str
    numbers: tuple[str, ...]
    snippet: str
    date_ms: int
    read: bool = True
    archived: bool = False
    pinned: bool = False
    scheduled: bool = False
    draft: str | None = None

    @property
    def group(self) -> bool:
        """Whether there is more than one other person in it."""
        return len(self.numbers) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message of a thread."""

    id: int
    thread: int
    address: str
    body: str
    type: int
    date_ms: int
    read: bool = True
    scheduled: bool = False
    delivered: bool = False
    """Whether the other side has said that it arrived."""

    @property
    def shown(self) -> str:
        """What stands in its bubble."""
        return self.body[:MOST_SHOWN]

    @property
    def received(self) -> bool:
        """Whether it came from the other side."""
        return self.type == INBOX


@dataclass(frozen=True, slots=True, kw_only=True)
class Reachable:
    """Somebody with phone numbers."""

    name: str
    numbers: tuple[tuple[str, str], ...]
    """(number without separators, label)."""
    written: tuple[str, ...] = ()
    """The same numbers as they stand in the contacts."""
