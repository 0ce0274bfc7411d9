"""What is told of a simulated phone from outside: what it has served, and how it ended."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers import phone_note
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.providers.phone_note import PhoneNote
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.devices.vitals import Death, Disturbances, Vitals
from pytest_androidbench.phone.wire import note


@pytest.fixture
def provider(tmp_path: Path) -> PhoneProvider:
    return PhoneProvider(slots=Slots(tmp_path), export=False)


@pytest.fixture
def device(provider: PhoneProvider) -> Iterator[Device]:
    device = provider.acquire()
    yield device
    provider.release(device)


@pytest.fixture
def vitals(device: Device) -> Vitals:
    assert device.vitals is not None
    return device.vitals


def noted(provider: PhoneProvider) -> str:
    assert provider._note is not None
    return provider._note.read()[1]


def test_each_request_is_noted_by_its_kind(device: Device, provider: PhoneProvider) -> None:
    device.shell("getprop ro.product.model")
    assert noted(provider) == "shell getprop"
    assert device.healthy() == ""
    assert noted(provider) == "automation deviceInfo"
    assert device.console is not None
    device.console.snapshots()
    assert noted(provider) == "console avd"
    device.shell("$(echo x) 'a secret'")
    assert noted(provider) == "shell"


def test_requests_are_counted_and_looking_is_none(device: Device, vitals: Vitals) -> None:
    before = vitals.requests()
    assert vitals.requests() == before
    device.shell("true")
    assert vitals.requests() == before + 1


def test_a_phone_that_runs_has_not_ended(vitals: Vitals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone_note, "ENDING_SECONDS", 0.1)
    assert vitals.death() is None


def test_how_it_ended_and_after_what(
    device: Device, vitals: Vitals, provider: PhoneProvider
) -> None:
    device.shell("date")
    assert provider._child is not None
    os.kill(provider._child.pid, signal.SIGKILL)
    assert vitals.death() == Death(how="by SIGKILL", after="shell date")


@pytest.mark.slow
def test_a_replaced_phone_begins_anew(device: Device, provider: PhoneProvider) -> None:
    for _ in range(20):
        device.shell("true")
    assert device.vitals is not None
    before = device.vitals.requests()
    fresh = provider.recycle(device, "it is worn")
    assert fresh.vitals is not None
    assert fresh.vitals.requests() < before


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (b"", (0, "")),
        (b"nonsense", (0, "")),
        (b"7 shell ls\0rest", (7, "shell ls")),
        (b"3 \xff\x1b[31m" + b"x" * 4000, (3, ("\ufffd\\x1b[31m" + "x" * 80)[:80])),
    ],
)
def test_a_note_may_hold_anything(written: bytes, read: tuple[int, str]) -> None:
    told = PhoneNote()
    os.pwrite(told.descriptor, written, 0)
    assert told.read() == read
    told.close()


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (b"", Disturbances()),
        (b"2 1\0", Disturbances(losses=2, host_times=1)),
        (b"-2 1.5\0", Disturbances()),
        (b"9" * 4000, Disturbances()),
        (b"\xff \xff", Disturbances()),
    ],
)
def test_a_note_may_hold_any_disturbances(written: bytes, read: Disturbances) -> None:
    told = PhoneNote()
    os.pwrite(told.descriptor, written, phone_note.DISTURBANCES_AT)
    assert told.disturbances() == read
    told.close()


def test_the_phone_writes_where_they_are_read() -> None:
    assert phone_note.DISTURBANCES_AT == note.REQUEST_BYTES
    assert phone_note.SIZE >= note.SIZE
    told = PhoneNote()
    phones = note.RequestNote(os.dup(told.descriptor))
    phones.tell("shell", "ls")
    phones.disturbed(2, 1)
    assert told.read() == (1, "shell ls")
    assert told.disturbances() == Disturbances(losses=2, host_times=1)
    told.close()
