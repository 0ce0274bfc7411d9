"""What the clock keeps is read as it was put, and the app shows it."""

from __future__ import annotations

from pytest_androidbench.appdata.clock_data import (
    STOPWATCH_PAUSED,
    STOPWATCH_RESET,
    STOPWATCH_RUNNING,
    TIMER_PAUSED,
    TIMER_RESET,
    TIMER_RUNNING,
    Alarm,
    ClockData,
    Timer,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import pilot_on

ALARMS = [
    Alarm(hour=6, minute=5, label="Ferry, “early”", days=3),
    Alarm(hour=22, minute=40, enabled=False),
]


def test_alarms_are_those_that_were_put(device: Device) -> None:
    pilot_on(device).open("Clock")
    data = ClockData(device)
    data.put_alarms(ALARMS)
    assert data.alarms() == ALARMS
    pilot = pilot_on(device).open("Clock").tap(id="tab_menu_alarm")
    assert pilot.node(id="edit_label", index=0).text == "Ferry, “early”"


def test_timers_are_those_that_were_put_and_one_that_runs(device: Device) -> None:
    data = ClockData(device)
    data.put_timers([Timer(seconds=1500, state=TIMER_RESET), Timer(seconds=60, state=TIMER_PAUSED)])
    data.start_timer(2700)
    assert data.timers() == [
        Timer(seconds=60, state=TIMER_PAUSED),
        Timer(seconds=1500, state=TIMER_RESET),
        Timer(seconds=2700, state=TIMER_RUNNING),
    ]
    data.put_timers([])
    assert data.timers() == []


def test_the_stopwatch_is_as_it_was_put_and_as_it_is_touched(device: Device) -> None:
    data = ClockData(device)
    data.put_stopwatch(STOPWATCH_PAUSED, 65)
    assert data.stopwatch() == STOPWATCH_PAUSED
    pilot = pilot_on(device).open("Clock").tap("Stopwatch")
    assert pilot.shows("1:05")
    pilot.tap("Start")
    assert data.stopwatch() == STOPWATCH_RUNNING
    pilot.tap("Pause").tap("Reset")
    assert data.stopwatch() == STOPWATCH_RESET


def test_cities_are_those_that_were_put(device: Device) -> None:
    data = ClockData(device)
    assert data.cities() == []
    data.put_cities(["London", "São Paulo"])
    assert data.cities() == ["London", "São Paulo"]
    assert pilot_on(device).open("Clock").shows("São Paulo")
