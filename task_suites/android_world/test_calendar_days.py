"""Simple Calendar Pro: questions about one day, on which other events may be as well."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Limits, Pilot, task
from task_suites.android_world.calendar_ways import (
    APP,
    RIGHT,
    ask,
    delete_first,
    find,
    in_days,
    open_day,
)
from task_suites.android_world.content.agenda import (
    ASKED,
    LENGTHS,
    TIMES,
    Noise,
    at,
    beside,
    clock,
    drawn_near,
    neighbour,
    noise,
    some_titles,
    titles,
)
from task_suites.android_world.content.days import Day, days
from task_suites.android_world.content.events import Plan
from pytest_androidbench.tasks.strategies import several

DAYS: Final = days(in_days(0), in_days(14))
EVENING: Final = datetime.time(20)
HOUR: Final = 60
MINUTE: Final = datetime.timedelta(minutes=1)
Titles = Sequence[str]
Times = Sequence[datetime.time]


def look(pilot: Pilot, plans: Sequence[Plan]) -> None:
    """See events on the page of their day."""
    open_day(pilot, plans[0].date)
    find(pilot, plans)


def on_day(day: Day, titles: Titles, times: Times) -> list[Plan]:
    """Events of an hour each."""
    return [
        Plan(start=at(day, time), minutes=HOUR, title=title)
        for title, time in zip(titles, times, strict=True)
    ]


@task(
    "SimpleCalendarAnyEventsOnDate",
    "Do I have any events {day}, going by Simple Calendar Pro? Answer with their titles alone, "
    "separated by commas.",
    params={
        "day": DAYS,
        "titles": some_titles(3),
        "times": several(st.sampled_from(TIMES), 3, 3),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=4,
)
def test_any_events(episode: Episode, day: Day, titles: Titles, times: Times, noise: Noise) -> None:
    others = beside(noise, lambda plan: plan.date == day.date)
    ask(episode, on_day(day, titles, times), others, *titles)


@test_any_events.solution
def read_day(pilot: Pilot, day: Day, titles: Titles, times: Times) -> None:
    look(pilot, on_day(day, titles, times))
    pilot.answer(", ".join(titles))


@test_any_events.mistake("one left out", fails=RIGHT)
def leave_one_out(pilot: Pilot, titles: Titles) -> None:
    pilot.answer(", ".join(titles[1:]))


@test_any_events.mistake("one of them three times", fails=RIGHT)
def repeat_one(pilot: Pilot, titles: Titles) -> None:
    pilot.answer(", ".join([titles[0]] * 3))


@test_any_events.mistake("one deleted after it was read", fails=None)
def read_and_delete(pilot: Pilot, day: Day, titles: Titles, times: Times) -> None:
    look(pilot, on_day(day, titles, times))
    delete_first(pilot)
    pilot.answer(", ".join(titles))


def at_time(day: Day, time: datetime.time, minutes: int, title: str) -> Plan:
    return Plan(start=at(day, time), minutes=minutes, title=title)


@task(
    "SimpleCalendarEventOnDateAtTime",
    "Which event does Simple Calendar Pro have {day} at {time:%H:%M}? Answer with its title alone.",
    params={
        "day": DAYS,
        "time": st.sampled_from(TIMES),
        "minutes": st.sampled_from(LENGTHS),
        "title": titles(21),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=3,
)
def test_event_at_time(
    episode: Episode, day: Day, time: datetime.time, minutes: int, title: str, noise: Noise
) -> None:
    plan = at_time(day, time, minutes, title)
    near = drawn_near(noise, day.date)
    others = beside(near, lambda other: other.touches(plan.start, plan.start + MINUTE))
    ask(episode, [plan], others, title)


@test_event_at_time.solution
def read_time(
    pilot: Pilot, day: Day, time: datetime.time, minutes: int, title: str
) -> None:
    look(pilot, [at_time(day, time, minutes, title)])
    pilot.answer(title)


@test_event_at_time.mistake("its time told as well", fails=RIGHT)
def tell_time(pilot: Pilot, time: datetime.time, title: str) -> None:
    pilot.answer(f"{title}, {time:%H:%M}")


@task(
    "SimpleCalendarEventsInTimeRange",
    "Which events does Simple Calendar Pro have {day} between {time:%H:%M} and 20:00? Answer with "
    "their titles alone, separated by commas.",
    params={
        "day": DAYS,
        "time": st.sampled_from(clock(datetime.time(8), 13)),
        "later": st.sampled_from(range(0, 241, 30)),
        "title": titles(10),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={
        "complex_ui_understanding",
        "screen_reading",
        "search",
        "transcription",
        "information_retrieval",
        "parameterized",
    },
    optimal_steps=2,
)
def test_events_in_range(
    episode: Episode, day: Day, time: datetime.time, later: int, title: str, noise: Noise
) -> None:
    first, last = at(day, time), at(day, EVENING)
    near = drawn_near(noise, day.date)
    others = beside(near, lambda other: other.touches(first, last))
    ask(episode, [delayed(day, time, later, title)], others, title)


def delayed(day: Day, time: datetime.time, later: int, title: str) -> Plan:
    """An event of an hour that starts some minutes after a time."""
    start = at(day, time) + datetime.timedelta(minutes=later)
    return Plan(start=start, minutes=HOUR, title=title)


@task(
    "SimpleCalendarEventsOnDate",
    "What is in Simple Calendar Pro for me {day}? Answer with the title alone, or with titles "
    "separated by commas.",
    params={
        "day": DAYS,
        "time": st.sampled_from(TIMES),
        "minutes": st.sampled_from(LENGTHS),
        "title": titles(),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=4,
)
def test_events_on_date(
    episode: Episode, day: Day, time: datetime.time, minutes: int, title: str, noise: Noise
) -> None:
    others = beside(noise, lambda plan: plan.date == day.date)
    ask(episode, [at_time(day, time, minutes, title)], others, title)


test_events_on_date.solution(read_time)


@task(
    "SimpleCalendarFirstEventAfterStartTime",
    "Which event is the first one {day} that starts after {time:%H:%M}? Look into Simple Calendar "
    "Pro and answer with its title alone.",
    params={
        "day": DAYS,
        "time": st.sampled_from(clock(datetime.time(7), 17)),
        "later": st.sampled_from(range(30, 241, 30)),
        "title": titles(10),
        "noise": noise(),
    },
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"screen_reading", "parameterized"},
    optimal_steps=2,
)
def test_first_event_after(
    episode: Episode, day: Day, time: datetime.time, later: int, title: str, noise: Noise
) -> None:
    plan, asked = delayed(day, time, later, title), at(day, time)
    near = drawn_near(noise, day.date)
    others = beside(near, lambda other: asked <= other.start <= plan.start)
    ask(episode, [plan], others, title)


@test_events_in_range.solution
@test_first_event_after.solution
def read_delayed(pilot: Pilot, day: Day, time: datetime.time, later: int, title: str) -> None:
    look(pilot, [delayed(day, time, later, title)])
    pilot.answer(title)


@test_event_at_time.mistake("a near title", fails=RIGHT)
@test_events_in_range.mistake("a near title", fails=RIGHT)
@test_events_on_date.mistake("a near title", fails=RIGHT)
@test_first_event_after.mistake("a near title", fails=RIGHT)
def tell_neighbour(pilot: Pilot, title: str) -> None:
    pilot.answer(neighbour(title, ASKED))


@test_events_in_range.mistake("one more that there is not", fails=RIGHT)
@test_events_on_date.mistake("one more that there is not", fails=RIGHT)
@test_first_event_after.mistake("the next one as well", fails=RIGHT)
def tell_two(pilot: Pilot, title: str) -> None:
    pilot.answer(f"{title}, {neighbour(title, ASKED)}")


@test_event_at_time.mistake("another one added", fails=None)
@test_events_on_date.mistake("another one added", fails=None)
def add_another(pilot: Pilot, day: Day, title: str) -> None:
    open_day(pilot, day.date)
    pilot.tap(id="calendar_fab").tap("Event").type("Title", title).tap("Save")
    pilot.tap("OK").answer(title)
