"""Which events and tasks there are when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.googlecalendar.names import DATABASE
from pytest_androidbench.phone.apps.googlecalendar.schema import (
    CalendarEvent,
    CalendarOf,
    CalendarTask,
    CalendarTaskList,
    EventGuest,
    EventReminder,
)
from pytest_androidbench.phone.apps.googlecalendar.values import DEVICE_ZONE, HOME_ZONE
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.providers.calendar import (
    CalendarStorage,
    Instance,
    duration_ms,
)
from pytest_androidbench.phone.system.providers.calendar.expanding import moment_of, ms_of
from pytest_androidbench.phone.system.times import ZONE, zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

DAY_MS = 86_400_000
YEAR_MS = 366 * DAY_MS


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """One time of an event."""

    event: CalendarEvent
    begin: int
    """In ms as the provider has it, by which this time is told from others."""
    start: datetime
    """By the phone's clock; of a whole day midnight."""
    end: datetime
    color: int

    @property
    def first_day(self) -> date:
        """The first day it touches."""
        return self.start.date()

    @property
    def last_day(self) -> date:
        """The last day it touches; its last midnight touches none."""
        end = self.end - timedelta(minutes=1) if self.end > self.start else self.end
        return end.date()

    @property
    def long(self) -> bool:
        """Whether it stands above the hours: it lasts whole days, or one and more."""
        return self.event.all_day or self.end - self.start >= timedelta(days=1)


class CalendarStore:
    """The calendars of the phone's provider, and the tasks of the app's own database."""

    def __init__(self, app: App) -> None:
        self._phone = app.phone
        self._prefs = app.prefs()
        provider = self.storage.database
        self.calendars = Table(provider, "Calendars", CalendarOf)
        self.events = Table(provider, "Events", CalendarEvent)
        self.guests = Table(provider, "Attendees", EventGuest)
        self.reminders = Table(provider, "Reminders", EventReminder)
        own = app.database(DATABASE)
        self.lists = Table(own, "task_lists", CalendarTaskList)
        self.tasks = Table(own, "tasks", CalendarTask)

    @property
    def storage(self) -> CalendarStorage:
        """The provider's own."""
        return self._phone.providers.calendars

    @property
    def zone_name(self) -> str:
        """The time zone that days and times are shown in: the phone's, or a chosen one."""
        if self._prefs.get(DEVICE_ZONE, True):
            return self._phone.properties.get(ZONE, "UTC")
        return self._prefs.get(HOME_ZONE, "UTC")

    @property
    def zone(self) -> tzinfo:
        """What its clock goes by."""
        return zone(self.zone_name)

    @property
    def now(self) -> datetime:
        """The moment, by the clock of that zone."""
        return moment_of(self._phone.clock.now_ms).astimezone(self.zone)

    def between(self, first: date, last: date) -> list[Happening]:
        """What happens in the shown calendars from a day to another, in order."""
        shown = {one.id: one for one in self.calendars.all() if one.visible}
        begin = ms_of(datetime.combine(first, time(), UTC)) - DAY_MS
        end = ms_of(datetime.combine(last, time(), UTC)) + 2 * DAY_MS
        events = {one.id: one for one in self.events.all()}
        found = [
            self._happening(events[one.event], one, shown[events[one.event].calendar].color)
            for one in self.storage.instances(begin, end)
            if one.event in events and events[one.event].calendar in shown
        ]
        within = [one for one in found if one.first_day <= last and one.last_day >= first]
        return sorted(within, key=_order)

    def at(self, event: int, begin: int) -> Happening | None:
        """One time of an event; the event's first one where there is none then."""
        row = self.events.get(event)
        if row is None:
            return None
        color = self.color_of(row)
        here = [one for one in self.storage.instances(begin, begin) if one.event == event]
        found = [one for one in here if one.begin == begin]
        first = Instance(event=event, begin=row.start, end=row.start + length_of(row))
        return self._happening(row, found[0] if found else first, color)

    def coming(self) -> dict[int, int]:
        """When each event of the next year, from this moment on, happens next, in ms."""
        now = self._phone.clock.now_ms
        found: dict[int, int] = {}
        for one in self.storage.instances(now, now + YEAR_MS):
            found.setdefault(one.event, one.begin)
        return found

    def color_of(self, event: CalendarEvent) -> int:
        """The colour of its calendar."""
        calendar = self.calendars.get(event.calendar)
        return calendar.color if calendar is not None else CalendarOf().color

    def _happening(self, event: CalendarEvent, one: Instance, color: int) -> Happening:
        local = UTC if event.all_day else self.zone
        start, end = (moment_of(ms).astimezone(local) for ms in (one.begin, one.end))
        if event.all_day:
            start, end = (at.replace(tzinfo=self.zone) for at in (start, end))
        shade = color if event.color is None else event.color
        return Happening(event=event, begin=one.begin, start=start, end=end, color=shade)

    def found(self, words: str) -> list[CalendarEvent]:
        """The events whose title, place, note or guests hold the words, the last ones first."""
        wanted = words.strip().casefold()
        if not wanted:
            return []
        guests: dict[int, str] = {}
        for one in self.guests.all("ORDER BY _id"):
            guests[one.event] = f"{guests.get(one.event, '')} {one.name} {one.address}"
        shown = {one.id for one in self.calendars.all() if one.visible}
        texts = (
            (one, f"{one.title} {one.place} {one.note} {guests.get(one.id, '')}")
            for one in self.events.all("WHERE eventStatus IS NOT 2 ORDER BY dtstart DESC, _id")
        )
        return [one for one, text in texts if one.calendar in shown and wanted in text.casefold()]

    def guests_of(self, event: int) -> list[EventGuest]:
        """Who is invited to an event."""
        return self.guests.all("WHERE event_id = ? ORDER BY _id", event)

    def minutes_of(self, event: int) -> list[int]:
        """When one is reminded of an event."""
        rows = self.reminders.all("WHERE event_id = ? ORDER BY minutes, _id", event)
        return [one.minutes for one in rows]

    def writable(self) -> list[CalendarOf]:
        """The calendars to which events can be added."""
        return [one for one in self.calendars.all("ORDER BY _id") if one.writable]

    def tasks_between(self, first: date, last: date) -> list[CalendarTask]:
        """What is to be done from a day to another, in order."""
        return self.tasks.all(
            "WHERE day BETWEEN ? AND ? ORDER BY day, minutes, _id",
            first.isoformat(),
            last.isoformat(),
        )


def length_of(event: CalendarEvent) -> int:
    """How many ms each time of an event takes."""
    if event.end is None:
        return duration_ms(event.duration or "")
    return max(0, event.end - event.start)


def _order(one: Happening) -> tuple[datetime, bool, datetime, int]:
    return one.start, not one.event.all_day, one.end, one.event.id
