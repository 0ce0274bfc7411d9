"""Which tabs there are, and the two that are not there at first: genres and folders."""

from __future__ import annotations

import json

import pytest

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.categories import (
    DEFAULT,
    TABS,
    categories,
    keep,
    shown,
)
from pytest_androidbench.phone.apps.retromusic.folders_tab import MUSIC, readable
from pytest_androidbench.phone.system.files import SHARED_ROOT
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import SONGS, MadeSong

ROW_DP = 56
ALL = ("action_home", "action_song", "action_album", "action_artist", "action_playlist")


def dialog(box: Jukebox) -> None:
    box.tab("home")
    box.tap("action_settings")
    box.tap("Personalize")
    box.tap("Library categories")


def choose(box: Jukebox, *rows: str) -> None:
    """Tick some tabs, or no longer, and go back to them."""
    dialog(box)
    for row in rows:
        box.tap(row)
    box.tap("Done")
    box.back()
    box.back()


def tabs(box: Jukebox) -> list[str]:
    """The ids of the tabs."""
    ids = (node.resource_id.rpartition("/")[2] for node in box.nodes())
    return [id_ for id_ in ids if id_ in {each.id for each in TABS}]


def song(title: str, genre: str, folder: str = MUSIC) -> tuple[str, bytes]:
    made = MadeSong(title=title, artist="Nova Reed", seconds=100, more={"TCON": genre})
    return f"{folder}/{made.file}", made.data


def put(box: Jukebox, *songs: tuple[str, bytes]) -> None:
    for path, data in songs:
        box.phone.files.mkdir(path.rpartition("/")[0], parents=True)
        box.phone.files.write(path, data)
    box.phone.windows.changed()


def test_there_are_five_tabs_until_others_are_chosen(box: Jukebox) -> None:
    assert tabs(box) == list(ALL)
    choose(box, "Albums", "Genres")
    assert tabs(box) == [each for each in ALL if each != "action_album"] + ["action_genre"]
    kept = json.loads(box.app.prefs().get(names.CATEGORIES_KEY, ""))
    assert kept[5] == {"category": "Genres", "visible": True}


def test_more_than_five_are_refused(box: Jukebox) -> None:
    choose(box, "Genres")
    assert box.said() == "Not more than 5 items"
    assert tabs(box) == list(ALL)


def test_the_last_one_stays(box: Jukebox) -> None:
    dialog(box)
    for row in ("Songs", "Albums", "Artists", "Playlists", "For you"):
        box.tap(row)
    assert box.said() == "You have to select at least one category."
    box.tap("Done")
    box.back()
    box.back()
    assert tabs(box) == []
    assert box.find("lastAdded")
    box.back()
    assert "Retro Music" not in box.texts()


