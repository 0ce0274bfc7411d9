"""The server that stands for a farm: what it answers is what DeviceFarmer publishes."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from fixtures.device_farm import DeviceFarm
from fixtures.farm_server import FarmServer, served
from tests.devices.lineserver import serving
from tests.end_to_end.test_faults import wait_for

TOKENS = {"t-us": "us@example.org", "t-them": "them@example.org"}
OURS = "/user/devices/ours"
CONNECTED = f"{OURS}/remoteConnect"
FOREIGN = "Device is not owned by you or is not available"


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)


@pytest.fixture
def server() -> Iterator[FarmServer]:
    """Devices in each of the states there are; behind them is what says all again."""
    with serving(echo) as port:
        serials = ("ours", "theirs", "free", "absent", "dumb", "unready")
        with served(DeviceFarm(dict.fromkeys(serials, port)), TOKENS) as server:
            farm = server.farm
            farm.add(TOKENS["t-us"], "ours")
            farm.add(TOKENS["t-them"], "theirs")
            farm.devices["absent"].present = False
            farm.devices["unready"].ready = False
            farm.devices["dumb"].responds = False
            yield server


def asked(
    server: FarmServer, method: str, path: str, body: object = None, bearer: str = "Bearer t-us"
) -> tuple[int, dict[str, Any]]:
    headers = {"authorization": bearer} if bearer else {}
    url = f"{server.url}/api/v1{path}"
    answer = httpx2.request(method, url, json=body, headers=headers, timeout=10)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "description"),
    [
        ("POST", "/user/devices", {"serial": "free"}, 200, "Device successfully added"),
        ("POST", "/user/devices", {"serial": "ours"}, 403, "Device is being used or not available"),
        ("POST", "/user/devices", {"serial": "theirs"}, 403, "Device is being used or not availa"),
        ("POST", "/user/devices", {"serial": "absent"}, 403, "Device is being used or not availa"),
        ("POST", "/user/devices", {"serial": "unready"}, 403, "Device is being used or not availa"),
        ("POST", "/user/devices", {"serial": "dumb"}, 504, "Device is not responding"),
        ("POST", "/user/devices", {"serial": "other"}, 404, "Not Found (device)"),
        ("POST", "/user/devices", {}, 400, "Validation errors"),
        ("GET", OURS, None, 200, "Controlled device information"),
        ("GET", "/user/devices/free", None, 403, "Device is not owned by you"),
        ("POST", CONNECTED, None, 200, "Remote connection is enabled"),
        ("POST", "/user/devices/theirs/remoteConnect", None, 403, FOREIGN),
        ("POST", "/user/devices/other/remoteConnect", None, 404, "Device not found"),
        ("DELETE", CONNECTED, None, 200, "Device remote disconnected successfully"),
        ("DELETE", "/user/devices/free/remoteConnect", None, 403, FOREIGN),
        ("DELETE", OURS, None, 200, "Device successfully removed"),
        ("DELETE", "/user/devices/theirs", None, 403, "You cannot release this device. Not owned"),
        ("DELETE", "/user/devices/other", None, 404, "Device not found"),
        ("GET", "/elsewhere", None, 404, "Cannot GET"),
    ],
)
def test_each_request_is_granted_or_refused_as_published(
    server: FarmServer, method: str, path: str, body: object, status: int, description: str
) -> None:
    got, told = asked(server, method, path, body)
    assert (got, told["success"]) == (status, status == 200)
    assert told["description"].startswith(description)


@pytest.mark.parametrize(
    ("bearer", "description"),
    [
        ("", "Requires Authentication"),
        ("Basic t-us", 'Authorization header should be in "Bearer $AUTH_TOKEN" format'),
        ("Bearer", "Bad Credentials"),
        ("Bearer t-nobody", "Bad Credentials"),
    ],
)
def test_nobody_is_let_in_without_a_token(
    server: FarmServer, bearer: str, description: str
) -> None:
    told = asked(server, "GET", "/devices", bearer=bearer)
    assert told == (401, {"success": False, "description": description})


def test_all_devices_are_listed_each_as_its_user_may_see_it(server: FarmServer) -> None:
    _, connected = asked(server, "POST", CONNECTED)
    _, told = asked(server, "GET", "/devices")
    seen = {one["serial"]: one for one in told["devices"]}
    assert {name for name, one in seen.items() if one["owner"] is None} == {
        "free", "absent", "dumb", "unready",
    }  # fmt: skip
    assert [name for name, one in seen.items() if one["using"]] == ["ours"]
    assert [name for name, one in seen.items() if not one["present"]] == ["absent"]
    assert [name for name, one in seen.items() if not one["ready"]] == ["unready"]
    assert seen["ours"]["remoteConnectUrl"] == connected["remoteConnectUrl"]
    _, theirs = asked(server, "GET", "/devices", bearer="Bearer t-them")
    hidden = {one["serial"]: one["remoteConnectUrl"] for one in theirs["devices"]}
    assert set(hidden.values()) == {None}


def test_fields_and_ones_own_devices_are_chosen(server: FarmServer) -> None:
    _, told = asked(server, "GET", "/user/devices?fields=serial,using,nothing")
    assert told["devices"] == [{"serial": "ours", "using": True}]
    assert asked(server, "GET", "/user")[1]["user"]["email"] == "us@example.org"


def test_a_device_is_reached_while_it_is_had_and_cut_when_it_is_not(server: FarmServer) -> None:
    _, told = asked(server, "POST", CONNECTED)
    host, _, port = told["remoteConnectUrl"].rpartition(":")
    with socket.create_connection((host, int(port)), timeout=10) as adb:
        adb.sendall(b"hello")
        assert adb.recv(100) == b"hello"
        asked(server, "DELETE", OURS)
        assert adb.recv(100) == b""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((host, int(port)), timeout=10)
    assert server.farm.taken == {"theirs": TOKENS["t-them"]}


def test_a_device_is_left_when_adb_has_not_used_it_for_its_timeout(server: FarmServer) -> None:
    asked(server, "POST", "/user/devices", {"serial": "free", "timeout": 1000})
    _, told = asked(server, "POST", "/user/devices/free/remoteConnect")
    host, _, port = told["remoteConnectUrl"].rpartition(":")
    with socket.create_connection((host, int(port)), timeout=10) as adb:
        for _ in range(30):
            adb.sendall(b"busy")
            time.sleep(0.05)  # use that goes on is what this is about
        assert "free" in server.farm.taken
        wait_for(lambda: "free" not in server.farm.taken, seconds=10)
    assert server.farm.history[-1] == ("automatic_timeout", "free", TOKENS["t-us"])
