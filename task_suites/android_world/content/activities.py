"""Activities somebody may have recorded in a sports tracker, and how a log of them is drawn.

Distances are whole hundredths of a mile, which the app shows without rounding: in miles with two
decimals, half a mile and less in feet.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.tracks import Track
from pytest_androidbench.tasks.strategies import made, one_of
from task_suites.android_world.content.days import TODAY, Day, long_date, phrases

ASKED: Final[Mapping[str, tuple[str, ...]]] = {
    "running": (
        "Canal run", "Easy five", "Hill repeats", "Interval session", "Lunch break jog",
        "Morning run", "Park loops", "River out and back", "Sunrise jog", "Tempo run",
    ),
    "walking": (
        "Afternoon stroll", "Around the block", "Dog walk", "Evening walk", "Market walk",
        "Old town tour", "Park stroll", "Riverside walk", "Walk to the library",
        "Walk with Selma",
    ),
    "hiking": (
        "Badger Hill", "Chapel trail", "Fern Gorge", "Forest loop", "Lake circuit",
        "Lookout tower", "Mill valley hike", "Ridge trail", "Three summits hike",
        "Waterfall hike",
    ),
    "mountain biking": (
        "Bike park", "Enduro practice", "Flow trail", "Forest singletrack", "Gravel pit jumps",
        "Night ride with lights", "Quarry descent", "Ridge trail descent", "Rock garden",
        "Roots and mud",
    ),
    "kayaking": (
        "Bay crossing", "Canal paddle", "Evening paddle", "Harbor round trip", "Island loop",
        "Lake crossing", "Lock to lock", "River descent", "Seal watching", "Whitewater course",
    ),
    "rowing": (
        "Coxed four", "Double scull", "Eights practice", "Lake crossing at dawn",
        "Regatta warm-up", "Single scull", "Sprint pieces", "Steady state", "Technique drills",
        "Up to the weir",
    ),
    "inline skating": (
        "Airfield laps", "Boardwalk roll", "Bridge to bridge", "Evening roll", "Harbor promenade",
        "Night skate", "Park roll", "River path roll", "Slalom practice", "Stadium laps",
    ),
    "cross-country skiing": (
        "Classic technique", "Dawn tracks", "Double poling drills", "Floodlit loop",
        "Forest tracks", "Glacier tracks", "Hut to hut", "Lake tracks", "Snow tunnel laps",
        "Valley tracks",
    ),
    "climbing": (
        "Boulder circuit", "Chimney route", "Crag with Viktor", "Granite slabs", "Gym session",
        "Lead practice", "North wall", "Quarry wall", "Sea cliffs", "Via ferrata",
    ),
    "sailing": (
        "Around the buoy", "Bay crossing by wind", "Dinghy race", "Evening regatta",
        "Harbor to harbor", "Island weekend", "Laser practice", "Lighthouse trip",
        "Man overboard drill", "Night passage",
    ),
    "kite surfing": (
        "Big air session", "Downwinder", "First foil tacks", "Flat water lagoon", "Jump practice",
        "Lagoon session", "Light wind foil", "North beach", "Sunset session", "Upwind drills",
    ),
    "swimming": (
        "Breaststroke drills", "Crawl endurance", "Early lanes", "Evening lanes",
        "Kickboard sets", "Lido lanes", "Masters practice", "Medley sets", "Pool intervals",
        "Pyramid sets",
    ),
}  # fmt: skip
"""The types that goals ask for, each with names; none is part of another type or of its names."""

OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "biking": (
        "Bakery ride", "Canal ride", "Commute home", "Commute to work", "Coffee ride",
        "Evening ride", "Lake circuit by bike", "Ride with Jonas", "River path ride",
        "Windy ride",
    ),
    "skating": (
        "Figure practice", "Frozen pond", "Hockey drills", "Ice rink laps", "Indoor rink",
        "Long track practice", "Open air rink", "Pair practice", "Rink with Nadia",
        "Speed laps",
    ),
    "skiing": (
        "Backcountry descent", "Black slopes", "Blue slopes", "Glacier slopes", "Indoor slope",
        "Mogul practice", "Night slopes", "Powder morning", "Slalom training", "Valley descent",
    ),
    "surfing": (
        "Beach break", "Dawn patrol", "Longboard morning", "North beach waves", "Point break",
        "River wave", "Small waves", "South swell", "Sunset waves", "Wave pool",
    ),
    "workout": (
        "Circuit training", "Core session", "Garage gym", "Intervals at the gym",
        "Kettlebell session", "Park gym", "Resistance bands", "Stair sprints", "Stretch and core",
        "Upper body",
    ),
    "snow shoeing": (
        "Alpine meadow", "Forest round in snow", "Full moon tour", "Hut tour", "Lake shore tour",
        "Powder tour", "Ridge tour", "Silent valley", "Summit tour", "Winter trail",
    ),
    "horse back riding": (
        "Beach gallop", "Dressage practice", "Field ride", "Forest ride", "Jumping lesson",
        "Paddock session", "Ride to the mill", "Stable to lake", "Sunday trail ride",
        "Young horse lesson",
    ),
}  # fmt: skip
"""Types that are only in the way; those an asked type's name ends with are among them."""

