"""The transport's messages: 24 bytes of header, then data."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.errors import ProtocolError

HEADER: Final = struct.Struct("<6I")
MAX_DATA: Final = 1024 * 1024
VERSION: Final = 0x01000001
"""From this version on the sum over the data is not looked at."""

CNXN: Final = 0x4E584E43
AUTH: Final = 0x48545541
OPEN: Final = 0x4E45504F
OKAY: Final = 0x59414B4F
WRTE: Final = 0x45545257
CLSE: Final = 0x45534C43
STLS: Final = 0x534C5453
SYNC: Final = 0x434E5953


@dataclass(frozen=True, slots=True, kw_only=True)
class PacketHeader:
    """What a message is and how many bytes follow it."""

    command: int
    first: int
    second: int
    size: int


def unpack(data: bytes) -> PacketHeader:
    """Read a header.

    Raises:
        ProtocolError: it is none, or announces more than a message may hold.
    """
    if len(data) != HEADER.size:
        raise ProtocolError("not a message header")
    command, first, second, size, _sum, magic = HEADER.unpack(data)
    if magic != command ^ 0xFFFFFFFF:
        raise ProtocolError("not a message header")
    if size > MAX_DATA:
        raise ProtocolError(f"a message of {size} bytes is too long")
    return PacketHeader(command=command, first=first, second=second, size=size)


def pack(command: int, first: int, second: int, data: bytes = b"", *, summed: bool = True) -> bytes:
    """Write a message; `summed` for old hosts that check the sum."""
    total = sum(data) & 0xFFFFFFFF if summed else 0
    return HEADER.pack(command, first, second, len(data), total, command ^ 0xFFFFFFFF) + data
