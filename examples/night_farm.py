"""A provider from the current directory: `--ab-device=night_farm:Phones` are phones at night."""

from __future__ import annotations

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers.phone import PhoneProvider


class Phones:
    name, settles = "night", True

    def __init__(self) -> None:
        self._phones = PhoneProvider()
        self.release = self._phones.release

    def acquire(self) -> Device:
        return _at_night(self._phones.acquire())

    def recycle(self, device: Device, why: str) -> Device:
        return _at_night(self._phones.recycle(device, why))


def _at_night(device: Device) -> Device:
    device.shell("cmd uimode night yes")
    return device
