"""The packets of file transfer."""

from __future__ import annotations

import struct
from typing import Final

from pytest_androidbench.phone.system.files import Stat

HEADER: Final = struct.Struct("<4sI")
MAX_PATH: Final = 1024
"""What adbd takes, in bytes."""
MAX_CHUNK: Final = 64 * 1024

_STAT1: Final = struct.Struct("<4s3I")
_DENT1: Final = struct.Struct("<4s4I")
_STAT2: Final = struct.Struct("<4sI2Q4IQ3q")
_DENT2: Final = struct.Struct("<4sI2Q4IQ3qI")
_DEVICE: Final = 0xFE05
_WORD: Final = 0xFFFFFFFF

SEND2: Final = struct.Struct("<4sII")
RECV2: Final = struct.Struct("<4sI")


def header(packet_id: bytes, size: int) -> bytes:
    """A packet's first eight bytes."""
    return HEADER.pack(packet_id, size)


def text(data: bytes) -> str:
    """A name as adbd reads it, which ends before the first zero byte."""
    return data.partition(b"\0")[0].decode("utf-8", "surrogateescape")


def raw(name: str) -> bytes:
    """A name's bytes; those that are no UTF-8 as they came."""
    try:
        return name.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return name.encode("utf-8", "surrogatepass")


def _seconds(ms: int) -> int:
    # Clients take 0 for "there is no such file".
    return max(1, ms // 1000)


def stat1(stat: Stat | None) -> bytes:
    """The first version's answer to STAT; all zero where there is nothing."""
    if stat is None:
        return _STAT1.pack(b"STAT", 0, 0, 0)
    return _STAT1.pack(b"STAT", stat.st_mode, stat.size & _WORD, _seconds(stat.mtime_ms) & _WORD)


def dent1(name: bytes, stat: Stat) -> bytes:
    """One name in the first version's list of a directory."""
    times = _seconds(stat.mtime_ms) & _WORD
    return _DENT1.pack(b"DENT", stat.st_mode, stat.size & _WORD, times, len(name)) + name


def dent1_end() -> bytes:
    """The end of the first version's list."""
    return _DENT1.pack(b"DONE", 0, 0, 0, 0)


def _fields(stat: Stat) -> tuple[int, ...]:
    times = (_seconds(stat.atime_ms), _seconds(stat.mtime_ms), _seconds(stat.ctime_ms))
    numbers = (_DEVICE, stat.inode, stat.st_mode, stat.links, stat.uid, stat.gid, stat.size)
    return numbers + times


def stat2(packet_id: bytes, stat: Stat | None, error: int) -> bytes:
    """The second version's answer to STA2 and LST2."""
    if stat is None:
        return _STAT2.pack(packet_id, error, *(0,) * 10)
    return _STAT2.pack(packet_id, 0, *_fields(stat))


def dent2(name: bytes, stat: Stat) -> bytes:
    """One name in the second version's list of a directory."""
    return _DENT2.pack(b"DNT2", 0, *_fields(stat), len(name)) + name


def dent2_end() -> bytes:
    """The end of the second version's list."""
    return _DENT2.pack(b"DONE", *(0,) * 12)


def fail(reason: str) -> bytes:
    """Tell the client why its request is refused."""
    told = raw(reason)
    return header(b"FAIL", len(told)) + told
