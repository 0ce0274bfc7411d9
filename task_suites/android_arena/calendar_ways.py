"""Ways through Google Calendar that solutions and mistakes take."""

from __future__ import annotations

from datetime import date
from typing import Final

from pytest_androidbench import Pilot

APP: Final = "Calendar"
MENU: Final = "Show Calendar List and Settings drawer"


def view(pilot: Pilot, name: str) -> Pilot:
    """Look at the days in another way."""
    return pilot.tap(desc=MENU).tap(text=name)


def find(pilot: Pilot, title: str) -> Pilot:
    """Open an event by a search for its title."""
    pilot.tap(id="action_search").type(None, title, enter=True)
    return pilot.tap(text=title, index=-1)


def pick_start(pilot: Pilot, day: date) -> Pilot:
    """Let what is in the editor begin on a day of the month that its calendar shows."""
    pilot.tap(id="start_date")
    return pick(pilot, day)


def pick(pilot: Pilot, day: date) -> Pilot:
    """Choose a day in a calendar."""
    return pilot.tap(desc=f"{day.day:02} {day:%B} {day.year}").tap("OK")


def save(pilot: Pilot) -> Pilot:
    """Keep what is in the editor."""
    return pilot.tap(id="save")
