from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.pickers import PickColor
from tests.phone_kit.pickers.asking import asking

ORANGE = 0xFFFF8800


def test_a_code_is_typed() -> None:
    phone, finger, answers = asking(PickColor(color=ORANGE))
    assert finger.find(id="color_picker_new_hex").text == "ff8800"
    finger.tap(id="color_picker_new_hex")
    phone.windows.editor.clear()
    phone.windows.type_text("x1A2b3c99")
    assert finger.find(id="color_picker_new_hex").text == "1A2b3c"
    finger.tap(id="button1")
    assert answers == [0xFF1A2B3C]


@pytest.mark.parametrize("rotation", [0, 1])
def test_shade_and_hue_are_touched(rotation: int) -> None:
    phone, finger, answers = asking(PickColor(color=ORANGE), rotation=rotation)
    square = finger.find(id="color_picker_square").bounds
    phone.windows.fingers.tap(square.right - 1, square.top)
    strip = finger.find(id="color_picker_hue").bounds
    phone.windows.fingers.tap(strip.center.x, strip.top + strip.height // 3)
    finger.tap(id="button1")
    (color,) = answers
    red, green, blue = (color & 0xFFFFFF).to_bytes(3, "big")
    assert blue == 255
    assert max(red, green) < 8


def test_a_colour_chosen_before_is_offered_again() -> None:
    _, finger, answers = asking(PickColor(color=ORANGE, recent=[0xFF00FF00]))
    (again,) = finger.find(id="recent_colors").children
    finger.windows.fingers.tap(*again.bounds.center)
    finger.tap(id="button1")
    assert answers == [0xFF00FF00]


def test_the_default_colour_is_none() -> None:
    _, finger, answers = asking(PickColor(color=ORANGE, default_button=True))
    finger.tap(id="button3")
    assert answers == [0]


def test_cancelling_answers_nothing() -> None:
    _, finger, answers = asking(PickColor(color=ORANGE))
    finger.tap(id="button2")
    assert answers == []
