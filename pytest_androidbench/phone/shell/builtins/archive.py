"""`gzip`, `dd`, `du`."""

from __future__ import annotations

import gzip
import re
import zlib
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError

_CHUNK: Final = 65536
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
_MAX_COPY: Final = 1024**3


async def compress(io: IO, args: list[str]) -> int:
    """`gzip`, `gunzip`, `zcat`."""
    options = read_options(io.name, args, "cdfkv123456789")
    unpack = "d" in options or io.name in ("gunzip", "zcat")
    to_output = "c" in options or io.name == "zcat"
    status = 0
    for name in options.rest or ["-"]:
        try:
            data = await io.read(name)
            made = gzip.decompress(data) if unpack else gzip.compress(data, mtime=0)
            if to_output or name == "-":
                await io.stdout.write(made)
                continue
            target = name.removesuffix(".gz") if unpack else f"{name}.gz"
            if target == name:
                raise CommandError(f"{io.name}: no suffix: {name}")
            io.files.write(io.path(target), made, mode=0o666)
            if "k" not in options:
                io.files.remove(io.path(name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
        except (OSError, EOFError, zlib.error):
            await io.err(f"{io.name}: {name}: bad header")
            status = 1
    return status


async def dd(io: IO, args: list[str]) -> int:
    values = {name: value for name, _, value in (arg.partition("=") for arg in args)}
    unknown = set(values) - {
        "if",
        "of",
        "bs",
        "ibs",
        "obs",
        "count",
        "skip",
        "seek",
        "conv",
        "status",
    }
    if unknown:
        raise CommandError(f"dd: bad arg {min(unknown)}")
    size = _amount(values.get("bs") or values.get("ibs") or "512")
    count = _amount(values["count"]) if "count" in values else None
    skip = _amount(values.get("skip", "0")) * size
    limit = None if count is None else count * size
    data = await _source(io, values.get("if", "-"), limit)
    data = data[skip:] if limit is None else data[skip : skip + limit]
    if "of" in values:
        _place(io, values, data, _amount(values.get("seek", "0")) * size)
    else:
        await io.stdout.write(data)
    if values.get("status") not in ("none", "noxfer"):
        whole, part = divmod(len(data), max(1, size))
        counts = f"{whole}+{int(part > 0)}"
        await io.err(
            f"{counts} records in\n{counts} records out\n{len(data)} bytes copied, 0.001 s"
        )
    return 0


async def _source(io: IO, name: str, limit: int | None) -> bytes:
    if name == "/dev/zero":
        if limit is None or limit > _MAX_COPY:
            raise CommandError("dd: /dev/zero: File too large")
        return bytes(limit)
    if name in ("/dev/random", "/dev/urandom"):
        raise CommandError(f"dd: {name}: Operation not permitted")
    try:
        return await io.read(name)
    except FileError as error:
        raise CommandError(f"dd: {name}: {error.strerror}") from error


def _place(io: IO, values: dict[str, str], data: bytes, seek: int) -> None:
    path = io.path(values["of"])
    old = io.files.read(path) if io.files.is_file(path) else b""
    kept = old if "notrunc" in values.get("conv", "") else old[:seek]
    kept = kept.ljust(seek, b"\0")
    io.files.write(path, kept[:seek] + data + kept[seek + len(data) :])


def _amount(text: str) -> int:
    match = re.fullmatch(r"(\d+)([cwbkKMG]?)B?", text)
    if match is None:
        raise CommandError(f"dd: bad number {text}")
    return int(match[1]) * _UNITS[match[2]]


async def du(io: IO, args: list[str]) -> int:
    options = read_options("du", args, "abcd:hHkKLlmsx")
    status = 0
    for name in options.rest or ["."]:
        path = io.path(name)
        if not io.files.exists(path):
            await io.err(f"du: {name}: No such file or directory")
            status = 1
            continue
        await _usage(io, name, path.rstrip("/") or "/", options, 0)
    return status


async def _usage(io: IO, name: str, path: str, options: Options, depth: int) -> int:
    stat = io.files.stat(path, follow=False)
    if stat is None:
        return 0
    total = stat.size if "b" in options else -(-stat.size // 4096) * 4096
    if stat.kind == "dir":
        for inner in io.files.listdir(path):
            place = f"{path.rstrip('/')}/{inner}"
            total += await _usage(io, f"{name.rstrip('/')}/{inner}", place, options, depth + 1)
    shown = depth == 0 or ("s" not in options and (stat.kind == "dir" or "a" in options))
    if shown and depth <= options.number("d", 2**31):
        await io.line(f"{_amount_shown(total, options)}\t{name}")
    return total


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
    "dd": dd,
    "du": du,
    "gunzip": compress,
    "gzip": compress,
    "zcat": compress,
}
