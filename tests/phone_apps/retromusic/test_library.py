"""What of the phone's sounds counts as music, and how it is listed."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.retromusic import covers
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import SONGS, MadeSong, picture
from tests.phone_apps.retromusic.ways import granted

TITLES = [song.title for song in SONGS]


def test_songs_are_listed_by_title_with_their_artists(box: Jukebox) -> None:
    assert box.titles() == TITLES
    assert box.values("text") == [song.artist for song in SONGS]


@pytest.mark.parametrize(
    "path", ["Alarms/a.mp3", "Ringtones/a.mp3", "Notifications/a.mp3", "Music/short.mp3"]
)
def test_short_sounds_and_those_of_the_system_are_no_songs(box: Jukebox, path: str) -> None:
    seconds = 19 if "short" in path else 60
    song = MadeSong(title="Not me", artist="Nobody", seconds=seconds)
    box.phone.files.write(f"/storage/emulated/0/{path}", song.data)
    box.phone.windows.changed()
    assert "Not me" not in box.titles()


def test_a_new_file_is_there_when_the_app_is_seen_again(box: Jukebox) -> None:
    song = MadeSong(title="Brand new", artist="Nova Reed", seconds=20)
    box.phone.windows.home()
    box.phone.files.write(song.path, song.data)
    box.phone.windows.start_app(PACKAGE)
    assert "Brand new" in box.titles()


@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("Descending", "Far from Shore"),
        ("Artist", "Dust and Daylight"),
        ("Album", "Dust and Daylight"),
        ("Year", "Far from Shore"),
    ],
)
def test_songs_are_sorted_otherwise(box: Jukebox, order: str, first: str) -> None:
    box.more("Sort order", order)
    assert box.titles()[0] == first


def test_a_grid_has_two_columns(box: Jukebox) -> None:
    box.more("Grid size", "2")
    one, other = (box.scrolled_to(title).bounds for title in TITLES[:2])
    assert one.top == other.top
    assert one.right <= other.left


def test_covers_come_from_the_files(box: Jukebox) -> None:
    [amber, *_, shore] = box.app.library.songs()
    assert covers.picture(box.app, amber) == picture((196, 90, 40))
    assert covers.picture(box.app, shore) is None


def test_an_album_shows_its_songs_by_track_and_plays_them(box: Jukebox) -> None:
    box.tab("album")
    box.tap("Tide tables")
    assert box.value("albumTitle") == "Tide tables"
    assert box.value("albumText") == "Nova Reed • 2019 • 06:40"
    assert box.values("imageText") == ["1", "2"]
    box.tap("playAction")
    assert box.queued() == ["Amber Window", "Blue Ferry"]


def test_an_artist_shows_albums_and_songs(box: Jukebox) -> None:
    box.tab("artist")
    box.tap("Nova Reed")
    assert box.value("text") == "2 Albums • 3 Songs"
    assert {"Salt", "Tide tables"} <= set(box.titles())
    box.tap("Salt")
    assert box.value("albumTitle") == "Salt"
    box.tap("albumText")
    assert box.value("artistTitle") == "Nova Reed"


def test_search_finds_songs_artists_albums_and_playlists(box: Jukebox) -> None:
    box.app.playlists.make("Harbour lights")
    box.tap("Navigate up")
    box.phone.windows.type_text("harbour")
    assert {"The Quiet Harbour", "Harbour lights"} <= set(box.titles())
    box.tap("chip_playlists")
    assert "The Quiet Harbour" not in box.titles()
    box.tap("clearText")
    box.phone.windows.type_text("zzz")
    assert "No results" in box.texts()


def test_a_found_song_is_played_ahead_of_the_queue(box: Jukebox) -> None:
    box.tap("Blue Ferry")
    box.tap("Navigate up")
    box.phone.windows.type_text("dust")
    box.tap("Dust and Daylight")
    song = box.app.player.song
    assert song is not None
    assert song.title == "Dust and Daylight"
    assert box.app.player.running
    assert len(box.queued()) == 7


def test_the_tab_is_the_same_when_the_app_is_started_again(box: Jukebox) -> None:
    box.tab("artist")
    box.phone.windows.lifecycle.force_stop(PACKAGE)
    box.phone.windows.start_app(PACKAGE)
    chosen = box.find("action_artist")
    assert chosen is not None
    assert chosen.selected
    assert box.texts().count("Artists") == 2


def test_details_tell_of_the_file(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Details")
    texts = box.texts()
    assert "File path: /storage/emulated/0/Music/Copper Rain.mp3" in texts
    assert "Length: 04:01" in texts
    assert "Sampling rate: 22050 Hz" in texts


def test_a_song_on_the_blacklist_is_gone_until_it_is_taken_off(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Add to Blacklist")
    assert "Copper Rain" not in box.titles()
    box.tab("home")
    box.tap("action_settings")
    box.tap("Other")
    box.tap("Blacklist")
    box.tap("/storage/emulated/0/Music/Copper Rain.mp3")
    box.tap("Remove")
    box.tap("Done")
    box.back()
    box.back()
    box.tab("song")
    assert "Copper Rain" in box.titles()


def test_without_the_permission_the_first_page_asks_for_it(fresh: Jukebox) -> None:
    fresh.phone.windows.start_app(PACKAGE)
    assert fresh.values("title") == ["Storage Access", "Nearby devices", "Ringtone (Optional)"]
    go = fresh.find("finish")
    assert go is not None
    assert not go.enabled
    fresh.tap("Grant access")
    fresh.tap("Allow")
    fresh.tap("Allow")
    fresh.tap("finish")
    assert fresh.find("navigationView") is not None


def test_the_first_page_is_left_out_where_all_is_granted(fresh: Jukebox) -> None:
    granted(fresh)
    fresh.phone.windows.start_app(PACKAGE)
    assert "Retro Music" in fresh.texts()
    fresh.tab("song")
    assert "You have no songs" in fresh.texts()
