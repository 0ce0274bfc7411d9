from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import back, wait
from tests.phone_apps.opentracks.conftest import store_of
from tests.phone_apps.opentracks.ways import fix


def choose(driver: Driver, page: str, title: str, value: str) -> None:
    """Set one setting, and come back to the list."""
    driver.more("Settings")
    driver.tap(page)
    driver.tap(title)
    driver.tap(value)
    back(driver)
    back(driver)


@pytest.mark.parametrize(
    ("system", "shown"),
    [
        ("Metric (km, m)", "45:00 (5.63 km)  ‧"),
        ("Imperial (mi, m)", "45:00 (3.50 mi)  ‧"),
        ("Nautical (NM, ft)", "45:00 (3.04 NM)  ‧"),
    ],
)
def test_distances_follow_the_units(filled: Driver, system: str, shown: str) -> None:
    choose(filled, "Default Units and Activity", "Preferred units", system)
    assert filled.values("track_list_item_time_distance")[0] == shown


def test_paces_are_shown_for_all_types_when_that_is_set(filled: Driver) -> None:
    choose(filled, "Default Units and Activity", "Preferred rate", "Pace (min/mi)")
    filled.tap("Commute home")
    assert filled.values("stats_moving_speed_value") == ["6:00"]


def test_the_app_is_dark_when_it_is_set_to_night(empty: Driver) -> None:
    choose(empty, "User Interface", "UI Theme", "Night")
    app = empty.app_of(OpenTracksApp)
    assert app.display(empty.phone.display).dark
    assert not empty.phone.display.dark


def test_new_tracks_are_called_as_set(empty: Driver) -> None:
    choose(empty, "Default Units and Activity", "Default track name", "Number")
    empty.tap("Record")
    back(empty)
    assert "Track 1" in empty.texts()


def test_places_are_noted_as_seldom_as_set(empty: Driver) -> None:
    choose(empty, "GPS", "Sampling time interval", "10 s")
    empty.tap("Record")
    for longitude in (8.540, 8.541, 8.542, 8.543):
        fix(longitude, 47.37)(empty)
        wait(4000)(empty)
    noted = [point.longitude for point in store_of(empty).points(1) if point.placed]
    assert noted == [8.540, 8.542]


def test_a_number_must_be_within_its_limits(empty: Driver) -> None:
    for step in ("More options", "Settings", "Bluetooth Sensors", "Wheel Circumference (mm)"):
        empty.tap(step)
    for typed, kept in (("99", "2135"), ("2100", "2100")):
        empty.phone.windows.editor.clear()
        empty.phone.windows.type_text(typed)
        empty.tap("OK")
        prefs = empty.app_of(OpenTracksApp).prefs()
        assert prefs.get("bluetoothCyclingSpeedWheelCircumference", "2135") == kept
        empty.tap("Wheel Circumference (mm)")


def test_a_switch_is_kept(empty: Driver) -> None:
    for step in ("More options", "Settings", "Public API"):
        empty.tap(step)
    empty.tap("Only OpenTracks can start and stop recordings.")
    assert empty.app_of(OpenTracksApp).prefs().get("apiEnabledKey", default=False)
    assert "Other installed applications can start or stop recordings." in empty.texts()


def test_a_reset_makes_units_metric(filled: Driver) -> None:
    filled.more("Settings")
    filled.tap("Reset")
    filled.tap("OK")
    back(filled)
    assert filled.values("track_list_item_time_distance")[0] == "45:00 (5.63 km)  ‧"
