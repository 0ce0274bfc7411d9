"""Stopwatch and timer of the Clock app."""

from __future__ import annotations

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.clock import Clock
from pytest_androidbench.tasks.strategies import numbers

TEN_STEPS = Limits(steps=10)
PACKAGE = "com.google.android.deskclock"


def run_from_fresh_clock(episode: Episode) -> Clock:
    """Clear the app's data, run, and look at what it shows then."""
    episode.device.shell(f"pm clear {PACKAGE}")
    episode.run()
    return Clock(episode.device.observe())


def open_tab(pilot: Pilot, name: str) -> None:
    """Show a page of the clock."""
    pilot.open("Clock").tap(id=f"tab_menu_{name}")


@task(
    "ClockStopWatchPausedVerify",
    "Open the stopwatch of the app Clock, see to it that it stands still, and leave it on the "
    "screen.",
    limits=TEN_STEPS,
    app="clock",
    difficulty="easy",
    tags={"verification", "verify"},
    optimal_steps=1,
)
def test_stopwatch_paused_verify(episode: Episode) -> None:
    clock = run_from_fresh_clock(episode)
    with episode.check("the stopwatch is shown and stands still"):
        assert clock.stopwatch_paused


@test_stopwatch_paused_verify.solution
def look_at_stopwatch(pilot: Pilot) -> None:
    open_tab(pilot, "stopwatch")


@test_stopwatch_paused_verify.mistake("started it", fails="the stopwatch is shown and stands still")
def start_it(pilot: Pilot) -> None:
    pilot.open("Clock").tap("Stopwatch").tap("Start")


@test_stopwatch_paused_verify.mistake(
    "looked at the timer", fails="the stopwatch is shown and stands still"
)
def look_at_timer(pilot: Pilot) -> None:
    pilot.open("Clock").tap("Timer")


@test_stopwatch_paused_verify.mistake(
    "looked at a typed timer", fails="the stopwatch is shown and stands still"
)
def look_at_typed_timer(pilot: Pilot) -> None:
    enter(pilot, 0, 5, 0)


@task(
    "ClockStopWatchRunning",
    "Start the stopwatch of the app Clock, let it run, and leave it on the screen.",
    limits=TEN_STEPS,
    app="clock",
    difficulty="easy",
    optimal_steps=3,
)
def test_stopwatch_running(episode: Episode) -> None:
    clock = run_from_fresh_clock(episode)
    with episode.check("the stopwatch runs"):
        assert clock.stopwatch_running


@test_stopwatch_running.solution
def run_stopwatch(pilot: Pilot) -> None:
    open_tab(pilot, "stopwatch")
    pilot.tap(id="fab")


@test_stopwatch_running.mistake("paused it again", fails="the stopwatch runs")
def pause_again(pilot: Pilot) -> None:
    run_stopwatch(pilot)
    pilot.tap("Pause")


@task(
    "ClockTimerEntry",
    "In the app Clock, enter a timer of {hours} hours, {minutes} minutes and {seconds} seconds. "
    "Do not start it; leave it entered on the screen.",
    params={"hours": numbers(0, 23), "minutes": numbers(0, 59), "seconds": numbers(0, 59)},
    limits=TEN_STEPS,
    app="clock",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=3,
)
def test_timer_entry(episode: Episode, hours: int, minutes: int, seconds: int) -> None:
    clock = run_from_fresh_clock(episode)
    with episode.check("the time is entered"):
        assert clock.timer_entry == (hours, minutes, seconds)
    with episode.check("the timer is not started"):
        assert not clock.has_timers


def enter(pilot: Pilot, hours: int, minutes: int, seconds: int) -> None:
    """Open the timer page and type a time on its keys; leading zeros have no key press."""
    open_tab(pilot, "timer")
    for digit in f"{hours:02d}{minutes:02d}{seconds:02d}".lstrip("0"):
        pilot.tap(id=f"timer_setup_digit_{digit}")


@test_timer_entry.solution
def enter_time(pilot: Pilot, hours: int, minutes: int, seconds: int) -> None:
    enter(pilot, hours, minutes, seconds)


@test_timer_entry.mistake("started", fails="the timer is not started")
def start_timer(pilot: Pilot, hours: int, minutes: int, seconds: int) -> None:
    enter(pilot, hours, minutes, seconds)
    pilot.tap("Start")


@test_timer_entry.mistake("a second too much", fails="the time is entered")
def one_second_more(pilot: Pilot, hours: int, minutes: int, seconds: int) -> None:
    enter(pilot, hours, minutes, seconds + 1 if seconds < 59 else 0)
