from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.deskclock"


@pytest.fixture
def away(opened: Callable[[str], Driver]) -> Driver:
    """A timer of ten minutes runs, and the home screen is in front."""
    driver = opened(PACKAGE)
    driver.tap("Timer")
    for digit in ("1", "00", "0"):
        driver.tap(f"timer_setup_digit_{digit}")
    driver.tap("Start")
    driver.phone.windows.home()
    return driver


def shade(driver: Driver) -> list[str]:
    driver.phone.windows.home()
    driver.phone.windows.open_shade()
    return driver.texts()


def wait(driver: Driver, ms: int) -> None:
    driver.phone.clock.advance(ms)
    driver.phone.windows.changed()


def test_a_running_timer_tells_once_a_minute_how_long_it_runs(away: Driver) -> None:
    assert {"10m Timer", "9 minutes remaining", "Pause", "+1 min"} <= set(shade(away))
    wait(away, 120_000)
    assert "7 minutes remaining" in away.texts()


def test_a_timer_is_paused_resumed_and_reset_in_the_shade(away: Driver) -> None:
    shade(away)
    away.tap("Pause")
    assert "Resume" in shade(away)
    before = away.texts()
    wait(away, 600_000)
    assert away.phone.windows.view.tree()
    assert [text for text in before if "left" in text] == [t for t in away.texts() if "left" in t]
    away.tap("Resume")
    assert "Pause" in shade(away)
    away.tap("Pause")
    shade(away)
    away.tap("Reset")
    assert "10m Timer" not in shade(away)


def test_a_minute_more_in_the_shade(away: Driver) -> None:
    shade(away)
    away.tap("+1 min")
    assert "10 minutes remaining" in shade(away)


def test_a_timer_that_is_over_is_stopped_in_the_shade(away: Driver) -> None:
    wait(away, 601_000)
    assert "Time's up" in shade(away)
    away.tap("Stop")
    assert "Time's up" not in shade(away)
    away.phone.windows.start_app(PACKAGE)
    node = away.find("timer_text")
    assert node is not None
    assert node.text == "10:00"


def test_the_open_app_needs_no_notification(away: Driver) -> None:
    assert len(away.phone.notifications.list()) == 1
    away.phone.windows.start_app(PACKAGE)
    assert away.phone.notifications.list() == []


def test_a_timer_that_is_over_comes_up_over_other_apps(away: Driver) -> None:
    away.phone.windows.start_app("com.android.settings")
    wait(away, 600_000)
    texts = [node.text for root in away.phone.windows.view.all_trees() for node in root.walk()]
    assert {"Time's up", "Stop"} <= set(texts)


@pytest.mark.slow
def test_leaving_the_app_ten_times_renews_its_notification_once_a_minute(away: Driver) -> None:
    due = len(away.phone.clock.entries())
    for _ in range(10):
        away.phone.windows.start_app(PACKAGE)
        away.phone.windows.home()
    assert len(away.phone.clock.entries()) == due
