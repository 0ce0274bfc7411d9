"""Digests, encodings and comparing."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import FileError


async def digest(io: IO, args: list[str]) -> int:
    """`md5sum`, `sha1sum` and their kind."""
    options = read_options(io.name, args, "bcs", long={"check": "c", "brief": "b"})
    kind = io.name.removesuffix("sum")
    if "c" in options:
        return await _check(io, kind, options.rest)
    status = 0
    for name in options.rest or ["-"]:
        try:
            if name != "-" and io.files.is_dir(io.path(name)):
                raise FileError(21, name)
            data = await io.read(name)
        except FileError as error:
            await io.complain(name, error)
            status = 1
            continue
        text = hashlib.new(kind, data, usedforsecurity=False).hexdigest()
        await io.line(text if "b" in options else f"{text}  {name}")
    return status


async def _check(io: IO, kind: str, names: list[str]) -> int:
    texts, status = await io.texts(names)
    for line in (line for _, text in texts for line in text.splitlines()):
        wanted, _, name = line.partition(" ")
        path = name.lstrip(" *")
        good = io.files.is_file(io.path(path))
        if good:
            data = io.files.read(io.path(path))
            good = hashlib.new(kind, data, usedforsecurity=False).hexdigest() == wanted
        await io.line(f"{path}: {'OK' if good else 'FAILED'}")
        status = status or int(not good)
    return status


async def base64_(io: IO, args: list[str]) -> int:
    options = read_options("base64", args, "diw:", long={"decode": "d", "wrap": "w"})
    data = await io.read(options.rest[0] if options.rest else "-")
    if "d" in options:
        try:
            kept = re.sub(rb"\s" if "i" not in options else rb"[^A-Za-z0-9+/=]", b"", data)
            await io.stdout.write(base64.b64decode(kept, validate=True))
        except binascii.Error:
            raise CommandError("base64: bad input") from None
        return 0
    text = base64.b64encode(data).decode()
    width = options.number("w", 76)
    lines = list(_pieces(text, width)) if width > 0 else [text]
    await io.out("\n".join(lines) + ("\n" if width > 0 and lines else ""))
    return 0


def _pieces(text: str, width: int) -> Iterator[str]:
    for at in range(0, len(text), width):
        yield text[at : at + width]


async def xxd(io: IO, args: list[str]) -> int:
    options = read_options(io.name, args, "c:g:l:o:prs:v")
    data = await io.read(options.rest[0] if options.rest else "-")
    data = data[options.number("s", 0) :]
    data = data[: options.number("l", len(data))]
    if "p" in options:
        await io.out("\n".join(_pieces(data.hex(), 60)) + "\n")
        return 0
    for at in range(0, len(data), 16):
        row = data[at : at + 16]
        cells = " ".join(row[i : i + 2].hex() for i in range(0, len(row), 2))
        shown = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
        await io.line(f"{at:08x}: {cells:<39}  {shown}")
    return 0


async def cmp(io: IO, args: list[str]) -> int:
    options = read_options("cmp", args, "lsn:", least=2)
    first, second = (io.files.read(io.path(name)) for name in options.rest[:2])
    if first == second:
        return 0
    if "s" not in options:
        pairs = enumerate(zip(first, second, strict=False), start=1)
        place = next((at for at, (a, b) in pairs if a != b), None)
        if place is None:
            shorter = options.rest[0] if len(first) < len(second) else options.rest[1]
            await io.err(f"cmp: EOF on {shorter}")
        else:
            line = first[:place].count(b"\n") + 1
            await io.line(f"{options.rest[0]} {options.rest[1]} differ: char {place}, line {line}")
    return 1


_HASHES: Final = ("md5sum", "sha1sum", "sha224sum", "sha256sum", "sha384sum", "sha512sum")


COMMANDS: Final[Commands] = {
    "base64": base64_,
    "cmp": cmp,
    "xxd": xxd,
    **dict.fromkeys(_HASHES, digest),
}
