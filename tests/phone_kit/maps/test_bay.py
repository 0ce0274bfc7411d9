"""The region around Mountain View and Sunnyvale: the same each time, connected, with addresses."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st
from networkx import is_connected

from pytest_androidbench.phone.kit.maps import finding, roads
from pytest_androidbench.phone.kit.maps.atlas import MapPlace
from pytest_androidbench.phone.kit.maps.bay import addresses, placing, streets
from pytest_androidbench.phone.kit.maps.bay.grid import laid, metres_of
from pytest_androidbench.phone.kit.maps.bay.region import bay_atlas
from pytest_androidbench.phone.kit.maps.kinds import PLACES, ROADS
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import BAY, LIECHTENSTEIN, REGIONS, region_at
from pytest_androidbench.phone.kit.maps.standing import ahead, standing_near
from pytest_androidbench.phone.kit.maps.transit import bus_ways

PUBLISHED: Final = {
    "Microsoft SVC Building": LatLon(37.4126, -122.0710),
    "Los Altos Gardens": LatLon(37.4040, -122.1030),
    "Cinemark Century Mountain View 16": LatLon(37.4137, -122.0802),
    "NASA Ames Research Center": LatLon(37.4090, -122.0640),
    "San Jose International Airport": LatLon(37.3639, -121.9289),
    "San Francisco International Airport": LatLon(37.6164, -122.3860),
}
PLACED: Final = [each for each in placing.places() if each.kind != "town"]
STOPS: Final = ("town", "bus")
DRAWN: Final = 3038033285
"""A digest of all streets and places: suites keep their coordinates."""
HOURS: Final = st.integers(0, 23)


def test_it_has_402_places_in_25_kinds() -> None:
    kinds = Counter(each.kind for each in bay_atlas().places if each.kind not in STOPS)
    assert kinds.total() == 402
    assert len(kinds) == 25
    assert kinds.keys() <= PLACES.keys()
    assert len({each.name for each in PLACED}) == 402
    assert len({each.at for each in PLACED}) == 402


def test_it_has_about_2000_pieces_of_streets() -> None:
    ways = [each for each in bay_atlas().ways if each.kind in ROADS]
    assert 1_900 <= sum(len(each.points) - 1 for each in ways) <= 2_100
    assert any(not each.pavement for each in ways)


def test_it_is_drawn_the_same_on_every_computer() -> None:
    drawn = (placing.places(), streets.streets())
    assert crc32(repr(drawn).encode()) == DRAWN


def test_all_of_it_lies_within_its_corners() -> None:
    for region in REGIONS:
        atlas = region.atlas()
        lines = [point for line in (*atlas.ways, *atlas.areas) for point in line.points]
        assert all(region.holds(at) for at in (*lines, *(each.at for each in atlas.places)))


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_place_is_found_about_where_it_is(name: str) -> None:
    place = finding.search(name, BAY.middle)[0]
    assert place.name == name
    assert distance_m(place.at, PUBLISHED[name]) < 500
    assert name in {each.name for each in finding.everything(place.at)}
    assert not finding.search(name, LIECHTENSTEIN.middle)


@pytest.mark.parametrize("profile", roads.PROFILES)
def test_all_streets_are_connected(profile: str) -> None:
    assert is_connected(roads.graph(profile, BAY))


def test_people_walk_where_there_is_a_pavement_alone() -> None:
    names = {name for _, _, name in roads.graph("pedestrian", BAY).edges.data("name")}
    assert not {"Bayshore Freeway", "Central Expressway", "Lawrence Expressway"} & names
    assert "Stevens Creek Trail" in names
    cars = {name for _, _, name in roads.graph("car", BAY).edges.data("name")}
    assert {"Bayshore Freeway", "Central Expressway"} < cars
    assert "Stevens Creek Trail" not in cars


@given(st.sampled_from(PLACED), st.sampled_from(PLACED), st.sampled_from([*roads.PROFILES]))
def test_a_way_leads_from_any_place_to_any_other(
    start: MapPlace, end: MapPlace, profile: str
) -> None:
    way = roads.route(start.at, end.at, profile)
    assert way.points[0] == start.at
    assert way.points[-1] == end.at
    assert way.metres >= distance_m(start.at, end.at) - 1
    near = distance_m(start.at, end.at) < 1_500
    assert way.streets or near


@given(st.sampled_from(PLACED), st.sampled_from(PLACED))
def test_buses_lead_from_any_place_to_any_other(start: MapPlace, end: MapPlace) -> None:
    ways = bus_ways(start.at, end.at)
    assert ways
    for way in ways:
        for ride in way:
            assert len(ride.stops) > 1
            assert set(ride.stops) <= set(ride.line.stops)
        for one, other in pairwise(way):
            assert one.stops[-1] == other.stops[0]
            assert one.line != other.line
    assert len({way[0].line.number for way in ways}) == len(ways)


def test_no_bus_leads_to_another_region() -> None:
    assert bus_ways(BAY.middle, LIECHTENSTEIN.middle) == ()
    assert bus_ways(LIECHTENSTEIN.middle, LIECHTENSTEIN.middle) == ()


@given(st.sampled_from(PLACED), st.sampled_from(PLACED), HOURS)
def test_traffic_makes_ways_slower_by_its_delay(start: MapPlace, end: MapPlace, hour: int) -> None:
    way, free = (roads.route(start.at, end.at, "car", hour=each) for each in (hour, None))
    assert way.seconds >= free.seconds - 1e-6
    assert way.delay >= 0
    assert all(1 <= slow <= 2.6 for slow in way.slowed)
    assert len(way.slowed) == (len(way.points) - 1 if way.streets else 0)
    walked = roads.route(start.at, end.at, "pedestrian", hour=hour)
    assert not walked.slowed
    assert not walked.delay


def test_traffic_differs_by_piece_and_by_hour() -> None:
    start, end = (finding.search(name, BAY.middle)[0].at for name in [*PUBLISHED][1:3])
    night, rush = (roads.route(start, end, "car", hour=hour) for hour in (3, 8))
    assert night.delay == 0
    assert rush.delay > 60
    assert len(set(rush.slowed)) > 3
    at_home = roads.route(LIECHTENSTEIN.middle, LatLon(47.2, 9.52), "car", hour=8)
    assert not at_home.slowed


@given(st.sampled_from(PLACED))
def test_an_address_leads_to_its_place(place: MapPlace) -> None:
    assert finding.address_of(place.at) == place.address
    found = addresses.house(place.address)
    if place.kind != "airport" and place.name not in PUBLISHED:
        assert found is not None
        assert distance_m(found[1], place.at) < 90
    assert place.kind == "airport" or addresses.is_address(place.address)


@given(st.floats(-1_000, 12_000), st.floats(-5_500, 3_800))
def test_metres_lead_back_to_their_place(along: float, across: float) -> None:
    at = laid(along, across)
    assert metres_of(at) == pytest.approx((along, across), abs=0.2)
    assert region_at(at) is BAY
    assert finding.address_of(at)


@pytest.mark.parametrize(
    "words", ["", "450", "450 Nowhere Street", "99999 Castro Street", "1 Castro Street", "x" * 999]
)
def test_an_address_that_leads_nowhere_is_none(words: str) -> None:
    assert addresses.house(words) is None
    assert addresses.is_address(words) == ("Castro" in words)


def test_streets_are_named_in_short() -> None:
    whole = addresses.house("450 Castro Street, Mountain View")
    assert whole is not None
    assert addresses.house("450 castro st") == whole


@given(st.sampled_from(PLACED), st.integers(0, 7))
def test_one_stands_on_a_street_and_walks_along_it(place: MapPlace, turn: int) -> None:
    here = standing_near(place.at)
    assert here is not None
    assert distance_m(here.at, place.at) < 300
    there = ahead(here, turn * 45, 40)
    if there is not None:
        assert 20 <= distance_m(here.at, there.at) <= 80


def test_nobody_stands_where_nothing_was_photographed() -> None:
    assert standing_near(LIECHTENSTEIN.middle) is None
    assert standing_near(LatLon(37.3, -122.5)) is None
