"""The places of the phone's map by the bay, as the suite keeps them.

`python -m tests.task_suites.android_arena.map_rows` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.phone.kit.maps.bay.placing import places
from pytest_androidbench.phone.kit.maps.finding import address_of
from pytest_androidbench.phone.world.places import Week, facts_of
from task_suites.android_arena.map_places import FILE


def table() -> str:
    """All of the file."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    yield "\t".join(("kind", "name", "lat", "lon", "hours", "address"))
    for place in places():
        if place.kind != "town":
            week = facts_of(place.name, place.kind, place.region).week
            lat, lon = f"{place.at.lat:.6f}", f"{place.at.lon:.6f}"
            address = address_of(place.at)
            yield "\t".join((place.kind, place.name, lat, lon, _hours(week), address))


def _hours(week: Week) -> str:
    return ";".join(" ".join(f"{opens}-{closes}" for opens, closes in day) for day in week)


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
