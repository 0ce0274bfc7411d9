"""Timers and the stopwatch of the clock."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clock_data import (
    STOPWATCH_PAUSED,
    STOPWATCH_RESET,
    STOPWATCH_RUNNING,
    TIMER_EXPIRED,
    TIMER_PAUSED,
    TIMER_RESET,
    TIMER_RUNNING,
    ClockData,
    Timer,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.tasks.strategies import numbers
from task_suites.android_arena.arena_task import arena_task

STARTED: Final = "a timer of that length was started"
PAUSED: Final = "the timer is paused"
RESUMED: Final = "the timer runs again"
CANCELLED: Final = "the timer is cancelled"
KEPT: Final = "the other timer is as it was"
COUNTS: Final = "the stopwatch runs"
STANDS: Final = "the stopwatch is stopped, and keeps its time"
ZERO: Final = "the stopwatch is at zero"
OTHER: Final = Timer(seconds=25 * 60, state=TIMER_RESET)
"""One that stands beside the task's own."""
MINUTES: Final = numbers(31, 58)
"""So long that none ends during an episode, and none is as long as the other."""


def state_of(data: ClockData, minutes: int) -> int:
    """The state of the one timer with a length; 0 where there is none."""
    found = [timer.state for timer in data.timers() if timer.seconds == minutes * 60]
    return found[0] if len(found) == 1 else 0


def check_other(episode: Episode, data: ClockData) -> None:
    """Nothing was done to the other timer, and no more of them were made."""
    with episode.check(KEPT):
        timers = data.timers()
        assert OTHER in timers
        assert len(timers) <= 2


def open_timers(pilot: Pilot) -> None:
    """Show the timers."""
    pilot.open("Clock").tap(id="tab_menu_timer")


def tap_on_card(pilot: Pilot, minutes: int, button: str) -> None:
    """Tap a button on the card of a timer by its id."""
    names = [node.text for node in find_all(pilot.observation, Target(id="timer_label"))]
    pilot.tap(id=button, index=names.index(f"{minutes}m Timer"))


@arena_task(
    "clock_start_timer",
    "Start a timer of {seconds} seconds in the clock app.",
    params={"seconds": numbers(5, 59)},
)
def test_start_timer(episode: Episode, seconds: int) -> None:
    data = ClockData(episode.device)
    data.put_timers([])
    episode.run()
    wanted = [Timer(seconds=seconds, state=state) for state in (TIMER_RUNNING, TIMER_EXPIRED)]
    with episode.check(STARTED):
        assert data.timers() in [[timer] for timer in wanted]


def enter(pilot: Pilot, digits: str) -> None:
    """Type the time of a new timer."""
    open_timers(pilot)
    for digit in digits:
        pilot.tap(id=f"timer_setup_digit_{digit}")


@test_start_timer.solution
def start_timer(pilot: Pilot, seconds: int) -> None:
    enter(pilot, str(seconds))
    pilot.tap("Start")


@test_start_timer.mistake("only typed", fails=STARTED)
def type_timer(pilot: Pilot, seconds: int) -> None:
    enter(pilot, str(seconds))


@test_start_timer.mistake("minutes for seconds", fails=STARTED)
def start_minutes(pilot: Pilot, seconds: int) -> None:
    enter(pilot, f"{seconds}00")
    pilot.tap("Start")


@test_start_timer.mistake("deleted again", fails=STARTED)
def start_and_delete(pilot: Pilot, seconds: int) -> None:
    start_minutes(pilot, seconds)
    pilot.tap(id="close")


def have_running_timer(device: Device, minutes: int) -> ClockData:
    """Arrange one that runs beside the other."""
    data = ClockData(device)
    data.put_timers([OTHER])
    data.start_timer(minutes * 60)
    return data


@arena_task(
    "clock_pause_timer",
    "Pause the timer of {minutes} minutes that runs in the clock app.",
    params={"minutes": MINUTES},
)
def test_pause_timer(episode: Episode, minutes: int) -> None:
    data = have_running_timer(episode.device, minutes)
    episode.run()
    with episode.check(PAUSED):
        assert state_of(data, minutes) == TIMER_PAUSED
    check_other(episode, data)


@test_pause_timer.solution
def pause_timer(pilot: Pilot, minutes: int) -> None:
    open_timers(pilot)
    tap_on_card(pilot, minutes, "play_pause")


@test_pause_timer.mistake("reset instead", fails=PAUSED)
def reset_running(pilot: Pilot) -> None:
    open_timers(pilot)
    pilot.tap("Reset")


@test_pause_timer.mistake("paused and started again", fails=PAUSED)
def pause_and_start(pilot: Pilot, minutes: int) -> None:
    pause_timer(pilot, minutes)
    tap_on_card(pilot, minutes, "play_pause")


