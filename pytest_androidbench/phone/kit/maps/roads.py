"""The fastest way along the map's roads, and how traffic makes it slower."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

from pytest_androidbench.phone.kit.maps.atlas import Line
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import LIECHTENSTEIN, MapRegion, region_at

if TYPE_CHECKING:
    from networkx import Graph

PROFILES: Final = {
    "car": {
        "motorway": 100.0, "primary": 60.0, "secondary": 50.0, "tertiary": 40.0,
        "residential": 25.0, "track": 15.0,
    },
    "bicycle": {
        "primary": 15.0, "secondary": 16.0, "tertiary": 17.0, "residential": 16.0, "track": 12.0,
        "path": 8.0,
    },
    "pedestrian": {
        "primary": 4.5, "secondary": 4.8, "tertiary": 5.0, "residential": 5.0, "track": 5.0,
        "path": 4.5,
    },
}  # fmt: skip
"""Kilometres an hour by kind of road; a profile does not take what is missing."""
ON_FOOT: Final = "pedestrian"
RUSH: Final = (
    0, 0, 0, 0, 0, 0.1, 0.4, 0.8, 1, 0.8, 0.5, 0.4, 0.5, 0.5, 0.5, 0.6, 0.9, 1, 0.8, 0.5, 0.3, 0.2,
    0.1, 0,
)  # fmt: skip
"""How many are on the road in each hour of the day, as a share of the most."""
HELD_UP: Final = {"motorway": 1.6, "primary": 1.1, "secondary": 0.7}
"""By how much a road's kind may become slower where all are on it, as a share of its time."""


class Route(NamedTuple):
    """A way between two places."""

    points: tuple[LatLon, ...]
    metres: float
    seconds: float
    streets: tuple[tuple[str, float], ...]
    """Name and metres of each street in the order they are taken."""
    slowed: tuple[float, ...] = ()
    """How many times as long traffic makes each piece between points; empty where none is known."""
    delay: float = 0.0
    """Seconds of it that traffic costs."""


class Edge(NamedTuple):
    """A piece of road to a neighbour."""

    to: LatLon
    metres: float
    seconds: float
    name: str
    slowed: float = 1.0


@cache
def graph(profile: str, region: MapRegion = LIECHTENSTEIN) -> Graph[LatLon]:
    """The roads that a profile takes; the fastest one where two lead to the same neighbour."""
    from networkx import Graph  # noqa: PLC0415 - only where somebody asks for a way

    speeds, made = PROFILES[profile], Graph()
    for way in region.atlas().ways:
        if way.kind not in speeds or (profile == ON_FOOT and not way.pavement):
            continue
        for a, b in pairwise(way.points):
            metres = distance_m(a, b)
            seconds = metres / (speeds[way.kind] / 3.6)
            known = made.get_edge_data(a, b)
            if known is None or seconds < known["seconds"]:
                made.add_edge(a, b, metres=metres, seconds=seconds, name=way.name,
                              busy=busy(way, a, b))  # fmt: skip
    return made


def busy(way: Line, a: LatLon, b: LatLon) -> float:
    """How much slower a piece of a road is where all are on it, as a share of its time."""
    first, last = min(a, b), max(a, b)
    of_road = crc32(way.name.encode()) % 100
    of_piece = crc32(f"{way.name} {first} {last}".encode()) % 100
    return HELD_UP.get(way.kind, 0.0) * (of_road + of_piece) / 200


def slowed(share: float, hour: int) -> float:
    """How many times as long a piece of a road takes in an hour, by how busy it can be."""
    return 1 + share * RUSH[hour % len(RUSH)]


@lru_cache(maxsize=256)
def route(
    start: LatLon,
    end: LatLon,
    profile: str,
    avoided: frozenset[str] = frozenset(),
    hour: int | None = None,
) -> Route:
    """The fastest way for a profile; straight lines lead to the roads and away from them.

    Where the roads at both ends are not connected, or are further away than the end, it is a
    straight line. Roads that are avoided, by their names, are not taken. An hour of the day says
    which traffic a car meets, where that is known; None is none.
    """
    straight, region = distance_m(start, end), region_at(start)
    if region_at(end) is not region:
        return _straight(start, end, profile)
    first, last = _nearest(start, profile), _nearest(end, profile)
    if distance_m(start, first) + distance_m(last, end) >= straight:
        return _straight(start, end, profile)
    met = hour if region.rush and profile == "car" else None
    steps = _fastest(first, last, profile, avoided, met)
    if steps is None:
        return _straight(start, end, profile)
    walk = distance_m(start, first) + distance_m(last, end)
    metres = walk + sum(edge.metres for edge in steps)
    delay = sum(edge.seconds * (edge.slowed - 1) for edge in steps)
    seconds = walk / 1.2 + sum(edge.seconds for edge in steps) + delay
    ahead = [(first, 1.0), *((edge.to, edge.slowed) for edge in steps), (end, 1.0)]
    points, slow = [start], list[float]()
    for point, factor in ahead:
        if point != points[-1]:
            points.append(point)
            slow.append(factor)
    known = tuple(slow) if met is not None else ()
    return Route(tuple(points), metres, seconds, _streets(steps), known, delay)


def away_m(at: LatLon, profile: str) -> float:
    """Metres from a place to the nearest road that a profile takes."""
    return distance_m(at, _nearest(at, profile))


def straight_route(start: LatLon, end: LatLon, profile: str) -> Route:
    """The straight line between two places."""
    return _straight(start, end, profile)


@lru_cache(maxsize=1024)
def _nearest(at: LatLon, profile: str) -> LatLon:
    points: Iterable[LatLon] = graph(profile, region_at(at))
    return min(points, key=lambda point: (distance_m(at, point), point))


def _fastest(
    first: LatLon, last: LatLon, profile: str, avoided: frozenset[str], hour: int | None
) -> list[Edge] | None:
    """Dijkstra's algorithm; None where no roads connect the two."""
    from networkx import NetworkXNoPath, dijkstra_path  # noqa: PLC0415 - as above

    def seconds(_from: LatLon, _to: LatLon, piece: dict[str, Any]) -> float | None:
        if piece["name"] in avoided:
            return None
        time: float = piece["seconds"]
        return time if hour is None else time * slowed(piece["busy"], hour)

    roads = graph(profile, region_at(first))
    try:
        points = dijkstra_path(roads, first, last, seconds)
    except NetworkXNoPath:
        return None
    return list(_edges(roads, points, hour))


def _edges(roads: Graph[LatLon], points: list[LatLon], hour: int | None) -> Iterator[Edge]:
    for a, b in pairwise(points):
        piece = roads[a][b]
        slow = 1.0 if hour is None else slowed(piece["busy"], hour)
        yield Edge(b, piece["metres"], piece["seconds"], piece["name"], slow)


def _straight(start: LatLon, end: LatLon, profile: str) -> Route:
    metres, speeds = distance_m(start, end), PROFILES[profile]
    return Route((start, end), metres, metres / (speeds["secondary"] / 3.6), ())


def _streets(steps: list[Edge]) -> tuple[tuple[str, float], ...]:
    streets: list[tuple[str, float]] = []
    for edge in steps:
        if streets and streets[-1][0] == edge.name:
            streets[-1] = (edge.name, streets[-1][1] + edge.metres)
        else:
            streets.append((edge.name, edge.metres))
    return tuple(streets)
