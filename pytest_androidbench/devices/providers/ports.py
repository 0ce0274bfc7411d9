"""Ports of the loopback interface."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from typing import Final

from pytest_androidbench.errors import DeviceUnavailable

_TRIES: Final = 200


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def free_pair() -> tuple[int, int]:
    """An even port and its neighbour, as an emulator has them for its console and its adb.

    Raises:
        DeviceUnavailable: none was found.
    """
    for _ in range(_TRIES):
        console = free_port() & ~1
        if are_free((console, console + 1)):
            return console, console + 1
    raise DeviceUnavailable("no two neighbouring ports are free on this machine")


def are_free(ports: Iterable[int]) -> bool:
    """Whether nothing listens on any of some ports."""
    return all(_is_free(port) for port in ports)


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
