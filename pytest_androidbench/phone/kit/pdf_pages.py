"""What a PDF's pages say: the texts and pictures on them, not how they are set.

Read is what ISO 32000-1 has in plain files: objects that stand by themselves (7.3.10), streams as
they are or deflated (7.4.4), text shown by `Tj`, `TJ`, `'` and `"` (9.4.3) with one byte for a
letter, and pictures that are JPEGs (8.9.5, 7.4.8). Objects within streams, other encodings and
encrypted files are not: such a page is empty.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui.byte_cache import remembered

MOST_BYTES: Final = 16_000_000
"""Of a file that is read."""
MOST_PAGES: Final = 20
MOST_UNPACKED: Final = 500_000
"""Bytes of a page's instructions."""
MOST_LINES: Final = 200
KEPT: Final = 4_000_000
"""Bytes of pages that are remembered."""
_OBJECT: Final = re.compile(rb"(\d{1,10})\s+\d{1,5}\s+obj\b")
_REFERENCE: Final = rb"\s*\[?\s*(\d{1,10})\s+\d{1,5}\s+R"
_CONTENTS: Final = re.compile(rb"/Contents" + _REFERENCE)
_PICTURES: Final = re.compile(rb"/[^\s/<>\[\]()]{1,40}\s+(\d{1,10})\s+\d{1,5}\s+R")
_PAGE: Final = re.compile(rb"/Type\s*/Page(?![A-Za-z])")
_SHOWN: Final = re.compile(
    rb"(?P<text>\((?:[^()\\]|\\.)*\))|(?P<next>\b(?:T\*|Td|TD|Tm|ET)(?![A-Za-z])|['\"])", re.DOTALL
)
_ESCAPE: Final = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_LETTERS: Final = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"", b"f": b""}


@dataclass(frozen=True, slots=True)
class PdfPage:
    """What is on a page."""

    lines: tuple[str, ...] = ()
    picture: bytes = b""
    """A JPEG; nothing where it has none."""


def _page_bytes(data: bytes, pages: tuple[PdfPage, ...]) -> int:
    """The file itself is the key under which they are remembered."""
    lines = sum(len(line) for page in pages for line in page.lines)
    return len(data) + 4 * lines + sum(len(page.picture) for page in pages)


@remembered(KEPT, _page_bytes)
def pdf_pages(data: bytes) -> tuple[PdfPage, ...]:
    """The pages in the order in which they stand in the file; none of what is no PDF."""
    if not data.startswith(b"%PDF-") or len(data) > MOST_BYTES:
        return ()
    objects = dict(_objects(data))
    found = [body for body in objects.values() if _PAGE.search(_head(body))]
    return tuple(_page(body, objects) for body in found[:MOST_PAGES])


def _objects(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Numbers and what stands behind `obj`; each piece is looked at once."""
    for piece in data.split(b"endobj"):
        begun = _OBJECT.search(piece)
        if begun is not None:
            yield int(begun[1]), piece[begun.end() :]


def _head(body: bytes) -> bytes:
    """An object's dictionary, without its stream."""
    return body.partition(b"stream")[0][:10_000]


def _page(body: bytes, objects: Mapping[int, bytes]) -> PdfPage:
    head = _head(body)
    named = _CONTENTS.search(head)
    drawn = _unpacked(objects.get(int(named[1]), b"")) if named is not None else b""
    pictures = (_jpeg(objects.get(int(each[1]), b"")) for each in _PICTURES.finditer(head))
    return PdfPage(_lines(drawn), next(filter(None, pictures), b""))


def _stream(body: bytes) -> bytes:
    _, begun, rest = body.partition(b"stream")
    data = rest[: rest.rfind(b"endstream")] if begun else b""
    return data.removeprefix(b"\r\n") if data.startswith(b"\r\n") else data.removeprefix(b"\n")


def _unpacked(body: bytes) -> bytes:
    """A page's instructions; nothing where they are packed in another way."""
    data = _stream(body)
    if b"/Filter" not in _head(body):
        return data[:MOST_UNPACKED]
    if b"/FlateDecode" not in _head(body):
        return b""
    try:
        return zlib.decompressobj().decompress(data, MOST_UNPACKED)
    except zlib.error:
        return b""


def _jpeg(body: bytes) -> bytes:
    head = _head(body)
    if b"/Image" not in head or b"/DCTDecode" not in head:
        return b""
    data = _stream(body)
    return data if data.startswith(b"\xff\xd8") else b""


def _lines(drawn: bytes) -> tuple[str, ...]:
    lines, line = list[str](), ""
    for found in _SHOWN.finditer(drawn):
        if found["text"] is not None:
            line += _text(found["text"][1:-1])
        elif line:
            lines.append(line)
            line = ""
    shown = [each.strip() for each in (*lines, line)]
    return tuple(each for each in shown if each)[:MOST_LINES]


def _text(written: bytes) -> str:
    plain = _ESCAPE.sub(_unescaped, written).decode("latin-1")
    return "".join(letter for letter in plain if letter.isprintable())


def _unescaped(found: re.Match[bytes]) -> bytes:
    sign = found[1]
    if sign.isdigit():
        return bytes([int(sign, 8) & 0xFF])
    return b"" if sign in {b"\n", b"\r\n"} else _LETTERS.get(sign, sign)
