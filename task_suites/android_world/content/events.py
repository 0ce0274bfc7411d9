"""Events of a calendar that are easy to mistake for one another, and boards full of them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import chain, islice, repeat
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.events import Event
from pytest_androidbench.tasks.strategies import made
from task_suites.android_world.content.days import long_date

MEETINGS: Final = ("Coffee with", "Interview with", "Walk with")
WORK: Final = ("Planning of", "Briefing on", "Demo of")
NAMES: Final = ("Clara", "Mara", "Marta", "Nora", "Noor", "Theo")
SUBJECTS: Final = ("the spring fair", "the spring budget", "the new website", "the new depot")
TITLES: Final = (
    *(f"{meeting} {name}" for meeting in MEETINGS for name in NAMES),
    *(f"{work} {subject}" for work in WORK for subject in SUBJECTS),
)
ACTIONS: Final = (
    "Agree on", "Ask for news of", "Collect ideas for", "Decide about", "Draw up", "Go through",
    "Look for mistakes in", "Report on", "Shorten", "Share out the work on",
)  # fmt: skip
MATTERS: Final = (
    "the contracts", "the guest list", "the opening hours", "the print costs",
    "the rehearsal plan", "the supplier list", "the training plan", "the travel costs",
    "the travel plan",
)  # fmt: skip
REMARKS: Final = (
    "Bring a laptop.", "Bring the printed slides.", "Be there ten minutes early.",
    "Ring the bell at the back.", "Lunch is on us.",
)  # fmt: skip
LOCATIONS: Final = (
    "Cafe Linden", "Cafe Lindner", "Harbor 3", "Harbor 8", "Hotel Astoria", "Hotel Astra",
    "Mill Street 4", "Mill Street 14", "Mill Lane 4", "North Park", "North Station", "Old Library",
    "Old Brewery", "Room 112", "Room 121", "Room 211", "South Park", "Studio East", "Studio West",
    "Tower Floor 2", "Tower Floor 12", "Town Hall",
)  # fmt: skip
LENGTHS: Final = (15, 30, 45, 60)
OCTOBER: Final = (datetime.date(2023, 10, 1), datetime.date(2023, 10, 31))
_LAST_HOUR: Final = 23


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """An event as a person thinks of it; it ends on the day it starts."""

    start: datetime.datetime
    minutes: int
    title: str
    description: str = ""
    location: str = ""

    @property
    def end(self) -> datetime.datetime:
        """When it is over."""
        return self.start + datetime.timedelta(minutes=self.minutes)

    @property
    def date(self) -> datetime.date:
        """The day it is on."""
        return self.start.date()

    @property
    def day(self) -> str:
        """That day as in `October 16, 2023`."""
        return long_date(self.date)

    @property
    def event(self) -> Event:
        """What the app stores of it."""
        return Event(
            start_ts=_seconds(self.start),
            end_ts=_seconds(self.end),
            title=self.title,
            description=self.description,
            location=self.location,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The events a task is about, and those that are only there too."""

    targets: tuple[Plan, ...]
    others: tuple[Plan, ...] = ()

    @property
    def target(self) -> Plan:
        """The one event a task is about."""
        return self.targets[0]

    @property
    def date(self) -> datetime.date:
        """The day of the targets."""
        return self.target.date


def boards(
    first: datetime.date,
    last: datetime.date,
    *,
    targets: int = 1,
    others: tuple[int, int],
    apart: Callable[[Plan, Plan], bool],
) -> SearchStrategy[Board]:
    """Events of one day, and others of all October, some of them nearly the same.

    Args:
        first: the earliest day of the targets.
        last: the latest.
        targets: how many there are, no two at the same hour.
        others: the fewest and the most of them.
        apart: whether another event (first) may stand beside a target (second).
    """

    def draw(random: Random) -> Board:
        date = a_date(random, first, last)
        hours = sorted(random.sample(range(_LAST_HOUR + 1), targets))
        chosen = tuple(_any_plan(random, date, hour) for hour in hours)
        count = random.randint(*others)
        near = (plan for target in chosen for plan in _near(random, target))
        around = chain(near, (a_plan(random, OCTOBER) for _ in repeat(None)))
        fitting = (plan for plan in around if all(apart(plan, target) for target in chosen))
        return Board(targets=chosen, others=tuple(islice(fitting, count)))

    return made(draw)


def other_title(plan: Plan, target: Plan) -> bool:
    """An event with another title."""
    return plan.title != target.title


def other_day(plan: Plan, target: Plan) -> bool:
    """An event of another day."""
    return plan.date != target.date


def other_event(plan: Plan, target: Plan) -> bool:
    """An event with another title or of another day, and not at the same hour of the day."""
    return plan.start != target.start and (plan.title, plan.date) != (target.title, target.date)


def a_plan(random: Random, span: tuple[datetime.date, datetime.date]) -> Plan:
    """Any event between two days, both included."""
    return _any_plan(random, a_date(random, *span), random.randint(0, _LAST_HOUR))


def a_date(random: Random, first: datetime.date, last: datetime.date) -> datetime.date:
    """A day between two, all alike."""
    return first + datetime.timedelta(days=random.randint(0, (last - first).days))


def stored(plans: Iterable[Plan]) -> list[Event]:
    """Events in the order of the calendar, so that their ids tell nothing."""
    return [plan.event for plan in sorted(plans, key=lambda plan: (plan.start, plan.title))]


def retitled(plan: Plan) -> Plan:
    """The same event with the next title of the pool."""
    return replace(plan, title=TITLES[(TITLES.index(plan.title) + 1) % len(TITLES)])


def _near(random: Random, plan: Plan) -> list[Plan]:
    """The same event a day sooner and later, and another one of its day."""
    days = (plan.start + datetime.timedelta(days=way) for way in (-1, 1))
    moved = [replace(plan, start=start) for start in days if start.month == plan.start.month]
    hour = (plan.start.hour + random.randint(1, _LAST_HOUR)) % (_LAST_HOUR + 1)
    other = replace(_any_plan(random, plan.date, hour), title=retitled(plan).title)
    return [*moved, other]


def _any_plan(random: Random, date: datetime.date, hour: int) -> Plan:
    """An event that starts on the hour and is over before midnight."""
    lengths = LENGTHS if hour < _LAST_HOUR else LENGTHS[:-1]
    return Plan(
        start=datetime.datetime.combine(date, datetime.time(hour)),
        minutes=random.choice(lengths),
        title=random.choice(TITLES),
        description=_description(random),
    )


def _description(random: Random) -> str:
    sentence = f"{random.choice(ACTIONS)} {random.choice(MATTERS)}."
    return f"{sentence} {random.choice(REMARKS)}" if random.randrange(2) else sentence


def _seconds(moment: datetime.datetime) -> int:
    return round(moment.replace(tzinfo=datetime.UTC).timestamp())
