from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.phone.apps.recorder.names import FOLDER, PACKAGE
from tests.phone_apps.recorder.conftest import Studio


def test_the_first_pages_lead_to_the_recorder(fresh: Studio) -> None:
    assert "Welcome to a simple and fast application" in fresh.texts()
    fresh.tap("Get started")
    fresh.tap("Wav")
    assert fresh.find("setting_bitrate") is None
    assert fresh.value("txt_size_per_min") == "10.58 Mb/min expected size"
    fresh.tap("Reset")
    assert fresh.value("txt_size_per_min") == "0.96 Mb/min expected size"
    fresh.tap("Apply")
    assert fresh.find("Recording: %s") is not None
    fresh.phone.windows.home()
    fresh.phone.windows.start_app(PACKAGE)
    assert fresh.find("btn_record") is not None


def test_the_first_page_is_an_activity_of_its_own(fresh: Studio) -> None:
    front = fresh.phone.windows.stack.front
    assert front is not None
    assert [entry.activity for entry in front.entries] == [".app.welcome.WelcomeActivity"]


def test_the_microphone_is_asked_for_once(fresh: Studio) -> None:
    fresh.tap("btn_action")
    fresh.tap("btn_apply")
    fresh.tap("btn_record")
    fresh.tap("While using the app")
    assert fresh.value("txt_name") == "Recording…"


def test_a_recording_is_a_row_and_a_file_from_the_start(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.wait(7_300)
    assert studio.value("txt_progress") == "00:07"
    assert studio.find("btn_import") is None
    assert studio.files() == {"Record-1.m4a": 0}
    assert studio.rows()[0]["duration"] == 0
    studio.tap("btn_record_stop")
    row = studio.rows()[0]
    assert row["duration"] in [frames * 1024 * 1_000_000 // 44100 for frames in range(314, 325)]
    assert (row["name"], row["path"]) == ("Record-1", f"{FOLDER}/Record-1.m4a")
    assert (row["format"], row["sample_rate"], row["channel_count"]) == ("m4a", 44100, 2)
    assert (row["bitrate"], row["bookmark"]) == (128_000, 0)
    assert studio.files() == {"Record-1.m4a": row["size"]}
    studio.tap("dialog_negative_btn")
    assert studio.value("txt_record_info") == "0.11 Mb, M4a, 44.1kHz"


def test_a_pause_is_no_part_of_it_and_leaves_empty_files(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.wait(3_000)
    studio.tap("btn_record")
    assert studio.value("txt_name") == "Paused"
    studio.wait(60_000)
    studio.tap("btn_record")
    studio.wait(2_000)
    studio.tap("btn_record_stop")
    assert 5_000_000 < studio.rows()[0]["duration"] < 5_300_000
    assert [n for n, size in studio.files().items() if not size] == ["Record-2.m4a", "Record-3.m4a"]


def test_a_dropped_one_leaves_nothing(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.tap("btn_record_delete")
    assert studio.value("dialog_content") == "Delete this record?"
    studio.tap("No")
    assert studio.value("txt_name") == "Paused"
    studio.tap("btn_record_delete")
    studio.tap("Yes")
    assert (studio.rows(), studio.files()) == ([], {})
    assert studio.find("placeholder") is not None


def test_it_is_named_after_it_was_made(studio: Studio) -> None:
    studio.record(name="Choir: second voice ")
    assert studio.rows()[0]["name"] == "Choir_ second voice"
    assert list(studio.files()) == ["Choir_ second voice.m4a"]
    assert studio.value("txt_name") == "Choir_ second voice"


def test_two_cannot_have_the_same_name(studio: Studio) -> None:
    studio.record(name="Choir")
    studio.record(name="Choir")
    assert studio.said() == "File with this name is already exists!"
    assert [row["name"] for row in studio.rows()] == ["Choir", "Record-2"]


def test_an_empty_name_is_refused(studio: Studio) -> None:
    studio.record()
    studio.tap("txt_name")
    studio.rename_to("")
    studio.tap("dialog_positive_btn")
    assert studio.said() == "Failed to rename the record!"


def test_nobody_is_asked_again_who_does_not_want_it(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.tap("btn_record_stop")
    studio.tap("check_box")
    studio.tap("dialog_negative_btn")
    studio.tap("btn_record")
    studio.tap("btn_record_stop")
    assert studio.find("dialog_title") is None
    studio.tap("btn_settings")
    studio.tap("swAskToRename")
    studio.phone.windows.back()
    studio.tap("btn_record")
    studio.tap("btn_record_stop")
    assert studio.value("dialog_title") == "New name"


def test_formats_and_names_are_chosen_in_the_settings(studio: Studio) -> None:
    studio.tap("btn_settings")
    studio.tap("name_format")
    studio.tap("Naming: 2023-10-15 15.34.00.m4a")
    studio.tap("Wav")
    studio.tap("Mono")
    studio.phone.windows.back()
    assert studio.value("txt_record_info") == "0 Mb, Wav, 44.1kHz"
    studio.record(2_000)
    row = studio.rows()[0]
    assert row["name"].startswith("2023-10-15 15.34.")
    assert (row["format"], row["channel_count"]) == ("wav", 1)
    assert row["size"] == studio.files()[f"{row['name']}.wav"] > 2 * 88_200


def test_a_stopped_app_forgets_what_it_recorded(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.wait(5_000)
    studio.phone.windows.lifecycle.force_stop(PACKAGE)
    studio.phone.windows.start_app(PACKAGE)
    assert studio.value("txt_name") == "Record-1"
    assert studio.rows()[0]["duration"] == 0


def test_on_its_side_the_phone_shows_what_is_needed(fresh: Studio) -> None:
    fresh.phone.windows.rotate(1)
    fresh.tap("btn_action")
    fresh.tap("btn_apply")
    fresh.phone.permissions.grant(PACKAGE, "RECORD_AUDIO")
    fresh.record(name="Choir")
    assert list(fresh.files()) == ["Choir.m4a"]
    fresh.tap("btn_play")
    fresh.wait(2_000)
    assert fresh.value("txt_progress") == "00:02"


def test_it_records_on_while_another_app_is_in_front(studio: Studio) -> None:
    studio.tap("btn_record")
    studio.phone.windows.home()
    studio.wait(20_000)
    studio.phone.windows.start_app(PACKAGE)
    assert studio.value("txt_progress") == "00:20"


def test_on_a_narrow_phone_the_time_of_a_recording_is_whole(studio: Studio) -> None:
    studio.record(ms=3_725_000, name="Talk")
    wide = studio.find("txt_progress")
    studio.phone.display = replace(studio.phone.display, density=540)
    narrow, length = studio.find("txt_progress"), studio.find("txt_duration")
    assert wide is not None
    assert narrow is not None
    assert length is not None
    assert length.text == "01:02:05"
    assert narrow.bounds.height < 1.5 * wide.bounds.height, "it breaks"
    assert length.bounds.height < narrow.bounds.height / 2, "it breaks"
