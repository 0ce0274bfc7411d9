from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import hold, wait, write
from tests.phone_apps.opentracks.conftest import store_of
from tests.phone_apps.opentracks.ways import fix


def test_all_markers_are_listed_and_searched(filled: Driver) -> None:
    filled.tap("track_list_markers")
    assert filled.values("marker_list_item_time_distance") == ["[waterfall] Wet stones"]
    assert filled.values("marker_list_item_time") == ["06:44"]
    filled.tap("Search")
    write("nothing")(filled)
    filled.tap("Submit query")
    assert "You don't have any markers" in filled.texts()


def test_only_a_tracks_own_markers_are_listed(filled: Driver) -> None:
    filled.tap("Ridge trail")
    filled.more("Markers")
    assert "You don't have any markers" in filled.texts()


def test_a_marker_is_changed(filled: Driver) -> None:
    filled.tap("track_list_markers")
    filled.tap("Marker 1")
    assert "47.371000°, 8.551000°" in filled.texts()
    filled.tap("Edit")
    filled.tap("marker_edit_name")
    filled.phone.windows.editor.clear()
    filled.phone.windows.type_text("Falls")
    filled.phone.windows.back()
    filled.tap("Save")
    assert [marker.name for marker in store_of(filled).markers()] == ["Falls"]


def test_a_wide_form_shows_the_field_that_is_written(filled: Driver) -> None:
    filled.tap("track_list_markers")
    filled.tap("Marker 1")
    filled.tap("Edit")
    filled.phone.windows.rotate(1)
    for name in ("name", "marker_type", "description"):
        filled.tap(f"marker_edit_{name}")
        field = filled.find(f"marker_edit_{name}")
        assert field is not None
        assert field.focused
        filled.phone.windows.back()
    filled.phone.windows.rotate(0)


def test_a_marker_is_deleted(filled: Driver) -> None:
    filled.tap("track_list_markers")
    hold("Marker 1")(filled)
    filled.more("Delete")
    filled.tap("OK")
    assert store_of(filled).markers() == []


def test_a_marker_needs_a_position(empty: Driver) -> None:
    empty.tap("Record")
    empty.tap("Insert marker")
    assert "No GPS signal" in str(empty.phone.windows.last_toast())
    fix(8.54, 47.37)(empty)
    wait(1000)(empty)
    empty.tap("Insert marker")
    empty.tap("Add")
    [marker] = store_of(empty).markers()
    assert (marker.name, marker.latitude, marker.longitude) == ("Marker 1", 47.37, 8.54)


def test_a_new_marker_goes_away_when_it_is_cancelled(empty: Driver) -> None:
    fix(8.54, 47.37)(empty)
    empty.tap("Record")
    wait(1000)(empty)
    empty.tap("Insert marker")
    empty.tap("Cancel")
    assert store_of(empty).markers() == []
