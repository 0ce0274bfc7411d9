"""Calendars and events, at the columns of Android's CalendarContract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "calendar.db"
SCHEMA: Final = """
CREATE TABLE Calendars (
  _id INTEGER PRIMARY KEY, account_name TEXT, account_type TEXT, calendar_displayName TEXT,
  calendar_color INTEGER, visible INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE Events (
  _id INTEGER PRIMARY KEY AUTOINCREMENT, calendar_id INTEGER NOT NULL, title TEXT,
  eventLocation TEXT, description TEXT, dtstart INTEGER, dtend INTEGER,
  eventTimezone TEXT DEFAULT 'UTC', allDay INTEGER NOT NULL DEFAULT 0, rrule TEXT
);
CREATE TABLE Attendees (
  _id INTEGER PRIMARY KEY, event_id INTEGER NOT NULL, attendeeName TEXT, attendeeEmail TEXT
);
CREATE TABLE Reminders (
  _id INTEGER PRIMARY KEY, event_id INTEGER NOT NULL, minutes INTEGER, method INTEGER DEFAULT 1
);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarOf:
    """A calendar."""

    id: int = column("_id", default=0)
    account: str = column("account_name", default="")
    name: str = column("calendar_displayName", default="")
    color: int = column("calendar_color", default=0x1A73E8)
    visible: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarEvent:
    """An event; times in ms."""

    id: int = column("_id", default=0)
    calendar: int = column("calendar_id", default=1)
    title: str = ""
    place: str = column("eventLocation", default="")
    note: str = column("description", default="")
    start: int = column("dtstart", default=0)
    end: int = column("dtend", default=0)
    all_day: bool = column("allDay", default=False)
    rule: str = column("rrule", default="")


@dataclass(frozen=True, slots=True, kw_only=True)
class EventGuest:
    """Who is invited."""

    id: int = column("_id", default=0)
    event: int = column("event_id", default=0)
    name: str = column("attendeeName", default="")
    address: str = column("attendeeEmail", default="")


@dataclass(frozen=True, slots=True, kw_only=True)
class EventReminder:
    """When one is reminded."""

    id: int = column("_id", default=0)
    event: int = column("event_id", default=0)
    minutes: int = 30
