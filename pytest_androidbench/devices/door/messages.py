"""What a worker and its door say to each other: lines of JSON, each of one message."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

NoteKind: TypeAlias = Literal[
    "shell", "typed", "call", "http", "push", "pull", "service", "forward", "unnoted"
]
"""A line for the device's shell; one typed into a shell that runs; a call of uiautomator2's server;
another request over HTTP; a file sent or fetched; another service of the device; a port of this
machine that leads to it; how many notes there was no room for."""


class DoorMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of all."""


class LeadTo(DoorMessage, frozen=True):
    """Lead to a device from now on, with nobody's turn going on."""

    host: str
    port: int
    serial: str
    token: str = ""


class Relax(DoorMessage, frozen=True):
    """An agent is being made: let everything pass, note nothing, end forwards of others."""


class BeginTurn(DoorMessage, frozen=True):
    """An agent has its turn: let everything pass within its limits, and note it."""

    steps: int | None
    """How many more there may be; None = any number."""
    until: float | None
    """Moment of the machine's monotonic clock after which there may be none; None = never."""
    limits: dict[str, float]
    """What an agent is told of a limit that it meets, by the limit's name."""


class Spend(DoorMessage, frozen=True):
    """So many steps were taken that the door has not seen; below 0: as many too many were seen."""

    steps: int


class EndTurn(DoorMessage, frozen=True):
    """The agent's turn is over: let nothing pass."""


Order: TypeAlias = LeadTo | Relax | BeginTurn | Spend | EndTurn


class Listens(DoorMessage, frozen=True):
    """The first word of a door: where it is."""

    port: int


class Obeyed(DoorMessage, frozen=True):
    """An order has taken effect; all that was noted before it has been told."""


class DoorNote(DoorMessage, frozen=True, omit_defaults=True):
    """Something that an agent asked of its device."""

    number: int
    at: float
    """Moment of the machine's monotonic clock."""
    kind: NoteKind
    text: str
    deeds: tuple[tuple[str, ...], ...] = ()
    """Those that count as steps."""
    refused: str = ""
    """Name of the limit for which it was not done; "" = it was."""


class NoteDone(DoorMessage, frozen=True):
    """What was noted under a number has been answered."""

    number: int
    at: float


News: TypeAlias = Listens | Obeyed | DoorNote | NoteDone

LONGEST_TEXT: Final = 2_000
"""Characters of one note."""
ROOM: Final = 2_000_000
"""Characters of all notes of a turn; those of steps are told in any case."""
