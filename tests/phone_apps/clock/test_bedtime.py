from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def clock(opened: Callable[[str], Driver]) -> Driver:
    driver = opened(PACKAGE)
    driver.tap("tab_menu_bedtime")
    return driver


def set_up(clock: Driver) -> None:
    clock.tap("Get started")
    clock.tap("OK")
    clock.tap("22 hours")
    clock.tap("30 minutes")
    clock.tap("OK")


def test_a_schedule_wakes_on_workdays_and_reminds_the_evening_before(clock: Driver) -> None:
    set_up(clock)
    assert clock.value("bedtime_time") == "22:30"
    assert clock.value("wakeup_time") == "07:00"
    assert clock.setting("system", "next_alarm_formatted") == "Mon 07:00"
    clock.phone.clock.advance(7 * 3_600_000)
    assert [n.channel for n in clock.phone.notifications.list()] == ["Bedtime"]


def test_a_schedule_that_is_turned_off_has_no_alarm_and_no_reminder(clock: Driver) -> None:
    set_up(clock)
    clock.tap("Turn off schedule")
    assert clock.find("Get started") is not None
    assert clock.setting("system", "next_alarm_formatted") == ""
    clock.phone.clock.advance(8 * 3_600_000)
    assert clock.phone.notifications.list() == []


def test_bedtime_and_wake_up_can_be_changed(clock: Driver) -> None:
    set_up(clock)
    clock.tap("wakeup_time")
    clock.tap("8 hours")
    clock.tap("15 minutes")
    clock.tap("OK")
    assert clock.value("wakeup_time") == "08:15"
    clock.tap("bedtime_time")
    clock.tap("21 hours")
    clock.tap("00 minutes")
    clock.tap("OK")
    assert clock.value("bedtime_time") == "21:00"


def test_the_days_of_a_schedule_are_chosen(clock: Driver) -> None:
    set_up(clock)
    clock.tap("Monday")
    clock.tap("Sunday")
    assert clock.value("bedtime_days") == "Sun, Tue, Wed, Thu, Fri"
    assert clock.setting("system", "next_alarm_formatted") == "Tue 07:00"
    clock.phone.clock.advance(7 * 3_600_000)
    assert clock.phone.notifications.list() == []


def test_a_schedule_without_days_stands_still_until_it_has_one(clock: Driver) -> None:
    set_up(clock)
    for place in range(1, 6):
        clock.tap(f"day_button_{place}")
    assert clock.value("bedtime_days") == "Not scheduled"
    assert clock.setting("system", "next_alarm_formatted") == ""
    clock.tap("Saturday")
    assert clock.value("bedtime_days") == "Saturday"
    assert clock.setting("system", "next_alarm_formatted") == "Sat 07:00"


def test_nobody_is_reminded_of_an_alarm_that_is_switched_off_among_the_others(
    clock: Driver,
) -> None:
    set_up(clock)
    clock.tap("tab_menu_alarm")
    clock.tap("onoff")
    clock.phone.clock.advance(8 * 3_600_000)
    assert clock.phone.notifications.list() == []
