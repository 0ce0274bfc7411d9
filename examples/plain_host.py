"""An agent that shares nothing with pytest-androidbench but its protocol, as in any language.

`pytest --agent="host:python plain_host.py {descriptor}"`, or `{address}` where no descriptor can be
handed on, as into a container. docs/agent-protocol.md says what is spoken.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
from typing import Any, BinaryIO


class Agent:
    """Opens Settings, then taps the first thing on the screen that the goal speaks of."""

    def __init__(self, goal: dict[str, Any]) -> None:
        self.words = goal["text"].casefold()
        self.tapped: set[str] = set()

    def act(self, screen: dict[str, Any]) -> dict[str, Any]:
        if screen["package"] != "com.android.settings":
            return {"action": "Open", "app": "Settings"}
        for node in screen["nodes"]:
            label = (node["text"] or node["desc"]).casefold()
            if label and label in self.words and label not in self.tapped:
                self.tapped.add(label)
                return {"action": "Tap", "at": node["index"], "note": f"the goal says {label!r}"}
        return {"action": "Done"}


def serve(harness: BinaryIO) -> None:
    """Answer the harness's questions until it hangs up."""
    agent: Agent | None = None
    say(harness, {"type": "hello", "version": 1, "pid": os.getpid()})
    while (question := hear(harness)) is not None:
        value: Any = None
        match question["type"]:
            case "build":
                value = "steps"
            case "start":
                agent = Agent(question["goal"])
            case "act":
                assert agent is not None
                value = agent.act(question["screen"])
            case "rest":
                value = []
        say(harness, {"type": "returned", "value": value})


def say(harness: BinaryIO, message: dict[str, Any]) -> None:
    """Send a frame: four bytes of length, then a map."""
    frame = packed(message)
    harness.write(struct.pack(">I", len(frame)) + frame)
    harness.flush()


def hear(harness: BinaryIO) -> Any:
    """Receive a frame; None when there will be none."""
    head = harness.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack(">I", head)
    return Unpacking(harness.read(length)).value()


def packed(value: Any) -> bytes:
    """MessagePack, each kind in its longest form: what is sent is small."""
    match value:
        case None | False | True:
            return {None: b"\xc0", False: b"\xc2", True: b"\xc3"}[value]
        case int():
            return struct.pack(">Bq", 0xD3, value)
        case str():
            text = value.encode()
            return struct.pack(">BI", 0xDB, len(text)) + text
        case list():
            return struct.pack(">BI", 0xDD, len(value)) + b"".join(map(packed, value))
        case dict():
            inner = b"".join(packed(each) for pair in value.items() for each in pair)
            return struct.pack(">BI", 0xDF, len(value)) + inner
    raise TypeError(f"{type(value).__name__} is never sent")


NUMBERS = dict(zip(range(0xCA, 0xD4), "fdBHIQbhiq", strict=True))
LENGTHS = {0xC4: "B", 0xC5: "H", 0xC6: "I", 0xD9: "B", 0xDA: "H", 0xDB: "I", 0xDC: "H", 0xDD: "I",
           0xDE: "H", 0xDF: "I"}  # fmt: skip


class Unpacking:
    """Reads MessagePack: the first byte says what follows, by https://msgpack.org."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def value(self) -> Any:
        first = self.take(1)[0]
        if first < 0x80 or first >= 0xE0:
            return first if first < 0x80 else first - 0x100
        if first in (0xC0, 0xC2, 0xC3):
            return {0xC0: None, 0xC2: False, 0xC3: True}[first]
        if first in NUMBERS:
            return self.number(NUMBERS[first])
        if first in LENGTHS:
            size, kind = self.number(LENGTHS[first]), first
        else:
            size = first & (0x1F if first >= 0xA0 else 0x0F)
            kind = 0xDB if first >= 0xA0 else 0xDD if first >= 0x90 else 0xDF
        if kind <= 0xC6:
            return self.take(size)
        if kind <= 0xDB:
            return self.take(size).decode()
        if kind <= 0xDD:
            return [self.value() for _ in range(size)]
        return {self.value(): self.value() for _ in range(size)}

    def number(self, form: str) -> Any:
        return struct.unpack(f">{form}", self.take(struct.calcsize(form)))[0]

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]


def connected(where: str) -> socket.socket:
    """The harness: an open descriptor, or an address where a token is to be shown first."""
    host, colon, port = where.rpartition(":")
    if not colon:
        return socket.socket(fileno=int(where))
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.sendall(sys.stdin.buffer.readline())
    return connection


if __name__ == "__main__":
    with connected(sys.argv[1]) as connection, connection.makefile("rwb") as harness:
        serve(harness)  # type: ignore[arg-type]
