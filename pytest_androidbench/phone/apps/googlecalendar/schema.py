"""Rows of the calendar provider as the app reads them, and its own table of tasks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.kit.kept_values import text_column, whole_column, whole_of
from pytest_androidbench.phone.kit.tables import column
from pytest_androidbench.phone.system.times import known_zone

SCHEMA: Final = """
CREATE TABLE task_lists (_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE tasks (
  _id INTEGER PRIMARY KEY AUTOINCREMENT, list_id INTEGER NOT NULL, title TEXT NOT NULL,
  details TEXT NOT NULL, day TEXT NOT NULL, minutes INTEGER NOT NULL, rule TEXT NOT NULL,
  completed_ms INTEGER NOT NULL
);
"""
OWNER_LEVEL, WRITER_LEVEL, READER_LEVEL = 700, 500, 200
"""Of CalendarContract's `CAL_ACCESS_...`."""
CONFIRMED: Final = 1
ALERT: Final = 1
"""`Reminders.METHOD_ALERT`: a notification on the phone."""
ATTENDEE, ORGANIZER = 1, 2
"""`Attendees.RELATIONSHIP_...`."""
INVITED, ACCEPTED, DECLINED, TENTATIVE = 3, 1, 2, 4
"""`Attendees.ATTENDEE_STATUS_...`."""
BUSY, FREE = 0, 1


def _color(value: Any) -> int | None:
    return value if isinstance(value, int) else None


def _moment(value: Any) -> int | None:
    return None if value is None else whole_of(value)


def _known_text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _zone(value: Any) -> str:
    return known_zone(value) if isinstance(value, str) else "UTC"


def _availability(value: Any) -> int:
    return FREE if value == FREE else BUSY


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarOf:
    """A calendar."""

    id: int = column("_id", default=0)
    account: str = text_column("account_name")
    account_type: str = "com.google"
    name: str = text_column("calendar_displayName")
    color: int = column("calendar_color", default=0x1A73E8, read=whole_of)
    level: int = column("calendar_access_level", default=OWNER_LEVEL, read=whole_of)
    visible: bool = True
    owner: str = column("ownerAccount", default="")
    primary: bool = column("isPrimary", default=False)
    zone: str = column("calendar_timezone", default="UTC")
    synced: bool = column("sync_events", default=True)

    @property
    def writable(self) -> bool:
        """Whether its events can be changed."""
        return self.level >= WRITER_LEVEL


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarEvent:
    """An event; times in ms since 1970, of whole days midnights in UTC."""

    id: int = column("_id", default=0)
    calendar: int = column("calendar_id", default=1, read=whole_of)
    title: str = text_column()
    place: str = text_column("eventLocation")
    note: str = text_column("description")
    color: int | None = column("eventColor", default=None, read=_color)
    color_index: str | None = column("eventColor_index", default=None, read=_known_text)
    status: int = column("eventStatus", default=CONFIRMED, read=whole_of)
    start: int = whole_column("dtstart")
    end: int | None = column("dtend", default=None, read=_moment)
    """None where it is repeated: then `duration` says how long each time is."""
    duration: str | None = column("duration", default=None, read=_known_text)
    zone: str = column("eventTimezone", default="UTC", read=_zone)
    all_day: bool = column("allDay", default=False)
    access: int = whole_column("accessLevel")
    availability: int = column("availability", default=BUSY, read=_availability)
    alarm: bool = column("hasAlarm", default=False)
    guests: bool = column("hasAttendeeData", default=False)
    rule: str | None = column("rrule", default=None, read=_known_text)
    original: int | None = column("original_id", default=None)
    original_start: int | None = column("originalInstanceTime", default=None)
    original_all_day: bool | None = column("originalAllDay", default=None)
    organizer: str | None = None
    """The address of whoever made it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventGuest:
    """Who is invited."""

    id: int = column("_id", default=0)
    event: int = column("event_id", default=0)
    name: str = text_column("attendeeName")
    address: str = text_column("attendeeEmail")
    status: int = column("attendeeStatus", default=INVITED)
    relation: int = column("attendeeRelationship", default=ATTENDEE)
    kind: int = column("attendeeType", default=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventReminder:
    """When one is reminded: minutes ahead of the start."""

    id: int = column("_id", default=0)
    event: int = column("event_id", default=0)
    minutes: int = column("minutes", default=30, read=whole_of)
    method: int = ALERT


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarTaskList:
    """A list of tasks."""

    id: int = column("_id", default=0)
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarTask:
    """Something to do on a day."""

    id: int = column("_id", default=0)
    list: int = column("list_id", default=1)
    title: str = ""
    details: str = ""
    day: str = ""
    """ISO 8601; "": on none yet."""
    minutes: int = -1
    """Of the day; -1: at no time of it."""
    rule: str = ""
    completed_ms: int = 0
    """0: not yet."""
