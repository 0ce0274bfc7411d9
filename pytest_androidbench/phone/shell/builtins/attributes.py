"""What files are: `stat`, owners, modes, links, names."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterator
from posixpath import normpath
from typing import Final

from pytest_androidbench.phone.shell.builtins.dates import written
from pytest_androidbench.phone.shell.builtins.modes import mode_text, read_mode
from pytest_androidbench.phone.shell.builtins.sources import path_units
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import unescape
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import (
    FileError,
    Stat,
    Usage,
    owner_name,
    owner_number,
)
from pytest_androidbench.phone.system.storage import TOTAL_BYTES

_KINDS: Final[dict[str, str]] = {
    "file": "regular file",
    "dir": "directory",
    "link": "symbolic link",
    "char": "character device",
}
_DEVICE: Final = 59
_LONGEST_OWNER: Final = 32


async def stat_files(io: IO, args: list[str]) -> int:
    options = read_options("stat", args, "Lc:ft", long={"format": "c"}, least=1)
    status = 0
    for name in options.rest:
        await io.turn(path_units(name))
        found = io.files.stat(io.path(name), follow="L" in options)
        if found is None:
            await io.err(f"stat: '{name}': No such file or directory")
            status = 1
        elif "f" in options:
            await io.out(_file_system(name, io.files.usage()))
        elif "c" in options:
            await _print_format(io, options.value("c"), name, found)
        else:
            await io.out(_full(name, found))
    return status


def _file_system(name: str, usage: Usage) -> str:
    free = usage.free // 4096
    return (
        f'  File: "{name}"\n    ID: 0000000000000000 Namelen: 255    Type: f2fs\n'
        "Block Size: 4096    Fundamental block size: 4096\n"
        f"Blocks: Total: {TOTAL_BYTES // 4096}\tFree: {free}\tAvailable: {free}\n"
        f"Inodes: Total: {usage.files + usage.files_free}\tFree: {usage.files_free}\n"
    )


def _blocks(stat: Stat) -> int:
    return -(-stat.size // 4096) * 8 if stat.kind != "link" else 0


def _stamp(time_ms: int) -> str:
    return f"{written(time_ms, '%Y-%m-%d %H:%M:%S')}.{time_ms % 1000:03d}000000 +0000"


def _kind(stat: Stat) -> str:
    return "regular empty file" if stat.kind == "file" and not stat.size else _KINDS[stat.kind]


def _long_name(name: str, stat: Stat) -> str:
    return f"{name} -> '{stat.target}'" if stat.kind == "link" else name


def _full(name: str, stat: Stat) -> str:
    return (
        f"  File: {_long_name(name, stat)}\n"
        f"  Size: {stat.size}\t Blocks: {_blocks(stat)}\t IO Blocks: 512\t {_kind(stat)}\n"
        f"Device: {_DEVICE:x}h/{_DEVICE}d\t Inode: {stat.inode}\t Links: {stat.links}\t"
        " Device type: 0,0\n"
        f"Access: ({stat.mode:04o}/{mode_text(stat)})\t"
        f"Uid: ({stat.uid:5}/{owner_name(stat.uid):>8})\t"
        f"Gid: ({stat.gid:5}/{owner_name(stat.gid):>8})\n"
        f"Access: {_stamp(stat.atime_ms)}\n"
        f"Modify: {_stamp(stat.mtime_ms)}\n"
        f"Change: {_stamp(stat.ctime_ms)}\n"
    )


_FIELDS: Final[dict[str, Callable[[str, Stat], str]]] = {
    "%": lambda _name, _stat: "%",
    "A": lambda _name, stat: mode_text(stat),
    "a": lambda _name, stat: f"{stat.mode:o}",
    "B": lambda _name, _stat: "512",
    "b": lambda _name, stat: str(_blocks(stat)),
    "D": lambda _name, _stat: f"{_DEVICE:x}",
    "d": lambda _name, _stat: str(_DEVICE),
    "F": lambda _name, stat: _kind(stat),
    "f": lambda _name, stat: f"{stat.st_mode:x}",
    "G": lambda _name, stat: owner_name(stat.gid),
    "g": lambda _name, stat: str(stat.gid),
    "h": lambda _name, stat: str(stat.links),
    "i": lambda _name, stat: str(stat.inode),
    "m": lambda _name, _stat: "/",
    "N": _long_name,
    "n": lambda name, _stat: name,
    "o": lambda _name, _stat: "512",
    "s": lambda _name, stat: str(stat.size),
    "T": lambda _name, _stat: "0",
    "t": lambda _name, _stat: "0",
    "U": lambda _name, stat: owner_name(stat.uid),
    "u": lambda _name, stat: str(stat.uid),
    "X": lambda _name, stat: str(stat.atime_ms // 1000),
    "x": lambda _name, stat: _stamp(stat.atime_ms),
    "Y": lambda _name, stat: str(stat.mtime_ms // 1000),
    "y": lambda _name, stat: _stamp(stat.mtime_ms),
    "Z": lambda _name, stat: str(stat.ctime_ms // 1000),
    "z": lambda _name, stat: _stamp(stat.ctime_ms),
    "C": lambda _name, _stat: "u:object_r:media_rw_data_file:s0",
}


_NUMBERS: Final = frozenset("aBbDdfghiostTuXYZ")


async def _print_format(io: IO, shape: str, name: str, stat: Stat) -> None:
    plain = unescape(shape)[0]
    at = 0
    for match in re.finditer(r"%(-?)(0?)(\d{0,5})\d*(.)", plain):
        field = _FIELDS.get(match[4])
        text = field(name, stat) if field is not None else "?"
        width = int(match[3] or 0)
        fill = "0" if match[2] and match[4] in _NUMBERS else " "
        text = text.ljust(width) if match[1] else text.rjust(width, fill)
        await io.out(plain[at : match.start()] + text)
        at = match.end()
    await io.out(plain[at:] + "\n")


def below(io: IO, path: str) -> Iterator[str]:
    """A path and everything under it, links not followed; a folder before what is in it."""
    yield path
    folders = [(path, _names(io, path))]
    while folders:
        folder, names = folders[-1]
        if names:
            path = f"{folder.rstrip('/')}/{names.pop()}"
            yield path
            folders.append((path, _names(io, path)))
        else:
            folders.pop()


def _names(io: IO, path: str) -> list[str]:
    """What is in a folder, the last name first; nothing in what is no folder."""
    stat = io.files.stat(path, follow=False)
    return io.files.listdir(path)[::-1] if stat is not None and stat.kind == "dir" else []


async def _change(
    io: IO, names: list[str], change: Callable[[str], None], *, recursive: bool = False
) -> int:
    status = 0
    for name in names:
        try:
            if not io.files.exists(io.path(name)):
                raise FileError(errno.ENOENT, name)
            for path in below(io, io.path(name)) if recursive else [io.path(name)]:
                await io.turn(path_units(path))
                change(path)
        except FileError as error:
            await io.err(f"{io.name}: '{name}': {error.strerror}")
            status = 1
    return status


async def chmod(io: IO, args: list[str]) -> int:
    # A mode may look like an option: `chmod -x file`.
    options = [a for a in args if re.fullmatch(r"-[Rcfv]+|--recursive", a)]
    rest = [a for a in args if a not in options]
    if len(rest) < 2:
        raise CommandError('chmod: Needs 2 arguments (see "chmod --help")')
    named = {io.path(name) for name in rest[1:]}

    def change(path: str) -> None:
        stat = io.files.stat(path, follow=path in named)
        if stat is None or stat.kind == "link":
            return
        mode = read_mode(rest[0], stat.mode, is_dir=stat.kind == "dir")
        if mode is None:
            raise CommandError(f"chmod: bad mode '{rest[0]}'")
        io.files.chmod(path, mode)

    recursive = any(a == "--recursive" or "R" in a for a in options)
    return await _change(io, rest[1:], change, recursive=recursive)


async def chown(io: IO, args: list[str]) -> int:
    options = read_options(io.name, args, "RhHLPfv", least=2)
    owner = options.rest[0] if io.name == "chown" else f":{options.rest[0]}"
    user, _, group = owner.partition(":")
    uid = _number(io, "user", user) if user else None
    gid = _number(io, "group", group) if group else None

    def change(path: str) -> None:
        io.files.chown(path, uid, gid)

    return await _change(io, options.rest[1:], change, recursive="R" in options)


def _number(io: IO, kind: str, name: str) -> int:
    number = owner_number(name) if len(name) <= _LONGEST_OWNER else None
    if number is None:
        raise CommandError(f"{io.name}: bad {kind} '{name}'")
    return number


def _keep(_path: str) -> None:
    """Change nothing: there is one context for all files."""


async def chcon(io: IO, args: list[str]) -> int:
    options = read_options("chcon", args, "Rhv", least=2)
    return await _change(io, options.rest[1:], _keep)


async def restorecon(io: IO, args: list[str]) -> int:
    options = read_options("restorecon", args, "DFRnrv", least=1)
    return await _change(io, options.rest, _keep)


async def readlink(io: IO, args: list[str]) -> int:
    options = read_options("readlink", args, "efmnq", long={"canonicalize": "f"}, least=1)
    status = 0
    for number, name in enumerate(options.rest, start=1):
        if letter := options.last("efm"):
            text = _canonical(io, name, letter)
        else:
            stat = io.files.stat(io.path(name), follow=False)
            text = stat.target if stat is not None and stat.kind == "link" else ""
        if not text:
            status = 1
        elif "q" not in options:
            last = "n" in options and number == len(options.rest)
            await io.out(text if last else f"{text}\n")
    return status


def _canonical(io: IO, name: str, letter: str) -> str:
    """The path without links, of which for `e` all has to be there, for `f` all but the end."""
    try:
        path = io.files.resolve(io.path(name))
    except FileError:
        return normpath(io.path(name)) if letter == "m" else ""
    return path if letter != "e" or io.files.exists(path) else ""


async def realpath(io: IO, args: list[str]) -> int:
    options = read_options("realpath", args, "emqsz", least=1)
    status = 0
    for name in options.rest:
        if text := _canonical(io, name, options.last("em") or "e"):
            await io.line(text)
        else:
            await io.err(f"realpath: {name}: No such file or directory")
            status = 1
    return status


async def basename(io: IO, args: list[str]) -> int:
    options = read_options("basename", args, "as:", least=1, stop_early=True)
    names, suffix = options.rest, options.value("s")
    if "a" not in options and "s" not in options:
        names, (suffix, *more) = names[:1], [*names[1:], ""]
        if len(more) > 1:
            raise CommandError("basename: too many args")
    for name in names:
        base = name.rstrip("/").rpartition("/")[2] or name[:1] or "."
        await io.line(base if base == suffix else base.removesuffix(suffix))
    return 0


async def dirname(io: IO, args: list[str]) -> int:
    options = read_options("dirname", args, "", least=1)
    for name in options.rest:
        folder = name.rstrip("/").rpartition("/")[0].rstrip("/")
        await io.line(folder or ("/" if name.startswith("/") else "."))
    return 0


COMMANDS: Final[Commands] = {
    "basename": basename,
    "chcon": chcon,
    "chgrp": chown,
    "chmod": chmod,
    "chown": chown,
    "dirname": dirname,
    "readlink": readlink,
    "realpath": realpath,
    "restorecon": restorecon,
    "stat": stat_files,
}
