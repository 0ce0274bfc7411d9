"""`dd`."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import BLOCK, Source, open_source
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.streams import Output
from pytest_androidbench.phone.system.files import FileError

_UNITS: Final[dict[str, int]] = {
    "": 1,
    "c": 1,
    "w": 2,
    "b": 512,
    "k": 1024,
    "K": 1024,
    "M": 1024**2,
    "G": 1024**3,
}
_KNOWN: Final = frozenset(
    ("if", "of", "bs", "ibs", "obs", "count", "skip", "seek", "conv", "status")
)
_PIECE: Final = 4 * BLOCK
"""Bytes moved at a time, however long a block is said to be."""

_WRITE_UNITS: Final = 100
_NEW_FILE: Final = 0o666


async def dd(io: IO, args: list[str]) -> int:
    values = {name: value for name, _, value in (arg.partition("=") for arg in args)}
    unknown = set(values) - _KNOWN
    if unknown:
        raise CommandError(f"dd: bad arg {min(unknown)}")
    size, output_size = (_block_size(values, name) for name in ("ibs", "obs"))
    limit = _amount(values["count"]) * size if "count" in values else None
    status = values.get("status", "")
    if status not in ("", "none", "noxfer"):
        raise CommandError(f"dd: unknown status '{status}'")
    name = values.get("if", "-")
    try:
        source = open_source(io, name)
    except FileError as error:
        raise CommandError(f"dd: {name}: {error.strerror}") from error
    await source.skip(_amount(values.get("skip", "0")) * size)
    if "of" in values:
        seek = _amount(values.get("seek", "0")) * output_size
        copied = await _into_file(io, values, source, limit, seek)
    else:
        copied = await _copy(source, io.stdout, limit)
    if status != "none":
        await io.err(f"{_records(copied, size)} in\n{_records(copied, output_size)} out")
    if not status:
        await io.err(f"{copied} bytes copied, 0.001 s")
    return 0


def _block_size(values: dict[str, str], name: str) -> int:
    size = _amount(values.get("bs") or values.get(name, "512"))
    if not size:
        raise CommandError("dd: 0 < 1")
    return size


def _records(copied: int, size: int) -> str:
    whole, part = divmod(copied, size)
    return f"{whole}+{int(part > 0)} records"


async def _copy(source: Source, output: Output, limit: int | None) -> int:
    copied = 0
    while data := await source.block(_PIECE if limit is None else min(_PIECE, limit - copied)):
        await output.write(data)
        copied += len(data)
    return copied


async def _into_file(
    io: IO, values: dict[str, str], source: Source, limit: int | None, seek: int
) -> int:
    path = io.path(values["of"])
    stat = io.files.stat(path)
    if stat is None:
        owner = io.session.uid
        io.files.write(path, b"", mode=_NEW_FILE, uid=owner, gid=owner)
    io.files.append(path, b"")
    cut = "notrunc" not in values.get("conv", "").split(",")
    try:
        if cut and (stat is None or stat.kind != "char"):
            io.files.resize(path, seek)
        return await _copy(source, _Place(io, path, seek), limit)
    except FileError as error:
        raise CommandError(f"dd: {values['of']}: write error: {error.strerror}") from error


class _Place:
    """An output into a file from somewhere on."""

    def __init__(self, io: IO, path: str, at: int) -> None:
        self._io = io
        self._path = path
        self._at = at

    async def write(self, data: bytes, /) -> None:
        await self._io.turn(_WRITE_UNITS)
        self._io.files.write_block(self._path, self._at, data)
        self._at += len(data)


def _amount(text: str) -> int:
    match = re.fullmatch(r"(\d{1,18})([cwbkKMG]?)B?", text, re.ASCII)
    if match is None:
        raise CommandError(f"dd: bad number {text}")
    return int(match[1]) * _UNITS[match[2]]


COMMANDS: Final[Commands] = {"dd": dd}
