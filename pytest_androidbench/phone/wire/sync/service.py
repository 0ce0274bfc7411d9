"""The `sync:` service: stat, list, send and receive files, as adbd does it.

Texts and the order of checks are those of adbd's `file_sync_service.cpp`.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.files import FileError, FileSystem, Stat
from pytest_androidbench.phone.system.work import OutOfMemory, Request, Requests
from pytest_androidbench.phone.wire.errors import StreamClosed
from pytest_androidbench.phone.wire.stream import Stream
from pytest_androidbench.phone.wire.sync import packets
from pytest_androidbench.phone.wire.sync.pushing import Push

_ENTRY_UNITS: Final = 30
_LARGEST_MODE: Final = 2**64 - 1
_MODE: Final = re.compile(r"\s*(0[xX][\da-fA-F]+|0[0-7]*|[1-9]\d*)", re.ASCII)


class Ended(AndroidBenchError):
    """The session is over, as adbd ends it after what it told the client."""


class SyncService:
    """Transfers files between clients and the phone's file system."""

    def __init__(self, files: FileSystem, requests: Requests, owner: Callable[[], int]) -> None:
        self._files = files
        self._requests = requests
        self._owner = owner

    async def serve(self, stream: Stream) -> None:
        """Answer requests until the client quits or leaves."""
        with closing(self._requests.begin()) as request:
            session = _Session(self._files, stream, request, self._owner)
            try:
                while await session.answer():
                    pass
            except Ended:
                return


class _Session:
    """One client's requests."""

    def __init__(
        self, files: FileSystem, stream: Stream, request: Request, owner: Callable[[], int]
    ) -> None:
        self._files = files
        self._stream = stream
        self._request = request
        self._owner = owner
        self._answers: dict[bytes, Callable[[str], Awaitable[None]]] = {
            b"STAT": self._stat1,
            b"LIST": self._list1,
            b"SEND": self._send1,
            b"RECV": self._receive,
            b"STA2": self._stat2,
            b"LST2": self._lstat2,
            b"LIS2": self._list2,
            b"SND2": self._send2,
            b"RCV2": self._receive2,
        }

    async def answer(self) -> bool:
        """Answer one request; tells whether there may be another."""
        try:
            head = await self._stream.read_exactly(packets.HEADER.size)
        except StreamClosed:
            return False
        packet_id, size = packets.HEADER.unpack(head)
        if size > packets.MAX_PATH:
            await self._refuse("path too long")
        name = packets.text(await self._stream.read_exactly(size))
        if packet_id == b"QUIT":
            return False
        answer = self._answers.get(packet_id)
        if answer is None:
            await self._refuse(f"unknown command {int.from_bytes(packet_id, 'little'):08x}")
            return False
        await self._request.turn(_ENTRY_UNITS)
        await answer(name)
        return True

    async def _refuse(self, reason: str) -> None:
        await self._stream.write(packets.fail(reason))
        raise Ended

    def _look(self, path: str, *, follow: bool) -> tuple[Stat | None, int]:
        try:
            stat = self._files.stat(path, follow=follow) if path.startswith("/") else None
        except FileError as error:
            return None, error.errno
        return stat, 0 if stat is not None else errno.ENOENT

    async def _stat1(self, path: str) -> None:
        # The first version does not follow links, but clients take a link for no file at all.
        await self._stream.write(packets.stat1(self._look(path, follow=True)[0]))

    async def _stat2(self, path: str) -> None:
        await self._stream.write(packets.stat2(b"STA2", *self._look(path, follow=True)))

    async def _lstat2(self, path: str) -> None:
        await self._stream.write(packets.stat2(b"LST2", *self._look(path, follow=False)))

    async def _list1(self, path: str) -> None:
        await self._list(path, packets.dent1)
        await self._stream.write(packets.dent1_end())

    async def _list2(self, path: str) -> None:
        await self._list(path, packets.dent2)
        await self._stream.write(packets.dent2_end())

    async def _list(self, path: str, entry: Callable[[bytes, Stat], bytes]) -> None:
        try:
            names = self._files.listdir(path)
        except FileError:
            return
        block = bytearray()
        for name in (".", "..", *names):
            stat, _ = self._look(f"{path.rstrip('/')}/{name}", follow=False)
            if stat is not None:
                block += entry(packets.raw(name), stat)
            if len(block) >= packets.MAX_CHUNK:
                await self._stream.write(bytes(block))
                block.clear()
            await self._request.turn(_ENTRY_UNITS)
        if block:
            await self._stream.write(bytes(block))

    async def _send1(self, spec: str) -> None:
        path, comma, mode = spec.rpartition(",")
        if not comma:
            await self._refuse("missing , in ID_SEND_V1")
        number = _number(mode)
        if number > _LARGEST_MODE:
            await self._refuse("bad mode")
        await self._send(path, number)

    async def _send2(self, path: str) -> None:
        setup = await self._stream.read_exactly(packets.SEND2.size)
        _, mode, flags = packets.SEND2.unpack(setup)
        if flags:
            await self._refuse(f"unknown flags: {flags}")
        await self._send(path, mode)

    async def _send(self, path: str, mode: int) -> None:
        push = Push(self._files, path, mode & 0xFFFFFFFF, self._owner())
        try:
            stored = await push.receive(self._stream, self._request)
        finally:
            push.close()
        if not stored:
            raise Ended

    async def _receive2(self, path: str) -> None:
        _, flags = packets.RECV2.unpack(await self._stream.read_exactly(packets.RECV2.size))
        if flags:
            await self._refuse(f"unknown flags: {flags}")
        await self._receive(path)

    async def _receive(self, path: str) -> None:
        try:
            stat = self._files.stat(path)
            if stat is None or stat.kind == "dir":
                raise FileError(errno.ENOENT if stat is None else errno.EISDIR, path)
            live = self._files.live_at(path) is not None
            image = self._files.read(path) if live else b""
            with self._request.holding(len(image)):
                await self._send_blocks(stat.inode, image if live else None)
        except FileError as error:
            await self._stream.write(packets.fail(f"open failed: {error.strerror}"))
        except OutOfMemory:
            await self._stream.write(packets.fail("read failed: Out of memory"))

    async def _send_blocks(self, number: int, image: bytes | None) -> None:
        """Send a file as it is when its blocks are read; of a live one the image of one moment."""
        offset, size = 0, packets.MAX_CHUNK
        while True:
            if image is None:
                block = self._files.block_of(number, offset, size)
            else:
                block = image[offset : offset + size]
            if not block:
                break
            await self._stream.write(packets.header(b"DATA", len(block)) + block)
            await self._request.turn(_ENTRY_UNITS + len(block) // 1024)
            offset += len(block)
        await self._stream.write(packets.header(b"DONE", 0))


def _number(text: str) -> int:
    """What the C library's `strtoul` reads with base 0; nothing is 0."""
    match = _MODE.match(text[:100])
    if match is None:
        return 0
    digits = match[1]
    if digits[:2] in ("0x", "0X"):
        return int(digits, 16)
    return int(digits, 8 if digits[0] == "0" else 10)
