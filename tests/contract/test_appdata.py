from __future__ import annotations

import pytest

from pytest_androidbench.appdata.clipboard import Clipboard, ClipboardError
from pytest_androidbench.appdata.clock import Clock
from pytest_androidbench.appdata.contacts import Contact, Contacts
from pytest_androidbench.appdata.system_settings import SystemSettings
from pytest_androidbench.appdata.validators import only_added
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import FirstRun

CLIPPER = FirstRun(app="ca.zgrs.clipper", taps=("?Continue", "?OK"))
"""What Android shows of it first, since it asks for no permissions, passed."""


def test_contacts_are_added_read_and_removed(device: Device) -> None:
    contacts = Contacts(device)
    contacts.clear()
    assert contacts.all() == []
    assert contacts.numbers_of("Nobody") == []
    contacts.add("Ada, née Byron", "+44 20 7946 0000", "555-0100")
    contacts.add("Grace")
    assert contacts.all() == [
        Contact(name="Ada, née Byron", numbers=("+44 20 7946 0000", "555-0100")),
        Contact(name="Grace"),
    ]
    assert contacts.names() == ["Ada, née Byron", "Grace"]


def test_a_contact_saved_by_hand_is_read(device: Device, pilot: Pilot) -> None:
    contacts = Contacts(device)
    before = contacts.all()
    pilot.open("Contacts").tap("Create contact")
    pilot.type("First name", "Mina").type("Phone", "5550100").tap("Save")
    (number,) = contacts.numbers_of("Mina")
    added = Contact(name="Mina", numbers=(number,))
    assert only_added(before, contacts.all(), [added])


@pytest.mark.parametrize("on", [False, True])
def test_radios_are_switched(device: Device, on: bool) -> None:
    settings = SystemSettings(device)
    settings.set_wifi(on)
    settings.set_bluetooth(on)
    assert (settings.wifi, settings.bluetooth) == (on, on)
    settings.set_airplane_mode(on)
    assert settings.airplane_mode is on


def test_wifi_that_is_on_in_airplane_mode_is_on(device: Device) -> None:
    # WifiSettingsStore of Android writes 2 for it.
    device.put_setting("global", "wifi_on", 2)
    assert SystemSettings(device).wifi


def test_a_number_that_was_never_set_is_none(device: Device) -> None:
    device.shell("settings delete system screen_off_timeout")
    assert SystemSettings(device).screen_timeout_ms == 0


def test_brightness_and_theme_are_set(device: Device) -> None:
    settings = SystemSettings(device)
    settings.set_brightness(255)
    assert settings.brightness == 255
    settings.set_dark_theme(True)
    assert settings.dark_theme
    with pytest.raises(ValueError, match="1 to 255"):
        settings.set_brightness(0)


@pytest.mark.proof
@pytest.mark.parametrize("text", ["plain", 'with "quotes", commas', "日本語", "$HOME `x`"])
def test_the_clipboard_gives_back_what_it_was_given(device: Device, text: str) -> None:
    CLIPPER(device)
    clipboard = Clipboard(device)
    clipboard.set(text)
    assert clipboard.text() == text


def test_a_clipper_that_nobody_has_reviewed_takes_no_text(device: Device) -> None:
    with pytest.raises(ClipboardError, match="first pages"):
        Clipboard(device).set("a")


@pytest.mark.proof
@pytest.mark.slow
def test_the_clock_is_read_from_its_screen(pilot: Pilot) -> None:
    pilot.open("Clock").tap("Stopwatch")
    assert Clock(pilot.observation).stopwatch_paused
    pilot.tap("Start")
    assert Clock(pilot.observation).stopwatch_running
    pilot.tap("Timer")
    for digit in "10203":
        pilot.tap(text=digit)
    assert Clock(pilot.observation).timer_entry == (1, 2, 3)
    assert not Clock(pilot.observation).has_timers
    pilot.tap("Start")
    assert Clock(pilot.observation).has_timers
