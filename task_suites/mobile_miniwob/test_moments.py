"""Pages that want a day or a time from Android's pickers."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, submit

FIELD: Final = "tt"
HALF: Final = "am_pm_spinner"


@page_task("enter-date", "data_entry", "complex_ui_understanding")
def test_enter_date(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-date", page_seed)


@page_task("enter-time", "data_entry", "complex_ui_understanding")
def test_enter_time(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-time", page_seed)


@test_enter_date.solution
def enter_date(pilot: Pilot) -> None:
    pick_day(pilot, wanted_day(pilot))
    submit(pilot)


@test_enter_time.solution
def enter_time(pilot: Pilot) -> None:
    pick_time(pilot, wanted_time(pilot))
    submit(pilot)


@test_enter_date.mistake("a day later", fails=DONE)
def be_a_day_late(pilot: Pilot) -> None:
    pick_day(pilot, wanted_day(pilot) + timedelta(days=1))
    submit(pilot)


@test_enter_date.mistake("today", fails=DONE)
def accept_today(pilot: Pilot) -> None:
    pilot.tap(id=FIELD).tap("OK")
    submit(pilot)


@test_enter_date.mistake("not submitted", fails=DONE)
def pick_day_only(pilot: Pilot) -> None:
    pick_day(pilot, wanted_day(pilot))


@test_enter_time.mistake("the other half of the day", fails=DONE)
def take_other_half(pilot: Pilot) -> None:
    wanted = wanted_time(pilot)
    pick_time(pilot, wanted.replace(hour=(wanted.hour + 12) % 24))
    submit(pilot)


@test_enter_time.mistake("cancelled", fails=DONE)
def cancel(pilot: Pilot) -> None:
    pilot.tap(id=FIELD).tap("Cancel")
    submit(pilot)


@test_enter_time.mistake("not submitted", fails=DONE)
def pick_time_only(pilot: Pilot) -> None:
    pick_time(pilot, wanted_time(pilot))


def wanted_day(pilot: Pilot) -> date:
    """The day that is asked for."""
    month, day, year = map(int, asked(pilot, r"(\d+)/(\d+)/(\d{4})"))
    return date(year, month, day)


def wanted_time(pilot: Pilot) -> time:
    """The time that is asked for."""
    clock, half = asked(pilot, r"(\d+:\d+)\s*([AP]M)")
    return datetime.strptime(f"{clock} {half}", "%I:%M %p").time()


def pick_day(pilot: Pilot, day: date) -> None:
    """Choose a day in Android's dialog: first its year, then its month."""
    pilot.tap(id=FIELD).tap(id="date_picker_header_year")
    shown = int(pilot.node(id="date_picker_header_year").text)
    pilot.scroll_to(text=str(day.year), direction="up" if day.year < shown else "down")
    pilot.tap(text=str(day.year), index=-1)
    turn_to(pilot, day.month)
    pilot.tap(desc=f"{day:%d %B %Y}").tap("OK")


def turn_to(pilot: Pilot, month: int) -> None:
    """Show another month of the year."""
    first = next(node.desc for node in pilot.observation.nodes if node.desc.startswith("01 "))
    away = month - datetime.strptime(first, "%d %B %Y").month
    for _ in range(abs(away)):
        pilot.tap("Next month" if away > 0 else "Previous month")


def pick_time(pilot: Pilot, wanted: time) -> None:
    """Type a time into Android's dialog, in whichever way it counts hours."""
    pilot.tap(id=FIELD).tap(id="toggle_mode")
    halves = any(node.resource_id.endswith(HALF) for node in pilot.observation.nodes)
    hour = (wanted.hour % 12 or 12) if halves else wanted.hour
    pilot.type(None, str(hour), id="input_hour", clear=True)
    pilot.type(None, f"{wanted.minute:02d}", id="input_minute", clear=True)
    if halves:
        pilot.tap(id=HALF).tap(text="PM" if wanted.hour >= 12 else "AM", index=-1)
    pilot.tap("OK")
