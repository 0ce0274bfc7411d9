"""Counts the steps of an agent's turn, notes what it asks for, and says when it is enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.devices.door.deeds import Deed
from pytest_androidbench.devices.door.frames import DoorRefusal
from pytest_androidbench.devices.door.messages import (
    LONGEST_TEXT,
    ROOM,
    BeginTurn,
    DoorMessage,
    DoorNote,
    NoteDone,
    NoteKind,
)

NOT_NOW: Final = "it is not the agent's turn"
_COUNTED_AS: Final = 60
"""Characters of room that a note takes beside its text."""


class Turnstile:
    """What everything that agents ask for goes through."""

    def __init__(
        self, tell: Callable[[DoorMessage], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with everything let pass.

        Args:
            tell: takes what the worker is told.
            clock: the machine's monotonic one.
        """
        self._tell = tell
        self._clock = clock
        self._turn: BeginTurn | None = None
        self._shut = False
        self._left: int | None = None
        self._number = 0
        self._room = 0
        self._dropped = 0
        self._refused = False

    def relax(self) -> None:
        """Let everything pass, and note nothing."""
        self._turn, self._shut = None, False

    def begin(self, turn: BeginTurn) -> None:
        """Let pass what a turn's limits allow, and note it."""
        self._turn, self._shut, self._left = turn, False, turn.steps
        self._room, self._dropped, self._refused = ROOM, 0, False

    def spend(self, steps: int) -> None:
        """Let so many fewer steps pass."""
        if self._left is not None:
            self._left -= steps

    def end(self) -> None:
        """Let nothing pass any more."""
        if self._turn is not None and self._dropped:
            self._note("unnoted", f"{self._dropped} more were not noted")
        self._turn, self._shut = None, True

    def check_open(self) -> None:
        """See whether anything may pass now.

        Raises:
            DoorRefusal: it is nobody's turn.
        """
        if self._shut:
            raise DoorRefusal(NOT_NOW)

    def let_pass(self, kind: NoteKind, text: str, deeds: Sequence[Deed] = ()) -> int:
        """Note something and let it pass; a step's number, to tell of its end by, else 0.

        Raises:
            DoorRefusal: it is nobody's turn, or a limit is reached and it would be a step.
        """
        self.check_open()
        if self._turn is None:
            return 0
        if deeds and (limit := self._reached(self._turn, len(deeds))):
            # The first says that it is enough; an agent may try again without an end.
            if not self._refused:
                self._refused = True
                self._note(kind, text, deeds, refused=limit)
            allowed = self._turn.limits.get(limit, 0)
            raise DoorRefusal(f"limit reached: {limit} = {allowed:g}; this was not done")
        if self._left is not None:
            self._left -= len(deeds)
        number = self._note(kind, text, deeds)
        return number if deeds else 0

    def tell_done(self, number: int) -> None:
        """What was noted under a number has been answered."""
        if number and self._turn is not None:
            self._tell(NoteDone(number=number, at=self._clock()))

    def _reached(self, turn: BeginTurn, steps: int) -> str:
        if turn.until is not None and self._clock() >= turn.until:
            return "seconds"
        return "steps" if self._left is not None and steps > self._left else ""

    def _note(
        self, kind: NoteKind, text: str, deeds: Sequence[Deed] = (), *, refused: str = ""
    ) -> int:
        text = text[:LONGEST_TEXT]
        if not deeds and kind != "unnoted":
            self._room -= len(text) + _COUNTED_AS
            if self._room < 0:
                self._dropped += 1
                return 0
        self._number += 1
        self._tell(
            DoorNote(
                number=self._number,
                at=self._clock(),
                kind=kind,
                text=_encodable(text),
                deeds=tuple(tuple(map(_encodable, deed)) for deed in deeds),
                refused=refused,
            )
        )
        return self._number


def _encodable(text: str) -> str:
    """A text that JSON can hold: what a client sent may be no UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode()
