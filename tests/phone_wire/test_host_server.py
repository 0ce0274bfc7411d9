from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from pytest_androidbench.access.gate import everybody
from pytest_androidbench.phone.wire.errors import ServiceRefused
from pytest_androidbench.phone.wire.features import MARKER
from pytest_androidbench.phone.wire.host.frames import block
from pytest_androidbench.phone.wire.host.roster import Product, Roster
from pytest_androidbench.phone.wire.host.server import HostServer
from pytest_androidbench.phone.wire.reserving import Reservation
from pytest_androidbench.phone.wire.sockets import connect
from pytest_androidbench.phone.wire.stream import PipeStream, Stream

SERIAL = "emulator-5554"
ADBD_PORT = 5555


def opener(name: str) -> Callable[[Stream], Coroutine[Any, Any, None]]:
    if name == "closed:":
        raise ServiceRefused

    async def upper(stream: Stream) -> None:
        while data := await stream.read():
            await stream.write(data.upper())

    return upper


def server() -> HostServer:
    product = Product(product="sdk phone", model="Sim Phone 6", device="emu64")
    return HostServer(Roster(SERIAL, ADBD_PORT, product), opener, Reservation(everybody))


async def ask(host: HostServer, *requests: str, then: bytes = b"") -> bytes:
    """Send requests on one connection and read all that comes until it ends."""
    client, served = PipeStream.pair()
    for request in requests:
        await client.write(block(request))
    await client.write(then)
    task = asyncio.create_task(_serve(host, served))
    if then:
        await asyncio.sleep(0)
        served.feed_end()
    answer = b""
    while data := await client.read():
        answer += data
    await task
    return answer


async def _serve(host: HostServer, stream: Stream) -> None:
    await host.serve(stream)
    stream.close()


def answer(*requests: str, then: bytes = b"") -> bytes:
    return asyncio.run(ask(server(), *requests, then=then))


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ("host:version", b"OKAY00040029"),
        ("host:kill", b"OKAY"),
        ("host:devices", b"OKAY" + block(f"{SERIAL}\tdevice\n")),
        (f"host-serial:{SERIAL}:get-state", b"OKAY" + block("device")),
        ("host-transport-id:1:get-serialno", b"OKAY" + block(SERIAL)),
        (f"host-serial:{SERIAL}:wait-for-any-device", b"OKAYOKAY"),
        ("host:wait-for-local-device", b"OKAYOKAY"),
        ("host-serial:nobody:wait-for-any-disconnect", b"OKAYOKAY"),
        ("host-serial:nobody:get-state", b"FAIL" + block("device 'nobody' not found")),
        ("host:transport:nobody", b"FAIL" + block("device 'nobody' not found")),
        ("host-usb:get-state", b"FAIL" + block("no devices found")),
        ("host:killforward:tcp:1", b"FAIL" + block("listener 'tcp:1' not found")),
        ("host:killforward-all", b"OKAYOKAY"),
        ("host:list-forward", b"OKAY0000"),
        ("host:emulator:5555", b""),
        ("host:nonsense", b"FAIL" + block("unknown host service")),
        ("nonsense", b"FAIL" + block("unknown host service")),
        ("host:disconnect:1.2.3.4:5", b"FAIL" + block("no such device '1.2.3.4:5'")),
    ],
)
def test_host_requests_are_answered(request_: str, expected: bytes) -> None:
    assert answer(request_) == expected


def test_the_long_list_has_no_blanks_inside_values() -> None:
    line = answer("host:devices-l")[8:].decode()
    assert line.split() == [
        SERIAL, "device", "product:sdk_phone", "model:Sim_Phone_6", "device:emu64", "transport_id:1"
    ]  # fmt: skip


def test_features_hold_the_marker_of_ownership_and_nothing_without_fallback() -> None:
    features = answer(f"host-serial:{SERIAL}:features")[8:].decode().split(",")
    assert MARKER in features
    assert "shell_v2" in features
    assert not {"abb", "abb_exec", "delayed_ack", "sendrecv_v2_brotli"} & set(features)


def test_a_transport_tells_its_number_and_then_serves() -> None:
    reply = answer(f"host:tport:serial:{SERIAL}", "upper:", then=b"abc")
    assert reply == b"OKAY" + struct.pack("<Q", 1) + b"OKAY" + b"ABC"


def test_an_old_transport_has_no_number() -> None:
    assert answer("host:transport-any", "upper:", then=b"abc") == b"OKAYOKAYABC"


def test_a_service_that_is_refused_fails_with_its_reason() -> None:
    assert answer("host:transport-any", "closed:") == b"OKAY" + b"FAIL" + block("closed")


def test_the_phone_can_be_listed_by_its_own_address_only() -> None:
    async def run() -> None:
        host = server()
        assert b"connected to 127.0.0.1:5555" in await ask(host, "host:connect:127.0.0.1:5555")
        assert b"already connected" in await ask(host, "host:connect:127.0.0.1")
        refused = await ask(host, "host:connect:127.0.0.1:5999")
        assert refused[8:] == b"failed to connect to '127.0.0.1:5999': Connection refused"
        assert await ask(host, "host-serial:127.0.0.1:5555:get-serialno") == b"OKAY" + block(
            "127.0.0.1:5555"
        )
        assert b"more than one" in await ask(host, "host:get-state")
        await ask(host, "host:disconnect:127.0.0.1:5555")
        assert await ask(host, "host:get-state") == b"OKAY" + block("device")

    asyncio.run(run())


def test_watchers_hear_of_devices_that_come() -> None:
    async def run() -> None:
        host = server()
        client, served = PipeStream.pair()
        await client.write(block("host:track-devices"))
        task = asyncio.create_task(_serve(host, served))
        assert await client.read_exactly(4) == b"OKAY"
        first = await client.read_exactly(4 + len(SERIAL) + len("\tdevice\n"))
        assert SERIAL.encode() in first
        await ask(host, "host:connect:localhost:5555")
        second = await client.read()
        assert b"localhost:5555\tdevice" in second
        client.close()
        await asyncio.wait_for(task, 1)

    asyncio.run(run())


def test_a_forward_carries_bytes_until_it_is_removed() -> None:
    async def run() -> None:
        host = server()
        reply = await ask(host, f"host-serial:{SERIAL}:forward:tcp:0;tcp:9008")
        assert reply[:8] == b"OKAYOKAY"
        port = int(reply[12:])
        listed = await ask(host, "host:list-forward")
        assert listed[8:].decode() == f"{SERIAL} tcp:{port} tcp:9008\n"
        connection = await connect(port)
        await connection.write(b"hello")
        assert await connection.read() == b"HELLO"
        connection.close()
        again = await ask(host, f"host:forward:norebind:tcp:{port};tcp:9008")
        assert b"cannot rebind" in again
        assert await ask(host, f"host:killforward:tcp:{port}") == b"OKAYOKAY"
        with pytest.raises(OSError, match=r"111|refused"):
            await connect(port)
        await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("spec", ["localabstract:a;tcp:1", "tcp:0;localabstract:a", "tcp:0", ";"])
def test_forwards_that_cannot_work_are_refused(spec: str) -> None:
    assert answer(f"host:forward:{spec}")[:4] == b"FAIL"
