"""Simple Calendar Pro: events added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from datetime import date, timedelta
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.events import (
    CHOSEN,
    DAILY,
    WEEKLY,
    Event,
    Events,
    when_it_repeats,
)
from pytest_androidbench.appdata.validators import one_line, picked, rows_kept
from task_suites.android_world.calendar_ways import add, delete, in_days, open_day
from task_suites.android_world.content.events import (
    OCTOBER,
    Board,
    boards,
    other_title,
    retitled,
    stored,
)
from task_suites.android_world.rules import added

ENTERED: Final = "the event is in, as it should be"
PUBLISHED: Final = (
    "start_ts", "end_ts", "title", "location", "description", "repeat_rule", "repeat_interval",
)  # fmt: skip
"""The columns that upstream looks at."""
TEXTS: Final = ("title", "location", "description")
WHAT: Final = (
    'the title "{board.target.title}" and the description "{board.target.description}". It '
    "starts at {board.target.start:%H:%M} and takes {board.target.minutes} minutes."
)
INTERVALS: Final = {"daily": DAILY, "weekly": WEEKLY}
TWO_WEEKS: Final = in_days(14)


def a_board(first: date, last: date) -> SearchStrategy[Board]:
    """One event to be added, and up to twenty with other titles, one of them on its day."""
    return boards(first, last, others=(1, 20), apart=other_title)


def run_and_check(episode: Episode, board: Board, repetition: str | None = None) -> None:
    """Let the agent add an event to the others."""
    kept = Events(episode.device)
    kept.replace(stored(board.others))
    before = kept.rows()
    episode.run()
    after = kept.rows()
    wanted = asdict(repeated(board.target.event, repetition)) | {"table": "events"}
    with episode.check(ENTERED):
        tables = (before, after, [wanted])
        if episode.upstream:
            compared = [picked(rows, "table", *PUBLISHED) for rows in tables]
        else:
            compared = [picked(map(meant, rows), "table", *CHOSEN) for rows in tables]
        assert added(episode, *compared, alike=TEXTS)
    assert rows_kept(before, after)


def meant(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """A row, the same for all ways to write the same event; types and ticks as they are."""
    if row["table"] != "events":
        return row
    return {**row, **{name: one_line(row[name]) for name in TEXTS}, **when_it_repeats(row)}


def repeated(event: Event, repetition: str | None) -> Event:
    """An event that repeats; weekly ones have a bit for their weekday."""
    if repetition is None:
        return event
    monday_is_0 = (event.start_ts // DAILY + 3) % 7
    rule = 1 << monday_is_0 if repetition == "weekly" else 0
    return replace(event, repeat_interval=INTERVALS[repetition], repeat_rule=rule)


@task(
    "SimpleCalendarAddOneEvent",
    f"Add an event to Simple Calendar Pro on {{board.target.day}}, with {WHAT}",
    params={"board": a_board(in_days(0), OCTOBER[1])},
    limits=Limits(steps=34),
    app="calendar",
    difficulty="hard",
    tags={"data_entry", "complex_ui_understanding", "parameterized"},
    optimal_steps=17,
)
def test_add_one_event(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarAddOneEventInTwoWeeks",
    f"Add an event to Simple Calendar Pro for the day two weeks from today, with {WHAT}",
    params={"board": a_board(TWO_WEEKS, TWO_WEEKS)},
    limits=Limits(steps=34),
    app="calendar",
    difficulty="medium",
    tags={"data_entry", "math_counting", "parameterized"},
    optimal_steps=10,
)
def test_add_in_two_weeks(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarAddOneEventRelativeDay",
    f"Add an event to Simple Calendar Pro for this {{board.date:%A}}, with {WHAT}",
    wordings=[
        f"This coming {{board.date:%A}} I have something on. Enter it into Simple Calendar Pro "
        f"with {WHAT}",
        'Simple Calendar Pro should show "{board.target.title}" on the coming {board.date:%A}, '
        "at {board.target.start:%H:%M}, {board.target.minutes} minutes long, with "
        '"{board.target.description}" as its description.',
        "Please put a new event of {board.target.minutes} minutes into Simple Calendar Pro, "
        "beginning this {board.date:%A} at {board.target.start:%H:%M}. Call it "
        '"{board.target.title}" and describe it as "{board.target.description}".',
        'Title: "{board.target.title}". Description: "{board.target.description}". When: this '
        "{board.date:%A}, {board.target.start:%H:%M}, for {board.target.minutes} minutes. Make an "
        "event of that in Simple Calendar Pro.",
    ],
    params={"board": a_board(in_days(1), in_days(6))},
    limits=Limits(steps=34),
    app="calendar",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=17,
)
def test_add_on_weekday(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarAddOneEventTomorrow",
    f"Add an event to Simple Calendar Pro for tomorrow, with {WHAT}",
    params={"board": a_board(in_days(1), in_days(1))},
    limits=Limits(steps=34),
    app="calendar",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=13,
)
def test_add_tomorrow(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarAddRepeatingEvent",
    f"Add an event to Simple Calendar Pro on {{board.target.day}}, with {WHAT} Let it repeat "
    "{repetition}, without an end.",
    params={
        "board": a_board(in_days(0), OCTOBER[1]),
        "repetition": st.sampled_from(tuple(INTERVALS)),
    },
    limits=Limits(steps=34),
    app="calendar",
    difficulty="easy",
    tags={"data_entry", "complex_ui_understanding", "parameterized"},
    optimal_steps=14,
)
def test_add_repeating(episode: Episode, board: Board, repetition: str) -> None:
    run_and_check(episode, board, repetition)


@test_add_one_event.solution
@test_add_in_two_weeks.solution
@test_add_on_weekday.solution
@test_add_tomorrow.solution
def add_it(pilot: Pilot, board: Board) -> None:
    add(pilot, board.target)


@test_add_one_event.mistake("a day late", fails=ENTERED)
@test_add_in_two_weeks.mistake("a day late", fails=ENTERED)
@test_add_tomorrow.mistake("a day late", fails=ENTERED)
def add_a_day_late(pilot: Pilot, board: Board) -> None:
    add(pilot, replace(board.target, start=board.target.start + timedelta(days=1)))


@test_add_on_weekday.mistake("a week late", fails=ENTERED)
def add_a_week_late(pilot: Pilot, board: Board) -> None:
    add(pilot, replace(board.target, start=board.target.start + timedelta(weeks=1)))


@test_add_one_event.mistake("with another length", fails=ENTERED)
@test_add_tomorrow.mistake("with another length", fails=ENTERED)
def add_shorter(pilot: Pilot, board: Board) -> None:
    minutes = 30 if board.target.minutes == 15 else board.target.minutes - 15
    add(pilot, replace(board.target, minutes=minutes))


@test_add_in_two_weeks.mistake("with a letter too many in the title", fails=ENTERED)
@test_add_on_weekday.mistake("with a letter too many in the title", fails=ENTERED)
def misspell_title(pilot: Pilot, board: Board) -> None:
    add(pilot, replace(board.target, title=board.target.title + "s"))


@test_add_one_event.mistake("with a near title", fails=ENTERED)
def add_near_title(pilot: Pilot, board: Board) -> None:
    add(pilot, retitled(board.target))


@test_add_one_event.mistake("then every week", fails=ENTERED)
def add_too_often(pilot: Pilot, board: Board) -> None:
    add(pilot, board.target, "weekly")


@test_add_tomorrow.mistake("twice", fails=ENTERED)
def add_twice(pilot: Pilot, board: Board) -> None:
    add(pilot, board.target)
    add(pilot, board.target)


@test_add_one_event.mistake("and another one deleted")
@test_add_repeating.mistake("and another one deleted")
def add_and_delete_other(pilot: Pilot, board: Board) -> None:
    add(pilot, board.target)
    open_day(pilot, board.others[0].date)
    delete(pilot, board.others[:1])


@test_add_repeating.solution
def add_repeating(pilot: Pilot, board: Board, repetition: str) -> None:
    add(pilot, board.target, repetition)


@test_add_repeating.mistake("once only", fails=ENTERED)
def add_once(pilot: Pilot, board: Board) -> None:
    add(pilot, board.target)


@test_add_repeating.mistake("at the wrong intervals", fails=ENTERED)
def add_at_other_intervals(pilot: Pilot, board: Board, repetition: str) -> None:
    add(pilot, board.target, "weekly" if repetition == "daily" else "daily")


@test_add_repeating.mistake("and then deleted", fails=ENTERED)
def add_and_delete(pilot: Pilot, board: Board, repetition: str) -> None:
    add(pilot, board.target, repetition)
    open_day(pilot, board.date)
    delete(pilot, board.targets)
