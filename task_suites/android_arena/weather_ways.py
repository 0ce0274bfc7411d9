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
    Place,
    Weather,
    degrees,
    speed,
)
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.looking import Sight, in_sight

APP: Final = "The Weather Channel"
SHOWN: Final = "what was asked for is in sight"
PLACES: Final = (
    Place(name="Redmond", region="Washington", latitude=47.67, longitude=-122.12,
          zone="America/Los_Angeles"),
    Place(name="Denver", region="Colorado", latitude=39.74, longitude=-104.99,
          zone="America/Denver"),
    Place(name="Chicago", region="Illinois", latitude=41.88, longitude=-87.63,
          zone="America/Chicago"),
    Place(name="Boston", region="Massachusetts", latitude=42.36, longitude=-71.06,
          zone="America/New_York"),
    Place(name="Toronto", region="Canada", latitude=43.65, longitude=-79.38,
          zone="America/Toronto"),
    Place(name="London", region="United Kingdom", latitude=51.51, longitude=-0.13,
          zone="Europe/London"),
    Place(name="Madrid", region="Spain", latitude=40.42, longitude=-3.70, zone="Europe/Madrid"),
    Place(name="Berlin", region="Germany", latitude=52.52, longitude=13.40, zone="Europe/Berlin"),
    Place(name="Tokyo", region="Japan", latitude=35.68, longitude=139.69, zone="Asia/Tokyo"),
    Place(name="Sydney", region="Australia", latitude=-33.87, longitude=151.21,
          zone="Australia/Sydney"),
)  # fmt: skip
"""Whose weather the app knows; names, zones and coordinates of atlases."""
Listed: TypeAlias = Sequence[Place]


@dataclass(frozen=True, slots=True)
class Search:
    """A city that is not in the list yet."""

    city: Place
    listed: Listed


def lists(least: int = 2, most: int = 3) -> SearchStrategy[list[Place]]:
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


def told(device: Device, place: Place) -> Told:
    """What the app was told."""
    weather = Weather(device)
    return Told(weather.forecast(place), weather.units, device.now())


def run_and_look(
    episode: Episode,
    places: Listed,
    sights: Callable[[Told], Sequence[Sight]],
    *,
    place: Place | None = None,
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


def show_place(pilot: Pilot, place: Place) -> None:
    """Choose another place, found by its name."""
    pilot.tap(id="search").type(None, place.name)
    pilot.tap(text=place.region)


def show_detail(pilot: Pilot, name: str) -> None:
    """Scroll to one of today's details."""
    pilot.scroll_to(id=f"{name}_value")
