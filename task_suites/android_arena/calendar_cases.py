"""What tasks about the calendar are drawn from, and the events that are there at the start.

No title here is one of the small world's: an event that a goal names is the only one of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.planned import PlannedEvent
from pytest_androidbench.tasks.strategies import made
from task_suites.android_arena.mail_cases import FAMILY, GIVEN, Writer
from task_suites.android_arena.recipe import START

TITLES: Final = (
    "Kiln firing", "Orchestra audition", "Boiler inspection", "Seed swap", "Map reading course",
    "Press briefing", "Fencing practice", "Roof garden meeting", "Tax consultation",
    "Beekeeping class", "Parade rehearsal", "Tram depot tour",
)  # fmt: skip
PLACES: Final = (
    "Copperfield Hall", "Quayside Studio 4", "North Annex", "Old Tannery", "Lantern House",
    "Pavilion B", "Foundry Building",
)  # fmt: skip
HOUR: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class PlannedCase:
    """Titles and days that differ, somewhere and somebody."""

    titles: tuple[str, ...]
    places: tuple[str, ...]
    days: tuple[int, ...]
    """Of next month."""
    hour: int
    who: Writer
    other: Writer

    @property
    def title(self) -> str:
        """The one the goal is about."""
        return self.titles[0]

    @property
    def place(self) -> str:
        """The one the goal is about."""
        return self.places[0]

    @property
    def day(self) -> str:
        """The day the goal asks for, as it is said."""
        return said(self.date)

    @property
    def date(self) -> date:
        """The day the goal asks for."""
        return next_month(self.days[0])


def planned_cases() -> SearchStrategy[PlannedCase]:
    """All of it at once, without anything twice."""
    return made(_case)


def _case(random: Random) -> PlannedCase:
    given, family = random.sample(GIVEN, 2), random.sample(FAMILY, 2)
    who, other = (Writer(f"{one} {two}") for one, two in zip(given, family, strict=True))
    return PlannedCase(
        tuple(random.sample(TITLES, 3)),
        tuple(random.sample(PLACES, 3)),
        tuple(random.sample(range(2, 29), 3)),
        random.randint(9, 17),
        who,
        other,
    )


def next_month(day: int) -> date:
    """A day of the month after that of the start."""
    first = (START.date().replace(day=1) + timedelta(days=32)).replace(day=1)
    return first.replace(day=day)


def said(day: date) -> str:
    """A day as goals have it: `13 November`."""
    return f"{day.day} {day:%B}"


def event(case: PlannedCase, place: int, day: int) -> PlannedEvent:
    """An hour with one of the titles, at one of the places, on a day of next month."""
    on = next_month(day)
    start = datetime(on.year, on.month, on.day, case.hour, tzinfo=UTC)
    return PlannedEvent(
        title=case.titles[place],
        place=case.places[place],
        start_ms=int(start.timestamp() * 1000),
        end_ms=int((start + HOUR).timestamp() * 1000),
    )


def events(case: PlannedCase) -> Sequence[PlannedEvent]:
    """The one the goal is about, and another one on the day after."""
    later = case.days[1] + 1
    return event(case, 0, case.days[1]), event(case, 1, later)
