"""What is found on the map: by words, by category, and near a point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from pytest_androidbench.phone.kit.folding import words_of
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE, Line, MapPlace
from pytest_androidbench.phone.kit.maps.kinds import PLACES, ROADS, SETTLEMENTS, WAYS
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.regions import LIECHTENSTEIN, MapRegion, region_at

MOST: Final = 100
"""So many results are shown at most."""


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object of the map, as search and the context menu show it."""

    name: str
    kind: str
    at: LatLon
    region: str = ""

    @property
    def typed(self) -> str:
        """Its type for a marker's or a favourite's origin, as OsmAnd's PointDescription has it."""
        if self.kind in SETTLEMENTS:
            return "address"
        return "poi" if self.kind in PLACES else "street"


@cache
def objects(
    region: MapRegion = LIECHTENSTEIN,
) -> tuple[tuple[MapObject, tuple[str, ...]], ...]:
    """All objects of a region that have a name, with the words under which they are found."""
    found = [_of_place(place) for place in region.atlas().places]
    roads: dict[str, MapObject] = {}
    for way in region.atlas().ways:
        if way.kind in WAYS and way.name and way.kind != "rail" and way.name not in roads:
            roads[way.name] = _of_way(way, region)
    found += roads.values()
    said = ((each, f"{each.name} {each.region} {region.country}") for each in found)
    return tuple((each, tuple(words_of(text))) for each, text in said)


def search(query: str, near: LatLon) -> list[MapObject]:
    """Objects near a place of which each word of the query begins a word; what is named so first.

    Of what is named alike the near comes first; another region is not looked through.
    A query that is a name as a whole comes before names that only begin like it; settlements come
    before what else is called alike.
    """
    words = words_of(query)
    if not words:
        return []
    known = objects(region_at(near))
    hits = [found for found, own in known if _fits(words, own) and _names(words, found)]
    hits.sort(key=lambda found: (*_rank(words, found), distance_m(near, found.at), found.name))
    return hits[:MOST]


def in_category(category: str, near: LatLon, kind: str = "") -> list[MapObject]:
    """Points of interest of a category, or of one of its kinds, the nearest first."""
    hits = [
        found
        for found, _ in objects(region_at(near))
        if found.kind in PLACES
        and PLACES[found.kind].category == category
        and kind in ("", found.kind)
    ]
    hits.sort(key=lambda found: (distance_m(near, found.at), found.name))
    return hits[:MOST]


def settlements(near: LatLon) -> list[MapObject]:
    """Towns and villages, the nearest first."""
    hits = [found for found, _ in objects(region_at(near)) if found.kind in SETTLEMENTS]
    return sorted(hits, key=lambda found: (distance_m(near, found.at), found.name))


def seen_at(at: LatLon, within_m: float, zoom: int) -> MapObject | None:
    """The object drawn at a zoom that lies nearest to a point, if any is near enough."""
    drawn = (found for found, _ in objects(region_at(at)) if found.kind in PLACES)
    near = [
        (distance_m(at, found.at), found.name, found)
        for found in drawn
        if PLACES[found.kind].zoom <= zoom
    ]
    least = min(near, key=lambda each: each[:2])
    return least[2] if least[0] <= within_m else None


def address_of(at: LatLon) -> str:
    """The address at a point: the nearest road and settlement, or only how near that is."""
    region = region_at(at)
    if region.book is not None:
        return region.book.at(at)
    place = min(region.atlas().settlements(), key=lambda each: distance_m(at, each.at))
    away = distance_m(at, place.at)
    if away > 4_000:
        return ""
    road = nearest_road(at)
    if road is not None and road[1] < 150:
        return f"{road[0].name}, {place.name}"
    return place.name if away <= max(place.measure, 300) else f"near {place.name}"


def nearest_road(at: LatLon) -> tuple[Line, float] | None:
    """The road that comes nearest to a point, and how near in metres, judged by its points."""
    roads = (way for way in region_at(at).atlas().ways if way.kind in ROADS and way.name)
    near = [(min(distance_m(at, point) for point in way.points), way) for way in roads]
    away, way = min(near, key=lambda each: each[0])
    return way, away


def _fits(words: list[str], own: tuple[str, ...]) -> bool:
    return all(any(each.startswith(word) for each in own) for word in words)


def _names(words: list[str], found: MapObject) -> bool:
    """Whether a word is of its own name: a country's or town's alone names too many."""
    own = words_of(found.name)
    return any(each.startswith(word) for word in words for each in own)


def _rank(words: list[str], found: MapObject) -> tuple[bool, bool, bool]:
    own = words_of(found.name)
    whole = all(each in words for each in own)
    ahead = bool(own) and own[0].startswith(words[0])
    return not whole, found.kind not in SETTLEMENTS, not ahead


def _of_place(place: MapPlace) -> MapObject:
    return MapObject(place.name, place.kind, place.at, place.region)


def _of_way(way: Line, region: MapRegion) -> MapObject:
    middle = way.points[len(way.points) // 2]
    near = min(region.atlas().settlements(), key=lambda each: distance_m(middle, each.at))
    return MapObject(way.name, way.kind, middle, near.region)


def everything(at: LatLon = MIDDLE) -> Iterator[MapObject]:
    """All objects with a name of the region in which a place lies."""
    return (found for found, _ in objects(region_at(at)))
