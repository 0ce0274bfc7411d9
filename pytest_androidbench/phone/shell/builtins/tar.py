"""`tar`."""

from __future__ import annotations

import errno
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
from pytest_androidbench.phone.shell.builtins.patterns import command_glob
from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Source,
    open_source,
    path_units,
)
from pytest_androidbench.phone.shell.builtins.tar_members import ArchiveWriter, TarArchive
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import Discard, FileOutput, Output
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
    if action == "c":
        return await _create(io, options, folder)
    if not action:
        raise CommandError('tar: Needs -txc (see "tar --help")')
    try:
        archive = TarArchive(await _archive(io, options))
        return await _extract(io, archive, options, folder)
    except Damaged as error:
        raise CommandError(f"tar: bad header: {error}") from error


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


async def _create(io: IO, options: Options, folder: str) -> int:
    if not options.rest and "T" not in options:
        raise CommandError('tar: empty archive (see "tar --help")')
    names = list(options.rest)
    for listing in options.values.get("T", []):
        names += (await io.read(listing)).decode("utf-8", "surrogateescape").splitlines()
    output, number = _output(io, options)
    packer = Packer(io, system=_UNKNOWN_SYSTEM) if "z" in options else None

    async def put(data: bytes) -> None:
        if packed := data if packer is None else await packer.pack(data):
            await output.write(packed)

    archive = ArchiveWriter(put)
    status = 0
    for name in names:
        start = name if name.startswith("/") else f"{folder.rstrip('/')}/{name}"
        if io.files.stat(start, follow=False) is None:
            await io.err(f"tar: {name}: No such file or directory")
            status = 1
            continue
        for path in below(io, start.rstrip("/") or "/"):
            inner = (name.rstrip("/") + path[len(start.rstrip("/")) :]).lstrip("/") or "."
            await io.turn(path_units(path))
            if not _excluded(inner, options):
                await _add(io, archive, path, inner, options, number)
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
    if stat is None or stat.kind == "char":
        return Discard(), 0
    return FileOutput(io.files, path, io.request), stat.inode


def _excluded(name: str, options: Options) -> bool:
    for pattern in options.values.get("E", []):
        match = command_glob("tar", pattern).fullmatch
        parts = name.split("/")
        if any(match(part) or match("/".join(parts[: at + 1])) for at, part in enumerate(parts)):
            return True
    return False


async def _add(
    io: IO, archive: ArchiveWriter, path: str, name: str, options: Options, own: int
) -> None:
    stat = io.files.stat(path, follow="h" in options)
    if stat is not None and stat.inode == own:
        return
    if "v" in options:
        await io.err(name)
    if stat is None or stat.kind == "char":
        return
    header = _header(name, stat)
    if stat.kind == "file":
        data = io.files.read(path)
        header.size = len(data)
        await archive.begin(header)
        for at in range(0, len(data), 4 * BLOCK):
            await archive.write(data[at : at + 4 * BLOCK])
        await archive.end_member()
    else:
        await archive.begin(header)


def _header(name: str, stat: Stat) -> tarfile.TarInfo:
    header = tarfile.TarInfo(name + "/" if stat.kind == "dir" else name)
    header.mode = stat.mode
    header.uid, header.gid = stat.uid, stat.gid
    header.uname, header.gname = owner_name(stat.uid), owner_name(stat.gid)
    header.mtime = stat.mtime_ms // 1000
    header.type = {"dir": tarfile.DIRTYPE, "link": tarfile.SYMTYPE}.get(stat.kind, tarfile.REGTYPE)
    header.linkname = stat.target
    return header


async def _extract(io: IO, archive: TarArchive, options: Options, folder: str) -> int:
    listing = "t" in options
    status = 0
    folders: list[tuple[str, int]] = []
    while member := await archive.next():
        await io.turn(_MEMBER_UNITS + len(options.rest))
        name = member.name.lstrip("/")
        if not _wanted(name, options) or _excluded(name, options):
            continue
        if listing or "v" in options:
            await io.line(_listed(member, long="v" in options and listing))
        if listing:
            continue
        if "O" in options:
            while data := await archive.block():
                await io.stdout.write(data)
            continue
        if ".." in name.split("/"):
            await io.err(f"tar: '{name}' not under '{folder}'")
            status = 1
            continue
        try:
            path = f"{folder.rstrip('/')}/{name}"
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


def _wanted(name: str, options: Options) -> bool:
    plain = name.removeprefix("./").rstrip("/")
    wanted = [item.removeprefix("./").strip("/") for item in options.rest]
    return not wanted or any(
        plain == w or plain.startswith(w + "/") or w in ("", ".") for w in wanted
    )


def _owners(member: tarfile.TarInfo, options: Options) -> tuple[int | None, int | None]:
    """User and group of a member; None, the extracting user's, with -o."""
    if "o" in options:
        return None, None
    uid = owner_number(member.uname) if member.uname else None
    gid = owner_number(member.gname) if member.gname else None
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
    above = path.rpartition("/")[0]
    if above and not files.is_dir(above):
        files.mkdir(above, parents=True)
    if member.issym():
        if files.stat(path, follow=False) is not None:
            files.remove(path)
        files.symlink(member.linkname, path, uid=uid)
        return
    if member.type == tarfile.GNUTYPE_SPARSE:
        raise FileError(errno.EOPNOTSUPP, path)
    mtime_ms = None if "m" in options else _time(member)
    if member.islnk():
        # As a second name, which shared storage does not have, its content would do.
        data = files.read(f"{folder.rstrip('/')}/{member.linkname.lstrip('/')}")
    else:
        data = await archive.block()
    files.write(path, data, mode=member.mode, uid=uid, gid=gid, mtime_ms=mtime_ms)
    output = FileOutput(files, path, io.request)
    while data := await archive.block():
        await output.write(data)
    if mtime_ms is not None:
        files.utime(path, mtime_ms=mtime_ms)


def _listed(member: tarfile.TarInfo, *, long: bool) -> str:
    name = member.name + "/" if member.isdir() else member.name
    if not long:
        return name
    kind = "d" if member.isdir() else "l" if member.issym() else "-"
    bits = "".join(
        letter if member.mode >> (8 - at) & 1 else "-" for at, letter in enumerate("rwxrwxrwx")
    )
    when = written(int(member.mtime) * 1000, "%Y-%m-%d %H:%M")
    owner = f"{member.uname or member.uid}/{member.gname or member.gid}"
    return f"{kind}{bits} {owner} {member.size:>9} {when} {name}"


COMMANDS: Final[Commands] = {
    "tar": tar,
}
