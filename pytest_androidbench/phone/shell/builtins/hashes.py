"""Digests, encodings and comparing."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Lines,
    Source,
    open_source,
    opened,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.shell.streams import BytesInput
from pytest_androidbench.phone.system.files import FileError

_PLAIN_ROW: Final = 60
"""Digits in a line of `xxd -p`."""

_DUMP_BLOCK: Final = 30 * 16 * 32
"""Bytes shown at once: whole rows of either kind."""

_NO_END: Final = 2**63


async def digest(io: IO, args: list[str]) -> int:
    """`md5sum`, `sha1sum` and their kind."""
    options = read_options(io.name, args, "bcs", long={"check": "c", "brief": "b"})
    kind = io.name.removesuffix("sum")
    if "c" in options:
        return await _check(io, kind, options.rest)
    status = 0
    for name in options.rest or ["-"]:
        try:
            text = await _digest(kind, open_source(io, name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
            continue
        await io.line(text if "b" in options else f"{text}  {name}")
    return status


async def _digest(kind: str, source: Source) -> str:
    found = hashlib.new(kind, usedforsecurity=False)
    # 64 KiB take about a tenth of a slice: no thread is needed for that.
    while data := await source.block(4 * BLOCK):
        found.update(data)
    return found.hexdigest()


async def _check(io: IO, kind: str, names: list[str]) -> int:
    sources, status = await opened(io, names)
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            for line in lines:
                wanted, _, name = line.partition(" ")
                path = name.lstrip(" *")
                good = io.files.is_file(io.path(path))
                if good:
                    good = await _digest(kind, open_source(io, path)) == wanted
                await io.line(f"{path}: {'OK' if good else 'FAILED'}")
                status = status or int(not good)
    return status


async def base64_(io: IO, args: list[str]) -> int:
    options = read_options("base64", args, "diw:", long={"decode": "d", "wrap": "w"})
    source = open_source(io, options.rest[0] if options.rest else "-")
    if "d" in options:
        await _decode(io, source, rb"\s" if "i" not in options else rb"[^A-Za-z0-9+/=]")
    else:
        await _encode(io, source, options.number("w", 76))
    return 0


async def _decode(io: IO, source: Source, ignored: bytes) -> None:
    waiting = b""
    while data := await source.block():
        waiting += re.sub(ignored, b"", data)
        # Padding ends the text: what has it, or comes after, waits to be looked at whole.
        end = waiting.find(b"=")
        ready = len(waiting) // 4 * 4 if end < 0 else end // 4 * 4
        await _put_decoded(io, waiting[:ready])
        waiting = waiting[ready:]
        if len(waiting) > BLOCK:
            break
    await _put_decoded(io, waiting)


async def _put_decoded(io: IO, text: bytes) -> None:
    try:
        await io.stdout.write(base64.b64decode(text, validate=True))
    except binascii.Error:
        raise CommandError("base64: bad input") from None


async def _encode(io: IO, source: Source, width: int) -> None:
    column = 0
    # Three bytes make four letters, so that only the last block may have padding.
    while data := await source.exactly(BLOCK // 3 * 3):
        text = base64.b64encode(data).decode()
        if width <= 0:
            await io.out(text)
            continue
        first = width - column
        lines = [text[:first], *(text[at : at + width] for at in range(first, len(text), width))]
        column = (column + len(text)) % width
        await io.turn(len(lines))
        await io.out("\n".join(lines) + ("" if column else "\n"))
    if column:
        await io.out("\n")


async def xxd(io: IO, args: list[str]) -> int:
    options = read_options(io.name, args, "c:g:l:o:prs:v")
    source = open_source(io, options.rest[0] if options.rest else "-")
    start, length = options.number("s", 0), options.number("l", _NO_END)
    if start < 0 or length < 0:
        # Counted from the end, which has to be found first.
        whole = await source.whole()
        data = whole[start:]
        source = Source(io, source.name, BytesInput(data[:length]))
        start, length = len(whole) - len(data), _NO_END
    else:
        await source.skip(start)
    await _dump(io, source, length, start, plain="p" in options)
    return 0


async def _dump(io: IO, source: Source, length: int, start: int, *, plain: bool) -> None:
    """Show so many bytes of an input that stands at `start`."""
    at = 0
    while data := await source.exactly(min(_DUMP_BLOCK, length - at)):
        await io.turn(len(data) // 8)
        if plain:
            text = data.hex()
            rows = [text[i : i + _PLAIN_ROW] for i in range(0, len(text), _PLAIN_ROW)]
        else:
            rows = [_row(start + at + i, data[i : i + 16]) for i in range(0, len(data), 16)]
        await io.out("\n".join(rows) + "\n")
        at += len(data)
    if plain and not at:
        await io.out("\n")


def _row(at: int, row: bytes) -> str:
    cells = " ".join(row[i : i + 2].hex() for i in range(0, len(row), 2))
    shown = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
    return f"{at:08x}: {cells:<39}  {shown}"


async def cmp(io: IO, args: list[str]) -> int:
    options = read_options("cmp", args, "lsn:", least=2)
    first, second = (open_source(io, name) for name in options.rest[:2])
    place, line = 0, 1
    while True:
        ours, theirs = await first.exactly(BLOCK), await second.exactly(BLOCK)
        if ours != theirs:
            break
        if not ours:
            return 0
        place += len(ours)
        line += ours.count(b"\n")
    if "s" in options:
        return 1
    pairs = enumerate(zip(ours, theirs, strict=False), start=1)
    different = next((at for at, (a, b) in pairs if a != b), None)
    if different is None:
        await io.err(f"cmp: EOF on {(first if len(ours) < len(theirs) else second).name}")
    else:
        line += ours[:different].count(b"\n")
        shown = f"char {place + different}, line {line}"
        await io.line(f"{first.name} {second.name} differ: {shown}")
    return 1


_HASHES: Final = ("md5sum", "sha1sum", "sha224sum", "sha256sum", "sha384sum", "sha512sum")


COMMANDS: Final[Commands] = {
    "base64": base64_,
    "cmp": cmp,
    "xxd": xxd,
    **dict.fromkeys(_HASHES, digest),
}
