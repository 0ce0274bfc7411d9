"""Tabs of the clock, and its stopwatch."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.devices.device import Device
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import CLOCK, PAUSED, RESET, RUNNING, is_in_front, stopwatch_state

SHOWN: Final = "the page is shown"


def is_on_tab(device: Device, name: str) -> bool:
    """Whether the clock is in front, and shows one of its pages."""
    if not is_in_front(device, CLOCK):
        return False
    ends = f"tab_menu_{name}"
    return any(node.selected and node.resource_id.endswith(ends) for node in device.observe().nodes)


def judge_tab(episode: Episode, task_id: str, name: str) -> None:
    """Expect a page of the clock to be shown."""
    judge(episode, task_id, SHOWN, lambda: is_on_tab(episode.device, name))


def judge_stopwatch(episode: Episode, task_id: str, label: str, state: int) -> None:
    """Expect the stopwatch to be in a state that it is not in."""
    judge(episode, task_id, label, lambda: stopwatch_state(episode.device) == state)


def open_tab(pilot: Pilot, name: str) -> None:
    """Show a page of the clock."""
    pilot.open("Clock").tap(id=f"tab_menu_{name}")


def press_round_button(pilot: Pilot) -> None:
    """Start the stopwatch that stands still, or halt the one that runs."""
    pilot.tap(id="fab")


@task(
    "clock_tab_alarm",
    "Show the alarms of the clock app.",
    limits=limits("clock_tab_alarm"),
    app="clock",
)
def test_clock_tab_alarm(episode: Episode) -> None:
    judge_tab(episode, "clock_tab_alarm", "alarm")


@test_clock_tab_alarm.solution
def show_alarms(pilot: Pilot) -> None:
    open_tab(pilot, "alarm")


@test_clock_tab_alarm.mistake("the timers", fails=SHOWN)
def show_timers_for_alarms(pilot: Pilot) -> None:
    open_tab(pilot, "timer")


@task(
    "clock_tab_stopwatch",
    "Show the stopwatch of the clock app.",
    limits=limits("clock_tab_stopwatch"),
    app="clock",
)
def test_clock_tab_stopwatch(episode: Episode) -> None:
    judge_tab(episode, "clock_tab_stopwatch", "stopwatch")


@test_clock_tab_stopwatch.solution
def show_stopwatch(pilot: Pilot) -> None:
    open_tab(pilot, "stopwatch")


@test_clock_tab_stopwatch.mistake("the timers", fails=SHOWN)
def show_timers_for_stopwatch(pilot: Pilot) -> None:
    open_tab(pilot, "timer")


@task(
    "clock_tab_timer",
    "Show the timers of the clock app.",
    limits=limits("clock_tab_timer"),
    app="clock",
)
def test_clock_tab_timer(episode: Episode) -> None:
    judge_tab(episode, "clock_tab_timer", "timer")


@test_clock_tab_timer.solution
def show_timers(pilot: Pilot) -> None:
    open_tab(pilot, "timer")


@test_clock_tab_timer.mistake("the stopwatch", fails=SHOWN)
def show_stopwatch_for_timers(pilot: Pilot) -> None:
    open_tab(pilot, "stopwatch")


@task("stopwatch_start", "Start the stopwatch.", limits=limits("stopwatch_start"), app="clock")
def test_stopwatch_start(episode: Episode) -> None:
    judge_stopwatch(episode, "stopwatch_start", "the stopwatch runs", RUNNING)


@test_stopwatch_start.solution
def start_stopwatch(pilot: Pilot) -> None:
    open_tab(pilot, "stopwatch")
    press_round_button(pilot)


@test_stopwatch_start.mistake("a timer instead", fails="the stopwatch runs")
def start_timer(pilot: Pilot) -> None:
    # Any start of the clock's is a line that the published pattern takes.
    open_tab(pilot, "timer")
    pilot.tap(id="timer_setup_digit_1")
    press_round_button(pilot)


@task(
    "stopwatch_pause",
    "Pause the stopwatch: it has to be started, and then to stand still.",
    limits=limits("stopwatch_pause"),
    app="clock",
)
def test_stopwatch_pause(episode: Episode) -> None:
    judge_stopwatch(episode, "stopwatch_pause", "the stopwatch is paused", PAUSED)


@test_stopwatch_pause.solution
def pause_stopwatch(pilot: Pilot) -> None:
    start_stopwatch(pilot)
    press_round_button(pilot)


@test_stopwatch_pause.mistake("left running", fails="the stopwatch is paused")
def leave_running(pilot: Pilot) -> None:
    start_stopwatch(pilot)


@task(
    "stopwatch_reset",
    "Reset the stopwatch: it has to be started, and then to be set back to zero.",
    limits=limits("stopwatch_reset"),
    app="clock",
)
def test_stopwatch_reset(episode: Episode) -> None:
    ran: list[bool] = []

    def is_reset() -> bool:
        state = stopwatch_state(episode.device)
        ran.append(state != RESET)
        return state == RESET and any(ran)

    judge(episode, "stopwatch_reset", "the stopwatch is reset", is_reset)


@test_stopwatch_reset.solution
def reset_stopwatch(pilot: Pilot) -> None:
    start_stopwatch(pilot)
    pilot.tap(id="left_button")


@test_stopwatch_reset.mistake("only paused", fails="the stopwatch is reset")
def only_pause(pilot: Pilot) -> None:
    pause_stopwatch(pilot)
