"""What Google Calendar declares: package and launch activity as the published app's."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.icon import ICON
from pytest_androidbench.phone.apps.googlecalendar.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.system.app import App

GOOGLE_CALENDAR: Final = "com.google.android.calendar"


class GoogleCalendarApp(App):
    """Calendars that lie on the phone, with Android's own columns."""

    package = GOOGLE_CALENDAR
    label = "Calendar"
    version = "2023.38.1"
    version_code = 2017144990
    icon_art = ICON
    main = "com.android.calendar.AllInOneActivity"
    activities = {"com.android.calendar.AllInOneActivity": "agenda:AgendaPage"}
    permissions = (
        "android.permission.READ_CALENDAR",
        "android.permission.WRITE_CALENDAR",
        "android.permission.POST_NOTIFICATIONS",
    )
    granted = permissions[:2]
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}
    palette = {"primary": "#1a73e8"}
