from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.retromusic import schema
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver
from tests.phone_apps.retromusic.songs import SONGS, put
from tests.phone_apps.retromusic.ways import granted

APPS = (*CORE, SettingsApp, DocumentsApp, RetroApp)


@dataclass
class Jukebox(Driver):
    """Retro Music in front, with its rows at hand."""

    @property
    def app(self) -> RetroApp:
        return self.app_of(RetroApp)

    def rows(self, table: str, database: str = schema.PLAYLISTS) -> list[dict[str, Any]]:
        """All rows of a table, in the order they were written."""
        found = self.app.database(database).query(f"SELECT * FROM {table} ORDER BY rowid")
        return [dict(row) for row in found]

    def queued(self, table: str = "playing_queue") -> list[Any]:
        """The titles in the queue's table, as SQLite has them."""
        return [row["title"] for row in self.rows(table, schema.PLAYBACK)]

    def in_playlists(self) -> list[tuple[str, str]]:
        """Names of playlists with the titles in them, as a task reads them."""
        sql = """SELECT playlist_name, title FROM PlaylistEntity JOIN SongEntity
          ON playlist_id = playlist_creator_id ORDER BY song_key"""
        return [tuple(row) for row in self.app.database().query(sql)]

    def titles(self) -> list[str]:
        """The titles in the list that is shown."""
        return self.values("title")

    def menu_of(self, title: str, *rows: str) -> None:
        """Choose in the menu of a song or a playlist."""
        named = self.scrolled_to(title)
        dots = [node for node in self.nodes() if node.resource_id.endswith("id/menu")]
        behind = [node for node in dots if node.bounds.left >= named.bounds.left]
        self.touch(min(behind, key=lambda node: _distance(node, named)))
        for row in rows:
            self.tap(row)

    def name(self, text: str, button: str) -> None:
        """Type the name of a playlist, and press a button."""
        field = self.find("actionNewPlaylist")
        assert field is not None, self.texts()
        self.phone.windows.set_text(field, text)
        self.tap(button)

    def drag(self, title: str, rows: int) -> None:
        """Drag a row by its handle."""
        named = self.scrolled_to(title)
        handles = [node for node in self.nodes() if node.resource_id.endswith("id/drag_view")]
        handle = min(handles, key=lambda node: _distance(node, named)).bounds.center
        row = round(68 * self.phone.display.density / 160)
        steps = [(handle.x, handle.y + rows * row * step // 4) for step in range(5)]
        self.phone.windows.fingers.swipe(steps, 800)

    def tab(self, name: str) -> None:
        """Go to a tab."""
        self.tap(f"action_{name}")

    def wait(self, seconds: float) -> None:
        self.phone.clock.advance(round(seconds * 1000))
        self.phone.windows.changed()

    def back(self) -> None:
        self.phone.windows.back()

    def said(self) -> str:
        return str(self.phone.windows.last_toast())


def _distance(node: Node, other: Node) -> int:
    here, there = node.bounds.center, other.bounds.center
    return abs(here.y - there.y) * 10 + abs(here.x - there.x)


@pytest.fixture(scope="package")
def first_songs(text_engine: TextEngine) -> Callable[[], Jukebox]:
    """Gives the list of six songs, always on the same phone."""
    jukebox = Jukebox(Phone(PhoneConfig(apps=APPS), text_engine))
    granted(jukebox)
    put(jukebox.phone, *SONGS)
    jukebox.phone.windows.start_app(PACKAGE)
    jukebox.tab("song")
    state = take(jukebox.phone)

    def again() -> Jukebox:
        put_back(jukebox.phone, state)
        return jukebox

    return again


@pytest.fixture
def box(first_songs: Callable[[], Jukebox]) -> Jukebox:
    """The list of six songs."""
    return first_songs()


@pytest.fixture
def fresh(text_engine: TextEngine) -> Jukebox:
    """A phone on which nobody has opened the app."""
    return Jukebox(Phone(PhoneConfig(apps=APPS), text_engine))
