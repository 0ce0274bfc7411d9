"""Events of Google Calendar."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import in_sight

CALENDAR: Final = "com.google.android.calendar"
IN_FRONT: Final = "the calendar is in front"


@arena_task("calendar_open", "Open the calendar app.")
def test_open(episode: Episode) -> None:
    episode.run()
    with episode.check(IN_FRONT):
        assert not in_sight(episode.device, CALENDAR)


@test_open.solution
def open_calendar(pilot: Pilot) -> None:
    pilot.open("Calendar")


@test_open.mistake("another app", fails=IN_FRONT)
def open_clock(pilot: Pilot) -> None:
    pilot.open("Clock")


@test_open.mistake("left again", fails=IN_FRONT)
def open_and_leave(pilot: Pilot) -> None:
    open_calendar(pilot)
    pilot.home()
