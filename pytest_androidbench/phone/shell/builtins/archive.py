"""`gzip`, `gunzip`, `zcat` and `du`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.packing import GZIP, Damaged, Packer, Unpacked
from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Source,
    open_source,
    path_units,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import FileOutput
from pytest_androidbench.phone.system.files import FileError

_UNIX: Final = 3


async def compress(io: IO, args: list[str]) -> int:
    """`gzip`, `gunzip`, `zcat`."""
    options = read_options(io.name, args, "cdfkv123456789")
    unpack = "d" in options or io.name in ("gunzip", "zcat")
    to_output = "c" in options or io.name == "zcat"
    status = 0
    for name in options.rest or ["-"]:
        target = "" if to_output or name == "-" else _target(io, name, unpack=unpack)
        try:
            source = open_source(io, name)
            if not unpack:
                await _pack(io, source, target)
            else:
                await _unpack(io, source, target)
            if target and "k" not in options:
                io.files.remove(io.path(name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
        except Damaged:
            await io.err(f"{io.name}: {name}: bad header")
            status = 1
    return status


def _target(io: IO, name: str, *, unpack: bool) -> str:
    if not unpack:
        return f"{name}.gz"
    if not name.endswith(".gz"):
        raise CommandError(f"{io.name}: no suffix: {name}")
    return name.removesuffix(".gz")


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
        while data := await source.block(4 * BLOCK):
            if packed := await packer.pack(data):
                await result.write(packed)
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
    status = 0
    for name in options.rest or ["."]:
        path = io.path(name)
        if not io.files.exists(path):
            await io.err(f"du: {name}: No such file or directory")
            status = 1
            continue
        await _usage(io, name, path.rstrip("/") or "/", options)
    return status


class _Folder:
    """A folder on the way, with what is still to come in it."""

    def __init__(self, name: str, path: str, size: int, names: list[str]) -> None:
        self.name = name
        self.path = path
        self.total = size
        self.names = names[::-1]


async def _usage(io: IO, name: str, path: str, options: Options) -> None:
    """Say how much there is, what is in a folder before the folder."""
    deepest = options.number("d", 2**31)
    open_folders: list[_Folder] = []
    while True:
        await io.turn(path_units(path))
        stat = io.files.stat(path, follow=False)
        if stat is not None:
            size = stat.size if "b" in options else -(-stat.size // 4096) * 4096
            if stat.kind == "dir":
                open_folders.append(_Folder(name, path, size, io.files.listdir(path)))
            else:
                depth = len(open_folders)
                if depth == 0 or ("a" in options and "s" not in options and depth <= deepest):
                    await io.line(f"{_amount_shown(size, options)}\t{name}")
                if open_folders:
                    open_folders[-1].total += size
        while open_folders and not open_folders[-1].names:
            done = open_folders.pop()
            depth = len(open_folders)
            if depth <= deepest and (depth == 0 or "s" not in options):
                await io.line(f"{_amount_shown(done.total, options)}\t{done.name}")
            if open_folders:
                open_folders[-1].total += done.total
        if not open_folders:
            return
        folder = open_folders[-1]
        inner = folder.names.pop()
        name, path = f"{folder.name.rstrip('/')}/{inner}", f"{folder.path.rstrip('/')}/{inner}"


def _amount_shown(size: int, options: Options) -> str:
    if "h" in options or "H" in options:
        for unit in ("", "K", "M", "G"):
            if size < 1000:
                return f"{size}{unit}"
            size = -(-size // 1024)
        return f"{size}T"
    if "b" in options:
        return str(size)
    return str(-(-size // (1024**2 if "m" in options else 1024)))


COMMANDS: Final[Commands] = {
    "du": du,
    "gunzip": compress,
    "gzip": compress,
    "zcat": compress,
}
