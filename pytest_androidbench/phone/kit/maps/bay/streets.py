"""The region's streets: the grid's, motorways between its rows, and the ways to the airports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.bay.grid import (
    COLUMNS,
    ROWS,
    SEED,
    between,
    crossings,
)
from pytest_androidbench.phone.kit.maps.bay.names import (
    BIRDS,
    COLUMN_STREETS,
    LANES,
    ROW_STREETS,
    StreetName,
)
from pytest_androidbench.phone.kit.maps.projection import LatLon

BAYSHORE_ROW: Final = 24
"""The motorway of this name lies between this row and the next one."""
SIERRA_ROW: Final = 0
VALLEY_COLUMN: Final = 15
CREEK_COLUMNS: Final = {8: "Permanente Creek", 14: "Stevens Creek", 30: "Calabazas Creek"}
"""Creeks lie between these columns and the next ones; small streets end there."""
PARKS: Final = {
    "Cuesta Green": (8, 12, 10, 14),
    "Las Palmas Green": (19, 12, 21, 14),
    "Shoreline Green": (7, 27, 11, 29),
    "Orchard Green": (24, 5, 26, 8),
    "Braly Green": (27, 18, 29, 20),
}
"""First column and row, last column and row; no small street crosses them."""
CLOSED: Final = 0.05
"""The share of small streets' pieces that are not there."""
BARE: Final = 0.08
"""The share of small streets without a pavement."""
MOST_EDGES: Final = 6
"""Of one piece that is drawn."""
TO_SFO: Final = (
    LatLon(37.4300, -122.1500), LatLon(37.4520, -122.1810), LatLon(37.4850, -122.2310),
    LatLon(37.5200, -122.2750), LatLon(37.5640, -122.3240), LatLon(37.5990, -122.3860),
)  # fmt: skip
MILLBRAE: Final = LatLon(37.6050, -122.3790)
SFO: Final = LatLon(37.6164, -122.3860)
BAYSHORE_NORTH: Final = (
    LatLon(37.4530, -122.1290), LatLon(37.4880, -122.2110), LatLon(37.5210, -122.2600),
    LatLon(37.5700, -122.3080), MILLBRAE,
)  # fmt: skip
SJC: Final = LatLon(37.3639, -121.9289)
COLEMAN: Final = LatLon(37.3560, -121.9300)
TO_SJC: Final = (LatLon(37.3500, -121.9700), LatLon(37.3500, -121.9450), COLEMAN)
BAYSHORE_SOUTH: Final = (LatLon(37.3830, -121.9600), LatLon(37.3740, -121.9240))


class Street(NamedTuple):
    """A piece of a street, from crossing to crossing."""

    name: str
    kind: str
    pavement: bool
    points: tuple[LatLon, ...]


@cache
def streets() -> tuple[Street, ...]:
    """All of them, in pieces."""
    dice = Random(SEED + 1)
    found = [
        *(piece for row in range(ROWS) for piece in _row(row, dice)),
        *(piece for column in range(COLUMNS) for piece in _column(column, dice)),
        *_motorways(),
        *_far(),
    ]
    return tuple(found)


def row_street(row: int) -> StreetName:
    """The street of a row."""
    small = StreetName(f"{LANES[row % len(LANES)]} Avenue", "residential")
    if row >= len(LANES):
        small = StreetName(f"{LANES[row % len(LANES)]} Court", "residential")
    return ROW_STREETS.get(row, small)


def column_street(column: int) -> StreetName:
    """The street of a column."""
    word = "Drive" if column < len(BIRDS) else "Lane"
    small = StreetName(f"{BIRDS[column % len(BIRDS)]} {word}", "residential")
    return COLUMN_STREETS.get(column, small)


def bayshore(column: int) -> LatLon:
    """Where the motorway along the bay meets a column."""
    return _below(column, BAYSHORE_ROW)


def trail(row: int) -> LatLon:
    """Where the trail along Stevens Creek meets a row."""
    return _right_of(14, row)


def _below(column: int, row: int) -> LatLon:
    return between(crossings()[column, row], crossings()[column, row + 1])


def _right_of(column: int, row: int) -> LatLon:
    return between(crossings()[column, row], crossings()[column + 1, row])


