"""Apps opened: alone, and after Wi-Fi is switched on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.system_settings import SystemSettings
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_world.steps import (
    SWITCH,
    open_bluetooth,
    switch_airplane_mode,
    switch_bluetooth,
    switch_wifi,
)

PACKAGES: Final[Mapping[str, str]] = {
    "Camera": "com.android.camera2",
    "Clock": "com.google.android.deskclock",
    "Contacts": "com.google.android.contacts",
    "Phone": "com.google.android.dialer",
    "Settings": "com.android.settings",
}
IN_FRONT: Final = "the app is in front"
WIFI_ON: Final = "Wi-Fi is on"


def check_front(episode: Episode, app: str) -> None:
    """Expect an app in front, with none of the system's questions over it."""
    with episode.check(IN_FRONT):
        assert episode.device.foreground().package == PACKAGES[app]


@task(
    "OpenAppTaskEval",
    "Open the app {app}. If it asks for permissions, grant them, so that nothing is in its way.",
    params={"app": one_of(*PACKAGES)},
    limits=Limits(steps=10),
    app="launcher",
    difficulty="easy",
    tags={"parameterized"},
    optimal_steps=2,
)
def test_open_app(episode: Episode, app: str) -> None:
    episode.run()
    check_front(episode, app)


@test_open_app.solution
def open_it(pilot: Pilot, app: str) -> None:
    pilot.open(app)


@test_open_app.mistake("another app", fails=IN_FRONT)
def open_another(pilot: Pilot, app: str) -> None:
    pilot.open("Clock" if app != "Clock" else "Settings")


@test_open_app.mistake("left again", fails=IN_FRONT)
def leave_it(pilot: Pilot, app: str) -> None:
    pilot.open(app).home()


@task(
    "TurnOnWifiAndOpenApp",
    "Switch Wi-Fi on, then open the app {app}.",
    wordings=[
        "See to it that Wi-Fi is on, and after that start {app}.",
        "First turn on the phone's Wi-Fi. Next, bring up the app called {app}.",
        "I want to use {app} with Wi-Fi: enable Wi-Fi and then open that app.",
        "Open {app} once you have turned Wi-Fi on.",
    ],
    params={"app": one_of(*PACKAGES)},
    limits=Limits(steps=20),
    app="settings",
    difficulty="easy",
    tags={"parameterized"},
    optimal_steps=4,
)
def test_wifi_on_and_open_app(episode: Episode, app: str) -> None:
    settings = SystemSettings(episode.device)
    settings.set_airplane_mode(False)
    settings.set_wifi(False)
    bluetooth = settings.bluetooth
    episode.run()
    with episode.check(WIFI_ON):
        assert settings.wifi is True
    check_front(episode, app)
    assert settings.airplane_mode is False
    assert settings.bluetooth is bluetooth


@test_wifi_on_and_open_app.solution
def solve_both(pilot: Pilot, app: str) -> None:
    switch_wifi(pilot, on=True)
    pilot.open(app)


@test_wifi_on_and_open_app.mistake("only Wi-Fi", fails=IN_FRONT)
def only_wifi(pilot: Pilot) -> None:
    switch_wifi(pilot, on=True)
    pilot.home()


@test_wifi_on_and_open_app.mistake("only the app", fails=WIFI_ON)
def only_the_app(pilot: Pilot, app: str) -> None:
    pilot.open(app)


@test_wifi_on_and_open_app.mistake("airplane mode as well", fails=None)
def fly_with_wifi(pilot: Pilot, app: str) -> None:
    switch_airplane_mode(pilot, on=True)
    pilot.home()
    switch_bluetooth(pilot, on=True)
    pilot.home()
    solve_both(pilot, app)


@test_wifi_on_and_open_app.mistake("Bluetooth switched as well", fails=None)
def touch_bluetooth(pilot: Pilot, app: str) -> None:
    open_bluetooth(pilot)
    pilot.tap(id=SWITCH).home()
    solve_both(pilot, app)
