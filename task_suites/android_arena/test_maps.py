"""Places and ways in Maps, around Mountain View."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.maps import PACKAGE, Maps
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.map_places import (
    MapStart,
    destinations,
    nearest,
    pairs_of_destinations,
    starts,
    starts_before_closed_doors,
)
from task_suites.android_arena.map_ways import (
    directions,
    judge_nearest,
    open_place,
    place_in_sight,
    search,
    show_found,
    way_in_sight,
)
from task_suites.android_arena.recipe import START

WAY: Final = "the way by car is shown"
TRAFFIC: Final = "the map shows the traffic"
ABOVE: Final = "the map shows the ground from above"
MAP: Final = "the map is in front"
ON_FOOT: Final = "the way on foot is shown"
BUSES: Final = "ways by public transport are shown"
STREET: Final = "the street before the place is shown"
SAVED: Final = "the place is in a list"
UNTOUCHED: Final = "no other place is in a list"
OPEN: Final = "the nearest open restaurant is shown"
FAR: Final = "how far it is is shown"
NEAREST: Final = "the nearest one is shown"
ELSEWHERE: Final = "Los Altos Gardens"
OTHER: Final = "Microsoft SVC Building"


def another(place: str) -> str:
    """A place that is not meant."""
    return OTHER if place == ELSEWHERE else ELSEWHERE


@arena_task(
    "maps_directions",
    "Show in Maps how to get from here to {place} by car.",
    params={"place": destinations(), "start": starts()},
)
def test_directions(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(WAY):
        assert not way_in_sight(episode.device, place, sights=(Sight(id="trip_summary"),))


@test_directions.solution
def show_way(pilot: Pilot, place: str) -> None:
    directions(pilot, place)


@test_directions.mistake("the way to another place", fails=WAY)
def show_another_way(pilot: Pilot, place: str) -> None:
    directions(pilot, another(place))


@test_directions.mistake("left again", fails=WAY)
def leave_way(pilot: Pilot, place: str) -> None:
    directions(pilot, place)
    pilot.back()


@arena_task(
    "maps_traffic_on_route",
    "Show in Maps the way from here to {place} by car, and have the map show the traffic on it.",
    params={"place": destinations(), "start": starts()},
)
def test_traffic(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(WAY):
        sights = Sight(id="trip_traffic"), Sight(id="map_frame")
        assert not way_in_sight(episode.device, place, sights=sights)
    with episode.check(TRAFFIC):
        assert Maps(episode.device).look().traffic


def turn_on_traffic(pilot: Pilot) -> None:
    """Have the map show the traffic."""
    pilot.tap(id="layers_fab").tap(desc="Traffic").tap(desc="Close menu")


@test_traffic.solution
def show_traffic(pilot: Pilot, place: str) -> None:
    directions(pilot, place)
    turn_on_traffic(pilot)


@test_traffic.mistake("the traffic on another way", fails=WAY)
def show_other_traffic(pilot: Pilot, place: str) -> None:
    directions(pilot, another(place))
    turn_on_traffic(pilot)


@test_traffic.mistake("left again", fails=WAY)
def leave_traffic(pilot: Pilot, place: str) -> None:
    show_traffic(pilot, place)
    pilot.home()


@test_traffic.mistake("without the traffic", fails=TRAFFIC)
def show_way_alone(pilot: Pilot, place: str) -> None:
    directions(pilot, place)


@arena_task("maps_satellite_view", "Have the map of Maps show what satellites see.",
            params={"start": starts()})  # fmt: skip
def test_satellite(episode: Episode, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(MAP):
        assert not in_sight(episode.device, PACKAGE, Sight(id="map_frame"))
    with episode.check(ABOVE):
        assert Maps(episode.device).look().ground == "satellite"


@test_satellite.solution
def show_satellite(pilot: Pilot) -> None:
    pilot.open("Maps").tap(id="layers_fab").tap(desc="Satellite").tap(desc="Close menu")


@test_satellite.mistake("the relief", fails=ABOVE)
def show_terrain(pilot: Pilot) -> None:
    pilot.open("Maps").tap(id="layers_fab").tap(desc="Terrain").tap(desc="Close menu")


@test_satellite.mistake("left again", fails=MAP)
def leave_satellite(pilot: Pilot) -> None:
    show_satellite(pilot)
    pilot.home()


@arena_task("maps_nearest_gas_station", "Show the page of the gas station nearest to here in Maps.",
            params={"start": starts()})  # fmt: skip
def test_gas(episode: Episode, start: MapStart) -> None:
    judge_nearest(episode, start, "fuel", NEAREST)


@test_gas.solution
def show_gas(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "gas station", nearest(start, "fuel")[0])


@test_gas.mistake("the second nearest", fails=NEAREST)
def show_other_gas(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "gas station", nearest(start, "fuel")[1])


@test_gas.mistake("left again", fails=NEAREST)
def leave_gas(pilot: Pilot, start: MapStart) -> None:
    show_gas(pilot, start)
    pilot.back()


@arena_task(
    "maps_street_view",
    "Show in Maps what the street before {place} looks like.",
    params={"place": destinations(), "start": starts()},
)
def test_street_view(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(STREET):
        sights = Sight(id="street_view_title", text=place), Sight(id="street_view_panorama")
        assert not in_sight(episode.device, PACKAGE, *sights)


@test_street_view.solution
def show_street(pilot: Pilot, place: str) -> None:
    open_place(pilot, place)
    pilot.tap(desc="Street View")


@test_street_view.mistake("another street", fails=STREET)
def show_another_street(pilot: Pilot, place: str) -> None:
    show_street(pilot, another(place))


@test_street_view.mistake("left again", fails=STREET)
def leave_street(pilot: Pilot, place: str) -> None:
    show_street(pilot, place)
    pilot.back()


@arena_task(
    "maps_walking_route",
    "Show in Maps how to get from here to {place} on foot.",
    params={"place": destinations(), "start": starts()},
)
def test_walking(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(ON_FOOT):
        sights = (Sight(id="trip_summary"),)
        assert not way_in_sight(episode.device, place, mode="Walking", sights=sights)


@test_walking.solution
def show_walk(pilot: Pilot, place: str) -> None:
    directions(pilot, place)
    pilot.tap(desc="Walking")


@test_walking.mistake("by car", fails=ON_FOOT)
def show_drive(pilot: Pilot, place: str) -> None:
    directions(pilot, place)


@test_walking.mistake("to another place", fails=ON_FOOT)
def show_another_walk(pilot: Pilot, place: str) -> None:
    show_walk(pilot, another(place))


@test_walking.mistake("left again", fails=ON_FOOT)
def leave_walk(pilot: Pilot, place: str) -> None:
    show_walk(pilot, place)
    pilot.back()


@arena_task(
    "maps_transit_options",
    "Show in Maps by which buses one gets from here to {place}.",
    params={"place": destinations(), "start": starts()},
)
def test_transit(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    episode.run()
    with episode.check(BUSES):
        sights = (Sight(has=r"\d+:\d\d.* from "),)
        assert not way_in_sight(episode.device, place, mode="Transit", sights=sights)


@test_transit.solution
def show_buses(pilot: Pilot, place: str) -> None:
    directions(pilot, place)
    pilot.tap(desc="Transit")


@test_transit.mistake("to another place", fails=BUSES)
def show_other_buses(pilot: Pilot, place: str) -> None:
    show_buses(pilot, another(place))


@test_transit.mistake("left again", fails=BUSES)
def leave_buses(pilot: Pilot, place: str) -> None:
    show_buses(pilot, place)
    pilot.home()


@arena_task(
    "maps_save_place",
    "Save {place} in Maps, in whichever list.",
    params={"place": destinations(), "start": starts()},
)
def test_save(episode: Episode, place: str, start: MapStart) -> None:
    start.put(episode.device)
    maps = Maps(episode.device)
    before = maps.saved()
    episode.run()
    new = [each for each in maps.saved() if each not in before]
    with episode.check(SAVED):
        assert place in {each.name for each in new}
    with episode.check(UNTOUCHED):
        assert {each.name for each in new} <= {place}
        assert not [each for each in before if each not in maps.saved()]


@test_save.solution
def save(pilot: Pilot, place: str) -> None:
    open_place(pilot, place)
    pilot.tap(desc="Save").tap("Want to go").tap("Done")


@test_save.mistake("another place", fails=SAVED)
def save_another(pilot: Pilot, place: str) -> None:
    save(pilot, another(place))


@test_save.mistake("another place as well", fails=UNTOUCHED)
def save_two(pilot: Pilot, place: str) -> None:
    save(pilot, place)
    pilot.back()
    pilot.tap(id="search_omnibox_text_box").type(None, another(place)[:-1])
    pilot.tap(text=another(place)).tap(desc="Save").tap("Want to go").tap("Done")


@test_save.mistake("only its page", fails=SAVED)
def only_show(pilot: Pilot, place: str) -> None:
    open_place(pilot, place)


@arena_task(
    "maps_nearest_open_restaurant",
    "Show the page of the restaurant nearest to here in Maps, of those that are open now.",
    params={"start": starts_before_closed_doors()},
)
def test_open_restaurant(episode: Episode, start: MapStart) -> None:
    start.put(episode.device)
    wanted = nearest(start, "restaurant", episode.device.now())[0]
    episode.run()
    with episode.check(OPEN):
        assert not place_in_sight(episode.device, wanted.name)


@test_open_restaurant.solution
def show_open(pilot: Pilot, start: MapStart) -> None:
    search(pilot, "restaurant")
    pilot.tap("Open now")
    name = nearest(start, "restaurant", START)[0].name
    pilot.scroll_to(text=name).tap(text=name)


@test_open_restaurant.mistake("the nearest, which is closed", fails=OPEN)
def show_closed(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "restaurant", nearest(start, "restaurant")[0])


@test_open_restaurant.mistake("left again", fails=OPEN)
def leave_open(pilot: Pilot, start: MapStart) -> None:
    show_open(pilot, start)
    pilot.back()


@arena_task(
    "maps_distance_between",
    "Show in Maps how far it is by car from {ends[0]} to {ends[1]}.",
    params={"ends": pairs_of_destinations(), "start": starts()},
)
def test_distance(episode: Episode, ends: tuple[str, str], start: MapStart) -> None:
    start.put(episode.device)
    begin, goal = ends
    episode.run()
    with episode.check(FAR):
        sights = (Sight(id="trip_summary", has=r"\(.*(mi|ft|km|m)\)"),)
        assert not way_in_sight(episode.device, goal, start=begin, sights=sights)


@test_distance.solution
def show_distance(pilot: Pilot, ends: tuple[str, str]) -> None:
    begin, goal = ends
    directions(pilot, goal)
    pilot.tap(id="directions_startpoint_textbox").type(None, begin[:-1]).tap(text=begin)


@test_distance.mistake("from here", fails=FAR)
def show_from_here(pilot: Pilot, ends: tuple[str, str]) -> None:
    directions(pilot, ends[1])


@test_distance.mistake("the way back", fails=FAR)
def show_way_back(pilot: Pilot, ends: tuple[str, str]) -> None:
    show_distance(pilot, ends)
    pilot.tap(desc="Swap start and destination")


@test_distance.mistake("left again", fails=FAR)
def leave_distance(pilot: Pilot, ends: tuple[str, str]) -> None:
    show_distance(pilot, ends)
    pilot.home()


@arena_task("maps_nearest_atm", "Show the page of the ATM nearest to here in Maps.",
            params={"start": starts()})  # fmt: skip
def test_atm(episode: Episode, start: MapStart) -> None:
    judge_nearest(episode, start, "atm", NEAREST)


@test_atm.solution
def show_atm(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "ATM", nearest(start, "atm")[0])


@test_atm.mistake("the second nearest", fails=NEAREST)
def show_other_atm(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "ATM", nearest(start, "atm")[1])


@test_atm.mistake("left again", fails=NEAREST)
def leave_atm(pilot: Pilot, start: MapStart) -> None:
    show_atm(pilot, start)
    pilot.back()


@arena_task("maps_nearest_parking", "Show the page of the parking nearest to here in Maps.",
            params={"start": starts()})  # fmt: skip
def test_parking(episode: Episode, start: MapStart) -> None:
    judge_nearest(episode, start, "parking", NEAREST)


@test_parking.solution
def show_parking(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "parking", nearest(start, "parking")[0])


@test_parking.mistake("the second nearest", fails=NEAREST)
def show_other_parking(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "parking", nearest(start, "parking")[1])


@test_parking.mistake("left again", fails=NEAREST)
def leave_parking(pilot: Pilot, start: MapStart) -> None:
    show_parking(pilot, start)
    pilot.back()


@arena_task("maps_nearest_hospital", "Show the page of the hospital nearest to here in Maps.",
            params={"start": starts()})  # fmt: skip
def test_hospital(episode: Episode, start: MapStart) -> None:
    judge_nearest(episode, start, "hospital", NEAREST)


@test_hospital.solution
def show_hospital(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "hospital", nearest(start, "hospital")[0])


@test_hospital.mistake("the second nearest", fails=NEAREST)
def show_other_hospital(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "hospital", nearest(start, "hospital")[1])


@test_hospital.mistake("left again", fails=NEAREST)
def leave_hospital(pilot: Pilot, start: MapStart) -> None:
    show_hospital(pilot, start)
    pilot.back()


@arena_task("maps_nearest_hotel", "Show the page of the hotel nearest to here in Maps.",
            params={"start": starts()})  # fmt: skip
def test_hotel(episode: Episode, start: MapStart) -> None:
    judge_nearest(episode, start, "hotel", NEAREST)


@test_hotel.solution
def show_hotel(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "hotel", nearest(start, "hotel")[0])


@test_hotel.mistake("the second nearest", fails=NEAREST)
def show_other_hotel(pilot: Pilot, start: MapStart) -> None:
    show_found(pilot, "hotel", nearest(start, "hotel")[1])


@test_hotel.mistake("left again", fails=NEAREST)
def leave_hotel(pilot: Pilot, start: MapStart) -> None:
    show_hotel(pilot, start)
    pilot.back()
