"""The shortest way along the map's roads."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.atlas import atlas
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m

PROFILES: Final = {
    "car": {"motorway": 100.0, "primary": 60.0, "secondary": 50.0, "tertiary": 40.0, "track": 15.0},
    "bicycle": {"primary": 15.0, "secondary": 16.0, "tertiary": 17.0, "track": 12.0, "path": 8.0},
    "pedestrian": {
        "primary": 4.5, "secondary": 4.8, "tertiary": 5.0, "track": 5.0, "path": 4.5,
    },
}  # fmt: skip
"""Kilometres an hour by kind of road; a profile does not take what is missing."""


class Route(NamedTuple):
    """A way between two places."""

    points: tuple[LatLon, ...]
    metres: float
    seconds: float
    streets: tuple[tuple[str, float], ...]
    """Name and metres of each street in the order they are taken."""


class Edge(NamedTuple):
    """A piece of road to a neighbour."""

    to: LatLon
    metres: float
    seconds: float
    name: str


@cache
def graph(profile: str) -> dict[LatLon, tuple[Edge, ...]]:
    """Every point of the roads a profile takes, with the pieces that begin there."""
    speeds, edges = PROFILES[profile], defaultdict[LatLon, list[Edge]](list)
    for way in atlas().ways:
        if way.kind not in speeds:
            continue
        for a, b in pairwise(way.points):
            metres = distance_m(a, b)
            seconds = metres / (speeds[way.kind] / 3.6)
            edges[a].append(Edge(b, metres, seconds, way.name))
            edges[b].append(Edge(a, metres, seconds, way.name))
    return {point: tuple(found) for point, found in edges.items()}


@lru_cache(maxsize=256)
def route(start: LatLon, end: LatLon, profile: str, avoided: frozenset[str] = frozenset()) -> Route:
    """The fastest way for a profile; straight lines lead to the roads and away from them.

    Where the roads at both ends are not connected, or are further away than the end, it is a
    straight line. Roads that are avoided, by their names, are not taken.
    """
    straight = distance_m(start, end)
    first, last = _nearest(start, profile), _nearest(end, profile)
    if distance_m(start, first) + distance_m(last, end) >= straight:
        return _straight(start, end, profile)
    steps = _fastest(first, last, profile, avoided)
    if steps is None:
        return _straight(start, end, profile)
    points = [start, first, *(edge.to for edge in steps), end]
    clean = [points[0], *(b for a, b in pairwise(points) if a != b)]
    walk = distance_m(start, first) + distance_m(last, end)
    metres = walk + sum(edge.metres for edge in steps)
    seconds = walk / 1.2 + sum(edge.seconds for edge in steps)
    return Route(tuple(clean), metres, seconds, _streets(steps))


def away_m(at: LatLon, profile: str) -> float:
    """Metres from a place to the nearest road that a profile takes."""
    return distance_m(at, _nearest(at, profile))


def straight_route(start: LatLon, end: LatLon, profile: str) -> Route:
    """The straight line between two places."""
    return _straight(start, end, profile)


def _nearest(at: LatLon, profile: str) -> LatLon:
    return min(graph(profile), key=lambda point: (distance_m(at, point), point))


def _fastest(
    first: LatLon, last: LatLon, profile: str, avoided: frozenset[str]
) -> list[Edge] | None:
    """Dijkstra's algorithm over a few hundred points."""
    edges, best, came = graph(profile), {first: 0.0}, dict[LatLon, tuple[LatLon, Edge]]()
    waiting = [(0.0, first)]
    while waiting:
        seconds, point = heapq.heappop(waiting)
        if point == last:
            return _back(came, first, last)
        if seconds > best[point]:
            continue
        for edge in edges[point]:
            then = seconds + edge.seconds
            if edge.name not in avoided and then < best.get(edge.to, math.inf):
                best[edge.to], came[edge.to] = then, (point, edge)
                heapq.heappush(waiting, (then, edge.to))
    return None


def _back(came: dict[LatLon, tuple[LatLon, Edge]], first: LatLon, last: LatLon) -> list[Edge]:
    steps = []
    while last != first:
        last, edge = came[last]
        steps.append(edge)
    return steps[::-1]


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
