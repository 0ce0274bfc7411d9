"""Looks at which files a client of the sync service sends and fetches."""

from __future__ import annotations

import struct
from typing import Final

from pytest_androidbench.devices.door.frames import DoorRefusal, text_of
from pytest_androidbench.devices.door.messages import NoteKind
from pytest_androidbench.devices.door.turnstile import Turnstile

LONGEST_PATH: Final = 4096
_HEADER: Final = struct.Struct("<4sI")
_MOVES: Final[dict[bytes, NoteKind]] = {
    b"SEND": "push", b"SND2": "push", b"RECV": "pull", b"RCV2": "pull"
}  # fmt: skip
_LOOKS: Final = frozenset({b"STAT", b"LIST", b"STA2", b"LST2", b"LIS2"})
_SECOND_PARTS: Final = {b"SND2": 4, b"RCV2": 0}
"""What follows the header of the second part of a request whose first part had the path: flags
after the mode, or nothing after the flags."""
_SKIPPED: Final = {b"DATA": True, b"DONE": False, b"QUIT": False}
"""Packets of a file, and whether their number says how many bytes follow."""


class FilesMoved:
    """Notes the paths; bytes of files are passed over."""

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._waiting = bytearray()
        self._skip = 0
        self._second = b""
        """The request whose second part comes next."""
        self._lost = False
        """Whether what came was none of the protocol's."""

    def look(self, data: bytes) -> bytes:
        """All of it."""
        if not self._lost:
            self._read(data)
        return data

    def rest(self) -> bytes:
        """Nothing was kept back."""
        return b""

    def answered(self) -> None:
        """Files are no steps: nobody waits for their end."""

    def over(self) -> None:
        """Nothing is left to be told."""

    def _read(self, data: bytes) -> None:
        if self._skip >= len(data):
            self._skip -= len(data)
            return
        self._waiting += memoryview(data)[self._skip :]
        self._skip = 0
        while not self._lost and self._skip == 0 and self._take_packet():
            pass

    def _take_packet(self) -> bool:
        """Take one packet off what waits; whether there was a whole one."""
        waiting = self._waiting
        if len(waiting) < _HEADER.size:
            return False
        name, number = _HEADER.unpack_from(waiting)
        if name == self._second:
            self._second = b""
            self._pass_over(_HEADER.size + _SECOND_PARTS[name])
        elif name in _SKIPPED:
            self._pass_over(_HEADER.size + (number if _SKIPPED[name] else 0))
        elif (name in _MOVES or name in _LOOKS) and number <= LONGEST_PATH:
            if len(waiting) < _HEADER.size + number:
                return False
            self._note(name, bytes(waiting[_HEADER.size : _HEADER.size + number]))
            self._pass_over(_HEADER.size + number)
        else:
            self._lost = True
            waiting.clear()
        return True

    def _pass_over(self, count: int) -> None:
        here = min(count, len(self._waiting))
        del self._waiting[:here]
        self._skip = count - here

    def _note(self, name: bytes, path: bytes) -> None:
        if name in _SECOND_PARTS:
            self._second = name
        if name not in _MOVES:
            return
        told = text_of(path)
        # Behind the last comma of what is sent stands the file's mode.
        told = told.rpartition(",")[0] if name == b"SEND" else told
        try:
            self._turnstile.let_pass(_MOVES[name], told)
        except DoorRefusal:
            # What was begun in the turn is let end: half a file helps nobody.
            return
