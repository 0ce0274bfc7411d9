"""Where the crossings of the region's streets lie: a grid along El Camino Real, a little uneven.

Columns lead towards the bay, rows along it. A metre `along` is one to the south-east from where
San Antonio Road meets El Camino Real, a metre `across` is one towards the bay from there.
"""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Final

from pytest_androidbench.phone.kit.maps.projection import LatLon

SEED: Final = 1802
"""All that is drawn follows from it."""
ORIGIN: Final = LatLon(37.4020, -122.1137)
TURN: Final = math.radians(28)
"""How far the rows are turned from east to south."""
DEGREE_M: Final = 111_195.0
COLUMNS: Final = 35
ROWS: Final = 30
COLUMN_M: Final = 400
ROW_M: Final = 330
FIRST_ALONG: Final = -1_200
FIRST_ACROSS: Final = -5_610
UNEVEN_M: Final = 28
"""How far a crossing lies from where an even grid would have it, at most."""


def laid(along: float, across: float) -> LatLon:
    """The place so many metres along and across; a tenth of a metre is as fine as it gets."""
    north = across * math.cos(TURN) - along * math.sin(TURN)
    east = along * math.cos(TURN) + across * math.sin(TURN)
    lon = ORIGIN.lon + east / (DEGREE_M * math.cos(math.radians(ORIGIN.lat)))
    return LatLon(round(ORIGIN.lat + north / DEGREE_M, 6), round(lon, 6))


def metres_of(at: LatLon) -> tuple[float, float]:
    """How many metres along and across a place lies: the inverse of `laid`."""
    north = (at.lat - ORIGIN.lat) * DEGREE_M
    east = (at.lon - ORIGIN.lon) * DEGREE_M * math.cos(math.radians(ORIGIN.lat))
    return (
        east * math.cos(TURN) - north * math.sin(TURN),
        east * math.sin(TURN) + north * math.cos(TURN),
    )


@cache
def crossings() -> dict[tuple[int, int], LatLon]:
    """The crossing of each column and row."""
    dice = Random(SEED)
    return {
        (column, row): laid(
            FIRST_ALONG + COLUMN_M * column + dice.uniform(-UNEVEN_M, UNEVEN_M),
            FIRST_ACROSS + ROW_M * row + dice.uniform(-UNEVEN_M, UNEVEN_M),
        )
        for column in range(COLUMNS)
        for row in range(ROWS)
    }


def between(a: LatLon, b: LatLon) -> LatLon:
    """The place halfway."""
    return LatLon(round((a.lat + b.lat) / 2, 6), round((a.lon + b.lon) / 2, 6))
