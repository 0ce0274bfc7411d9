"""Play Music plays by the phone's clock, and keeps playlists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.names import PACKAGE
from tests.phone_apps.driver import Driver
from tests.phone_apps.retromusic.songs import SONGS, put


@pytest.fixture
def music(opened: Callable[[str], Driver]) -> Driver:
    """The first page."""
    return opened(PACKAGE)


def rows(music: Driver, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    found = music.app_of(PlayMusicApp).database().query(sql, *values)
    return [tuple(row) for row in found]


def library(music: Driver, tab: str) -> None:
    music.tap("Show navigation drawer")
    music.tap("Music library")
    music.tap(tab)


QUEUE = "SELECT s.title FROM queue q JOIN songs s ON s._id = q.song_id ORDER BY q._id"
HELD = """SELECT s.title FROM playlist_songs i JOIN songs s ON s._id = i.song_id
  JOIN playlists p ON p._id = i.playlist_id WHERE p.title = ? ORDER BY i._id"""


def test_an_album_plays_in_its_order_even_in_the_background(music: Driver) -> None:
    library(music, "Albums")
    music.tap("Clay and Honey")
    music.tap("Hold the Door")
    assert rows(music, QUEUE)[0] == ("Clay and Honey",)
    assert music.value("trackname") == "Hold the Door"
    music.phone.windows.home()
    music.wait(210_000)
    player = music.app_of(PlayMusicApp).player
    assert player.song is not None
    assert player.song.title == "Sunday Shoes"
    notes = [one for one in music.phone.notifications.list() if one.package == PACKAGE]
    assert [one.title for one in notes] == ["Sunday Shoes"]
    assert music.crashes() == []


def test_the_player_halts_goes_on_and_skips(music: Driver) -> None:
    library(music, "Albums")
    music.tap("Clay and Honey")
    music.tap("Play")
    music.tap("trackname")
    music.wait(30_000)
    music.tap("pause")
    held = music.value("currenttime")
    assert held.startswith("0:3")
    music.wait(30_000)
    assert music.value("currenttime") == held
    music.tap("next")
    assert music.value("trackname") == "Hold the Door"
    music.tap("Thumbs down")
    assert rows(music, "SELECT thumb FROM songs WHERE title = 'Hold the Door'") == [("down",)]


def test_a_song_goes_into_a_new_playlist(music: Driver) -> None:
    library(music, "Albums")
    music.tap("Clay and Honey")
    music.tap("Options")
    music.tap("Add to playlist")
    music.tap("New playlist")
    music.phone.windows.type_text("Quiet")
    music.tap("Create playlist")
    assert rows(music, HELD, "Quiet") == [("Clay and Honey",)]


def test_a_playlist_is_renamed_and_deleted(music: Driver) -> None:
    library(music, "Playlists")
    music.tap("Cooking")
    music.more("Edit")
    field = music.find("android:id/edit") or music.find("edit")
    assert field is not None
    music.phone.windows.set_text(field, "Kitchen")
    music.tap("Save")
    assert rows(music, HELD, "Kitchen")
    music.more("Delete")
    music.tap("button1")
    assert rows(music, "SELECT title FROM playlists") == [("Long walk home",)]


def test_songs_are_played_next(music: Driver) -> None:
    library(music, "Albums")
    music.tap("Clay and Honey")
    music.tap("Play")
    music.phone.windows.back()
    music.tap("Songs")
    music.tap("Options")
    music.tap("Play next")
    assert [title for (title,) in rows(music, QUEUE)].index("Clay and Honey") == 0
    assert len(rows(music, QUEUE)) == 5


def test_what_lies_on_the_phone_is_played_too(music: Driver) -> None:
    put(music.phone, *SONGS)
    title = SONGS[0].title
    music.tap("Search")
    music.phone.windows.type_text(title[:6])
    music.phone.windows.back()
    store = music.app_of(PlayMusicApp).store
    assert title in {one.title for one in store.local()}


def test_search_finds_songs_and_albums(music: Driver) -> None:
    music.tap("Search")
    music.phone.windows.type_text("paper")
    assert music.find("Paper Boats")
    assert music.find("Paper Planets")


def test_rows_that_make_no_sense_break_no_page(music: Driver) -> None:
    db = music.app_of(PlayMusicApp).database()
    db.execute("UPDATE songs SET artist = NULL, seconds = 'long', album = x'ff' WHERE _id % 2")
    db.execute("UPDATE playlists SET title = NULL")
    db.execute("INSERT INTO queue (song_id) VALUES (9999)")
    db.execute("INSERT INTO recents (kind, name) VALUES ('mood', 'blue')")
    for tab in ("Playlists", "Artists", "Albums", "Songs", "Genres"):
        library(music, tab)
    assert music.crashes() == []
