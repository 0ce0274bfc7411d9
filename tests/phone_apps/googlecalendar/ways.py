"""Ways to the screens of Google Calendar."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GOOGLE_CALENDAR
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.gallery.steps import Step, launch, shot, tap, write

OPEN: Final[tuple[Step, ...]] = (launch(GOOGLE_CALENDAR),)
VIEWS: Final = (*OPEN, tap("views"))
NEW: Final = (*OPEN, tap("Create new event"))
GOOGLECALENDAR_SHOTS: Final = (
    shot("schedule", *OPEN),
    shot("views", *VIEWS),
    shot("week", *VIEWS, tap("Week")),
    shot("month", *VIEWS, tap("Month")),
    shot("settings", *VIEWS, tap("Settings")),
    shot("event", *OPEN, tap("Call with Keiko")),
    shot("new", *NEW),
    shot("repeat", *NEW, tap("repeat")),
    shot("found", *OPEN, tap("Search"), write("m")),
)
SHOTS: Final = {"googlecalendar": GOOGLECALENDAR_SHOTS}
GROUNDS: Final = {
    "googlecalendar": app_ground(GOOGLE_CALENDAR, 5, ["PickDate", "PickTimeMaterial"])
}
