"""`gzip`, `gunzip`, `zcat` and `du`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.ls import human
from pytest_androidbench.phone.shell.builtins.packing import GZIP, Damaged, Packer, Unpacked
from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Source,
    open_source,
    path_units,
)
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import FileOutput
from pytest_androidbench.phone.system.files import FileError, Stat

_UNIX: Final = 3
_PIECE: Final = 4 * BLOCK
"""Bytes packed at a time."""

_ANY_DEPTH: Final = 2**31
_UNITS: Final = {"b": 1, "K": 512, "k": 1024, "m": 1024**2}


async def compress(io: IO, args: list[str]) -> int:
    """`gzip`, `gunzip`, `zcat`."""
    options = read_options(io.name, args, "cdfkv123456789")
    unpack = "d" in options or io.name in ("gunzip", "zcat")
    to_output = "c" in options or io.name == "zcat"
    status = 0
    for name in options.rest or ["-"]:
        target = "" if to_output or name == "-" else _target(name, unpack=unpack)
        try:
            if target is None:
                complaint = f"no .gz: {name}"
            elif target and "f" not in options and io.files.exists(io.path(target)):
                complaint = f"{target}: File exists"
            else:
                await (_unpack if unpack else _pack)(io, open_source(io, name), target)
                if target:
                    _pass_on(io, io.path(name), io.path(target), keep="k" in options)
                continue
        except FileError as error:
            complaint = f"{name}: {error.strerror}"
        except Damaged:
            complaint = f"{name}: bad header"
        await io.err(f"{io.name}: {complaint}")
        status = 1
    return status


def _target(name: str, *, unpack: bool) -> str | None:
    """What a file is called when it is packed, or unpacked; None where that cannot be."""
    if not unpack:
        return f"{name}.gz"
    return name.removesuffix(".gz") if name.endswith(".gz") else None


def _pass_on(io: IO, source: str, target: str, *, keep: bool) -> None:
    """Put a file with the permissions and times of another one in its place, or beside it."""
    stat = io.files.stat(source)
    if stat is not None:
        io.files.chmod(target, stat.mode)
        io.files.utime(target, atime_ms=stat.atime_ms, mtime_ms=stat.mtime_ms)
    if not keep:
        io.files.remove(source)


class _Result:
    """Where what is made goes: the output, or a file that begins with the first of it."""

    def __init__(self, io: IO, name: str) -> None:
        self._io = io
        self._path = io.path(name) if name else ""
        self._output = FileOutput(io.files, self._path, io.request) if name else io.stdout
        self._begun = False

    async def write(self, data: bytes) -> None:
        """Write some of it."""
        if self._path and not self._begun:
            self._io.files.write(self._path, b"", mode=0o666)
        self._begun = True
        await self._output.write(data)

    def drop(self) -> None:
        """Remove the file, which will not be whole."""
        if self._path and self._begun:
            self._io.files.remove(self._path)


async def _pack(io: IO, source: Source, target: str) -> None:
    packer = Packer(io, system=_UNIX)
    result = _Result(io, target)
    try:
        while data := await source.block(_PIECE):
            await result.write(await packer.pack(data))
        await result.write(await packer.end())
    except FileError:
        result.drop()
        raise


async def _unpack(io: IO, source: Source, target: str) -> None:
    head = await source.exactly(len(GZIP))
    if head not in (b"", GZIP):
        raise Damaged("no gzip file")
    unpacked = Source(io, source.name, Unpacked(io, source, head))
    result = _Result(io, target)
    try:
        data = await unpacked.block()
        await result.write(data)
        while data := await unpacked.block():
            await result.write(data)
    except (Damaged, FileError):
        result.drop()
        raise


async def du(io: IO, args: list[str]) -> int:
    options = read_options("du", args, "abcd:hHkKLlmsx")
    count = _Count(io, options)
    status = total = 0
    for name in options.rest or ["."]:
        stat = io.files.stat(io.path(name), follow="H" in options or "L" in options)
        if stat is None:
            await io.err(f"du: {name}: No such file or directory")
            status = 1
        else:
            total += await count.tree(name, stat)
    if "c" in options:
        await io.line(f"{_amount_shown(total, options)}\ttotal")
    return status


class _Folder:
    """A folder on the way, with what is still to come in it."""

    def __init__(self, io: IO, name: str, size: int) -> None:
        self.name = name
        self.total = size
        self.names = io.files.listdir(io.path(name))[::-1]


class _Count:
    """How much there is in trees, what has several names counted once."""

    def __init__(self, io: IO, options: Options) -> None:
        self._io = io
        self._options = options
        self._deepest = options.number("d", _ANY_DEPTH)
        self._seen: set[int] = set()

    async def tree(self, name: str, stat: Stat) -> int:
        """Say what is in a folder before the folder; returns the sum in bytes."""
        if stat.kind != "dir":
            return await self._file(name, stat, 0)
        above = [_Folder(self._io, name, self._size(stat))]
        while True:
            folder = above[-1]
            await self._io.turn(path_units(folder.name))
            if folder.names:
                inner = f"{folder.name.rstrip('/')}/{folder.names.pop()}"
                found = self._io.files.stat(self._io.path(inner), follow=False)
                if found is not None and found.kind == "dir":
                    above.append(_Folder(self._io, inner, self._size(found)))
                elif found is not None:
                    folder.total += await self._file(inner, found, len(above))
                continue
            above.pop()
            if not above or "a" in self._options or "s" not in self._options:
                await self._say(folder.total, folder.name, len(above))
            if not above:
                return folder.total
            above[-1].total += folder.total

    async def _file(self, name: str, stat: Stat, depth: int) -> int:
        if stat.links > 1 and "l" not in self._options:
            if stat.inode in self._seen:
                return 0
            self._seen.add(stat.inode)
        if not depth or "a" in self._options:
            await self._say(self._size(stat), name, depth)
        return self._size(stat)

    async def _say(self, size: int, name: str, depth: int) -> None:
        if depth <= self._deepest:
            await self._io.line(f"{_amount_shown(size, self._options)}\t{name}")

    def _size(self, stat: Stat) -> int:
        return stat.size if "b" in self._options else -(-stat.size // 4096) * 4096


def _amount_shown(size: int, options: Options) -> str:
    unit = options.last("kKmhb") or "k"
    if unit == "h":
        return human(size)
    return str(-(-size // _UNITS[unit]))


COMMANDS: Final[Commands] = {
    "du": du,
    "gunzip": compress,
    "gzip": compress,
    "zcat": compress,
}
