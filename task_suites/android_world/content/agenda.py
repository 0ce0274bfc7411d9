"""What questions about a calendar are made of: titles, places, people, and a month full of events."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import made, several
from task_suites.android_world.content.days import TODAY, Day
from task_suites.android_world.content.events import LOCATIONS, MEETINGS, Plan, a_plan

ASKED: Final = (
    "Board meeting", "Book club", "Book club dinner", "Budget planning", "Budget review",
    "Car inspection", "Chess evening", "Chess tournament", "Choir concert", "Choir rehearsal",
    "Dentist appointment", "Farewell lunch", "Garden meeting", "Garden party", "House inspection",
    "Parents evening", "Pottery class", "Product launch", "Sprint planning", "Sprint review",
    "Team lunch", "Vet appointment", "Yoga class",
)  # fmt: skip
PEOPLE: Final = (
    "Alma", "Alva", "Carla", "Clara", "Emil", "Emilia", "Jana", "Jonas", "Lena", "Leona", "Mara",
    "Marta", "Nora", "Noor", "Thea", "Theo",
)  # fmt: skip
NOW: Final = datetime.datetime(2023, 10, 15, 15, 34)
SPAN: Final = (datetime.date(2023, 9, 30), datetime.date(2023, 10, 30))
"""Fifteen days before and after today."""
NOISE: Final = 75
NEAR: Final = 6
"""How many of them are drawn near to what is asked for."""
LENGTHS: Final = tuple(range(15, 241, 15))
Noise = Sequence[Plan]


def clock(first: datetime.time, count: int, step: int = 30) -> tuple[datetime.time, ...]:
    """So many times of a day, some minutes apart."""
    start = datetime.datetime.combine(TODAY, first)
    return tuple((start + datetime.timedelta(minutes=step * n)).time() for n in range(count))


TIMES: Final = clock(datetime.time(8), 20)


def titles(count: int = len(ASKED)) -> SearchStrategy[str]:
    """The title of an event that is asked for, out of the first so many."""
    return st.sampled_from(ASKED[:count])


def some_titles(count: int) -> SearchStrategy[Sequence[str]]:
    """As many different titles."""
    return several(titles(), count, count)


def people() -> SearchStrategy[str]:
    """Somebody one meets; several are called nearly the same."""
    return st.sampled_from(PEOPLE)


def noise() -> SearchStrategy[tuple[Plan, ...]]:
    """Events of all days around today, with times on the hour."""
    return made(lambda random: tuple(_stray(random) for _ in range(NOISE)))


def at(day: Day, time: datetime.time) -> datetime.datetime:
    """A time of a day."""
    return day.at(time.hour, time.minute)


def drawn_near(noise: Noise, date: datetime.date) -> list[Plan]:
    """The noise, with some of it on the day that is asked for."""
    moved = [
        replace(plan, start=datetime.datetime.combine(date, plan.start.time()))
        for plan in noise[:NEAR]
    ]
    return [*moved, *noise[NEAR:]]


def met_often(noise: Noise, person: str) -> list[Plan]:
    """The noise, with some meetings with a person in it."""
    met = [
        replace(plan, title=f"{MEETINGS[place % len(MEETINGS)]} {person}")
        for place, plan in enumerate(noise[:NEAR])
    ]
    return [*met, *noise[NEAR:]]


def neighbour(value: str, pool: Sequence[str]) -> str:
    """The value that follows one in a pool, the first one after the last."""
    return pool[(pool.index(value) + 1) % len(pool)]


def beside(noise: Iterable[Plan], unclear: Callable[[Plan], bool]) -> list[Plan]:
    """The noise without what would make an answer unclear."""
    return [plan for plan in noise if not unclear(plan)]


def _stray(random: Random) -> Plan:
    plan = a_plan(random, SPAN)
    if random.randrange(2):
        plan = replace(plan, title=random.choice(ASKED))
    return replace(plan, location=random.choice(LOCATIONS)) if random.randrange(2) else plan


def _on(date: datetime.date, moment: datetime.datetime) -> datetime.datetime:
    return datetime.datetime.combine(date, moment.time())
