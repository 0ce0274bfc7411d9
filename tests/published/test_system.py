"""Radios, brightness, the task in front and the recent ones, as before and after tasks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.published.scripted import ScriptedPhone
from tests.published.tables import setups


@pytest.mark.parametrize(("radio", "key"), [("wifi", "wifi_on"), ("bluetooth", "bluetooth_on")])
def test_a_radio_is_switched(radio: str, key: str, phone: ScriptedPhone) -> None:
    for word, state in (("disable", "0"), ("enable", "1"), ("disable", "0")):
        phone.shell("svc", radio, word)
        assert phone.shell("settings", "get", "global", key) == f"{state}\n"


@pytest.mark.parametrize("level", ["1", "255"])
def test_the_brightness_is_set(level: str, phone: ScriptedPhone) -> None:
    phone.shell("settings", "put", "system", "screen_brightness", level)
    assert phone.shell("settings", "get", "system", "screen_brightness") == f"{level}\n"


def test_the_app_in_front_is_known(phone: ScriptedPhone) -> None:
    for name in ("settings", "clock", "dialer"):
        phone.launch(setups()[name].activity)
        assert phone.in_front().startswith(f"{setups()[name].package}/")
    phone.shell("input", "keyevent", "KEYCODE_HOME")
    assert phone.in_front().startswith("com.google.android.apps.nexuslauncher/")


def test_all_recent_tasks_are_closed(phone: ScriptedPhone) -> None:
    for name in ("settings", "clock"):
        phone.launch(setups()[name].activity)
    # Whatever ends with `id=` and a number is taken for a task, users among them.
    for number in re.findall(r"id=(\d+)", phone.shell("dumpsys activity recents")):
        phone.shell("am", "stack", "remove", number)
    left = phone.shell("am", "stack", "list")
    assert "com.android.settings" not in left
    assert "com.google.android.deskclock" not in left
    assert phone.in_front().startswith("com.google.android.apps.nexuslauncher/")


def test_the_clock_app_is_as_new_after_it_was_cleared(
    ready: Callable[[str], ScriptedPhone],
) -> None:
    phone = ready("clock")
    clock = setups()["clock"]
    phone.launch(clock.activity)
    phone.click("Stopwatch")
    phone.wait(1)
    phone.click("Start")
    phone.wait(1)
    assert "Pause" in phone.texts()
    assert phone.shell("pm", "clear", clock.package) == "Success\n"
    phone.launch(clock.activity)
    phone.wait(2)
    assert "DeskClock" in phone.in_front()
    assert "Pause" not in phone.texts()
