"""Making, copying, moving and removing files."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.shell.builtins.dates import read_time
from pytest_androidbench.phone.shell.builtins.modes import read_mode
from pytest_androidbench.phone.shell.builtins.sources import path_units
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError

_NEW_DIRECTORY: Final = 0o777
_NEW_FILE: Final = 0o666
_STEP_UNITS: Final = 40


async def cp(io: IO, args: list[str]) -> int:
    long = {"preserve": "p", "recursive": "r", "force": "f", "archive": "a"}
    options = read_options("cp", args, "adDfFHilLnprRsTuvt:", long=long)
    sources, target = _sources_and_target("cp", options)
    into = _is_folder(io, target, options, len(sources))
    status = 0
    for source in sources:
        await io.turn(path_units(source))
        goal = f"{target.rstrip('/')}/{_base(source)}" if into else target
        try:
            if not await _copy_one(io, source, goal, options):
                await io.err(f"cp: Skipped dir '{source}'")
                status = 1
        except FileError as error:
            status = 1
            if error.errno == errno.ENOENT and not io.files.exists(io.path(source)):
                await io.err(f"cp: bad '{source}': No such file or directory")
            else:
                await io.err(f"cp: '{goal}': {error.strerror}")
    return status


async def _steps(io: IO, steps: Iterator[None]) -> None:
    """Do what visits many files, letting others have their turn."""
    for _ in steps:
        await io.turn(_STEP_UNITS)


def _sources_and_target(name: str, options: Options) -> tuple[list[str], str]:
    if "t" in options:
        return options.rest, options.value("t")
    if len(options.rest) < 2:
        raise CommandError(f"{name}: Needs 2 arguments")
    return options.rest[:-1], options.rest[-1]


def _is_folder(io: IO, target: str, options: Options, count: int) -> bool:
    """Whether sources go into the target instead of becoming it."""
    folder = io.files.is_dir(io.path(target))
    if folder and "T" in options:
        raise CommandError(f"{io.name}: '{target}' is a directory")
    if (count > 1 or "t" in options) and not folder:
        raise CommandError(f"{io.name}: '{target}' not directory")
    return folder


def _base(path: str) -> str:
    """Last part of a path; the folder itself for `x/.`."""
    name = path.rstrip("/").rpartition("/")[2]
    return "." if name in (".", "..", "") else name


async def _copy_one(io: IO, source: str, goal: str, options: Options) -> bool:
    """Copy a file or a tree; False where a tree was not asked for."""
    preserve = any(letter in options for letter in "apd")
    stat = io.files.stat(io.path(source), follow="a" not in options and "d" not in options)
    if stat is None:
        raise FileError(errno.ENOENT, source)
    if stat.kind == "dir" and not any(letter in options for letter in "arR"):
        return False
    existing = io.files.stat(io.path(goal))
    if existing is not None and stat.kind != "dir":
        kept = "n" in options or ("u" in options and existing.mtime_ms >= stat.mtime_ms)
        if kept:
            return True
    if "v" in options:
        await io.line(f"cp '{source}' -> '{goal}'")
    if "l" in options and stat.kind != "dir":
        io.files.link(io.path(source), io.path(goal))
        return True
    if "s" in options:
        io.files.symlink(source, io.path(goal), uid=io.session.uid)
        return True
    await _steps(io, io.files.copying(io.path(source), io.path(goal), preserve=preserve))
    if not preserve and existing is None:
        io.files.chown(io.path(goal), io.session.uid, io.session.uid)
    return True


async def mv(io: IO, args: list[str]) -> int:
    options = read_options("mv", args, "finTvt:", long={"force": "f", "no-clobber": "n"})
    sources, target = _sources_and_target("mv", options)
    into = _is_folder(io, target, options, len(sources))
    status = 0
    for source in sources:
        await io.turn(path_units(source))
        goal = f"{target.rstrip('/')}/{_base(source)}" if into else target
        if not (io.files.exists(io.path(source)) or io.files.is_link(io.path(source))):
            await io.err(f"mv: bad '{source}': No such file or directory")
            status = 1
            continue
        if "n" in options and io.files.exists(io.path(goal)):
            continue
        if "v" in options:
            await io.line(f"mv '{source}' -> '{goal}'")
        try:
            await _steps(io, io.files.renaming(io.path(source), io.path(goal)))
        except FileError as error:
            await io.err(f"mv: '{goal}': {error.strerror}")
            status = 1
    return status


async def rm(io: IO, args: list[str]) -> int:
    options = read_options("rm", args, "fiRrv", long={"force": "f", "recursive": "r"})
    if not options.rest and "f" not in options:
        raise CommandError('rm: Needs 1 argument (see "rm --help")')
    status = 0
    for name in options.rest:
        await io.turn(path_units(name))
        path = io.path(name)
        stat = io.files.stat(path, follow=False)
        try:
            if stat is None:
                if "f" not in options:
                    raise FileError(errno.ENOENT, name)
            elif _base(name) == "." or path.rstrip("/") == "":
                await io.err(f"rm: bad path {name}")
                status = 1
            elif stat.kind == "dir" and "r" not in options and "R" not in options:
                raise FileError(errno.EISDIR, name)
            else:
                if "v" in options:
                    await io.line(f"rm '{name}'")
                await _steps(io, io.files.removing(path))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    return status


async def mkdir(io: IO, args: list[str]) -> int:
    options = read_options("mkdir", args, "m:pvZ:", long={"parents": "p"}, least=1)
    mode = read_mode(options.value("m", "+"), _NEW_DIRECTORY, is_dir=True)
    if mode is None:
        raise CommandError(f"mkdir: bad mode '{options.value('m')}'")
    status = 0
    for name in options.rest:
        await io.turn(path_units(name))
        try:
            owner = io.session.uid
            io.files.mkdir(io.path(name), "p" in options, mode=mode, uid=owner, gid=owner)
        except FileError as error:
            await io.err(f"mkdir: '{name}': {error.strerror}")
            status = 1
    return status


async def rmdir(io: IO, args: list[str]) -> int:
    options = read_options("rmdir", args, "p", least=1)
    status = 0
    for name in options.rest:
        left = name
        try:
            while left:
                await io.turn(path_units(left))
                path = io.path(left)
                if io.files.exists(path) and not io.files.is_dir(path):
                    raise FileError(errno.ENOTDIR, left)
                io.files.remove(path)
                left = left.rstrip("/").rpartition("/")[0] if "p" in options else ""
        except FileError as error:
            await io.err(f"rmdir: '{left}': {error.strerror}")
            status = 1
    return status


async def touch(io: IO, args: list[str]) -> int:
    long = {"no-create": "c", "date": "d", "reference": "r"}
    options = read_options("touch", args, "acd:fhmr:t:", long=long, least=1)
    access, change = _touch_times(io, options)
    status = 0
    for name in options.rest:
        await io.turn(path_units(name))
        path = io.path(name)
        try:
            if not io.files.exists(path):
                if "c" in options:
                    continue
                io.files.write(path, b"", mode=_NEW_FILE, uid=io.session.uid, gid=io.session.uid)
            chosen = [letter for letter in "am" if letter in options] or ["a", "m"]
            io.files.utime(
                path,
                atime_ms=access if "a" in chosen else None,
                mtime_ms=change if "m" in chosen else None,
            )
        except FileError as error:
            await io.err(f"touch: '{name}': {error.strerror}")
            status = 1
    return status


def _touch_times(io: IO, options: Options) -> tuple[int, int]:
    """Of access and of change."""
    if "r" in options:
        stat = io.files.stat(io.path(options.value("r")))
        if stat is None:
            raise CommandError(f"touch: '{options.value('r')}': No such file or directory")
        return stat.atime_ms, stat.mtime_ms
    text = options.value("t") or options.value("d")
    now = io.phone.clock.now_ms
    found = read_time(text, now, year_first="t" in options) if text else now
    if found is None:
        raise CommandError(f"touch: bad date '{text}'")
    return found, found


async def ln(io: IO, args: list[str]) -> int:
    options = read_options("ln", args, "frnst:Tv", least=1)
    sources, target = options.rest[:-1], options.rest[-1]
    if "t" in options:
        sources, target = options.rest, options.value("t")
    elif not sources:
        sources, target = [target], "."
    into = _links_go_into(io, target, options, len(sources))
    status = 0
    for source in sources:
        await io.turn(path_units(source))
        goal = f"{target.rstrip('/')}/{_base(source)}" if into else target
        try:
            if "f" in options and io.files.stat(io.path(goal), follow=False) is not None:
                io.files.remove(io.path(goal))
            if "s" in options:
                io.files.symlink(source, io.path(goal), uid=io.session.uid)
            else:
                io.files.link(io.path(source), io.path(goal))
        except FileError as error:
            kind = "symbolic" if "s" in options else "hard"
            await io.err(
                f"ln: cannot create {kind} link from '{source}' to '{goal}': {error.strerror}"
            )
            status = 1
        else:
            if "v" in options:
                await io.err(f"'{goal}' -> '{source}'")
    return status


def _links_go_into(io: IO, target: str, options: Options, count: int) -> bool:
    """Whether links are made in the target instead of being it."""
    path = io.path(target)
    folder = io.files.is_dir(path) and not ("n" in options and io.files.is_link(path))
    if folder and "T" in options:
        raise CommandError(f"ln: '{target}' is a directory")
    if (count > 1 or "t" in options) and not folder:
        raise CommandError(f"ln: '{target}' not a directory")
    return folder


COMMANDS: Final[Commands] = {
    "cp": cp,
    "ln": ln,
    "mkdir": mkdir,
    "mv": mv,
    "rm": rm,
    "rmdir": rmdir,
    "touch": touch,
}
