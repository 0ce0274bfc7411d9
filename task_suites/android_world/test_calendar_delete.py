"""Simple Calendar Pro: events deleted."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.events import Events
from pytest_androidbench.appdata.validators import only_removed
from task_suites.android_world.calendar_ways import (
    delete,
    in_days,
    open_day,
    row_of,
    save,
)
from task_suites.android_world.content.events import (
    OCTOBER,
    Board,
    boards,
    other_day,
    other_event,
    retitled,
    stored,
)

GONE: Final = "these events are gone, and nothing else changed"


def run_and_check(episode: Episode, board: Board) -> None:
    """Let the agent delete the targets from among the others."""
    kept = Events(episode.device)
    kept.replace(stored([*board.others, *board.targets]))
    before = kept.rows()
    episode.run()
    targets = {(plan.event.start_ts, plan.title) for plan in board.targets}
    gone = [row for row in before if (row.get("start_ts"), row["title"]) in targets]
    with episode.check(GONE):
        assert only_removed(before, kept.rows(), gone)


@task(
    "SimpleCalendarDeleteEvents",
    "Delete all events on {board.target.day} from Simple Calendar Pro.",
    params={"board": boards(in_days(0), OCTOBER[1], targets=3, others=(20, 20), apart=other_day)},
    limits=Limits(steps=14),
    app="calendar",
    difficulty="easy",
    tags={"data_edit", "parameterized"},
    optimal_steps=7,
)
def test_delete_events(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarDeleteEventsOnRelativeDay",
    "Delete everything that Simple Calendar Pro has for this {board.date:%A}.",
    params={"board": boards(in_days(1), in_days(6), targets=2, others=(20, 20), apart=other_day)},
    limits=Limits(steps=12),
    app="calendar",
    difficulty="medium",
    tags={"data_edit", "parameterized"},
    optimal_steps=6,
)
def test_delete_on_weekday(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@task(
    "SimpleCalendarDeleteOneEvent",
    'Delete the event "{board.target.title}" on {board.target.day} at {board.target.start:%H:%M} '
    "from Simple Calendar Pro.",
    wordings=[
        'Remove "{board.target.title}" from Simple Calendar Pro, the one that begins on '
        "{board.target.day} at {board.target.start:%H:%M}.",
        "On {board.target.day} at {board.target.start:%H:%M}, Simple Calendar Pro has an event "
        'called "{board.target.title}". It has been called off: take it out.',
        'I no longer want "{board.target.title}" in Simple Calendar Pro. It is entered for '
        "{board.target.start:%H:%M} on {board.target.day}; please delete that event.",
        "In Simple Calendar Pro, look for {board.target.day}, {board.target.start:%H:%M}, and get "
        'rid of the event "{board.target.title}" you find there.',
    ],
    params={"board": boards(in_days(0), OCTOBER[1], others=(20, 20), apart=other_event)},
    limits=Limits(steps=12),
    app="calendar",
    difficulty="easy",
    tags={"data_edit", "complex_ui_understanding", "parameterized"},
    optimal_steps=6,
)
def test_delete_one_event(episode: Episode, board: Board) -> None:
    run_and_check(episode, board)


@test_delete_events.solution
@test_delete_on_weekday.solution
@test_delete_one_event.solution
def delete_them(pilot: Pilot, board: Board) -> None:
    open_day(pilot, board.date)
    delete(pilot, board.targets)


@test_delete_events.mistake("one forgotten", fails=GONE)
@test_delete_on_weekday.mistake("one forgotten", fails=GONE)
def forget_one(pilot: Pilot, board: Board) -> None:
    open_day(pilot, board.date)
    delete(pilot, board.targets[1:])


@test_delete_events.mistake("those of another day", fails=GONE)
@test_delete_on_weekday.mistake("those of another day", fails=GONE)
@test_delete_one_event.mistake("one of another day", fails=GONE)
def delete_of_other_day(pilot: Pilot, board: Board) -> None:
    other = next(plan for plan in board.others if plan.date != board.date)
    open_day(pilot, other.date)
    delete(pilot, [other])


@test_delete_events.mistake("one more added", fails=GONE)
@test_delete_on_weekday.mistake("one more added", fails=GONE)
@test_delete_one_event.mistake("another added in its place", fails=GONE)
def delete_and_add(pilot: Pilot, board: Board) -> None:
    delete_them(pilot, board)
    pilot.tap(id="calendar_fab").tap("Event").type("Title", board.target.title)
    save(pilot)


@test_delete_one_event.mistake("renamed", fails=GONE)
def rename(pilot: Pilot, board: Board) -> None:
    open_day(pilot, board.date)
    pilot.tap(at=row_of(pilot, board.target).center)
    pilot.type("Title", retitled(board.target).title, clear=True)
    save(pilot)
