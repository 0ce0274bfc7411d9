"""A device that may be a phone of ours: whether it takes a token, is reserved, gives a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.devices.seeing.aside import take_aside
from pytest_androidbench.errors import DeviceGone
from tests.devices.adbserver import AdbServer
from tests.devices.lineserver import serving

TOKEN = "a word of some length"


class Ours(AdbServer):
    """A phone that knows a token, as far as its connections go."""

    held = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await self.request(reader)
        if first == f"host:androidbench-reserve:{TOKEN}":
            self.held += 1
            writer.write(b"OKAY")
            await reader.read()
            self.held -= 1
            return
        if first != f"host:androidbench-token:{TOKEN}" and not first.startswith("host:devices"):
            self.asked.append(first)
            writer.write(b"FAIL" + b"0006closed")
            return
        self.asked.append(first)
        writer.write(b"OKAY")
        await super().serve(reader, writer)


class WithPicture(AdbServer):
    """A device that gives a picture in one way or the other."""

    pictures: dict[str, bytes]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await self.request(reader)
        if request == "host:devices-l":
            self.block(writer, self.listing(long=True))
            return
        writer.write(b"OKAY")
        service = await self.request(reader)
        self.asked.append(service)
        if service in self.pictures:
            writer.write(b"OKAY" + self.pictures[service])
        else:
            writer.write(b"FAIL" + b"0006closed")


def pictured(**pictures: bytes) -> WithPicture:
    server = WithPicture()
    names = {"ours": "androidbench:picture", "others": "exec:screencap -p"}
    server.pictures = {names[way]: data for way, data in pictures.items()}
    return server


@pytest.fixture
def phone() -> Iterator[tuple[Ours, Transport]]:
    server = Ours()
    with serving(server.serve) as port:
        yield server, Transport(server.serial, port=port)


def test_an_adb_server_knows_no_token() -> None:
    server = AdbServer()
    with serving(server.serve) as port:
        transport = Transport(server.serial, port=port)
        assert not transport.knows_token(TOKEN)
        assert transport.hold(TOKEN) is None
        assert transport.token == ""
        # Nothing of it is shown on what follows.
        assert Shell(transport).run("echo 1").text == "1"
    assert not any("token" in request for request in server.asked[2:])


def test_a_phone_is_held_as_long_as_its_connection(phone: tuple[Ours, Transport]) -> None:
    server, transport = phone
    assert transport.knows_token(TOKEN)
    held = transport.hold(TOKEN)
    assert held is not None
    assert (server.held, transport.token) == (1, TOKEN)
    assert held.gettimeout() is None
    held.close()


def test_while_it_is_held_each_connection_shows_the_token(phone: tuple[Ours, Transport]) -> None:
    server, transport = phone
    held = transport.hold(TOKEN)
    assert held is not None
    assert Shell(transport).run("echo 1").text == "1"
    assert transport.state() == "device"
    assert set(server.asked[::2]) == {f"host:androidbench-token:{TOKEN}"}
    held.close()


def test_who_does_not_answer_is_gone() -> None:
    transport = Transport("emulator-5554", port=1)
    with pytest.raises(DeviceGone, match="asking whether it is a phone of ours"):
        transport.knows_token(TOKEN)
    with pytest.raises(DeviceGone):
        transport.hold(TOKEN)


def test_a_phone_s_own_picture_is_taken_where_there_is_one() -> None:
    server = pictured(ours=b"\xff\xd8 jpeg" * 50_000, others=b"\x89PNG")
    with serving(server.serve) as port:
        taken = take_aside(Transport(server.serial, port=port))
    assert (taken, server.asked) == (b"\xff\xd8 jpeg" * 50_000, ["androidbench:picture"])


def test_of_another_device_the_screen_is_captured() -> None:
    server = pictured(others=b"\x89PNG and so on")
    with serving(server.serve) as port:
        assert take_aside(Transport(server.serial, port=port)) == b"\x89PNG and so on"


@pytest.mark.parametrize("others", [b"", b"screencap: inaccessible or not found\n"])
def test_what_is_no_picture_is_none(others: bytes) -> None:
    server = pictured(others=others)
    with serving(server.serve) as port, pytest.raises(DeviceGone, match="gave no picture"):
        take_aside(Transport(server.serial, port=port))
