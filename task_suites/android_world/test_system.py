"""Wi-Fi, Bluetooth and brightness."""

from __future__ import annotations

from typing import Final, TypedDict

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.system_settings import (
    MAX_BRIGHTNESS,
    MIN_BRIGHTNESS,
    SystemSettings,
)
from task_suites.android_world.steps import (
    SWITCH,
    open_bluetooth,
    open_display,
    switch_airplane_mode,
    switch_bluetooth,
    switch_wifi,
)
from task_suites.bmoca.settings_ways import drag_brightness, open_internet


class Easy(TypedDict):
    """What the tasks with one switch or slider have in common."""

    limits: Limits
    app: str
    difficulty: str


class Verify(Easy):
    """Likewise, where the state is right at the start."""

    passes_at_start: bool


EASY: Final[Easy] = {"limits": Limits(steps=10), "app": "settings", "difficulty": "easy"}
VERIFY: Final[Verify] = {**EASY, "passes_at_start": True}


def check_wifi(episode: Episode, *, before: bool, wanted: bool) -> None:
    """Start with Wi-Fi `before`, run, and expect it `wanted`, the other radios untouched."""
    settings = SystemSettings(episode.device)
    settings.set_wifi(before)
    settings.set_airplane_mode(False)
    bluetooth = settings.bluetooth
    episode.run()
    with episode.check(f"Wi-Fi is {'on' if wanted else 'off'}"):
        assert settings.wifi is wanted
    assert settings.airplane_mode is False
    assert settings.bluetooth is bluetooth


def check_bluetooth(episode: Episode, *, before: bool, wanted: bool) -> None:
    """Start with Bluetooth `before`, run, and expect it `wanted`, the other radios untouched."""
    settings = SystemSettings(episode.device)
    settings.set_airplane_mode(False)
    settings.set_bluetooth(before)
    wifi = settings.wifi
    episode.run()
    with episode.check(f"Bluetooth is {'on' if wanted else 'off'}"):
        assert settings.bluetooth is wanted
    assert settings.airplane_mode is False
    assert settings.wifi is wifi


def check_brightness(episode: Episode, *, before: int, wanted: int) -> None:
    """Start with brightness `before`, run, and expect exactly `wanted`."""
    settings = SystemSettings(episode.device)
    settings.set_brightness(before)
    episode.run()
    with episode.check(f"brightness is {wanted}"):
        assert settings.brightness == wanted


@task(
    "SystemWifiTurnOff",
    "Switch Wi-Fi off.",
    tags={"screen_reading"},
    optimal_steps=3,
    **EASY,
)
def test_wifi_turn_off(episode: Episode) -> None:
    check_wifi(episode, before=True, wanted=False)


@test_wifi_turn_off.solution
def solve_wifi_off(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)


@test_wifi_turn_off.mistake("airplane mode instead", fails=None)
def airplane_instead(pilot: Pilot) -> None:
    switch_airplane_mode(pilot, on=True)


@test_wifi_turn_off.mistake("said done too early", fails="Wi-Fi is off")
def wifi_page_only(pilot: Pilot) -> None:
    open_internet(pilot)


@task(
    "SystemWifiTurnOffVerify",
    "See to it that Wi-Fi is off.",
    tags={"verification", "verify"},
    optimal_steps=3,
    **VERIFY,
)
def test_wifi_turn_off_verify(episode: Episode) -> None:
    check_wifi(episode, before=False, wanted=False)


@test_wifi_turn_off_verify.solution
def look_at_wifi_off(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)


@test_wifi_turn_off_verify.mistake("switched without looking", fails="Wi-Fi is off")
def toggle_wifi_on(pilot: Pilot) -> None:
    switch_wifi(pilot, on=True)


@task(
    "SystemWifiTurnOn",
    "Switch Wi-Fi on.",
    tags={"screen_reading"},
    optimal_steps=3,
    **EASY,
)
def test_wifi_turn_on(episode: Episode) -> None:
    check_wifi(episode, before=False, wanted=True)


@test_wifi_turn_on.solution
def solve_wifi_on(pilot: Pilot) -> None:
    switch_wifi(pilot, on=True)


@test_wifi_turn_on.mistake("Bluetooth instead", fails="Wi-Fi is on")
def bluetooth_instead_of_wifi(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=True)


@test_wifi_turn_on.mistake("Bluetooth too", fails=None)
def wifi_and_bluetooth(pilot: Pilot) -> None:
    switch_wifi(pilot, on=True)
    pilot.home()
    open_bluetooth(pilot)
    pilot.tap(id=SWITCH)


@task(
    "SystemWifiTurnOnVerify",
    "See to it that Wi-Fi is on.",
    tags={"verification", "verify"},
    optimal_steps=3,
    **VERIFY,
)
def test_wifi_turn_on_verify(episode: Episode) -> None:
    check_wifi(episode, before=True, wanted=True)


@test_wifi_turn_on_verify.solution
def look_at_wifi_on(pilot: Pilot) -> None:
    switch_wifi(pilot, on=True)


@test_wifi_turn_on_verify.mistake("switched without looking", fails="Wi-Fi is on")
def toggle_wifi_off(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)


@task(
    "SystemBluetoothTurnOff",
    "Switch Bluetooth off.",
    optimal_steps=2,
    **EASY,
)
def test_bluetooth_turn_off(episode: Episode) -> None:
    check_bluetooth(episode, before=True, wanted=False)


@test_bluetooth_turn_off.solution
def solve_bluetooth_off(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=False)


@test_bluetooth_turn_off.mistake("Wi-Fi instead", fails="Bluetooth is off")
def wifi_instead_of_bluetooth(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)


