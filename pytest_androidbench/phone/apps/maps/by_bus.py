"""Ways by any mode, and those by public transport as the directions page offers them.

Where bus lines are known (`kit/maps/transit.py`) a way is walked to a stop, ridden on one line or
several, and walked from the last stop. Elsewhere it goes from the stop or station nearest to the
start to the one nearest to the end, along the roads, at two thirds of a car's speed, every half
hour: timetables of the real lines are not on the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from zlib import crc32

from pytest_androidbench.phone.apps.maps.trips import Trip, TripStep, along_roads
from pytest_androidbench.phone.kit.maps.finding import MapObject, everything
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import region_at
from pytest_androidbench.phone.kit.maps.transit import BusWay, bus_ways
from pytest_androidbench.phone.ui.message import tr

SLOWER: Final = 1.5
"""How much longer a bus takes than a car."""
STOPS: Final = frozenset({"bus", "station"})


def trip(start: LatLon, end: LatLon, mode: str, hour: int | None = None) -> Trip | None:
    """The fastest way by any mode; None where there is none. Traffic is that of an hour, if any."""
    if mode == "transit":
        return next(iter(by_bus(start, end)), None)
    return along_roads(start, end, mode, hour)


@lru_cache(maxsize=256)
def by_bus(start: LatLon, end: LatLon) -> tuple[Trip, ...]:
    """The ways there, the fastest first; none where no bus goes."""
    if region_at(start) is not region_at(end):
        return ()
    if region_at(start).atlas().buses:
        trips = [_along_lines(start, end, way) for way in bus_ways(start, end)]
        return tuple(sorted((each for each in trips if each is not None), key=_seconds))
    nearest = _between_stops(start, end)
    return () if nearest is None else (nearest,)


def _seconds(way: Trip) -> float:
    return way.seconds


def _along_lines(start: LatLon, end: LatLon, way: BusWay) -> Trip | None:
    first, last = way[0].stops[0], way[-1].stops[-1]
    to, away = along_roads(start, first, "pedestrian"), along_roads(last, end, "pedestrian")
    if to is None or away is None:
        return None
    points = [*to.points, *(stop for ride in way for stop in ride.stops), *away.points]
    waits = sum(ride.wait for ride in way[1:])
    return Trip(
        to.seconds + waits + sum(ride.seconds for ride in way) + away.seconds,
        to.metres + sum(ride.metres for ride in way) + away.metres,
        tuple(points),
        tuple(_steps(way, to, away)),
        via=_named(first),
        before=to.seconds,
        lines=tuple(ride.line.number for ride in way),
        on_foot=to.metres + away.metres,
        every=way[0].line.every,
    )


def _steps(way: BusWay, to: Trip, away: Trip) -> Iterator[TripStep]:
    walk = tr("Walk to {stop}", stop=_named(way[0].stops[0]))
    yield TripStep(walk, "directions_walk", to.metres)
    for ride in way:
        said = tr("Bus {line} to {stop}", line=ride.line.number, stop=_named(ride.stops[-1]))
        yield TripStep(said, "directions_bus", ride.metres)
    yield TripStep(tr("Walk to your destination"), "directions_walk", away.metres)


def _named(stop: LatLon) -> str:
    """What a stop is called."""
    stops = (each for each in everything(stop) if each.kind in STOPS and each.at == stop)
    return next(each.name for each in stops)


def _between_stops(start: LatLon, end: LatLon) -> Trip | None:
    first, last = _nearest_stop(start), _nearest_stop(end)
    to, away = along_roads(start, first.at, "pedestrian"), along_roads(last.at, end, "pedestrian")
    ride = along_roads(first.at, last.at, "car")
    if first == last or to is None or away is None or ride is None:
        return None
    line = 10 + crc32(f"{first.name} {last.name}".encode()) % 30
    steps = (
        TripStep(tr("Walk to {stop}", stop=first.name), "directions_walk", to.metres),
        TripStep(tr("Bus {line} to {stop}", line=line, stop=last.name), "directions_bus",
                 ride.metres),
        TripStep(tr("Walk to your destination"), "directions_walk", away.metres),
    )  # fmt: skip
    return Trip(
        to.seconds + ride.seconds * SLOWER + away.seconds,
        to.metres + ride.metres + away.metres,
        (*to.points, *ride.points, *away.points),
        steps,
        via=first.name,
        before=to.seconds,
        lines=(str(line),),
        on_foot=to.metres + away.metres,
    )


def _nearest_stop(at: LatLon) -> MapObject:
    stops = (each for each in everything(at) if each.kind in STOPS)
    return min(stops, key=lambda each: (distance_m(at, each.at), each.name))
