from __future__ import annotations

from pytest_androidbench.phone.ui.message import tr
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import back, hold, tap, write
from tests.phone_apps.opentracks.conftest import store_of
from tests.phone_apps.opentracks.ways import PACKAGE

NAMES = [
    "Morning run", "Ridge trail", "Bakery ride", "Commute home", "Crawl endurance", "Frozen pond",
]  # fmt: skip


def names(driver: Driver) -> list[str]:
    return driver.values("track_list_item_name")


def chosen(driver: Driver) -> int:
    return sum(node.selected for node in driver.nodes())


def test_the_newest_track_is_on_top(filled: Driver) -> None:
    assert names(filled) == NAMES


def test_rows_tell_day_time_length_and_distance(filled: Driver) -> None:
    assert filled.values("track_list_item_date") == [
        "Today", "Yesterday", "Thursday", "Tuesday", "7 Oct", "5 Oct 2022",
    ]  # fmt: skip
    assert filled.values("track_list_item_time")[:2] == ["06:34", "09:34"]
    assert filled.values("track_list_item_time_distance")[:3] == [
        "45:00 (3.50 mi)  ‧", "3:05:00 (7.71 mi)", "22:00 (2,427.82 ft)",
    ]  # fmt: skip
    assert filled.values("track_list_item_marker_count") == ["1"]


def test_a_search_looks_at_name_description_and_type(filled: Driver) -> None:
    for query, found in (("RIDGE", 1), ("dynamo", 1), ("biking", 2), ("rowing", 0)):
        filled.tap("Search")
        write(query)(filled)
        filled.tap("Submit query")
        assert len(names(filled)) == found
        assert query in filled.texts()
        back(filled)
        assert names(filled) == NAMES


def test_the_cross_empties_the_field_and_then_closes_it(filled: Driver) -> None:
    filled.tap("Search")
    write("ri")(filled)
    filled.tap("Clear query")
    assert filled.phone.windows.editor.text == ""
    filled.tap("Clear query")
    assert filled.find("search_src_text") is None


def test_back_leaves_the_app_even_while_the_search_is_open(filled: Driver) -> None:
    filled.tap("Search")
    back(filled)
    assert filled.find("search_src_text") is not None
    back(filled)
    assert filled.phone.windows.foreground != PACKAGE


def test_one_track_is_deleted_after_a_question(filled: Driver) -> None:
    hold("Morning run")(filled)
    filled.more("Delete")
    assert "Delete track?" in filled.texts()
    filled.tap("Cancel")
    assert names(filled) == NAMES
    hold("Morning run")(filled)
    filled.more("Delete")
    filled.tap("OK")
    assert names(filled) == NAMES[1:]
    store = store_of(filled)
    assert (store.points(1), store.markers()) == ([], [])


def test_all_tracks_are_deleted_at_once(filled: Driver) -> None:
    hold("Ridge trail")(filled)
    assert chosen(filled) == 1
    filled.tap("Bakery ride")
    filled.tap("More options")
    assert "Edit" not in filled.texts()
    filled.tap("Select all")
    assert chosen(filled) == len(NAMES)
    filled.more("Delete")
    assert "Delete selected?" in filled.texts()
    filled.tap("OK")
    assert "Start recording your next adventure here" in filled.texts()


def test_selecting_ends_with_back_or_without_a_row(filled: Driver) -> None:
    hold("Ridge trail")(filled)
    filled.tap("Ridge trail")
    assert filled.find("action_mode_bar") is None
    hold("Ridge trail")(filled)
    back(filled)
    assert filled.find("action_mode_bar") is None
    assert chosen(filled) == 0


def test_rows_do_not_move_when_selecting_begins(filled: Driver) -> None:
    before = filled.find("Bakery ride")
    hold("Ridge trail")(filled)
    after = filled.find("Bakery ride")
    assert before is not None
    assert after is not None
    assert after.bounds == before.bounds


def test_several_tracks_are_summed_up(filled: Driver) -> None:
    hold("Ridge trail")(filled)
    filled.tap("Bakery ride")
    filled.more("Aggregated stats")
    assert filled.values("aggregated_stats_type_label") == ["BIKING", "HIKING"]


def test_the_gps_button_leads_to_the_settings_while_location_is_off(empty: Driver) -> None:
    empty.phone.settings.put("secure", "location_mode", "0")
    tap("sensor_start_button")(empty)
    assert empty.phone.windows.foreground == "com.android.settings"


def test_the_gps_can_be_started_without_a_recording(empty: Driver) -> None:
    empty.tap("sensor_start_button")
    assert [note.text for note in empty.phone.notifications.list()] == [
        tr("Waiting for GPS signal")
    ]
    empty.tap("sensor_start_button")
    assert empty.phone.notifications.list() == []


def test_holding_the_red_button_records_as_a_tap_does(empty: Driver) -> None:
    hold("track_list_fab_action")(empty)
    assert empty.find("track_recording_fab_action") is not None


def test_the_search_lies_in_a_view_of_its_own(filled: Driver) -> None:
    assert filled.scrolled_to("search_button") in filled.scrolled_to("track_list_search").walk()
    filled.tap("search_button")
    search = filled.scrolled_to("track_list_search").walk()
    assert filled.scrolled_to("search_src_text") in search
    assert filled.scrolled_to("search_go_btn") in search
