"""Bluetooth, Wi-Fi, airplane mode and location."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.settings_ways import (
    KEPT,
    Switches,
    open_row,
    put_switches,
    read_look,
    read_switches,
)

SWITCHED: Final = "it is switched so, and nothing else was"
NETWORK: Final = "Network & internet"
CONNECTED: Final = "Connected devices"


def judge(episode: Episode, start: Switches, wanted: Switches) -> None:
    """Expect one of the switches to be turned."""
    device = episode.device
    put_switches(device, start)
    before = read_look(device)
    episode.run()
    with episode.check(SWITCHED):
        assert read_switches(device) == wanted
    with episode.check(KEPT):
        assert read_look(device) == before


def judge_airplane(episode: Episode, *, on: bool) -> None:
    """Expect airplane mode to be turned; what it does to the radios is not asked about."""
    device = episode.device
    put_switches(device, Switches(airplane=not on))
    before = read_look(device)
    episode.run()
    with episode.check(SWITCHED):
        after = read_switches(device)
        assert (after.airplane, after.location) == (on, True)
    with episode.check(KEPT):
        assert read_look(device) == before


def turn_bluetooth(pilot: Pilot) -> Pilot:
    """Turn Bluetooth on or off."""
    return open_row(pilot, CONNECTED, "Connection preferences", "Bluetooth").tap("Use Bluetooth")


def turn_wifi(pilot: Pilot) -> Pilot:
    """Turn Wi-Fi on or off."""
    return open_row(pilot, NETWORK, "Internet").tap("Wi-Fi")


def turn_airplane(pilot: Pilot) -> Pilot:
    """Turn airplane mode on or off."""
    return open_row(pilot, NETWORK).tap("Airplane mode")


def turn_location(pilot: Pilot) -> Pilot:
    """Turn location on or off."""
    return open_row(pilot, "Location").tap("Use location")


def darken(pilot: Pilot) -> None:
    """Change something else, too."""
    open_row(pilot, "Display").tap("Dark theme", id="switchWidget")


@arena_task("settings_bluetooth_off", "Turn Bluetooth off.")
def test_bluetooth_off(episode: Episode) -> None:
    judge(episode, Switches(), replace(Switches(), bluetooth=False))


@test_bluetooth_off.solution
def bluetooth_off(pilot: Pilot) -> None:
    turn_bluetooth(pilot)


@test_bluetooth_off.mistake("turned twice", fails=SWITCHED)
def bluetooth_off_and_on(pilot: Pilot) -> None:
    turn_bluetooth(pilot).tap("Use Bluetooth")


@test_bluetooth_off.mistake("Wi-Fi instead", fails=SWITCHED)
def wifi_for_bluetooth(pilot: Pilot) -> None:
    turn_wifi(pilot)


@arena_task("settings_bluetooth_on", "Turn Bluetooth on.")
def test_bluetooth_on(episode: Episode) -> None:
    judge(episode, replace(Switches(), bluetooth=False), Switches())


@test_bluetooth_on.solution
def bluetooth_on(pilot: Pilot) -> None:
    turn_bluetooth(pilot)


@test_bluetooth_on.mistake("turned twice", fails=SWITCHED)
def bluetooth_on_and_off(pilot: Pilot) -> None:
    turn_bluetooth(pilot).tap("Use Bluetooth")


@test_bluetooth_on.mistake("with Wi-Fi off", fails=SWITCHED)
def bluetooth_on_and_wifi_off(pilot: Pilot) -> None:
    turn_bluetooth(pilot)
    turn_wifi(pilot)


@arena_task("settings_wifi_on", "Turn Wi-Fi on.")
def test_wifi_on(episode: Episode) -> None:
    judge(episode, replace(Switches(), wifi=False), Switches())


@test_wifi_on.solution
def wifi_on(pilot: Pilot) -> None:
    turn_wifi(pilot)


@test_wifi_on.mistake("turned twice", fails=SWITCHED)
def wifi_on_and_off(pilot: Pilot) -> None:
    turn_wifi(pilot).tap("Wi-Fi")


@test_wifi_on.mistake("the theme as well", fails=KEPT)
def wifi_on_and_dark(pilot: Pilot) -> None:
    turn_wifi(pilot)
    darken(pilot)


@arena_task("settings_wifi_off", "Turn Wi-Fi off.")
def test_wifi_off(episode: Episode) -> None:
    judge(episode, Switches(), replace(Switches(), wifi=False))


@test_wifi_off.solution
def wifi_off(pilot: Pilot) -> None:
    turn_wifi(pilot)


@test_wifi_off.mistake("everything by airplane mode", fails=SWITCHED)
def airplane_for_wifi(pilot: Pilot) -> None:
    turn_airplane(pilot)


@test_wifi_off.mistake("only looked at", fails=SWITCHED)
def look_at_wifi(pilot: Pilot) -> None:
    open_row(pilot, NETWORK, "Internet")


@arena_task("settings_location_off", "Switch off that the phone tells apps where it is.")
def test_location_off(episode: Episode) -> None:
    judge(episode, Switches(), replace(Switches(), location=False))


@test_location_off.solution
def location_off(pilot: Pilot) -> None:
    turn_location(pilot)


@test_location_off.mistake("turned twice", fails=SWITCHED)
def location_off_and_on(pilot: Pilot) -> None:
    turn_location(pilot).tap("Use location")


@test_location_off.mistake("Bluetooth as well", fails=SWITCHED)
def location_and_bluetooth_off(pilot: Pilot) -> None:
    turn_bluetooth(pilot)
    turn_location(pilot)


@arena_task("settings_location_on", "Switch on that the phone tells apps where it is.")
def test_location_on(episode: Episode) -> None:
    judge(episode, replace(Switches(), location=False), Switches())


@test_location_on.solution
def location_on(pilot: Pilot) -> None:
    turn_location(pilot)


@test_location_on.mistake("turned twice", fails=SWITCHED)
def location_on_and_off(pilot: Pilot) -> None:
    turn_location(pilot).tap("Use location")


@test_location_on.mistake("only looked at", fails=SWITCHED)
def look_at_location(pilot: Pilot) -> None:
    open_row(pilot, "Location")


@arena_task("settings_airplane_on", "Turn airplane mode on.")
def test_airplane_on(episode: Episode) -> None:
    judge_airplane(episode, on=True)


@test_airplane_on.solution
def airplane_on(pilot: Pilot) -> None:
    turn_airplane(pilot)


@test_airplane_on.mistake("turned twice", fails=SWITCHED)
def airplane_on_and_off(pilot: Pilot) -> None:
    turn_airplane(pilot).tap("Airplane mode")


@test_airplane_on.mistake("Wi-Fi off instead", fails=SWITCHED)
def wifi_off_for_airplane(pilot: Pilot) -> None:
    turn_wifi(pilot)


@arena_task("settings_airplane_off", "Turn airplane mode off.")
def test_airplane_off(episode: Episode) -> None:
    judge_airplane(episode, on=False)


@test_airplane_off.solution
def airplane_off(pilot: Pilot) -> None:
    turn_airplane(pilot)


@test_airplane_off.mistake("turned twice", fails=SWITCHED)
def airplane_off_and_on(pilot: Pilot) -> None:
    turn_airplane(pilot).tap("Airplane mode")


@test_airplane_off.mistake("the theme as well", fails=KEPT)
def airplane_off_and_dark(pilot: Pilot) -> None:
    turn_airplane(pilot)
    darken(pilot)
