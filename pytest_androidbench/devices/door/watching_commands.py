"""Looks at what is typed into shells, and at commands that run until they have answered."""

from __future__ import annotations

import re
import struct
from typing import Final

from pytest_androidbench.devices.door.connection import TurnedAway
from pytest_androidbench.devices.door.deeds import deeds_in
from pytest_androidbench.devices.door.frames import DoorRefusal, text_of
from pytest_androidbench.devices.door.turnstile import Turnstile

LONGEST_LINE: Final = 16 * 1024
"""Bytes of a typed line that are looked at."""
LONGEST_PACKET: Final = 1024 * 1024
"""Bytes of a packet of the shell protocol; a longer one is none that a client sends."""

_HEADER: Final = struct.Struct("<BI")
_STDIN, _STDERR, _EXIT, _CLOSE_STDIN = 0, 2, 3, 4
_NOT_DONE: Final = 126
"""Exit status of a command that a shell could not run."""
_LINES: Final = re.compile(rb"[^\r\n]*[\r\n]|[^\r\n]+")
_SEQUENCE: Final = re.compile(rb"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.)?")
_ERASES: Final = b"\x08\x7f"
_FORGETS: Final = b"\x03\x15"
"""Ctrl-C and Ctrl-U: what was typed of the line is gone."""


class Answering:
    """Tells when what was asked for at the beginning of a connection has been answered."""

    def __init__(self, turnstile: Turnstile, number: int) -> None:
        self._turnstile = turnstile
        self._number = number

    def look(self, data: bytes) -> bytes:
        """All of it."""
        return data

    def rest(self) -> bytes:
        """Nothing was kept back."""
        return b""

    def answered(self) -> None:
        """Tell of it once."""
        number, self._number = self._number, 0
        self._turnstile.tell_done(number)

    def over(self) -> None:
        """Tell of it, if nothing was ever answered."""
        self.answered()


class TypedLines:
    """Notes the lines that are typed into a shell, and withholds one that is too many."""

    def __init__(self, turnstile: Turnstile, *, packets: bool, holds: bool) -> None:
        """Begin with an empty line.

        Args:
            turnstile: what the lines go through.
            packets: whether they come in packets of the shell protocol.
            holds: whether a line is passed on when it is whole. A shell without a terminal runs
                what it has of one when its input ends; a terminal shows each key as it is typed.
        """
        self._turnstile = turnstile
        self._packets = packets
        self._holds = holds
        self._line = bytearray()
        self._held = bytearray()
        self._waiting = bytearray()
        self._passing = 0
        """Bytes of a packet that are passed on unseen."""

    def look(self, data: bytes) -> bytes:
        """What may be passed on."""
        passed = bytearray()
        try:
            if not self._packets:
                self._take(data, passed)
                return bytes(passed)
            self._waiting += data
            while self._take_packet(passed):
                pass
        except DoorRefusal as error:
            raise self._refusal(error, bytes(passed)) from error
        return bytes(passed)

    def rest(self) -> bytes:
        """A last line that nothing ends."""
        try:
            return self._last()
        except DoorRefusal as error:
            raise self._refusal(error, b"") from error

    def answered(self) -> None:
        """A shell answers as it goes: that tells nothing."""

    def over(self) -> None:
        """What was typed of a last line is never run."""

    def _take_packet(self, passed: bytearray) -> bool:
        """Add what may be passed on of the next packet; whether there was one.

        Raises:
            DoorRefusal: what follows may not be passed on.
        """
        waiting = self._waiting
        if not self._passing:
            if len(waiting) < _HEADER.size:
                return False
            kind, length = _HEADER.unpack_from(waiting)
            whole = _HEADER.size + length
            if length <= LONGEST_PACKET:
                if len(waiting) >= whole:
                    self._judge(kind, self._off(whole), passed)
                    return True
                return False
            self._passing = whole
        piece = self._off(min(self._passing, len(waiting)))
        self._passing -= len(piece)
        passed += piece
        return bool(piece)

    def _off(self, count: int) -> bytes:
        piece = bytes(self._waiting[:count])
        del self._waiting[:count]
        return piece

    def _judge(self, kind: int, packet: bytes, passed: bytearray) -> None:
        if kind == _CLOSE_STDIN:
            passed += self._last()
        if kind != _STDIN or len(packet) == _HEADER.size:
            passed += packet
            return
        typed = bytearray()
        try:
            self._take(packet[_HEADER.size :], typed)
        finally:
            passed += _packed(_STDIN, bytes(typed))

    def _take(self, typed: bytes, passed: bytearray) -> None:
        """Add to `passed` what may be passed on of what was typed.

        Raises:
            DoorRefusal: what follows may not.
        """
        for piece in _LINES.findall(typed):
            self._line += piece[: LONGEST_LINE - len(self._line)]
            self._held += piece
            if piece.endswith((b"\r", b"\n")):
                self._note()
            elif self._holds and len(self._held) <= LONGEST_LINE:
                continue
            passed += self._held
            self._held.clear()

    def _last(self) -> bytes:
        """What is left of a line that nothing ends, which a shell without a terminal runs."""
        if self._held:
            self._note()
        last = bytes(self._held)
        self._held.clear()
        return _packed(_STDIN, last) if self._packets else last

    def _note(self) -> None:
        line = _edited(bytes(self._line))
        self._line.clear()
        if line:
            number = self._turnstile.let_pass("typed", line, deeds_in(line))
            self._turnstile.tell_done(number)

    def _refusal(self, error: DoorRefusal, passed: bytes) -> TurnedAway:
        said = f"{error}\n".encode()
        if self._packets:
            said = _packed(_STDERR, said) + _packed(_EXIT, bytes([_NOT_DONE]))
        return TurnedAway(said, passed)


def _packed(kind: int, data: bytes) -> bytes:
    """A packet of the shell protocol; nothing for no data."""
    return _HEADER.pack(kind, len(data)) + data if data else b""


def _edited(typed: bytes) -> str:
    """What a line comes to that was corrected as it was typed."""
    line = bytearray()
    for byte in _SEQUENCE.sub(b"", typed):
        if byte in _ERASES:
            del line[-1:]
        elif byte in _FORGETS:
            line.clear()
        elif byte >= 0x20 or byte == 0x09:
            line.append(byte)
    return text_of(bytes(line)).strip()
