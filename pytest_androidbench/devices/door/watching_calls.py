"""Looks at requests over HTTP to servers on the device, and withholds what would be too many."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from pytest_androidbench.devices.door.connection import TurnedAway
from pytest_androidbench.devices.door.deeds import (
    LONGEST_WORD,
    Deed,
    deeds_of_call,
    deeds_of_path,
)
from pytest_androidbench.devices.door.frames import DoorRefusal
from pytest_androidbench.devices.door.messages import NoteKind
from pytest_androidbench.devices.door.turnstile import Turnstile

LONGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body; a longer one is not looked at, nor is what follows."""
KEPT_BODY: Final = 64 * 1024
"""Bytes of a body that are read: a call with more is judged by its beginning."""

_BEGINNING: Final = re.compile(rb"[A-Z]{3,8} ")
_LONGEST_METHOD: Final = 9
_LENGTH: Final = re.compile(rb"\r\ncontent-length:[ \t]*(\d{1,12})[ \t]*\r\n", re.IGNORECASE)
_METHOD: Final = re.compile(rb'"method"\s*:\s*"(\w{1,60})"')
_UNNOTED: Final = frozenset({"/ping"})
"""Asked again and again by clients that only wait."""
_RPC_PATH: Final = "/jsonrpc"
_TOO_MANY: Final = -32000
"""Among the codes that JSON-RPC leaves to servers."""


class CallsMade:
    """Reads one request after the other, as long as they are some."""

    def __init__(
        self, turnstile: Turnstile, service: str, heard: Callable[[str], None] = lambda _: None
    ) -> None:
        """Wait for the first one.

        Args:
            turnstile: what the calls go through.
            service: name of the socket on the device, which is noted where it is not for calls.
            heard: told that name when a call comes.
        """
        self._turnstile = turnstile
        self._service = service
        self._heard = heard
        self._waiting = bytearray()
        self._passing = 0
        """Bytes of a body that are still to be passed on."""
        self._foreign = False
        """Whether what comes is no HTTP, or none that can be read."""
        self._number = 0

    def look(self, data: bytes) -> bytes:
        """What may be passed on now."""
        if self._foreign:
            return data
        if self._passing >= len(data) and not self._waiting:
            self._passing -= len(data)
            return data
        self._waiting += data
        passed = bytearray()
        while piece := self._next():
            passed += piece
        return bytes(passed)

    def rest(self) -> bytes:
        """A request whose body is shorter than it says: a server may take it for a whole one."""
        end = self._waiting.find(b"\r\n\r\n") + 4
        if end >= 4:
            self._note_request(bytes(self._waiting[:end]), bytes(self._waiting[end:]))
        return self._off(len(self._waiting))

    def answered(self) -> None:
        """The last request has been."""
        number, self._number = self._number, 0
        self._turnstile.tell_done(number)

    def over(self) -> None:
        """Nothing is answered any more."""
        self.answered()

    def _next(self) -> bytes:
        """The next piece that may be passed on; b"" = more has to come first."""
        waiting = self._waiting
        if self._foreign or self._passing:
            return self._off(len(waiting) if self._foreign else self._passing)
        if not waiting:
            return b""
        if not _BEGINNING.match(waiting):
            if len(waiting) < _LONGEST_METHOD and bytes(waiting).isalpha():
                return b""
            return self._give_up()
        end = waiting.find(b"\r\n\r\n") + 4
        if end < 4:
            return self._give_up() if len(waiting) > LONGEST_HEAD else b""
        head = bytes(waiting[:end])
        length = _body_length(head)
        if length is None:
            self._note_request(head, b"")
            return self._give_up()
        # Who waits to be told to go on sends nothing until the device has seen the head.
        read = 0 if b"\r\nexpect:" in head.lower() else min(length, KEPT_BODY)
        if len(waiting) < end + read:
            return b""
        self._note_request(head, bytes(waiting[end : end + read]))
        self._passing = end + length
        return self._off(self._passing)

    def _off(self, count: int) -> bytes:
        piece = bytes(self._waiting[:count])
        del self._waiting[: len(piece)]
        self._passing = max(0, self._passing - len(piece))
        return piece

    def _give_up(self) -> bytes:
        self._foreign = True
        try:
            self._turnstile.let_pass("service", self._service)
        except DoorRefusal as error:
            raise TurnedAway(b"") from error
        return self._off(len(self._waiting))

    def _note_request(self, head: bytes, body: bytes) -> None:
        self._heard(self._service)
        words = head.split(b"\r\n", 1)[0].decode("latin-1").split(" ")
        method, path = words[0], words[1] if len(words) > 1 else ""
        plain = path.partition("?")[0]
        if plain in _UNNOTED:
            return
        kind: NoteKind = "http"
        text, deeds = f"{method} {path}", deeds_of_path(method, plain)
        if method == "POST" and plain.startswith(_RPC_PATH):
            kind = "call"
            text, deeds = _read_call(body)
        try:
            self._number = self._turnstile.let_pass(kind, text, deeds)
        except DoorRefusal as error:
            raise TurnedAway(_refusal(body, str(error))) from error


def unavailable(reason: str) -> bytes:
    """An answer to a call whose server is not there."""
    body = reason.encode("utf-8", "replace")
    return (
        b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\n"
        b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body)
    ) + body


def _body_length(head: bytes) -> int | None:
    """How many bytes follow a head; None where they come in chunks that say so themselves."""
    if b"\r\ntransfer-encoding:" in head.lower():
        return None
    found = _LENGTH.search(head)
    return int(found[1]) if found else 0


def _read_call(body: bytes) -> tuple[str, tuple[Deed, ...]]:
    """What is called, and the deeds that are; of what is too long, as much as can be told."""
    try:
        called: Any = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = _METHOD.search(body)
        name = found[1].decode() if found else "?"
        return name, deeds_of_call(name, ()) if found else (("call", "?"),)
    told: list[str] = []
    deeds: list[Deed] = []
    for call in called if isinstance(called, list) else [called]:
        if isinstance(call, dict) and isinstance(call.get("method"), str):
            arguments = _arguments(call.get("params"))
            told.append(f"{call['method']}({', '.join(arguments)})")
            deeds += deeds_of_call(call["method"], arguments)
    return "; ".join(told) or "?", tuple(deeds)


def _arguments(given: Any) -> list[str]:
    """Those of a call, each as JSON."""
    values = list(given.values()) if isinstance(given, dict) else given
    plain = values if isinstance(values, list) else [values] if values is not None else []
    return [msgspec.json.encode(value).decode()[:LONGEST_WORD] for value in plain]


def _refusal(body: bytes, text: str) -> bytes:
    """An answer as uiautomator2's server gives it to a call that fails."""
    try:
        call: Any = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        call = None
    number = call.get("id") if isinstance(call, dict) else None
    error = {"code": _TOO_MANY, "message": text, "data": text}
    answer = msgspec.json.encode({"jsonrpc": "2.0", "id": number, "error": error})
    return (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(answer)
    ) + answer
