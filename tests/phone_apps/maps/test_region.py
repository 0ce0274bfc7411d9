"""Maps in the region around Mountain View, which it shows where the phone is there."""

from __future__ import annotations

from typing import Final

import pytest

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.sought import found, only_open
from pytest_androidbench.phone.apps.maps.store import saved
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import BAY, LIECHTENSTEIN
from pytest_androidbench.phone.system.location import GEO_FIX
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import launch
from tests.phone_apps.maps.flows import MOUNTAIN_VIEW, be_at, choose, look_for, open_place

HOME: Final = MOUNTAIN_VIEW
CAMPUS: Final = "Microsoft SVC Building"
GARDENS: Final = "Los Altos Gardens"
HOUR_MS: Final = 3_600_000
SORTS: Final = {
    "gas station": "fuel", "Gas": "fuel", "ATM": "atm", "parking": "parking",
    "Hospitals": "hospital", "hotel": "hotel", "restaurants": "restaurant", "coffee shop": "cafe",
}  # fmt: skip


@pytest.fixture
def bay(maps: Driver) -> Driver:
    """Maps, opened anew where the phone is by the bay."""
    maps.phone.windows.back()
    be_at(maps, HOME)
    launch(MapsApp.package)(maps)
    return maps


def directions(driver: Driver, name: str = CAMPUS) -> None:
    open_place(driver, name)
    driver.tap("Directions")


def picture(driver: Driver) -> bytes:
    return driver.phone.windows.view.picture("png")


def test_the_place_of_the_phone_chooses_the_region(maps: Driver) -> None:
    assert "Latest in Vaduz" in maps.texts()
    maps.phone.windows.back()
    maps.phone.properties.put(GEO_FIX, f"{HOME.lon} {HOME.lat}")
    launch(MapsApp.package)(maps)
    assert "Latest in Mountain View" in maps.texts()
    assert maps.app_of(MapsApp).here is None


@pytest.mark.parametrize("words", SORTS)
@pytest.mark.parametrize("said", ["{}", "nearest {}", "find the closest {}", "{} near me"])
def test_a_sort_of_place_is_found_the_nearest_first(words: str, said: str) -> None:
    places = found(said.format(words), HOME)
    count = sum(each.kind == SORTS[words] for each in places)
    assert count > 5
    assert {each.kind for each in places[:count]} == {SORTS[words]}
    ways = [distance_m(HOME, each.at) for each in places[:count]]
    assert ways == sorted(ways)


@pytest.mark.parametrize(
    "words", ["hotel rooms", "hotels for 4 adults", "hotel rooms for four people near me"]
)
def test_hotels_are_found_whoever_is_said_to_sleep_there(words: str) -> None:
    assert found(words, HOME) == found("hotels", HOME)


def test_what_lies_in_another_region_is_found_where_nothing_near_is() -> None:
    assert found("Schloss Vaduz", HOME)[0].region.endswith("Liechtenstein")
    assert found(CAMPUS, LIECHTENSTEIN.middle)[0].name == CAMPUS


def test_distances_are_told_in_miles_there(bay: Driver) -> None:
    look_for(bay, "gas station")
    assert all(text.endswith((" mi", " ft")) for text in bay.values("distance"))


def test_only_what_is_open_is_listed_where_that_is_asked_for(bay: Driver) -> None:
    assert only_open("restaurants open now")
    bay.phone.clock.advance(11 * HOUR_MS)
    look_for(bay, "restaurants open now")
    bay.phone.windows.key(66)
    assert bay.values("open_hours")
    assert all(text.startswith("Open") for text in bay.values("open_hours"))
    bay.tap("Open now")
    assert any(text.startswith("Closed") for text in bay.values("open_hours"))


def test_a_place_has_an_address_and_a_number(bay: Driver) -> None:
    open_place(bay, CAMPUS)
    assert "1045 La Avenida Street, Mountain View, CA 94043" in bay.texts()
    assert any(text.startswith(("(650) 555-01", "(408) 555-01")) for text in bay.texts())


def test_an_address_is_found(bay: Driver) -> None:
    look_for(bay, "1200 Castro Street, Mountain View")
    bay.phone.windows.key(66)
    bay.tap("1200 Castro Street")
    assert any(text.startswith("1200 Castro Street, Mountain View") for text in bay.texts())


def test_an_address_that_leads_nowhere_says_so(bay: Driver) -> None:
    look_for(bay, "99999 Castro Street")
    said = "No such address. Check the number and the street."
    assert said in bay.texts()
    bay.phone.windows.key(66)
    assert said in bay.texts()
    assert not bay.crashes()


def test_no_road_leads_over_the_sea(bay: Driver) -> None:
    directions(bay, "Schloss Vaduz")
    for mode in ("Driving", "Transit", "Walking", "Bicycling"):
        bay.tap(mode)
        assert "Can't find a way there" in bay.texts()
    bay.tap("directions_startpoint_textbox")
    choose(bay, CAMPUS)
    assert "Can't find a way there" in bay.texts()


