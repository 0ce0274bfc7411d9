from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.clock.timers import length_of
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    driver = opened(PACKAGE)
    driver.tap("Timer")
    return driver


def type_digits(clock: Driver, digits: str) -> None:
    for digit in digits:
        clock.tap(f"timer_setup_digit_{digit}")


def entry(clock: Driver) -> tuple[str, str]:
    node = clock.find("timer_setup_time")
    assert node is not None
    return node.text, node.desc


def test_digits_enter_from_the_right(clock: Driver) -> None:
    type_digits(clock, "12345")
    assert entry(clock) == ("01h 23m 45s", "1 hour, 23 minutes, 45 seconds")


def test_leading_zeros_are_ignored_and_six_digits_are_the_most(clock: Driver) -> None:
    type_digits(clock, "001234567")
    assert entry(clock)[0] == "12h 34m 56s"


def test_start_is_offered_only_for_a_time(clock: Driver) -> None:
    assert clock.find("Start") is None
    type_digits(clock, "5")
    assert clock.find("Start") is not None
    clock.tap("Backspace")
    assert clock.find("Start") is None


def test_a_started_timer_counts_down_and_tells_when_it_ends(clock: Driver) -> None:
    type_digits(clock, "100")
    clock.tap("Start")
    clock.phone.clock.advance(15_000)
    clock.phone.windows.changed()
    node = clock.find("timer_text")
    assert node is not None
    assert node.text == "45"
    clock.phone.clock.advance(60_000)
    clock.phone.windows.changed()
    assert "Time's up" in clock.texts()
    assert [n.package for n in clock.phone.notifications.list()] == [PACKAGE]


def test_a_paused_timer_stands_still(clock: Driver) -> None:
    type_digits(clock, "100")
    clock.tap("Start")
    clock.tap("Pause")
    before = clock.texts()
    clock.phone.clock.advance(120_000)
    clock.phone.windows.changed()
    assert clock.texts() == before
    assert clock.phone.notifications.list() == []


def test_a_minute_can_be_added_and_a_timer_deleted(clock: Driver) -> None:
    type_digits(clock, "100")
    clock.tap("Start")
    clock.tap("Add 1 Minute")
    node = clock.find("timer_text")
    assert node is not None
    assert node.text in {"2:00", "1:60", "1:59"}
    clock.tap("Delete")
    assert clock.find("timer_setup_time") is not None


@given(st.text("0123456789", max_size=6))
def test_digits_and_length_agree(digits: str) -> None:
    hours, minutes, seconds = length_of(digits)
    assert f"{hours:02d}{minutes:02d}{seconds:02d}" == digits.rjust(6, "0")


def test_who_only_looks_sees_a_timer_run(clock: Driver) -> None:
    type_digits(clock, "100")
    clock.tap("Start")
    shown = set[str]()
    for _ in range(12):
        clock.phone.windows.view.look()
        node = clock.find("timer_text")
        assert node is not None
        shown.add(node.text)
    assert len(shown) >= 2
