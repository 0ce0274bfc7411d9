"""What travels between us and a device: packets, deadlines, the server of automation."""

from __future__ import annotations

import asyncio
import http.client
import json
import struct
from collections.abc import Callable, Iterator

import pytest

from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell, ShellResult, quote
from pytest_androidbench.devices.link.transport import (
    Transport,
    list_devices,
    transport_failures_as_gone,
)
from pytest_androidbench.errors import DeviceGone
from tests.devices.adbserver import HEADER, AdbServer
from tests.devices.lineserver import serving


class Speaking(AdbServer):
    """A device whose shell says what it is told to, in pieces of its own."""

    says: tuple[bytes, ...] = ()
    heard = b""

    async def shell(
        self, script: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.scripts.append(script)
        while True:
            header = await reader.readexactly(HEADER.size)
            kind, length = HEADER.unpack(header)
            self.heard += header + await reader.readexactly(length)
            if kind == 4:
                break
        for piece in self.says:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.01)


def packet(kind: int, data: bytes) -> bytes:
    return struct.pack("<BI", kind, len(data)) + data


@pytest.fixture
def server() -> Speaking:
    return Speaking()


@pytest.fixture
def shell(server: Speaking) -> Iterator[Shell]:
    with serving(server.serve) as port:
        yield Shell(Transport(server.serial, port=port))


def bytewise(data: bytes) -> tuple[bytes, ...]:
    return tuple(data[at : at + 1] for at in range(len(data)))


WHOLE = (
    packet(1, b"out") + packet(2, b"err") + packet(1, b"") + packet(1, b"!") + packet(3, b"\x07")
)


@pytest.mark.parametrize(
    "says", [(WHOLE,), bytewise(WHOLE), (WHOLE[:5], WHOLE[5:]), (WHOLE + packet(1, b"late"),)]
)
def test_packets_are_put_together_however_they_arrive(
    shell: Shell, server: Speaking, says: tuple[bytes, ...]
) -> None:
    server.says = says
    assert shell.run("x") == ShellResult(stdout=b"out!", stderr=b"err", code=7)


@pytest.mark.parametrize(
    ("says", "result"),
    [
        (packet(3, b""), ShellResult(stdout=b"", stderr=b"", code=255)),
        (packet(3, b"\0"), ShellResult(stdout=b"", stderr=b"", code=0)),
        (packet(9, b"?") + packet(3, b"\xff"), ShellResult(stdout=b"", stderr=b"", code=255)),
    ],
)
def test_the_end_has_a_code_and_other_packets_say_nothing(
    shell: Shell, server: Speaking, says: bytes, result: ShellResult
) -> None:
    server.says = (says,)
    assert shell.run("x") == result


@pytest.mark.parametrize("size", [0, 1, 60_000, 60_001])
def test_input_is_sent_in_packets_and_then_closed(
    shell: Shell, server: Speaking, size: int
) -> None:
    server.says = (packet(3, b"\0"),)
    data = bytes(range(256)) * 300
    assert shell.run("x", stdin=data[:size]).ok
    parts = [packet(0, data[at:size][:60_000]) for at in range(0, size, 60_000)]
    assert server.heard == b"".join(parts) + packet(4, b"")


@pytest.mark.parametrize(("length", "told"), [(120, "y" * 120), (121, "y" * 117 + "...")])
def test_a_long_script_is_told_by_its_beginning(
    shell: Shell, server: Speaking, length: int, told: str
) -> None:
    with pytest.raises(DeviceGone, match=f"closed in the middle of '{told}'$"):
        shell.run("y" * length)
    assert server.scripts == ["y" * length]


def test_what_was_printed_is_told_as_text() -> None:
    result = ShellResult(stdout=b"a\xff\r\n\n", stderr=b"b\n", code=1)
    assert result.output == "a\ufffd\r\n\nb\n"
    assert result.text == "a\ufffd"
    assert not result.ok
    assert quote("a b", "c", "it's") == """'a b' c 'it'"'"'s'"""


