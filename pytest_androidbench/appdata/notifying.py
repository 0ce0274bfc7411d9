"""Whether an app may post notifications, as the switch on the system's page about it says."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote

PERMISSION: Final = "android.permission.POST_NOTIFICATIONS"
_SWITCH: Final = "app_notifications:{package}"
"""Secure setting of a simulated phone; Android 13 and later have the permission alone for it."""


def may_notify(device: Device, package: str) -> bool:
    """Whether it may: it holds the permission, and a simulated phone's switch is on."""
    told = device.shell(f"dumpsys package {quote(package)}", reads=True).text
    switch = device.setting("secure", _SWITCH.format(package=package))
    return f"{PERMISSION}: granted=true" in told and switch != "0"


def stop_notifying(device: Device, package: str) -> None:
    """Turn the switch off; for arranging a task."""
    if device.kind == "simulated":
        device.put_setting("secure", _SWITCH.format(package=package), 0)
    else:
        device.shell(f"pm revoke {quote(package, PERMISSION)}")
