from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.clock.formats import moment, next_due
from tests.phone_apps.settings.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    driver = opened(PACKAGE)
    driver.tap("tab_menu_alarm")
    return driver


def rows(clock: Driver) -> list[tuple[int, int, int]]:
    path = f"/data/user_de/0/{PACKAGE}/databases/alarms.db"
    database = clock.phone.databases.open(path)
    found = database.query("SELECT hour, minutes, enabled FROM alarm_templates ORDER BY _id")
    return [(row["hour"], row["minutes"], row["enabled"]) for row in found]


def type_into(clock: Driver, place: int, text: str) -> None:
    fields = [node for node in clock.nodes() if node.class_name.endswith("EditText")]
    clock.touch(fields[place])
    clock.phone.windows.editor.clear()
    clock.phone.windows.type_text(text)


def test_a_fresh_clock_has_two_alarms_that_are_off(clock: Driver) -> None:
    assert rows(clock) == [(8, 30, 0), (9, 0, 0)]


def test_an_alarm_is_made_with_the_picker(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("6 hours")
    clock.tap("45 minutes")
    clock.tap("OK")
    assert rows(clock)[-1] == (6, 45, 1)
    assert clock.phone.windows.last_toast() == "Alarm set for 15 hours and 11 minutes from now."


def test_the_picker_takes_typed_times_and_refuses_wrong_ones(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("Switch to text input mode for the time input.")
    type_into(clock, 0, "25")
    type_into(clock, 1, "07")
    clock.tap("OK")
    assert len(rows(clock)) == 2
    type_into(clock, 0, "5")
    clock.tap("OK")
    assert rows(clock)[-1] == (5, 7, 1)


def test_an_alarm_rings_and_then_is_off(clock: Driver) -> None:
    clock.tap("Add alarm")
    clock.tap("16 hours")
    clock.tap("0 minutes")
    clock.tap("OK")
    clock.phone.clock.advance(27 * 60_000)
    clock.phone.windows.changed()
    assert {"Snooze", "Stop", "16:00"} <= set(clock.texts())
    clock.tap("Stop")
    assert rows(clock)[-1] == (16, 0, 0)


def test_days_are_bits_from_monday(clock: Driver) -> None:
    clock.tap("Expand alarm")
    clock.tap("Saturday")
    clock.tap("Monday")
    path = f"/data/user_de/0/{PACKAGE}/databases/alarms.db"
    days = clock.phone.databases.open(path).value("SELECT daysofweek FROM alarm_templates")
    assert days == 0b0111110
    assert "Tue, Wed, Thu, Fri, Sat" in clock.texts()


@given(
    now=st.integers(1_600_000_000_000, 1_800_000_000_000),
    hour=st.integers(0, 23),
    minute=st.integers(0, 59),
    days=st.integers(0, 127),
)
def test_an_alarm_is_always_ahead_at_its_time_on_its_days(
    now: int, hour: int, minute: int, days: int
) -> None:
    due = next_due(now, hour, minute, days)
    at = moment(due)
    assert now < due <= now + 7 * 86_400_000
    assert (at.hour, at.minute, at.second) == (hour, minute, 0)
    assert not days or days >> at.weekday() & 1
