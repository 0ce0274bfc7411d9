"""Standing on a street: where one is there, which way it leads, and what is ahead."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.kinds import ROADS
from pytest_androidbench.phone.kit.maps.projection import EARTH_M, LatLon, bearing, distance_m
from pytest_androidbench.phone.kit.maps.regions import region_at

FAR_M: Final = 300
"""Further away from a street than this nobody has stood."""
DEGREE_M: Final = math.radians(1) * EARTH_M


class StreetPoint(NamedTuple):
    """A point of a street."""

    at: LatLon
    street: str
    bearing: float
    """Degrees from north of the way the street leads, one of both."""


def standing_near(at: LatLon) -> StreetPoint | None:
    """The point of a street nearest to a place; None where no street is photographed."""
    if not region_at(at).photographed:
        return None
    away, found = min(_near(at), key=lambda each: (each[0], each[1].street, each[1].at))
    return found if away <= FAR_M else None


def ahead(here: StreetPoint, heading: float, metres: float) -> StreetPoint | None:
    """The point so many metres further; None where no street leads that way."""
    turn = (heading - here.bearing) % 360
    along = here.bearing if turn <= 90 or turn >= 270 else here.bearing + 180
    there = standing_near(moved(here.at, along, metres))
    if there is None or distance_m(here.at, there.at) < metres / 2:
        return None
    return there


def moved(at: LatLon, heading: float, metres: float) -> LatLon:
    """The place so many metres away in a direction, over short ways."""
    north = metres * math.cos(math.radians(heading))
    east = metres * math.sin(math.radians(heading))
    lon = at.lon + east / (DEGREE_M * math.cos(math.radians(at.lat)))
    return LatLon(round(at.lat + north / DEGREE_M, 7), round(lon, 7))


def _near(at: LatLon) -> Iterator[tuple[float, StreetPoint]]:
    """Each piece of a street, by its point that comes nearest to a place."""
    wide = DEGREE_M * math.cos(math.radians(at.lat))
    for way in region_at(at).atlas().ways:
        if way.kind not in ROADS or not way.pavement or not way.name:
            continue
        for a, b in pairwise(way.points):
            ax, ay = (a.lon - at.lon) * wide, (a.lat - at.lat) * DEGREE_M
            bx, by = (b.lon - at.lon) * wide, (b.lat - at.lat) * DEGREE_M
            dx, dy = bx - ax, by - ay
            share = max(0.0, min(1.0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
            away = math.hypot(ax + share * dx, ay + share * dy)
            on = LatLon(a.lat + share * (b.lat - a.lat), a.lon + share * (b.lon - a.lon))
            yield away, StreetPoint(on, way.name, bearing(a, b))
