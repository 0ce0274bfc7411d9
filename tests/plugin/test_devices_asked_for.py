"""A device that cannot be had is told before anything starts; a provider may be anybody's."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fixtures.benches import Bench
from pytest_androidbench.devices.providers.adb import AdbProvider
from pytest_androidbench.devices.providers.avd import AvdProvider
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.records.outcome import Outcome

PROVIDER = """
    from fixtures.tabletop import TabletopProvider

    class Mine(TabletopProvider):
        pass

    class Broken(TabletopProvider):
        def acquire(self):
            raise TypeError("no farm today")

    class Stubborn(TabletopProvider):
        def acquire(self):
            device = super().acquire()
            device._broken = "worn"
            return device
        def recycle(self, device, why):
            raise TypeError("no farm today")
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_device_that_is_not_there_is_told_before_anything_starts(
    lamp_bench: Bench, workers: list[str]
) -> None:
    result = lamp_bench.run("--agent=null", "--ab-device=adb:foo@127.0.0.1:1", *workers)
    assert result.ret == 4
    told = "--ab-device=adb:foo@127.0.0.1:1: no adb server answers at 127.0.0.1:1"
    assert any(told in line for line in [*result.outlines, *result.errlines])


@pytest.mark.slow
def test_a_provider_of_the_current_directory_serves(lamp_bench: Bench) -> None:
    lamp_bench.write("farm.py", PROVIDER)
    lamp_bench.run("--agent=reference", "--ab-device=farm:Mine")
    assert lamp_bench.outcomes() == [Outcome.PASSED]


@pytest.mark.slow
@pytest.mark.parametrize(("provider", "asked"), [("Broken", "acquire"), ("Stubborn", "recycle")])
def test_a_provider_that_raises_anything_is_an_infrastructure_fault(
    lamp_bench: Bench, provider: str, asked: str
) -> None:
    lamp_bench.write("farm.py", PROVIDER)
    lamp_bench.run("--agent=reference", f"--ab-device=farm:{provider}", "--ab-retry-infra=0")
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.INFRA_ERROR
    assert f"{asked}() of farm:{provider} failed: TypeError: no farm today" in record.reason


def test_what_is_attached_is_named_where_a_serial_is_not(tmp_path: Path) -> None:
    phones = PhoneProvider(slots=Slots(tmp_path), export=False)
    device = phones.acquire()
    try:
        host, port = device.address
        AdbProvider([device.serial], host=host, port=port).look()
        with pytest.raises(DeviceUnavailable, match=rf"foo cannot .* {device.serial} \(device\)"):
            AdbProvider(["foo", device.serial], host=host, port=port).look()
    finally:
        phones.release(device)


def test_a_virtual_device_that_the_emulator_does_not_know(tmp_path: Path) -> None:
    program = tmp_path / "emulator"
    program.write_text(f"#!{sys.executable}\nprint('INFO | a line')\nprint('Pixel_6')\n")
    program.chmod(0o755)
    AvdProvider("Pixel_6", program=str(program)).look()
    with pytest.raises(DeviceUnavailable, match=r"no virtual device Pixel_7: .* names Pixel_6"):
        AvdProvider("Pixel_6,Pixel_7", program=str(program)).look()
    with pytest.raises(DeviceUnavailable, match="-list-avds failed"):
        AvdProvider("Pixel_6", program=str(tmp_path / "none")).look()
