"""How calendars are drawn that a question has one answer in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import made
from task_suites.android_world.content.agendas import (
    MEETINGS,
    ONE_DAY,
    PERSONS,
    QUARTER,
    TITLES,
    Agenda,
    Surroundings,
    a_plan,
    moments,
)
from task_suites.android_world.content.days import TODAY, Day, long_date, phrases
from task_suites.android_world.content.events import LOCATIONS, OCTOBER, a_date

NOW: Final = datetime.combine(TODAY, time(15, 34))
ASKED_DAYS: Final = (TODAY, date(2023, 10, 29))
WEEK: Final = (date(2023, 10, 16), date(2023, 10, 22))
"""The next one, from Monday to Sunday."""
NEXT_WEEK: Final = f"next week (Monday, {long_date(WEEK[0])} to Sunday, {long_date(WEEK[1])})"
HALF_A_DAY: Final = timedelta(hours=12)
SOON: Final = timedelta(hours=2)
Near = tuple[datetime, int | None]
"""When an event starts that is nearly asked for, and how many minutes it takes if that matters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """When the events asked for start, when no other does, and what lies beside them."""

    day: Day
    first: datetime
    last: datetime
    starts: tuple[datetime, ...]
    near: tuple[Near, ...]


def on_day(least: int, most: int) -> SearchStrategy[Agenda]:
    """Some events of a day, with others at the same times of the days around it."""

    def outline(random: Random) -> Outline:
        day = a_day(random)
        first = day.at(0)
        starts = some(random, first, first + ONE_DAY, random.randint(least, most))
        near = [(start + way, None) for start in starts for way in (-ONE_DAY, ONE_DAY)]
        return Outline(day=day, first=first, last=first + ONE_DAY, starts=starts, near=tuple(near))

    return agendas(outline)


def at_time() -> SearchStrategy[Agenda]:
    """One event, with another that goes on when it starts, and others that are half a day off."""

    def outline(random: Random) -> Outline:
        day = a_day(random)
        [start] = some(random, day.at(0), day.at(23), 1)
        near = ((start - QUARTER * 2, 60), *half_a_day_off(start), *day_off(start))
        return Outline(day=day, first=start, last=start + QUARTER, starts=(start,), near=near)

    return agendas(outline)


def in_range(least: int, most: int) -> SearchStrategy[Agenda]:
    """Events within some hours, with one that runs into them and one that starts as they end."""

    def outline(random: Random) -> Outline:
        day = a_day(random)
        first = day.at(random.randint(7, 17))
        last = first + timedelta(hours=random.randint(2, 5))
        starts = some(random, first, last, random.randint(least, most))
        beside = (near for start in starts for near in (*half_a_day_off(start), *day_off(start)))
        near = ((first - QUARTER * 2, 60), (last, None), *beside)
        return Outline(day=day, first=first, last=last, starts=starts, near=near)

    return agendas(outline)


def in_next_week(least: int, most: int) -> SearchStrategy[Agenda]:
    """Events of the next week, with others on the days around it."""

    def outline(random: Random) -> Outline:
        day = Day(date=WEEK[0], phrase=NEXT_WEEK)
        first, last = day.at(0), day.at(0) + 7 * ONE_DAY
        starts = some(random, first, last, random.randint(least, most))
        before, after = some(random, first - ONE_DAY, first, 2), some(random, last, last + SOON, 2)
        near = tuple((start, None) for start in (*before, *after))
        return Outline(day=day, first=first, last=last, starts=starts, near=near)

    return agendas(outline)


def first_after() -> SearchStrategy[Agenda]:
    """An event at a time or up to two hours later, with one that runs into that time."""

    def outline(random: Random) -> Outline:
        day = a_day(random)
        [first] = some(random, day.at(7), day.at(19), 1)
        start = first + QUARTER * random.choice((0, 0, 0, 1, 2, 3, 4, 6, 8))
        near = (
            (first - QUARTER * 2, 60),
            (start + QUARTER * random.randint(1, 6), None),
            *day_off(start),
        )
        return Outline(day=day, first=first, last=start + QUARTER, starts=(start,), near=near)

    return agendas(outline)


