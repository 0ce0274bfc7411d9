"""Which events happen when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.googlecalendar.recurring import happenings
from pytest_androidbench.phone.apps.googlecalendar.schema import (
    CalendarEvent,
    CalendarOf,
    EventGuest,
    EventReminder,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

LAST_MS = 4_000_000_000_000
"""Later than any event that is shown."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event on a day."""

    event: CalendarEvent
    start: datetime
    end: datetime


class CalendarStore:
    """The calendars and their events."""

    def __init__(self, app: App) -> None:
        self._app = app
        database = app.database()
        self.calendars = Table(database, "Calendars", CalendarOf)
        self.events = Table(database, "Events", CalendarEvent)
        self.guests = Table(database, "Attendees", EventGuest)
        self.reminders = Table(database, "Reminders", EventReminder)

    def between(self, first: date, last: date) -> list[Happening]:
        """What happens from a day to another, in order."""
        shown = {one.id for one in self.calendars.all() if one.visible}
        found = [
            each
            for event in self.events.all("ORDER BY _id")
            if event.calendar in shown and 0 <= event.start <= LAST_MS
            for each in self._times(event, last)
            if self.last_day(each) >= first
        ]
        return sorted(found, key=lambda one: (one.start, not one.event.all_day, one.event.id))

    def _times(self, event: CalendarEvent, last: date) -> list[Happening]:
        start = local_time(self._app.phone, event.start)
        length = timedelta(milliseconds=min(max(0, event.end - event.start), 366 * 86_400_000))
        end = datetime.combine(last, time.max, start.tzinfo)
        return [Happening(event, at, at + length) for at in happenings(start, event.rule, end)]

    @staticmethod
    def last_day(one: Happening) -> date:
        """The last day it touches."""
        end = one.end - timedelta(minutes=1) if one.end > one.start else one.end
        return end.date()

    def on(self, day: date) -> list[Happening]:
        """What happens on a day."""
        return self.between(day, day)

    def found(self, words: str) -> list[CalendarEvent]:
        """The events whose title, place or note holds the words."""
        wanted = words.strip().casefold()
        return [
            one
            for one in self.events.all("ORDER BY dtstart DESC, _id")
            if wanted and wanted in f"{one.title} {one.place} {one.note}".casefold()
        ]

    def remove(self, event: int) -> None:
        """Delete an event with what belongs to it."""
        self.guests.remove(one.id for one in self.guests.all("WHERE event_id = ?", event))
        self.reminders.remove(one.id for one in self.reminders.all("WHERE event_id = ?", event))
        self.events.remove([event])
