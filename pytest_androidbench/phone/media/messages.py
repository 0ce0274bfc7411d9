"""What phone and decoder say to each other: a head of fixed length, then as much as it tells."""

from __future__ import annotations

import enum
import select
import socket
import struct
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.media.limits import MOST_BYTES, MOST_FACTS, MOST_PIXELS

_REQUEST: Final = struct.Struct(">B8sQIII")
_ANSWER: Final = struct.Struct(">BI")
_AT_ONCE: Final = 1 << 20


class MediaQuestion(enum.IntEnum):
    """What is asked of a decoder."""

    OPEN = 1
    """Followed by the file; its facts are the answer."""
    FRAME = 2
    """Of the file that was opened last."""


class AnswerKind(enum.IntEnum):
    """What follows the head of an answer."""

    FACTS = 1
    PICTURE = 2
    UNPLAYABLE = 3
    """Words that say why."""
    NO_DECODER = 4
    """The same, where the file is not to blame."""


class ConnectionLost(Exception):
    """The other side is gone, or does not keep to what is agreed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaRequest:
    """A question as it is sent."""

    question: MediaQuestion
    container: str = ""
    at_ms: int = 0
    width: int = 0
    height: int = 0
    data: bytes = b""


def send_request(connection: socket.socket, request: MediaRequest) -> None:
    """Ask.

    Raises:
        ConnectionLost: nobody listens.
    """
    head = _REQUEST.pack(
        request.question,
        request.container.encode()[:8].ljust(8, b"\0"),
        request.at_ms,
        request.width,
        request.height,
        len(request.data),
    )
    _send(connection, head, request.data)


def read_request(connection: socket.socket) -> MediaRequest:
    """What is asked next.

    Raises:
        ConnectionLost: nothing more is.
    """
    head = _REQUEST.unpack(_read(connection, _REQUEST.size))
    question, container, at_ms, width, height, length = head
    if length > MOST_BYTES:
        raise ConnectionLost
    return MediaRequest(
        question=MediaQuestion(question),
        container=container.rstrip(b"\0").decode(),
        at_ms=at_ms,
        width=width,
        height=height,
        data=bytes(_read(connection, length)),
    )


def send_answer(connection: socket.socket, kind: AnswerKind, body: bytes) -> None:
    """Answer.

    Raises:
        ConnectionLost: nobody waits for it.
    """
    _send(connection, _ANSWER.pack(kind, len(body)), body)


def read_answer(connection: socket.socket) -> tuple[AnswerKind, bytes]:
    """The answer to what was asked, which is never longer than an answer can be.

    Raises:
        ConnectionLost: there is none, or one that cannot be.
    """
    number, length = _ANSWER.unpack(_read(connection, _ANSWER.size))
    if number not in set(AnswerKind):
        raise ConnectionLost
    kind = AnswerKind(number)
    if length > (3 * MOST_PIXELS if kind is AnswerKind.PICTURE else MOST_FACTS):
        raise ConnectionLost
    return kind, bytes(_read(connection, length))


def is_quiet(connection: socket.socket) -> bool:
    """Whether the other side is there and says nothing that was not asked for."""
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    return not poll.poll(0)


def _send(connection: socket.socket, head: bytes, body: bytes) -> None:
    try:
        connection.sendall(head)
        connection.sendall(body)
    except OSError as error:
        raise ConnectionLost from error


def _read(connection: socket.socket, length: int) -> bytearray:
    # It grows as it comes, so that a length alone takes no memory.
    found = bytearray()
    while len(found) < length:
        try:
            block = connection.recv(min(_AT_ONCE, length - len(found)))
        except OSError as error:
            raise ConnectionLost from error
        if not block:
            raise ConnectionLost
        found += block
    return found
