"""How the state is made that every task of the suite starts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.first_pages import grant_permissions, pass_first_pages
from pytest_androidbench.provision.steps import FirstRun, PutSettings, SetClock, run

START: Final = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
"""Published runs start at the host's time, which is another one each time."""
THREE_BUTTONS: Final = "com.android.internal.systemui.navbar.threebutton"
PEOPLE: Final = ("Ada Byron", "Blaise Pascal", "Carl Gauss")


def write_as_android_10(device: Device) -> None:
    """Have a simulated phone write the log lines that tasks look for, as Android 10 does."""
    run(device, "setprop persist.androidbench.log 10")


def show_three_buttons(device: Device) -> None:
    """Go back, home and to the last apps by buttons, whose places agents were given."""
    run(device, f"cmd overlay enable {THREE_BUTTONS}")


def add_people(device: Device) -> None:
    """Fill the contacts: one of them is to be changed."""
    contacts = Contacts(device)
    contacts.clear()
    for place, name in enumerate(PEOPLE):
        contacts.add(name, f"555010{place}")


def end_apps(device: Device) -> None:
    """End what was opened: published lines tell of processes that are started."""
    for app in device.known_apps:
        run(device, f"am force-stop {app.package}")
    run(device, "input keyevent KEYCODE_HOME")


def install_apps(device: Device) -> None:
    """Have the apps of the system's image that this suite is about; what is there already stays."""
    for app in device.known_apps:
        run(device, f"pm install-existing {app.package}")


STEPS: Final = (
    install_apps,
    PutSettings(namespace="global", values={"auto_time": 0, "auto_time_zone": 0}),
    PutSettings(namespace="system", values={"time_12_24": 24}),
    show_three_buttons,
    write_as_android_10,
    grant_permissions,
    pass_first_pages,
    FirstRun(app="Clock", taps=()),
    FirstRun(app="Phone", taps=()),
    FirstRun(app="Messages", taps=()),
    add_people,
    end_apps,
    SetClock(START),
)
