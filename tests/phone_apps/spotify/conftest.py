from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.names import PACKAGE
from pytest_androidbench.phone.apps.spotify.player import SpotPlayer
from tests.phone_apps.driver import Driver


@dataclass(frozen=True)
class Spotify:
    """The app with its first page open."""

    driver: Driver

    @property
    def app(self) -> SpotifyApp:
        return self.driver.app_of(SpotifyApp)

    @property
    def player(self) -> SpotPlayer:
        return self.app.player

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self.app.database().query(sql, *values)]

    def tap(self, *labels: str) -> None:
        for label in labels:
            self.driver.tap(label)

    def write(self, id_: str, text: str) -> None:
        """Write into a field, in place of what it holds."""
        field = self.driver.find(id_)
        assert field is not None, self.driver.texts()
        self.driver.phone.windows.set_text(field, text)

    def search(self, words: str, chip: str = "Top") -> None:
        self.tap("search_tab", "find_search_field")
        self.write("query", words)
        self.tap(chip)

    @property
    def liked(self) -> set[str]:
        return {title for (title,) in self.rows("SELECT title FROM tracks WHERE liked_ms > 0")}


@pytest.fixture
def spotify(opened: Callable[[str], Driver]) -> Spotify:
    return Spotify(opened(PACKAGE))
