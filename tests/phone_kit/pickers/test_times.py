from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.phone.kit.pickers import PickTime, PickTimeMaterial
from tests.phone_kit.pickers.asking import asking

FACES = {
    "platform": (PickTime, "{n}", "{n}"),
    "material": (PickTimeMaterial, "{n} hours", "{n} minutes"),
}
OK = {"platform": "button1", "material": "material_timepicker_ok_button"}
MODE = {"platform": "toggle_mode", "material": "material_timepicker_mode_button"}
MINUTE = {"platform": "input_minute", "material": "material_minute_text_input"}


@pytest.mark.parametrize("kind", FACES)
def test_hour_and_minute_are_tapped_on_the_face(kind: str) -> None:
    picker, hours, minutes = FACES[kind]
    _, finger, answers = asking(picker(hour=9, minute=0))
    finger.tap(desc=hours.format(n=16))
    finger.tap(desc=minutes.format(n=35))
    finger.tap(id=OK[kind])
    assert answers == [(16, 35)]


@pytest.mark.parametrize("kind", FACES)
def test_every_minute_can_be_touched(kind: str) -> None:
    picker, hours, minutes = FACES[kind]
    phone, finger, answers = asking(picker(hour=9, minute=0))
    finger.tap(desc=hours.format(n=0))
    one, other = (finger.find(desc=minutes.format(n=n)).bounds.center for n in (30, 35))
    x, y = one.x + (other.x - one.x) * 2 // 5, one.y + (other.y - one.y) * 2 // 5
    phone.windows.fingers.tap(x, y)
    finger.tap(id=OK[kind])
    assert answers == [(0, 32)]


@pytest.mark.parametrize("hour", range(24))
def test_each_hour_of_a_small_face_is_chosen_by_its_middle(hour: int) -> None:
    _, finger, answers = asking(PickTimeMaterial(hour=9, minute=0), density=700)
    finger.tap(desc=f"{hour} hours")
    finger.tap(id=OK["material"])
    assert answers == [(hour, 0)]


@pytest.mark.parametrize("kind", FACES)
def test_a_time_is_typed(kind: str) -> None:
    picker, _, _ = FACES[kind]
    phone, finger, answers = asking(picker(hour=9, minute=30))
    finger.tap(id=MODE[kind])
    phone.windows.editor.clear()
    phone.windows.type_text("17")
    finger.tap(id=MINUTE[kind])
    phone.windows.editor.clear()
    phone.windows.type_text("05")
    finger.tap(id=OK[kind])
    assert answers == [(17, 5)]


@pytest.mark.parametrize("kind", FACES)
def test_what_is_no_time_is_not_taken(kind: str) -> None:
    picker, _, _ = FACES[kind]
    phone, finger, answers = asking(picker(hour=9, minute=30))
    finger.tap(id=MODE[kind])
    phone.windows.editor.clear()
    phone.windows.type_text("24")
    finger.tap(id=OK[kind])
    assert answers == []
    finger.tap(id=MODE[kind])
    finger.tap(id=OK[kind])
    assert answers == [(9, 30)]


@pytest.mark.parametrize("kind", FACES)
def test_a_wide_display_has_room_for_face_and_buttons(kind: str) -> None:
    picker, hours, minutes = FACES[kind]
    phone, finger, answers = asking(picker(hour=9, minute=0), rotation=1)
    assert finger.find(id=OK[kind]).bounds.bottom < phone.display.logical_size.height
    finger.tap(desc=hours.format(n=8))
    finger.tap(desc=minutes.format(n=35))
    finger.tap(id=OK[kind])
    assert answers == [(8, 35)]


def test_the_half_of_the_day_is_checked() -> None:
    _, finger, _ = asking(PickTime(hour=15, minute=0), hour24=False)
    kinds = {"class_name": "android.widget.RadioButton", "checkable": True}
    assert [(half.text, half.checked) for half in finger.all(**kinds)] == [
        ("AM", False),
        ("PM", True),
    ]
    finger.tap(id="am_label")
    assert [half.checked for half in finger.all(**kinds)] == [True, False]


@pytest.mark.parametrize(
    ("picker", "half", "ok"),
    [
        (PickTime, "pm_label", "button1"),
        (PickTimeMaterial, "material_clock_period_pm_button", "material_timepicker_ok_button"),
    ],
)
def test_twelve_hours_have_two_halves(picker: Any, half: str, ok: str) -> None:
    _, finger, answers = asking(picker(hour=0, minute=15), hour24=False)
    finger.tap(id=half)
    finger.tap(id=ok)
    assert answers == [(12, 15)]
