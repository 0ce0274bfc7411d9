"""What the log tells of switches, whoever has changed them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import Finger, new_phone


def lines(phone: Phone, tag: str) -> list[str]:
    return [entry.message for entry in phone.log.entries() if entry.tag == tag]


def test_wifi_is_logged_with_who_switched_it() -> None:
    phone = new_phone()
    phone.radios.set_wifi(False)
    assert lines(phone, "WifiService")[-1].startswith("setWifiEnabled package=com.android.shell ")
    assert "uid=2000 enable=false" in lines(phone, "WifiService")[-1]
    phone.windows.open_quick_settings()
    Finger(phone).tap(text="Internet")
    Finger(phone).tap(id="wifi_toggle")
    assert "package=com.android.systemui " in lines(phone, "WifiService")[-1]
    assert "enable=true" in lines(phone, "WifiService")[-1]


def test_airplane_mode_of_the_quick_settings_is_logged() -> None:
    phone = new_phone()
    phone.windows.open_quick_settings()
    Finger(phone).tap(desc="Airplane mode")
    assert lines(phone, "PhoneGlobals") == ["Turning radio off - airplane"]
    Finger(phone).tap(desc="Airplane mode")
    assert lines(phone, "PhoneGlobals")[-1] == "Turning radio on - airplane"


def test_brightness_is_logged_once_a_touch() -> None:
    phone = new_phone()
    phone.windows.open_quick_settings()
    y = Finger(phone).find(id="slider").bounds.center.y
    phone.windows.fingers.swipe([(200, y), (900, y)], 500)
    changes = [line.partition("reason ")[2] for line in lines(phone, "DisplayPowerController")]
    assert changes == [
        "changing to: 'temporary', previous reason: 'manual'.",
        "changing to: 'manual', previous reason: 'temporary'.",
    ]


@pytest.mark.parametrize(("key", "name"), [("music", "STREAM_MUSIC"), ("ring", "STREAM_RING")])
def test_volumes_and_settings_are_logged(key: str, name: str) -> None:
    phone = new_phone()
    phone.settings.put("system", f"volume_{key}", 3)
    assert lines(phone, "vol.Events") == [f"writeEvent level_changed {name} 3"]
    assert lines(phone, "SettingsProvider")[-1] == (
        f"Notifying for 0: content://settings/system/volume_{key}"
    )
