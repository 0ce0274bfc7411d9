"""What others wrote into databases, preferences and addresses does not end the app."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import app_of

COLUMNS = "(marker_id, marker_lat, marker_lon, marker_active, marker_added, marker_color)"


def test_rows_of_wrong_types_are_passed_over(filled: Driver) -> None:
    markers = app_of(filled).database(names.MARKERS_DB)
    markers.execute("UPDATE map_markers SET marker_color = 'x', marker_added = NULL")
    markers.execute(f"INSERT INTO map_markers {COLUMNS} VALUES ('q', 1e400, 'a', 1, 1e18, NULL)")
    markers.execute(f"INSERT INTO map_markers {COLUMNS} VALUES ('r', 47, 9.5, 1, {10**18}, 3)")
    history = app_of(filled).database(names.HISTORY_DB)
    history.execute("INSERT INTO history_recents VALUES (NULL, 5, NULL, NULL, 1e400, 3)")
    history.execute("INSERT INTO history_recents VALUES (X'00ff', 'z', NULL, NULL, 47, 9.5)")
    filled.tap("map_search_button")
    assert "No history yet" in filled.texts()
    filled.phone.windows.back()
    filled.phone.windows.back()
    filled.phone.windows.fingers.long_press(540, 1000)
    filled.tap("Marker")
    filled.phone.windows.back()
    filled.tap("map_menu_button")
    filled.tap("Map markers")
    assert len(filled.values("map_marker_title")) == 2
    assert filled.crashes() == []


def test_a_place_nobody_can_look_at_is_not_restored(empty: Driver) -> None:
    empty.phone.windows.home()
    wrong = {names.LAT: float("inf"), names.ZOOM: 999, names.FORMAT: 77}
    app_of(empty).prefs().update(wrong)
    empty.phone.windows.start_app(names.PACKAGE)
    empty.tap("map_search_button")
    empty.phone.windows.type_text("47, 9")
    empty.tap("Advanced coordinates search")
    assert empty.value("formatEditText") == "DDD.DDDDD"
    assert empty.crashes() == []


@pytest.mark.parametrize(
    "address",
    [
        "geo:0,0?q=nowhere%00&z=²",
        "geo:47.1,9.5?z=99999",
        "geo:",
        "geo:999,999",
        "osmand:track:/proc/self/mem",
        "osmand:favorite:x",
        "file:///sdcard/none.gpx",
    ],
)
def test_odd_addresses_leave_the_map_usable(empty: Driver, address: str) -> None:
    empty.phone.activities.start(
        Intent(action="android.intent.action.VIEW", component="net.osmand/" + names.MAIN,
               data=address)
    )  # fmt: skip
    empty.phone.windows.view.image()
    assert empty.crashes() == []
