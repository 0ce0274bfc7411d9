"""The events of Simple Calendar Pro, in its own database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PATH: Final = "/data/data/com.simplemobiletools.calendar.pro/databases/events.db"
TABLES: Final = ("events", "event_types", "tasks")
DAILY, WEEKLY, YEARLY = 86_400, 604_800, 31_536_000
"""Seconds between two times of an event that repeats."""
EVERY_DAY: Final = 127
"""The rule of a week with all its days."""
NO_REMINDER: Final = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One row; its fields are the columns, times are in seconds since 1970."""

    start_ts: int
    end_ts: int
    title: str
    location: str = ""
    description: str = ""
    reminder_1_minutes: int = NO_REMINDER
    reminder_2_minutes: int = NO_REMINDER
    reminder_3_minutes: int = NO_REMINDER
    reminder_1_type: int = 0
    reminder_2_type: int = 0
    reminder_3_type: int = 0
    repeat_interval: int = 0
    """In seconds; 0: it does not repeat."""
    repeat_rule: int = 0
    """Of weekly events a bit per weekday, Monday's being 1."""
    repeat_limit: int = 0
    repetition_exceptions: str = "[]"
    attendees: str = ""
    import_id: str = ""
    time_zone: str = "UTC"
    flags: int = 0
    """1: all day; 8: a task that is done."""
    event_type: int = 1
    parent_id: int = 0
    last_updated: int = 0
    source: str = "simple-calendar"
    availability: int = 0
    color: int = 0
    type: int = 0
    """1: a task."""
    id: int = 0
    """0: not stored yet."""


COLUMNS: Final = tuple(field.name for field in fields(Event))
CHOSEN: Final = (
    "start_ts", "end_ts", "title", "location", "description", "repeat_interval", "repeat_rule",
    "repeat_limit", "repetition_exceptions", "attendees", "flags", "event_type", "parent_id",
    "availability", "color", "type",
)  # fmt: skip
"""The columns a person decides about, but for reminders, which the app sets by itself."""


class Events:
    """Reads and arranges events."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def all(self) -> list[Event]:
        """Every event and task, in the order they were made."""
        rows = self._database.query("SELECT * FROM events ORDER BY id")
        return [Event(**{column: row[column] for column in COLUMNS}) for row in rows]

    def replace(self, events: Iterable[Event]) -> list[Event]:
        """Let the app hold these events and no others; returns them with their ids."""
        stored = [replace(event, id=number) for number, event in enumerate(events, 1)]
        columns, marks = ", ".join(COLUMNS), ", ".join("?" * len(COLUMNS))
        insert = f"INSERT INTO events ({columns}) VALUES ({marks})"  # noqa: S608
        rows = [tuple(getattr(event, column) for column in COLUMNS) for event in stored]
        with self._database.edit() as connection:
            for table in ("events", "tasks"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
                connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            connection.executemany(insert, rows)
        return stored

    def rows(self) -> list[dict[str, Any]]:
        """Every row of events, types and ticks, each with its table's name.

        When an event was saved last is left out: saving what is unchanged changes nothing.
        """
        rows = self._database.rows_of(*TABLES)
        return [{name: row[name] for name in row if name != "last_updated"} for row in rows]


def when_it_repeats(row: Mapping[str, Any]) -> dict[str, int]:
    """How a row says that it repeats, the same for all ways to say the same.

    The app keeps the rule of an interval that was given up for another, or for none, and a week
    with all its days is daily.
    """
    interval, rule = row["repeat_interval"], row["repeat_rule"]
    if (interval, rule) == (WEEKLY, EVERY_DAY):
        interval = DAILY
    in_days = interval % DAILY == 0 and interval % WEEKLY != 0 and interval % YEARLY != 0
    no_rule = in_days or interval == 0
    return {"repeat_interval": interval, "repeat_rule": 0 if no_rule else rule}