def next_one() -> SearchStrategy[Agenda]:
    """An event later today, with one that goes on now, one after it and one tomorrow."""

    def outline(random: Random) -> Outline:
        day = Day(date=TODAY, phrase="today")
        [start] = some(random, day.at(16), day.at(22), 1)
        near = (
            (NOW.replace(minute=random.choice((0, 15, 30))), 60),
            (start + QUARTER * random.randint(1, 4), None),
            *half_a_day_off(start),
            *day_off(start),
        )
        return Outline(day=day, first=NOW, last=start + QUARTER, starts=(start,), near=near)

    return agendas(outline)


def anywhere() -> SearchStrategy[Agenda]:
    """One event that has a place, with others of nearly the same title that have others."""

    def outline(random: Random) -> Outline:
        day = a_day(random)
        [start] = some(random, day.at(0), day.at(23), 1)
        near = (*half_a_day_off(start), *day_off(start))
        return Outline(day=day, first=start, last=start, starts=(start,), near=near)

    return agendas(outline)


def agendas(outline: Callable[[Random], Outline]) -> SearchStrategy[Agenda]:
    """Calendars in which the events asked for have titles and places that no other has."""

    def draw(random: Random) -> Agenda:
        drawn = outline(random)
        window, starts = (drawn.first, drawn.last), sorted(drawn.starts)
        names, places = (random.sample(pool, len(starts)) for pool in (TITLES, LOCATIONS))
        plans = zip(starts, names, places, strict=True)
        asked = tuple(a_plan(random, start, name, place) for start, name, place in plans)
        around = Surroundings(random, asked, barred=names, window=window)
        for number, (start, minutes) in enumerate(drawn.near):
            around.add(start, around.kin(names[number % len(names)]), minutes)
        first, last = window
        return Agenda(day=drawn.day, first=first, last=last, asked=asked, others=around.filled())

    return made(draw)


def next_meeting() -> SearchStrategy[Agenda]:
    """Somebody one has met and will meet again later, and another with nearly the same name."""

    def draw(random: Random) -> Agenda:
        place = random.randrange(len(PERSONS))
        person, other = PERSONS[place], PERSONS[place ^ 1]
        day = a_day(random)
        earliest = day.at(16) if day.date == TODAY else day.at(0, 15)
        [start] = some(random, earliest, day.at(23), 1)
        asked = (a_plan(random, start, meeting(random, person), random.choice(LOCATIONS)),)
        barred = [f"{what} {person}" for what in MEETINGS]
        around = Surroundings(random, asked, barred=barred, window=(start, start))
        past = datetime.combine(a_date(random, OCTOBER[0], TODAY - ONE_DAY), time())
        for first, last, name in (
            (past, past + ONE_DAY, person),
            (datetime.combine(TODAY, time(8)), NOW - SOON, person),
            (NOW, start, other),
            (start + QUARTER, start + 2 * ONE_DAY, person),
        ):
            around.add(random.choice(moments(first, last)), meeting(random, name))
        return Agenda(day=day, first=start, last=start, asked=asked, others=around.filled())

    return made(draw)


def meeting(random: Random, person: str) -> str:
    """The title of a meeting with somebody."""
    return f"{random.choice(MEETINGS)} {person}"


def a_day(random: Random) -> Day:
    """A day that may be asked for, in any wording."""
    date_ = a_date(random, *ASKED_DAYS)
    return Day(date=date_, phrase=random.choice(phrases(date_)))


def some(random: Random, first: datetime, last: datetime, count: int) -> tuple[datetime, ...]:
    """Different times from `first` to before `last`."""
    return tuple(random.sample(moments(first, last), count))


def day_off(start: datetime) -> tuple[Near, Near]:
    """The same time of the days around."""
    return (start - ONE_DAY, None), (start + ONE_DAY, None)


def half_a_day_off(start: datetime) -> tuple[Near, ...]:
    """The same time on the clock's face on the same day."""
    way = HALF_A_DAY if start.hour < 12 else -HALF_A_DAY
    return ((start + way, None),)
