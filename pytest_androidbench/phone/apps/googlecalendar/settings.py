"""The settings of Google Calendar: general ones, tasks, and a page for each calendar.

The pages' order and words are the app's as they are remembered, not as they were seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.drawer import calendar_name
from pytest_androidbench.phone.apps.googlecalendar.names import ACCOUNT
from pytest_androidbench.phone.apps.googlecalendar.settings_pages import (
    CalendarPage,
    GeneralSettings,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class GoogleCalendarSettings(AppScreen[GoogleCalendarApp, None]):
    """What there is to be set."""

    activity: ClassVar[str] = "com.google.android.calendar.settings.SettingsActivity"

    def build(self) -> w.Widget:
        calendars = self.app.store.calendars.all("ORDER BY _id")
        rows = [
            w.ListItem(
                calendar_name(one),
                lead=look.disc(look.shade(one.color), 16),
                look=w.MATERIAL,
                key=f"calendar {one.id}",
                on_tap=partial(self.open_calendar, one.id),
            )
            for one in calendars
        ]
        general = w.ListItem(tr("General"), look=w.MATERIAL, key="general",
                             on_tap=self.open_general)  # fmt: skip
        return w.Page(
            w.TopBar(tr("Settings"), back=True),
            w.Scroll(general, w.Divider(), w.Category(ACCOUNT, start=16), *rows, id="settings"),
        )

    def open_general(self) -> None:
        """Show what holds for all calendars."""
        self.show(GeneralSettings())

    def open_calendar(self, number: int) -> None:
        """Show what holds for a calendar."""
        self.show(CalendarPage(id=number))
