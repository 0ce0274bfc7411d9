"""Which activities came to the front, as every kind of device tells it."""

from __future__ import annotations

from pytest_androidbench.appdata.activities import watch_activities
from pytest_androidbench.devices.device import Device

SETTINGS = "com.android.settings"
OPEN = f"am start -W -n {SETTINGS}/.Settings"


def test_what_came_to_the_front_is_told_in_order(device: Device) -> None:
    watch = watch_activities(device)
    device.shell(OPEN)
    device.shell("input keyevent HOME")
    device.shell("am start -W -a android.settings.DISPLAY_SETTINGS")
    told = watch.components()
    assert told[0] == f"{SETTINGS}/{SETTINGS}.Settings"
    assert told[-1] == f"{SETTINGS}/{SETTINGS}.Settings$DisplaySettingsActivity"
    assert len(watch.packages()) == 2


def test_what_was_in_front_before_is_not_told(device: Device) -> None:
    device.shell(OPEN)
    watch = watch_activities(device)
    assert watch.components() == []
    device.shell("input keyevent HOME")
    assert SETTINGS not in watch.packages()


def test_what_a_script_passed_in_between_is_told_too(device: Device) -> None:
    watch = watch_activities(device)
    device.shell(f"{OPEN}; input keyevent HOME")
    assert SETTINGS in watch.packages()


def test_other_logs_are_left_as_they_are(device: Device) -> None:
    device.shell("log -t Contract kept")
    watch_activities(device)
    assert "kept" in [entry.message for entry in device.log() if entry.tag == "Contract"]
