"""Events to be added and deleted: whatever is drawn, the goal means one thing, and it is undone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from functools import cache
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from fixtures.zones import living_in
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.content.events import (
    ACTIONS,
    LOCATIONS,
    MATTERS,
    REMARKS,
    TITLES,
    Board,
)
from task_suites.android_world.test_calendar_add import TEXTS, meant, repeated

ADDED: Final = {
    "SimpleCalendarAddOneEvent": (0, 16),
    "SimpleCalendarAddOneEventInTwoWeeks": (14, 14),
    "SimpleCalendarAddOneEventRelativeDay": (1, 6),
    "SimpleCalendarAddOneEventTomorrow": (1, 1),
    "SimpleCalendarAddRepeatingEvent": (0, 16),
}
"""How many days ahead the first and the last day is."""
DELETED: Final = {
    "SimpleCalendarDeleteEvents": (3, 0, 16),
    "SimpleCalendarDeleteEventsOnRelativeDay": (2, 1, 6),
    "SimpleCalendarDeleteOneEvent": (1, 0, 16),
}
"""How many there are, then as above."""


@cache
def drawn(task_id: str) -> tuple[Mapping[str, Any], ...]:
    return tuple(draws(tasks_of()[task_id], suite_of().name, range(200)))


def boards(task_id: str) -> list[Board]:
    return [values["board"] for values in drawn(task_id)]


@pytest.mark.parametrize("pool", [TITLES, ACTIONS, MATTERS, REMARKS, LOCATIONS])
def test_pools_hold_each_value_once(pool: tuple[str, ...]) -> None:
    assert len(set(pool)) == len(pool) >= 5


def test_there_are_as_many_titles_and_descriptions_as_upstream_has() -> None:
    assert len(TITLES) == 30
    assert len(ACTIONS) * len(MATTERS) * (1 + len(REMARKS)) == 540


@pytest.mark.parametrize("task_id", [*ADDED, *DELETED])
def test_every_event_is_over_before_midnight(task_id: str) -> None:
    for board in boards(task_id):
        for plan in (*board.targets, *board.others):
            assert plan.minutes in {15, 30, 45, 60}
            assert plan.start.minute == 0
            assert plan.end.date() == plan.date


@pytest.mark.parametrize("task_id", ADDED)
def test_what_is_to_be_added_is_not_there(task_id: str) -> None:
    first, last = ADDED[task_id]
    counts = set()
    for board in boards(task_id):
        assert len(board.targets) == 1
        assert board.target.title not in {plan.title for plan in board.others}
        assert first <= (board.date - TODAY).days <= last
        assert board.date in {plan.date for plan in board.others}
        counts.add(len(board.others))
    assert (min(counts), max(counts)) == (1, 20)


@pytest.mark.parametrize("task_id", DELETED)
def test_what_is_to_be_deleted_is_told_from_the_others(task_id: str) -> None:
    count, first, last = DELETED[task_id]
    for board in boards(task_id):
        assert len(board.targets) == count
        assert len(board.others) == 20
        assert first <= (board.date - TODAY).days <= last
        names = {(plan.start, plan.title) for plan in board.targets}
        assert len(names) == count
        assert not names & {(plan.start, plan.title) for plan in board.others}


@pytest.mark.parametrize(
    "task_id", [name for name in DELETED if name != "SimpleCalendarDeleteOneEvent"]
)
def test_all_of_a_day_are_to_be_deleted(task_id: str) -> None:
    for board in boards(task_id):
        assert board.date not in {plan.date for plan in board.others}


def test_one_event_is_deleted_from_among_nearly_the_same() -> None:
    for board in boards("SimpleCalendarDeleteOneEvent"):
        assert board.target.title in {plan.title for plan in board.others}
        assert board.date in {plan.date for plan in board.others}


def test_repeating_events_are_stored_as_the_app_stores_them() -> None:
    rules = set()
    for values in drawn("SimpleCalendarAddRepeatingEvent"):
        target = values["board"].target
        event = repeated(target.event, values["repetition"])
        weekly = values["repetition"] == "weekly"
        assert event.repeat_interval == (7 if weekly else 1) * 86_400
        assert event.repeat_rule == (1 << target.date.weekday() if weekly else 0)
        rules.add(event.repeat_rule)
    assert rules == {0, 1, 2, 4, 8, 16, 32, 64}


def test_an_events_texts_are_one_line_and_say_when_it_repeats_in_one_way() -> None:
    every_day = {"repeat_interval": 7 * 86_400, "repeat_rule": 127}
    row = {"table": "events", "id": 1, **dict.fromkeys(TEXTS, "tea\n and  cake"), **every_day}
    daily = {"repeat_interval": 86_400, "repeat_rule": 0}
    assert meant(row) == {**row, **dict.fromkeys(TEXTS, "tea and cake"), **daily}


def test_rows_of_other_tables_are_what_they_are() -> None:
    row = {"table": "event_types", "title": " Regular  event "}
    assert meant(row) == row


def test_an_event_that_does_not_repeat_weekly_has_no_rule() -> None:
    event = boards("SimpleCalendarAddOneEvent")[0].target.event
    assert repeated(event, "daily").repeat_rule == 0
    assert repeated(event, None) == event


def test_an_event_is_stored_alike_wherever_this_process_runs() -> None:
    plan = boards("SimpleCalendarAddOneEvent")[0].target
    with living_in("Asia/Tokyo"):
        assert plan.event.start_ts == plan.start.replace(tzinfo=UTC).timestamp()