FAILING: list[tuple[Callable[[], BaseException], str]] = [
    (lambda: OSError("no route"), "stopped answering while asking: no route"),
    (OSError, "stopped answering while asking: OSError"),
    (EOFError, "stopped answering while asking: EOFError"),
    (lambda: http.client.BadStatusLine("x"), "stopped answering while asking: x"),
    (
        lambda: json.JSONDecodeError("Expecting value", "", 0),
        "answered nonsense while asking: Expecting value: line 1 column 1 (char 0)",
    ),
]


@pytest.mark.parametrize(("make", "told"), FAILING, ids=[told for _, told in FAILING])
def test_a_broken_way_is_told_with_what_was_being_done(
    make: Callable[[], BaseException], told: str
) -> None:
    with pytest.raises(DeviceGone) as gone, transport_failures_as_gone("asking"):
        raise make()
    assert str(gone.value) == f"the device {told}"


def test_other_errors_are_none_of_the_way() -> None:
    with pytest.raises(KeyError), transport_failures_as_gone("asking"):
        raise KeyError("x")


def test_a_service_that_is_refused_is_told(server: Speaking) -> None:
    with serving(server.serve) as port:
        transport = Transport(server.serial, port=port)
        with pytest.raises(DeviceGone, match="stopped answering while opening 'tcp': closed"):
            transport.open("tcp:80")
        with transport.open("shell,v2,raw:x", seconds=5.0) as opened:
            assert opened.gettimeout() == 5.0
        with transport.open("shell,v2,raw:x") as opened:
            assert opened.gettimeout() == 30.0


class Listing(AdbServer):
    """A server that lists several devices."""

    def listing(self, *, long: bool) -> str:
        return (
            "emulator-1\toffline transport_id:3\n\n"
            "R58M  unauthorized usb:1-1 transport_id:12\n"
            "10.0.0.1:5555\tdevice product:a:b\n"
        )


def test_devices_are_listed_with_their_states_and_ids() -> None:
    with serving(Listing().serve) as port:
        assert list_devices("127.0.0.1", port) == {
            "emulator-1": ("offline", 3),
            "R58M": ("unauthorized", 12),
            "10.0.0.1:5555": ("device", 0),
        }
        with pytest.raises(DeviceGone) as told:
            Transport("emulator-1", port=port).reconnect()
    assert str(told.value) == (
        f"device emulator-1 is offline at the adb server 127.0.0.1:{port}; it lists "
        "emulator-1 (offline), R58M (unauthorized), 10.0.0.1:5555 (device)"
    )


def test_a_server_that_lists_nothing_is_told_so() -> None:
    with serving(AdbServer(state="").serve) as port:
        transport = Transport("emulator-1", port=port)
        with pytest.raises(
            DeviceGone, match=r"is absent at the adb server .*; it lists no device$"
        ):
            transport.reconnect()
    with pytest.raises(DeviceGone, match=f"while listing devices at 127.0.0.1:{port}: no adb serv"):
        transport.reconnect()


def test_answers_inside_a_block_have_its_time_together(server: Speaking) -> None:
    with serving(server.serve) as port:
        adb = Transport(server.serial, port=port).adb
        with adb.allowing(5.0):
            with adb.allowing(0.0), pytest.raises(Exception, match="no answer in the time allowed"):
                adb.open_transport()
            with adb.open_transport() as connection:
                assert 4.0 < connection.conn.gettimeout() <= 5.0
        with adb.open_transport() as connection:
            assert connection.conn.gettimeout() == 30.0
        with adb.open_transport(timeout=2.0) as connection:
            assert connection.conn.gettimeout() == 2.0
        with adb.open_transport(timeout=None) as connection:
            assert connection.conn.gettimeout() == 30.0
            connection.close()
            connection.close()


def test_automation_on_a_device_that_is_gone_is_let_go_of(server: Speaking) -> None:
    with serving(server.serve) as port:
        automation = Automation(Transport(server.serial, port=port))
        assert not automation.held
        assert not automation.alive()
        automation.revive()
        automation.release()
        automation.close()
    with pytest.raises(DeviceGone, match="no adb server answers"):
        automation.call("click", 1, 2)
