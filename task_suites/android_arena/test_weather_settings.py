"""The Weather Channel: in which measures it tells, and of what by itself."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.preferences import Preference
from pytest_androidbench.appdata.weather import SEVERE, UNITS, Weather
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.weather_ways import APP

MEASURED: Final = "temperatures are told in the unit that was asked for"
TOLD: Final = "severe weather is told of as was asked for"
REST: Final = "nothing else was set"
RAIN: Final = "rain_alerts"
ROWS: Final = {SEVERE: "Severe weather alerts", RAIN: "Rain and snow"}


def others(kept: dict[str, Preference], key: str) -> dict[str, Preference]:
    """What is set beside one thing."""
    return {name: value for name, value in kept.items() if name != key}


def choose_units(pilot: Pilot, units: str) -> None:
    """Choose the measures."""
    pilot.open(APP).tap(id="settings_icon").tap("Units").tap(units)


@arena_task(
    "weather_unit_fahrenheit",
    "Let the Weather app tell temperatures in degrees Fahrenheit.",
    params={"units": one_of("metric", "hybrid")},
)
def test_unit_fahrenheit(episode: Episode, units: str) -> None:
    weather = Weather(episode.device)
    weather.preferences.put({UNITS: units})
    before = weather.preferences.all()
    episode.run()
    after = weather.preferences.all()
    with episode.check(MEASURED):
        assert weather.units == "english"
    with episode.check(REST, weight=0.5):
        assert others(before, UNITS) == others(after, UNITS)


@test_unit_fahrenheit.solution
def choose_fahrenheit(pilot: Pilot) -> None:
    choose_units(pilot, "English (°F, mph)")


@test_unit_fahrenheit.mistake("degrees Celsius in other company", fails=MEASURED)
def choose_other_celsius(pilot: Pilot, units: str) -> None:
    names = {"metric": "Hybrid (°C, mph)", "hybrid": "Metric (°C, km/h)"}
    choose_units(pilot, names[units])


@test_unit_fahrenheit.mistake("an alert, too", fails=REST)
def choose_fahrenheit_and_alert(pilot: Pilot) -> None:
    choose_fahrenheit(pilot)
    pilot.tap("Notifications").tap(ROWS[RAIN])


@arena_task(
    "weather_unit_celsius",
    "Let the Weather app tell temperatures in degrees Celsius.",
    params={"alerts": st.booleans()},
)
def test_unit_celsius(episode: Episode, alerts: bool) -> None:
    weather = Weather(episode.device)
    weather.preferences.put({UNITS: "english", SEVERE: alerts})
    before = weather.preferences.all()
    episode.run()
    after = weather.preferences.all()
    with episode.check(MEASURED):
        assert weather.units in {"metric", "hybrid"}
    with episode.check(REST, weight=0.5):
        assert others(before, UNITS) == others(after, UNITS)


@test_unit_celsius.solution
def choose_celsius(pilot: Pilot) -> None:
    choose_units(pilot, "Metric (°C, km/h)")


@test_unit_celsius.mistake("the unit that it had", fails=MEASURED)
def keep_fahrenheit(pilot: Pilot) -> None:
    choose_units(pilot, "English (°F, mph)")


@test_unit_celsius.mistake("an alert, too", fails=REST)
def choose_celsius_and_alert(pilot: Pilot) -> None:
    choose_celsius(pilot)
    pilot.tap("Notifications").tap(ROWS[RAIN])


def switch(pilot: Pilot, key: str) -> None:
    """Turn a kind of alerts on or off."""
    pilot.open(APP).tap(id="settings_icon").tap("Notifications").tap(ROWS[key])


def run_and_see(episode: Episode, *, on: bool, rain: bool) -> None:
    """Alerts start the other way; then those of severe weather must be as was asked for."""
    preferences = Weather(episode.device).preferences
    preferences.put({SEVERE: not on, RAIN: rain})
    before = preferences.all()
    episode.run()
    after = preferences.all()
    with episode.check(TOLD):
        assert after.get(SEVERE, True) is on
    with episode.check(REST, weight=0.5):
        assert others(before, SEVERE) == others(after, SEVERE)


@arena_task(
    "weather_alerts_on",
    "Turn the alerts of severe weather on in the Weather app.",
    params={"rain": st.booleans()},
)
def test_alerts_on(episode: Episode, rain: bool) -> None:
    run_and_see(episode, on=True, rain=rain)


@test_alerts_on.solution
def turn_on(pilot: Pilot) -> None:
    switch(pilot, SEVERE)


@test_alerts_on.mistake("another alert", fails=TOLD)
def turn_other(pilot: Pilot) -> None:
    switch(pilot, RAIN)


@test_alerts_on.mistake("turned on and off", fails=TOLD)
def turn_on_and_off(pilot: Pilot) -> None:
    switch(pilot, SEVERE)
    pilot.tap(ROWS[SEVERE])


@arena_task(
    "weather_alerts_off",
    "Turn the alerts of severe weather off in the Weather app.",
    params={"rain": st.booleans()},
)
def test_alerts_off(episode: Episode, rain: bool) -> None:
    run_and_see(episode, on=False, rain=rain)


@test_alerts_off.solution
def turn_off(pilot: Pilot) -> None:
    switch(pilot, SEVERE)


@test_alerts_off.mistake("another alert", fails=TOLD)
def turn_other_off(pilot: Pilot) -> None:
    switch(pilot, RAIN)


@test_alerts_off.mistake("turned off and on", fails=TOLD)
def turn_off_and_on(pilot: Pilot) -> None:
    switch(pilot, SEVERE)
    pilot.tap(ROWS[SEVERE])
