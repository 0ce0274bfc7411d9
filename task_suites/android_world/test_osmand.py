"""OsmAnd: favorites, map markers and tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final, Protocol, TypeVar

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.osmand import (
    Favorite,
    Favorites,
    GpxTrack,
    GpxTracks,
    MapMarker,
    MapMarkers,
    Point,
    visits,
)
from pytest_androidbench.appdata.validators import Verdict
from task_suites.android_world.content.places import (
    SoughtTown,
    SoughtTrack,
    sought_towns,
    sought_tracks,
)
from task_suites.android_world.osmand_ways import (
    APP,
    add_favorite,
    add_marker,
    add_to_track,
    begin_route,
    find,
    make_track,
    save_track,
)
from task_suites.android_world.rules import untouched

KEPT: Final = "the place is a favorite"
MARKED: Final = "the place has a map marker"
TRACKED: Final = "a track leads through these places in this order"
T = TypeVar("T", bound=Hashable)


class Placed(Protocol):
    """Something at a place."""

    @property
    def at(self) -> Point:
        """Where it is."""


def come(before: Sequence[T], after: Sequence[T]) -> list[T]:
    """What was not there before, or not like this."""
    return list((Counter(after) - Counter(before)).elements())


def gone(before: Sequence[T], after: Sequence[T]) -> list[T]:
    """What is there no longer, or no longer like this."""
    return come(after, before)


def is_there(sought: SoughtTown, new: Sequence[Placed]) -> Verdict:
    """Something new is at the place."""
    near = [each for each in new if each.at.near(sought.town.at)]
    return Verdict(holds=bool(near), why=f"not at {sought.town.coordinates}: {new}")


def is_kept(sought: SoughtTown, new: Sequence[Favorite], *, upstream: bool) -> Verdict:
    """The place is a favorite; upstream takes one of no group, or with what was said as name."""
    if not upstream:
        return is_there(sought, new)
    ungrouped = [each for each in new if not each.group]
    named = any(str(sought) in each.name for each in ungrouped)
    return Verdict(holds=True) if named else is_there(sought, ungrouped)


def is_marked(sought: SoughtTown, new: Sequence[MapMarker], *, upstream: bool) -> Verdict:
    """The place has a marker; upstream takes one of the history, too."""
    return is_there(sought, [each for each in new if each.active or upstream])


@task(
    "OsmAndFavorite",
    "In OsmAnd, add this place to the favorites: {sought}.",
    params={"sought": sought_towns()},
    limits=Limits(steps=13),
    app="osmand",
    difficulty="medium",
    tags={"search", "complex_ui_understanding", "parameterized"},
    optimal_steps=6,
)
def test_favorite(episode: Episode, sought: SoughtTown) -> None:
    kept = Favorites(episode.device)
    kept.replace(Favorite(name=town.name, at=town.at) for town in sought.others)
    before = kept.all()
    episode.run()
    after = kept.all()
    new = come(before, after)
    with episode.check(KEPT):
        assert is_kept(sought, new, upstream=episode.upstream)
    assert untouched(episode, [*new[:1], *before], after)


@task(
    "OsmAndMarker",
    "In OsmAnd, put a map marker on this place: {sought}.",
    wordings=[
        "Mark {sought} with a map marker; use OsmAnd for it.",
        "I want {sought} to be among the map markers of OsmAnd. Please add it there.",
        "Open OsmAnd, look for {sought}, and have a marker set where it is.",
        "There should be a new marker at {sought} when I next look at the map that OsmAnd shows.",
    ],
    params={"sought": sought_towns()},
    limits=Limits(steps=20),
    app="osmand",
    difficulty="hard",
    tags={"complex_ui_understanding", "search", "parameterized"},
    optimal_steps=10,
)
def test_marker(episode: Episode, sought: SoughtTown) -> None:
    kept = MapMarkers(episode.device)
    kept.replace(
        MapMarker(name=town.name, at=town.at, active=not place)
        for place, town in enumerate(sought.others)
    )
    before = kept.all()
    episode.run()
    after = kept.all()
    new = come(before, after)
    with episode.check(MARKED):
        assert is_marked(sought, new, upstream=episode.upstream)
    assert untouched(episode, [*new[:1], *before], after)


def is_tracked(sought: SoughtTrack, new: Sequence[GpxTrack], *, upstream: bool) -> Verdict:
    """One new track begins at the first place, ends at the last, and visits all in order.

    Upstream takes any that visits all in order, wherever else it leads.
    """
    if upstream:
        holds = any(visits(track.points, sought.places) for track in new)
        return Verdict(holds=holds, why="none of the tracks does")
    if len(new) != 1:
        return Verdict(holds=False, why=f"{len(new)} tracks have come")
    return leads_through(sought.places, new[0].points)


def leads_through(places: Sequence[Point], points: Sequence[Point]) -> Verdict:
    """A way begins at the first place, ends at the last, and visits all in order."""
    ends = points and points[0].near(places[0]) and points[-1].near(places[-1])
    holds = bool(ends) and visits(points, places)
    return Verdict(holds=holds, why=f"it leads through {points[:50]}")


@task(
    "OsmAndTrack",
    "In OsmAnd, save one track that leads through these places in this order, from the first to "
    "the last: {sought}. Its name does not matter.",
    params={"sought": sought_tracks(2, 4)},
    limits=Limits(steps=120),
    app="osmand",
    difficulty="hard",
    tags={"complex_ui_understanding", "search", "data_entry", "repetition", "parameterized"},
    optimal_steps=60,
)
def test_track(episode: Episode, sought: SoughtTrack) -> None:
    kept = GpxTracks(episode.device)
    kept.replace(
        GpxTrack(name=f"Old way {place}", points=tuple(town.at for town in towns))
        for place, towns in enumerate(sought.others, 1)
    )
    before = kept.all()
    episode.run()
    after = kept.all()
    new = come(before, after)
    with episode.check(TRACKED):
        assert is_tracked(sought, new, upstream=episode.upstream)
    assert untouched(episode, [], gone(before, after))


@test_favorite.solution
def keep_it(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_favorite(pilot, str(sought))


@test_favorite.mistake("not saved", fails=KEPT)
def do_not_save(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    find(pilot, str(sought))
    pilot.tap("Add")


@test_favorite.mistake("another place", fails=KEPT)
def keep_another(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_favorite(pilot, sought.free.full_name)


@test_favorite.mistake("another place under this name", fails=KEPT)
def keep_another_so_called(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_favorite(pilot, sought.free.full_name, str(sought))


@test_favorite.mistake("a marker on it", fails=KEPT)
def mark_it_only(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_marker(pilot, str(sought))


@test_favorite.mistake("another place as well")
def keep_two(pilot: Pilot, sought: SoughtTown) -> None:
    keep_it(pilot, sought)
    add_favorite(pilot, sought.free.full_name)


@test_favorite.mistake("one deleted that was there")
def delete_one(pilot: Pilot, sought: SoughtTown) -> None:
    keep_it(pilot, sought)
    find(pilot, sought.others[0].full_name)
    pilot.tap("Details").tap("Delete").tap("Delete")


@test_marker.solution
def mark_it(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_marker(pilot, str(sought))


@test_marker.mistake("a favorite made of it", fails=MARKED)
def keep_it_only(pilot: Pilot, sought: SoughtTown) -> None:
    keep_it(pilot, sought)


@test_marker.mistake("another place", fails=MARKED)
def mark_another(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    add_marker(pilot, sought.free.full_name)


@test_marker.mistake("only looked at", fails=MARKED)
def look_at_it(pilot: Pilot, sought: SoughtTown) -> None:
    pilot.open(APP)
    find(pilot, str(sought))


@test_marker.mistake("another place as well")
def mark_two(pilot: Pilot, sought: SoughtTown) -> None:
    mark_it(pilot, sought)
    add_marker(pilot, sought.free.full_name)


@test_marker.mistake("moved to the history", fails=MARKED)
def mark_and_pass_it(pilot: Pilot, sought: SoughtTown) -> None:
    mark_it(pilot, sought)
    pass_marker(pilot, 0)


@test_marker.mistake("another one moved to the history")
def pass_another(pilot: Pilot, sought: SoughtTown) -> None:
    mark_it(pilot, sought)
    pass_marker(pilot, 1)


def pass_marker(pilot: Pilot, place: int) -> None:
    """Move a marker of the list to the history."""
    pilot.tap(id="widget_top_bar_close_button").tap("Back to menu").tap("Map markers")
    pilot.tap(id="map_marker_options_button", index=place)


@test_track.solution
def make_it(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", names_of(sought))


def names_of(sought: SoughtTrack) -> list[str]:
    """What its places are called."""
    return [town.full_name for town in sought.towns]


@test_track.mistake("the other way round", fails=TRACKED)
def turn_around(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", names_of(sought)[::-1])


@test_track.mistake("the last place forgotten", fails=TRACKED)
def forget_last(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", names_of(sought)[:-1])


@test_track.mistake("further than to the last place", fails=TRACKED)
def go_on(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", [*names_of(sought), sought.free.full_name])


@test_track.mistake("from another place", fails=TRACKED)
def begin_elsewhere(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", [sought.free.full_name, *names_of(sought)])


@test_track.mistake("another place in the last one's stead", fails=TRACKED)
def end_elsewhere(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    make_track(pilot, "New way", [*names_of(sought)[:-1], sought.free.full_name])


@test_track.mistake("planned and not saved", fails=TRACKED)
def do_not_save_it(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    begin_route(pilot, names_of(sought)[0])


@test_track.mistake("each place a track of its own", fails=TRACKED)
def make_several(pilot: Pilot, sought: SoughtTrack) -> None:
    pilot.open(APP)
    for number, name in enumerate(names_of(sought)):
        begin_route(pilot, name)
        save_track(pilot, f"Way {number}")


@test_track.mistake("an old track changed as well")
def change_an_old_one(pilot: Pilot, sought: SoughtTrack) -> None:
    make_it(pilot, sought)
    begin_route(pilot, sought.free.full_name)
    add_to_track(pilot, "Old way 1")
