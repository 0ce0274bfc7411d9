"""Streams, history, folders and settings, and what the settings change."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import FILMS, FOLDER, playlist, seen_tips, songs

PAGE = "https://example.org/film.mp4"


@pytest.fixture
def more(cinema: Cinema) -> Cinema:
    """The last tab, with the tips seen."""
    seen_tips(cinema)
    cinema.tap("nav_more")
    return cinema


def settings(cinema: Cinema, page: str = "") -> Cinema:
    cinema.tap("settingsButton")
    if page:
        cinema.tap(page)
    return cinema


def main(cinema: Cinema, tab: str) -> Cinema:
    """Back on the main page, at a tab."""
    while cinema.find("navigation") is None:
        cinema.back()
    cinema.tap(tab)
    return cinema


def test_an_address_is_tried_kept_renamed_and_forgotten(more: Cinema) -> None:
    more.tap("New stream")
    field = more.find("mrl_field")
    assert field is not None
    more.phone.windows.set_text(field, f" {PAGE} ")
    more.tap("play")
    assert str(more.phone.windows.last_toast()) == f"The media at {PAGE} cannot be played."
    assert more.values("mrl_item_uri") == [PAGE]
    more.tap("mrl_ctx")
    more.tap("Rename")
    name = more.find("new_name")
    assert name is not None
    more.phone.windows.set_text(name, "Example")
    more.tap("rename_button")
    assert more.values("mrl_item_title") == ["Example"]
    more.back()
    assert more.values("mrl_item_title") == ["New stream", "Example"]
    more.tap("Streams")
    more.tap("mrl_ctx")
    more.tap("Delete")
    assert more.app.streams.all() == []


def test_an_address_of_a_file_plays_it(more: Cinema) -> None:
    more.tap("New stream")
    field = more.find("mrl_field")
    assert field is not None
    more.phone.windows.set_text(field, f"file://{FOLDER}/clip_3.mp4")
    more.tap("play")
    medium = more.app.player.medium
    assert medium is not None
    assert medium.filename == "clip_3.mp4"


def test_streams_stay_through_a_scan_and_are_no_films(more: Cinema) -> None:
    more.app.streams.put(PAGE)
    more.app.streams.put(PAGE)
    main(more, "nav_video")
    more.phone.windows.home()
    more.phone.windows.start_app(PACKAGE)
    assert [stream.mrl for stream in more.app.streams.all()] == [PAGE]
    assert len(more.app.library.media()) == len(FILMS)


def test_what_was_played_is_remembered_until_it_is_cleared(more: Cinema) -> None:
    main(more, "nav_video").tap("clip_3")
    more.wait(2000)
    more.back()
    main(more, "nav_more")
    more.tap("History")
    assert more.values("title")[-1] == "clip_3"
    more.more("Clear history")
    assert more.value("empty") == "You have no playback history yet."
    more.back()
    assert more.find("history_entry") is None


def test_nothing_is_remembered_where_that_is_not_wanted(more: Cinema) -> None:
    settings(more).tap("Playback history")
    main(more, "nav_video").tap("clip_3")
    more.wait(2000)
    more.back()
    assert more.app.library.history() == []
    assert all(one.last_time == -1 for one in more.app.library.media())


def test_a_film_is_heard_on_where_that_is_wanted(more: Cinema) -> None:
    settings(more).tap("Background/PiP mode")
    more.tap("Play videos in background")
    main(more, "nav_video").tap("clip_3")
    more.wait(2000)
    more.phone.windows.home()
    more.wait(3000)
    assert more.app.player.running
    assert more.app.player.ms >= 5000


def test_films_stand_as_the_setting_says(more: Cinema) -> None:
    settings(more).tap("Video screen orientation")
    more.tap("Landscape")
    main(more, "nav_video").tap("clip_3")
    surface = more.find("surface_video")
    assert surface is not None
    assert surface.bounds.width > surface.bounds.height


def test_all_films_follow_where_that_is_wanted(more: Cinema) -> None:
    settings(more, "Interface").tap("Video playlist mode")
    main(more, "nav_video").tap("footage_1")
    queue = [one.title for one in more.app.player.queue]
    assert queue == ["clip_3", "footage_1", "moment_12", "moment_77", "scene_9_HD"]
    assert more.app.player.place == 1


def test_films_that_were_seen_are_marked(more: Cinema) -> None:
    main(more, "nav_video").tap("clip_3")
    more.wait(25_000)
    assert more.find("ml_item_seen")
    main(more, "nav_more")
    settings(more, "Interface").tap("Show seen video marker")
    assert main(more, "nav_video").find("ml_item_seen") is None


def test_folders_tell_what_is_in_them_and_hide_what_is_hidden(more: Cinema) -> None:
    more.phone.files.mkdir(f"{FOLDER}/.secret", parents=True)
    main(more, "nav_directories").tap("Internal memory")
    folder = more.scrolled_to("VLCVideos")
    assert "5 media files" in more.texts()
    more.touch(folder)
    assert more.values("title") == sorted(FILMS)
    main(more, "nav_more")
    settings(more, "Interface").tap("Show hidden files")
    assert main(more, "nav_directories").values("title")[0] == ".secret"


def test_a_folder_is_played_in_turn_where_that_is_wanted(more: Cinema) -> None:
    more.app.prefs().put(names.PLAY_ALL_VIDEO, True)
    main(more, "nav_directories").tap("Internal memory")
    more.tap("VLCVideos")
    more.tap("footage_1.mp4")
    assert [one.filename for one in more.app.player.queue] == sorted(FILMS)
    assert more.app.player.place == 1


def test_files_of_a_folder_are_selected_into_a_playlist(more: Cinema) -> None:
    main(more, "nav_directories").tap("Internal memory")
    more.tap("VLCVideos")
    more.long_press("scene_9_HD.mp4")
    assert more.find("action_mode_file_info")
    more.tap("clip_3.mp4")
    more.tap("footage_1.mp4")
    more.tap("footage_1.mp4")
    more.tap("action_mode_file_add_playlist")
    more.name_playlist("Rainy days")
    assert [name for _, name, _ in more.in_playlists()] == ["scene_9_HD.mp4", "clip_3.mp4"]
    more.long_press("clip_3.mp4")
    more.back()
    assert more.find("action_mode_bar") is None
    more.tap("clip_3.mp4")
    assert [one.filename for one in more.app.player.queue] == ["clip_3.mp4"]


def test_a_selected_file_is_deleted(more: Cinema) -> None:
    main(more, "nav_directories").tap("Internal memory")
    more.tap("VLCVideos")
    more.long_press("clip_3.mp4")
    more.tap("action_mode_file_delete")
    more.tap("delete_button")
    assert not more.phone.files.exists(f"{FOLDER}/clip_3.mp4")


def test_the_path_leads_back(more: Cinema) -> None:
    main(more, "nav_directories").tap("Internal memory")
    more.tap("VLCVideos")
    assert more.find("ariane")
    more.tap("Internal memory")
    assert "VLCVideos" in more.values("title")
    more.back()
    assert more.find("Storages")


def test_the_library_is_dumped_and_begun_anew(more: Cinema) -> None:
    playlist(more)
    songs(more)
    settings(more, "Advanced").tap("Dump media database")
    dumped = more.phone.files.read("/storage/emulated/0/vlc_media.db")
    assert dumped.startswith(b"SQLite format 3\0")
    assert b"Late evening" in dumped
    more.tap("Clear media database")
    more.tap("OK")
    assert more.app.playlists.all() == []
    assert len(more.app.library.media()) == len(FILMS) + 4


def test_permissions_are_the_systems(more: Cinema) -> None:
    settings(more).tap("List of all the permissions")
    assert more.find("App info")


def test_it_says_what_it_is(more: Cinema) -> None:
    more.tap("aboutButton")
    assert more.value("app_version") == "3.5.4"


def test_the_theme_is_kept(more: Cinema) -> None:
    settings(more, "Interface").tap("DayNight mode")
    more.tap("Black theme")
    assert more.app.prefs().get(names.THEME, "-1") == "2"
