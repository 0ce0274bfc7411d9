"""What tasks about the weather share: places, what must be seen of them, and ways to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.weather import (
    PACKAGE,
    Forecast,
    Hour,
    ListedPlace,
    Weather,
    degrees,
    speed,
)
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.looking import Sight, in_sight

APP: Final = "The Weather Channel"
SHOWN: Final = "what was asked for is in sight"
PLACES: Final = tuple(
    ListedPlace(name=name, region=region, latitude=north, longitude=east, zone=zone)
    for name, region, north, east, zone in (
        ("Redmond", "Washington", 47.67, -122.12, "America/Los_Angeles"),
        ("Denver", "Colorado", 39.74, -104.99, "America/Denver"),
        ("Chicago", "Illinois", 41.88, -87.63, "America/Chicago"),
        ("Boston", "Massachusetts", 42.36, -71.06, "America/New_York"),
        ("Toronto", "Canada", 43.65, -79.38, "America/Toronto"),
        ("London", "United Kingdom", 51.51, -0.13, "Europe/London"),
        ("Madrid", "Spain", 40.42, -3.70, "Europe/Madrid"),
        ("Berlin", "Germany", 52.52, 13.40, "Europe/Berlin"),
        ("Tokyo", "Japan", 35.68, 139.69, "Asia/Tokyo"),
        ("Sydney", "Australia", -33.87, 151.21, "Australia/Sydney"),
    )
)
"""Whose weather the app knows; names, zones and coordinates of atlases."""
Listed: TypeAlias = Sequence[ListedPlace]


@dataclass(frozen=True, slots=True)
class Search:
    """A city that is not in the list yet."""

    city: ListedPlace
    listed: Listed


def lists(least: int = 2, most: int = 3) -> SearchStrategy[list[ListedPlace]]:
    """Different places, the one that is shown first."""
    return st.lists(st.sampled_from(PLACES), min_size=least, max_size=most, unique=True)


def searches() -> SearchStrategy[Search]:
    """A city, and a list without it."""
    return lists(3, 4).map(lambda drawn: Search(drawn[0], drawn[1:]))


@dataclass(frozen=True, slots=True)
class Told:
    """What the app was told of a place, when the agent was done."""

    forecast: Forecast
    units: str
    now: datetime

    @property
    def hour(self) -> Hour:
        """That of the moment."""
        hours = self.forecast.coming(self.now)
        assert hours, f"the app never showed {self.forecast.place.title}"
        return hours[0]

    def degrees(self, celsius: float) -> str:
        """A temperature as it is written."""
        return degrees(celsius, self.units)

    def wind(self) -> str:
        """The wind of the moment as it is written."""
        return f"{self.hour.wind_from} {speed(self.hour.wind, self.units)}"


def told(device: Device, place: ListedPlace) -> Told:
    """What the app was told."""
    weather = Weather(device)
    return Told(weather.forecast(place), weather.units, device.now())


def run_and_look(
    episode: Episode,
    places: Listed,
    sights: Callable[[Told], Sequence[Sight]],
    *,
    place: ListedPlace | None = None,
) -> None:
    """Let the agent act from a list of places on; then one place must be shown with some sights.

    Args:
        episode: what is going on.
        places: the list, the one that is shown first.
        sights: what must be seen of the place.
        place: which one; the first by default.
    """
    Weather(episode.device).list_only(places)
    episode.run()
    wanted = place or places[0]
    with episode.check(SHOWN):
        found = sights(told(episode.device, wanted))
        title = Sight(id="location_name", text=wanted.title)
        assert not in_sight(episode.device, PACKAGE, title, *found)


def clock(moment: datetime) -> str:
    """A pattern of a time of the day, in either way of telling it."""
    return rf"\b0?({moment.hour}|{moment.hour % 12 or 12}):{moment:%M}\b"


def full_hour(moment: datetime) -> str:
    """A pattern of a full hour, likewise."""
    half = "AM" if moment.hour < 12 else "PM"
    return rf"^({moment:%H}:00|{moment.hour % 12 or 12} {half})\n"


def number(value: int) -> str:
    """A pattern of a number that stands alone."""
    return rf"(?<!\d){re.escape(str(value))}(?!\d)"


def open_tab(pilot: Pilot, tab: str) -> Pilot:
    """Open the app at a tab."""
    return pilot.open(APP).tap(id=f"bottom_nav_{tab}")


def show_place(pilot: Pilot, place: ListedPlace) -> None:
    """Choose another place, found by its name."""
    pilot.tap(id="search").type(None, place.name)
    pilot.tap(text=place.region)


def show_detail(pilot: Pilot, name: str) -> None:
    """Scroll to one of today's details."""
    pilot.scroll_to(id=f"{name}_value")
