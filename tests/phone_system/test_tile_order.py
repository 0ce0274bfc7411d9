from __future__ import annotations

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import Finger, new_phone


def editing() -> tuple[Phone, Finger]:
    phone = new_phone()
    phone.windows.open_quick_settings()
    finger = Finger(phone)
    finger.tap(desc="Edit order of settings.")
    return phone, finger


def labels(finger: Finger) -> list[str]:
    return [node.text for node in finger.all(id="tile_label")]


def test_a_tile_is_taken_out_and_put_at_the_end() -> None:
    phone, finger = editing()
    assert "Data Saver" not in labels(finger)[:16]
    finger.tap(text="Flashlight")
    finger.windows.back()
    assert "Flashlight" not in labels(finger)
    assert phone.settings.text("secure", "sysui_qs_tiles").startswith("internet,bt,dnd,")
    finger.tap(desc="Edit order of settings.")
    finger.windows.fingers.swipe([(540, 2000), (540, 300)], 300)
    finger.tap(text="Flashlight")
    assert phone.settings.text("secure", "sysui_qs_tiles").endswith(",flashlight")
    finger.tap(text="Reset")
    assert phone.settings.get("secure", "sysui_qs_tiles") is None


def test_some_tiles_must_stay() -> None:
    phone, finger = editing()
    phone.settings.put("secure", "sysui_qs_tiles", "internet,bt,dnd,nonsense,alarm")
    assert labels(finger)[:4] == ["Internet", "Bluetooth", "Do Not Disturb", "Alarm"]
    finger.tap(text="Alarm")
    assert finger.windows.last_toast() == "You need at least 4 tiles"
    assert phone.settings.text("secure", "sysui_qs_tiles").endswith("alarm")


def test_back_ends_editing_first() -> None:
    _, finger = editing()
    finger.windows.back()
    assert finger.shows(id="qs_pager")
    finger.windows.back()
    assert not finger.shows(id="notification_panel")
