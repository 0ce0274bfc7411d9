"""The provider for farms by itself: which device it has, and what it says where it has none."""

from __future__ import annotations

import asyncio
import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.device_farm import Farm
from fixtures import farm_phones
from fixtures.adb_bridge import LOOPBACK
from fixtures.device_farm import DeviceFarm
from fixtures.farm_phones import OURS, SERIALS, THEIRS, TOKEN
from fixtures.farm_server import FarmServer, served
from pytest_androidbench.errors import DeviceUnavailable
from tests.devices.lineserver import serving
from tests.end_to_end.test_faults import wait_for


@pytest.fixture(scope="module")
def adbd_ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, int]]:
    with farm_phones.running(SERIALS, tmp_path_factory.mktemp("slots")) as ports:
        yield ports


@pytest.fixture
def server(adbd_ports: dict[str, int]) -> Iterator[FarmServer]:
    with served(DeviceFarm(adbd_ports), {TOKEN: OURS}) as server:
        yield server


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What agents are told of a device is gone afterwards, and leases are kept apart."""
    for name in ("HOST", "ADDRESS", "PORT"):
        monkeypatch.setenv(f"ANDROID_ADB_SERVER_{name}", "")
    monkeypatch.setenv("ANDROID_SERIAL", "")
    monkeypatch.setenv("PATH", os.environ["PATH"])
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("STF_TOKEN", TOKEN)


@pytest.fixture
def here(server: FarmServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STF_URL", server.url)


@pytest.mark.parametrize(
    ("status", "body", "told"),
    [
        (401, "no Bearer TOKEN is let in", "401 no Bearer ... is let in"),
        (404, "Cannot GET", "404 Cannot GET"),
        (500, f"{'x' * 290}TOKEN", f"500 {'x' * 290}..."),
        (302, "", "302 "),
        (200, "<h1>Log in</h1>", "JSONDecodeError"),
        (
            200,
            '{"success": false, "description": "of TOKEN"}',
            '200 {"success": false, "description": "of ..."}',
        ),
        (200, "{}", "KeyError"),
        (200, "[]", "TypeError"),
        (200, "null", "TypeError"),
    ],
)
def test_an_answer_that_is_none_of_a_farm_is_told_without_the_token(
    monkeypatch: pytest.MonkeyPatch, status: int, body: str, told: str
) -> None:
    said = body.replace("TOKEN", TOKEN)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        elsewhere = "location: /elsewhere\r\n" if status == 302 else ""
        head = f"HTTP/1.1 {status} So\r\n{elsewhere}connection: close\r\n\r\n"
        writer.write((head + said).encode())

    with serving(answer) as port:
        monkeypatch.setenv("STF_URL", f"http://{LOOPBACK}:{port}")
        farm = Farm()
        for have in (farm.look, farm.acquire):
            with pytest.raises(DeviceUnavailable, match=f" failed: {re.escape(told)}$") as caught:
                have()
            assert caught.value.__context__ is None
            assert TOKEN[:6] not in str(caught.value)


def test_without_a_token_it_is_told_that_nobody_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    with served(DeviceFarm({}), {TOKEN: OURS}) as server:
        monkeypatch.setenv("STF_URL", server.url)
        Farm().look()
        monkeypatch.setenv("STF_TOKEN", "")
        with pytest.raises(DeviceUnavailable, match=r"401 .*Bad Credentials"):
            Farm().look()


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_another_is_had_where_somebody_was_quicker(server: FarmServer) -> None:
    first, second = SERIALS

    def quicker(serial: str) -> None:
        if serial == first and not server.farm.taken:
            server.farm.add(THEIRS, first)

    server.before_adding = quicker
    provider = Farm()
    device = provider.acquire()
    assert server.farm.taken == {first: THEIRS, second: OURS}
    assert device.serial == f"{LOOPBACK}:{server.farm.devices[second].port}"
    assert device.shell("echo there").text == "there"
    provider.release(device)
    assert server.farm.taken == {first: THEIRS}


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_a_device_that_becomes_free_is_waited_for(server: FarmServer) -> None:
    for serial in SERIALS:
        server.farm.add(THEIRS, serial)

    def leave() -> None:
        wait_for(lambda: server.asked.count("GET /api/v1/devices") > 1)
        server.farm.leave(SERIALS[1], "ungroup_request")

    leaving = threading.Thread(target=leave)
    leaving.start()
    provider = Farm(wait_seconds=30)
    device = provider.acquire()
    leaving.join()
    assert server.farm.taken == {SERIALS[0]: THEIRS, SERIALS[1]: OURS}
    provider.release(device)


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_a_device_lost_to_another_worker_of_the_same_user_is_not_taken_from_it(
    server: FarmServer,
) -> None:
    server.farm.devices[SERIALS[1]].present = False
    one, other = Farm(), Farm(wait_seconds=1)
    device = one.acquire()
    server.farm.leave(SERIALS[0], "automatic_timeout")
    with pytest.raises(DeviceUnavailable, match="in use by other runs"):
        other.acquire()
    one.release(device)
    device = other.acquire()
    assert server.farm.taken == {SERIALS[0]: OURS}
    other.release(device)
    assert server.farm.taken == {}


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_a_device_that_adb_does_not_find_is_given_back(server: FarmServer) -> None:
    server.farm.devices[SERIALS[0]].adbd_port = 1
    server.farm.devices[SERIALS[1]].present = False
    with pytest.raises(DeviceUnavailable, match=r"127\.0\.0\.1:\d+ is (absent|offline)"):
        Farm().acquire()
    assert server.farm.taken == {}
