"""What a command's input and outputs are on a connection."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from pytest_androidbench.phone.shell.errors import PipeBroken
from pytest_androidbench.phone.wire import shell_packets
from pytest_androidbench.phone.wire.errors import StreamClosed
from pytest_androidbench.phone.wire.stream import Stream

MAX_WAITING: Final = 64 * 1024
"""Bytes that may wait for a command to read them, as in a pipe of Linux."""

PIECE: Final = 256 * 1024
"""Bytes that are given to a connection at a time."""


class FedInput:
    """A command's input, fed as the client sends it."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._ended = False
        self._changed = asyncio.Event()
        self._room = asyncio.Event()

    async def feed(self, data: bytes) -> None:
        """Take in data, waiting while the command leaves much unread."""
        while len(self._held) > MAX_WAITING and not self._ended:
            self._room.clear()
            await self._room.wait()
        self._held += data
        self._changed.set()

    def feed_end(self) -> None:
        """Take in that nothing more comes."""
        self._ended = True
        self._changed.set()
        self._room.set()

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes, or all to the end; `b""` at the end."""
        if n < 0:
            parts: list[bytes] = []
            while part := await self.read(MAX_WAITING):
                parts.append(part)
            return b"".join(parts)
        while not self._ended and not self._held:
            self._changed.clear()
            await self._changed.wait()
        data = bytes(self._held[:n])
        del self._held[:n]
        self._room.set()
        return data


class ByteSink(Protocol):
    """Anything bytes can be written to."""

    async def write(self, data: bytes, /) -> None:
        """Send bytes."""


class RawOutput:
    """A command's output, straight on the stream."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    async def write(self, data: bytes, /) -> None:
        try:
            for start in range(0, len(data), PIECE):
                await self._stream.write(data[start : start + PIECE])
        except StreamClosed as closed:
            raise PipeBroken from closed


class PacketOutput:
    """A command's output or error output, in packets of the shell protocol."""

    def __init__(self, stream: Stream, packet_id: int) -> None:
        self._stream = stream
        self._packet_id = packet_id

    async def write(self, data: bytes, /) -> None:
        try:
            for start in range(0, len(data), PIECE):
                part = data[start : start + PIECE]
                await self._stream.write(shell_packets.pack(self._packet_id, part))
        except StreamClosed as closed:
            raise PipeBroken from closed


class TerminalOutput:
    """What a terminal makes of output: each line end gets a carriage return."""

    def __init__(self, sink: ByteSink) -> None:
        self._sink = sink

    async def write(self, data: bytes, /) -> None:
        for start in range(0, len(data), PIECE):
            await self._sink.write(data[start : start + PIECE].replace(b"\n", b"\r\n"))
