"""Lanes and houses of settlements: what no table names, laid out the same on every phone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final
from zlib import crc32

from pytest_androidbench.phone.kit.maps.atlas import Bounds, Line, MapPlace, Shape, bounds_of
from pytest_androidbench.phone.kit.maps.projection import EARTH_M, world

BLOCK_M: Final = 95
"""Metres between lanes."""
APART_M: Final = 26
"""Metres between houses of a small street."""
CORNERS: Final = 24
"""Of the outline of built-up ground."""


@cache
def ground(place: MapPlace) -> Shape:
    """The outline of a settlement's built-up ground."""
    (x, y), unit = world(place.at), metre(place)
    seed = crc32(place.name.encode())
    points = []
    for number in range(CORNERS):
        angle = 2 * math.pi * number / CORNERS
        wave = math.sin(3 * angle + seed % 7) * 0.10 + math.sin(2 * angle + seed % 5) * 0.12
        reach = place.measure * (0.72 + wave) * unit
        points.append((x + reach * 0.75 * math.sin(angle), y - reach * math.cos(angle)))
    return tuple(points)


@cache
def extent(place: MapPlace) -> Bounds:
    """What the built-up ground lies within."""
    return bounds_of(ground(place))


@cache
def lanes(place: MapPlace) -> tuple[Shape, ...]:
    """The lanes between its blocks."""
    count = int(place.measure * 0.6 / BLOCK_M)
    reach = count * BLOCK_M * 0.9
    across = [((-reach * 0.75, n * BLOCK_M), (reach * 0.75, n * BLOCK_M)) for n in _rows(count)]
    along = [
        ((n * BLOCK_M * 0.8, -reach), (n * BLOCK_M * 0.8, reach)) for n in _rows(count) if n % 2
    ]
    return tuple(tuple(_laid(place, end) for end in lane) for lane in (*across, *along))


@cache
def houses(place: MapPlace) -> tuple[Shape, ...]:
    """The houses along its lanes, each of four corners."""
    return tuple(_houses(place))


@lru_cache(maxsize=64)
def along(way: Line) -> tuple[Shape, ...]:
    """The houses on both sides of a small street, each of four corners."""
    return tuple(_along(way))


def _along(way: Line) -> Iterator[Shape]:
    unit = 1 / (2 * math.pi * EARTH_M * math.cos(math.radians(way.points[0].lat)))
    for number, (a, b) in enumerate(pairwise(way.points)):
        (ax, ay), (bx, by) = world(a), world(b)
        length = math.hypot(bx - ax, by - ay) / unit
        east, south = (bx - ax) / length, (by - ay) / length
        for step in range(1, int(length / APART_M)):
            for side in (-1, 1):
                dice = crc32(f"{way.name} {way.points[0]} {number} {step} {side}".encode())
                if dice % 5 == 0:
                    continue
                off, wide, deep = side * (20 + dice % 6), 8 + dice % 4, 6 + dice // 5 % 4
                x, y = ax + step * APART_M * east, ay + step * APART_M * south
                yield tuple(
                    (x + east * wide * p - south * (off + deep * q),
                     y + south * wide * p + east * (off + deep * q))
                    for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                )  # fmt: skip


def _houses(place: MapPlace) -> Iterator[Shape]:
    count, seed = int(place.measure * 0.6 / BLOCK_M), crc32(place.name.encode())
    for row in _rows(count):
        for column in range(-count * 3, count * 3 + 1):
            dice = crc32(f"{seed} {row} {column}".encode())
            if dice % 4 == 0 or math.hypot(column / 3, row) > count * 0.9:
                continue
            x, y = column * BLOCK_M * 0.28, row * BLOCK_M + (22 if dice % 2 else -22)
            wide, deep = 6 + dice % 5, 5 + dice // 7 % 4
            yield tuple(
                _laid(place, (x + wide * side, y + deep * end))
                for side, end in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            )


def _rows(count: int) -> range:
    return range(-count, count + 1)


def _laid(place: MapPlace, metres: tuple[float, float]) -> tuple[float, float]:
    """A point so many metres east and south of a place, turned as its lanes are."""
    (x, y), unit = world(place.at), metre(place)
    turn = math.radians(crc32(place.name.encode()) % 50 - 25)
    east = metres[0] * math.cos(turn) - metres[1] * math.sin(turn)
    south = metres[0] * math.sin(turn) + metres[1] * math.cos(turn)
    return x + east * unit, y + south * unit


def metre(place: MapPlace) -> float:
    """A metre in sides of the world's square."""
    return 1 / (2 * math.pi * EARTH_M * math.cos(math.radians(place.at.lat)))
