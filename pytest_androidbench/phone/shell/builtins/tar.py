"""`tar`."""

from __future__ import annotations

import errno
import posixpath
import tarfile
from typing import Final

from pytest_androidbench.phone.shell.builtins.attributes import below
from pytest_androidbench.phone.shell.builtins.dates import written
from pytest_androidbench.phone.shell.builtins.packing import (
    Damaged,
    Packer,
    Unpacked,
    is_packed,
)
from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Source,
    open_source,
    path_units,
)
from pytest_androidbench.phone.shell.builtins.tar_choice import Choice
from pytest_androidbench.phone.shell.builtins.tar_members import ArchiveWriter, TarArchive
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import FileOutput, Output
from pytest_androidbench.phone.system.files import FileError, Stat, owner_name, owner_number

_LETTERS: Final = "C:JOT:X:Zacf:hjkmopstvxz"

_MAGIC: Final = 6
"""Bytes that tell what an archive is packed with."""

_UNKNOWN_SYSTEM: Final = 255
_MEMBER_UNITS: Final = 60
_FOLDER_BYTES: Final = 200

_LONG: Final[dict[str, str]] = {
    "create": "c",
    "directory": "C",
    "exclude": "E",
    "extract": "x",
    "file": "f",
    "gzip": "z",
    "list": "t",
    "no-recursion": "R",
    "numeric-owner": "N",
    "to-stdout": "O",
    "verbose": "v",
}


async def tar(io: IO, args: list[str]) -> int:
    given = list(args)
    if given and not given[0].startswith("-"):
        given[0] = "-" + given[0]
    options = read_options("tar", given, _LETTERS + "E:RN", long=_LONG)
    folder = io.path(options.value("C", "."))
    if "C" in options and not io.files.is_dir(folder):
        raise CommandError(f"tar: chdir '{options.value('C')}': No such file or directory")
    action = options.last("cxt")
    if not action:
        raise CommandError('tar: Needs -txc (see "tar --help")')
    names = [*options.rest, *await _listed_in(io, options, "T")]
    excluded = [*options.values.get("E", []), *await _listed_in(io, options, "X")]
    if action == "c":
        status = await _create(io, options, folder, (names, Choice((), excluded)))
    else:
        status = await _read(io, options, folder, Choice(names, excluded))
    if status:
        await io.err("tar: had errors")
    return status


async def _listed_in(io: IO, options: Options, letter: str) -> list[str]:
    """The lines of the files that an option names."""
    found: list[str] = []
    for listing in options.values.get(letter, []):
        try:
            found += to_text(await io.read(listing)).splitlines()
        except FileError as error:
            raise CommandError(f"tar: {listing}: {error.strerror}") from error
    return found


async def _read(io: IO, options: Options, folder: str, choice: Choice) -> int:
    try:
        archive = TarArchive(await _archive(io, options))
        status = await _extract(io, archive, options, (folder, choice))
    except Damaged as error:
        raise CommandError(f"tar: bad header: {error}") from error
    for name in choice.missing:
        await io.err(f"tar: '{name}' not in archive")
        status = 1
    return status


async def _archive(io: IO, options: Options) -> Source:
    """The archive's bytes, unpacked where they are packed."""
    name = options.value("f", "-")
    try:
        source = open_source(io, name)
    except FileError as error:
        raise CommandError(f"tar: {name}: {error.strerror}") from error
    head = await source.exactly(_MAGIC)
    if is_packed(head):
        return Source(io, name, Unpacked(io, source, head))
    source.put_back(head)
    return source


async def _create(io: IO, options: Options, folder: str, which: tuple[list[str], Choice]) -> int:
    names, choice = which
    if not names:
        raise CommandError('tar: empty archive (see "tar --help")')
    output, number = _output(io, options)
    packed = "z" in options or options.value("f").endswith((".tgz", ".tar.gz"))
    packer = Packer(io, system=_UNKNOWN_SYSTEM) if packed else None

    async def put(data: bytes) -> None:
        if part := data if packer is None else await packer.pack(data):
            await output.write(part)

    archive = ArchiveWriter(put)
    status = 0
    for name in names:
        start = posixpath.join(folder, name)
        if io.files.stat(start, follow=False) is None:
            await io.err(f"tar: {name}: No such file or directory")
            status = 1
            continue
        if name.startswith("/"):
            await io.err("removing leading '/' from member names")
        for path in [start] if "R" in options else below(io, start):
            inner = name.rstrip("/") + path[len(start.rstrip("/")) :].rstrip("/")
            inner = inner.lstrip("/") or "."
            await io.turn(path_units(path))
            if not choice.excludes(inner):
                status |= await _add(io, archive, path, inner, options, number)
    await archive.end()
    if packer is not None:
        await output.write(await packer.end())
    return status


def _output(io: IO, options: Options) -> tuple[Output, int]:
    """Where an archive is written to, and the inode of that file, which is not packed."""
    name = options.value("f", "-")
    if name == "-":
        return io.stdout, 0
    path = io.path(name)
    io.files.write(path, b"", mode=0o666)
    stat = io.files.stat(path)
    return FileOutput(io.files, path, io.request), stat.inode if stat else 0


