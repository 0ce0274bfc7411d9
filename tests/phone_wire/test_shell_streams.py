from __future__ import annotations

import asyncio
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.wire import shell_packets
from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed
from pytest_androidbench.phone.wire.shell_service import ShellRequest, parse
from pytest_androidbench.phone.wire.shell_streams import FedInput
from pytest_androidbench.phone.wire.stream import PipeStream
from pytest_androidbench.phone.wire.terminal import TerminalInput


@given(st.integers(0, 255), st.binary(max_size=500))
def test_a_packet_is_read_back(number: int, data: bytes) -> None:
    async def run() -> shell_packets.ShellPacket:
        client, served = PipeStream.pair()
        await client.write(shell_packets.pack(number, data))
        return await shell_packets.read_packet(served)

    assert asyncio.run(run()) == shell_packets.ShellPacket(id=number, data=data)


def test_absurd_packets_are_refused() -> None:
    async def run() -> None:
        client, served = PipeStream.pair()
        await client.write(struct.pack("<BI", 0, 2**31))
        with pytest.raises(ProtocolError):
            await shell_packets.read_packet(served)
        client.close()
        with pytest.raises(StreamClosed):
            await shell_packets.read_packet(served)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "command", "packets", "terminal"),
    [
        ("shell:ls -l", "ls -l", False, False),
        ("shell:", "", False, True),
        ("shell,v2,TERM=xterm,raw:a:b", "a:b", True, False),
        ("shell,v2,TERM=xterm:logcat", "logcat", True, False),
        ("shell,v2,TERM=xterm-256color,pty:", "", True, True),
        ("shell,v2,raw:", "", True, False),
        ("shell,v2,pty:top", "top", True, True),
        ("exec:cat", "cat", False, False),
    ],
)
def test_names_of_shell_services(name: str, command: str, packets: bool, terminal: bool) -> None:
    assert parse(name) == ShellRequest(command=command, packets=packets, terminal=terminal)


@pytest.mark.parametrize("name", ["sync:", "shellx:", "shell", "tcp:9008"])
def test_other_services_are_no_shells(name: str) -> None:
    assert parse(name) is None


@given(st.lists(st.binary(min_size=1, max_size=30), max_size=10))
def test_input_is_read_as_it_was_fed(parts: list[bytes]) -> None:
    async def run() -> bytes:
        source = FedInput()
        for part in parts:
            await source.feed(part)
        source.feed_end()
        return await source.read(7) + await source.read()

    assert asyncio.run(run()) == b"".join(parts)


def typed(keys: bytes) -> tuple[bytes, bytes]:
    """What a command reads when keys are pressed, and what the terminal shows."""

    async def run() -> tuple[bytes, bytes]:
        screen = Collector()
        return await TerminalInput(BytesInput(keys), screen).read(), screen.data

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("keys", "read"),
    [
        (b"ls\r", b"ls\n"),
        (b"lx\x7fs\r", b"ls\n"),
        (b"\x7f\x7fls\r", b"ls\n"),
        (b"abc\x03ls\r", b"\nls\n"),
        (b"ls\r\x04more\r", b"ls\n"),
        (b"half", b"half"),
    ],
)
def test_a_terminal_edits_lines(keys: bytes, read: bytes) -> None:
    assert typed(keys)[0] == read


def test_a_terminal_shows_what_is_typed() -> None:
    assert typed(b"ab\x7f\r")[1] == b"ab\b \b\n"
