"""`ls`."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.builtins.dates import written
from pytest_androidbench.phone.shell.builtins.modes import mode_text
from pytest_androidbench.phone.shell.builtins.sources import path_units
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError, Stat, owner_name

_LETTERS: Final = "1ACFHLNQRSUXZabcdfghiklmnopqrstuvwx"
_LONG: Final[dict[str, str]] = {"color": "k", "show-control-chars": "N"}
_WIDTH: Final = 80
_ROW_UNITS: Final = 15
_LINES_AT_ONCE: Final = 256
_LINE_BYTES: Final = 500
"""What one file to list takes, with the texts of its line."""


@dataclass(frozen=True, slots=True)
class ListedFile:
    """One file to list."""

    name: str
    stat: Stat


@dataclass(frozen=True, slots=True)
class ListedFolder:
    """A folder that is listed."""

    name: str
    path: str


async def ls(io: IO, args: list[str]) -> int:
    given = ["-ll" if arg == "--full-time" else arg for arg in args]
    options = read_options("ls", given, _LETTERS, long=_LONG)
    names = options.rest or ["."]
    status = 0
    files: list[ListedFile] = []
    folders: list[ListedFile] = []
    for name in names:
        await io.turn(path_units(name))
        follow = "d" not in options and ("l" not in options or name.endswith("/"))
        stat = io.files.stat(io.path(name), follow=follow or "L" in options or "H" in options)
        stat = stat or io.files.stat(io.path(name), follow=False)
        if stat is None:
            await io.err(f"ls: {name}: {_why(io, name)}")
            status = 1
        elif stat.kind == "dir" and "d" not in options:
            folders.append(ListedFile(name, stat))
        else:
            files.append(ListedFile(name, stat))
    await _block(io, _sorted(files, options), options)
    headed = len(names) > 1 or "R" in options
    for index, folder in enumerate(_sorted(folders, options)):
        if headed:
            await io.out(f"{chr(10) if index or files else ''}{folder.name}:\n")
        await _folder(io, ListedFolder(folder.name, io.path(folder.name)), options)
    return status


def _why(io: IO, name: str) -> str:
    try:
        io.files.resolve(io.path(name))
    except FileError as error:
        return error.strerror
    return "No such file or directory"


async def _folder(io: IO, start: ListedFolder, options: Options) -> None:
    """List a folder and, if wanted, all below it; a folder before the next one beside it."""
    pending = [(start, await _list(io, start, options))]
    while pending and "R" in options:
        folder, names = pending[-1]
        if not names:
            pending.pop()
            continue
        name = names.pop()
        inner = ListedFolder(
            f"{folder.name.rstrip('/')}/{name}", f"{folder.path.rstrip('/')}/{name}"
        )
        await io.out(f"\n{inner.name}:\n")
        pending.append((inner, await _list(io, inner, options)))


async def _list(io: IO, folder: ListedFolder, options: Options) -> list[str]:
    """List one folder; returns the names of the folders in it, the last one first."""
    lines = _sorted(await _lines(io, folder, options), options)
    if any(letter in options for letter in "lgonsh"):
        await io.line(f"total {_kilobytes(sum(_blocks(line.stat) for line in lines), options)}")
    await _block(io, lines, options)
    io.release(len(lines) * _LINE_BYTES)
    folders = [line.name for line in reversed(lines) if line.stat.kind == "dir"]
    return [name for name in folders if name not in (".", "..")]


async def _lines(io: IO, folder: ListedFolder, options: Options) -> list[ListedFile]:
    """What is in a folder, held until it is shown."""
    names = io.files.listdir(folder.path)
    if "a" in options or "f" in options:
        names = [".", "..", *names]
    elif "A" not in options:
        names = [name for name in names if not name.startswith(".")]
    lines: list[ListedFile] = []
    for name in names:
        path = f"{folder.path.rstrip('/')}/{name}"
        await io.turn(path_units(path))
        stat = io.files.stat(path, follow="L" in options)
        if stat is not None:
            io.hold(_LINE_BYTES)
            lines.append(ListedFile(name, stat))
    return lines


def _blocks(stat: Stat) -> int:
    return -(-stat.size // 4096) * 4 if stat.kind != "link" else 0


def _kilobytes(count: int, options: Options) -> str:
    return human(count * 1024) if "h" in options else str(count)


def _time(stat: Stat, options: Options) -> int:
    which = options.last("uc")
    return {"u": stat.atime_ms, "c": stat.ctime_ms}.get(which, stat.mtime_ms)


def _sorted(lines: list[ListedFile], options: Options) -> list[ListedFile]:
    if "f" in options or "U" in options:
        return lines
    lines = sorted(lines, key=lambda line: line.name)
    if "t" in options:
        lines = sorted(lines, key=lambda line: -_time(line.stat, options))
    elif "S" in options:
        lines = sorted(lines, key=lambda line: -line.stat.size)
    return lines[::-1] if "r" in options else lines


def _shown(line: ListedFile, options: Options, target: str = "") -> str:
    name = line.name
    if "b" in options:
        name = name.replace("\\", "\\\\").replace(" ", "\\ ").replace("\n", "\\n")
    if "q" in options:
        name = "".join(c if unicodedata.category(c) != "Cc" else "?" for c in name)
    name += target
    if "F" in options or "p" in options:
        mark = {"dir": "/", "link": "@" if "F" in options else ""}.get(line.stat.kind, "")
        if not mark and "F" in options and line.stat.kind == "file" and line.stat.mode & 0o111:
            mark = "*"
        name += mark
    return name


async def _block(io: IO, lines: list[ListedFile], options: Options) -> None:
    """Write some lines, a part of them at a time."""
    if any(letter in options for letter in "lgon"):
        return await _long_lines(io, lines, options)
    shown: list[str] = []
    for line in lines:
        await io.turn(_ROW_UNITS)
        shown.append(_prefix(line, options) + _shown(line, options))
    if "m" in options:
        await io.out(", ".join(shown) + "\n" if shown else "")
    elif "C" in options or "x" in options:
        await io.out(_columns(shown))
    else:
        await _write(io, [f"{text}\n" for text in shown])
    return None


async def _write(io: IO, lines: list[str]) -> None:
    for at in range(0, len(lines), _LINES_AT_ONCE):
        await io.out("".join(lines[at : at + _LINES_AT_ONCE]))


def _prefix(line: ListedFile, options: Options) -> str:
    inode = f"{line.stat.inode} " if "i" in options else ""
    blocks = f"{_kilobytes(_blocks(line.stat), options)} " if "s" in options else ""
    context = "u:object_r:media_rw_data_file:s0 " if "Z" in options else ""
    return inode + blocks + context


def _columns(shown: list[str]) -> str:
    width = max((len(text) for text in shown), default=0) + 2
    count = max(1, _WIDTH // width)
    rows = [shown[at : at + count] for at in range(0, len(shown), count)]
    return "".join("".join(f"{t:<{width}}" for t in row).rstrip() + "\n" for row in rows)


async def _long_lines(io: IO, lines: list[ListedFile], options: Options) -> None:
    rows = [_cells(line, options) for line in lines]
    widths = [max(len(row[i]) for row in rows) for i in range(4)] if rows else []
    found: list[str] = []
    for line, (links, user, group, size) in zip(lines, rows, strict=True):
        await io.turn(_ROW_UNITS)
        owners = "" if "g" in options else f"{user:<{widths[1]}} "
        owners += "" if "o" in options else f"{group:<{widths[2]}} "
        text = (
            f"{_prefix(line, options)}{mode_text(line.stat)} {links:>{widths[0]}} {owners}"
            f"{size:>{widths[3]}} {_date(_time(line.stat, options), options)} "
        )
        target = f" -> {line.stat.target}" if line.stat.kind == "link" else ""
        found.append(f"{text}{_shown(line, options, target)}\n")
    await _write(io, found)


def _cells(line: ListedFile, options: Options) -> tuple[str, str, str, str]:
    stat = line.stat
    size = human(stat.size) if "h" in options else str(stat.size)
    if stat.kind == "char":
        size = "1,   3"
    if "n" in options:
        return str(stat.links), str(stat.uid), str(stat.gid), size
    return str(stat.links), owner_name(stat.uid), owner_name(stat.gid), size


def _date(time_ms: int, options: Options) -> str:
    if options.letters.count("l") > 1:
        return f"{written(time_ms, '%Y-%m-%d %H:%M:%S')}.{time_ms % 1000:03d}000000 +0000"
    return written(time_ms, "%Y-%m-%d %H:%M")


def human(size: int) -> str:
    """A size in as few digits as toybox shows."""
    if size < 1000:
        return str(size)
    value = float(size)
    for unit in "KMGT":
        value /= 1024
        if value < 999.5:
            return f"{value:.1f}{unit}" if value < 9.95 else f"{value:.0f}{unit}"
    return f"{value:.0f}P"


COMMANDS: Final[Commands] = {"ls": ls}
