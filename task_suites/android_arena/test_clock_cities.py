"""The world clock."""

from __future__ import annotations

from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clock_data import PACKAGE, ClockData
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight, in_sight

IN_SIGHT: Final = "the city's time is in sight"
ADDED: Final = "the city was added, and no other changed"
DELETED: Final = "the city is gone, and no other"
ZONES: Final = {
    "London": "Europe/London",
    "Beijing": "Asia/Shanghai",
    "Tokyo": "Asia/Tokyo",
    "New York": "America/New_York",
    "Sydney": "Australia/Sydney",
    "Cairo": "Africa/Cairo",
    "Paris": "Europe/Paris",
    "Dubai": "Asia/Dubai",
}
KNOWN: Final = ("Nairobi", "Lima")
"""Cities that are there already; none of them is drawn."""
ELSEWHERE: Final = "Denver"
"""Whose time is that of no other."""
CITIES: Final = one_of(*ZONES)


def time_in(device: Device, city: str) -> str:
    """What the clock shows for a city now; all episodes have 24 hours."""
    # The device's own zone is UTC in this suite.
    return f"{device.now().astimezone(ZoneInfo(ZONES[city])):%H:%M}"


def row_shows(seen: Observation, city: str, time: str) -> bool:
    """Whether a city and a time stand beside each other."""
    cities = [node.bounds for node in seen.nodes if node.text == city]
    times = [node.center[1] for node in seen.nodes if node.text == time]
    height = seen.height // 30
    return any(box[1] - height < y < box[3] + height for box in cities for y in times)


@arena_task(
    "clock_time_in_city",
    "Show what time it is in {city} now, in the clock app.",
    params={"city": CITIES},
)
def test_time_in_city(episode: Episode, city: str) -> None:
    ClockData(episode.device).put_cities(KNOWN)
    episode.run()
    device = episode.device
    with episode.check(IN_SIGHT):
        times = [time_in(device, city)]
        named = Sight(also=lambda node: node.text == city and not node.editable)
        assert not in_sight(device, PACKAGE, named, typing=True)
        seen = device.observe()
        times.append(time_in(device, city))
        assert any(row_shows(seen, city, time) for time in times)


def add(pilot: Pilot, city: str) -> None:
    """Add a city to the world clock."""
    pilot.open("Clock").tap(id="tab_menu_clock").tap("Add city")
    pilot.type(None, city, id="open_search_view_edit_text").tap(id="city_name", text=city)


@test_time_in_city.solution
def show_time(pilot: Pilot, city: str) -> None:
    add(pilot, city)


@test_time_in_city.mistake("another city", fails=IN_SIGHT)
def show_another(pilot: Pilot) -> None:
    add(pilot, ELSEWHERE)


@test_time_in_city.mistake("left again", fails=IN_SIGHT)
def show_and_leave(pilot: Pilot, city: str) -> None:
    add(pilot, city)
    pilot.home()


@test_time_in_city.mistake("another page of the clock", fails=IN_SIGHT)
def show_and_turn_away(pilot: Pilot, city: str) -> None:
    add(pilot, city)
    pilot.tap(id="tab_menu_timer")


@arena_task(
    "clock_add_city", "Add {city} to the world clock of the clock app.", params={"city": CITIES}
)
def test_add_city(episode: Episode, city: str) -> None:
    data = ClockData(episode.device)
    data.put_cities(KNOWN)
    episode.run()
    with episode.check(ADDED):
        assert sorted(data.cities()) == sorted([*KNOWN, city])


@test_add_city.solution
def add_city(pilot: Pilot, city: str) -> None:
    add(pilot, city)


@test_add_city.mistake("only searched for", fails=ADDED)
def search_city(pilot: Pilot, city: str) -> None:
    pilot.open("Clock").tap(id="tab_menu_clock").tap("Add city")
    pilot.type(None, city, id="open_search_view_edit_text")


@test_add_city.mistake("another city", fails=ADDED)
def add_another(pilot: Pilot) -> None:
    add(pilot, ELSEWHERE)


@test_add_city.mistake("another one taken away", fails=ADDED)
def add_and_remove_another(pilot: Pilot, city: str) -> None:
    add(pilot, city)
    pilot.long_press(KNOWN[0])


@arena_task(
    "clock_delete_city",
    "Take {city} off the world clock of the clock app.",
    params={"city": CITIES},
)
def test_delete_city(episode: Episode, city: str) -> None:
    data = ClockData(episode.device)
    data.put_cities([KNOWN[0], city, KNOWN[1]])
    episode.run()
    with episode.check(DELETED):
        assert data.cities() == list(KNOWN)


@test_delete_city.solution
def delete_city(pilot: Pilot, city: str) -> None:
    pilot.open("Clock").tap(id="tab_menu_clock").long_press(city)


@test_delete_city.mistake("another city", fails=DELETED)
def delete_another(pilot: Pilot) -> None:
    pilot.open("Clock").tap(id="tab_menu_clock").long_press(KNOWN[0])


@test_delete_city.mistake("taken back", fails=DELETED)
def delete_and_undo(pilot: Pilot, city: str) -> None:
    delete_city(pilot, city)
    pilot.tap("Undo")


@test_delete_city.mistake("the cities all gone", fails=DELETED)
def delete_all(pilot: Pilot, city: str) -> None:
    delete_city(pilot, city)
    for known in KNOWN:
        pilot.long_press(known)
