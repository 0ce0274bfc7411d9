"""Places around Mountain View, where they lie from where the phone is put, and who is open.

`data/places.tsv` has what the map of the simulated phone has there; a test compares them.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.osmand import Point
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import made
from task_suites.android_arena.recipe import START

FILE: Final = Path(__file__).with_name("data") / "places.tsv"
SOUTH, NORTH, WEST, EAST = 37.365, 37.410, -122.105, -122.000
"""Between these degrees the phone is put."""
CLEARLY: Final = 1.1
"""The second nearest place is so many times as far away as the nearest, at least."""
EARTH_M: Final = 6_372_800.0
ANYWHERE: Final = ("office", "apartments", "museum", "mall", "hospital", "library", "airport")
"""Kinds of places to which one asks the way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A place on the map."""

    name: str
    kind: str
    at: Point
    week: tuple[tuple[tuple[int, int], ...], ...]
    """When it is open, in minutes after midnight, from Monday on."""
    address: str
    """As the app writes it, with street, town and code."""

    def open_at(self, now: datetime) -> bool:
        """Whether it is open at a moment."""
        minute = now.hour * 60 + now.minute
        return any(opens <= minute < closes for opens, closes in self.week[now.weekday()])


@dataclass(frozen=True, slots=True, kw_only=True)
class MapStart:
    """Where the phone is put."""

    at: Point

    def put(self, device: Device) -> None:
        """Put it there."""
        assert device.console is not None, "a place is given over the emulator's console"
        device.console.set_position(self.at.lon, self.at.lat)


@cache
def sites() -> tuple[Site, ...]:
    """All of them."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(_site(row) for row in rows)


@cache
def by_kind() -> Mapping[str, tuple[Site, ...]]:
    """The same, by kind."""
    kinds: dict[str, list[Site]] = {}
    for site in sites():
        kinds.setdefault(site.kind, []).append(site)
    return {kind: tuple(found) for kind, found in kinds.items()}


def metres(a: Point, b: Point) -> float:
    """Along a great circle, as the app measures."""
    north, east = math.radians(b.lat - a.lat), math.radians(b.lon - a.lon)
    share = math.sin(north / 2) ** 2 + math.sin(east / 2) ** 2 * math.cos(
        math.radians(a.lat)
    ) * math.cos(math.radians(b.lat))
    return 2 * EARTH_M * math.asin(math.sqrt(share))


def nearest(start: MapStart, kind: str, now: datetime | None = None) -> list[Site]:
    """Places of a kind, the nearest first; those that are open at a moment, if one is given."""
    there = (each for each in by_kind()[kind] if now is None or each.open_at(now))
    return sorted(there, key=lambda each: (metres(start.at, each.at), each.name))


def starts() -> SearchStrategy[MapStart]:
    """Where of each kind one place is clearly the nearest."""
    return made(lambda random: _drawn(random, _is_clear))


def starts_before_closed_doors() -> SearchStrategy[MapStart]:
    """Where also one open restaurant is clearly the nearest, and a closed one is nearer."""

    def fits(start: MapStart) -> bool:
        open_ones, all_ones = nearest(start, "restaurant", START), nearest(start, "restaurant")
        return all_ones[0] != open_ones[0] and _stands_out(start, open_ones) and _is_clear(start)

    return made(lambda random: _drawn(random, fits))


def destinations() -> SearchStrategy[str]:
    """Names of places to which one asks the way."""
    return st.sampled_from([site.name for site in sites() if site.kind in ANYWHERE])


def pairs_of_destinations() -> SearchStrategy[tuple[str, str]]:
    """Two different ones."""
    return st.tuples(destinations(), destinations()).filter(lambda pair: pair[0] != pair[1])


def _drawn(random: Random, fits: Callable[[MapStart], bool]) -> MapStart:
    while True:
        lat, lon = random.uniform(SOUTH, NORTH), random.uniform(WEST, EAST)
        start = MapStart(at=Point(lat=round(lat, 5), lon=round(lon, 5)))
        if fits(start):
            return start


def _is_clear(start: MapStart) -> bool:
    return all(_stands_out(start, found) for found in by_kind().values())


def _stands_out(start: MapStart, found: Iterable[Site]) -> bool:
    first, second = sorted(metres(start.at, each.at) for each in found)[:2]
    return second >= CLEARLY * first


def _site(row: Mapping[str, str]) -> Site:
    week = tuple(tuple(map(_span, day.split())) for day in row["hours"].split(";"))
    at = Point(lat=float(row["lat"]), lon=float(row["lon"]))
    return Site(
        name=row["name"], kind=row["kind"], at=at, week=week, address=row["address"]
    )  # fmt: skip


def _span(text: str) -> tuple[int, int]:
    opens, closes = map(int, text.split("-"))
    return opens, closes
