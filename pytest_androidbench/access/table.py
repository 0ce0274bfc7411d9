"""Reads whose a socket is in the kernel's tables of TCP connections, where netlink is not had."""

from __future__ import annotations

import re
import socket
import struct
from contextlib import ExitStack, suppress
from io import FileIO
from typing import Final

from pytest_androidbench.access.ends import Address, ConnectionEnds

TABLES: Final = ("/proc/net/tcp", "/proc/net/tcp6")
READINGS: Final = 2
"""A table is read in pieces; a line can slip between two while others come and go."""
_MAPPED: Final = "0000000000000000FFFF0000"
_OWNER: Final = re.compile(rb"\S+ \S+ \S+ \S+ +(\d+) +\d+ (\d+) ")
"""What follows the addresses: state, queues, timer, retries; user, timeout, inode."""


class SocketTable:
    """The tables, kept open: read anew for every connection, some 10 us for each of their lines."""

    name = "proc"

    def __init__(self) -> None:
        """Open the tables.

        Raises:
            OSError: this system has none.
        """
        with ExitStack() as opened:
            self._tables = [opened.enter_context(FileIO(TABLES[0]))]
            with suppress(FileNotFoundError):  # a kernel without IPv6
                self._tables.append(opened.enter_context(FileIO(TABLES[1])))
            opened.pop_all()

    def owner(self, ends: ConnectionEnds) -> int | None:
        peer, ours = _written(ends.peer), _written(ends.ours)
        lines = (f" {peer} {ours} ", f" {_MAPPED}{peer} {_MAPPED}{ours} ")
        for _ in range(READINGS):
            for table, line in zip(self._tables, lines, strict=False):
                if (found := _find(table, line.encode())) is not None:
                    user, inode = found
                    # A socket that its process has closed has no inode and counts as root's.
                    return user if inode else None
        return None

    def close(self) -> None:
        for table in self._tables:
            table.close()


def _find(table: FileIO, addresses: bytes) -> tuple[int, int] | None:
    """User and inode of the line with these addresses."""
    table.seek(0)
    content = table.readall()
    place = content.find(addresses)
    match = _OWNER.match(content, place + len(addresses)) if place >= 0 else None
    return (int(match[1]), int(match[2])) if match else None


def _written(address: Address) -> str:
    """An address as the table has it: the number as it lies in memory, in hexadecimal."""
    (number,) = struct.unpack("=I", socket.inet_aton(address[0]))
    return f"{number:08X}:{address[1]:04X}"
