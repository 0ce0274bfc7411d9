"""A plain test with a phone: no task, no agent, no run directory."""

from __future__ import annotations

from pytest_androidbench.devices.device import Device


def test_a_setting_is_kept(device: Device) -> None:
    device.shell("settings put system screen_brightness 42")
    assert device.settings.get("system", "screen_brightness") == "42"


def test_every_test_gets_it_as_it_was(device: Device) -> None:
    assert device.settings.get("system", "screen_brightness") != "42"
