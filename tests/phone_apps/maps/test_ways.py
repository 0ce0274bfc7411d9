from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.by_bus import trip
from pytest_androidbench.phone.apps.maps.names import GOING_BY_KEY, GOING_TO_KEY
from pytest_androidbench.phone.apps.maps.sought import found
from pytest_androidbench.phone.apps.maps.store import trips
from pytest_androidbench.phone.apps.maps.trips import MODES
from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import everything
from pytest_androidbench.phone.kit.maps.projection import LatLon
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import (
    ADLER,
    CASTLE,
    be_at,
    by_the_bay,
    choose,
    open_castle,
    open_place,
)

FAR = LatLon(37.422, -122.084)
PLACES = [each.at for each in everything()]


def directions(driver: Driver) -> None:
    be_at(driver)
    open_castle(driver)
    driver.tap("Directions")


def test_directions_say_the_time_of_each_mode(maps: Driver) -> None:
    directions(maps)
    castle = found(CASTLE, MIDDLE)[0].at
    seconds = roads.route(MIDDLE, castle, "car").seconds
    driving = maps.value("trip_summary")
    assert driving.startswith(f"{round(seconds / 60)} min")
    maps.tap("Walking")
    assert maps.value("trip_summary") != driving


def test_every_mode_is_offered(maps: Driver) -> None:
    be_at(maps, found("Eschen", MIDDLE)[0].at)
    open_castle(maps)
    maps.tap("Directions")
    told = set()
    for name, _ in MODES.values():
        maps.tap(name.text)
        told.add(maps.value("trip_summary"))
    assert len(told) == len(MODES)
    maps.tap("Transit")
    assert maps.find("start_button") is None


def test_the_steps_lead_along_streets(maps: Driver) -> None:
    directions(maps)
    maps.tap("Steps")
    first, *others = maps.values("title")
    assert first.startswith("Head along")
    assert all(text.startswith(("Turn", "Continue")) for text in others)


def test_where_one_goes_is_remembered_until_the_way_is_closed(maps: Driver) -> None:
    prefs = maps.app_of(MapsApp).prefs()
    directions(maps)
    maps.tap("Walking")
    maps.tap("Start")
    assert prefs.get(GOING_TO_KEY, "") == CASTLE
    assert prefs.get(GOING_BY_KEY, "") == "pedestrian"
    maps.tap("Close navigation")
    assert prefs.get(GOING_TO_KEY, "?") == ""


def test_a_way_that_is_only_looked_at_is_not_gone(maps: Driver) -> None:
    directions(maps)
    maps.tap("Swap start and destination")
    maps.tap("Preview")
    assert maps.app_of(MapsApp).prefs().get(GOING_TO_KEY, "") == ""


def test_the_ends_are_swapped(maps: Driver) -> None:
    directions(maps)
    maps.tap("Swap start and destination")
    assert maps.value("directions_startpoint_textbox") == CASTLE
    assert maps.value("directions_endpoint_textbox") == "Your location"
    assert maps.find("Preview") is not None


def test_another_start_is_chosen(maps: Driver) -> None:
    directions(maps)
    before = maps.value("trip_summary")
    maps.tap("directions_startpoint_textbox")
    choose(maps, ADLER)
    assert maps.value("directions_startpoint_textbox") == ADLER
    assert maps.value("trip_summary") != before


def test_a_start_is_shown_on_the_map(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Directions")
    assert maps.value("directions_startpoint_textbox") == "Choose starting point"
    maps.tap("directions_startpoint_textbox")
    maps.phone.windows.back()
    maps.tap("Choose on map")
    maps.tap("OK")
    assert maps.value("trip_summary")


def test_a_place_off_the_map_has_no_way(maps: Driver) -> None:
    be_at(maps, FAR)
    open_castle(maps)
    maps.tap("Directions")
    for name, _ in MODES.values():
        maps.tap(name.text)
        assert "Can't find a way there" in maps.texts()


def test_a_way_is_gone_until_one_is_there(maps: Driver) -> None:
    directions(maps)
    maps.tap("Start")
    left = maps.value("distance_left")
    castle = found(CASTLE, MIDDLE)[0].at
    be_at(maps, roads.route(MIDDLE, castle, "car").points[3])
    assert maps.value("distance_left") != left
    be_at(maps, castle)
    assert maps.value("navigation_step") == "You have arrived"
    maps.tap("Close navigation")
    assert maps.find("trip_summary") is not None


def test_a_way_from_elsewhere_is_looked_at_step_by_step(maps: Driver) -> None:
    directions(maps)
    maps.tap("Swap start and destination")
    maps.tap("Preview")
    first = maps.value("navigation_step")
    maps.tap("Show next")
    assert maps.value("navigation_step") != first
    maps.tap("Show previous")
    assert maps.value("navigation_step") == first


def test_a_trip_is_pinned_once_and_removed(maps: Driver) -> None:
    directions(maps)
    maps.tap("Pin")
    maps.tap("Walking")
    maps.tap("Pin")
    assert [(row.name, row.mode) for row in trips(maps.app_of(MapsApp)).all()] == [
        (CASTLE, "pedestrian")
    ]
    maps.phone.windows.back()
    maps.phone.windows.back()
    maps.tap("Go")
    assert CASTLE in maps.texts()
    maps.tap(f"Remove {CASTLE}")
    assert trips(maps.app_of(MapsApp)).count() == 0


@given(st.sampled_from(PLACES), st.sampled_from(PLACES), st.sampled_from([*MODES]))
def test_a_way_has_steps_that_add_up(start: LatLon, end: LatLon, mode: str) -> None:
    way = trip(start, end, mode)
    if way is not None:
        assert way.seconds >= 0
        assert way.steps
        assert sum(step.metres for step in way.steps) <= way.metres + 1
        assert way.points[0] == start
        assert way.points[-1] == end


@pytest.mark.parametrize("mode", MODES)
def test_a_place_is_not_far_from_itself(mode: str) -> None:
    way = trip(MIDDLE, MIDDLE, mode)
    assert way is None or way.minutes < 60


def test_who_leaves_later_meets_the_traffic_of_that_hour(maps: Driver) -> None:
    by_the_bay(maps)
    open_place(maps, "Microsoft SVC Building")
    maps.tap("Directions")
    now = maps.value("trip_summary")
    maps.tap("Depart at")
    maps.tap("03")
    maps.tap("15")
    maps.tap("OK")
    assert maps.find("Depart at 03:15") is not None
    night = maps.value("trip_summary")
    assert "Arrive at 03:" in maps.value("trip_details")
    maps.tap("Walking")
    assert "Arrive at 03:" in maps.value("trip_details")
    maps.tap("Driving")
    y = maps.scrolled_to("Steps").bounds.center[1]
    maps.phone.windows.fingers.swipe([(900, y), (200, y)], 600)
    maps.tap("Leave now")
    assert maps.value("trip_summary") == now
    assert night != now
