"""Where the language runs right to left, times and dials do not."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.stage import SHOTS, furnished, scenes, wear

PAIRS = (
    ("clock", "hours", "material_hour_tv", "material_minute_tv"),
    ("clock", "hours to twelve", "الساعة ٩", "الساعة ٣"),
    ("clock", "time typed", "material_hour_text_input", "material_minute_text_input"),
    ("clock", "timer empty", "timer_setup_digit_1", "timer_setup_digit_3"),
    ("clock", "laps", "stopwatch_time_text", "stopwatch_hundredths_text"),
    ("settings", "time", "hours", "minutes"),
)
"""App, shot, what is left, what is right of it."""


@pytest.mark.proof
@pytest.mark.parametrize(("app", "name", "left", "right"), PAIRS)
def test_the_order_stays(
    text_engine: TextEngine, app: str, name: str, left: str, right: str
) -> None:
    driver = Driver(furnished(text_engine))
    shots = [shot for shot in SHOTS[app] if shot.name == name]
    for _, state in scenes(driver.phone, shots):
        wear(driver.phone, state, "right to left")
        assert found(driver, left).bounds.right <= found(driver, right).bounds.left


def found(driver: Driver, label: str) -> Node:
    node = driver.find(label)
    assert node is not None, label
    return node
