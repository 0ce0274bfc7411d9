from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.names import PACKAGE
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver

SOUP = "Lentil soup that tastes better tomorrow"


@dataclass
class Viewer(Driver):
    """YouTube in front, with its rows at hand."""

    @property
    def app(self) -> YouTubeApp:
        return self.app_of(YouTubeApp)

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query gives, as a task reads it."""
        return [tuple(row) for row in self.app.database().query(sql, *values)]

    def id_of(self, title: str) -> str:
        """A film's key."""
        found = self.rows("SELECT id FROM videos WHERE title = ?", title)
        return str(found[0][0])

    def write(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def back(self) -> None:
        self.phone.windows.back()

    def hold(self, label: str) -> None:
        self.phone.windows.fingers.long_press(*self.scrolled_to(label).bounds.center, 800)

    def search(self, words: str) -> None:
        """Look for words from the first page."""
        self.tap("Search")
        self.write(words)
        self.phone.windows.key(66)

    def watch(self, title: str) -> None:
        """Show a film from the first page."""
        self.search(title.lower())
        self.tap(title)

    def said(self) -> str:
        return str(self.phone.windows.last_toast())


@pytest.fixture(scope="package")
def first_page(text_engine: TextEngine) -> Callable[[], Viewer]:
    """Gives the first page, always on the same phone."""
    viewer = Viewer(Phone(PhoneConfig(apps=(*CORE, SettingsApp, YouTubeApp)), text_engine))
    viewer.phone.windows.start_app(PACKAGE)
    state = take(viewer.phone)

    def again() -> Viewer:
        put_back(viewer.phone, state)
        return viewer

    return again


@pytest.fixture
def tube(first_page: Callable[[], Viewer]) -> Viewer:
    """The first page."""
    return first_page()
