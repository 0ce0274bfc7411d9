"""Sheets of texts in the file format of Excel 97, as far as backups need it."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

SIGNATURE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
SECTOR: Final = 512
LEAST_STREAM: Final = 4096
FREE, END, TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
BEGIN_PART, END_PART, SHEET, LABEL, DIMENSIONS = 0x0809, 0x000A, 0x0085, 0x0204, 0x0200
GLOBALS, WORKSHEET = 0x0005, 0x0010
BEGIN_LENGTH: Final = 20

Table = Sequence[Sequence[str]]


class WorkbookError(AndroidBenchError):
    """The file is no workbook."""


def write_workbook(name: str, rows: Table) -> bytes:
    """A file with one sheet."""
    cells = b"".join(
        _label(row, column, _wide(text))
        for row, texts in enumerate(rows)
        for column, text in enumerate(texts)
    )
    width = max((len(texts) for texts in rows), default=0)
    size = _record(DIMENSIONS, struct.pack("<IIHHH", 0, len(rows), 0, width, 0))
    where = BEGIN_LENGTH + 4 + len(_sheet_entry(name, 0))
    book = _begin(GLOBALS) + _sheet_entry(name, where) + _record(END_PART)
    stream = book + _begin(WORKSHEET) + size + cells + _record(END_PART)
    return _compound(stream.ljust(LEAST_STREAM, b"\0"))


def read_workbook(data: bytes) -> list[list[str]]:
    """The texts of the first sheet.

    Raises:
        WorkbookError: it is none.
    """
    try:
        found = dict(_labels(_stream(data)))
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise WorkbookError(f"broken workbook: {error}") from error
    height = max((row for row, _ in found), default=-1) + 1
    width = max((column for _, column in found), default=-1) + 1
    return [[found.get((row, column), "") for column in range(width)] for row in range(height)]


def _begin(kind: int) -> bytes:
    return _record(BEGIN_PART, struct.pack("<HHHHII", 0x0600, kind, 0x0DBB, 0x07CC, 0, 6))


def _sheet_entry(name: str, where: int) -> bytes:
    return _record(SHEET, struct.pack("<IHBB", where, 0, len(name), 1) + _wide(name))


def _record(kind: int, body: bytes = b"") -> bytes:
    return struct.pack("<HH", kind, len(body)) + body


def _label(row: int, column: int, wide: bytes) -> bytes:
    return _record(LABEL, struct.pack("<HHHHB", row, column, 0, len(wide) // 2, 1) + wide)


def _wide(text: str) -> bytes:
    return text.encode("utf-16-le")


def _compound(stream: bytes) -> bytes:
    """The stream in a compound file: its sectors, a folder of two entries, the table of sectors."""
    stream = stream.ljust(-(-len(stream) // SECTOR) * SECTOR, b"\0")
    count = len(stream) // SECTOR
    tables = 1
    while tables * (SECTOR // 4) < count + 1 + tables:
        tables += 1
    chain = [*range(1, count), END, END, *[TABLE] * tables]
    chain += [FREE] * (tables * (SECTOR // 4) - len(chain))
    first = [*range(count + 1, count + 1 + tables), *[FREE] * (109 - tables)]
    header = SIGNATURE + bytes(16)
    header += struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, tables, count, 0,
                          LEAST_STREAM, END, 0, END, 0)  # fmt: skip
    header += struct.pack("<109I", *first)
    folder = _entry("Root Entry", 5, 1, END, 0) + _entry("Workbook", 2, FREE, 0, len(stream))
    table = struct.pack(f"<{len(chain)}I", *chain)
    return header + stream + folder.ljust(SECTOR, b"\0") + table


def _entry(name: str, kind: int, child: int, start: int, size: int) -> bytes:
    label = _wide(name).ljust(64, b"\0")
    about = struct.pack("<HBBIII", 2 * len(name) + 2, kind, 1, FREE, FREE, child)
    return label + about + bytes(36) + struct.pack("<IQ", start, size)


def _stream(data: bytes) -> bytes:
    if not data.startswith(SIGNATURE):
        raise WorkbookError("not a compound file")
    tables, folder = struct.unpack_from("<II", data, 44)
    places = struct.unpack_from(f"<{min(tables, 109)}I", data, 76)
    chain: list[int] = []
    for place in places:
        chain += struct.unpack_from(f"<{SECTOR // 4}I", data, SECTOR * (place + 1))
    for offset in range(SECTOR * (folder + 1), SECTOR * (folder + 2), 128):
        if data[offset : offset + 16] == _wide("Workbook"):
            start, size = struct.unpack_from("<IQ", data, offset + 116)
            return b"".join(_sectors(data, chain, start))[:size]
    raise WorkbookError("no workbook in the file")


def _sectors(data: bytes, chain: Sequence[int], sector: int) -> Iterator[bytes]:
    for _ in range(len(chain)):
        if sector >= END:
            return
        yield data[SECTOR * (sector + 1) : SECTOR * (sector + 2)]
        sector = chain[sector]


def _labels(stream: bytes) -> Iterator[tuple[tuple[int, int], str]]:
    offset, part = 0, 0
    while offset + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, offset)
        if kind == BEGIN_PART:
            part = struct.unpack_from("<H", stream, offset + 6)[0]
        elif kind == LABEL and part == WORKSHEET:
            row, column, _, size, wide = struct.unpack_from("<HHHHB", stream, offset + 4)
            text = stream[offset + 13 : offset + 13 + size * (1 + wide)]
            yield (row, column), text.decode("utf-16-le" if wide else "latin-1")
        elif kind == END_PART and part == WORKSHEET:
            return
        offset += 4 + length
