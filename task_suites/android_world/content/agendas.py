"""Calendars with one answer to a question, and events beside it that nearly are one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from random import Random
from typing import Final

from pytest_androidbench.appdata.events import Event
from task_suites.android_world.content.days import Day
from task_suites.android_world.content.events import (
    ACTIONS,
    LENGTHS,
    LOCATIONS,
    MATTERS,
    OCTOBER,
    Plan,
    stored,
)

FAMILIES: Final = (
    ("Budget review", "Budget preview", "Budget report"),
    ("Team breakfast", "Team brunch", "Team building"),
    ("Piano lesson", "Piano recital", "Violin lesson"),
    ("Car inspection", "Car insurance call", "Bike inspection"),
    ("Yoga class", "Yoga workshop", "Pilates class"),
    ("Evening for parents", "Council of parents", "Evening for students"),
    ("Book club", "Book fair", "Chess club"),
    ("Dentist check", "Doctor check", "Dentist follow-up"),
    ("Garden clean-up", "Garden party", "Garage clean-up"),
    ("Sprint planning", "Sprint review", "Trip planning"),
    ("Press briefing", "Press breakfast", "Project briefing"),
    ("Museum visit", "Museum tour", "Market visit"),
    ("Opera rehearsal", "Opera night", "Quiz night"),
    ("Swimming practice", "Swimming gala", "Skating practice"),
    ("Flat viewing", "Flat handover", "House viewing"),
)
"""Titles that are easy to mistake for one another; none is a part of another."""
TITLES: Final = tuple(title for family in FAMILIES for title in family)
PERSONS: Final = (
    "Carla", "Clara", "Elif", "Elin", "Jonah", "Jonas", "Lena", "Lina", "Mara", "Marta", "Noor",
    "Nora", "Svea", "Sven", "Thea", "Theo",
)  # fmt: skip
"""Each beside one with nearly the same name."""
MEETINGS: Final = ("Breakfast with", "Coffee with", "Drinks with", "Lunch with", "Meeting with")
EVERY_TITLE: Final = (*TITLES, *(f"{meeting} {name}" for meeting in MEETINGS for name in PERSONS))
NOISE: Final = 75
MOST_A_DAY: Final = 6
QUARTER, ONE_DAY = timedelta(minutes=15), timedelta(days=1)
_LAST_START: Final = time(23)
"""Later ones could not be over before midnight."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agenda:
    """The events that answer a question, and all others."""

    day: Day
    first: datetime
    last: datetime
    """From `first` to before `last` no other event starts."""
    asked: tuple[Plan, ...]
    others: tuple[Plan, ...] = ()

    @property
    def target(self) -> Plan:
        """The first event asked for."""
        return self.asked[0]

    @property
    def titles(self) -> list[str]:
        """What the events asked for are called, in their order."""
        return [plan.title for plan in self.asked]

    @property
    def person(self) -> str:
        """Whom one meets, where it is such an event."""
        return self.target.title.rpartition(" ")[2]

    @property
    def namesake(self) -> str:
        """Who is called nearly the same as that person."""
        return PERSONS[PERSONS.index(self.person) ^ 1]

    @property
    def events(self) -> list[Event]:
        """What the app stores."""
        return stored([*self.asked, *self.others])


class Surroundings:
    """The other events of a calendar as they come in, no two of which start together."""

    def __init__(
        self,
        random: Random,
        asked: Collection[Plan],
        *,
        barred: Collection[str],
        window: tuple[datetime, datetime],
    ) -> None:
        self._random = random
        self._window = window
        self._titles = [title for title in EVERY_TITLE if title not in barred]
        self._places = [""] + [p for p in LOCATIONS if p not in {plan.location for plan in asked}]
        self._starts = {plan.start for plan in asked}
        self._days: Counter[date] = Counter()
        self._plans: list[Plan] = []

    def kin(self, title: str) -> str:
        """A title like one, and not barred."""
        [family] = (family for family in FAMILIES if title in family)
        return self._random.choice([n for n in family if n in self._titles] or self._titles)

    def add(self, start: datetime, title: str, minutes: int | None = None) -> None:
        """Take an event in, unless it starts in the window or there is no room for it."""
        day = start.date()
        strange = self._window[0] <= start < self._window[1] or start in self._starts
        full = self._days[day] >= MOST_A_DAY
        fits = OCTOBER[0] <= day <= OCTOBER[1] and start.time() <= _LAST_START
        if fits and not strange and not full:
            place = self._random.choice(self._places)
            self._starts.add(start)
            self._days[day] += 1
            self._plans.append(a_plan(self._random, start, title, place, minutes))

    def filled(self) -> tuple[Plan, ...]:
        """All of them, with any others besides."""
        first = datetime.combine(OCTOBER[0], time())
        quarters = (OCTOBER[1] - OCTOBER[0] + ONE_DAY) // QUARTER
        while len(self._plans) < NOISE:
            start = first + QUARTER * self._random.randrange(quarters)
            self.add(start, self._random.choice(self._titles))
        return tuple(self._plans)


def moments(first: datetime, last: datetime) -> list[datetime]:
    """The quarters of an hour from `first` to before `last` that an event may start at."""
    start = datetime.combine(first.date(), time())
    every = (start + QUARTER * place for place in range((last - start) // QUARTER + 1))
    return [moment for moment in every if first <= moment < last and moment.time() <= _LAST_START]


def a_plan(
    random: Random, start: datetime, title: str, place: str, minutes: int | None = None
) -> Plan:
    """An event, of any length that is over before midnight."""
    lengths = LENGTHS if start.time() < _LAST_START else LENGTHS[:-1]
    return Plan(
        start=start,
        minutes=minutes or random.choice(lengths),
        title=title,
        description=f"{random.choice(ACTIONS)} {random.choice(MATTERS)}.",
        location=place,
    )
