"""The small web as suites have it: switched on over adb, behind the wall, in Firefox."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.phone_wire.running import RunningPhone

FIREFOX = "org.mozilla.firefox"
LONDON = "https://time.is/London"


@pytest.fixture
def phone(tmp_path: Path) -> RunningPhone:
    """A phone with Firefox as its default browser."""
    made = RunningPhone(tmp_path)
    made.device.shell(f"pm install-existing {FIREFOX}")
    made.device.shell(f"cmd role add-role-holder android.app.role.BROWSER {FIREFOX}")
    return made


def shown(phone: RunningPhone, url: str) -> list[str]:
    """What is on the screen after a link was handed over."""
    phone.device.shell(f"am start -a android.intent.action.VIEW -d {url}")
    phone.device.shell("sleep 1")
    dump = str(phone.device.shell("uiautomator dump /dev/tty"))
    assert f'package="{FIREFOX}"' in dump
    return re.findall('text="([^"]+)"', dump)


@pytest.mark.slow
def test_a_setting_switches_it_on_and_off(phone: RunningPhone) -> None:
    assert "Address Not Found" in shown(phone, LONDON)
    phone.device.shell("settings put global small_web 1")
    assert "16:34" in shown(phone, LONDON)
    assert any(text.endswith("Showers") for text in shown(
        phone, "https://weather.com/weather/London%2C_United_Kingdom"
    ))  # fmt: skip
    assert "Address Not Found" in shown(phone, "https://nowhere.example/")
    phone.device.shell("settings delete global small_web")
    assert "Address Not Found" in shown(phone, LONDON)
    assert phone.end() == (0, "")
