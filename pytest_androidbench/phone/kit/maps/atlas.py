"""A map's data: places, ways, areas; Liechtenstein's are read once from the table beside this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.projection import LatLon, world

COUNTRY: Final = "Liechtenstein"
ABROAD: Final = ("Switzerland", "Austria")
LIVED_IN: Final = ("town", "village", "hamlet", "suburb")
STEPS: Final = 4
"""Pieces of a curve between two points of a line."""
MIDDLE: Final = LatLon(47.1571, 9.5537)
"""Of the map."""
Shape = tuple[tuple[float, float], ...]
"""Points of the world's square."""


@dataclass(frozen=True, slots=True)
class MapPlace:
    """A settlement, a peak, or a point of interest."""

    kind: str
    name: str
    at: LatLon
    measure: int
    """How far its houses reach, or its height; in metres."""
    part_of: str
    """A municipality, the country abroad, or all that search shows of where it lies."""
    address: str = ""
    """Street, number and town, where they are known."""

    @property
    def region(self) -> str:
        """What it lies in, as search shows it."""
        if self.part_of in ABROAD or ", " in self.part_of:
            return self.part_of
        return COUNTRY if self.part_of == self.name else f"{self.part_of}, {COUNTRY}"


class Bounds(NamedTuple):
    """What a shape lies within, in the world's square."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Bounds) -> bool:
        """Whether they have anything in common."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Line:
    """A way or the edge of an area."""

    kind: str
    name: str
    points: tuple[LatLon, ...]
    shape: Shape
    bounds: Bounds
    pavement: bool = True
    """Whether one may walk along it, where its kind is one on which people walk."""


class BusLine(NamedTuple):
    """A bus that goes to and fro."""

    number: str
    name: str
    """The street along which it goes."""
    stops: tuple[LatLon, ...]
    every: int
    """Minutes between two buses."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """Everything on the map of a region."""

    places: tuple[MapPlace, ...]
    ways: tuple[Line, ...]
    areas: tuple[Line, ...]
    buses: tuple[BusLine, ...] = ()

    def settlements(self) -> Iterator[MapPlace]:
        """Places in which people live."""
        return (place for place in self.places if place.kind in LIVED_IN)


@cache
def atlas() -> Atlas:
    """The map of Liechtenstein."""
    text = files(__package__).joinpath("liechtenstein.txt").read_text("utf-8")
    rows = [line.split("|") for line in text.splitlines() if line and line[0] != "#"]
    return Atlas(
        tuple(_place(row) for row in rows if row[0] == "place"),
        tuple(_line(row) for row in rows if row[0] == "way"),
        tuple(_line(row) for row in rows if row[0] == "area"),
    )


def bounds_of(shape: Sequence[tuple[float, float]]) -> Bounds:
    """What points lie within."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def _place(row: Sequence[str]) -> MapPlace:
    _, kind, name, at, *more = row
    measure, part_of = int(more[0] or 0), more[1] if len(more) > 1 else COUNTRY
    return MapPlace(kind, name, _latlon(at), measure, part_of)


def _line(row: Sequence[str]) -> Line:
    _, kind, name, text = row
    points = [_latlon(each) for each in text.split(";")]
    return line_of(kind, name, points, closed=row[0] == "area")


def line_of(
    kind: str, name: str, points: Sequence[LatLon], *, closed: bool = False, pavement: bool = True
) -> Line:
    """A way through points, or the edge of an area where it is closed."""
    corners = [world(point) for point in points]
    shape = _curved([*corners, corners[0]] if closed else corners)
    return Line(kind, name, tuple(points), shape, bounds_of(shape), pavement)


def _curved(points: Sequence[tuple[float, float]]) -> Shape:
    """A curve through points, by Catmull and Rom, so that ways still meet where their points do."""
    ends = [points[0], *points, points[-1]]
    if points[0] == points[-1]:
        ends[0], ends[-1] = points[-2], points[1]
    drawn = [points[0]]
    for before, a, b, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, STEPS + 1):
            t = step / STEPS
            drawn.append(
                b
                if step == STEPS
                else (
                    _spline(before[0], a[0], b[0], after[0], t),
                    _spline(before[1], a[1], b[1], after[1], t),
                )
            )
    return tuple(drawn)


def _spline(before: float, a: float, b: float, after: float, t: float) -> float:
    bend = (2 * before - 5 * a + 4 * b - after) * t + (3 * a - before - 3 * b + after) * t * t
    return a + ((b - before) + bend) * t / 2


def _latlon(text: str) -> LatLon:
    lat, lon = map(float, text.split())
    return LatLon(lat, lon)
