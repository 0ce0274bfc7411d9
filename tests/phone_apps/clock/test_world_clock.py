from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.clock.preferences import HOME_ZONE
from pytest_androidbench.phone.apps.clock.zones import ZONES
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    return opened(PACKAGE)


def add(clock: Driver, typed: str, city: str) -> None:
    clock.tap("Add city")
    clock.phone.windows.type_text(typed)
    clock.tap(city)


def set_to(clock: Driver, title: str, value: str = "") -> None:
    clock.more("Settings")
    clock.tap(title)
    if value:
        clock.tap(value)
    clock.phone.windows.back()


def test_a_city_shows_its_time_and_how_far_ahead_it_is(clock: Driver) -> None:
    add(clock, "tok", "Tokyo")
    assert {"Tokyo", "Tomorrow, 9 hr ahead", "00:34"} <= set(clock.texts())


def test_a_removed_city_comes_back_with_undo(clock: Driver) -> None:
    add(clock, "lond", "London")
    row = clock.find("London")
    assert row is not None
    clock.phone.windows.fingers.long_press(*row.bounds.center)
    assert clock.find("London") is None
    clock.tap("UNDO")
    assert clock.find("London") is not None


def test_seconds_are_shown_when_they_are_wanted(clock: Driver) -> None:
    assert "15:34" in clock.texts()
    set_to(clock, "Display time with seconds")
    node = clock.find("digital_clock")
    assert node is not None
    assert len(node.text) == len("15:34:00")


def test_the_face_has_hands_when_they_are_wanted(clock: Driver) -> None:
    set_to(clock, "Style", "Analog")
    node = clock.find("analog_clock")
    assert node is not None
    assert node.desc == "15:34"


def test_the_home_clock_shows_while_the_phone_is_elsewhere(clock: Driver) -> None:
    clock.phone.properties.put("persist.sys.timezone", "Asia/Tokyo")
    clock.phone.windows.changed()
    assert {"Home", "Yesterday, 9 hr behind"} <= set(clock.texts())
    set_to(clock, "Automatic home clock")
    assert "Home" not in clock.texts()


def test_home_is_called_after_the_city_of_its_zone() -> None:
    names = [HOME_ZONE.values[each] for each in ("America/New_York", "America/Los_Angeles")]
    assert names == ["New York", "Los Angeles"]
    cities = [*HOME_ZONE.values.values()][1:]
    assert cities == [city for city in ZONES if city in cities]
