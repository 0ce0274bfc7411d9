"""The clock in a locale that has digits of its own."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.context import Display
from tests.phone_apps.driver import Driver, started


@pytest.fixture
def driver() -> Driver:
    """A phone in Egypt's Arabic."""
    driver = started(display=Display(locale="ar_EG"))
    driver.phone.windows.start_app("com.google.android.deskclock")
    return driver


def test_times_and_lengths_are_written_with_them(driver: Driver) -> None:
    bars = [node.text for root in driver.phone.windows.view.all_trees() for node in root.walk()]
    assert "١٥:٣٤" in bars
    driver.tap("tab_menu_clock")
    assert driver.value("digital_clock") == "١٥:٣٤"
    driver.tap("tab_menu_stopwatch")
    driver.tap("fab")
    driver.phone.clock.advance(65_000)
    driver.phone.windows.changed()
    assert driver.value("stopwatch_time_text") == "١:٠٥"
