"""The region's bus lines: each along one street, with a stop at every second crossing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pytest_androidbench.phone.kit.maps.atlas import BusLine, MapPlace
from pytest_androidbench.phone.kit.maps.bay.grid import COLUMNS, ROWS, crossings
from pytest_androidbench.phone.kit.maps.bay.names import (
    BUS_PLANS,
    BusLinePlan,
)
from pytest_androidbench.phone.kit.maps.bay.placing import town_of
from pytest_androidbench.phone.kit.maps.bay.streets import (
    SFO,
    SJC,
    TO_SFO,
    TO_SJC,
    column_street,
    row_street,
)
from pytest_androidbench.phone.kit.maps.projection import LatLon


@cache
def bus_lines() -> tuple[BusLine, ...]:
    """All lines."""
    return (
        *(_line(plan) for plan in BUS_PLANS),
        BusLine("98", "El Camino Real", (crossings()[0, 17], *TO_SFO, SFO), 30),
        BusLine("60", "The Alameda", (crossings()[COLUMNS - 1, 17], *TO_SJC, SJC), 15),
    )


def stops() -> Iterator[MapPlace]:
    """Each stop once, named after the streets that meet there."""
    named: dict[LatLon, str] = {
        crossings()[column, row]: f"{row_street(row).name} & {column_street(column).name}"
        for column in range(COLUMNS)
        for row in range(ROWS)
    }
    seen = set()
    for line in bus_lines():
        for place, at in enumerate(line.stops):
            if at not in seen:
                seen.add(at)
                town = f"{town_of(at)}, CA" if at in named else "California, USA"
                yield MapPlace("bus", named.get(at, f"{line.name} stop {place}"), at, 0, town)


def _line(plan: BusLinePlan) -> BusLine:
    crossed = {each.row for each in BUS_PLANS}, {each.column for each in BUS_PLANS}
    if plan.row is not None:
        kept = [c for c in range(COLUMNS) if c % 2 == 0 or c in crossed[1]]
        at = tuple(crossings()[column, plan.row] for column in kept)
        return BusLine(plan.number, row_street(plan.row).name, at, plan.every)
    assert plan.column is not None
    kept = [r for r in range(ROWS) if r % 2 == 0 or r in crossed[0]]
    at = tuple(crossings()[plan.column, row] for row in kept)
    return BusLine(plan.number, column_street(plan.column).name, at, plan.every)
