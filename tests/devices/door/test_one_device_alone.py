"""An agent is shown its own device, whatever else its adb server knows."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import adbutils
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.door.listing import number_in, own_lines
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from tests.devices.adbserver import AdbServer
from tests.devices.door.coming import ask
from tests.devices.lineserver import serving

OWN, OTHER, PLUGGED = "192.168.0.7:5555", "emulator-5554", "R58N12345"


class Crowded(AdbServer):
    """An adb server with three devices, of which an agent has one."""

    def listing(self, *, long: bool) -> str:
        more = " product:p model:M transport_id:{}" if long else ""
        names = ((OTHER, 3), (OWN, self.transport_id), (PLUGGED, 9))
        return "".join(f"{name}\tdevice{more.format(number)}\n" for name, number in names)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await self.request(reader)
        self.asked.append(request)
        if request in ("host:devices-l", "host:devices"):
            self.block(writer, self.listing(long=request.endswith("-l")))
        elif request == "host:version":
            self.block(writer, "0028")
        elif request == f"host-serial:{OWN}:features":
            self.block(writer, "shell_v2")
        elif request == f"host:transport:{OWN}":
            writer.write(b"OKAY")
            service = await self.request(reader)
            writer.write(b"OKAY")
            await self.shell(service.partition(":")[2], reader, writer)
        elif request == "host:track-devices":
            writer.write(b"OKAY")
            await self.changes(writer)
        else:
            text = f"unknown host service '{request}'"
            writer.write(b"FAIL" + f"{len(text):04x}{text}".encode())

    async def changes(self, writer: asyncio.StreamWriter) -> None:
        """Another device comes and goes, then our own goes."""
        own, other = f"{OWN}\tdevice\n", f"{OTHER}\tdevice\n"
        for text in (own, own + other, own, other):
            writer.write(f"{len(text):04x}{text}".encode())
        await writer.drain()


@dataclass
class Led:
    """Where a door leads in these tests."""

    serial: str
    address: tuple[str, int]

    def knows_token(self, token: str) -> bool:
        host, port = self.address
        return Transport(self.serial, host=host, port=port).knows_token(token)


@pytest.fixture(scope="module")
def crowd() -> Iterator[tuple[Crowded, int]]:
    server = Crowded()
    with serving(server.serve) as port:
        yield server, port


@pytest.fixture
def door(crowd: tuple[Crowded, int], entrance: Door) -> Door:
    server, port = crowd
    server.transport_id = 7
    entrance.lead_to(Led(OWN, ("127.0.0.1", port)))
    return entrance


@pytest.fixture(scope="module")
def entrance() -> Iterator[Door]:
    made = Door()
    yield made
    assert made.alive
    made.close()


def text(answer: bytes) -> str:
    """What stands behind OKAY or FAIL and a length."""
    assert int(answer[4:8], 16) == len(answer) - 8, answer
    return answer[8:].decode()


def test_lists_have_one_line(door: Door) -> None:
    assert text(ask(door.address, ["host:devices"])) == f"{OWN}\tdevice\n"
    (line,) = text(ask(door.address, ["host:devices-l"])).splitlines()
    assert (line.split()[0], line.split()[-1]) == (OWN, "transport_id:7")
    assert text(ask(door.address, ["host:version"])) == "0028"


def test_a_list_that_is_followed_tells_of_one_device_alone(door: Door) -> None:
    line = f"{OWN}\tdevice\n"
    with socket.create_connection(door.address, timeout=10) as connection:
        connection.sendall(b"0012host:track-devices")
        told = f"OKAY{len(line):04x}{line}0000".encode()
        assert connection.makefile("rb").read(len(told)) == told


@pytest.mark.parametrize(
    "request_",
    [
        "host:transport:{}", "host:tport:serial:{}", "host-serial:{}:features",
        "host-serial:{}:get-state", "host-serial:{}:forward:tcp:0;tcp:9008",
        "host-serial:{}:wait-for-any-device",
    ],
)  # fmt: skip
@pytest.mark.parametrize("serial", [OTHER, PLUGGED, "nobody", "192.168.0.8:5555", ""])
def test_another_device_is_not_found(door: Door, request_: str, serial: str) -> None:
    answer = ask(door.address, [request_.format(serial)])
    assert (answer[:4], text(answer)) == (b"FAIL", f"device '{serial}' not found")


@pytest.mark.parametrize("number", ["3", "9", "99", "", "x"])
@pytest.mark.parametrize("request_", ["host:transport-id:{}", "host-transport-id:{}:features"])
def test_nor_is_it_by_its_number(door: Door, request_: str, number: str) -> None:
    answer = ask(door.address, [request_.format(number)])
    assert text(answer) == f"no device with transport id '{number}'"


def test_a_device_that_was_away_is_found_by_its_new_number(
    door: Door, crowd: tuple[Crowded, int]
) -> None:
    assert text(ask(door.address, ["host-transport-id:7:features"])) == "shell_v2"
    crowd[0].transport_id = 8
    assert text(ask(door.address, ["host-transport-id:8:features"])) == "shell_v2"
    assert text(ask(door.address, ["host-transport-id:7:features"])).startswith("no device with")


def test_what_names_no_device_means_the_own_one(door: Door) -> None:
    assert text(ask(door.address, ["host:features"])) == "shell_v2"
    assert adbutils.AdbClient(*door.address).device().serial == OWN
    host, port = door.address
    assert Shell(Transport(OWN, host=host, port=port)).run("echo $((6 * 7))").text == "42"
    # A device reached over the network counts as local, as at any adb server.
    assert text(ask(door.address, ["host-local:features"])) == "shell_v2"
    assert text(ask(door.address, ["host-usb:features"])) == "no devices found"
    answer = ask(door.address, ["host:tport:any"])
    assert answer == b"OKAY" + struct.pack("<Q", 7)


def test_what_would_lead_elsewhere_is_not_even_asked_for(
    door: Door, crowd: tuple[Crowded, int]
) -> None:
    server, _ = crowd
    server.asked.clear()
    for request in (
        "host:connect:1.2.3.4:5555",
        "host:disconnect:",
        "host:kill",
        "host:mdns:check",
    ):
        assert ask(door.address, [request])[:4] == b"OKAY"
    for request in (
        "host:pair:1:2",
        "host:tcpip:5555",
        "host:attach",
        "host:server-status",
        "x",
        "",
    ):
        assert ask(door.address, [request])[:4] == b"FAIL"
    assert ask(door.address, ["host:emulator:5555"])[:4] in (b"FAIL", b"")
    assert "this server has one device" in text(ask(door.address, ["host:pair:1:2"]))
    # A way to the own device is kept ready.
    assert set(server.asked) <= {f"host:transport:{OWN}"}


def test_a_door_that_leads_nowhere_knows_no_device() -> None:
    made = Door()
    try:
        assert text(ask(made.address, ["host:version"])) == "0029"
        assert text(ask(made.address, ["host:devices"])) == "no devices/emulators found"
        assert text(ask(made.address, ["host:transport-any"])) == "no devices/emulators found"
    finally:
        made.close()


@given(st.lists(st.sampled_from([OWN, OTHER, f"{OWN}0", f"x{OWN}", "emulator-55"]), unique=True))
def test_only_the_own_line_is_left_of_any_list(serials: list[str]) -> None:
    listing = "".join(f"{name:<22} device transport_id:{n}\n" for n, name in enumerate(serials))
    found = own_lines(listing, OWN)
    assert found.count("\n") == int(OWN in serials)
    assert number_in(listing, OWN) == (serials.index(OWN) if OWN in serials else 0)
