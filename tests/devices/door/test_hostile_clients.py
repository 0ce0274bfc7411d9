"""Whatever comes to the door, it stands, and others are served meanwhile."""

from __future__ import annotations

import socket
import struct
import time
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.door.server import MOST_CONNECTIONS
from tests.devices.door.coming import Coming, ask

SERVICES = st.sampled_from(
    ["host:version", "host:devices-l", "host:transport-any", "host:tport:any", "shell:echo 1",
     "shell,v2:", "shell,v2,raw:", "exec:cat", "sync:", "tcp:9008", "tcp:1", "host:kill",
     "host:forward:tcp:0;tcp:1", "host:killforward-all", "host:list-forward", "abb_exec:a\0b",
     "androidbench:picture", "framebuffer:", "reverse:list-forward", "host-serial::features",
     "host:transport-id:1"]
)  # fmt: skip
REQUESTS = st.lists(SERVICES | st.text(max_size=40), max_size=3)


@settings(max_examples=60)
@given(requests=REQUESTS, then=st.binary(max_size=200), framed=st.booleans())
def test_nothing_that_a_client_sends_ends_it(
    door: Door, requests: list[str], then: bytes, framed: bool
) -> None:
    door.relax()
    address = door.address
    sent = [request.encode("utf-8", "surrogatepass") for request in requests]
    if framed:
        ask(address, sent, then)
    else:
        with socket.create_connection(address, timeout=30) as connection:
            connection.sendall(b"".join(sent) + then)
    assert ask(address, ["host:version"]) == b"OKAY00040029"


def test_a_client_that_says_nothing_keeps_nobody_waiting(coming: Coming) -> None:
    address = coming.door.address
    silent = [socket.create_connection(address, timeout=30) for _ in range(100)]
    for one in silent[:50]:
        one.sendall(b"00")
    assert coming.device.shell("echo 1") == "1"
    for one in silent:
        one.close()


def test_there_are_only_so_many_at_once(coming: Coming) -> None:
    address = coming.door.address
    many = [socket.create_connection(address, timeout=30) for _ in range(MOST_CONNECTIONS + 5)]
    assert any(_is_closed(one) for one in many[-5:])
    for one in many:
        one.close()
    deadline = time.monotonic() + 20
    # Its end of those that are closed takes it some turns.
    while time.monotonic() < deadline and not ask(address, ["host:version"]):
        pass
    assert coming.device.shell("echo 1") == "1"


def _is_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_client_that_reads_slowly_is_sent_no_more_than_it_takes(
    coming: Coming, phone: Device
) -> None:
    phone.shell("dd if=/dev/zero of=/sdcard/zeros bs=1000000 count=30")
    with socket.create_connection(coming.door.address, timeout=30) as slow:
        for request in (b"host:transport-any", b"exec:cat /sdcard/zeros"):
            slow.sendall(b"%04x" % len(request) + request)
            assert slow.recv(4, socket.MSG_WAITALL) == b"OKAY"
        assert coming.device.shell("echo 1") == "1"
        assert _megabytes(coming.door) < 60
        read = 0
        while piece := slow.recv(1 << 16):
            read += len(piece)
        assert read == 30_000_000


def _megabytes(door: Door) -> float:
    status = Path(f"/proc/{door.pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def test_a_client_that_hangs_up_ends_what_it_has_started(coming: Coming, phone: Device) -> None:
    with socket.create_connection(coming.door.address, timeout=30) as connection:
        for request in (b"host:transport-any", b"shell:sleep 4711"):
            connection.sendall(b"%04x" % len(request) + request)
            assert connection.recv(4, socket.MSG_WAITALL) == b"OKAY"
    deadline = time.monotonic() + 20
    while "4711" in phone.shell("ps -A -o ARGS").text and time.monotonic() < deadline:
        pass
    assert "4711" not in phone.shell("ps -A -o ARGS").text


def test_what_the_device_refuses_is_refused_in_its_words(coming: Coming) -> None:
    assert coming.ask("host:transport-any", "tcp:4711").startswith(b"OKAYFAIL")
    assert b"Connection refused" in coming.ask("host:transport-any", "tcp:4711")
    # What a worker asks its phone for is nothing that agents can have.
    answer = coming.ask("host:tport:any", "androidbench:picture")
    assert answer == b"OKAY" + struct.pack("<Q", 1) + b"FAIL0006closed"
