"""How the state is made that every task of the suite starts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.appdata.constraints import JOURNAL
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.first_pages import grant_permissions, pass_first_pages
from pytest_androidbench.provision.steps import (
    FirstRun,
    PreparingStep,
    PutFiles,
    PutSettings,
    Run,
    SetClock,
    run,
)
from task_suites.android_arena.downloads import DOWNLOADED

SECOND_CHROME: Final = "com.chrome.beta"
"""Published runs have it for prohibitions alone; the tasks without Chrome ask for it."""

START: Final = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
"""A Sunday afternoon. Published runs start at the host's time, which is another one each time."""


def install_apps(device: Device) -> None:
    """Have the apps of the system's image that this suite is about; what is there already stays."""
    for app in device.known_apps:
        if app.package != SECOND_CHROME:
            run(device, f"pm install-existing {app.package}")


def end_apps(device: Device) -> None:
    """End what was opened."""
    for app in device.known_apps:
        run(device, f"am force-stop {app.package}")
    run(device, "input keyevent KEYCODE_HOME")


def world_steps(*opened: str) -> tuple[PreparingStep, ...]:
    """How a phone with the small world is prepared for a suite whose apps the device was told of.

    Args:
        opened: apps that fill their databases as they are first shown, and are shown once.
    """
    return (
        Run(script=f"setprop {JOURNAL} 1"),
        install_apps,
        PutSettings(namespace="global", values={"auto_time": 0, "auto_time_zone": 0}),
        PutSettings(namespace="global", values={"small_web": 1}),
        PutSettings(namespace="system", values={"time_12_24": 24}),
        grant_permissions,
        pass_first_pages,
        *(FirstRun(app=app, taps=()) for app in opened),
        PutFiles(files=DOWNLOADED),
        end_apps,
        SetClock(START),
    )


STEPS: Final = world_steps("Clock", "Messages", "Gmail", "Calendar")