NAMES: Final[Mapping[str, tuple[str, ...]]] = {**ASKED, **OTHERS}
METRES: Final = 16.09344
"""In a hundredth of a mile."""
LOG: Final = (datetime.date(2023, 10, 1), TODAY)
WEEK: Final = (datetime.date(2023, 10, 9), TODAY)
"""From Monday to Sunday."""
THIS_WEEK: Final = f"this week (Monday, {long_date(WEEK[0])} to Sunday, {long_date(WEEK[1])})"
Days = tuple[datetime.date, datetime.date]

_NOISE: Final = 20
_LONGEST_MINUTES, _FURTHEST = 299, 1242
_NEAR_KILOMETRES: Final = tuple(
    way for way in range(1, _FURTHEST + 1) if abs(math.remainder(way * METRES, 10)) < 2
)
"""Ways that look alike with metric units: four of them, rounded to 10 m, are less than 8 m off."""
_EARLIEST, _LATEST, _NOW, _MIDNIGHT = 5 * 60, 20 * 60, 15 * 60 + 34, 24 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Outing:
    """An activity that may have been drawn before it is known of which type it is."""

    type: str | None = None
    """None: the type that the goal asks for."""
    place: int
    """Which of its type's names it has."""
    start: datetime.datetime
    minutes: int
    hundredths: int
    """Of a mile."""

    @property
    def date(self) -> datetime.date:
        """The day it starts and ends on."""
        return self.start.date()

    @property
    def metres(self) -> float:
        """How far it went."""
        return self.hundredths * METRES

    def track(self, asked: str) -> Track:
        """What is recorded of it, where `asked` is the type that the goal asks for."""
        category = self.type or asked
        return Track(
            name=NAMES[category][self.place],
            category=category,
            start=self.start,
            duration=datetime.timedelta(minutes=self.minutes),
            metres=self.metres,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Some outings between two days, both included; formatted, it is what a goal says."""

    first: datetime.date
    last: datetime.date
    outings: tuple[Outing, ...]

    def __str__(self) -> str:
        return f"from {long_date(self.first)} to {long_date(self.last)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DayLog:
    """Some outings of one day, and how the goal names it."""

    day: Day
    outings: tuple[Outing, ...]

    def __str__(self) -> str:
        return self.day.phrase


def asked_types() -> SearchStrategy[str]:
    """A type that the app's search finds without others."""
    return one_of(*ASKED)


def noise() -> SearchStrategy[tuple[Outing, ...]]:
    """Outings of all types in the first half of October, about every fourth of the asked one."""
    return made(lambda random: tuple(_strange(random) for _ in range(_NOISE)))


def this_week(least: int, most: int) -> SearchStrategy[tuple[Outing, ...]]:
    """Outings of the asked type in the week that ends today; no two went equally far."""

    def draw(random: Random) -> tuple[Outing, ...]:
        count = random.randint(least, most)
        outings = [outing(random, random_date(random, WEEK)) for _ in range(count)]
        # Every second distance at most, so that they lie further apart than an answer may be off.
        far = random.sample(range(7, 746, 2), count)
        return tuple(replace(one, hundredths=way) for one, way in zip(outings, far, strict=True))

    return made(draw)


def spans(least: int, most: int) -> SearchStrategy[Span]:
    """Outings of the asked type between two days, often on the very first or last one."""

    def draw(random: Random) -> Span:
        first = random_date(random, (LOG[0], datetime.date(2023, 10, 9)))
        last = random_date(random, (datetime.date(2023, 10, 10), TODAY))
        chosen = [
            random.choice((first, last, random_date(random, (first, last))))
            for _ in range(random.randint(least, most))
        ]
        outings = tuple(
            replace(outing(random, date), hundredths=random.choice(_NEAR_KILOMETRES))
            for date in chosen
        )
        return Span(first=first, last=last, outings=outings)

    return made(draw)


def on_one_day(first: datetime.date, last: datetime.date) -> SearchStrategy[DayLog]:
    """A single outing of the asked type."""
    return made(lambda random: _day_log(random, (first, last), (None,)))


def several_types(
    first: datetime.date, last: datetime.date, *, least: int, most: int
) -> SearchStrategy[DayLog]:
    """Outings of one day, each of another type."""

    def draw(random: Random) -> DayLog:
        types = random.sample(tuple(NAMES), random.randint(least, most))
        return _day_log(random, (first, last), types)

    return made(draw)


def mixed(
    asked: Iterable[Outing],
    strange: Iterable[Outing],
    category: str,
    spares: Callable[[Track], bool],
) -> list[Track]:
    """The whole log by time: what is asked for, and what the noise has beside it."""
    around = [track for track in (one.track(category) for one in strange) if not spares(track)]
    tracks = [*(one.track(category) for one in asked), *around]
    return sorted(tracks, key=lambda track: (track.start, track.category, track.name))


def asked_in(category: str, days: Days) -> Callable[[Track], bool]:
    """What the noise must not have: tracks of the asked type between two days."""
    return lambda track: track.category == category and within(track, days)


def within(track: Track, days: Days) -> bool:
    """Whether a track was recorded between two days, both included."""
    return days[0] <= track.start.date() <= days[1]


def outing(random: Random, date: datetime.date, type_: str | None = None) -> Outing:
    """Any outing of a day that is over when the suite's clock starts."""
    minutes = random.randint(1, _LONGEST_MINUTES)
    end = _NOW if date == TODAY else _MIDNIGHT
    start = random.randint(_EARLIEST, min(_LATEST, end - minutes - 1))
    return Outing(
        type=type_,
        place=random.randrange(10),
        start=datetime.datetime.combine(date, datetime.time(*divmod(start, 60))),
        minutes=minutes,
        hundredths=random.randint(1, _FURTHEST),
    )


def random_date(random: Random, days: Days) -> datetime.date:
    """A day between two, all alike."""
    return days[0] + datetime.timedelta(days=random.randint(0, (days[1] - days[0]).days))


def _strange(random: Random) -> Outing:
    type_ = None if random.randrange(4) == 0 else random.choice(tuple(NAMES))
    return outing(random, random_date(random, LOG), type_)


def _day_log(random: Random, days: Days, types: Iterable[str | None]) -> DayLog:
    date = random_date(random, days)
    day = Day(date=date, phrase=random.choice(phrases(date)))
    return DayLog(day=day, outings=tuple(outing(random, date, type_) for type_ in types))
