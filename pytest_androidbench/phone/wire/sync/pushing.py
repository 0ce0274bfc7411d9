"""One file on its way to the phone."""

from __future__ import annotations

import errno
import stat as bits
from contextlib import suppress
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.files import FileError, FileSystem
from pytest_androidbench.phone.system.work import Request
from pytest_androidbench.phone.wire.stream import Stream
from pytest_androidbench.phone.wire.sync import packets

_PARENT_MODE: Final = 0o775
_BLOCK_UNITS: Final = 30


class PushRefused(AndroidBenchError):
    """The push cannot go on; the text is what the client is told."""


class Push:
    """Takes a file in, and puts it into its place when it is whole.

    As with adbd an unfinished push leaves nothing at its place. Until it ends one way or the
    other what was there before can still be read, so that an app never meets half a database.
    """

    def __init__(self, files: FileSystem, path: str, mode: int, owner: int) -> None:
        self._files = files
        self._path = path
        self._mode = mode
        self._owner = owner
        self._arrival = files.arrival()
        self._replaces = False
        """Whether adbd would have removed what was at the place."""
        self._whole = False

    async def receive(self, stream: Stream, request: Request) -> bool:
        """Take the file in; tells whether it is stored, else the client was told why not."""
        try:
            self._begin()
            time = await self._contents(stream, request)
            self._store(time * 1000)
        except PushRefused as reason:
            self.close()
            await stream.write(packets.fail(str(reason)))
            if not self._whole:
                await _drain(stream, request)
            return False
        self._replaces = False
        await stream.write(packets.header(b"OKAY", 0))
        return True

    def close(self) -> None:
        """Forget what came of a push that did not end well."""
        self._arrival.close()
        self._remove()

    @property
    def _link(self) -> bool:
        return bits.S_ISLNK(self._mode)

    def _begin(self) -> None:
        if not self._path.startswith("/"):
            raise PushRefused(
                f"couldn't create file: {FileError(errno.EROFS, self._path).strerror}"
            )
        stat = self._files.stat(self._path, follow=False)
        self._replaces = stat is None or stat.kind in {"file", "link"}
        parent = self._path.rstrip("/").rpartition("/")[0]
        if parent and not self._files.exists(parent):
            try:
                owner = self._owner
                self._files.mkdir(parent, parents=True, mode=_PARENT_MODE, uid=owner, gid=owner)
            except FileError as error:
                raise PushRefused(f"secure_mkdirs failed: {error.strerror}") from error
        if self._link:
            return
        try:
            if stat is not None and stat.kind == "link":
                self._files.remove(self._path)
            # What cannot be written is refused before the client sends it all.
            self._files.append(self._path, b"")
        except FileError as error:
            self._replaces = False
            raise PushRefused(f"couldn't create file: {error.strerror}") from error

    async def _contents(self, stream: Stream, request: Request) -> int:
        """Take in all data; returns the file's time, in seconds."""
        while True:
            packet_id, size = packets.HEADER.unpack(await stream.read_exactly(packets.HEADER.size))
            if packet_id == b"DONE":
                self._whole = True
                return int(size)
            if packet_id != b"DATA":
                raise PushRefused("invalid data message")
            if size > packets.MAX_CHUNK:
                await _skip(stream, request, size)
                raise PushRefused("oversize data message")
            self._add(await stream.read_exactly(size))
            await request.turn(_BLOCK_UNITS + size // 1024)

    def _add(self, data: bytes) -> None:
        try:
            self._arrival.add(data)
        except FileError:
            # adbd removes an older file first: then there may be room after all.
            self._remove()
            try:
                self._arrival.add(data)
            except FileError as error:
                raise PushRefused(f"write failed: {error.strerror}") from error

    def _store(self, mtime_ms: int) -> None:
        data = self._arrival.take()
        try:
            if self._link:
                self._store_link(data)
                return
            # Owner bits count for the group too: files end up readable by the app they are for.
            mode = (self._mode & 0o777) | ((self._mode >> 3) & 0o070)
            owner = self._owner
            self._files.write(self._path, data, mode=mode, uid=owner, gid=owner, mtime_ms=mtime_ms)
        except FileError as error:
            failed = "symlink failed" if self._link else "write failed"
            raise PushRefused(f"{failed}: {error.strerror}") from error

    def _store_link(self, data: bytes) -> None:
        if self._files.stat(self._path, follow=False) is not None:
            self._files.remove(self._path)
        self._files.symlink(packets.text(data), self._path, uid=self._owner)

    def _remove(self) -> None:
        if self._replaces:
            self._replaces = False
            with suppress(FileError):
                self._files.remove(self._path)


async def _drain(stream: Stream, request: Request) -> None:
    """Read what the client goes on sending, since closing at once could lose it the reason."""
    while True:
        packet_id, size = packets.HEADER.unpack(await stream.read_exactly(packets.HEADER.size))
        if packet_id != b"DATA":
            return
        await _skip(stream, request, size)


async def _skip(stream: Stream, request: Request, size: int) -> None:
    while size:
        part = await stream.read_exactly(min(size, packets.MAX_CHUNK))
        await request.turn(_BLOCK_UNITS + len(part) // 1024)
        size -= len(part)
