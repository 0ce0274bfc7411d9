"""Where our servers listen: on ports nobody else is given by accident."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from pytest_androidbench.devices.providers.ports import are_free, free_ports

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")


def test_they_are_neighbours_from_an_even_one_on() -> None:
    ports = free_ports(3)
    assert ports[0] % 2 == 0
    assert list(ports) == [ports[0], ports[0] + 1, ports[0] + 2]


def test_what_somebody_listens_on_is_passed_over() -> None:
    ports = free_ports(3)
    with socket.create_server(("127.0.0.1", ports[2])):
        assert not are_free(ports)
        assert not set(free_ports(3)) & set(ports)
    assert free_ports(3) == ports


@pytest.mark.skipif(not RANGE.exists(), reason="asks Linux")
def test_no_outgoing_connection_is_given_one() -> None:
    low, high = (int(word) for word in RANGE.read_text().split())
    assert not set(free_ports(3)) & set(range(low, high + 1))