def _row(row: int, dice: Random) -> Iterator[Street]:
    street, large = row_street(row), row in ROW_STREETS
    runs: list[list[LatLon]] = [[crossings()[0, row]]]
    for column in range(COLUMNS - 1):
        closed = dice.random() < CLOSED
        there = large or not (
            closed
            or column == VALLEY_COLUMN
            or (column in CREEK_COLUMNS and row % 3)
            or _in_park(column, row, along=True)
        )
        if large and column in {14, VALLEY_COLUMN} and 1 <= row <= BAYSHORE_ROW:
            runs[-1].append(_right_of(column, row))
        _go_on(runs, crossings()[column + 1, row], there=there)
    yield from _pieces(street, runs, dice, large=large)


def _column(column: int, dice: Random) -> Iterator[Street]:
    street, large = column_street(column), column in COLUMN_STREETS
    runs: list[list[LatLon]] = [[crossings()[column, 0]]]
    for row in range(ROWS - 1):
        closed = dice.random() < CLOSED
        motorway = row in {SIERRA_ROW, BAYSHORE_ROW}
        there = large or not (closed or motorway or _in_park(column, row, along=False))
        if large and motorway:
            runs[-1].append(_below(column, row))
        _go_on(runs, crossings()[column, row + 1], there=there)
    yield from _pieces(street, runs, dice, large=large)


def _go_on(runs: list[list[LatLon]], to: LatLon, *, there: bool) -> None:
    if there:
        runs[-1].append(to)
    else:
        runs.append([to])


def _pieces(
    street: StreetName, runs: Sequence[Sequence[LatLon]], dice: Random, *, large: bool
) -> Iterator[Street]:
    for run in runs:
        for points in _cut(run):
            pavement = street.pavement and (large or dice.random() >= BARE)
            yield Street(street.name, street.kind, pavement, points)


def _cut(points: Sequence[LatLon]) -> Iterator[tuple[LatLon, ...]]:
    for first in range(0, len(points) - 1, MOST_EDGES):
        yield tuple(points[first : first + MOST_EDGES + 1])


def _in_park(column: int, row: int, *, along: bool) -> bool:
    """Whether the street from a crossing on leads through a park, not around it."""
    for left, low, right, high in PARKS.values():
        if along and left <= column < right and low < row < high:
            return True
        if not along and left < column < right and low <= row < high:
            return True
    return False


def _motorways() -> Iterator[Street]:
    corner = between(bayshore(VALLEY_COLUMN), bayshore(VALLEY_COLUMN + 1))
    foot = between(_below(VALLEY_COLUMN, SIERRA_ROW), _below(VALLEY_COLUMN + 1, SIERRA_ROW))
    west = [bayshore(column) for column in range(VALLEY_COLUMN + 1)]
    east = [bayshore(column) for column in range(VALLEY_COLUMN + 1, COLUMNS)]
    shore = [*reversed(BAYSHORE_NORTH), *west, corner, *east, *BAYSHORE_SOUTH]
    low = [_below(column, SIERRA_ROW) for column in range(COLUMNS)]
    sierra = [*low[: VALLEY_COLUMN + 1], foot, *low[VALLEY_COLUMN + 1 :]]
    valley = [foot, *(_right_of(VALLEY_COLUMN, row) for row in range(1, BAYSHORE_ROW + 1)), corner]
    for name, points in (
        ("Bayshore Freeway", shore), ("Sierra Freeway", sierra), ("West Valley Freeway", valley),
    ):  # fmt: skip
        for piece in _cut(points):
            yield Street(name, "motorway", False, piece)


def _far() -> Iterator[Street]:
    """The trail along the creek, and the ways to both airports."""
    for piece in _cut([trail(row) for row in sorted(ROW_STREETS) if row <= BAYSHORE_ROW and row]):
        yield Street("Stevens Creek Trail", "path", True, piece)
    west, east = crossings()[0, 17], crossings()[COLUMNS - 1, 17]
    yield Street("El Camino Real", "primary", True, (west, *TO_SFO))
    yield Street("Millbrae Avenue", "secondary", True, (TO_SFO[-1], MILLBRAE))
    yield Street("Airport Access Road", "secondary", True, (MILLBRAE, SFO))
    yield Street("The Alameda", "primary", True, (east, *TO_SJC))
    yield Street("Airport Boulevard", "secondary", True, (COLEMAN, SJC))
    yield Street("Airport Parkway", "secondary", True, (SJC, BAYSHORE_SOUTH[-1]))
