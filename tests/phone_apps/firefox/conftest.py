from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.names import PACKAGE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.apps.small_web import SWITCH, small_web
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.firefox.ways import FULL, NEW
from tests.phone_apps.gallery.steps import Step

APPS = (*CORE, SettingsApp, ChromeApp, FirefoxApp)
WEB_VIEW = "android.webkit.WebView"


@dataclass
class Fox(Driver):
    """Firefox in front, with its data at hand."""

    @property
    def app(self) -> FirefoxApp:
        return self.app_of(FirefoxApp)

    @property
    def title(self) -> str:
        """What the page is called."""
        return next((node.text for node in self.nodes() if node.class_name == WEB_VIEW), "")

    def go(self, text: str) -> None:
        """Type into the bar, and go there."""
        bar = "mozac_browser_toolbar_url_view"
        self.tap(bar if self.find(bar) else "toolbar_wrapper")
        self.phone.windows.type_text(text)
        self.enter()

    def enter(self) -> None:
        """Press the keyboard's action key."""
        self.phone.windows.editor.editor_action()
        self.wait(300)

    def choose(self, row: str) -> None:
        """Choose a row of the menu."""
        menu = "mozac_browser_toolbar_menu"
        self.tap(menu if self.find(menu) else "menuButton")
        self.tap(row)

    def back(self) -> None:
        self.phone.windows.back()


def fox(engine: TextEngine, steps: tuple[Step, ...]) -> Iterator[Fox]:
    driver = Fox(Phone(PhoneConfig(apps=APPS, answerers=(small_web,)), engine))
    driver.phone.settings.put("global", SWITCH, "1")
    for step in steps:
        step(driver)
    assert driver.phone.windows.foreground == PACKAGE
    yield driver
    driver.phone.browser.close()


@pytest.fixture
def fresh(text_engine: TextEngine) -> Iterator[Fox]:
    """Firefox as nobody has used it."""
    yield from fox(text_engine, NEW)


@pytest.fixture
def used(text_engine: TextEngine) -> Iterator[Fox]:
    """Firefox with visits, tabs, bookmarks and a file."""
    yield from fox(text_engine, FULL)


@pytest.fixture
def web(fresh: Fox) -> Fox:
    """Firefox on a computer that has a browser for its pages."""
    missing = fresh.phone.browser.missing()
    if missing:
        pytest.skip(missing)
    return fresh
