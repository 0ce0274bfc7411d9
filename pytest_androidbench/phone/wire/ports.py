"""Choosing the console's and the adb port: neighbours, as clients expect of an emulator."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.wire.sockets import LOOPBACK, bind

FIRST: Final = 5554
LAST: Final = 5682
TRIES: Final = 200


class NoPorts(AndroidBenchError):
    """No pair of ports could be had."""


def bind_pair(
    ports: tuple[int, int] | None, adb_address: str = LOOPBACK
) -> tuple[socket.socket, socket.socket]:
    """Bind the console's and the adb port; None looks where emulators do, zeros anywhere.

    The console is of this machine alone, whatever the adb port's address.

    Raises:
        NoPorts: somebody else has them.
    """
    if ports is not None and ports != (0, 0):
        console, adb = ports
        try:
            return _both(console, adb, adb_address)
        except OSError as error:
            raise NoPorts(f"ports {console} and {adb}: {error.strerror}") from error
    for candidate in _usual() if ports is None else _anywhere():
        try:
            return _both(candidate, candidate + 1, adb_address)
        except OSError:
            continue
    raise NoPorts("no free pair of ports")


def _both(console: int, adb: int, adb_address: str) -> tuple[socket.socket, socket.socket]:
    with ExitStack() as stack:
        first = stack.enter_context(bind(console))
        second = stack.enter_context(bind(adb, adb_address))
        stack.pop_all()
    return first, second


def _usual() -> Iterator[int]:
    return iter(range(FIRST, LAST + 1, 2))


def _anywhere() -> Iterator[int]:
    for _ in range(TRIES):
        with bind(0) as probe:
            port: int = probe.getsockname()[1]
        # Linux gives out odd ones here; the even neighbour below is usually free.
        yield port & ~1
