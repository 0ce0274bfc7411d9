from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import Finger, new_phone

ADD = "Hold and drag to add tiles"
REMOVE = "Drag here to remove"


def editing(kept: str = "") -> tuple[Phone, Finger]:
    """A phone whose page of tiles is open."""
    phone = new_phone()
    if kept:
        phone.settings.put("secure", "sysui_qs_tiles", kept)
    phone.windows.open_quick_settings()
    finger = Finger(phone)
    finger.tap(desc="Edit order of settings.")
    return phone, finger


def labels(finger: Finger) -> list[str]:
    return [node.text for node in finger.all(id="tile_label")]


def kept(phone: Phone) -> list[str]:
    return phone.settings.text("secure", "sysui_qs_tiles").split(",")


def place(finger: Finger, text: str) -> tuple[int, int]:
    return finger.find(text=text).bounds.center


def drag(finger: Finger, tile: str, goal: tuple[int, int]) -> None:
    finger.windows.fingers.drag(place(finger, tile), goal, 1000)


def test_tiles_are_the_ones_a_phone_comes_with() -> None:
    _, finger = editing()
    assert labels(finger)[:8] == [
        "Internet",
        "Bluetooth",
        "Flashlight",
        "Do Not Disturb",
        "Alarm",
        "Airplane mode",
        "Device controls",
        "Auto-rotate",
    ]


def test_a_tile_is_dragged_to_the_place_of_another() -> None:
    phone, finger = editing()
    drag(finger, "Internet", place(finger, "Flashlight"))
    assert labels(finger)[:4] == ["Bluetooth", "Flashlight", "Internet", "Do Not Disturb"]
    assert kept(phone)[:4] == ["bt", "flashlight", "internet", "dnd"]
    drag(finger, "Do Not Disturb", place(finger, "Bluetooth"))
    assert kept(phone)[:4] == ["dnd", "bt", "flashlight", "internet"]


def test_a_tile_is_dragged_out_and_in_again() -> None:
    phone, finger = editing("internet,bt,dnd,alarm,airplane,battery,rotation")
    drag(finger, "Alarm", place(finger, "Flashlight"))
    assert "alarm" not in kept(phone)
    drag(finger, "Alarm", place(finger, "Bluetooth"))
    assert kept(phone)[:3] == ["internet", "alarm", "bt"]


def test_a_tile_dragged_over_the_heading_comes_last() -> None:
    phone, finger = editing("internet,bt,dnd,alarm,airplane,battery")
    heading = finger.find(text=ADD).bounds
    drag(finger, "Flashlight", (heading.center.x, heading.top - 20))
    assert kept(phone)[-1] == "flashlight"


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ("internet,bt,dnd,alarm,airplane,battery,rotation", REMOVE),
        ("internet,bt,dnd,alarm,airplane,battery", "You need at least 6 tiles"),
    ],
    ids=["enough", "fewest"],
)
def test_the_heading_says_what_becomes_of_a_held_tile(tiles: str, said: str) -> None:
    phone, finger = editing(tiles)
    x, y = place(finger, "Alarm")
    finger.windows.fingers.touch("down", x, y)
    phone.clock.advance(600)
    assert finger.shows(text=said)
    finger.windows.fingers.touch("up", x, y)
    assert finger.shows(text=ADD)


def test_some_tiles_must_stay() -> None:
    phone, finger = editing("internet,bt,dnd,nonsense,alarm,airplane,battery")
    drag(finger, "Alarm", place(finger, "Flashlight"))
    assert sorted(kept(phone)) == ["airplane", "alarm", "battery", "bt", "dnd", "internet"]


def test_the_list_scrolls_under_a_tile_dragged_to_its_end() -> None:
    phone, finger = editing()
    assert not finger.shows(text="Color correction")
    x, y = place(finger, "Internet")
    finger.windows.fingers.touch("down", x, y)
    phone.clock.advance(600)
    for step in range(80):
        finger.windows.fingers.touch("move", x, 2300 + step % 2)
    finger.windows.fingers.touch("up", x, 2300)
    assert finger.shows(text="Color correction")
    assert "internet" not in kept(phone)


def test_a_tap_changes_nothing() -> None:
    phone, finger = editing()
    before = labels(finger)
    finger.tap(text="Internet")
    assert labels(finger) == before
    assert phone.settings.get("secure", "sysui_qs_tiles") is None


def test_the_order_is_reset_in_the_menu() -> None:
    phone, finger = editing()
    first = labels(finger)
    drag(finger, "Internet", place(finger, "Flashlight"))
    finger.tap(desc="More options")
    finger.tap(text="Reset")
    assert labels(finger) == first
    assert kept(phone)[:8] == [
        "internet",
        "bt",
        "flashlight",
        "dnd",
        "alarm",
        "airplane",
        "controls",
        "wallet",
    ]


def test_back_ends_editing_first() -> None:
    _, finger = editing()
    finger.windows.back()
    assert finger.shows(id="qs_pager")
    finger.windows.back()
    assert not finger.shows(id="notification_panel")
