"""Where the phone is put near Mountain View: that the file has the map's places, and what holds."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.osmand import Point
from pytest_androidbench.phone.apps.maps.by_bus import trip
from pytest_androidbench.phone.apps.maps.sought import found
from pytest_androidbench.phone.apps.maps.trips import MODES
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import BAY
from pytest_androidbench.tasks.params import draws
from task_suites.android_arena.map_places import (
    ANYWHERE,
    CLEARLY,
    FILE,
    MapStart,
    by_kind,
    metres,
    nearest,
    sites,
)
from task_suites.android_arena.recipe import START
from tests.task_suites.android_arena.map_rows import table

SEEDS: Final = range(200)
SOUGHT: Final = {
    "fuel": "gas station", "atm": "ATM", "parking": "parking", "hospital": "hospital",
    "hotel": "hotel", "restaurant": "restaurant", "cafe": "coffee shop",
}  # fmt: skip


def starts_of(task_id: str) -> list[MapStart]:
    suite = "task_suites.android_arena"
    drawn = draws(tasks_of(suite)[task_id], suite_of(suite).name, SEEDS)
    return [values["start"] for values in drawn]


def latlon(at: Point) -> LatLon:
    return LatLon(at.lat, at.lon)


def test_the_file_has_the_places_of_the_map() -> None:
    assert FILE.read_text(encoding="utf-8") == table()
    assert len(sites()) == 402
    assert len(by_kind()) == 25


def test_one_place_of_each_kind_is_clearly_the_nearest() -> None:
    for start in starts_of("maps_nearest_gas_station"):
        assert BAY.holds(latlon(start.at))
        for kind in by_kind():
            first, second = nearest(start, kind)[:2]
            assert metres(start.at, second.at) >= CLEARLY * metres(start.at, first.at)


def test_a_closed_restaurant_is_nearer_than_the_open_one() -> None:
    for start in starts_of("maps_nearest_open_restaurant"):
        closed, first = nearest(start, "restaurant")[0], nearest(start, "restaurant", START)[0]
        assert not closed.open_at(START)
        assert closed != first


@pytest.mark.parametrize("day", range(7))
def test_a_restaurant_is_open_at_every_minute(day: int) -> None:
    for hour in range(24):
        moment = START + timedelta(days=day, hours=hour)
        assert nearest(MapStart(at=sites()[0].at), "restaurant", moment)


def test_starts_differ() -> None:
    assert len({start.at for start in starts_of("maps_nearest_gas_station")}) > 190


@pytest.mark.parametrize("kind", SOUGHT)
def test_the_app_finds_the_nearest_first(kind: str) -> None:
    for start in starts_of("maps_nearest_gas_station"):
        places = found(SOUGHT[kind], latlon(start.at))
        assert places[0].name == nearest(start, kind)[0].name


def test_the_app_measures_alike() -> None:
    dice = Random(0)
    for _ in range(100):
        a, b = dice.choice(sites()), dice.choice(sites())
        assert metres(a.at, b.at) == pytest.approx(distance_m(latlon(a.at), latlon(b.at)))


@pytest.mark.parametrize("mode", MODES)
def test_a_way_leads_from_each_start_to_where_one_asks_for(mode: str) -> None:
    goals = [site for site in sites() if site.kind in ANYWHERE]
    dice = Random(1)
    for start in starts_of("maps_directions"):
        assert trip(latlon(start.at), latlon(dice.choice(goals).at), mode, START.hour) is not None


@pytest.mark.parametrize("name", [site.name for site in sites() if site.kind in ANYWHERE])
def test_a_name_is_found_first_and_even_without_its_last_letter(name: str) -> None:
    for words in (name, name[:-1]):
        assert found(words, BAY.middle)[0].name == name


def test_an_address_finds_the_office_that_stands_there() -> None:
    for site in by_kind()["office"]:
        assert [each.name for each in found(site.address, latlon(site.at))][:1] == [site.name]


def test_no_gas_station_or_office_shares_an_address() -> None:
    addresses = [site.address for site in (*by_kind()["fuel"], *by_kind()["office"])]
    assert len(set(addresses)) == len(addresses)
