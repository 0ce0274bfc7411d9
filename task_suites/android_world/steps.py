"""Ways through Settings that several solutions and mistakes take."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.finding import ancestors, descendants

WIFI: Final = "Wi\u2011Fi"
"""As Settings writes it, with a hyphen that does not break."""
USE_BLUETOOTH: Final = "Use Bluetooth"


def is_on(pilot: Pilot, label: str) -> bool:
    """Whether the switch in the row `label` is on; looks only, touches nothing."""
    node = pilot.node(text=label)
    row = next((n for n in ancestors(pilot.observation, node) if n.clickable), node)
    return any(n.checked for n in (row, *descendants(pilot.observation, row)))


def switch(pilot: Pilot, label: str, *, on: bool) -> None:
    """Tap the row `label` unless its switch already stands as wanted."""
    if is_on(pilot, label) is not on:
        pilot.tap(text=label)


def switch_wifi(pilot: Pilot, *, on: bool) -> None:
    """Put Wi-Fi on or off in Settings."""
    pilot.open("Settings").tap("Network & internet").tap("Internet")
    switch(pilot, WIFI, on=on)


def switch_airplane_mode(pilot: Pilot, *, on: bool) -> None:
    """Put airplane mode on or off in Settings."""
    pilot.open("Settings").tap("Network & internet")
    switch(pilot, "Airplane mode", on=on)


def switch_bluetooth(pilot: Pilot, *, on: bool) -> None:
    """Put Bluetooth on or off in Settings."""
    open_bluetooth(pilot)
    switch(pilot, USE_BLUETOOTH, on=on)


def open_bluetooth(pilot: Pilot) -> None:
    """Open the Bluetooth page of Settings."""
    pilot.open("Settings").tap("Connected devices").tap("Connection preferences").tap("Bluetooth")


def open_display(pilot: Pilot) -> None:
    """Open the display page of Settings."""
    pilot.open("Settings").scroll_to(text="Display").tap(text="Display")


def drag_brightness(pilot: Pilot, *, share: float) -> None:
    """Drag the brightness slider in Settings to a share of its length, 0..1."""
    open_display(pilot)
    pilot.tap("Brightness level")
    slider = pilot.node(text="Display brightness")
    pilot.swipe(slider.center, slider.across(share), ms=500)
