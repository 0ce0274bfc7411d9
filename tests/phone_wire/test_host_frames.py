from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.errors import ProtocolError, ServiceRefused
from pytest_androidbench.phone.wire.host.frames import block, length, read_request
from pytest_androidbench.phone.wire.host.request import (
    HostRequest,
    Target,
    TransportRequest,
    parse,
    split_serial,
)
from pytest_androidbench.phone.wire.stream import PipeStream

KNOWN = ["emulator-5554", "127.0.0.1:5555"]


@given(st.binary(max_size=200).map(lambda data: data.decode("utf-8", "surrogateescape")))
def test_a_block_is_read_back(text: str) -> None:
    async def run() -> str:
        left, right = PipeStream.pair()
        await left.write(block(text))
        return await read_request(right)

    assert asyncio.run(run()) == text


@given(st.binary(min_size=4, max_size=4))
@example(b"+0x1")
@example(b"0x1f")
@example(b" 12 ")
@example(b"1_00")
def test_only_four_hexadecimal_digits_are_a_length(digits: bytes) -> None:
    valid = all(digit in b"0123456789abcdefABCDEF" for digit in digits)
    if valid:
        assert length(digits) == int(digits, 16)
    else:
        with pytest.raises(ProtocolError):
            length(digits)


@given(st.text(max_size=60))
def test_any_text_is_a_request_or_refused(text: str) -> None:
    for prefix in ("", "host:", "host-serial:", "host-transport-id:"):
        with suppress(ServiceRefused):
            parse(prefix + text, KNOWN)


@pytest.mark.parametrize(
    ("text", "serial", "command"),
    [
        ("127.0.0.1:5555:get-state", "127.0.0.1:5555", "get-state"),
        ("emulator-5554:forward:tcp:1;tcp:2", "emulator-5554", "forward:tcp:1;tcp:2"),
        ("10.0.0.7:5555:features", "10.0.0.7:5555", "features"),
        ("nobody:features", "nobody", "features"),
        ("emulator-55:features", "emulator-55", "features"),
    ],
)
def test_serials_with_colons_are_told_from_commands(text: str, serial: str, command: str) -> None:
    assert split_serial(text, KNOWN) == (serial, command)


@pytest.mark.parametrize(
    ("text", "target", "tells_id"),
    [
        ("host:tport:serial:127.0.0.1:5555", Target(kind="serial", name="127.0.0.1:5555"), True),
        ("host:tport:any", Target(kind="any"), True),
        ("host:transport:emulator-5554", Target(kind="serial", name="emulator-5554"), False),
        ("host:transport-any", Target(kind="any"), False),
        ("host:transport-id:1", Target(kind="id", name="1"), False),
    ],
)
def test_transports_are_told_apart(text: str, target: Target, tells_id: bool) -> None:
    assert parse(text, KNOWN) == TransportRequest(target=target, tells_id=tells_id)


def test_a_transport_number_may_select_a_device() -> None:
    assert parse("host-transport-id:7:get-state", KNOWN) == HostRequest(
        target=Target(kind="id", name="7"), command="get-state"
    )
