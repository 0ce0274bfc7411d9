from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import pytest

from pytest_androidbench.phone.apps.wikipedia import feed, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.prefs import PrefValue
from pytest_androidbench.phone.world.articles import ArticleText
from tests.phone_apps.driver import Driver

TODAY = date(2023, 10, 15)


@dataclass
class Wiki(Driver):
    """Wikipedia in front, with its data at hand."""

    @property
    def app(self) -> WikipediaApp:
        return self.app_of(WikipediaApp)

    def prefs(self) -> dict[str, PrefValue]:
        return self.app.prefs().all()

    def last_preference(self) -> str:
        """The line of the last element of the preferences file."""
        text = self.app.files.read(self.app.prefs().path).decode()
        return text.splitlines()[-2].strip()

    def featured(self) -> ArticleText:
        """Today's article."""
        found = feed.drawn("featured", TODAY, self.app.encyclopedia.featured())
        assert found is not None
        return found

    def read(self, title: str) -> None:
        """Open an article by its address."""
        shown = f"wikipedia://{names.WIKI}/wiki/{title.replace(' ', '_')}"
        self.phone.activities.start(Intent(action=ACTION_VIEW, data=shown))

    def type(self, id_: str, text: str) -> None:
        self.tap(id_)
        self.phone.windows.type_text(text)

    def back(self) -> None:
        self.phone.windows.back()

    def saved(self) -> list[str]:
        """Titles in the default list."""
        library = self.app.library
        return [page.title for page in library.pages_of(library.default.id)]


@pytest.fixture
def wiki(opened: Callable[[str], Driver]) -> Wiki:
    """The app with its first pages skipped."""
    driver = Wiki(opened(names.PACKAGE).phone)
    driver.tap("fragment_onboarding_skip_button")
    return driver