def test_they_are_dragged_into_another_order_and_reset(box: Jukebox) -> None:
    dialog(box)
    handles = [node for node in box.nodes() if node.resource_id.endswith("id/drag_view")]
    start = handles[4].bounds.center
    row = round(ROW_DP * box.phone.display.density / 160)
    way = [(start.x, start.y - 4 * row * step // 4) for step in range(5)]
    box.phone.windows.fingers.swipe(way, 800)
    box.tap("Done")
    box.back()
    box.back()
    assert tabs(box)[0] == "action_playlist"
    dialog(box)
    box.tap("Reset")
    assert categories(box.app.prefs()) == DEFAULT


def test_cancel_changes_nothing(box: Jukebox) -> None:
    dialog(box)
    box.tap("Albums")
    box.tap("Cancel")
    assert categories(box.app.prefs()) == DEFAULT


def test_a_tab_that_is_gone_is_not_shown_again(box: Jukebox) -> None:
    box.tab("song")
    keep(box.app.prefs(), [(number, number != 1 and number < 4) for number, _ in DEFAULT])
    box.phone.windows.changed()
    assert tabs(box) == ["action_home", "action_album", "action_artist"]
    assert box.find("lastAdded")
    assert {"For you", "Albums", "Artists"} <= set(box.texts())


@pytest.mark.parametrize(
    "kept",
    ["", "{",
     "[1]", "[null]", '[{"category":"Radio","visible":true}]', '{"category":1}', "[" * 9000,
     '[{"category":"Songs","visible":false}]', "7", '[{"category":"Songs"}]'],
)  # fmt: skip
def test_what_cannot_be_read_is_as_at_first(box: Jukebox, kept: str) -> None:
    box.app.prefs().put(names.CATEGORIES_KEY, kept)
    assert shown(box.app.prefs()) == [0, 1, 2, 3, 4]
    box.phone.windows.changed()
    assert tabs(box) == list(ALL)
    assert box.crashes() == []


def test_search_can_be_a_tab(box: Jukebox) -> None:
    choose(box, "Albums", "Search")
    box.tap("action_search")
    assert box.find("searchView")
    box.back()
    box.back()
    assert tabs(box)[-1] == "action_search"


def test_genres_gather_songs_which_are_played_and_put_into_playlists(box: Jukebox) -> None:
    put(box, song("Zither", "Folk"), song("Aria", "Folk"), song("Blip", "Electronic"))
    choose(box, "Albums", "Genres")
    box.tap("action_genre")
    assert box.values("title") == ["Electronic", "Folk"]
    assert box.values("text") == ["1 Song", "2 Songs"]
    box.tap("Folk")
    assert box.titles() == ["Aria", "Zither"]
    box.more("Add to playlist", "New playlist")
    box.name("By ear", "Create")
    assert box.in_playlists() == [("By ear", "Aria"), ("By ear", "Zither")]
    box.more("Play")
    assert box.queued() == ["Aria", "Zither"]
    for title in ("Aria", "Zither"):
        box.phone.files.remove(f"{MUSIC}/{title}.mp3")
    box.back()
    box.phone.windows.changed()
    assert box.values("title") == ["Electronic"]


def test_without_genres_it_says_so(box: Jukebox) -> None:
    choose(box, "Albums", "Genres")
    box.tap("action_genre")
    assert "You have no genres" in box.texts()
    assert box.find("action_settings")


@pytest.fixture
def folders(box: Jukebox) -> Jukebox:
    """The tab of folders; two songs are in a folder of their own."""
    live = f"{MUSIC}/Live"
    put(box, song("Encore", "Folk", live), song("Opening", "Folk", f"{live}/Early"))
    box.phone.files.write(f"{MUSIC}/.hidden.mp3", b"x")
    box.phone.files.write(f"{MUSIC}/cover.jpg", b"x")
    choose(box, "Albums", "Folders")
    box.tap("action_folder")
    return box


def test_a_folder_shows_folders_and_songs_by_name(folders: Jukebox) -> None:
    assert folders.titles() == ["Live", *(one.file for one in SONGS)]
    assert readable(len(SONGS[0].data)) in folders.texts()
    folders.tap("Live")
    assert folders.titles() == ["Early", "Encore.mp3"]
    folders.tap("Early")
    folders.back()
    folders.back()
    assert len(folders.titles()) == 7
    folders.tap("0")
    assert "Music" in folders.titles()
    assert "Android" in folders.titles()


def test_a_song_is_played_with_those_beside_it(folders: Jukebox) -> None:
    folders.tap("Copper Rain.mp3")
    assert folders.queued() == [one.title for one in SONGS]
    assert folders.app.player.position == 2


def test_songs_of_a_folder_are_selected(folders: Jukebox) -> None:
    folders.long_press("Blue Ferry.mp3")
    folders.tap("Amber Window.mp3")
    folders.tap("action_add_to_current_playing")
    assert folders.queued() == ["Blue Ferry", "Amber Window"]


def test_a_whole_folder_is_lined_up_left_out_and_begun_with(folders: Jukebox) -> None:
    folders.menu_of("Live", "Add to playing queue")
    assert folders.queued() == ["Opening", "Encore"]
    folders.menu_of("Live", "Scan")
    assert folders.said() == "Scanned 2 of 2 files."
    folders.menu_of("Live", "Set as start directory")
    folders.more("Go to start directory")
    assert folders.titles() == ["Early", "Encore.mp3"]
    folders.back()
    folders.menu_of("Live", "Add to Blacklist")
    assert len(folders.app.library.songs()) == 6
    folders.tap("Live")
    folders.tap("Encore.mp3")
    assert folders.said() == "Encore.mp3 is not listed in the media store."


def test_a_file_has_the_menu_of_a_song(folders: Jukebox) -> None:
    folders.menu_of("Dust and Daylight.mp3")
    assert {"Scan", "Details"} <= set(folders.texts())
    assert "Add to Blacklist" not in folders.texts()
    folders.tap("Add to playlist")
    folders.tap("New playlist")
    folders.name("Morning", "Create")
    assert folders.in_playlists() == [("Morning", "Dust and Daylight")]


@pytest.mark.parametrize(
    "start", ["", "/", "/data/data", f"{SHARED_ROOT}/../..", f"{SHARED_ROOT}/none"]
)
def test_no_folder_beyond_the_shared_storage_is_begun_with(folders: Jukebox, start: str) -> None:
    folders.app.prefs().put(names.START_FOLDER_KEY, start)
    folders.more("Go to start directory")
    assert "Music" in folders.titles()
    assert folders.crashes() == []


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 B"),
        (900, "900 B"),
        (1024, "1 KB"),
        (70_000, "68.36 KB"),
        (5_500_000, "5.25 MB"),
        (1 << 31, "2 GB"),
        (1 << 50, "1,048,576 GB"),
    ],
)
def test_sizes_are_written_as_the_app_does(size: int, text: str) -> None:
    assert readable(size) == text
