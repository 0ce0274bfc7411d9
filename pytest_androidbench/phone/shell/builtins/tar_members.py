"""The tar format: reading and writing members as a stream."""

from __future__ import annotations

import tarfile
from typing import Final, Protocol

from pytest_androidbench.phone.shell.builtins.packing import Damaged
from pytest_androidbench.phone.shell.builtins.sources import BLOCK, Source

_RECORD: Final = tarfile.BLOCKSIZE
_LONGEST_EXTRA: Final = 64 * 1024
"""Bytes a member's long name or its extended header may have."""

_MAX_EXTRAS: Final = 16
"""Headers that belong to one member."""

_SPARSE_GOES_ON: Final = 482
_SPARSE_MAP_GOES_ON: Final = 504
"""Where a sparse member's header, and what follows it, says that more of its map comes."""

_END: Final = bytes(2 * _RECORD)


class Put(Protocol):
    """Where an archive is written to."""

    async def __call__(self, data: bytes, /) -> None: ...


class TarArchive:
    """An archive that is being read."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._left = 0
        self._padding = 0
        self._first = True

    async def next(self) -> tarfile.TarInfo | None:
        """The next member, None after the last one.

        Raises:
            Damaged: this is no archive, or it ends early.
        """
        await self._pass_over()
        extra: dict[str, str] = {}
        for _ in range(_MAX_EXTRAS):
            info = await self._header()
            if info is None:
                return None
            if info.type in (tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK):
                key = "path" if info.type == tarfile.GNUTYPE_LONGNAME else "linkpath"
                extra[key] = _text((await self._extra(info)).partition(b"\0")[0])
            elif info.type in (tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE):
                extra |= _records(await self._extra(info))
            elif info.type == tarfile.XGLTYPE:
                await self._extra(info)  # toybox passes over what is said of all members
            else:
                _apply(info, extra)
                self._begin(info)
                return info
        raise Damaged("too many headers")

    async def block(self) -> bytes:
        """The next bytes of the member's content; `b""` at its end."""
        if not self._left:
            return b""
        data = await self._source.block(min(BLOCK, self._left))
        if not data:
            raise Damaged("unexpected end of data")
        self._left -= len(data)
        return data

    async def _header(self) -> tarfile.TarInfo | None:
        data = await self._source.exactly(_RECORD)
        first, self._first = self._first, False
        try:
            info = tarfile.TarInfo.frombuf(data, "utf-8", "surrogateescape")
        except tarfile.HeaderError as error:
            # Behind the last member are zeros, or nothing.
            if data.strip(b"\0") or (first and not data):
                raise Damaged(str(error)) from error
            return None
        if info.size < 0:
            raise Damaged("negative size")
        extended = info.type == tarfile.GNUTYPE_SPARSE and data[_SPARSE_GOES_ON]
        while extended:
            more = await self._source.exactly(_RECORD)
            extended = len(more) == _RECORD and more[_SPARSE_MAP_GOES_ON]
        return info

    def _begin(self, info: tarfile.TarInfo) -> None:
        has_data = info.isreg() or info.type not in tarfile.SUPPORTED_TYPES
        self._left = info.size if has_data else 0
        self._padding = -self._left % _RECORD

    async def _pass_over(self) -> None:
        """Go to where the next header is."""
        missing = self._left - await self._source.skip(self._left)
        if missing:
            raise Damaged("unexpected end of data")
        await self._source.skip(self._padding)

    async def _extra(self, info: tarfile.TarInfo) -> bytes:
        if info.size > _LONGEST_EXTRA:
            raise Damaged("header too long")
        data = await self._source.exactly(info.size)
        if len(data) < info.size:
            raise Damaged("unexpected end of data")
        await self._source.skip(-info.size % _RECORD)
        return data


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def _records(data: bytes) -> dict[str, str]:
    """The records of an extended header: length, space, key, equals sign, value, line end."""
    found: dict[str, str] = {}
    at = 0
    while at < len(data):
        digits, space, _ = data[at : at + 20].partition(b" ")
        if not (space and digits.isdigit() and int(digits) > len(digits) + 1):
            break
        record = data[at + len(digits) + 1 : at + int(digits) - 1]
        key, _, value = record.partition(b"=")
        found[_text(key)] = _text(value)
        at += int(digits)
    return found


def _apply(info: tarfile.TarInfo, extra: dict[str, str]) -> None:
    """Put what extended headers say in the place of what the header says."""
    if "path" in extra:
        info.name = extra["path"].rstrip("/")
    info.linkname = extra.get("linkpath", info.linkname)
    info.uname = extra.get("uname", info.uname)
    info.gname = extra.get("gname", info.gname)
    try:
        info.size = int(extra.get("size", info.size))
        info.uid, info.gid = int(extra.get("uid", info.uid)), int(extra.get("gid", info.gid))
        info.mtime = int(float(extra.get("mtime", info.mtime)))
    except (ValueError, OverflowError) as error:
        raise Damaged(str(error)) from error
    if info.size < 0:
        raise Damaged("negative size")


class ArchiveWriter:
    """An archive that is being written."""

    def __init__(self, put: Put) -> None:
        self._put = put
        self._size = 0

    async def begin(self, info: tarfile.TarInfo) -> None:
        """Write a member's header; its content follows."""
        await self.write(info.tobuf(tarfile.GNU_FORMAT, "utf-8", "surrogateescape"))

    async def write(self, data: bytes) -> None:
        """Write a part of the member's content."""
        self._size += len(data)
        await self._put(data)

    async def end_member(self) -> None:
        """Fill up the member's last record."""
        await self.write(bytes(-self._size % _RECORD))

    async def end(self) -> None:
        """Write the end of the archive."""
        await self.write(_END)
        await self.write(bytes(-self._size % tarfile.RECORDSIZE))
