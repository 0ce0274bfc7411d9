"""The `sync:` service: stat, list, send and receive files."""

from __future__ import annotations

import errno
import stat as bits
from collections.abc import Awaitable, Callable
from typing import Final

from pytest_androidbench.phone.system.files import FileError, FileSystem, Stat
from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed
from pytest_androidbench.phone.wire.stream import Stream
from pytest_androidbench.phone.wire.sync import packets

MAX_FILE: Final = 1024 * 1024 * 1024
_PARENT_MODE: Final = 0o775


class SyncService:
    """Transfers files between a client and the phone's file system."""

    def __init__(self, files: FileSystem, owner: Callable[[], int]) -> None:
        self._files = files
        self._owner = owner
        self._requests: dict[bytes, Callable[[Stream, str], Awaitable[None]]] = {
            b"STAT": self._stat1,
            b"LIST": self._list1,
            b"SEND": self._send1,
            b"RECV": self._receive1,
            b"STA2": self._stat2,
            b"LST2": self._lstat2,
            b"LIS2": self._list2,
            b"SND2": self._send2,
            b"RCV2": self._receive2,
        }

    async def serve(self, stream: Stream) -> None:
        """Answer requests until the client quits or leaves."""
        while True:
            try:
                packet_id, size = packets.request(await stream.read_exactly(packets.HEADER.size))
            except StreamClosed:
                return
            if packet_id == b"QUIT":
                return
            answer = self._requests.get(packet_id)
            if answer is None:
                await stream.write(packets.fail(f"unknown command {packet_id.hex()}"))
                return
            path = (await stream.read_exactly(size)).decode("utf-8", "surrogateescape")
            await answer(stream, path)

    def _look(self, path: str, *, follow: bool) -> tuple[Stat | None, int]:
        try:
            stat = self._files.stat(path, follow=follow) if path.startswith("/") else None
        except FileError as error:
            return None, error.errno
        return stat, 0 if stat is not None else errno.ENOENT

    async def _stat1(self, stream: Stream, path: str) -> None:
        # The first version does not follow links, but clients take a link for no file at all.
        await stream.write(packets.stat1(self._look(path, follow=True)[0]))

    async def _stat2(self, stream: Stream, path: str) -> None:
        await stream.write(packets.stat2(b"STA2", *self._look(path, follow=True)))

    async def _lstat2(self, stream: Stream, path: str) -> None:
        await stream.write(packets.stat2(b"LST2", *self._look(path, follow=False)))

    def _entries(self, path: str) -> list[tuple[bytes, Stat]]:
        try:
            names = self._files.listdir(path)
        except FileError:
            return []
        found = []
        for name in (".", "..", *names):
            stat, _ = self._look(f"{path.rstrip('/')}/{name}", follow=False)
            if stat is not None:
                found.append((name.encode("utf-8", "surrogateescape"), stat))
        return found

    async def _list1(self, stream: Stream, path: str) -> None:
        for name, stat in self._entries(path):
            await stream.write(packets.dent1(name, stat))
        await stream.write(packets.dent1_end())

    async def _list2(self, stream: Stream, path: str) -> None:
        for name, stat in self._entries(path):
            await stream.write(packets.dent2(name, stat))
        await stream.write(packets.dent2_end())

    async def _send1(self, stream: Stream, spec: str) -> None:
        path, comma, mode = spec.rpartition(",")
        if not comma or not mode.isdecimal():
            path, mode = spec, "420"
        await self._receive_file(stream, path, int(mode))

    async def _send2(self, stream: Stream, path: str) -> None:
        packet_id, mode, flags = packets.SEND2.unpack(await stream.read_exactly(packets.SEND2.size))
        if packet_id != b"SND2" or flags:
            raise ProtocolError("compressed transfer was not offered")
        await self._receive_file(stream, path, mode)

    async def _receive_file(self, stream: Stream, path: str, mode: int) -> None:
        parts: list[bytes] = []
        total = 0
        while True:
            packet_id, size = packets.HEADER.unpack(await stream.read_exactly(packets.HEADER.size))
            if packet_id == b"DONE":
                break
            if packet_id != b"DATA" or size > packets.MAX_CHUNK or total + size > MAX_FILE:
                raise ProtocolError("bad data in a file transfer")
            parts.append(await stream.read_exactly(size))
            total += size
        try:
            self._store(path, b"".join(parts), mode, mtime_ms=size * 1000)
        except FileError as error:
            await stream.write(packets.fail(f"couldn't create file: {error.strerror}"))
            return
        await stream.write(packets.header(b"OKAY", 0))

    def _store(self, path: str, data: bytes, mode: int, *, mtime_ms: int) -> None:
        if not path.startswith("/"):
            raise FileError(errno.EROFS, path)
        owner = self._owner()
        parent = path.rstrip("/").rpartition("/")[0]
        if parent and not self._files.exists(parent):
            self._files.mkdir(parent, parents=True, mode=_PARENT_MODE, uid=owner, gid=owner)
        if bits.S_ISLNK(mode):
            target = data.rstrip(b"\0").decode("utf-8", "surrogateescape")
            if self._files.stat(path, follow=False) is not None:
                self._files.remove(path)
            self._files.symlink(target, path, uid=owner)
            return
        # Owner bits count for the group too: files end up readable by the app they are for.
        permissions = (mode & 0o777) | ((mode >> 3) & 0o070)
        self._files.write(path, data, mode=permissions, uid=owner, gid=owner, mtime_ms=mtime_ms)

    async def _receive1(self, stream: Stream, path: str) -> None:
        try:
            data = self._files.read(path)
        except FileError as error:
            await stream.write(packets.fail(f"open failed: {error.strerror}"))
            return
        for start in range(0, len(data), packets.MAX_CHUNK):
            chunk = data[start : start + packets.MAX_CHUNK]
            await stream.write(packets.header(b"DATA", len(chunk)) + chunk)
        await stream.write(packets.header(b"DONE", 0))

    async def _receive2(self, stream: Stream, path: str) -> None:
        packet_id, flags = packets.RECV2.unpack(await stream.read_exactly(packets.RECV2.size))
        if packet_id != b"RCV2" or flags:
            raise ProtocolError("compressed transfer was not offered")
        await self._receive1(stream, path)