async def _add(
    io: IO, archive: ArchiveWriter, path: str, name: str, options: Options, own: int
) -> int:
    stat = io.files.stat(path, follow="h" in options)
    if stat is not None and stat.inode == own:
        await io.err(f"tar: '{path.rpartition('/')[2]}' file is the archive; not dumped")
        return 1
    if stat is None or stat.kind == "char":
        return 0
    header = _header(name, stat, numeric="N" in options)
    if "v" in options:
        await (io.err if options.value("f", "-") == "-" else io.line)(header.name)
    if stat.kind == "file":
        data = io.files.read(path)
        header.size = len(data)
        await archive.begin(header)
        for at in range(0, len(data), 4 * BLOCK):
            await archive.write(data[at : at + 4 * BLOCK])
        await archive.end_member()
    else:
        await archive.begin(header)
    return 0


def _header(name: str, stat: Stat, *, numeric: bool) -> tarfile.TarInfo:
    header = tarfile.TarInfo(name + "/" if stat.kind == "dir" else name)
    header.mode = stat.mode
    header.uid, header.gid = stat.uid, stat.gid
    if not numeric:
        header.uname, header.gname = owner_name(stat.uid), owner_name(stat.gid)
    header.mtime = stat.mtime_ms // 1000
    header.type = {"dir": tarfile.DIRTYPE, "link": tarfile.SYMTYPE}.get(stat.kind, tarfile.REGTYPE)
    header.linkname = stat.target
    return header


async def _extract(io: IO, archive: TarArchive, options: Options, where: tuple[str, Choice]) -> int:
    folder, choice = where
    listing = options.last("xt") == "t"
    status = 0
    folders: list[tuple[str, int]] = []
    while member := await archive.next():
        await io.turn(_MEMBER_UNITS + len(options.rest))
        name = member.name.lstrip("/")
        if not choice.takes(name):
            continue
        if listing:
            await io.line(_listed(member, long="v" in options))
            continue
        if "v" in options:
            await io.line(_shown(member))
        if "O" in options:
            while data := await archive.block():
                await io.stdout.write(data)
            continue
        if ".." in name.split("/"):
            await io.err(f"tar: '{name}' not under '{folder}'")
            status = 1
            continue
        try:
            path = posixpath.join(folder, name)
            await _put(io, archive, member, path, (options, folder))
            if member.isdir() and "m" not in options:
                io.hold(_FOLDER_BYTES + len(path))
                folders.append((path, _time(member)))
        except FileError as error:
            await io.err(f"tar: {name}: {error.strerror}")
            status = 1
    for path, mtime_ms in reversed(folders):
        await io.turn(path_units(path))
        io.files.utime(path, mtime_ms=mtime_ms)
    return status


def _time(member: tarfile.TarInfo) -> int:
    return int(member.mtime) * 1000


def _owners(member: tarfile.TarInfo, options: Options) -> tuple[int | None, int | None]:
    """User and group of a member; None, the extracting user's, with -o."""
    if "o" in options:
        return None, None
    if "N" in options:
        return member.uid, member.gid
    uid, gid = owner_number(member.uname), owner_number(member.gname)
    return member.uid if uid is None else uid, member.gid if gid is None else gid


async def _put(
    io: IO, archive: TarArchive, member: tarfile.TarInfo, path: str, how: tuple[Options, str]
) -> None:
    files = io.files
    options, folder = how
    uid, gid = _owners(member, options)
    if member.isdir():
        if not files.is_dir(path):
            files.mkdir(path, parents=True, mode=member.mode, uid=uid, gid=gid)
        return
    there = files.stat(path, follow=False)
    if there is not None and "k" in options:
        raise FileError(errno.EEXIST, path)
    if there is not None and (there.kind == "link" or member.issym()):
        files.remove(path)
    above = path.rpartition("/")[0]
    if above and not files.exists(above):
        files.mkdir(above, parents=True)
    if member.issym():
        files.symlink(member.linkname, path, uid=uid)
        return
    if member.type == tarfile.GNUTYPE_SPARSE:
        raise FileError(errno.EINVAL, path)
    mtime_ms = None if "m" in options else _time(member)
    if member.islnk():
        # As a second name, which shared storage does not have, its content would do.
        data = files.read(posixpath.join(folder, member.linkname.lstrip("/")))
    else:
        data = await archive.block()
    files.write(path, data, mode=member.mode, uid=uid, gid=gid, mtime_ms=mtime_ms)
    output = FileOutput(files, path, io.request)
    while data := await archive.block():
        await output.write(data)
    if mtime_ms is not None:
        files.utime(path, mtime_ms=mtime_ms)


def _shown(member: tarfile.TarInfo) -> str:
    return member.name + "/" * member.isdir()


def _listed(member: tarfile.TarInfo, *, long: bool) -> str:
    name = _shown(member) + (f" -> {member.linkname}" if member.linkname else "")
    if not long:
        return name
    kind = "d" if member.isdir() else "l" if member.issym() else "-"
    bits = "".join(
        letter if member.mode >> (8 - at) & 1 else "-" for at, letter in enumerate("rwxrwxrwx")
    )
    when = written(int(member.mtime) * 1000, "%Y-%m-%d %H:%M")
    owner = f"{member.uname or member.uid}/{member.gname or member.gid}"
    return f"{kind}{bits} {owner} {member.size:>9}  {when} {name}"


COMMANDS: Final[Commands] = {
    "tar": tar,
}
