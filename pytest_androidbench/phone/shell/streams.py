"""The byte streams commands read and write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, Protocol

from pytest_androidbench.phone.shell.errors import PipeBroken
from pytest_androidbench.phone.system.files import FileError, FileSystem
from pytest_androidbench.phone.system.work import Request

BLOCK: Final = 65536
"""Bytes that are read at a time."""

PIPE_BYTES: Final = 65536
"""What a pipe holds before its writer waits, as on Linux."""

BYTES_A_UNIT: Final = 1000
"""Bytes moved in the time one unit of work takes."""

_WRITE_UNITS: Final = 3
_FILE_UNITS: Final = 50


class Input(Protocol):
    """Where bytes come from."""

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes, or all to the end; `b""` at the end."""
        ...


class Output(Protocol):
    """Where bytes go."""

    async def write(self, data: bytes, /) -> None:
        """Send bytes, waiting while the other side is slow."""
        ...


class Reader:
    """An input that several commands may read from in turn, by bytes or lines.

    What is gathered counts as held by the request while it is gathered; from then on it is for
    whoever asked for it to count it.
    """

    def __init__(self, source: Input, request: Request) -> None:
        self._source = source
        self._request = request
        self._held = bytearray()

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes, or all to the end; `b""` at the end.

        Raises:
            OutOfMemory: the rest is longer than the request may hold.
        """
        if n < 0:
            return await self._rest()
        return self._take(n) if self._held else await self._next(n)

    async def line(self) -> bytes:
        """The next line with its end, what is left when there is none, `b""` at the end.

        Raises:
            OutOfMemory: the line is longer than the request may hold.
        """
        searched = gathered = 0
        try:
            while (found := self._held.find(b"\n", searched)) < 0:
                searched = len(self._held)
                more = await self._next(BLOCK)
                if not more:
                    break
                self._request.hold(len(more))
                gathered += len(more)
                self._held += more
        finally:
            self._request.release(gathered)
        return self._take(found + 1 or len(self._held))

    async def lines_at_hand(self) -> bytes:
        """The next line, and the whole ones behind it that nobody must wait for.

        Raises:
            OutOfMemory: the line is longer than the request may hold.
        """
        first = await self.line()
        return first + self._take(self._held.rfind(b"\n") + 1)

    @property
    def size(self) -> int:
        """Bytes at hand that it reads from, where that is so."""
        return self._source.size if isinstance(self._source, BytesInput) else 0

    async def lines(self) -> AsyncIterator[bytes]:
        """All lines to the end, letting others have their turn in between."""
        while line := await self.line():
            await self._request.turn(1 + len(line) // BYTES_A_UNIT)
            yield line

    async def blocks(self) -> AsyncIterator[bytes]:
        """All bytes to the end, in pieces, letting others have their turn in between."""
        while block := await self.read(BLOCK):
            yield block

    def _take(self, count: int) -> bytes:
        taken = bytes(self._held[:count])
        del self._held[:count]
        return taken

    async def _next(self, count: int) -> bytes:
        more = await self._source.read(count)
        await self._request.turn(1 + len(more) // BYTES_A_UNIT)
        return more

    async def _rest(self) -> bytes:
        parts = [self._take(len(self._held))]
        gathered = 0
        try:
            while more := await self._next(BLOCK):
                self._request.hold(len(more))
                gathered += len(more)
                parts.append(more)
            return b"".join(parts)
        finally:
            self._request.release(gathered)


class BytesInput:
    """An input over bytes at hand."""

    def __init__(self, data: bytes = b"") -> None:
        self._data = data
        self._at = 0

    @property
    def size(self) -> int:
        """How many bytes there are in all."""
        return len(self._data)

    async def read(self, n: int = -1) -> bytes:
        start = self._at
        self._at = len(self._data) if n < 0 else start + n
        return self._data[start : self._at]


class Collector:
    """An output that keeps everything."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    async def write(self, data: bytes, /) -> None:
        self._parts.append(data)

    @property
    def data(self) -> bytes:
        """All bytes so far."""
        return b"".join(self._parts)


class Capture:
    """An output that keeps what a request's own command writes; `close` it when it is done with."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._held = bytearray()
        self._counted = 0

    async def write(self, data: bytes, /) -> None:
        await self._request.turn(_WRITE_UNITS + len(data) // BYTES_A_UNIT)
        self._request.hold(len(data))
        self._counted += len(data)
        self._held += data

    def text(self) -> str:
        """All that came, without bytes of 0 and without the ends of the last lines.

        It is made with few copies and, what is not ASCII taking four times the room, counted
        before: the 30 MB that `/dev/urandom` may give in a word took 270.

        Raises:
            OutOfMemory: there is no room for it.
        """
        kept = self._held.replace(b"\0", b"") if b"\0" in self._held else self._held
        end = len(kept.rstrip(b"\n")) if kept.endswith(b"\n") else len(kept)
        if kept.isascii():
            return str(memoryview(kept)[:end], "ascii")
        self._request.hold(4 * end)
        self._counted += 4 * end
        return str(memoryview(kept)[:end], "utf-8", "surrogateescape")

    def close(self) -> None:
        """Give back what is held."""
        self._request.release(self._counted)
        self._counted = 0
        self._held = bytearray()


class Discard:
    """An output that forgets."""

    async def write(self, data: bytes, /) -> None:
        """Do nothing."""


class FileOutput:
    """An output into a file."""

    def __init__(self, files: FileSystem, path: str, request: Request) -> None:
        self._files = files
        self._path = path
        self._request = request

    async def write(self, data: bytes, /) -> None:
        await self._request.turn(_FILE_UNITS + len(data) // BYTES_A_UNIT)
        try:
            self._files.append(self._path, data)
        except FileError as error:
            # The tools name the call that failed, as the file is not theirs.
            raise FileError(error.errno, "xwrite") from error


class Pipe:
    """Both ends of a pipe between two commands of one pipeline."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._held = bytearray()
        self._ended = False
        self._broken = False
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()

    async def write(self, data: bytes, /) -> None:
        """Pass bytes on, waiting while the pipe is full.

        Raises:
            PipeBroken: nobody reads any more.
        """
        left = memoryview(data)
        while left and not self._broken:
            await self._request.turn(_WRITE_UNITS + min(len(left), PIPE_BYTES) // BYTES_A_UNIT)
            while len(self._held) >= PIPE_BYTES and not self._broken:
                self._emptied.clear()
                await self._emptied.wait()
            room = PIPE_BYTES - len(self._held)
            self._held += left[:room]
            left = left[room:]
            self._filled.set()
        if self._broken:
            self._held.clear()
            raise PipeBroken

    async def read(self, n: int = -1) -> bytes:
        if n < 0:
            return b"".join([part async for part in self._parts()])
        while not self._ended and not self._held:
            self._filled.clear()
            await self._filled.wait()
        taken = bytes(self._held[:n])
        del self._held[:n]
        self._emptied.set()
        return taken

    async def _parts(self) -> AsyncIterator[bytes]:
        while part := await self.read(PIPE_BYTES):
            yield part

    def end(self) -> None:
        """Nothing more will be written."""
        self._ended = True
        self._filled.set()

    def break_off(self) -> None:
        """Nobody reads any more."""
        self._broken = True
        self._held.clear()
        self._emptied.set()
