"""What is in Google Calendar from the start."""

from __future__ import annotations

from datetime import UTC
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.schema import (
    CalendarEvent,
    CalendarOf,
    EventGuest,
    EventReminder,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.events import CALENDARS, EVENTS, Appointment
from pytest_androidbench.phone.world.people import OWNER, person

COLORS: Final = (0x1A73E8, 0x8E24AA, 0x0B8043)


def rows() -> str:
    """Calendars, events, guests and reminders, as SQL."""
    calendars = [
        CalendarOf(id=n, account=OWNER.address, name=name, color=COLORS[n - 1])
        for n, name in enumerate(CALENDARS, 1)
    ]
    numbered = list(enumerate(EVENTS, 1))
    guests = [
        EventGuest(event=n, name=name, address=person(name).address)
        for n, one in numbered
        for name in one.guests
    ]
    reminders = [EventReminder(event=n) for n, one in numbered if one.hour >= 0]
    return (
        inserts("Calendars", calendars)
        + inserts("Events", [_event(n, one) for n, one in numbered])
        + inserts("Attendees", guests)
        + inserts("Reminders", reminders)
    )


def _event(number: int, one: Appointment) -> CalendarEvent:
    start = round(one.start.replace(tzinfo=UTC).timestamp() * 1000)
    return CalendarEvent(
        id=number,
        calendar=CALENDARS.index(one.calendar) + 1,
        title=one.title,
        place=one.place,
        note=one.note,
        start=start,
        end=start + one.minutes * 60_000,
        all_day=one.hour < 0,
        rule=one.rule,
    )
