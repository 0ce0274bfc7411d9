"""What commands read, a block or some lines at a time: files, devices and their input."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.inputs import open_input
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.shell.streams import Input
from pytest_androidbench.phone.system.files import FileError

BLOCK: Final = 16 * 1024
"""Bytes read at a time: what can be done with them takes about a slice."""

_BYTES_A_UNIT: Final = 64
_LINE_WEIGHT: Final = 4
"""Times a long line is in memory while it is worked on: its parts, whole, as text, as result."""


class Source:
    """A file or the input, by the name it was given with."""

    def __init__(self, io: IO, name: str, stream: Input) -> None:
        self.name = name
        self._io = io
        self._stream = stream
        self._begun = b""

    async def block(self, size: int = BLOCK) -> bytes:
        """At most `size` bytes, fewer where they come slowly; `b""` at the end."""
        if self._begun:
            data, self._begun = self._begun[:size], self._begun[size:]
            return data
        data = await self._stream.read(size)
        await self._io.turn(1 + len(data) // _BYTES_A_UNIT)
        return data

    def put_back(self, data: bytes) -> None:
        """Let the next block begin with what was read from the beginning of one."""
        self._begun = data

    async def exactly(self, size: int) -> bytes:
        """`size` bytes, fewer only at the end."""
        parts = [await self.block(size)]
        missing = size - len(parts[0])
        while missing and parts[-1]:
            parts.append(await self.block(missing))
            missing -= len(parts[-1])
        return b"".join(parts) if len(parts) > 1 else parts[0]

    async def skip(self, size: int) -> int:
        """Read past `size` bytes; returns how many there were."""
        left = size
        while left and (data := await self.block(min(left, BLOCK))):
            left -= len(data)
        return size - left

    async def whole(self) -> bytes:
        """All of it, held until the command ends."""
        parts: list[bytes] = []
        while data := await self.block():
            # Once in parts, once joined.
            self._io.hold(2 * len(data))
            parts.append(data)
        return b"".join(parts)


class Texts:
    """A source's text, in pieces of any length."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")

    async def next(self) -> str:
        """The next piece; empty at the end."""
        while data := await self._source.block():
            if text := self._decoder.decode(data):
                return text
        return self._decoder.decode(b"", final=True)


class Lines:
    """A source's lines, some at a time; longer ones than a block are held."""

    def __init__(self, io: IO, source: Source, *, end: bytes = b"\n") -> None:
        self._io = io
        self._source = source
        self._held = 0
        self._end = end
        self._parts: list[bytes] = []

    async def data(self) -> bytes:
        """Some whole lines with their ends, which only the last one may lack; `b""` at the end."""
        self._io.release(self._held)
        self._held = 0
        while block := await self._source.block():
            end = block.rfind(self._end) + 1
            if not end:
                self._hold(block)
                continue
            whole = b"".join([*self._parts, block[:end]])
            self._parts = [block[end:]]
            await self._io.turn(whole.count(self._end))
            return whole
        whole, self._parts = b"".join(self._parts), []
        return whole

    def _hold(self, block: bytes) -> None:
        self._io.hold(_LINE_WEIGHT * len(block))
        self._held += _LINE_WEIGHT * len(block)
        self._parts.append(block)

    async def next(self) -> list[str]:
        """Some lines without their ends; empty at the end."""
        text = to_text(await self.data())
        lines = text.split(self._end.decode())
        return lines if lines[-1] else lines[:-1]


async def opened(io: IO, names: Sequence[str]) -> tuple[list[Source], int]:
    """What there is of some files, the input where none is named, and the exit status."""
    found: list[Source] = []
    status = 0
    for name in names or ["-"]:
        try:
            found.append(open_source(io, name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    return found, status


def open_source(io: IO, name: str) -> Source:
    """A file, a device, or the input for `-`.

    Raises:
        FileError: there is no such file, or it is a directory.
    """
    return Source(io, name, io.stdin if name == "-" else open_input(io.files, io.path(name)))


def path_units(path: str) -> int:
    """Work that looking at a file takes: each folder on the way to it is looked at."""
    return 10 + len(path) // 8
