"""Intents of other apps that lead into settings."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.settings.intents import ENTRANCES, page_intent
from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver


@pytest.mark.parametrize(
    ("action", "title"),
    [
        ("WIFI_SETTINGS", "Internet"),
        ("WIRELESS_SETTINGS", "Network & internet"),
        ("AIRPLANE_MODE_SETTINGS", "Network & internet"),
        ("BLUETOOTH_SETTINGS", "Connected devices"),
        ("DISPLAY_SETTINGS", "Display"),
        ("SOUND_SETTINGS", "Sound & vibration"),
        ("DATE_SETTINGS", "Date & time"),
        ("LOCATION_SOURCE_SETTINGS", "Location"),
        ("ACCESSIBILITY_SETTINGS", "Accessibility"),
        ("LOCALE_SETTINGS", "Languages"),
        ("APPLICATION_SETTINGS", "All apps"),
        ("DEVICE_INFO_SETTINGS", "About emulated device"),
        ("DATA_USAGE_SETTINGS", "Wi‑Fi data usage"),
        ("MANAGE_UNKNOWN_APP_SOURCES", "Install unknown apps"),
    ],
)
def test_action_shows_its_page(driver: Driver, action: str, title: str) -> None:
    result = driver.phone.activities.start(Intent(action=f"android.settings.{action}"))
    assert result.code == "started"
    assert driver.find(title)


def test_app_details(driver: Driver) -> None:
    driver.phone.activities.start(
        Intent(
            action="android.settings.APPLICATION_DETAILS_SETTINGS",
            data="package:com.google.android.contacts",
        )
    )
    header = driver.find("entity_header_title")
    assert header is not None
    assert header.text == "Contacts"


def test_all_files_access(driver: Driver) -> None:
    driver.phone.activities.start(
        Intent(
            action="android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION",
            data="package:com.google.android.contacts",
        )
    )
    assert driver.find("All files access")
    driver.tap("Allow access to manage all files")
    switch = driver.find("switch_widget")
    assert switch is not None
    assert switch.checked


def test_every_entrance_leads_to_a_page() -> None:
    assert {entrance.page for entrance in ENTRANCES} <= set(PAGES)


def test_a_page_that_is_not_there_leads_to_the_first_one(driver: Driver) -> None:
    driver.page("display")
    driver.phone.activities.start(page_intent("nowhere", ""))
    title = driver.find("homepage_title")
    assert title is not None
    assert title.text == "Settings"
