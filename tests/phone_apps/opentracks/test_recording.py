from __future__ import annotations

import pytest

from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import back, hold, wait
from tests.phone_apps.opentracks.conftest import columns_of, recorder_of, store_of
from tests.phone_apps.opentracks.ways import PACKAGE, fix


def tiles(driver: Driver) -> dict[str, str]:
    names = driver.values("stats_description_main")
    return dict(zip(names, driver.values("stats_value"), strict=True))


def test_a_track_is_there_as_soon_as_it_is_recorded(empty: Driver) -> None:
    empty.tap("Record")
    stored = columns_of(empty)
    assert stored["name"] == "2023-10-15T15:34Z"
    assert (stored["category"], stored["activity_type"]) == ("unknown", "unknown")
    assert (stored["description"], stored["starttime_offset"]) == ("", 0)
    assert (stored["totaltime"], stored["totaldistance"]) == (0, 0)
    assert (stored["icon"], stored["numpoints"]) == (None, None)
    assert len(stored["uuid"]) == 16
    assert [point.type for point in store_of(empty).points(1)] == ["-2"]


def test_time_passes_without_a_position(empty: Driver) -> None:
    empty.tap("Record")
    wait(65_000)(empty)
    assert tiles(empty)["TOTAL TIME"] == "01:05"
    assert tiles(empty)["MOVING TIME"] == "01:05"
    assert tiles(empty)["DISTANCE"] == "0.00"


def test_distance_grows_with_positions_and_moving_time_rests(empty: Driver) -> None:
    empty.tap("Record")
    for step in (fix(8.54, 47.37), wait(2000), fix(8.541, 47.37), wait(20_000)):
        step(empty)
    shown = tiles(empty)
    assert shown["DISTANCE"] == "247.80"
    assert (shown["TOTAL TIME"], shown["MOVING TIME"]) == ("00:22", "00:13")
    assert [point.type for point in store_of(empty).points(1)] == ["-2", "0", "0", "3"]
    [track] = store_of(empty).tracks()
    assert track.stats.distance == pytest.approx(75.53, abs=0.01)


def test_near_positions_are_left_out_and_far_ones_begin_anew(empty: Driver) -> None:
    empty.tap("Record")
    for longitude in (8.54, 8.54005, 8.55):
        fix(longitude, 47.37)(empty)
        wait(1000)(empty)
    assert [point.type for point in store_of(empty).points(1)] == ["-2", "0", "-1"]


def test_stop_wants_a_long_press(empty: Driver) -> None:
    empty.tap("Record")
    empty.tap("Stop")
    assert empty.phone.windows.last_toast() == "Hold to stop"
    assert recorder_of(empty).track == 1


def test_a_stopped_track_is_named_and_kept(empty: Driver) -> None:
    empty.tap("Record")
    wait(61_000)(empty)
    hold("Stop")(empty)
    assert "01:01" in empty.texts()
    empty.tap("track_edit_description")
    empty.phone.windows.type_text("Around the house")
    empty.phone.windows.back()
    empty.tap("finish_button")
    assert empty.values("track_list_item_category_description") == ["Around the house"]
    assert [point.type for point in store_of(empty).points(1)] == ["-2", "1"]
    assert recorder_of(empty).track == 0


def test_back_goes_on_recording_and_pauses_do_not_count(empty: Driver) -> None:
    empty.tap("Record")
    wait(60_000)(empty)
    hold("Stop")(empty)
    wait(600_000)(empty)
    back(empty)
    assert recorder_of(empty).track == 1
    wait(30_000)(empty)
    assert tiles(empty)["TOTAL TIME"] == "01:30"


def test_a_stopped_track_can_be_thrown_away(empty: Driver) -> None:
    empty.tap("Record")
    hold("Stop")(empty)
    empty.tap("Discard")
    empty.tap("OK")
    assert store_of(empty).tracks() == []
    assert "Start recording your next adventure here" in empty.texts()


def test_while_recording_the_list_tells_no_times_and_stops_it_at_once(filled: Driver) -> None:
    filled.tap("track_list_fab_action")
    back(filled)
    assert "Recording…" in filled.texts()
    assert filled.values("track_list_item_date") == []
    filled.tap("2023-10-15T15:34Z")
    assert filled.find("track_recording_fab_action") is not None
    back(filled)
    hold("track_list_fab_action")(filled)
    assert recorder_of(filled).track == 0
    assert filled.find("finish_button") is None
    assert filled.values("track_list_item_date")[0] == "Today"


def test_the_track_that_is_recorded_cannot_be_deleted(filled: Driver) -> None:
    filled.tap("track_list_fab_action")
    back(filled)
    hold("2023-10-15T15:34Z")(filled)
    filled.more("Delete")
    filled.tap("OK")
    assert "currently recorded" in str(filled.phone.windows.last_toast())
    assert len(store_of(filled).tracks()) == 7


def test_an_old_track_is_resumed_where_it_ended(filled: Driver) -> None:
    filled.tap("Commute home")
    filled.more("Resume track")
    wait(60_000)(filled)
    assert tiles(filled)["TOTAL TIME"] == "32:00"
    assert tiles(filled)["DISTANCE"] == "5.00"
    hold("Stop")(filled)
    filled.tap("finish_button")
    assert "32:00 (5.00 mi)" in filled.texts()


def test_without_location_a_warning_stays_until_it_is_dismissed(empty: Driver) -> None:
    empty.phone.settings.put("secure", "location_mode", "0")
    empty.tap("Record")
    assert any("without GPS data" in text for text in empty.texts())
    empty.tap("DISMISS")
    assert not any("without GPS data" in text for text in empty.texts())


def test_a_recording_ends_with_its_process(empty: Driver) -> None:
    empty.tap("Record")
    empty.phone.windows.lifecycle.force_stop(PACKAGE)
    assert recorder_of(empty).track == 0
    assert empty.phone.notifications.list() == []
