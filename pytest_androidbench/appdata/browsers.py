"""Whether a device can show web pages, in whatever browser."""

from __future__ import annotations

from pytest_androidbench.devices.device import Device


def no_browser(device: Device) -> str:
    """Nothing, or why a simulated phone shows no pages and how it comes to; others always can."""
    return device.shell("getprop ro.androidbench.no_browser").output.strip()
