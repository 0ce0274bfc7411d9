"""The camera starts as it was set, and what is touched is read."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.appdata.camera import CameraSettings, CameraState
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import pilot_on

STATE = CameraState(
    flash="on",
    timer="3",
    manual_exposure=True,
    photo_size="640x480",
    front_photo_size="1280x720",
    film_size="small",
    front_film_size="medium",
)


def test_it_is_read_as_it_was_put(device: Device) -> None:
    settings = CameraSettings(device)
    settings.put(STATE)
    assert settings.read() == STATE


def test_what_is_touched_is_read(device: Device) -> None:
    settings = CameraSettings(device)
    settings.put(STATE)
    pilot = pilot_on(device).open("Camera")
    if pilot.shows("Remember photo locations?"):
        pilot.tap(id="check_box").tap(id="confirm_button")
    pilot.tap(id="mode_options_toggle")
    pilot.tap("Countdown timer duration is set to 3 seconds").tap("Flash on")
    assert settings.read() == replace(STATE, timer="10", flash="off")
