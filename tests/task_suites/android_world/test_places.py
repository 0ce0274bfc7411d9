"""Places of Liechtenstein: what is drawn, that the map has them, and what counts as done."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.osmand import Favorite, GpxTrack, MapMarker, Point
from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.kit.maps import finding
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.places import TOWNS, MapTown, SoughtTown, SoughtTrack
from task_suites.android_world.test_osmand import (
    come,
    gone,
    is_kept,
    is_marked,
    is_tracked,
)

BY_NAME: Final = {town.name: town for town in TOWNS}
BALZERS, SCHAAN, MALBUN = (BY_NAME[name] for name in ("Balzers", "Schaan", "Malbun"))
SOUGHT: Final = SoughtTown(town=BALZERS, by_coordinates=False, others=(MALBUN,), free=SCHAAN)
WAY: Final = SoughtTrack(towns=(BALZERS, SCHAAN, MALBUN), others=(), free=BY_NAME["Triesen"])


def sought(task_id: str) -> list[SoughtTown]:
    return [values["sought"] for values in draws(tasks_of()[task_id], suite_of().name, range(200))]


def ways() -> list[SoughtTrack]:
    task = tasks_of()["OsmAndTrack"]
    return [values["sought"] for values in draws(task, suite_of().name, range(200))]


def track(*points: Point) -> GpxTrack:
    return GpxTrack(name="Way", points=points)


@pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.name)
def test_each_place_is_found_first_by_name_and_by_coordinates(town: MapTown) -> None:
    for near in (MIDDLE, *(LatLon(each.at.lat, each.at.lon) for each in TOWNS)):
        for words in (town.full_name, town.name):
            found = finding.search(words, near)[0]
            assert town.at.near(Point(lat=found.at.lat, lon=found.at.lon), 0.0005)
    parsed = coordinates.parse(town.coordinates)
    assert parsed == (town.at.lat, town.at.lon)


def test_no_two_places_are_near_each_other() -> None:
    assert len(TOWNS) == len(BY_NAME) == 12
    assert not [(a, b) for a in TOWNS for b in TOWNS if a != b and a.at.near(b.at)]


@pytest.mark.parametrize("task_id", ["OsmAndFavorite", "OsmAndMarker"])
def test_a_place_is_asked_for_by_name_or_by_coordinates_all_alike(task_id: str) -> None:
    drawn = sought(task_id)
    assert 70 < sum(each.by_coordinates for each in drawn) < 130
    assert min(Counter(each.town.name for each in drawn).values()) > 4
    for each in drawn:
        said = each.town.coordinates if each.by_coordinates else f"{each.town.name}, Liechtenstein"
        assert str(each) == said
        assert 1 <= len(each.others) <= 3
        towns = [each.town, each.free, *each.others]
        assert len(set(towns)) == len(towns)


def test_tracks_lead_through_two_to_four_places_where_no_other_one_does() -> None:
    drawn = ways()
    assert Counter(len(way.towns) for way in drawn).keys() == {2, 3, 4}
    for way in drawn:
        assert len({*way.towns, way.free}) == len(way.towns) + 1
        old = [track(*(town.at for town in towns)) for towns in way.others]
        assert 1 <= len(old) <= 2
        assert not is_tracked(way, old, upstream=True)
        assert str(way).split("; ") == [f"{town.name}, Liechtenstein" for town in way.towns]


def test_what_has_come_and_gone_is_counted() -> None:
    assert come(["a", "b"], ["a", "a", "c"]) == ["a", "c"]
    assert gone(["a", "b"], ["a", "a", "c"]) == ["b"]


@pytest.mark.parametrize(
    ("favorite", "strict", "upstream"),
    [
        (Favorite(name="Home", at=BALZERS.at), True, True),
        (Favorite(name="Home", at=BALZERS.at, group="Mine"), True, False),
        (Favorite(name="My Balzers, Liechtenstein", at=SCHAAN.at), False, True),
        (Favorite(name="Balzers", at=SCHAAN.at), False, False),
    ],
)
def test_only_upstream_goes_by_names(favorite: Favorite, strict: bool, upstream: bool) -> None:
    assert bool(is_kept(SOUGHT, [favorite], upstream=False)) is strict
    assert bool(is_kept(SOUGHT, [favorite], upstream=True)) is upstream


def test_any_of_several_new_ones_may_be_the_right_one() -> None:
    far, here = MapMarker(name="x", at=SCHAAN.at), MapMarker(name="y", at=BALZERS.at)
    assert is_marked(SOUGHT, [far, here], upstream=False)
    assert not is_marked(SOUGHT, [far], upstream=False)
    assert not is_marked(SOUGHT, [], upstream=False)


@pytest.mark.parametrize("upstream", [False, True])
def test_only_upstream_takes_a_marker_that_was_passed(upstream: bool) -> None:
    passed = MapMarker(name="y", at=BALZERS.at, active=False)
    assert bool(is_marked(SOUGHT, [passed], upstream=upstream)) is upstream


@pytest.mark.parametrize(
    ("points", "strict", "upstream"),
    [
        ((BALZERS, SCHAAN, MALBUN), True, True),
        ((BALZERS, BY_NAME["Triesen"], SCHAAN, MALBUN), True, True),
        ((BALZERS, MALBUN, SCHAAN, MALBUN), True, True),
        ((BALZERS, SCHAAN, MALBUN, BY_NAME["Triesen"]), False, True),
        ((BY_NAME["Triesen"], BALZERS, SCHAAN, MALBUN), False, True),
        ((MALBUN, SCHAAN, BALZERS), False, False),
        ((BALZERS, MALBUN), False, False),
        ((), False, False),
    ],
)
def test_a_track_begins_and_ends_where_it_was_to(
    points: tuple[MapTown, ...], strict: bool, upstream: bool
) -> None:
    new = [track(*(town.at for town in points))]
    assert bool(is_tracked(WAY, new, upstream=False)) is strict
    assert bool(is_tracked(WAY, new, upstream=True)) is upstream


def test_one_track_has_come_and_not_two() -> None:
    right, other = track(BALZERS.at, SCHAAN.at, MALBUN.at), track(BALZERS.at)
    assert is_tracked(WAY, [right], upstream=False)
    assert not is_tracked(WAY, [right, other], upstream=False)
    assert not is_tracked(WAY, [], upstream=False)
    assert is_tracked(WAY, [other, right], upstream=True)
