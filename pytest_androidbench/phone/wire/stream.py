"""The two-way byte stream every service is written over, whatever carries it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Final

from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed

CHUNK: Final = 64 * 1024
HIGH_WATER: Final = 1024 * 1024
"""Bytes that may wait unread before the sender is asked to pause."""


class Stream(ABC):
    """A byte stream with one reader; carriers feed it and say how to write."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._ended = False
        self._reader: asyncio.Future[None] | None = None
        self._full = False

    @abstractmethod
    async def write(self, data: bytes) -> None:
        """Send `data`, waiting while the other side is slow.

        Raises:
            StreamClosed: nobody reads any more.
        """

    @abstractmethod
    def close(self) -> None:
        """End the stream after what was written has gone out."""

    @abstractmethod
    def throttle(self, *, full: bool) -> None:
        """Tell the carrier that the reader lags behind (`full`) or caught up."""

    @property
    def ended(self) -> bool:
        """Whether the other side will send nothing more."""
        return self._ended

    def feed(self, data: bytes) -> None:
        """Take in what the other side sent."""
        self._buffer += data
        if len(self._buffer) > HIGH_WATER and not self._full:
            self._full = True
            self.throttle(full=True)
        self._wake()

    def feed_end(self) -> None:
        """Take in that the other side sends nothing more."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def _wait(self) -> None:
        if self._reader is not None:
            raise ProtocolError("a stream has one reader only")
        self._reader = asyncio.get_running_loop().create_future()
        try:
            await self._reader
        finally:
            self._reader = None

    def _take(self, count: int) -> bytes:
        data = bytes(self._buffer[:count])
        del self._buffer[:count]
        if self._full and len(self._buffer) <= HIGH_WATER // 2:
            self._full = False
            self.throttle(full=False)
        return data

    async def read(self, limit: int = CHUNK) -> bytes:
        """Read what is there, at most `limit` bytes; `b""` at the end."""
        while not self._buffer and not self._ended:
            await self._wait()
        return self._take(limit)

    async def read_exactly(self, count: int) -> bytes:
        """Read `count` bytes.

        Raises:
            StreamClosed: the stream ended before.
        """
        if count > HIGH_WATER:
            return await self._read_long(count)
        while len(self._buffer) < count:
            if self._ended:
                raise StreamClosed
            await self._wait()
        return self._take(count)

    async def _read_long(self, count: int) -> bytes:
        parts: list[bytes] = []
        while count:
            part = await self.read_exactly(min(count, CHUNK))
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    async def read_until(self, mark: bytes, limit: int) -> bytes:
        """Read up to and with `mark`.

        Raises:
            StreamClosed: the stream ended before.
            ProtocolError: no mark within `limit` bytes.
        """
        start = 0
        while (found := self._buffer.find(mark, start)) < 0:
            if len(self._buffer) > limit:
                raise ProtocolError(f"no {mark!r} within {limit} bytes")
            if self._ended:
                raise StreamClosed
            start = max(0, len(self._buffer) - len(mark) + 1)
            await self._wait()
        if found > limit:
            raise ProtocolError(f"no {mark!r} within {limit} bytes")
        return self._take(found + len(mark))


class PipeStream(Stream):
    """One end of a stream inside the process."""

    def __init__(self) -> None:
        super().__init__()
        self._other: PipeStream | None = None
        self._room = asyncio.Event()
        self._room.set()

    @classmethod
    def pair(cls) -> tuple[PipeStream, PipeStream]:
        """Make two ends, each fed by what the other one writes."""
        left, right = cls(), cls()
        left._other, right._other = right, left
        return left, right

    def throttle(self, *, full: bool) -> None:
        if full:
            self._room.clear()
        else:
            self._room.set()

    async def write(self, data: bytes) -> None:
        other = self._other
        if other is None:
            raise StreamClosed
        other.feed(data)
        await other._room.wait()

    def close(self) -> None:
        other, self._other = self._other, None
        if other is not None:
            other._other = None
            other.feed_end()
        self.feed_end()
        self._room.set()


async def copy(source: Stream, target: Stream) -> None:
    """Move bytes until `source` ends or `target` is gone; then close `target`."""
    try:
        while data := await source.read():
            await target.write(data)
    except StreamClosed:
        source.close()
    finally:
        target.close()


async def join(left: Stream, right: Stream) -> None:
    """Connect two streams in both directions until both ended."""
    await asyncio.gather(copy(left, right), copy(right, left))
