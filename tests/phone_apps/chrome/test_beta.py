"""Chrome Beta beside Chrome, and which browser links are shown by."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.beta import ChromeBetaApp
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.chrome.conftest import APPS, Surfer
from tests.phone_apps.chrome.ways import seen

BETA = "com.chrome.beta"
FIREFOX = "org.mozilla.firefox"
CHROME = "com.android.chrome"
ROLE = "android.app.role.BROWSER"


@pytest.fixture
def three(text_engine: TextEngine) -> Iterator[Surfer]:
    """A phone with three browsers, of which two have been installed."""
    known = (ChromeBetaApp, FirefoxApp)
    driver = Surfer(Phone(PhoneConfig(apps=APPS, known=known), text_engine))
    for package in (BETA, FIREFOX):
        sh(driver, f"pm install-existing {package}")
    seen(driver)
    beta = driver.app_of(ChromeBetaApp)
    beta.prefs().update({names.FIRST_RUN: True, names.ASKED_NOTIFICATIONS: True})
    yield driver
    driver.phone.browser.close()


def sh(driver: Surfer, script: str) -> str:
    return asyncio.run(run_text(driver.phone, script, b"")).stdout


def link(driver: Surfer) -> str:
    """Who shows a link that another app hands over."""
    driver.phone.windows.home()
    driver.phone.activities.start(Intent(action=ACTION_VIEW, data="https://example.org/"))
    return driver.phone.windows.foreground


def test_beta_has_data_of_its_own(three: Surfer) -> None:
    three.phone.windows.start_app(BETA)
    assert three.phone.windows.foreground == BETA
    three.tap("menu_button")
    three.tap("New tab")
    beta = three.app_of(ChromeBetaApp)
    assert len(beta.tabs.load().tabs) == 2
    assert three.app.tabs.load().tabs == []
    assert all(tab.key.startswith(f"{BETA}/") for tab in beta.tabs.load().tabs)
    three.tap("menu_button")
    three.tap("Settings")
    assert three.phone.windows.foreground == BETA
    assert beta.home == f"/data/data/{BETA}"


def test_lists_of_beta_lead_back_to_beta(three: Surfer) -> None:
    beta = three.app_of(ChromeBetaApp)
    beta.bookmarks.add("Rivers", "about:blank")
    three.phone.windows.start_app(BETA)
    three.tap("menu_button")
    three.tap("Bookmarks")
    three.tap("Rivers")
    assert three.phone.windows.foreground == BETA
    assert three.app.bookmarks.search("Rivers") == []


def test_chrome_shows_links_until_another_browser_is_chosen(three: Surfer) -> None:
    assert sh(three, f"cmd role get-role-holders {ROLE}") == f"{CHROME}\n"
    assert link(three) == CHROME
    for package in (FIREFOX, BETA, CHROME):
        sh(three, f"cmd role add-role-holder {ROLE} {package}")
        assert sh(three, f"cmd role get-role-holders {ROLE}") == f"{package}\n"
        assert link(three) == package


def test_settings_lists_the_browsers_that_are_there(three: Surfer) -> None:
    three.page("default_app", "browser")
    shown = [text for text in three.texts() if text in {"Chrome", "Chrome Beta", "Firefox"}]
    assert shown == ["Chrome", "Chrome Beta", "Firefox"]
    three.tap("Firefox")
    assert three.phone.roles.holder(ROLE) == FIREFOX
    assert link(three) == FIREFOX


def test_links_go_to_chrome_again_once_the_default_browser_is_gone(three: Surfer) -> None:
    sh(three, f"cmd role add-role-holder {ROLE} {FIREFOX}")
    sh(three, f"pm uninstall {FIREFOX}")
    assert link(three) == CHROME


def test_an_app_that_is_no_browser_cannot_be_the_default_one(three: Surfer) -> None:
    sh(three, f"cmd role add-role-holder {ROLE} com.android.settings")
    assert sh(three, f"cmd role get-role-holders {ROLE}") == f"{CHROME}\n"
