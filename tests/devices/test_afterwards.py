"""What is asked of a server once a block is over, or the process that it ran in."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from fixtures.device_farm import DeviceFarm
from fixtures.farm_server import FarmServer, served
from pytest_androidbench.devices.providers.afterwards import asked_afterwards
from tests.devices.lineserver import serving
from tests.end_to_end.test_faults import wait_for

BEARER = {"Authorization": "Bearer told-to-nobody"}
OWNER = """
import sys, time
from pytest_androidbench.devices.providers.afterwards import asked_afterwards
with asked_afterwards("DELETE", sys.argv[1], {"Authorization": "Bearer told-to-nobody"}):
    print("within", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def server() -> Iterator[FarmServer]:
    """A farm whose one device is ours."""
    with served(DeviceFarm({"R1": 1}), {"told-to-nobody": "us"}) as server:
        server.farm.add("us", "R1")
        yield server


def device_at(server: FarmServer) -> str:
    return f"{server.url}/api/v1/user/devices/R1"


@pytest.mark.parametrize("error", [None, ValueError, KeyboardInterrupt])
def test_it_is_asked_once_when_the_block_is_over_however_it_ends(
    server: FarmServer, capsys: pytest.CaptureFixture[str], error: type[BaseException] | None
) -> None:
    ends = pytest.raises(error) if error is not None else nullcontext()
    with ends, asked_afterwards("DELETE", device_at(server), BEARER):
        assert server.asked == []
        if error is not None:
            raise error
    assert server.asked == ["DELETE /api/v1/user/devices/R1"]
    assert server.farm.taken == {}
    assert capsys.readouterr().err == ""


def test_it_is_asked_when_the_process_is_killed(server: FarmServer) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OWNER, device_at(server)], stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout is not None
        assert owner.stdout.readline() == "within\n"
        assert server.farm.taken == {"R1": "us"}
        owner.kill()
    wait_for(lambda: server.farm.taken == {}, seconds=20)


def test_a_refusal_is_told_and_raises_nothing(
    server: FarmServer, capsys: pytest.CaptureFixture[str]
) -> None:
    with asked_afterwards("DELETE", device_at(server), BEARER):
        server.farm.leave("R1", "automatic_timeout")
    told = capsys.readouterr().err
    assert told.startswith(f"DELETE {device_at(server)}: 403 ")
    assert "You cannot release this device. Not owned by you" in told


def test_a_refusal_is_told_without_what_was_sent_though_it_says_that_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def repeat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 So\r\nconnection: close\r\n\r\nnot with " + request)

    with serving(repeat) as port, asked_afterwards("DELETE", f"http://127.0.0.1:{port}/", BEARER):
        pass
    told = capsys.readouterr().err
    assert "403 'not with DELETE / HTTP/1.1" in told
    assert "authorization: ... ..." in told.lower()
    assert "told-to-nobody" not in told


@pytest.mark.parametrize("sent", ["Bearer told-to-nobody", "Bearer told-to-nobody\nX: y", "ä"])
@pytest.mark.parametrize("listens", [True, False])
def test_what_cannot_be_asked_is_told_without_what_would_have_been_sent(
    server: FarmServer, capsys: pytest.CaptureFixture[str], listens: bool, sent: str
) -> None:
    url = f"{server.url}/elsewhere" if listens else "http://127.0.0.1:1/"
    with asked_afterwards("DELETE", url, {"Authorization": sent}):
        pass
    told = capsys.readouterr().err
    assert re.match(rf"DELETE {re.escape(url)}: (404 |\w+\n$)", told), told
    assert "told-to-nobody" not in told
