"""Database files as they arrive from outside: with a write-ahead log, or marked as having one.

The log's format is SQLite's, https://www.sqlite.org/walformat.html. It is folded here and not by
SQLite, which would need both files on the host.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from pytest_androidbench.phone.system.files import FileSystem

_HEADER_SIZE: Final = 100
_VERSIONS: Final = slice(18, 20)
"""Write and read version: 2 asks for a write-ahead log, which a database in memory cannot have."""

_LOG_HEADER: Final = struct.Struct(">8I")
_FRAME_HEADER: Final = struct.Struct(">6I")
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
"""By the byte order of the words that checksums add up."""
_WORD: Final = 0xFFFFFFFF

Checksum = tuple[int, int]


class _Log(NamedTuple):
    """The header of a log."""

    order: str
    page_size: int
    salts: tuple[int, int]
    checksum: Checksum


def fold_journal(files: FileSystem, path: str) -> bytes:
    """A database file's content with its log applied, to the file too; the log is removed."""
    image = files.read(path)
    log_path = f"{path}-wal"
    log = files.read(log_path) if files.is_file(log_path) else b""
    if log and len(image) >= _HEADER_SIZE:
        image = _checkpoint(image, log)
        files.write(path, image)
    for suffix in ("-wal", "-shm"):
        if files.is_file(path + suffix):
            files.remove(path + suffix)
    return without_log(image)


def without_log(image: bytes) -> bytes:
    """The same database, marked as having no write-ahead log."""
    if len(image) < _HEADER_SIZE or image[_VERSIONS] == b"\1\1":
        return image
    return image[: _VERSIONS.start] + b"\1\1" + image[_VERSIONS.stop :]


def _checkpoint(image: bytes, log: bytes) -> bytes:
    """The database after the last transaction that the log holds whole."""
    header = _header(log)
    if header is None:
        return image
    pages: dict[int, bytes] = {}
    committed: dict[int, bytes] = {}
    size = 0
    checksum = header.checksum
    step = _FRAME_HEADER.size + header.page_size
    for start in range(_LOG_HEADER.size, len(log) - step + 1, step):
        number, pages_after, salt1, salt2, *told = _FRAME_HEADER.unpack_from(log, start)
        page = log[start + _FRAME_HEADER.size : start + step]
        checksum = _sum(header.order, log[start : start + 8] + page, checksum)
        if (salt1, salt2) != header.salts or tuple(told) != checksum or not number:
            break
        pages[number] = page
        if pages_after:
            committed |= pages
            pages.clear()
            size = pages_after
    return _written(image, committed, size, header.page_size) if size else image


def _header(log: bytes) -> _Log | None:
    """The log's header, or None where it is damaged."""
    if len(log) < _LOG_HEADER.size:
        return None
    magic, _version, page_size, _sequence, *rest = _LOG_HEADER.unpack_from(log)
    order = _MAGIC.get(magic)
    valid = 512 <= page_size <= 65536 and page_size & (page_size - 1) == 0
    if order is None or not valid:
        return None
    checksum = _sum(order, log[: _LOG_HEADER.size - 8], (0, 0))
    if checksum != (rest[2], rest[3]):
        return None
    return _Log(order, page_size, (rest[0], rest[1]), checksum)


def _sum(order: str, data: bytes, start: Checksum) -> Checksum:
    """The log's checksum over `data`, a whole number of pairs of words.

    SQLite adds word by word, `a += x + b; b += y + a`. Written out, each word counts by a
    Fibonacci number that grows with its distance from the end: sums that Python does at once.
    """
    count = len(data) // 8
    words = struct.unpack(f"{order}{2 * count}I", data[: 8 * count])
    # Both starting values count as words ahead of the first: a pair (x, y) of (a, b - a).
    pairs = (start[0], (start[1] - start[0]) & _WORD, *words)
    # The last pair's a takes x once and nothing of y; its b takes x and y once.
    weights = _fibonacci(len(pairs))
    first = sum(map(mul, pairs, weights[1:]))
    second = sum(map(mul, pairs, weights))
    return first & _WORD, second & _WORD


@lru_cache(maxsize=4)
def _fibonacci(count: int) -> tuple[int, ...]:
    """Weights of `count` words for `b`, and from the second on for `a`; modulo 2**32."""
    numbers = [0, 1]
    while len(numbers) < count + 1:
        numbers.append((numbers[-1] + numbers[-2]) & _WORD)
    return tuple(reversed(numbers))


def _written(image: bytes, pages: dict[int, bytes], count: int, size: int) -> bytes:
    """The image with pages replaced and cut or grown to `count` of them."""
    whole = bytearray(image[: count * size])
    # A page's number is the client's word: only those that the database is to have count.
    for number, page in sorted(pages.items()):
        start = (number - 1) * size
        if number <= count and start <= len(whole):
            whole[start : start + size] = page
    return bytes(whole)
