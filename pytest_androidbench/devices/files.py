"""Files on the device: many at once, as one stream, whatever their names."""

from __future__ import annotations

import io
import posixpath
import tarfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pytest_androidbench.devices.link.shell import Shell, ShellResult, quote
from pytest_androidbench.errors import AndroidBenchError, DeviceGone

_TRANSFER_SECONDS: Final = 300.0
_MISSING_CODE: Final = 44
"""The exit code our scripts use for a file that is not there."""


class FileMissingError(AndroidBenchError, AssertionError):
    """A file that was asked for is not on the device; inside a check, the check fails."""

    def __init__(self, path: str) -> None:
        super().__init__(f"there is no file {path} on the device")
        self.path = path


class FileRefusedError(AndroidBenchError):
    """The device would not write files."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Owner:
    """Who a file belongs to and who may use it."""

    uid: int
    gid: int
    mode: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredFile:
    """A file as it is on the device."""

    data: bytes
    owner: Owner


class Files:
    """Reads and writes files of one device."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def put(
        self,
        files: Mapping[str, bytes],
        *,
        owner: Owner | None = None,
        modified: Mapping[str, datetime] | None = None,
    ) -> None:
        """Write files by absolute path, making folders; times are the device's own or `modified`.

        Raises:
            FileRefusedError: a path is not absolute, or the device would not write it.
        """
        if not files:
            return
        _check_absolute(files)
        folder = posixpath.commonpath([posixpath.dirname(path) for path in files])
        times = {p: int(when.timestamp()) for p, when in (modified or {}).items()}
        undated = {path: data for path, data in files.items() if path not in times}
        dated = {path: data for path, data in files.items() if path in times}
        for batch, flags in ((undated, "-m"), (dated, "")):
            if batch:
                archive = _packed(batch, folder, owner, times)
                script = _unpacking(folder, f"{flags} {'' if owner else '-o'}")
                self._run_or_refuse(script, archive, folder)

    def replace(self, path: str, data: bytes, owner: Owner, gone: Sequence[str]) -> None:
        """Write an app's file and remove others, in one script.

        Raises:
            FileRefusedError: the device would not write it.
        """
        folder = posixpath.dirname(path)
        archive = _packed({path: data}, folder, owner, {})
        self._run_or_refuse(
            f"rm -rf -- {quote(*gone)}; {_unpacking(folder, '-m')} && "
            f"{{ restorecon {quote(path)} 2> /dev/null || true; }}",
            archive,
            folder,
        )

    def get(self, path: str) -> bytes:
        """The content of one file.

        Raises:
            FileMissingError: it is not there.
        """
        name = quote(path)
        found = self._read(f"[ -f {name} ] || exit {_MISSING_CODE}; cat {name}")
        if found.code == _MISSING_CODE:
            raise FileMissingError(path)
        _check_read(found, path)
        return found.stdout

    def get_all(self, folder: str) -> dict[str, bytes]:
        """Every file below a folder, by its path relative to it; empty when there is no folder."""
        tree = self.get_tree(folder)
        return {path: data for path, data in tree.items() if data is not None}

    def get_tree(self, folder: str) -> dict[str, bytes | None]:
        """As `get_all`, with the folders below it, which have None in place of a content."""
        name = quote(folder)
        found = self._read(f"[ -d {name} ] || exit {_MISSING_CODE}; cd {name} && tar -c -f - .")
        if found.code == _MISSING_CODE:
            return {}
        _check_read(found, folder)
        everything = _everything(found.stdout)
        return {path: stored.data if stored else None for path, stored in everything.items()}

    def get_some(self, folder: str, names: Sequence[str]) -> dict[str, StoredFile]:
        """Those of some files in a folder that are there, with their owners, in one stream."""
        # Android's tar says on stderr which are missing, and goes on with the others.
        found = self._read(f"cd {quote(folder)} && tar -c -f - -- {quote(*names)} 2> /dev/null")
        return _members(found.stdout) if found.stdout else {}

    def names(self, folder: str) -> list[str]:
        """Names of everything directly in a folder, sorted; empty when there is no folder."""
        name = quote(folder)
        listing = f"cd {name} && find . -mindepth 1 -maxdepth 1 -print0"
        found = self._read(f"[ -d {name} ] || exit 0; {listing}")
        entries = found.stdout.decode("utf-8", errors="surrogateescape").split("\0")
        return sorted(entry.removeprefix("./") for entry in entries if entry)

    def exists(self, path: str) -> bool:
        """Whether a file or a folder is there."""
        return self._read(f"[ -e {quote(path)} ]").ok

    def remove(self, *paths: str) -> None:
        """Remove files and whole folders; what is not there is removed already."""
        if paths:
            self._run(f"rm -rf -- {quote(*paths)}")

    def _run_or_refuse(self, script: str, archive: bytes, folder: str) -> None:
        done = self._run(script, stdin=archive)
        if not done.ok:
            raise FileRefusedError(
                f"the device would not write below {folder}: {done.output.strip()}"
            )

    def _read(self, script: str) -> ShellResult:
        return self._shell.run(script, seconds=_TRANSFER_SECONDS, root=True, reads=True)

    def _run(self, script: str, stdin: bytes = b"") -> ShellResult:
        return self._shell.run(script, stdin=stdin, seconds=_TRANSFER_SECONDS, root=True)


