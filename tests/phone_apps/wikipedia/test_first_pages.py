from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.wikipedia import names
from tests.phone_apps.driver import Driver
from tests.phone_apps.wikipedia.conftest import Wiki


def test_four_pages_lead_to_the_feed_once(opened: Callable[[str], Driver]) -> None:
    driver = Wiki(opened(names.PACKAGE).phone)
    for _ in range(3):
        driver.tap("Continue")
    driver.tap("Get started")
    assert driver.find("nav_tab_explore") is not None
    assert driver.prefs()[names.ONBOARDING_ENABLED] is False
    driver.phone.windows.back()
    driver.phone.windows.start_app(names.PACKAGE)
    assert driver.find("main_toolbar_wordmark") is not None
    assert driver.crashes() == []


def test_back_on_the_first_pages_goes_one_back(opened: Callable[[str], Driver]) -> None:
    driver = Wiki(opened(names.PACKAGE).phone)
    driver.tap("Continue")
    driver.phone.windows.back()
    assert "We’ve found the following on your device:" in driver.texts()


def test_tabs_are_selected(wiki: Wiki) -> None:
    for tab in ("nav_tab_reading_lists", "nav_tab_search", "nav_tab_edits", "nav_tab_explore"):
        wiki.tap(tab)
        node = wiki.find(tab)
        assert node is not None
        assert node.selected, tab
    assert wiki.crashes() == []


def test_back_leads_to_explore_first(wiki: Wiki) -> None:
    wiki.tap("nav_tab_edits")
    wiki.back()
    node = wiki.find("nav_tab_explore")
    assert node is not None
    assert node.selected


def test_more_leads_to_settings_and_says_what_cannot_be(wiki: Wiki) -> None:
    wiki.tap("nav_more_container")
    wiki.tap("Places")
    assert wiki.find("main_drawer_places_container") is None
    wiki.tap("nav_more_container")
    wiki.tap("Settings")
    assert wiki.find("Show link previews") is not None
    wiki.back()
    assert wiki.find("main_toolbar_wordmark") is not None
