"""`tar`."""

from __future__ import annotations

import gzip
import io as byte_streams
import tarfile
import zlib
from typing import Final, Literal

from pytest_androidbench.phone.shell.builtins.attributes import below
from pytest_androidbench.phone.shell.builtins.dates import moment
from pytest_androidbench.phone.shell.builtins.patterns import command_glob
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError, Stat, owner_name, owner_number

_LETTERS: Final = "C:JOT:X:Zacf:hjkmopstvxz"


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
    data = await _archive(io, options)
    try:
        with tarfile.open(fileobj=byte_streams.BytesIO(data), mode="r:*") as archive:
            return await _extract(io, archive, options, folder)
    except (tarfile.TarError, EOFError, OSError, zlib.error) as error:
        raise CommandError(f"tar: bad header: {error}") from error


async def _archive(io: IO, options: Options) -> bytes:
    name = options.value("f", "-")
    try:
        return await io.read(name)
    except FileError as error:
        raise CommandError(f"tar: {name}: {error.strerror}") from error


async def _create(io: IO, options: Options, folder: str) -> int:
    if not options.rest and "T" not in options:
        raise CommandError('tar: empty archive (see "tar --help")')
    names = list(options.rest)
    for listing in options.values.get("T", []):
        names += (await io.read(listing)).decode("utf-8", "surrogateescape").splitlines()
    buffer = byte_streams.BytesIO()
    mode: Literal["w", "w:gz"] = "w:gz" if "z" in options else "w"
    status = 0
    with _opened(buffer, mode) as archive:
        for name in names:
            start = name if name.startswith("/") else f"{folder.rstrip('/')}/{name}"
            if io.files.stat(start, follow=False) is None:
                await io.err(f"tar: {name}: No such file or directory")
                status = 1
                continue
            for path in below(io, start.rstrip("/") or "/"):
                inner = (name.rstrip("/") + path[len(start.rstrip("/")) :]).lstrip("/") or "."
                if _excluded(inner, options):
                    continue
                if "v" in options:
                    await io.err(inner)
                _add(io, archive, path, inner, options)
    data = buffer.getvalue()
    if "f" in options and options.value("f") != "-":
        io.files.write(io.path(options.value("f")), data, mode=0o666)
    else:
        await io.stdout.write(data)
    return status


def _opened(buffer: byte_streams.BytesIO, mode: Literal["w", "w:gz"]) -> tarfile.TarFile:
    """A tar to write to; a compressed one carries no time of its own."""
    if mode == "w":
        return tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT)
    packed = gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0)
    return _GzipTar(packed)


class _GzipTar(tarfile.TarFile):
    """A tar whose compressed stream ends with it."""

    def __init__(self, packed: gzip.GzipFile) -> None:
        self._packed = packed
        super().__init__(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT)

    def close(self) -> None:
        super().close()
        self._packed.close()


def _excluded(name: str, options: Options) -> bool:
    for pattern in options.values.get("E", []):
        match = command_glob("tar", pattern).fullmatch
        parts = name.split("/")
        if any(match(part) or match("/".join(parts[: at + 1])) for at, part in enumerate(parts)):
            return True
    return False


def _add(io: IO, archive: tarfile.TarFile, path: str, name: str, options: Options) -> None:
    stat = io.files.stat(path, follow="h" in options)
    if stat is None or stat.kind == "char":
        return
    header = _header(name, stat)
    if stat.kind == "file":
        data = io.files.read(path)
        header.size = len(data)
        archive.addfile(header, byte_streams.BytesIO(data))
    else:
        archive.addfile(header)


def _header(name: str, stat: Stat) -> tarfile.TarInfo:
    header = tarfile.TarInfo(name + "/" if stat.kind == "dir" else name)
    header.mode = stat.mode
    header.uid, header.gid = stat.uid, stat.gid
    header.uname, header.gname = owner_name(stat.uid), owner_name(stat.gid)
    header.mtime = stat.mtime_ms // 1000
    header.type = {"dir": tarfile.DIRTYPE, "link": tarfile.SYMTYPE}.get(stat.kind, tarfile.REGTYPE)
    header.linkname = stat.target
    return header


async def _extract(io: IO, archive: tarfile.TarFile, options: Options, folder: str) -> int:
    listing = "t" in options
    status = 0
    folders: list[tuple[str, int]] = []
    for member in archive:
        name = member.name.lstrip("/")
        if not _wanted(name, options) or _excluded(name, options):
            continue
        if listing or "v" in options:
            await io.line(_listed(member, long="v" in options and listing))
        if listing:
            continue
        if "O" in options:
            source = archive.extractfile(member) if member.isreg() else None
            await io.stdout.write(source.read() if source else b"")
            continue
        if ".." in name.split("/"):
            await io.err(f"tar: '{name}' not under '{folder}'")
            status = 1
            continue
        try:
            path = f"{folder.rstrip('/')}/{name}"
            _put(io, archive, member, path, options)
            if member.isdir() and "m" not in options:
                folders.append((path, int(member.mtime * 1000)))
        except FileError as error:
            await io.err(f"tar: {name}: {error.strerror}")
            status = 1
    for path, mtime_ms in reversed(folders):
        io.files.utime(path, mtime_ms=mtime_ms)
    return status


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


def _put(
    io: IO, archive: tarfile.TarFile, member: tarfile.TarInfo, path: str, options: Options
) -> None:
    files = io.files
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
    source = archive.extractfile(member)
    data = source.read() if source else b""
    mtime_ms = None if "m" in options else int(member.mtime * 1000)
    files.write(path, data, mode=member.mode, uid=uid, gid=gid, mtime_ms=mtime_ms)


def _listed(member: tarfile.TarInfo, *, long: bool) -> str:
    name = member.name + "/" if member.isdir() else member.name
    if not long:
        return name
    kind = "d" if member.isdir() else "l" if member.issym() else "-"
    bits = "".join(
        letter if member.mode >> (8 - at) & 1 else "-" for at, letter in enumerate("rwxrwxrwx")
    )
    when = moment(int(member.mtime) * 1000)
    owner = f"{member.uname or member.uid}/{member.gname or member.gid}"
    return f"{kind}{bits} {owner} {member.size:>9} {when:%Y-%m-%d %H:%M} {name}"


COMMANDS: Final[Commands] = {
    "tar": tar,
}
