from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.access.gate import everybody
from pytest_androidbench.phone.wire.adbd import packets
from pytest_androidbench.phone.wire.adbd.server import AdbdServer
from pytest_androidbench.phone.wire.errors import ProtocolError, ServiceRefused
from pytest_androidbench.phone.wire.features import MARKER
from pytest_androidbench.phone.wire.sockets import Listener, bind, connect
from pytest_androidbench.phone.wire.stream import Stream
from tests.phone_wire.adbd_client import AdbdClient

T = TypeVar("T")


def opener(name: str) -> Callable[[Stream], Coroutine[Any, Any, None]]:
    if name == "closed:":
        raise ServiceRefused

    async def serve(stream: Stream) -> None:
        if name.startswith("big:"):
            await stream.write(b"x" * int(name.removeprefix("big:")))
        else:
            await stream.write((await stream.read()).upper())

    return serve


def with_server(work: Callable[[int], T]) -> T:
    """Run blocking `work` against a server in the loop."""

    async def run() -> T:
        listener = Listener(AdbdServer("ro.product.name=x", opener).serve, bind(0), everybody)
        await listener.start()
        try:
            return await asyncio.to_thread(work, listener.port)
        finally:
            await listener.stopped()

    return asyncio.run(run())


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), st.binary(max_size=100))
def test_a_message_is_read_back(first: int, second: int, data: bytes) -> None:
    message = packets.pack(packets.WRTE, first, second, data)
    header = packets.unpack(message[:24])
    assert (header.command, header.first, header.second) == (packets.WRTE, first, second)
    assert message[24:] == data
    assert header.size == len(data)


@given(st.binary(max_size=40))
def test_garbage_is_no_header(data: bytes) -> None:
    valid = len(data) == 24
    if valid:
        command, _, _, size, _, magic = struct.unpack("<6I", data)
        valid = magic == command ^ 0xFFFFFFFF and size <= packets.MAX_DATA
    if not valid:
        with pytest.raises(ProtocolError):
            packets.unpack(data)


@pytest.mark.parametrize("version", [0x01000000, 0x01000001])
def test_services_run_one_after_the_other(version: int) -> None:
    def work(port: int) -> None:
        client = AdbdClient(port, version)
        assert client.version == version
        assert client.banner.startswith(b"device::ro.product.name=x;features=shell_v2,")
        assert MARKER.encode() in client.banner
        assert client.run("upper:", b"abc") == b"ABC"
        assert client.run("closed:") is None
        big = client.run("big:3000000")
        assert big == b"x" * 3_000_000
        client.close()

    with_server(work)


def test_two_hosts_do_not_disturb_each_other() -> None:
    def work(port: int) -> None:
        one, two = AdbdClient(port), AdbdClient(port)
        assert one.run("upper:", b"one") == b"ONE"
        assert two.run("upper:", b"two") == b"TWO"
        one.close()
        assert two.run("upper:", b"two") == b"TWO"
        two.close()

    with_server(work)


@given(st.lists(st.binary(max_size=80), max_size=5))
def test_garbage_ends_the_connection_and_nothing_else(parts: list[bytes]) -> None:
    async def run() -> None:
        listener = Listener(AdbdServer("x", opener).serve, bind(0), everybody)
        await listener.start()
        stream = await connect(listener.port)
        for part in parts:
            stream.post(part)
        stream.close()
        await asyncio.to_thread(lambda: AdbdClient(listener.port).close())
        await listener.stopped()

    asyncio.run(run())
