"""Ways to the screens of Google Calendar."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GOOGLE_CALENDAR
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, launch, shot, tap

OPEN: Final[tuple[Step, ...]] = (launch(GOOGLE_CALENDAR),)
DRAWER: Final = (*OPEN, tap("Show Calendar List and Settings drawer"))
DIAL: Final = (*OPEN, tap("Create new event and more"))
NEW: Final = (*DIAL, tap("Event"), back)
SETTINGS: Final = (*DRAWER, tap("Settings"))


def open_block(title: str) -> Step:
    """Touch the block of an event or a task."""

    def touch(driver: Driver) -> None:
        found = [node for node in driver.nodes() if node.desc.startswith(f"{title},")]
        driver.touch(found[0])

    return touch


GOOGLECALENDAR_SHOTS: Final = (
    shot("schedule", *OPEN),
    shot("month strip", *OPEN, tap("date_picker_button")),
    shot("something new", *DIAL),
    shot("drawer", *DRAWER),
    shot("day", *DRAWER, tap("Day")),
    shot("week", *DRAWER, tap("Week")),
    shot("month", *DRAWER, tap("Month")),
    shot("event", *OPEN, open_block("Budget review")),
    shot("new", *NEW),
    shot("custom repeat", *NEW, tap("repeat"), tap("Custom…")),
    shot("guests", *OPEN, open_block("Budget review"), tap("Edit"), tap("attendees"), back),
    shot("task", *OPEN, open_block("Return the drill to Hugo")),
    shot("settings", *SETTINGS),
    shot("general", *SETTINGS, tap("General")),
)
SHOTS: Final = {"googlecalendar": GOOGLECALENDAR_SHOTS}
GROUNDS: Final = {
    "googlecalendar": app_ground(GOOGLE_CALENDAR, 20, ["PickDate", "PickTimeMaterial"])
}
