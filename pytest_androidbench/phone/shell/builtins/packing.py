"""Compressing and its reverse, block by block on the request's thread."""

from __future__ import annotations

import bz2
import lzma
import struct
import zlib
from typing import Final, Protocol

from pytest_androidbench.phone.shell.builtins.sources import BLOCK, Source
from pytest_androidbench.phone.shell.errors import ShellError
from pytest_androidbench.phone.shell.io import IO

GZIP: Final = b"\x1f\x8b"
_BZIP2: Final = b"BZh"
_XZ: Final = b"\xfd7zXZ"
_WINDOW: Final = 15
_LEVEL: Final = 9
_XZ_MEMORY: Final = 16 * 1024 * 1024
"""What unpacking xz may take: enough for its level 6, the usual one."""

_SMALL: Final = 1024
"""Bytes up to which starting a thread's work costs more than doing it."""


class Damaged(ShellError):
    """Something packed cannot be unpacked."""


class Packer:
    """Makes a gzip file of what it is given; it has no name and no time in it."""

    def __init__(self, io: IO, *, system: int) -> None:
        self._io = io
        self._stream = zlib.compressobj(_LEVEL, zlib.DEFLATED, -_WINDOW)
        self._checksum = 0
        self._size = 0
        self._head = GZIP + bytes((8, 0, 0, 0, 0, 0, 2, system))

    async def pack(self, data: bytes) -> bytes:
        """The next part of the file, which may be empty."""
        self._checksum = zlib.crc32(data, self._checksum)
        self._size += len(data)
        head, self._head = self._head, b""
        if len(data) <= _SMALL:
            return head + self._stream.compress(data)
        return head + await self._io.compute(lambda _: self._stream.compress(data))

    async def end(self) -> bytes:
        """The rest of the file."""
        packed = await self._io.compute(lambda _: self._stream.flush())
        return self._head + packed + struct.pack("<LL", self._checksum, self._size & 0xFFFFFFFF)


class _Stream(Protocol):
    """What the decompressors have in common."""

    @property
    def eof(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    def decompress(self, data: bytes, max_length: int = ..., /) -> bytes: ...


class Unpacked:
    """An input over what a gzip, bzip2 or xz file holds."""

    def __init__(self, io: IO, source: Source, begun: bytes = b"") -> None:
        self._io = io
        self._source = source
        self._waiting = begun
        self._stream: _Stream | None = None
        self._begun = False
        self._ready = b""

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes, or a block; `b""` at the end.

        Raises:
            Damaged: it is not, or no longer, a file of that kind.
        """
        n = BLOCK if n < 0 else n
        while not self._ready and await self._more():
            pass
        taken, self._ready = self._ready[:n], self._ready[n:]
        return taken

    async def _more(self) -> bool:
        """Unpack a block; False at the end."""
        if self._stream is None and not await self._open():
            return False
        stream = self._stream
        assert stream is not None
        data, self._waiting = self._waiting, b""
        fed = bool(data) or _has_more(stream)
        if not fed:
            data = await self._source.block()
        try:
            self._ready = await self._io.compute(lambda _: stream.decompress(data, BLOCK))
        except (OSError, EOFError, zlib.error, lzma.LZMAError) as error:
            raise Damaged(str(error)) from error
        if stream.eof:
            self._waiting = stream.unused_data
            self._stream = None
        elif not (data or fed or self._ready):
            raise Damaged("ended early")
        else:
            self._waiting = getattr(stream, "unconsumed_tail", b"")
        return True

    async def _open(self) -> bool:
        """Begin with the next of the files that make up the input; False when there is none."""
        while True:
            if self._begun:
                self._waiting = self._waiting.lstrip(b"\0")
            if self._waiting:
                break
            self._waiting = await self._source.block()
            if not self._waiting:
                return False
        while len(self._waiting) < len(_XZ) and (more := await self._source.block()):
            self._waiting += more
        self._stream = _stream_for(self._waiting)
        if self._stream is None:
            raise Damaged("no known kind")
        self._begun = True
        return True


def is_packed(head: bytes) -> bool:
    """Whether a file that begins so is one that can be unpacked."""
    return head.startswith((GZIP, _BZIP2, _XZ))


def _stream_for(head: bytes) -> _Stream | None:
    if head.startswith(GZIP):
        return zlib.decompressobj(_WINDOW + 16)
    if head.startswith(_BZIP2):
        return bz2.BZ2Decompressor()
    if head.startswith(_XZ):
        return lzma.LZMADecompressor(memlimit=_XZ_MEMORY)
    return None


def _has_more(stream: _Stream) -> bool:
    """Whether a decompressor still holds what it was given: zlib's gives that back instead."""
    return not getattr(stream, "needs_input", True)
