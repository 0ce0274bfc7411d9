"""Twelve places of Liechtenstein, and what a task wants to be done with some of them.

Names and coordinates are the published ones (google-research/android_world, osmand.py), as the map
of the country that is installed has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.osmand import Point
from pytest_androidbench.tasks.strategies import made

COUNTRY: Final = "Liechtenstein"


@dataclass(frozen=True, slots=True, kw_only=True)
class MapTown:
    """A town, a village or a hill."""

    name: str
    at: Point

    @property
    def full_name(self) -> str:
        """With its country."""
        return f"{self.name}, {COUNTRY}"

    @property
    def coordinates(self) -> str:
        """As they are written."""
        return f"{self.at.lat}, {self.at.lon}"


TOWNS: Final = tuple(
    MapTown(name=name, at=Point(lat=lat, lon=lon))
    for name, lat, lon in (
        ("Balzers", 47.0688832, 9.5061564),
        ("Bendern", 47.2122151, 9.5062101),
        ("Malbun", 47.1026191, 9.6083057),
        ("Nendeln", 47.1973857, 9.5430636),
        ("Oberplanken", 47.1784977, 9.5450163),
        ("Planken", 47.1858882, 9.5452201),
        ("Rotenboden", 47.1275785, 9.5387131),
        ("Ruggell", 47.23976, 9.5262837),
        ("Schaan", 47.1663432, 9.5103085),
        ("Schaanwald", 47.2165476, 9.5699984),
        ("Sch\u00f6nberg", 47.1303814, 9.5930117),
        ("Triesen", 47.106997, 9.5274854),
    )
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SoughtTown:
    """A place that is asked for; formatted, it is what the goal calls it."""

    town: MapTown
    by_coordinates: bool
    others: tuple[MapTown, ...]
    """Places that somebody has kept already, one at least."""
    free: MapTown
    """One that nobody has kept."""

    def __str__(self) -> str:
        return self.town.coordinates if self.by_coordinates else self.town.full_name


@dataclass(frozen=True, slots=True, kw_only=True)
class SoughtTrack:
    """A way that is asked for; formatted, it is its places in their order."""

    towns: tuple[MapTown, ...]
    others: tuple[tuple[MapTown, ...], ...]
    """Tracks that somebody has made already, one at least."""
    free: MapTown
    """A place where it does not lead to."""

    def __str__(self) -> str:
        return "; ".join(town.full_name for town in self.towns)

    @property
    def places(self) -> list[Point]:
        """Where it leads."""
        return [town.at for town in self.towns]


def sought_towns() -> SearchStrategy[SoughtTown]:
    """One of the places, by its name or by its coordinates."""

    def draw(random: Random) -> SoughtTown:
        town, free, *rest = random.sample(TOWNS, len(TOWNS))
        return SoughtTown(
            town=town,
            by_coordinates=random.random() < 0.5,
            others=tuple(rest[: random.randint(1, 3)]),
            free=free,
        )

    return made(draw)


def sought_tracks(least: int, most: int) -> SearchStrategy[SoughtTrack]:
    """So many of the places in some order, by name."""

    def draw(random: Random) -> SoughtTrack:
        free, *towns = random.sample(TOWNS, random.randint(least, most) + 1)
        others = tuple(_other_track(random, towns) for _ in range(random.randint(1, 2)))
        return SoughtTrack(towns=tuple(towns), others=others, free=free)

    return made(draw)


def _other_track(random: Random, towns: Sequence[MapTown]) -> tuple[MapTown, ...]:
    """Some of the same places, but never all of them in their order, and others."""
    return (*towns[:0:-1], *random.sample([town for town in TOWNS if town not in towns], 2))
