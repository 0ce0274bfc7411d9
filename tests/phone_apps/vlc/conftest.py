from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.vlc.ways import films, granted

APPS = (*CORE, SettingsApp, DocumentsApp, VlcApp)


@dataclass
class Cinema(Driver):
    """VLC in front, with its rows at hand."""

    @property
    def app(self) -> VlcApp:
        return self.app_of(VlcApp)

    def in_playlists(self) -> list[tuple[str, str, int]]:
        """Names of playlists with the files in them, as a task reads them."""
        sql = """SELECT Playlist.name, Media.filename, PlaylistMediaRelation.position
          FROM PlaylistMediaRelation
          JOIN Playlist ON Playlist.id_playlist = PlaylistMediaRelation.playlist_id
          JOIN Media ON Media.id_media = PlaylistMediaRelation.media_id
          ORDER BY Playlist.id_playlist, PlaylistMediaRelation.position"""
        return [tuple(row) for row in self.app.database().query(sql)]

    def name_playlist(self, name: str) -> None:
        """Type the name of a new playlist, and save it."""
        field = next(node for node in self.nodes() if "EditText" in node.class_name)
        self.phone.windows.set_text(field, name)
        self.tap("dialog_playlist_save")

    def back(self) -> None:
        self.phone.windows.back()


@pytest.fixture
def fresh(text_engine: TextEngine) -> Cinema:
    """A phone on which nobody has opened VLC."""
    return Cinema(Phone(PhoneConfig(apps=APPS), text_engine))


@pytest.fixture(scope="package")
def first_films(text_engine: TextEngine) -> Callable[[], Cinema]:
    """Gives the list of five films, always on the same phone."""
    pytest.importorskip("av")
    cinema = Cinema(Phone(PhoneConfig(apps=APPS), text_engine))
    granted(cinema)
    films(cinema)
    cinema.phone.windows.start_app(PACKAGE)
    state = take(cinema.phone)

    def again() -> Cinema:
        put_back(cinema.phone, state)
        return cinema

    return again


@pytest.fixture
def cinema(first_films: Callable[[], Cinema]) -> Cinema:
    """The list of five films."""
    return first_films()
