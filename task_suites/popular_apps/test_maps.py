"""Google Maps: ways that are gone, the first restaurant, the way home, rooms of a hotel."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.maps import PACKAGE, Maps, WayBegun
from pytest_androidbench.tasks.strategies import made
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.map_places import (
    MapStart,
    Site,
    by_kind,
    destinations,
    nearest,
    sites,
    starts,
)
from task_suites.android_arena.map_ways import (
    END_FIELD,
    START_FIELD,
    directions,
    open_place,
    search,
    show_found,
)
from task_suites.popular_apps.popular_task import popular_task

APP: Final = "Maps"
GOING: Final = "one is on the way, as was asked for"
WAY: Final = "the way there is shown"
ROOMS: Final = "rooms of a hotel are shown, for so many adults"
KEPT: Final = "home and work are where they were"
CAR, ON_FOOT = "car", "pedestrian"
CINEMAS: Final = tuple(site.name for site in by_kind()["cinema"])
ELSEWHERE: Final = "Los Altos Gardens"
OTHER: Final = "Microsoft SVC Building"
HOTELS: Final = frozenset(site.name for site in by_kind()["hotel"])
USUAL_ADULTS: Final = 2


def another(place: str) -> str:
    """A place that is not meant."""
    return OTHER if place == ELSEWHERE else ELSEWHERE


def check_going(episode: Episode, place: str, mode: str) -> None:
    """The page of a way that is gone is in front, and leads there."""
    with episode.check(GOING):
        assert Maps(episode.device).way_begun() == WayBegun(to=place, mode=mode)
        sights = Sight(id="navigation_banner"), Sight(id="time_left")
        assert not in_sight(episode.device, PACKAGE, *sights)


def begin(pilot: Pilot, place: str, mode: str = "") -> Pilot:
    """Go to a place: by car, where no other mode is said."""
    directions(pilot, place)
    if mode:
        pilot.tap(desc=mode)
    return pilot.tap(id="start_button")


@popular_task(
    "maps_drive_to_place",
    "Find {place} in Maps, and begin to navigate there from here by car.",
    params={"place": st.sampled_from(CINEMAS), "start": starts()},
)
def test_drive(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    check_going(episode, place, CAR)


@test_drive.solution
def drive(pilot: Pilot, place: str) -> None:
    begin(pilot, place)


@test_drive.mistake("to another place", fails=GOING)
def drive_elsewhere(pilot: Pilot, place: str) -> None:
    begin(pilot, another(place))


@test_drive.mistake("on foot", fails=GOING)
def walk_instead(pilot: Pilot, place: str) -> None:
    begin(pilot, place, "Walking")


@test_drive.mistake("only the way shown", fails=GOING)
def only_show_way(pilot: Pilot, place: str) -> None:
    directions(pilot, place)


@test_drive.mistake("ended again", fails=GOING)
def drive_and_end(pilot: Pilot, place: str) -> None:
    begin(pilot, place).tap(desc="Close navigation")


@popular_task(
    "maps_first_restaurant",
    "Search Maps for restaurants near here, and show the way to the first one that is listed.",
    params={"start": starts()},
)
def test_restaurant(episode: Episode, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    check_way(episode, nearest(start, "restaurant")[0].name)


def check_way(episode: Episode, goal: str) -> None:
    """The way from here to a place is shown, by whichever mode."""
    with episode.check(WAY):
        ends = Sight(id=START_FIELD, text="Your location"), Sight(id=END_FIELD, text=goal)
        assert not in_sight(episode.device, PACKAGE, *ends)


def show_way_to(pilot: Pilot, site: Site) -> Pilot:
    """Look for restaurants, and show the way to one of them."""
    show_found(pilot, "restaurants", site)
    return pilot.tap(id="placepage_directions_button")


@test_restaurant.solution
def show_way_to_first(pilot: Pilot, start: MapStart) -> None:
    show_way_to(pilot, nearest(start, "restaurant")[0])


@test_restaurant.mistake("the second one", fails=WAY)
def show_way_to_second(pilot: Pilot, start: MapStart) -> None:
    show_way_to(pilot, nearest(start, "restaurant")[1])


@test_restaurant.mistake("only its page", fails=WAY)
def only_show_place(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "restaurants", nearest(start, "restaurant")[0])


@test_restaurant.mistake("left again", fails=WAY)
def show_way_and_leave(pilot: Pilot, start: MapStart) -> None:
    show_way_to(pilot, nearest(start, "restaurant")[0]).home()


@dataclass(frozen=True, slots=True, kw_only=True)
class Everyday:
    """Where somebody lives and works."""

    home: str
    work: str


def everydays() -> SearchStrategy[Everyday]:
    """Apartments and offices."""
    return made(_everyday)


def _everyday(random: Random) -> Everyday:
    home, work = (random.choice(by_kind()[kind]).name for kind in ("apartments", "office"))
    return Everyday(home=home, work=work)


@popular_task(
    "maps_way_home",
    "Show the way home in Maps: home is among the saved places.",
    params={"everyday": everydays(), "start": starts()},
)
def test_home(episode: Episode, everyday: Everyday, start: MapStart) -> None:
    start.put(episode.device)
    maps = Maps(episode.device)
    label(maps, "home", everyday.home)
    label(maps, "work", everyday.work)
    before = maps.labelled()
    episode.run()
    check_way(episode, everyday.home)
    with episode.check(KEPT, weight=0.5):
        assert maps.labelled() == before


def label(maps: Maps, key: str, name: str) -> None:
    """Let a place be the home, or the place of work."""
    site = next(each for each in sites() if each.name == name)
    maps.put_label(key, name=name, kind=site.kind, lat=site.at.lat, lon=site.at.lon)


def show_labelled(pilot: Pilot, key: str) -> Pilot:
    """Show the page of a place with a label."""
    return pilot.open(APP).tap("Saved").scroll_to(text=key).tap(text=key)


@test_home.solution
def show_way_home(pilot: Pilot) -> None:
    show_labelled(pilot, "Home").tap(id="placepage_directions_button")


@test_home.mistake("the way to work", fails=WAY)
def show_way_to_work(pilot: Pilot) -> None:
    show_labelled(pilot, "Work").tap(id="placepage_directions_button")


@test_home.mistake("only where it is", fails=WAY)
def only_show_home(pilot: Pilot) -> None:
    show_labelled(pilot, "Home")


@test_home.mistake("left again", fails=WAY)
def leave_way_home(pilot: Pilot) -> None:
    show_way_home(pilot)
    pilot.home()


@test_home.mistake("work forgotten before", fails=KEPT)
def forget_work(pilot: Pilot, everyday: Everyday) -> None:
    open_place(pilot, everyday.work)
    pilot.scroll_to(text="Label").tap(text="Label").tap("Work").tap("Done")
    pilot.back()
    pilot.tap("Saved").scroll_to(text="Home").tap(text="Home")
    pilot.tap(id="placepage_directions_button")


@popular_task(
    "maps_walk_to_place",
    "Find {place} in Maps, and begin to navigate there from here on foot.",
    params={"place": destinations(), "start": starts()},
)
def test_walk(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    check_going(episode, place, ON_FOOT)


@test_walk.solution
def walk(pilot: Pilot, place: str) -> None:
    begin(pilot, place, "Walking")


@test_walk.mistake("by car", fails=GOING)
def drive_instead(pilot: Pilot, place: str) -> None:
    begin(pilot, place)


@test_walk.mistake("to another place", fails=GOING)
def walk_elsewhere(pilot: Pilot, place: str) -> None:
    begin(pilot, another(place), "Walking")


@test_walk.mistake("left again", fails=GOING)
def walk_and_leave(pilot: Pilot, place: str) -> None:
    begin(pilot, place, "Walking").home()


@popular_task(
    "maps_hotel_availability",
    "Search Maps for hotels near here that have a room for {adults} adults, and check the "
    "availability of one of them for so many.",
    params={"adults": st.integers(3, 6), "start": starts()},
)
def test_hotel(episode: Episode, adults: int, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(ROOMS):
        sights = (
            Sight(id="hotel_name", also=lambda node: node.text in HOTELS),
            Sight(id="stay_guests", text=f"{adults} adults"),
            Sight(id="room_name"),
        )
        assert not in_sight(episode.device, PACKAGE, *sights)


def find_rooms(pilot: Pilot, adults: int) -> Pilot:
    """Look for hotels that have a room for so many adults."""
    search(pilot, "hotels")
    pilot.tap(id="stay_guests")
    for _ in range(adults - USUAL_ADULTS):
        pilot.tap(desc="More adults")
    return pilot.tap("Done")


@test_hotel.solution
def check_rooms(pilot: Pilot, adults: int) -> None:
    find_rooms(pilot, adults).tap(id="title", index=0).tap(id="check_availability_button")


@test_hotel.mistake("for fewer adults", fails=ROOMS)
def check_fewer(pilot: Pilot, adults: int) -> None:
    find_rooms(pilot, adults - 1).tap(id="title", index=0).tap(id="check_availability_button")


@test_hotel.mistake("only the hotels", fails=ROOMS)
def only_find_hotels(pilot: Pilot, adults: int) -> None:
    find_rooms(pilot, adults)


@test_hotel.mistake("left again", fails=ROOMS)
def check_and_leave(pilot: Pilot, adults: int) -> None:
    check_rooms(pilot, adults)
    pilot.back()