@test_bluetooth_turn_off.mistake("airplane mode instead", fails=None)
def airplane_instead_of_bluetooth(pilot: Pilot) -> None:
    switch_airplane_mode(pilot, on=True)


@task(
    "SystemBluetoothTurnOffVerify",
    "See to it that Bluetooth is off.",
    tags={"verification", "verify"},
    optimal_steps=2,
    **VERIFY,
)
def test_bluetooth_turn_off_verify(episode: Episode) -> None:
    check_bluetooth(episode, before=False, wanted=False)


@test_bluetooth_turn_off_verify.solution
def look_at_bluetooth_off(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=False)


@test_bluetooth_turn_off_verify.mistake("switched without looking", fails="Bluetooth is off")
def toggle_bluetooth_on(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=True)


@task(
    "SystemBluetoothTurnOn",
    "Switch Bluetooth on.",
    tags={"screen_reading"},
    optimal_steps=2,
    **EASY,
)
def test_bluetooth_turn_on(episode: Episode) -> None:
    check_bluetooth(episode, before=False, wanted=True)


@test_bluetooth_turn_on.solution
def solve_bluetooth_on(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=True)


@test_bluetooth_turn_on.mistake("said done on the page", fails="Bluetooth is on")
def bluetooth_page_only(pilot: Pilot) -> None:
    pilot.open("Settings").tap("Connected devices")


@task(
    "SystemBluetoothTurnOnVerify",
    "See to it that Bluetooth is on.",
    tags={"verification", "verify"},
    optimal_steps=2,
    **VERIFY,
)
def test_bluetooth_turn_on_verify(episode: Episode) -> None:
    check_bluetooth(episode, before=True, wanted=True)


@test_bluetooth_turn_on_verify.solution
def look_at_bluetooth_on(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=True)


@test_bluetooth_turn_on_verify.mistake("switched without looking", fails="Bluetooth is on")
def toggle_bluetooth_off(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=False)


@task(
    "SystemBrightnessMax",
    "Set the screen to its highest brightness.",
    optimal_steps=3,
    **EASY,
)
def test_brightness_max(episode: Episode) -> None:
    check_brightness(episode, before=MIN_BRIGHTNESS, wanted=MAX_BRIGHTNESS)


@test_brightness_max.solution
def solve_brightness_max(pilot: Pilot) -> None:
    drag_brightness(pilot, 1.0)


@test_brightness_max.mistake("nearly at the end", fails=f"brightness is {MAX_BRIGHTNESS}")
def nearly_brightest(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.9)


@task(
    "SystemBrightnessMaxVerify",
    "See to it that the screen has its highest brightness.",
    tags={"verification", "verify"},
    optimal_steps=2,
    **VERIFY,
)
def test_brightness_max_verify(episode: Episode) -> None:
    check_brightness(episode, before=MAX_BRIGHTNESS, wanted=MAX_BRIGHTNESS)


@test_brightness_max_verify.solution
def look_at_brightness_max(pilot: Pilot) -> None:
    open_display(pilot)


@test_brightness_max_verify.mistake("touched the slider", fails=f"brightness is {MAX_BRIGHTNESS}")
def touch_slider_at_max(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.9)


@task(
    "SystemBrightnessMin",
    "Set the screen to its lowest brightness.",
    optimal_steps=3,
    **EASY,
)
def test_brightness_min(episode: Episode) -> None:
    check_brightness(episode, before=MAX_BRIGHTNESS, wanted=MIN_BRIGHTNESS)


@test_brightness_min.solution
def solve_brightness_min(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.0)


@test_brightness_min.mistake("the wrong end", fails=f"brightness is {MIN_BRIGHTNESS}")
def wrong_end(pilot: Pilot) -> None:
    drag_brightness(pilot, 1.0)


@task(
    "SystemBrightnessMinVerify",
    "See to it that the screen has its lowest brightness.",
    tags={"verification", "verify"},
    optimal_steps=3,
    **VERIFY,
)
def test_brightness_min_verify(episode: Episode) -> None:
    check_brightness(episode, before=MIN_BRIGHTNESS, wanted=MIN_BRIGHTNESS)


@test_brightness_min_verify.solution
def look_at_brightness_min(pilot: Pilot) -> None:
    open_display(pilot)


@test_brightness_min_verify.mistake("touched the slider", fails=f"brightness is {MIN_BRIGHTNESS}")
def touch_slider_at_min(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.2)


@task(
    "TurnOffWifiAndTurnOnBluetooth",
    "Switch Wi-Fi off, then switch Bluetooth on.",
    limits=Limits(steps=20),
    app="settings",
    difficulty="medium",
    optimal_steps=5,
)
def test_wifi_off_and_bluetooth_on(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_airplane_mode(False)
    settings.set_wifi(True)
    settings.set_bluetooth(False)
    episode.run()
    with episode.check("Wi-Fi is off"):
        assert settings.wifi is False
    with episode.check("Bluetooth is on"):
        assert settings.bluetooth is True
    assert settings.airplane_mode is False


@test_wifi_off_and_bluetooth_on.solution
def solve_both(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)
    pilot.home()
    switch_bluetooth(pilot, on=True)


@test_wifi_off_and_bluetooth_on.mistake("only the first half", fails="Bluetooth is on")
def only_wifi(pilot: Pilot) -> None:
    switch_wifi(pilot, on=False)


@test_wifi_off_and_bluetooth_on.mistake("only the second half", fails="Wi-Fi is off")
def only_bluetooth(pilot: Pilot) -> None:
    switch_bluetooth(pilot, on=True)


@test_wifi_off_and_bluetooth_on.mistake("by airplane mode", fails=None)
def fly_with_bluetooth(pilot: Pilot) -> None:
    switch_airplane_mode(pilot, on=True)
    pilot.home()
    switch_bluetooth(pilot, on=True)
