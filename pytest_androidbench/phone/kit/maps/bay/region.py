"""All of the region's map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pytest_androidbench.phone.kit.maps.atlas import Atlas, Line, line_of
from pytest_androidbench.phone.kit.maps.bay.buses import bus_lines, stops
from pytest_androidbench.phone.kit.maps.bay.grid import ROWS, between, crossings, laid
from pytest_androidbench.phone.kit.maps.bay.placing import places
from pytest_androidbench.phone.kit.maps.bay.streets import CREEK_COLUMNS, PARKS, SFO, SJC, streets
from pytest_androidbench.phone.kit.maps.projection import LatLon


@cache
def bay_atlas() -> Atlas:
    """The region around Mountain View and Sunnyvale; made when it is first asked for."""
    ways = (
        line_of(each.kind, each.name, each.points, pavement=each.pavement) for each in streets()
    )
    return Atlas((*places(), *stops()), (*_creeks(), *ways), tuple(_areas()), bus_lines())


def _creeks() -> Iterator[Line]:
    for column, name in CREEK_COLUMNS.items():
        points = [
            between(crossings()[column, row], crossings()[column + 1, row]) for row in range(ROWS)
        ]
        yield line_of("stream", name, (*points, laid(-1_000 + 400 * column, 4_600)))
    yield line_of("river", "Guadalupe River", (
        LatLon(37.3300, -121.8950), LatLon(37.3500, -121.9120), LatLon(37.3720, -121.9340),
        LatLon(37.4050, -121.9550), LatLon(37.4450, -121.9700),
    ))  # fmt: skip


def _areas() -> Iterator[Line]:
    """What lies between the streets."""
    yield _box("built", "", -1_500, -5_900, 12_700, 4_150)
    for name, (left, low, right, high) in PARKS.items():
        corners = (crossings()[left, low], crossings()[right, low], crossings()[right, high],
                   crossings()[left, high])  # fmt: skip
        yield line_of("park", name, corners, closed=True)
    yield _box("wetland", "", -1_000, 4_200, 13_000, 5_200)
    yield _box("forest", "", -2_000, -8_500, 8_000, -6_300)
    yield line_of("lake", "San Francisco Bay", (
        laid(-1_500, 5_000), LatLon(37.5000, -122.1900), LatLon(37.5750, -122.2900),
        LatLon(37.6300, -122.3700), LatLon(37.7000, -122.3400), LatLon(37.6300, -122.1700),
        LatLon(37.5200, -122.0800), laid(9_000, 5_000),
    ), closed=True)  # fmt: skip
    for at in (SJC, SFO):
        yield line_of("industry", "", (
            LatLon(at.lat + 0.010, at.lon - 0.012), LatLon(at.lat + 0.008, at.lon + 0.006),
            LatLon(at.lat - 0.008, at.lon + 0.012), LatLon(at.lat - 0.006, at.lon - 0.004),
        ), closed=True)  # fmt: skip


def _box(kind: str, name: str, left: float, low: float, right: float, high: float) -> Line:
    corners = ((left, low), (right, low), (right, high), (left, high))
    return line_of(kind, name, [laid(*corner) for corner in corners], closed=True)
