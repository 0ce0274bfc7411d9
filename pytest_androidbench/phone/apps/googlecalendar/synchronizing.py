"""The account's calendars, as they come from the server when the app is first started."""

from __future__ import annotations

from datetime import UTC, timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.googlecalendar.names import ACCOUNT, ACCOUNT_TYPE
from pytest_androidbench.phone.apps.googlecalendar.saving import written
from pytest_androidbench.phone.apps.googlecalendar.schema import (
    ACCEPTED,
    ORGANIZER,
    OWNER_LEVEL,
    READER_LEVEL,
    CalendarEvent,
    CalendarOf,
    EventGuest,
    EventReminder,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.providers.calendar.expanding import ms_of
from pytest_androidbench.phone.system.providers.calendar.schema import COLORS
from pytest_androidbench.phone.system.times import ZONE, zone
from pytest_androidbench.phone.world.events import CALENDARS, EVENTS, HOLIDAYS, Appointment
from pytest_androidbench.phone.world.past_events import past_and_far_events
from pytest_androidbench.phone.world.people import OWNER, person

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.providers.calendar import CalendarStorage

SHADES: Final = {"Events": 0x1A73E8, "Family": 0x8E24AA, "Birthdays": 0x0B8043,
                 "Holidays in United States": 0x0B8043}  # fmt: skip
READ_ONLY: Final = {
    "Birthdays": "addressbook#contacts@group.v.calendar.google.com",
    "Holidays in United States": "en.usa#holiday@group.v.calendar.google.com",
}
"""Calendars that are made by Google, with the accounts that own them."""


def bring_calendars(phone: Phone) -> None:
    """Fill the provider with the account's calendars, unless it has some of that account.

    The events of the small world begin at hours of the clock of whoever looks: they are made in
    the zone the phone has then, and stay at their moments when it gets another one.
    """
    storage = phone.providers.calendars
    sql = "SELECT count(*) FROM Calendars WHERE account_name = ? AND account_type = ?"
    if storage.database.value(sql, ACCOUNT, ACCOUNT_TYPE):
        return
    local = phone.properties.get(ZONE, "UTC")
    with storage.database.transaction():
        _add_colors(storage)
        calendars = {name: _add_calendar(storage, name, local) for name in CALENDARS}
        for one in (*EVENTS, *HOLIDAYS, *past_and_far_events()):
            _add(storage, one, calendars[one.calendar], local)


def _add_colors(storage: CalendarStorage) -> None:
    for index, color in COLORS.items():
        storage.database.execute(
            "INSERT INTO Colors (account_name, account_type, color_type, color_index, color)"
            " VALUES (?, ?, 1, ?, ?)",
            ACCOUNT,
            ACCOUNT_TYPE,
            index,
            color,
        )


def _add_calendar(storage: CalendarStorage, name: str, local: str) -> int:
    primary = name == CALENDARS[0]
    row = CalendarOf(
        account=ACCOUNT,
        name=ACCOUNT if primary else name,
        color=SHADES[name],
        level=READER_LEVEL if name in READ_ONLY else OWNER_LEVEL,
        owner=READ_ONLY.get(name, ACCOUNT),
        primary=primary,
        zone=local,
    )
    return Table(storage.database, "Calendars", CalendarOf).add(row)


def _add(storage: CalendarStorage, one: Appointment, calendar: int, local: str) -> None:
    all_day, timed = one.hour < 0, one.hour >= 0
    start = ms_of(one.start.replace(tzinfo=UTC if all_day else zone(local)))
    event = CalendarEvent(
        calendar=calendar,
        title=one.title,
        place=one.place,
        note=one.note,
        start=start,
        end=start + timedelta(minutes=one.minutes) // timedelta(milliseconds=1),
        all_day=all_day,
        zone="UTC" if all_day else local,
        rule=one.rule or None,
        alarm=timed,
        guests=bool(one.guests),
        organizer=ACCOUNT,
    )
    number = storage.add_event(written(event))
    if timed:
        Table(storage.database, "Reminders", EventReminder).add(EventReminder(event=number))
    for guest in _invited(one):
        row = EventGuest(event=number, name=guest.name, address=guest.address,
                         status=guest.status, relation=guest.relation)  # fmt: skip
        Table(storage.database, "Attendees", EventGuest).add(row)


def _invited(one: Appointment) -> list[EventGuest]:
    """Whose phone it is, who has made the event, and who else comes."""
    if not one.guests:
        return []
    own = EventGuest(name=OWNER.name, address=ACCOUNT, status=ACCEPTED, relation=ORGANIZER)
    others = [EventGuest(name=name, address=person(name).address) for name in one.guests]
    return [own, *others]
