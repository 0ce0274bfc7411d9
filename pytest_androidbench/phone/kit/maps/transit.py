"""Ways by bus: on foot to a stop, along one line or several, on foot from the last stop."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from pytest_androidbench.phone.kit.maps.atlas import BusLine
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import MapRegion, region_at

if TYPE_CHECKING:
    from networkx import DiGraph

BUS_M_S: Final = 20 / 3.6
"""Metres a second of a bus with its stops."""
WALK_M_S: Final = 1.2
AROUND: Final = 1.3
"""How much longer a way on foot is than a straight line."""
REACHED: Final = 10
"""So many of the stops nearest to an end are tried there."""
MOST: Final = 3
"""So many ways are offered at most."""

Point = tuple[Literal["wait", "ride"], int, int]
"""Waiting for a line at one of its stops, or on it there."""


class BusRide(NamedTuple):
    """A part of a way that is ridden on one line."""

    line: BusLine
    stops: tuple[LatLon, ...]
    """From where one gets on to where one gets off."""

    @property
    def metres(self) -> float:
        """How far it is."""
        return sum(distance_m(a, b) for a, b in pairwise(self.stops))

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.metres / BUS_M_S

    @property
    def wait(self) -> float:
        """Seconds one waits for it on average."""
        return self.line.every * 30.0


BusWay = tuple[BusRide, ...]


def bus_ways(start: LatLon, end: LatLon) -> tuple[BusWay, ...]:
    """The fastest ways by bus, each of which begins with another line; none where no bus goes."""
    region = region_at(start)
    if not region.atlas().buses or region_at(end) is not region:
        return ()
    found: list[BusWay] = []
    while len(found) < MOST:
        barred = {way[0].line.number for way in found}
        way = _fastest(start, end, region, barred)
        if way is None:
            break
        found.append(way)
    return tuple(found)


def _fastest(start: LatLon, end: LatLon, region: MapRegion, barred: set[str]) -> BusWay | None:
    from networkx import NetworkXNoPath, dijkstra_path  # noqa: PLC0415 - only for ways by bus

    lines = region.atlas().buses
    first = _reached(start, region, "wait", barred)
    last = _reached(end, region, "ride", set())
    roads = _network(region).copy()
    for point, seconds in first.items():
        roads.add_edge("start", point, seconds=seconds + lines[point[1]].every * 30)
    for point, seconds in last.items():
        roads.add_edge(point, "end", seconds=seconds)
    if not first:
        return None
    try:
        points = dijkstra_path(roads, "start", "end", "seconds")
    except NetworkXNoPath:
        return None
    return tuple(_rides(points[1:-1], lines))


def _reached(
    at: LatLon, region: MapRegion, state: Literal["wait", "ride"], barred: set[str]
) -> dict[Point, float]:
    """The stops nearest to a place, with the seconds on foot."""
    known = [
        (distance_m(at, stop), number, place)
        for number, line in enumerate(region.atlas().buses)
        if line.number not in barred
        for place, stop in enumerate(line.stops)
    ]
    near = sorted(known)[:REACHED]
    return {(state, number, place): away * AROUND / WALK_M_S for away, number, place in near}


@cache
def _network(region: MapRegion) -> DiGraph[Any]:
    """Where one waits and rides, and what leads from one to the other."""
    from networkx import DiGraph  # noqa: PLC0415 - as above

    made, at = DiGraph(), dict[LatLon, list[tuple[int, int]]]()
    for number, line in enumerate(region.atlas().buses):
        for place, stop in enumerate(line.stops):
            at.setdefault(stop, []).append((number, place))
        for place, (a, b) in enumerate(pairwise(line.stops)):
            seconds = distance_m(a, b) / BUS_M_S
            for one, other in ((place, place + 1), (place + 1, place)):
                for state in ("wait", "ride"):
                    made.add_edge((state, number, one), ("ride", number, other), seconds=seconds)
    for together in at.values():
        for a_line, a_place in together:
            for b_line, b_place in together:
                if a_line != b_line:
                    wait = region.atlas().buses[b_line].every * 30
                    made.add_edge(("ride", a_line, a_place), ("wait", b_line, b_place),
                                  seconds=wait)  # fmt: skip
    return made


def _rides(points: list[Point], lines: tuple[BusLine, ...]) -> Iterator[BusRide]:
    """The points of a way, line by line."""
    begun: list[Point] = []
    for point in [*points, ("wait", -1, -1)]:
        if point[0] == "wait" and begun:
            line = lines[begun[0][1]]
            yield BusRide(line, tuple(line.stops[place] for _, _, place in begun))
            begun = []
        begun.append(point)
