"""Raw conversations with a phone: whatever bytes, bounded in time and in what is read back."""

from __future__ import annotations

import json
import selectors
import socket
import struct
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

HOST: Final = "127.0.0.1"
KEPT: Final = 32 * 1024 * 1024
"""Bytes of an answer that are read; whoever sends more is hung up on."""

Ended = Literal["done", "refused", "cut", "late", "plenty"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What came back, and how it ended.

    `done` is an end as the protocol has it, `refused` a FAIL or no connection at all, `cut` an end
    in the middle, `late` and `plenty` are ours: we hung up after the time or the bytes allowed.
    """

    data: bytes
    ended: Ended
    status: int | None = None

    @property
    def text(self) -> str:
        return self.data.decode("utf-8", "replace")


def talk(
    port: int, sent: bytes, seconds: float, *, half_close: bool = False, limit: int = KEPT
) -> Reply:
    """Send bytes while reading what comes back, to the end, the deadline or the limit."""
    deadline = time.monotonic() + seconds
    try:
        connection = socket.create_connection((HOST, port), timeout=seconds)
    except TimeoutError:
        return Reply(data=b"", ended="late")
    except OSError:
        return Reply(data=b"", ended="refused")
    got = bytearray()
    with connection, selectors.DefaultSelector() as selector:
        connection.setblocking(False)
        selector.register(connection, selectors.EVENT_READ | selectors.EVENT_WRITE)
        rest = memoryview(sent)
        while (left := deadline - time.monotonic()) > 0:
            for _, events in selector.select(left):
                if events & selectors.EVENT_WRITE and rest:
                    rest = _push(connection, rest)
                if not rest and selector.get_key(connection).events & selectors.EVENT_WRITE:
                    selector.modify(connection, selectors.EVENT_READ)
                    if half_close:
                        _half_close(connection)
                if events & selectors.EVENT_READ and not _pull(connection, got):
                    return Reply(data=bytes(got), ended="done")
            if len(got) > limit:
                return Reply(data=bytes(got), ended="plenty")
    return Reply(data=bytes(got), ended="late")


def _push(connection: socket.socket, rest: memoryview) -> memoryview:
    try:
        return rest[connection.send(rest[:65536]) :]
    except BlockingIOError:
        return rest
    except OSError:
        # The other side takes no more; what it said before is still to be read.
        return rest[len(rest) :]


def _half_close(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_WR)
    except OSError:
        return


def _pull(connection: socket.socket, got: bytearray) -> bool:
    try:
        data = connection.recv(262144)
    except BlockingIOError:
        return True
    except OSError:
        return False
    got += data
    return bool(data)


def frame(text: str | bytes) -> bytes:
    """A request of the host protocol."""
    data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")
    return b"%04x" % len(data) + data


def service(port: int, name: str, sent: bytes, seconds: float, *, limit: int = KEPT) -> Reply:
    """Open a service of the phone through its host port; the answer without the two OKAYs."""
    reply = talk(port, frame("host:transport-any") + frame(name) + sent, seconds, limit=limit)
    if reply.ended == "done" and not reply.data.startswith(b"OKAYOKAY"):
        return replace(reply, ended="refused" if b"FAIL" in reply.data[:8] else "cut")
    return replace(reply, data=reply.data[8:])


def shell(port: int, command: str, seconds: float, stdin: bytes = b"") -> Reply:
    """Run a command: both of its outputs as they came, and its status."""
    packets = b"".join(_packet(0, stdin[at : at + 65536]) for at in range(0, len(stdin), 65536))
    sent = packets + _packet(4, b"")
    encoded = command.encode("utf-8", "surrogateescape")
    if len(encoded) > 0xFF00:
        # The protocol has no longer requests; a client sends such a script as input.
        encoded, sent = b"sh", _packet(0, encoded) + _packet(4, b"")
    return parsed(service(port, f"shell,v2,raw:{encoded.decode('utf-8', 'surrogateescape')}", sent,
                          seconds))  # fmt: skip


def _packet(number: int, data: bytes) -> bytes:
    return struct.pack("<BI", number, len(data)) + data


def parsed(reply: Reply) -> Reply:
    """A shell's answer without the packets around it."""
    out, status = bytearray(), None
    for number, data in _packets(reply.data):
        if number == 3 and data:
            status = data[0]
        else:
            out += data
    ended = "cut" if reply.ended == "done" and status is None else reply.ended
    return Reply(data=bytes(out), ended=ended, status=status)


def _packets(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at + 5 <= len(data):
        number, size = struct.unpack_from("<BI", data, at)
        yield number, data[at + 5 : at + 5 + size]
        at += 5 + size


def http(port: int, request: bytes, seconds: float) -> Reply:
    """Send bytes to the automation server; the answer with its head."""
    reply = service(port, "tcp:9008", request, seconds)
    if reply.ended == "done" and not reply.data.startswith(b"HTTP/1.1 "):
        return replace(reply, ended="cut")
    return reply


def post(body: bytes) -> bytes:
    """A call as uiautomator2 sends it, on a connection of its own."""
    head = (
        "POST /jsonrpc/0 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def call(port: int, method: str, params: object, seconds: float) -> object:
    """The result of a call.

    Raises:
        LookupError: there is none; says what came instead.
    """
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    reply = http(port, post(body), seconds)
    _, _, answer = reply.data.partition(b"\r\n\r\n")
    try:
        return json.loads(answer)["result"]
    except (ValueError, KeyError):
        raise LookupError(f"{method}: {reply.ended} {reply.data[:300]!r}") from None


def send_request(path: str, data: bytes, mode: int = 0o100644, mtime: int = 1_700_000_000) -> bytes:
    """The packets of one file sent."""
    spec = f"{path},{mode}".encode("utf-8", "surrogateescape")
    chunks = (data[at : at + 65536] for at in range(0, len(data), 65536))
    body = b"".join(b"DATA" + struct.pack("<I", len(chunk)) + chunk for chunk in chunks)
    return sync_request(b"SEND", spec) + body + b"DONE" + struct.pack("<I", mtime)


def sync_request(name: bytes, path: bytes) -> bytes:
    """One request of file transfer."""
    return name + struct.pack("<I", len(path)) + path


def sync(port: int, packets: bytes, seconds: float) -> Reply:
    """One session of file transfer."""
    return service(port, "sync:", packets + sync_request(b"QUIT", b""), seconds)


def push(port: int, path: str, data: bytes, seconds: float = 20) -> Reply:
    """Send one file."""
    return sync(port, send_request(path, data), seconds)


def pull(port: int, path: str, seconds: float = 20) -> bytes | None:
    """One file's content, or None where it cannot be had."""
    data = sync(port, sync_request(b"RECV", path.encode()), seconds).data
    parts, at = [], 0
    while data[at : at + 4] == b"DATA":
        (size,) = struct.unpack_from("<I", data, at + 4)
        parts.append(data[at + 8 : at + 8 + size])
        at += 8 + size
    return b"".join(parts) if data[at : at + 4] == b"DONE" else None


def console(port: int, token: str, lines: Sequence[str], seconds: float) -> Reply:
    """Lines to the console, and `quit`."""
    text = "".join(f"{line}\r\n" for line in [f"auth {token}", *lines, "quit"])
    return talk(port, text.encode("utf-8", "surrogateescape"), seconds)
