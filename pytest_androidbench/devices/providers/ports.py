"""Ports of the loopback interface."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import DeviceUnavailable

_LOWEST: Final = 10_000
_STRIDE: Final = 16
"""How far apart processes begin to look, so that neighbours in time do not race for a port."""
_GIVEN_UNASKED: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")
_IANA_DYNAMIC: Final = 49_152


def free_ports(count: int) -> range:
    """Neighbouring ports, the first one even, that nothing listens on.

    They lie below those that the kernel gives to outgoing connections: one of these would keep
    its port from whoever wants to listen there, for a minute after its end.

    Raises:
        DeviceUnavailable: none were found.
    """
    blocks = (_first_given_unasked() - _LOWEST) // _STRIDE
    for number in range(blocks):
        first = _LOWEST + (os.getpid() + number) % blocks * _STRIDE
        ports = range(first, first + count)
        if are_free(ports):
            return ports
    raise DeviceUnavailable(f"no {count} neighbouring ports are free on this machine")


def are_free(ports: Iterable[int]) -> bool:
    """Whether nothing listens on any of some ports."""
    return all(_is_free(port) for port in ports)


def _first_given_unasked() -> int:
    try:
        low = int(_GIVEN_UNASKED.read_text(encoding="ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return _IANA_DYNAMIC
    # A system that gives out almost all ports leaves none to prefer.
    return low if low >= 2 * _LOWEST else _IANA_DYNAMIC


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
