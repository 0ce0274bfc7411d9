"""What Google Calendar declares: package and launch activity as the published app's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.googlecalendar import names
from pytest_androidbench.phone.apps.googlecalendar.icon import ICON
from pytest_androidbench.phone.apps.googlecalendar.reminding import Reminding
from pytest_androidbench.phone.apps.googlecalendar.schema import SCHEMA
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore
from pytest_androidbench.phone.apps.googlecalendar.synchronizing import bring_calendars
from pytest_androidbench.phone.apps.googlecalendar.usual import THEME
from pytest_androidbench.phone.kit.palettes import palettes
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_VIEW, IntentFilter
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

GOOGLE_CALENDAR: Final = names.GOOGLE_CALENDAR
INSERT, EDIT = "android.intent.action.INSERT", "android.intent.action.EDIT"
EVENT_TYPES: Final = ("vnd.android.cursor.item/event", "vnd.android.cursor.dir/event")
DAY, NIGHT = palettes(primary=("#1a73e8", "#8ab4f8"))


class GoogleCalendarApp(App):
    """Events in Android's calendar provider, as on a device, and tasks of its own.

    The account's calendars are there from the first start on, as once they were synchronized.
    """

    package = GOOGLE_CALENDAR
    label = "Calendar"
    version = "2023.38.1"
    version_code = 2017144990
    icon_art = ICON
    main = names.MAIN
    activities = {
        names.MAIN: "agenda:AgendaPage",
        names.INFO: names.EVENT_PAGE,
        "com.google.android.calendar.event.EditEventActivity": names.EDITOR,
    }
    filters = (
        IntentFilter(
            activity="com.google.android.calendar.event.EditEventActivity",
            actions=(INSERT, EDIT),
            types=EVENT_TYPES,
        ),
        IntentFilter(activity=names.INFO, actions=(ACTION_VIEW,), types=EVENT_TYPES[:1]),
        IntentFilter(
            activity=names.MAIN,
            actions=(ACTION_VIEW,),
            schemes=("content",),
            hosts=("com.android.calendar",),
        ),
    )
    permissions = (
        "android.permission.READ_CALENDAR",
        "android.permission.WRITE_CALENDAR",
        "android.permission.READ_CONTACTS",
        "android.permission.POST_NOTIFICATIONS",
    )
    granted = permissions
    schemas = {names.DATABASE: SCHEMA}
    contents = {names.DATABASE: "content:rows"}
    palette = DAY
    dark_palette = NIGHT

    @property
    def store(self) -> CalendarStore:
        """The calendars, their events, and the tasks."""
        return CalendarStore(self)

    @property
    def reminding(self) -> Reminding:
        """What tells of events to come."""
        return Reminding(self, self.remind)

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        theme = THEME.value(self.prefs())
        return display if theme == "system" else replace(display, dark=theme == "dark")

    def on_install(self) -> None:
        self.phone.providers.calendars.appear()

    def on_start(self) -> None:
        super().on_start()
        bring_calendars(self.phone)
        self.reminding.plan()

    def on_force_stop(self) -> None:
        self.reminding.forget()

    def remind(self) -> None:
        """A reminder is due."""
        self.reminding.tell()
