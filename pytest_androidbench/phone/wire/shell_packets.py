"""Packets of the shell protocol, version 2: which stream, how long, the bytes."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.errors import ProtocolError
from pytest_androidbench.phone.wire.stream import Stream

HEADER: Final = struct.Struct("<BI")
MAX_PACKET: Final = 1024 * 1024

STDIN: Final = 0
STDOUT: Final = 1
STDERR: Final = 2
EXIT: Final = 3
CLOSE_STDIN: Final = 4
WINDOW_SIZE: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class ShellPacket:
    """One packet."""

    id: int
    data: bytes


def pack(packet_id: int, data: bytes) -> bytes:
    """Write a packet."""
    return HEADER.pack(packet_id, len(data)) + data


async def read_packet(stream: Stream) -> ShellPacket:
    """Read the next packet.

    Raises:
        ProtocolError: it is longer than a packet may be.
        StreamClosed: the client left.
    """
    packet_id, size = HEADER.unpack(await stream.read_exactly(HEADER.size))
    if size > MAX_PACKET:
        raise ProtocolError(f"a shell packet of {size} bytes is too long")
    return ShellPacket(id=packet_id, data=await stream.read_exactly(size))
