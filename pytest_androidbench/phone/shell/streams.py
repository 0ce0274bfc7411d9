"""The byte streams commands read and write."""

from __future__ import annotations

import asyncio
from typing import Protocol

from pytest_androidbench.phone.shell.errors import PipeBroken
from pytest_androidbench.phone.system.files import FileSystem


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
    """An input that several commands may read from in turn, by bytes or lines."""

    def __init__(self, source: Input) -> None:
        self._source = source
        self._held = b""

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes, or all to the end; `b""` at the end."""
        if n < 0:
            return await self._rest()
        if not self._held:
            return await self._source.read(n)
        taken, self._held = self._held[:n], self._held[n:]
        return taken

    async def line(self) -> bytes:
        """The next line with its end, what is left when there is none, `b""` at the end."""
        while b"\n" not in self._held:
            more = await self._source.read(65536)
            if not more:
                break
            self._held += more
        end = self._held.find(b"\n") + 1 or len(self._held)
        taken, self._held = self._held[:end], self._held[end:]
        return taken

    async def _rest(self) -> bytes:
        parts = [self._held]
        self._held = b""
        while more := await self._source.read(65536):
            parts.append(more)
        return b"".join(parts)


class BytesInput:
    """An input over bytes at hand."""

    def __init__(self, data: bytes = b"") -> None:
        self._data = data

    async def read(self, n: int = -1) -> bytes:
        end = len(self._data) if n < 0 else n
        taken, self._data = self._data[:end], self._data[end:]
        return taken


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


class Discard:
    """An output that forgets."""

    async def write(self, data: bytes, /) -> None:
        """Do nothing."""


class FileOutput:
    """An output into a file."""

    def __init__(self, files: FileSystem, path: str) -> None:
        self._files = files
        self._path = path

    async def write(self, data: bytes, /) -> None:
        self._files.append(self._path, data)


class Pipe:
    """Both ends of a pipe between two commands of one pipeline."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._ended = False
        self._broken = False
        self._filled = asyncio.Event()

    async def write(self, data: bytes, /) -> None:
        if self._broken:
            raise PipeBroken
        self._held += data
        self._filled.set()
        await asyncio.sleep(0)

    async def read(self, n: int = -1) -> bytes:
        while not self._ended and (n < 0 or not self._held):
            self._filled.clear()
            await self._filled.wait()
        end = len(self._held) if n < 0 else n
        taken = bytes(self._held[:end])
        del self._held[:end]
        return taken

    def end(self) -> None:
        """Nothing more will be written."""
        self._ended = True
        self._filled.set()

    def break_off(self) -> None:
        """Nobody reads any more."""
        self._broken = True
        self._held.clear()
