"""The events of Android's calendars, through their provider: what Google Calendar shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pytest_androidbench.appdata.rows import inserting, query_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError

_AUTHORITY: Final = "content://com.android.calendar"
_COLUMNS: Final = (
    "_id", "calendar_id", "dtstart", "dtend", "duration", "eventTimezone", "allDay", "rrule",
    "eventStatus", "deleted", "eventLocation", "description", "title",
)  # fmt: skip
_GUESTS: Final = ("_id", "event_id", "attendeeRelationship", "attendeeEmail")
_CALENDARS: Final = ("_id", "calendar_access_level", "visible")
_WRITER: Final = 500
"""CalendarContract's CAL_ACCESS_CONTRIBUTOR: from there on, events can be added."""
_ORGANIZER: Final = "2"


class PlannedError(AndroidBenchError):
    """The calendar provider would not do what it was told to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedEvent:
    """One event; equal ones are the same but for their numbers."""

    title: str
    start_ms: int
    """Since 1970; of whole days a midnight in UTC."""
    end_ms: int
    """0 where it is repeated."""
    place: str = ""
    note: str = ""
    all_day: bool = False
    rule: str = ""
    zone: str = "UTC"
    guests: tuple[str, ...] = ()
    """Addresses of whoever is invited, without whoever made it; small letters, sorted."""
    id: int = field(default=0, compare=False)

    def start(self, now: datetime) -> datetime:
        """When it begins, by the clock that a moment of the device goes by."""
        return datetime.fromtimestamp(self.start_ms / 1000, now.tzinfo)


class PlannedEvents:
    """Reads and arranges events."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def all(self) -> list[PlannedEvent]:
        """Every event that is not deleted, in the order they were made."""
        guests: dict[str, list[str]] = {}
        for row in self._query("attendees", _GUESTS):
            if row["attendeeRelationship"] != _ORGANIZER:
                guests.setdefault(row["event_id"], []).append(row["attendeeEmail"].lower())
        rows = sorted(self._query("events", _COLUMNS), key=lambda row: int(row["_id"]))
        return [_event(row, guests.get(row["_id"], ())) for row in rows if row["deleted"] != "1"]

    def rows(self) -> list[tuple[int, PlannedEvent]]:
        """Numbers and events, to see whether one changed."""
        return [(one.id, one) for one in self.all()]

    def add(self, event: PlannedEvent) -> PlannedEvent:
        """Add an event to the first calendar that takes some; for arranging a task.

        Returns:
            The event with its number.

        Raises:
            PlannedError: there is no such calendar, or the provider refused.
        """
        before = {one.id for one in self.all()}
        values = {
            "calendar_id:i": str(self._calendar()),
            "title:s": event.title,
            "eventLocation:s": event.place,
            "description:s": event.note,
            "dtstart:l": str(event.start_ms),
            "dtend:l": str(event.end_ms),
            "eventTimezone:s": event.zone,
            "eventStatus:i": "1",
        }
        answer = self._device.shell(inserting(f"{_AUTHORITY}/events", values))
        new = [one for one in self.all() if one.id not in before]
        if not answer.ok or len(new) != 1:
            raise PlannedError(f"the event was not added: {answer.output.strip()!r:.200}")
        return new[0]

    def _calendar(self) -> int:
        rows = self._query("calendars", _CALENDARS)
        found = [
            int(row["_id"])
            for row in rows
            if int(row["calendar_access_level"] or 0) >= _WRITER and row["visible"] == "1"
        ]
        if not found:
            raise PlannedError("there is no calendar that takes events")
        return min(found)

    def _query(self, table: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        return query_rows(self._device, f"{_AUTHORITY}/{table}", columns)


def _event(row: Mapping[str, str], guests: Iterable[str]) -> PlannedEvent:
    return PlannedEvent(
        id=int(row["_id"]),
        title=row["title"],
        start_ms=_whole(row["dtstart"]),
        end_ms=_whole(row["dtend"]),
        place=row["eventLocation"],
        note=row["description"],
        all_day=row["allDay"] == "1",
        rule=row["rrule"],
        zone=row["eventTimezone"],
        guests=tuple(sorted(guests)),
    )


def _whole(text: str) -> int:
    return int(text) if re.fullmatch(r"-?\d{1,18}", text) else 0
