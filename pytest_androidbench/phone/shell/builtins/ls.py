"""`ls`."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.builtins.dates import written
from pytest_androidbench.phone.shell.builtins.modes import mode_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError, Stat, owner_name

_LETTERS: Final = "1ACFHLNQRSUXZabcdfghiklmnopqrstuvwx"
_LONG: Final[dict[str, str]] = {"color": "k", "full-time": "l", "show-control-chars": "N"}
_WIDTH: Final = 80


@dataclass(frozen=True, slots=True)
class Line:
    """One file to list."""

    name: str
    path: str
    stat: Stat


async def ls(io: IO, args: list[str]) -> int:
    options = read_options("ls", args, _LETTERS, long=_LONG)
    names = options.rest or ["."]
    status = 0
    files: list[Line] = []
    folders: list[Line] = []
    for name in names:
        follow = "d" not in options and ("l" not in options or name.endswith("/"))
        stat = io.files.stat(io.path(name), follow=follow or "L" in options or "H" in options)
        stat = stat or io.files.stat(io.path(name), follow=False)
        if stat is None:
            await io.err(f"ls: {name}: {_why(io, name)}")
            status = 1
        elif stat.kind == "dir" and "d" not in options:
            folders.append(Line(name, io.path(name), stat))
        else:
            files.append(Line(name, io.path(name), stat))
    await io.out(_block(_sorted(files, options), options))
    headed = len(names) > 1 or "R" in options
    for index, folder in enumerate(_sorted(folders, options)):
        if headed:
            await io.out(f"{chr(10) if index or files else ''}{folder.name}:\n")
        await _folder(io, folder, options)
    return status


def _why(io: IO, name: str) -> str:
    try:
        io.files.resolve(io.path(name))
    except FileError as error:
        return error.strerror
    return "No such file or directory"


async def _folder(io: IO, folder: Line, options: Options) -> None:
    lines: list[Line] = []
    names = io.files.listdir(folder.path)
    if "a" in options or "f" in options:
        names = [".", "..", *names]
    elif "A" not in options:
        names = [name for name in names if not name.startswith(".")]
    for name in names:
        path = f"{folder.path.rstrip('/')}/{name}"
        stat = io.files.stat(path, follow="L" in options)
        if stat is not None:
            lines.append(Line(name, path, stat))
    lines = _sorted(lines, options)
    if "l" in options or "s" in options:
        await io.line(f"total {sum(_blocks(line.stat) for line in lines)}")
    await io.out(_block(lines, options))
    if "R" not in options:
        return
    for line in lines:
        if line.stat.kind == "dir" and line.name not in (".", ".."):
            name = f"{folder.name.rstrip('/')}/{line.name}"
            await io.out(f"\n{name}:\n")
            await _folder(io, Line(name, line.path, line.stat), options)


def _blocks(stat: Stat) -> int:
    return -(-stat.size // 4096) * 4 if stat.kind != "link" else 0


def _time(stat: Stat, options: Options) -> int:
    which = options.last("uc")
    return {"u": stat.atime_ms, "c": stat.ctime_ms}.get(which, stat.mtime_ms)


def _sorted(lines: list[Line], options: Options) -> list[Line]:
    if "f" in options or "U" in options:
        return lines
    lines = sorted(lines, key=lambda line: line.name)
    if "t" in options:
        lines = sorted(lines, key=lambda line: -_time(line.stat, options))
    elif "S" in options:
        lines = sorted(lines, key=lambda line: -line.stat.size)
    return lines[::-1] if "r" in options else lines


def _shown(line: Line, options: Options) -> str:
    name = line.name
    if "b" in options:
        name = name.replace("\\", "\\\\").replace(" ", "\\ ").replace("\n", "\\n")
    if "q" in options:
        name = "".join(c if unicodedata.category(c) != "Cc" else "?" for c in name)
    if "F" in options or "p" in options:
        mark = {"dir": "/", "link": "@" if "F" in options else ""}.get(line.stat.kind, "")
        if not mark and "F" in options and line.stat.kind == "file" and line.stat.mode & 0o111:
            mark = "*"
        name += mark
    return name


def _block(lines: list[Line], options: Options) -> str:
    if "l" in options or "g" in options or "o" in options or "n" in options:
        return "".join(_long_lines(lines, options))
    shown = [_prefix(line, options) + _shown(line, options) for line in lines]
    if "m" in options:
        return ", ".join(shown) + "\n" if shown else ""
    if "C" in options or "x" in options:
        return _columns(shown)
    return "".join(f"{text}\n" for text in shown)


def _prefix(line: Line, options: Options) -> str:
    inode = f"{line.stat.inode} " if "i" in options else ""
    blocks = f"{_blocks(line.stat)} " if "s" in options else ""
    context = "u:object_r:media_rw_data_file:s0 " if "Z" in options else ""
    return inode + blocks + context


def _columns(shown: list[str]) -> str:
    width = max((len(text) for text in shown), default=0) + 2
    count = max(1, _WIDTH // width)
    rows = [shown[at : at + count] for at in range(0, len(shown), count)]
    return "".join("".join(f"{t:<{width}}" for t in row).rstrip() + "\n" for row in rows)


def _long_lines(lines: list[Line], options: Options) -> list[str]:
    rows = [_cells(line, options) for line in lines]
    widths = [max(len(row[i]) for row in rows) for i in range(4)] if rows else []
    found: list[str] = []
    for line, (links, user, group, size) in zip(lines, rows, strict=True):
        owners = "" if "g" in options else f"{user:<{widths[1]}} "
        owners += "" if "o" in options else f"{group:<{widths[2]}} "
        text = (
            f"{_prefix(line, options)}{mode_text(line.stat)} {links:>{widths[0]}} {owners}"
            f"{size:>{widths[3]}} {_date(_time(line.stat, options), options)} "
            f"{_shown(line, options)}"
        )
        target = f" -> {line.stat.target}" if line.stat.kind == "link" else ""
        found.append(f"{text}{target}\n")
    return found


def _cells(line: Line, options: Options) -> tuple[str, str, str, str]:
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
