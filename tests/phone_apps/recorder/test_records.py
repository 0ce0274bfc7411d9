from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.recorder.names import DOWNLOADS, FOLDER
from pytest_androidbench.phone.apps.systemui.share_sheet import ShareSheet
from pytest_androidbench.phone.system.providers.media.tags import sound_facts
from pytest_androidbench.phone.system.recordings import wave_file
from tests.phone_apps.recorder.conftest import Studio

SONG = f"{DOWNLOADS}/song.wav"


@pytest.fixture
def listed(studio: Studio) -> Studio:
    """Three recordings in the list."""
    for ms, name in ((7_000, "Bells"), (65_000, "Alarm"), (2_000, "Choir")):
        studio.record(ms, name)
        studio.wait(1_000)
    studio.tap("btn_records_list")
    return studio


def hold(studio: Studio, name: str) -> None:
    node = studio.find(name)
    assert node is not None
    studio.phone.windows.fingers.long_press(*node.bounds.center)


def test_the_list_is_sorted_in_six_ways(listed: Studio) -> None:
    assert listed.names() == ["Choir", "Alarm", "Bells"]
    assert "Today" in listed.texts()
    for text, names in (
        ("By date (oldest)", ["Bells", "Alarm", "Choir"]),
        ("By name (A-Z)", ["Alarm", "Bells", "Choir"]),
        ("By name (Z-A)", ["Choir", "Bells", "Alarm"]),
        ("By duration (longest)", ["Alarm", "Bells", "Choir"]),
        ("By duration (shortest)", ["Choir", "Bells", "Alarm"]),
    ):
        listed.tap("btn_sort")
        listed.tap(text)
        assert (listed.names(), listed.value("txt_sub_title")) == (names, text)


def test_a_tap_plays_to_the_end(listed: Studio) -> None:
    listed.tap("Bells")
    listed.wait(3_000)
    assert listed.value("txt_progress") == "00:03"
    listed.tap("btn_play")
    listed.wait(9_000)
    assert listed.value("txt_progress") == "00:03"
    listed.tap("btn_play")
    listed.wait(4_000)
    assert listed.find("touch_layout") is None


def test_a_long_name_leaves_room_for_what_stands_beside_it(studio: Studio) -> None:
    studio.record(name="A long name " * 4)
    studio.tap("btn_records_list")
    studio.tap("container")
    length = studio.find("txt_duration")
    assert length is not None
    assert length.bounds.width > 0
    assert length.bounds.right <= studio.phone.display.width


def test_next_and_previous_go_round(listed: Studio) -> None:
    listed.tap("Choir")
    listed.tap("btn_next")
    assert listed.value("txt_name") == "Alarm"
    listed.tap("btn_prev")
    listed.tap("btn_prev")
    assert listed.value("txt_name") == "Bells"
    listed.tap("btn_stop")
    assert listed.find("touch_layout") is None


def test_the_bar_goes_to_a_place(listed: Studio) -> None:
    listed.tap("Alarm")
    listed.tap("play_progress")
    assert listed.value("txt_progress") == "00:32"


def test_bookmarks_are_a_list_of_their_own(listed: Studio) -> None:
    listed.tap("list_item_bookmark")
    listed.tap("btn_bookmarks")
    assert (listed.value("txt_title"), listed.names()) == ("Bookmarks", ["Choir"])
    listed.tap("Choir")
    listed.tap("btn_check_bookmark")
    assert listed.value("txtEmpty") == "Bookmarks is empty"


def test_a_menu_renames_and_throws_away(listed: Studio) -> None:
    listed.tap("list_item_more")
    listed.tap("Rename")
    listed.rename_to("Voices")
    listed.tap("Save")
    assert listed.names()[0] == "Voices"
    listed.tap("list_item_more")
    listed.tap("Delete")
    assert listed.value("dialog_content") == "Move to trash Voices?"
    listed.tap("Yes")
    assert listed.said() == "The record moved to trash"
    assert "Voices.m4a.del" in listed.files()
    assert [row["path"] for row in listed.rows("trash")] == [f"{FOLDER}/Voices.m4a.del"]


def test_signs_stand_in_the_titles_of_menus(listed: Studio) -> None:
    listed.tap("list_item_more")
    assert listed.values("title")[2:5] == ["      Rename", "      Open with…", "      Save as…"]


