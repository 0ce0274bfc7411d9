from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import key_text

PACKAGE = "com.google.android.deskclock"
SETTINGS = "com.android.settings"
SCREEN = "com.android.deskclock.alarms.AlarmActivity"
SNOOZED = "Snoozing until 15:45"
EXTRA = "android.intent.extra.alarm."
MINUTE_MS = 60_000


def set_alarm(driver: Driver, *, skip_ui: bool = True, **more: object) -> None:
    """Set one at 15:35, a minute from now."""
    extras = {"HOUR": 15, "MINUTES": 35, "SKIP_UI": skip_ui, **more}
    wish = Intent(
        action="android.intent.action.SET_ALARM",
        extras={f"{EXTRA}{name}": value for name, value in extras.items()},  # type: ignore[misc]
    )
    assert driver.phone.activities.start(wish).found


def pass_time(driver: Driver, ms: int) -> None:
    driver.phone.clock.advance(ms)
    driver.phone.windows.changed()


def everywhere(driver: Driver) -> list[str]:
    """The texts of all windows."""
    roots = driver.phone.windows.view.all_trees()
    return [node.text for root in roots for node in root.walk()]


def notices(driver: Driver) -> list[str]:
    return [notice.channel for notice in driver.phone.notifications.list()]


@pytest.fixture
def busy(opened: Callable[[str], Driver]) -> Driver:
    """A phone in use when the alarm rings."""
    driver = opened(SETTINGS)
    set_alarm(driver, MESSAGE="Tea")
    pass_time(driver, MINUTE_MS)
    return driver


def test_an_app_sets_an_alarm_without_showing_the_clock(busy: Driver) -> None:
    assert busy.phone.windows.foreground == SETTINGS


def test_without_that_wish_the_clock_shows_it(opened: Callable[[str], Driver]) -> None:
    driver = opened(SETTINGS)
    set_alarm(driver, skip_ui=False)
    assert driver.phone.windows.foreground == PACKAGE
    assert "15:35" in driver.texts()


def test_it_rings_over_the_app_in_use(busy: Driver) -> None:
    assert busy.phone.windows.foreground == SETTINGS
    assert {"Tea", "Snooze", "Stop"} <= set(everywhere(busy))
    busy.tap("Display")
    assert "Stop" in everywhere(busy)


def test_it_is_stopped_there(busy: Driver) -> None:
    key_text("Stop")(busy)
    assert "Stop" not in everywhere(busy)
    assert notices(busy) == []
    pass_time(busy, 60 * MINUTE_MS)
    assert notices(busy) == []


def test_it_is_snoozed_there_and_rings_again(busy: Driver) -> None:
    key_text("Snooze")(busy)
    busy.phone.windows.open_shade()
    assert SNOOZED in busy.texts()
    busy.phone.windows.back()
    pass_time(busy, 11 * MINUTE_MS)
    assert "Stop" in everywhere(busy)


def test_a_touch_shows_it_whole_and_what_is_left_rings_on_in_the_shade(busy: Driver) -> None:
    key_text("Tea")(busy)
    assert busy.phone.windows.focused == (PACKAGE, SCREEN)
    busy.phone.windows.home()
    busy.phone.windows.open_shade()
    busy.tap("Stop")
    busy.phone.windows.back()
    busy.phone.windows.start_app(PACKAGE)
    assert busy.phone.windows.focused[1] != SCREEN


def test_the_one_that_rang_before_is_missed(busy: Driver) -> None:
    clock = busy.phone.packages.app(PACKAGE)
    assert clock is not None
    clock.ring(1)  # type: ignore[attr-defined]
    assert sorted(notices(busy)) == ["Firing alarms and timers", "Missed alarms"]


def test_a_phone_that_lies_unused_shows_it_whole(opened: Callable[[str], Driver]) -> None:
    driver = opened(SETTINGS)
    set_alarm(driver)
    driver.phone.windows.navigation.turn_off()
    pass_time(driver, MINUTE_MS)
    assert driver.phone.windows.screen_on
    assert driver.phone.windows.focused == (PACKAGE, SCREEN)
    driver.phone.windows.back()
    assert driver.phone.windows.focused == (PACKAGE, SCREEN)


def test_there_is_no_ringing_screen_where_nothing_rings(opened: Callable[[str], Driver]) -> None:
    driver = opened(SETTINGS)
    driver.phone.activities.start(Intent(component=f"{PACKAGE}/{SCREEN}"))
    assert driver.phone.windows.focused[1] != SCREEN
