"""Names of Google Calendar: package, activities, accounts, and where it keeps what."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.people import OWNER

GOOGLE_CALENDAR: Final = "com.google.android.calendar"
MAIN: Final = "com.android.calendar.AllInOneActivity"
INFO: Final = "com.android.calendar.event.LaunchInfoActivity"
ACCOUNT: Final = OWNER.address
ACCOUNT_TYPE: Final = "com.google"
DATABASE: Final = "tasks.db"
"""Of tasks, which the calendar provider has no place for."""
FORM, VIEW, GROUP = "android.widget.LinearLayout", "android.view.View", "android.view.ViewGroup"
EVENT_PAGE: Final = "event_page:EventPage"
EDITOR: Final = "editor:GoogleEventEditor"
TASK_PAGE: Final = "task_page:CalendarTaskPage"
TASK_EDITOR: Final = "task_editor:CalendarTaskEditor"
SETTINGS: Final = "settings:GoogleCalendarSettings"