def test_several_are_thrown_away_and_restored(listed: Studio) -> None:
    hold(listed, "Choir")
    listed.tap("Bells")
    assert listed.value("txt_selected_multi") == "2 selected"
    listed.tap("btn_delete_multi")
    listed.tap("Yes")
    assert listed.names() == ["Alarm"]
    listed.tap("btn_trash")
    listed.tap("list_item_restore")
    listed.tap("Yes")
    assert listed.said() == "The record restored successfully"
    listed.tap("btn_delete_all")
    listed.tap("Yes")
    assert (listed.value("txtEmpty"), listed.rows("trash")) == ("Empty", [])
    assert len(listed.rows()) == len(listed.files()) == 2


def test_the_trash_is_emptied_after_sixty_days(listed: Studio) -> None:
    listed.tap("list_item_more")
    listed.tap("Delete")
    listed.tap("Yes")
    listed.phone.windows.back()
    listed.wait(61 * 86_400_000)
    listed.phone.windows.home()
    listed.phone.windows.start_app(listed.app.package)
    assert listed.rows("trash") == []


def test_copies_go_to_the_downloads(listed: Studio) -> None:
    hold(listed, "Choir")
    listed.tap("Bells")
    listed.tap("btn_download_multi")
    listed.tap("Yes")
    assert listed.said() == "2 records copied successfully"
    assert listed.phone.files.listdir(DOWNLOADS) == ["Bells.m4a", "Choir.m4a"]
    listed.tap("list_item_more")
    listed.tap("Save as…")
    listed.tap("Yes")
    assert listed.said() == "Failed to copy. File with name Choir.m4a already exists"


def test_a_recording_is_described(listed: Studio) -> None:
    listed.tap("list_item_more")
    listed.tap("Information")
    shown = {n.resource_id.rpartition("/")[2]: n.text for n in listed.nodes()}
    assert (shown["txt_name"], shown["txt_duration"]) == ("Choir", "00:02")
    assert (shown["txt_bitrate"], shown["txt_sample_rate"]) == ("128 kbps", "44100 Hz")
    assert shown["txt_location"] == f"{FOLDER}/Choir.m4a"


def test_it_is_shared_as_a_file(listed: Studio) -> None:
    uri = listed.app.uri_of(f"{FOLDER}/Choir.m4a")
    assert listed.phone.content.open(uri) == listed.phone.files.read(f"{FOLDER}/Choir.m4a")
    listed.tap("list_item_more")
    listed.tap("Share")
    sheet = listed.phone.windows.active
    assert sheet is not None
    assert isinstance(sheet.screen, ShareSheet)
    assert (sheet.screen.intent.type, sheet.screen.shared.streams) == ("audio/m4a", [uri])


def test_sounds_are_brought_in(studio: Studio) -> None:
    studio.phone.files.write(SONG, wave_file(4_000))
    studio.phone.media.scan(SONG)
    studio.tap("btn_import")
    studio.tap("song.wav")
    assert studio.value("txt_name") == "song"
    row = studio.rows()[0]
    assert (row["duration"], row["path"]) == (4_000_000, f"{FOLDER}/song.wav")


def test_the_file_browser_finds_what_the_app_does_not_know(studio: Studio) -> None:
    studio.record()
    studio.app.files.write(f"{FOLDER}/stray.wav", wave_file(1_000))
    studio.tap("btn_settings")
    studio.tap("File browser")
    assert "Not found in the app" in studio.texts()
    studio.tap("Import")
    assert "Not found in the app" not in studio.texts()
    assert [row["name"] for row in studio.rows()] == ["Record-1", "stray"]


def test_counts_are_in_the_settings(listed: Studio) -> None:
    listed.phone.windows.back()
    listed.tap("btn_settings")
    assert listed.scrolled_to("Total records count: 3")
    assert listed.scrolled_to("Total recorded duration: 01m:14s")


def test_the_space_that_is_left_is_that_of_the_storage(studio: Studio) -> None:
    def left() -> str:
        studio.tap("btn_settings")
        shown = studio.scrolled_to("txt_available_space").text
        studio.phone.windows.back()
        return shown

    before = left()
    studio.phone.files.write(f"{DOWNLOADS}/large.bin", bytes(20_000_000))
    assert left() < before


def test_what_was_recorded_is_a_sound_for_others_too(studio: Studio) -> None:
    studio.record(8_000)
    row = studio.rows()[0]
    facts = sound_facts(studio.phone.files.read(row["path"]), "audio/mpeg")
    assert abs((facts.duration_ms or 0) - row["duration"] // 1000) <= 1
