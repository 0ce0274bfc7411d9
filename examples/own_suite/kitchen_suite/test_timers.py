"""Timers that an agent has to enter."""

from __future__ import annotations

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.appdata.clock import Clock
from pytest_androidbench.tasks.strategies import numbers, one_of


@task(
    "KitchenTimerEntry",
    "The {dish} takes {minutes} minutes. Enter that as a timer in the Clock app, do not start it.",
    params={"dish": one_of("risotto", "bread", "soup"), "minutes": numbers(1, 59)},
    app="clock",
    difficulty="easy",
)
def test_timer_entry(episode: Episode, minutes: int) -> None:
    episode.device.shell("pm clear com.google.android.deskclock")
    episode.run()
    with episode.check("the minutes are entered"):
        assert Clock(episode.device.observe()).timer_entry == (0, minutes, 0)


@test_timer_entry.solution
def enter(pilot: Pilot, minutes: int) -> None:
    pilot.open("Clock").tap("Timer")
    for digit in f"{minutes}00":
        pilot.tap(text=digit)


@test_timer_entry.mistake("hours in place of minutes", fails="the minutes are entered")
def enter_hours(pilot: Pilot, minutes: int) -> None:
    pilot.open("Clock").tap("Timer")
    for digit in f"{minutes}0000":
        pilot.tap(text=digit)