@test_pause_timer.mistake("the other one started as well", fails=KEPT)
def pause_and_start_other(pilot: Pilot, minutes: int) -> None:
    pause_timer(pilot, minutes)
    tap_on_card(pilot, OTHER.seconds // 60, "play_pause")


@arena_task(
    "clock_resume_timer",
    "Let the paused timer of {minutes} minutes in the clock app run on.",
    params={"minutes": MINUTES},
)
def test_resume_timer(episode: Episode, minutes: int) -> None:
    data = ClockData(episode.device)
    data.put_timers([OTHER, Timer(seconds=minutes * 60, state=TIMER_PAUSED)])
    episode.run()
    with episode.check(RESUMED):
        assert state_of(data, minutes) == TIMER_RUNNING
    check_other(episode, data)


@test_resume_timer.solution
def resume_timer(pilot: Pilot, minutes: int) -> None:
    open_timers(pilot)
    tap_on_card(pilot, minutes, "play_pause")


@test_resume_timer.mistake("reset instead", fails=RESUMED)
def reset_paused(pilot: Pilot) -> None:
    open_timers(pilot)
    pilot.tap("Reset")


@test_resume_timer.mistake("the other one started as well", fails=KEPT)
def start_both(pilot: Pilot, minutes: int) -> None:
    resume_timer(pilot, minutes)
    tap_on_card(pilot, OTHER.seconds // 60, "play_pause")


@arena_task(
    "clock_cancel_timer",
    "Cancel the timer of {minutes} minutes that runs in the clock app.",
    params={"minutes": MINUTES},
)
def test_cancel_timer(episode: Episode, minutes: int) -> None:
    data = have_running_timer(episode.device, minutes)
    episode.run()
    with episode.check(CANCELLED):
        # Both end it: the card goes, or it stands at its beginning.
        assert state_of(data, minutes) in (0, TIMER_RESET)
    check_other(episode, data)


@test_cancel_timer.solution
def delete_timer(pilot: Pilot, minutes: int) -> None:
    open_timers(pilot)
    tap_on_card(pilot, minutes, "close")


@test_cancel_timer.mistake("only paused", fails=CANCELLED)
def pause_instead(pilot: Pilot, minutes: int) -> None:
    pause_timer(pilot, minutes)


@test_cancel_timer.mistake("the other one deleted as well", fails=KEPT)
def delete_both(pilot: Pilot, minutes: int) -> None:
    delete_timer(pilot, minutes)
    tap_on_card(pilot, OTHER.seconds // 60, "close")


@arena_task("clock_stopwatch_start", "Start the stopwatch of the clock app.")
def test_stopwatch_start(episode: Episode) -> None:
    data = ClockData(episode.device)
    data.put_stopwatch(STOPWATCH_RESET)
    episode.run()
    with episode.check(COUNTS):
        assert data.stopwatch() == STOPWATCH_RUNNING


def open_stopwatch(pilot: Pilot) -> None:
    """Show the stopwatch."""
    pilot.open("Clock").tap(id="tab_menu_stopwatch")


@test_stopwatch_start.solution
def start_stopwatch(pilot: Pilot) -> None:
    open_stopwatch(pilot)
    pilot.tap("Start")


@test_stopwatch_start.mistake("stopped again", fails=COUNTS)
def start_and_stop(pilot: Pilot) -> None:
    start_stopwatch(pilot)
    pilot.tap("Pause")


@test_stopwatch_start.mistake("a timer instead", fails=COUNTS)
def start_timer_instead(pilot: Pilot) -> None:
    enter(pilot, "5")
    pilot.tap("Start")


@arena_task("clock_stopwatch_stop", "Stop the stopwatch of the clock app, which runs.")
def test_stopwatch_stop(episode: Episode) -> None:
    data = ClockData(episode.device)
    data.put_stopwatch(STOPWATCH_RUNNING)
    episode.run()
    with episode.check(STANDS):
        assert data.stopwatch() == STOPWATCH_PAUSED


@test_stopwatch_stop.solution
def stop_stopwatch(pilot: Pilot) -> None:
    open_stopwatch(pilot)
    pilot.tap("Pause")


@test_stopwatch_stop.mistake("reset instead", fails=STANDS)
def reset_running_stopwatch(pilot: Pilot) -> None:
    open_stopwatch(pilot)
    pilot.tap("Reset")


@test_stopwatch_stop.mistake("a lap instead", fails=STANDS)
def end_lap(pilot: Pilot) -> None:
    open_stopwatch(pilot)
    pilot.tap("Lap")


@arena_task(
    "clock_stopwatch_reset",
    "Set the stopwatch of the clock app back to zero.",
    params={"seconds": numbers(20, 900)},
)
def test_stopwatch_reset(episode: Episode, seconds: int) -> None:
    data = ClockData(episode.device)
    data.put_stopwatch(STOPWATCH_PAUSED, seconds)
    episode.run()
    with episode.check(ZERO):
        assert data.stopwatch() == STOPWATCH_RESET


@test_stopwatch_reset.solution
def reset_stopwatch(pilot: Pilot) -> None:
    open_stopwatch(pilot)
    pilot.tap("Reset")


@test_stopwatch_reset.mistake("only looked at", fails=ZERO)
def look_at_stopwatch(pilot: Pilot) -> None:
    open_stopwatch(pilot)


@test_stopwatch_reset.mistake("started again", fails=ZERO)
def reset_and_start(pilot: Pilot) -> None:
    reset_stopwatch(pilot)
    pilot.tap("Start")
