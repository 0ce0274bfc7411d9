"""The door's process: where it leads, who may come, and how it ends."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceGone, DeviceUnavailable
from tests.devices.door.coming import ask
from tests.security.strangers import STRANGER, Heard, needs_root, say

VERSION = b"000chost:version"


def ended(pid: int) -> bool:
    """Whether a process ends within some seconds; one that was waited for has."""
    try:
        end = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([end], [], [], 20)[0])
    finally:
        os.close(end)


def test_it_ends_when_it_is_closed() -> None:
    door = Door()
    assert ask(door.address, ["host:version"]) == b"OKAY00040029"
    door.close()
    assert not door.alive
    assert ended(door.pid)
    with pytest.raises(ConnectionRefusedError):
        ask(door.address, ["host:version"])


def test_it_ends_with_its_worker() -> None:
    worker = subprocess.Popen(
        [
            sys.executable, "-c",
            "import sys\n"
            "from pytest_androidbench.devices.door.door import Door\n"
            "door = Door()\n"
            "print(door.pid, flush=True)\n"
            "sys.stdin.read()\n",
        ],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert worker.stdout is not None
    pid = int(worker.stdout.readline())
    end = os.pidfd_open(pid)
    worker.kill()
    worker.communicate()
    assert select.select([end], [], [], 20)[0]
    os.close(end)


def test_one_that_was_killed_is_told_with_how_it_ended() -> None:
    door = Door()
    os.kill(door.pid, signal.SIGKILL)
    assert ended(door.pid)
    with pytest.raises(
        DeviceGone, match=r"\(the door to the device\) is gone; it ended by SIGKILL"
    ):
        door.news()
    for order in (door.relax, door.end_turn, lambda: door.spend(1)):
        with pytest.raises(DeviceGone, match="SIGKILL"):
            order()
    assert not door.alive
    door.close()


def test_one_that_cannot_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(DeviceUnavailable, match="cannot be started"):
        Door()


@pytest.mark.slow
def test_it_leads_to_another_phone_when_it_is_told_so(phone: Device, tmp_path: Path) -> None:
    provider = PhoneProvider(slots=Slots(tmp_path), export=False)
    other = provider.acquire()
    door = Door()
    try:
        door.lead_to(phone)
        assert phone.serial.encode() in ask(door.address, ["host:devices"])
        with socket.create_connection(door.address, timeout=10) as shell:
            for request in (b"host:transport-any", b"shell:cat"):
                shell.sendall(b"%04x" % len(request) + request)
                assert shell.makefile("rb").read(4) == b"OKAY"
            door.lead_to(other)
            listed = ask(door.address, ["host:devices"])
            assert other.serial.encode() in listed
            assert phone.serial.encode() not in listed
            other = provider.recycle(other, "it is worn")
            door.lead_to(other)
            assert b"device" in ask(door.address, [f"host-serial:{other.serial}:get-state"])
    finally:
        door.close()
        provider.release(other)


def test_a_phone_that_is_gone_is_told_as_an_adb_server_tells_it(tmp_path: Path) -> None:
    provider = PhoneProvider(slots=Slots(tmp_path), export=False)
    device = provider.acquire()
    door = Door()
    try:
        door.lead_to(device)
        provider.release(device)
        answer = ask(door.address, ["host:transport-any", "shell:echo 1"])
        told = f"device '{device.serial}' not found".encode()
        assert answer.removeprefix(b"OKAY") == b"FAIL" + b"%04x" % len(told) + told
    finally:
        door.close()


@needs_root
@pytest.mark.parametrize(
    ("allowed", "comes_in"), [("", False), (str(STRANGER), True), ("any", True)]
)
def test_other_users_may_come_only_if_they_are_named(allowed: str, comes_in: bool) -> None:
    door = Door(allowed)
    try:
        heard = say(STRANGER, door.address[1], VERSION)
        assert (heard == Heard(received=b"OKAY00040029", error="")) is comes_in
        assert (heard.received == b"") is not comes_in
    finally:
        door.close()


@needs_root
def test_nor_may_they_by_a_forward(phone: Device) -> None:
    door = Door()
    try:
        door.lead_to(phone)
        answer = ask(door.address, ["host:forward:tcp:0;tcp:9008"])
        assert say(STRANGER, int(answer[12:]), b"GET /ping HTTP/1.1\r\n\r\n").received == b""
    finally:
        door.close()


def test_while_it_has_a_turn_the_phone_serves_nobody_else(phone: Device, door: Door) -> None:
    host, port = phone.address
    with phone.reserved(door.token) as held:
        assert held
        assert b"FAIL" in ask((host, port), ["host:version"])
        door.relax()
        assert ask(door.address, ["host:version"]) == b"OKAY00040029"
        assert phone.shell("echo ours").text == "ours"
        assert phone.picture_aside().startswith(b"\xff\xd8")
        assert phone.healthy() == ""
    assert ask((host, port), ["host:version"]) == b"OKAY00040029"
    assert phone.shell("echo ours").text == "ours"
