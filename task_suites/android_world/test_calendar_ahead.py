"""Simple Calendar Pro: questions about what comes next, and where it is."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.tasks.strategies import dates, several
from task_suites.android_world.calendar_ways import (
    APP,
    RIGHT,
    ask,
    delete_first,
    find,
    in_days,
    open_day,
    row_of,
    search,
)
from task_suites.android_world.content.agenda import (
    ASKED,
    NOW,
    TIMES,
    Noise,
    beside,
    clock,
    drawn_near,
    met_often,
    neighbour,
    noise,
    people,
    some_titles,
    titles,
)
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.content.events import LOCATIONS, MEETINGS, Plan
from task_suites.android_world.rules import answered

HOUR: Final = 60
Date = datetime.date
Time = datetime.time


def plan_at(date: Date, time: Time, title: str, location: str = "") -> Plan:
    """An event of an hour."""
    start = datetime.datetime.combine(date, time)
    return Plan(start=start, minutes=HOUR, title=title, location=location)


def next_week(
    dates: Sequence[Date], times: Sequence[Time], titles: Sequence[str]
) -> list[Plan]:
    return [plan_at(*parts) for parts in zip(dates, times, titles, strict=True)]


@task(
    "SimpleCalendarEventsInNextWeek",
    "Which events does Simple Calendar Pro have in the week that begins tomorrow, on Monday? Answer "
    "with their titles alone, separated by commas.",
    params={
        "dates": several(dates(in_days(1), in_days(7)), 2, 2),
        "times": several(st.sampled_from(TIMES), 2, 2),
        "titles": some_titles(2),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=3,
)
def test_events_next_week(
    episode: Episode,
    dates: Sequence[Date],
    times: Sequence[Time],
    titles: Sequence[str],
    noise: Noise,
) -> None:
    others = beside(noise, lambda plan: in_days(1) <= plan.date <= in_days(7))
    ask(episode, next_week(dates, times, titles), others, *titles)
