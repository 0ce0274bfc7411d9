from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_androidbench.devices.link import automation
from pytest_androidbench.devices.providers.avd import AvdProvider
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceGone, DeviceUnavailable
from pytest_androidbench.interface.profile import Profile
from tests.contract.conftest import WORKER
from tests.devices.test_slots import is_running

OWNER = """
import json, sys, time
from pathlib import Path
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
provider = PhoneProvider(slots=Slots(Path(sys.argv[1])))
device = provider.acquire()
print(json.dumps({"pid": provider._child.pid, "port": device.address[1]}), flush=True)
time.sleep(60)
"""
AGENT = """
import uiautomator2
device = uiautomator2.connect()
print(device.info["sdkInt"], "hierarchy" in device.dump_hierarchy())
device.stop_uiautomator()
"""


@pytest.fixture
def slots(tmp_path: Path) -> Slots:
    return Slots(tmp_path)


def wait_until_gone(pid: int) -> None:
    deadline = time.monotonic() + 10
    while is_running(pid):
        assert time.monotonic() < deadline, f"process {pid} still runs"
        time.sleep(0.02)


@pytest.mark.slow
def test_two_workers_never_share_a_phone(slots: Slots) -> None:
    one, other = (PhoneProvider(slots=slots, export=False) for _ in range(2))
    first, second = one.acquire(), other.acquire()
    assert first.serial != second.serial
    assert first.address != second.address
    first.put_setting("global", "mine", 1)
    assert second.setting("global", "mine") == ""
    one.release(first)
    assert second.healthy() == ""
    other.release(second)


@pytest.mark.slow
def test_a_recycled_phone_is_a_fresh_one_at_the_same_address(slots: Slots) -> None:
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    device.observe()
    device.put_setting("global", "worn", 1)
    fresh = provider.recycle(device, "it is worn")
    assert (fresh.serial, fresh.address) == (device.serial, device.address)
    assert fresh.setting("global", "worn") == ""
    assert fresh.observe().nodes
    provider.release(fresh)


@pytest.mark.slow
def test_a_phone_that_dies_is_noticed_at_once_and_replaced(slots: Slots) -> None:
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    device.observe()
    assert provider._child is not None
    os.kill(provider._child.pid, signal.SIGKILL)
    wait_until_gone(provider._child.pid)
    started = time.monotonic()
    with pytest.raises(DeviceGone):
        device.observe()
    with pytest.raises(DeviceGone):
        device.shell("true")
    assert device.healthy()
    assert time.monotonic() - started < 10
    fresh = provider.recycle(device, "it died")
    assert fresh.healthy() == ""
    provider.release(fresh)


@pytest.mark.slow
def test_a_phone_that_hangs_costs_the_time_of_one_call(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "CALL_SECONDS", 1.0)
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    device.observe()
    assert provider._child is not None
    os.kill(provider._child.pid, signal.SIGSTOP)
    started = time.monotonic()
    with pytest.raises(DeviceGone, match="the device stopped answering"):
        device.observe()
    # The library asks anew and tries to start the server again, each time for as long.
    assert time.monotonic() - started < 10
    os.kill(provider._child.pid, signal.SIGKILL)
    provider.release(device)


@pytest.mark.slow
def test_a_phone_whose_port_was_taken_meanwhile_comes_back_at_another(slots: Slots) -> None:
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    assert provider._child is not None
    assert provider._ready is not None
    provider._child.stop()
    with socket.create_server(("127.0.0.1", provider._ready.console_port)):
        fresh = provider.recycle(device, "it died")
    assert fresh.serial != device.serial
    assert fresh.healthy() == ""
    provider.release(fresh)


def test_a_phone_dies_with_its_killed_owner_and_its_slot_is_free(tmp_path: Path) -> None:
    owner = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout is not None
    phone = json.loads(owner.stdout.readline())
    assert is_running(phone["pid"])
    owner.kill()
    owner.wait()
    owner.stdout.close()
    wait_until_gone(phone["pid"])
    with Slots(tmp_path).lease_new("phone") as lease:
        assert lease.name == "phone-0"


def test_a_phone_that_cannot_start_says_why(slots: Slots) -> None:
    provider = PhoneProvider(profile=Profile(width=1), slots=slots, export=False)
    with pytest.raises(DeviceUnavailable, match="--size must be"):
        provider.acquire()
    with slots.lease_new("phone") as lease:
        assert lease.name == "phone-0"


def test_agents_reach_their_device_by_environment_alone(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOST", "ADDRESS", "PORT"):
        monkeypatch.setenv(f"ANDROID_ADB_SERVER_{name}", "")
    monkeypatch.setenv("ANDROID_SERIAL", "")
    provider = PhoneProvider(slots=slots)
    device = provider.acquire()
    assert os.environ["ANDROID_SERIAL"] == device.serial
    device.observe()
    device.release_automation()
    agent = subprocess.run(
        [sys.executable, "-c", AGENT], capture_output=True, text=True, timeout=60, check=True
    )
    assert agent.stdout.split() == ["33", "True"]
    assert device.observe().nodes
    provider.release(device)


def test_a_profile_is_there_from_the_start(slots: Slots) -> None:
    provider = PhoneProvider(profile=Profile(width=720, height=1280), slots=slots, export=False)
    device = provider.acquire()
    seen = device.observe()
    assert (seen.width, seen.height) == (720, 1280)
    provider.release(device)


def test_a_virtual_device_is_used_by_one_run_at_a_time(slots: Slots) -> None:
    with slots.lease_one("avd", ["Pixel"]), pytest.raises(DeviceUnavailable, match="Pixel"):
        AvdProvider("Pixel", program="/bin/true", slots=slots, export=False).acquire()


@pytest.mark.slow
def test_an_emulator_that_ends_at_once_says_why(slots: Slots, tmp_path: Path) -> None:
    program = tmp_path / "emulator"
    program.write_text("#!/bin/sh\necho 'PANIC: no such avd' >&2\nexit 1\n")
    program.chmod(0o755)
    provider = AvdProvider("Nothing", program=str(program), slots=slots, export=False)
    with pytest.raises(DeviceUnavailable) as told:
        provider.acquire()
    message = str(told.value)
    assert "ended before it had booted" in message
    assert "it ended with code 1, saying: PANIC: no such avd" in message
    assert "300 s" not in message


@pytest.mark.slow
def test_a_recycled_emulator_comes_back_at_the_same_address(
    machine_slots: Slots, emulator_program: str
) -> None:
    name = f"Recycled_{WORKER}"
    provider = AvdProvider(name, program=emulator_program, slots=machine_slots, export=False)
    device = provider.acquire()
    device.put_setting("global", "worn", 1)
    fresh = provider.recycle(device, "it is worn")
    assert (fresh.serial, fresh.address) == (device.serial, device.address)
    assert fresh.setting("global", "worn") == ""
    provider.release(fresh)