def _unpacking(folder: str, flags: str) -> str:
    """The script that unpacks an archive on its input into a folder."""
    name = quote(folder)
    return f"mkdir -p {name} && cd {name} && tar -x {flags} -f -"


def _check_absolute(files: Mapping[str, bytes]) -> None:
    for path in files:
        if not path.startswith("/") or path.endswith("/") or "\0" in path:
            raise FileRefusedError(f"{path!r} is no absolute path of a file")


def _check_read(found: ShellResult, path: str) -> None:
    if not found.ok:
        detail = found.stderr.decode("utf-8", errors="replace").strip()
        raise DeviceGone(f"the device would not read {path}: {detail or f'exit {found.code}'}")


def _packed(
    files: Mapping[str, bytes], folder: str, owner: Owner | None, times: Mapping[str, int]
) -> bytes:
    stream = io.BytesIO()
    # GNU's form of long names is the one Android's tar has always read.
    with tarfile.open(
        fileobj=stream, mode="w", format=tarfile.GNU_FORMAT, errors="surrogateescape"
    ) as archive:
        for path, data in sorted(files.items()):
            member = tarfile.TarInfo(f"./{posixpath.relpath(path, folder)}")
            member.size = len(data)
            member.mtime = times.get(path, 0)
            member.mode = owner.mode if owner else 0o660
            member.uid, member.gid = (owner.uid, owner.gid) if owner else (0, 0)
            archive.addfile(member, io.BytesIO(data))
    return stream.getvalue()


def _members(archive: bytes) -> dict[str, StoredFile]:
    return {name: stored for name, stored in _everything(archive).items() if stored is not None}


def _everything(archive: bytes) -> dict[str, StoredFile | None]:
    """Files by name, and None for folders."""
    try:
        with tarfile.open(fileobj=io.BytesIO(archive), errors="surrogateescape") as opened:
            members = [member for member in opened if member.isreg() or member.isdir()]
            return {
                member.name.removeprefix("./"): _stored(opened, member)
                for member in members
                if member.name != "."
            }
    except tarfile.TarError as error:
        raise DeviceGone(f"the device sent a broken archive: {error}") from error


def _stored(archive: tarfile.TarFile, member: tarfile.TarInfo) -> StoredFile | None:
    if member.isdir():
        return None
    content = archive.extractfile(member)
    owner = Owner(uid=member.uid, gid=member.gid, mode=member.mode & 0o7777)
    return StoredFile(data=content.read() if content else b"", owner=owner)