def test_traffic_is_told_by_the_hour(bay: Driver) -> None:
    directions(bay, "San Jose International Airport")
    told = set()
    for _ in range(4):
        told.add((bay.value("trip_traffic"), bay.value("trip_summary")))
        bay.phone.clock.advance(6 * HOUR_MS)
        bay.phone.windows.changed()
    assert any(traffic == "Light traffic, as usual" for traffic, _ in told)
    assert any(traffic.endswith("min delay") for traffic, _ in told)
    assert len(told) > 2
    bay.tap("Walking")
    assert bay.find("trip_traffic") is None


def test_traffic_is_drawn_over_the_way(bay: Driver) -> None:
    directions(bay)
    before = picture(bay)
    bay.tap("Layers")
    bay.tap("Traffic")
    bay.tap("Close menu")
    assert picture(bay) != before
    assert bay.app_of(MapsApp).prefs().get("traffic_layer", default=False)


def test_one_chooses_among_buses(bay: Driver) -> None:
    directions(bay)
    bay.tap("Transit")
    lines = bay.values("title")
    assert len(lines) > 1
    assert all(text.startswith("Bus ") for text in lines)
    bay.tap(lines[1])
    bay.tap("Steps")
    first, *rides, last = bay.values("title")
    assert first.startswith("Walk to ")
    assert last == "Walk to your destination"
    assert [text.split()[1] for text in rides] == [
        part.split()[1] for part in lines[1].split(" > ")
    ]
    bay.tap("Options")
    assert bay.values("title") == lines


def test_buses_are_sorted_by_how_far_one_walks(bay: Driver) -> None:
    directions(bay)
    bay.tap("Transit")
    bay.tap("transit_options_chip")
    bay.tap("Less walking")
    walks = [text for text in bay.values("distance") if text.endswith("on foot")]
    miles = [float(text.split()[0]) * (1 if " mi " in text else 1 / 5280) for text in walks]
    assert miles == sorted(miles)


def test_one_looks_around_and_walks_on(bay: Driver) -> None:
    open_place(bay, CAMPUS)
    bay.tap("Street View")
    assert bay.value("street_view_title") == CAMPUS
    seen = picture(bay)
    heading = bay.value("street_view_heading")
    bay.tap("Turn right")
    assert bay.value("street_view_heading") != heading
    bay.tap("Turn left")
    assert picture(bay) == seen
    bay.tap("Turn left")
    bay.tap("Turn left")
    bay.tap("Move forward")
    assert bay.value("street_view_title") != CAMPUS
    bay.tap("Face north")
    assert bay.value("street_view_heading") == "Facing north"


def test_streets_are_looked_at_from_the_map(bay: Driver) -> None:
    bay.tap("Layers")
    bay.tap("Street View")
    bay.tap("Close menu")
    bay.tap("map_frame")
    assert bay.find("street_view_panorama") is not None or bay.find("place_page") is not None


def test_there_is_no_street_view_where_nobody_took_pictures(maps: Driver) -> None:
    open_place(maps, "Schloss Vaduz")
    assert maps.find("Street View") is None
    page = maps.app_of(MapsApp).page("street_view", place=found("Vaduz", LIECHTENSTEIN.middle)[0])
    front = maps.phone.windows.stack.front
    assert front is not None
    assert front.top_full is not None
    front.top_full.screen.show(page)
    assert "There is no Street View of this place" in maps.texts()


def test_a_distance_is_measured_from_a_pin(bay: Driver) -> None:
    bay.long_press("map_frame")
    bay.tap("Measure distance")
    assert bay.value("measured_distance") == "0 ft"
    bay.tap("Add point")
    bay.phone.windows.fingers.swipe([(540, 1200), (540, 700)], 400)
    first = bay.value("measured_distance")
    assert first != "0 ft"
    bay.tap("Add point")
    bay.phone.windows.fingers.swipe([(540, 1200), (200, 1200)], 400)
    assert bay.value("measured_distance") != first
    bay.tap("Undo")
    assert bay.find("measured_distance") is not None


def test_a_place_is_saved(bay: Driver) -> None:
    open_place(bay, GARDENS)
    bay.tap("Save")
    bay.tap("Want to go")
    bay.tap("Done")
    rows = saved(bay.app_of(MapsApp)).all()
    assert [(row.name, row.list, row.region) for row in rows] == [
        (GARDENS, "want_to_go", "Mountain View, CA")
    ]
    assert BAY.holds(LatLon(rows[0].lat, rows[0].lon))


def test_a_way_is_gone_step_by_step_from_elsewhere(bay: Driver) -> None:
    directions(bay)
    bay.tap("directions_startpoint_textbox")
    choose(bay, GARDENS)
    assert bay.value("trip_summary").endswith(" mi)")
    bay.tap("Preview")
    assert bay.value("navigation_step").startswith("Head along ")
