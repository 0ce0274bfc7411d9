"""Playlists: what is shown, and what a task finds in `playlist.db`."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.retromusic import m3u, schema
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import FOLDER, SONGS


@pytest.fixture
def listed(box: Jukebox) -> Jukebox:
    """The tab with two playlists."""
    songs, store = box.app.library.songs(), box.app.playlists
    store.add(store.make("Morning tide"), [songs[3], songs[0], songs[4]])
    store.add(store.make("Long walk"), [songs[5]])
    box.tab("playlist")
    return box


def test_a_playlist_is_made_with_its_first_song(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Add to playlist", "New playlist")
    box.name("Rain 7", "Create")
    assert box.said() == "Added 1 song(s) to Rain 7"
    assert box.in_playlists() == [("Rain 7", "Copper Rain")]


def test_a_row_has_everything_the_media_store_knows(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Add to playlist", "New playlist")
    box.name("Rain", "Create")
    song = next(one for one in box.app.library.songs() if one.title == "Copper Rain")
    [row] = box.rows("SongEntity")
    assert row == {
        "song_key": 1, "playlist_creator_id": 1, "id": song.id, "title": "Copper Rain",
        "track_number": 1, "year": 2021, "duration": 241_000, "data": f"{FOLDER}/Copper Rain.mp3",
        "date_modified": song.modified, "album_id": song.album_id, "album_name": "Low water",
        "artist_id": song.artist_id, "artist_name": "The Quiet Harbour", "composer": "",
        "album_artist": "",
    }  # fmt: skip


def test_songs_come_into_a_playlist_in_the_order_they_are_added(box: Jukebox) -> None:
    box.menu_of("Evening Post", "Add to playlist", "New playlist")
    box.name("Mine", "Create")
    for title in ("Amber Window", "Far from Shore"):
        box.menu_of(title, "Add to playlist", "Mine")
    titles = [title for _, title in box.in_playlists()]
    assert titles == ["Evening Post", "Amber Window", "Far from Shore"]


def test_a_song_that_is_added_again_goes_to_the_end(listed: Jukebox) -> None:
    listed.tab("song")
    listed.menu_of("Dust and Daylight", "Add to playlist", "Morning tide")
    mine = [title for name, title in listed.in_playlists() if name == "Morning tide"]
    assert mine == ["Amber Window", "Evening Post", "Dust and Daylight"]


def test_an_empty_name_makes_nothing(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Add to playlist", "New playlist")
    box.name("", "Create")
    assert box.rows("PlaylistEntity") == []
    assert box.find("actionNewPlaylist") is None


def test_a_name_that_is_there_takes_the_songs(listed: Jukebox) -> None:
    listed.more("New playlist")
    listed.name("Long walk", "Create")
    assert [row["playlist_name"] for row in listed.rows("PlaylistEntity")] == [
        "Morning tide",
        "Long walk",
    ]


def test_selected_songs_are_added_in_the_order_they_were_selected(box: Jukebox) -> None:
    box.long_press("Evening Post")
    for title in ("Amber Window", "Copper Rain"):
        box.tap(title)
    number = box.find("selection_mode_number")
    assert number is not None
    assert box.value("up") == "3"
    box.more("Add to playlist", "New playlist")
    box.name("Chosen", "Create")
    titles = [title for _, title in box.in_playlists()]
    assert titles == ["Evening Post", "Amber Window", "Copper Rain"]
    assert box.find("selection_mode_number") is None


def test_playlists_are_shown_with_number_and_length(listed: Jukebox) -> None:
    assert listed.titles() == ["Long walk", "Morning tide"]
    assert listed.values("text") == ["1 Song  •  04:15", "3 Songs  •  10:14"]


def test_a_playlist_is_renamed_and_deleted(listed: Jukebox) -> None:
    listed.menu_of("Long walk", "Rename")
    listed.name("Short walk", "Rename")
    assert listed.titles() == ["Morning tide", "Short walk"]
    listed.menu_of("Morning tide", "Delete")
    assert "Delete the playlist Morning tide?" in listed.texts()
    listed.tap("Delete")
    assert listed.in_playlists() == [("Short walk", "Far from Shore")]


def test_a_song_is_removed_after_a_question(listed: Jukebox) -> None:
    listed.tap("Morning tide")
    assert listed.value("subtitle") == "3 Songs  •  10:14"
    listed.menu_of("Amber Window", "Remove from playlist")
    assert "Remove the song Amber Window from the playlist?" in listed.texts()
    listed.tap("Remove")
    assert [row["title"] for row in listed.rows("SongEntity")] == [
        "Dust and Daylight",
        "Evening Post",
        "Far from Shore",
    ]


def test_a_dragged_song_is_written_when_the_page_is_left(listed: Jukebox) -> None:
    listed.tap("Morning tide")
    listed.drag("Dust and Daylight", 2)
    assert listed.titles()[1:] == ["Amber Window", "Evening Post", "Dust and Daylight"]
    assert listed.rows("SongEntity")[0]["title"] == "Dust and Daylight"
    listed.back()
    mine = [title for name, title in listed.in_playlists() if name == "Morning tide"]
    assert mine == ["Amber Window", "Evening Post", "Dust and Daylight"]


def test_a_tap_plays_the_playlist_from_there(listed: Jukebox) -> None:
    listed.tap("Morning tide")
    listed.tap("Amber Window")
    assert listed.queued() == ["Dust and Daylight", "Amber Window", "Evening Post"]
    assert listed.app.player.position == 1


def test_a_playlist_is_saved_as_a_file(listed: Jukebox) -> None:
    listed.menu_of("Morning tide", "Save as file")
    name = listed.find("android:id/title".rpartition("/")[2], "EditText")
    assert name is not None
    assert name.text == "Morning tide"
    listed.tap("SAVE")
    data = listed.phone.files.read("/storage/emulated/0/Download/Morning tide.m3u")
    assert data.decode().split("\n") == [
        "#EXTM3U",
        "#EXTINF:202000,Iris Okafor - Dust and Daylight",
        f"{FOLDER}/Dust and Daylight.mp3",
        "#EXTINF:213000,Nova Reed - Amber Window",
        f"{FOLDER}/Amber Window.mp3",
        "#EXTINF:199000,The Quiet Harbour - Evening Post",
        f"{FOLDER}/Evening Post.mp3",
    ]
    assert listed.said().startswith("Saved playlist to ")
    assert listed.titles() == ["Long walk", "Morning tide"]


def test_an_empty_playlist_is_an_empty_file() -> None:
    assert m3u.m3u([]) == b""


def test_a_file_is_taken_over_as_a_playlist(box: Jukebox) -> None:
    text = f"#EXTM3U\n#EXTINF:1,x\n{SONGS[2].path}\nBlue Ferry.mp3\nmissing.mp3\n"
    box.phone.files.write(f"{FOLDER}/Sunday.m3u", text.encode())
    box.tab("playlist")
    box.more("Import playlist", "Sunday")
    assert box.in_playlists() == [("Sunday", "Copper Rain"), ("Sunday", "Blue Ferry")]


def test_what_others_write_is_shown_when_the_app_is_opened_again(listed: Jukebox) -> None:
    listed.phone.windows.lifecycle.force_stop(PACKAGE)
    database = listed.app.database(schema.PLAYLISTS)
    database.execute("DELETE FROM SongEntity")
    database.execute("DELETE FROM PlaylistEntity")
    database.execute("INSERT INTO PlaylistEntity (playlist_name) VALUES ('From outside')")
    listed.phone.windows.start_app(PACKAGE)
    assert listed.titles() == ["From outside"]


def test_rows_of_others_that_make_no_sense_are_shown_all_the_same(listed: Jukebox) -> None:
    database = listed.app.database(schema.PLAYLISTS)
    database.execute("UPDATE SongEntity SET duration = 9e999, title = x'00ff', artist_name = 7")
    listed.phone.windows.changed()
    listed.tap("Morning tide")
    assert listed.value("subtitle") == "3 Songs  •  00:00"
    listed.tap("7")
    assert listed.crashes() == []


def test_a_song_can_stand_in_a_playlist_once() -> None:
    sql = schema.SCHEMAS[schema.PLAYLISTS]
    assert "CREATE UNIQUE INDEX `index_SongEntity_playlist_creator_id_id`" in sql
