from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.htmlviewer.app import HtmlViewerApp
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.chrome.ways import FULL, NEW
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step

APPS = (*CORE, SettingsApp, DocumentsApp, ChromeApp, HtmlViewerApp)
FOLDER = "/storage/emulated/0/Download"
WEB_VIEW = "android.webkit.WebView"


@dataclass
class Surfer(Driver):
    """Chrome in front, with its data at hand."""

    @property
    def app(self) -> ChromeApp:
        return self.app_of(ChromeApp)

    def put(self, html: str, name: str = "page.html") -> str:
        """A page in Download; its address as Files hands it over."""
        path = f"{FOLDER}/{name}"
        self.phone.files.write(path, html.encode())
        uri = self.phone.media.uri_of(path)
        assert uri is not None
        return uri

    def view(self, uri: str, type_: str = "text/html") -> None:
        """Have another app ask Chrome to show something."""
        start = f"{PACKAGE}/com.google.android.apps.chrome.IntentDispatcher"
        self.phone.activities.start(
            Intent(action=ACTION_VIEW, data=uri, type=type_, component=start)
        )

    def show(self, html: str, name: str = "page.html") -> str:
        """Have a page of its own shown; tells its address."""
        uri = self.put(html, name)
        self.view(uri)
        return uri

    def type(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def enter(self) -> None:
        """Press the keyboard's action key."""
        self.phone.windows.editor.editor_action()

    def back(self) -> None:
        self.phone.windows.back()

    def page_nodes(self) -> list[Node]:
        """The page's own elements."""
        view = next((node for node in self.nodes() if node.class_name == WEB_VIEW), None)
        assert view is not None, self.texts()
        return view.walk()[1:]

    def page_texts(self) -> list[str]:
        return [node.text for node in self.page_nodes() if node.text]


def surfer(engine: TextEngine, steps: tuple[Step, ...]) -> Iterator[Surfer]:
    driver = Surfer(Phone(PhoneConfig(apps=APPS), engine))
    for step in steps:
        step(driver)
    yield driver
    driver.phone.browser.close()


@pytest.fixture
def fresh(text_engine: TextEngine) -> Iterator[Surfer]:
    """A phone on which nobody has opened Chrome."""
    yield from surfer(text_engine, ())


@pytest.fixture
def chrome(text_engine: TextEngine) -> Iterator[Surfer]:
    """Chrome with an empty tab."""
    yield from surfer(text_engine, NEW)


@pytest.fixture
def used(text_engine: TextEngine) -> Iterator[Surfer]:
    """Chrome with visits, tabs, bookmarks and a file."""
    yield from surfer(text_engine, FULL)


@pytest.fixture
def web(chrome: Surfer) -> Surfer:
    """Chrome with an empty tab, on a computer that has a browser for its pages."""
    missing = chrome.phone.browser.missing()
    if missing:
        pytest.skip(missing)
    return chrome
