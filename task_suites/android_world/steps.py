"""Ways through Settings that several solutions and mistakes take, in any language."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.finding import ancestors, descendants
from pytest_androidbench.interface.observation import Node
from task_suites.bmoca.settings_ways import (
    CONNECTED,
    CONNECTION_PREFERENCES,
    DISPLAY,
    NETWORK,
    open_area,
    open_internet,
    tap_row,
)

SWITCH: Final = "android:id/switch_widget"


def switch(pilot: Pilot, *, on: bool) -> None:
    """Tap the row of the page's first switch, unless that already stands as wanted."""
    found = pilot.scroll_to(id=SWITCH).node(id=SWITCH, index=0)
    if found.checked is not on:
        pilot.tap(text=row_title(pilot, found))


def row_title(pilot: Pilot, node: Node) -> str:
    """What the row says first in which a node lies: by that those find it who see no ids."""
    seen = pilot.observation
    row = next(each for each in ancestors(seen, node) if each.clickable)
    return next(each.text for each in descendants(seen, row) if each.text)


def switch_wifi(pilot: Pilot, *, on: bool) -> None:
    """Put Wi-Fi on or off in Settings."""
    open_internet(pilot)
    switch(pilot, on=on)


def switch_airplane_mode(pilot: Pilot, *, on: bool) -> None:
    """Put airplane mode on or off in Settings: no other of the networks' page has a switch."""
    open_area(pilot, NETWORK)
    switch(pilot, on=on)


def switch_bluetooth(pilot: Pilot, *, on: bool) -> None:
    """Put Bluetooth on or off in Settings."""
    open_bluetooth(pilot)
    switch(pilot, on=on)


def open_bluetooth(pilot: Pilot) -> None:
    """Open the Bluetooth page of Settings."""
    open_area(pilot, CONNECTED)
    tap_row(pilot, CONNECTION_PREFERENCES)
    tap_row(pilot, 0)


def open_display(pilot: Pilot) -> None:
    """Open the display page of Settings."""
    open_area(pilot, DISPLAY)
