"""The region's places: on which street they stand, what they are called, their addresses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.atlas import MapPlace
from pytest_androidbench.phone.kit.maps.bay.grid import (
    FIRST_ACROSS,
    FIRST_ALONG,
    SEED,
    laid,
    metres_of,
)
from pytest_androidbench.phone.kit.maps.bay.names import COLUMN_STREETS, FIRSTS, PLANS
from pytest_androidbench.phone.kit.maps.bay.streets import SFO, SJC, column_street, streets
from pytest_androidbench.phone.kit.maps.projection import LatLon

BESIDE_M: Final = 24
"""How far from the middle of its street a place stands."""
NUMBERED_M: Final = 4
"""A house number for each so many metres."""
TOWNS: Final = (
    ("Mountain View", laid(3_200, -300), "town"), ("Sunnyvale", laid(7_200, 500), "town"),
    ("Los Altos", laid(1_000, -2_500), "town"), ("Palo Alto", LatLon(37.4419, -122.1430), "town"),
    ("Cupertino", laid(8_000, -5_200), "town"), ("Santa Clara", laid(12_200, -700), "town"),
    ("San Jose", LatLon(37.3382, -121.8863), "town"),
    ("Millbrae", LatLon(37.5985, -122.3872), "town"),
    ("Redwood City", LatLon(37.4852, -122.2364), "town"),
)  # fmt: skip
ZIPS: Final = {
    "Mountain View": "94043", "Sunnyvale": "94086", "Los Altos": "94022", "Palo Alto": "94306",
    "Cupertino": "95014", "Santa Clara": "95051", "San Jose": "95110", "Millbrae": "94030",
}  # fmt: skip


class Site(NamedTuple):
    """Where a place stands."""

    at: LatLon
    street: str
    number: int


@cache
def places() -> tuple[MapPlace, ...]:
    """The towns, then 400 places."""
    towns = (MapPlace(kind, name, at, 0, "California, USA") for name, at, kind in TOWNS)
    return (*towns, *_published(), *_made())


def town_of(at: LatLon) -> str:
    """The town in which a place of the grid lies."""
    along, across = metres_of(at)
    if across < -4_000 and along > 5_000:
        return "Cupertino"
    if across < -1_500 and along < 3_600:
        return "Los Altos"
    if along < -200:
        return "Palo Alto"
    if along < 5_000:
        return "Mountain View"
    return "Sunnyvale" if along < 11_400 else "Santa Clara"


def _published() -> Iterator[MapPlace]:
    """Places that published tasks name, and the airports."""
    campus, gardens = laid(2_610, 2_990), laid(700, 680)
    yield _place("office", "Microsoft SVC Building", Site(campus, "La Avenida Street", 1045))
    yield _place("apartments", "Los Altos Gardens", Site(gardens, "California Street", 575))
    films, research = laid(2_425, 2_760), laid(3_500, 2_994)
    shoreline = Site(films, "Shoreline Boulevard", 2_193)
    yield _place("cinema", "Cinemark Century Mountain View 16", shoreline)
    yield _place("office", "NASA Ames Research Center", Site(research, "La Avenida Street", 1_275))
    for name, at, address, town in (
        ("San Jose International Airport", SJC, "1701 Airport Boulevard", "San Jose"),
        ("San Francisco International Airport", SFO, "100 Airport Access Road", "Millbrae"),
    ):
        yield MapPlace("airport", name, at, 0, f"{town}, CA", f"{address}, {town}, CA {ZIPS[town]}")


def _made() -> Iterator[MapPlace]:
    dice = Random(SEED + 2)
    fronts = list(_fronts())
    for kind, plan in PLANS.items():
        names = [f"{first} {word}" for first, word in product(FIRSTS, plan.words)]
        for name in dice.sample(names, plan.many):
            yield _place(kind, name, _site(dice.choice(fronts), dice))


def _fronts() -> Iterator[tuple[str, LatLon, LatLon]]:
    """Pieces of streets at which something can stand, each as long as the way between crossings."""
    far = {"El Camino Real", "The Alameda", "Airport Boulevard", "Airport Parkway",
           "Airport Access Road", "Millbrae Avenue"}  # fmt: skip
    for street in streets():
        if street.kind in {"secondary", "residential", "primary"} and street.pavement:
            for a, b in pairwise(street.points):
                if street.name not in far or _in_grid(a, b):
                    yield street.name, a, b


def _in_grid(a: LatLon, b: LatLon) -> bool:
    return all(-1_300 <= metres_of(each)[0] <= 12_500 for each in (a, b))


def _site(front: tuple[str, LatLon, LatLon], dice: Random) -> Site:
    street, a, b = front
    share, side = dice.uniform(0.15, 0.85), dice.choice((-1, 1))
    (a_along, a_across), (b_along, b_across) = metres_of(a), metres_of(b)
    along, across = a_along + (b_along - a_along) * share, a_across + (b_across - a_across) * share
    if is_column(street):
        place, metres = laid(along + side * BESIDE_M, across), across - FIRST_ACROSS
    else:
        place, metres = laid(along, across + side * BESIDE_M), along - FIRST_ALONG
    number = 100 + 2 * int(metres / NUMBERED_M / 2) + (side > 0)
    return Site(place, street, number)


@cache
def _columns() -> frozenset[str]:
    small = (column_street(column).name for column in range(35))
    return frozenset((*small, *(street.name for street in COLUMN_STREETS.values())))


def is_column(street: str) -> bool:
    """Whether a street leads towards the bay."""
    return street in _columns()


def _place(kind: str, name: str, site: Site) -> MapPlace:
    town = town_of(site.at)
    address = f"{site.number} {site.street}, {town}, CA {ZIPS[town]}"
    return MapPlace(kind, name, site.at, 0, f"{town}, CA", address)
