from __future__ import annotations

from pytest_androidbench.phone.apps.osmand import names
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import app_of, find


def test_a_marker_is_put_at_once_and_is_a_row(empty: Driver) -> None:
    find(empty, "47.1263, 9.4797")
    empty.tap("Marker")
    [row] = app_of(empty).database(names.MARKERS_DB).query("SELECT * FROM map_markers")
    assert (row["marker_lat"], row["marker_lon"]) == (47.1263, 9.4797)
    assert (row["marker_active"], row["marker_visited"], row["marker_color"]) == (1, 0, 0)
    assert row["group_name"] is None
    assert row["marker_next_key"] is None
    assert empty.value("context_menu_line2") == "Map marker"


def test_a_marker_is_passed_and_brought_back(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("Map markers")
    assert filled.values("map_marker_title") == ["Burg Gutenberg", "Triesen"]
    filled.tap("Map marker options")
    assert filled.values("map_marker_title") == ["Triesen"]
    filled.tap("UNDO")
    assert filled.values("map_marker_title") == ["Burg Gutenberg", "Triesen"]
    filled.tap("Map marker options")
    filled.tap("action_history")
    assert filled.values("map_marker_title") == ["Burg Gutenberg"]


def test_markers_are_put_into_another_order(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("Map markers")
    filled.tap("Move up")
    assert filled.values("map_marker_title") == ["Triesen", "Burg Gutenberg"]
    filled.tap("action_more")
    filled.tap("Sort by")
    filled.tap("By name")
    assert filled.values("map_marker_title") == ["Burg Gutenberg", "Triesen"]


def test_a_marker_is_deleted(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("Map markers")
    filled.long_press("Triesen")
    filled.tap("Delete")
    assert [each.name for each in app_of(filled).markers.active()] == ["Burg Gutenberg"]


def test_rows_that_others_wrote_wrongly_are_left_out(filled: Driver) -> None:
    database = app_of(filled).database(names.MARKERS_DB)
    database.execute("UPDATE map_markers SET marker_lat = 'x' WHERE marker_color = 0")
    filled.tap("map_menu_button")
    filled.tap("Map markers")
    assert filled.values("map_marker_title") == ["Burg Gutenberg"]
