"""Questions about the calendar: whatever is drawn, each has one answer, and others near to it."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.agenda_draws import ASKED_DAYS, NOW, WEEK
from task_suites.android_world.content.agendas import (
    FAMILIES,
    MOST_A_DAY,
    NOISE,
    ONE_DAY,
    PERSONS,
    TITLES,
    Agenda,
)
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.content.events import OCTOBER, Plan

ANY: Final = "SimpleCalendarAnyEventsOnDate"
AT_TIME: Final = "SimpleCalendarEventOnDateAtTime"
IN_WEEK: Final = "SimpleCalendarEventsInNextWeek"
IN_RANGE: Final = "SimpleCalendarEventsInTimeRange"
ON_DATE: Final = "SimpleCalendarEventsOnDate"
AFTER: Final = "SimpleCalendarFirstEventAfterStartTime"
PLACE: Final = "SimpleCalendarLocationOfEvent"
NEXT: Final = "SimpleCalendarNextEvent"
PERSON: Final = "SimpleCalendarNextMeetingWithPerson"
MOSTS: Final[Mapping[str, int]] = {
    ANY: 4, AT_TIME: 1, IN_WEEK: 4, IN_RANGE: 3, ON_DATE: 3, AFTER: 1, PLACE: 1, NEXT: 1,
    PERSON: 1,
}  # fmt: skip
TITLED: Final = tuple(task_id for task_id in MOSTS if task_id != PERSON)
IN_WINDOW: Final = tuple(task_id for task_id in TITLED if task_id != PLACE)


@cache
def drawn(task_id: str) -> tuple[Agenda, ...]:
    values = draws(tasks_of()[task_id], suite_of().name, range(200))
    return tuple(value["agenda"] for value in values)


def texts(plan: Plan) -> str:
    return "\n".join((plan.title, plan.location, plan.description)).casefold()


def at_end(agenda: Agenda, moment: datetime.datetime) -> list[Plan]:
    """The events that go on when a time comes."""
    return [plan for plan in agenda.others if plan.start < moment < plan.end]


@pytest.mark.parametrize("pool", [TITLES, PERSONS])
def test_no_text_of_a_pool_is_part_of_another(pool: tuple[str, ...]) -> None:
    assert len(pool) == len(set(pool)) >= 16
    lower = [text.casefold() for text in pool]
    assert [(a, b) for a in lower for b in lower if a != b and a in b] == []
    assert not any(sign in text for text in pool for sign in (",", ";", " and "))


def test_titles_come_in_families() -> None:
    assert {len(family) for family in FAMILIES} == {3}


@pytest.mark.parametrize("task_id", MOSTS)
def test_there_are_75_others_and_no_two_start_together(task_id: str) -> None:
    for agenda in drawn(task_id):
        assert len(agenda.others) == NOISE == 75
        plans = (*agenda.asked, *agenda.others)
        starts = Counter(plan.start for plan in plans)
        assert starts.most_common(1)[0][1] == 1
        assert all(OCTOBER[0] <= plan.date <= OCTOBER[1] for plan in plans)
        assert all(plan.end.date() == plan.date for plan in plans)
        days = Counter(plan.date for plan in plans)
        assert days.most_common(1)[0][1] <= MOST_A_DAY + MOSTS[task_id]


@pytest.mark.parametrize("task_id", MOSTS)
def test_every_number_of_answers_is_drawn(task_id: str) -> None:
    counts = Counter(len(agenda.asked) for agenda in drawn(task_id))
    assert counts.keys() == set(range(1, MOSTS[task_id] + 1))
    assert min(counts.values()) > 30


@pytest.mark.parametrize("task_id", TITLED)
def test_what_is_asked_for_has_a_title_and_a_place_of_its_own(task_id: str) -> None:
    for agenda in drawn(task_id):
        assert len(set(agenda.titles)) == len(agenda.titles)
        others = [texts(plan) for plan in agenda.others]
        for plan in agenda.asked:
            assert not any(plan.title.casefold() in text for text in others)
            assert plan.location
            assert not any(plan.location == other.location for other in agenda.others)


@pytest.mark.parametrize("task_id", IN_WINDOW)
def test_what_is_asked_for_starts_alone_within_the_time(task_id: str) -> None:
    for agenda in drawn(task_id):
        assert all(agenda.first <= plan.start < agenda.last for plan in agenda.asked)
        assert not any(agenda.first <= plan.start < agenda.last for plan in agenda.others)


@pytest.mark.parametrize("task_id", [ANY, ON_DATE, IN_RANGE, AT_TIME, AFTER, PLACE, PERSON])
def test_every_day_is_asked_for(task_id: str) -> None:
    days = Counter(agenda.day.date for agenda in drawn(task_id))
    assert (min(days), max(days)) == ASKED_DAYS
    assert len(days) == 15
    assert all(agenda.day.date == agenda.target.date for agenda in drawn(task_id))


@pytest.mark.parametrize("task_id", [ANY, ON_DATE])
def test_the_next_day_has_events_of_its_own(task_id: str) -> None:
    for agenda in drawn(task_id):
        assert any(plan.date == agenda.day.date + ONE_DAY for plan in agenda.others)


@pytest.mark.parametrize("task_id", [IN_RANGE, AFTER, NEXT])
def test_one_event_goes_on_when_the_time_begins(task_id: str) -> None:
    assert all(at_end(agenda, agenda.first) for agenda in drawn(task_id))


@pytest.mark.parametrize("task_id", [IN_RANGE, AFTER, NEXT])
def test_one_event_of_the_day_comes_too_late(task_id: str) -> None:
    for agenda in drawn(task_id):
        date = agenda.day.date
        assert any(p.date == date and p.start >= agenda.last for p in agenda.others)


def test_another_event_starts_as_the_hours_end() -> None:
    for agenda in drawn(IN_RANGE):
        assert any(plan.start == agenda.last for plan in agenda.others)


def test_the_day_with_a_time_has_another_event() -> None:
    for agenda in drawn(AT_TIME):
        assert any(plan.date == agenda.day.date for plan in agenda.others)
        assert any(plan.start == agenda.first + ONE_DAY for plan in agenda.others)


def test_the_first_event_often_starts_at_the_asked_time_and_often_later() -> None:
    exact = sum(agenda.target.start == agenda.first for agenda in drawn(AFTER))
    assert 40 < exact < 160


def test_the_week_runs_from_monday_to_sunday_and_has_neighbours() -> None:
    assert [day.isoweekday() for day in WEEK] == [1, 7]
    for agenda in drawn(IN_WEEK):
        dates = {plan.date for plan in agenda.others}
        assert {WEEK[0] - ONE_DAY, WEEK[1] + ONE_DAY} <= dates
    asked = {plan.date for agenda in drawn(IN_WEEK) for plan in agenda.asked}
    assert set(WEEK) <= asked


def test_the_next_event_is_yet_to_come_by_a_while() -> None:
    for agenda in drawn(NEXT):
        assert agenda.first == NOW
        assert agenda.target.date == TODAY
        assert agenda.target.start >= NOW + datetime.timedelta(minutes=20)


def test_a_person_was_met_and_will_be_again_and_has_a_namesake() -> None:
    for agenda in drawn(PERSON):
        assert agenda.target.start >= NOW + datetime.timedelta(minutes=20)
        found = [plan for plan in agenda.others if agenda.person.casefold() in texts(plan)]
        assert {plan.title.rpartition(" ")[2] for plan in found} == {agenda.person}
        assert not [p for p in found if NOW - ONE_DAY / 24 < p.start <= agenda.target.start]
        assert any(plan.end < NOW for plan in found)
        assert any(plan.start > agenda.target.start for plan in found)
        other = [p for p in agenda.others if p.title.endswith(f" {agenda.namesake}")]
        assert any(NOW < plan.start < agenda.target.start for plan in other)
