"""The search of settings."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.settings.search import find
from tests.phone_apps.driver import Driver


def search_for(driver: Driver, query: str) -> None:
    driver.tap("Search settings")
    driver.phone.windows.type_text(query)


def test_hit_opens_its_page_at_the_row(driver: Driver) -> None:
    search_for(driver, "auto-rotate")
    assert driver.find("Display")
    hit = next(node for node in driver.nodes() if node.text == "Auto-rotate screen")
    driver.touch(hit)
    assert driver.find("Navigate up")
    assert driver.find("Auto-rotate screen")


def test_row_far_below_is_scrolled_into_view(driver: Driver) -> None:
    search_for(driver, "Always show icon")
    driver.tap("Always show icon when in vibrate mode")
    assert driver.find("Sound & vibration")
    assert driver.find("Always show icon when in vibrate mode")


def test_nothing_found_is_said(driver: Driver) -> None:
    search_for(driver, "xyzzy")
    assert driver.find("No results")


def test_search_belongs_to_its_own_package(driver: Driver) -> None:
    driver.tap("Search settings")
    package, _ = driver.phone.windows.focused
    assert package == "com.google.android.settings.intelligence"


@pytest.mark.parametrize(
    ("query", "title", "page"),
    [
        ("wifi", "Wi-Fi", "internet"),
        ("bluetooth", "Bluetooth", "bluetooth"),
        ("dark", "Dark theme", "dark_theme"),
        ("night mode", "Dark theme", "dark_theme"),
        ("font size", "Font size", "text_size"),
        ("alarm volume", "Alarm volume", "sound"),
        ("airplane", "Airplane mode", "network"),
    ],
)
def test_words_find_pages_and_rows(driver: Driver, query: str, title: str, page: str) -> None:
    assert any(hit.title == title and hit.page == page for hit in find(driver.phone, query))


def test_hits_say_where_they_are(driver: Driver) -> None:
    hit = find(driver.phone, "add network")[0]
    assert hit.breadcrumb == "Network & internet > Internet"
