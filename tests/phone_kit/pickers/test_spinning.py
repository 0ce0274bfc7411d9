from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.phone.kit.pickers import SpinDate
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.geometry import Rect
from tests.phone_kit.pickers.asking import asking
from tests.phone_system.sample import Finger

WHEELS = ("month", "day", "year")


def wheels(finger: Finger) -> list[str]:
    """What stands in the middle of each wheel."""
    return [node.text for node in finger.all(class_name="android.widget.EditText")]


def opened(**given: Any) -> tuple[Phone, Finger, list[Any]]:
    return asking(SpinDate(**{"year": 2023, "month": 10, "day": 31, **given}))


def wheel(finger: Finger, name: str) -> Rect:
    return finger.find(id=name).bounds


def test_the_chosen_day_stands_between_its_neighbours() -> None:
    _, finger, answers = opened()
    assert wheels(finger) == ["Oct", "31", "2023"]
    sides = [node.text for node in finger.all(class_name="android.widget.Button")]
    assert sides[:6] == ["Sep", "Nov", "30", "01", "2022", "2024"]
    finger.tap(id="button1")
    assert answers == [(2023, 10, 31)]


@pytest.mark.parametrize(
    ("label", "answer"),
    [("Sep", (2023, 9, 30)), ("01", (2023, 11, 1)), ("2024", (2024, 10, 31))],
)
def test_a_neighbour_is_touched(label: str, answer: tuple[int, int, int]) -> None:
    _, finger, answers = opened()
    finger.tap(text=label)
    finger.tap(id="button1")
    assert answers == [answer]


def test_a_finger_turns_a_wheel() -> None:
    phone, finger, answers = opened()
    bounds = wheel(finger, "month")
    x, y = bounds.center.x, bounds.center.y
    phone.windows.fingers.swipe([(x, y), (x, y - bounds.height * 2 // 5)], 1500)
    finger.tap(id="button1")
    assert answers == [(2023, 11, 30)]


@pytest.mark.parametrize(
    ("place", "typed", "answer"),
    [
        (0, "feb", (2023, 2, 28)),
        (1, "9", (2023, 10, 9)),
        (1, "32", (2023, 10, 31)),
        (2, "1999", (1999, 10, 31)),
        (2, "19", (2023, 10, 31)),
    ],
)
def test_a_value_is_typed(place: int, typed: str, answer: tuple[int, int, int]) -> None:
    phone, finger, answers = opened()
    field = finger.all(class_name="android.widget.EditText")[place]
    phone.windows.fingers.tap(*field.bounds.center)
    phone.windows.editor.clear()
    phone.windows.type_text(typed)
    finger.tap(id="button1")
    assert answers == [answer]


def test_without_the_day_there_are_two_wheels() -> None:
    _, finger, answers = opened(day=15, with_day=False)
    assert wheels(finger) == ["Oct", "2023"]
    finger.tap(text="Nov")
    finger.tap(id="button1")
    assert answers == [(2023, 11, 15)]


@pytest.mark.parametrize("way", ["button2", "back"])
def test_leaving_answers_nothing(way: str) -> None:
    phone, finger, answers = opened()
    if way == "back":
        phone.windows.back()
    else:
        finger.tap(id=way)
    assert answers in ([], [None])
