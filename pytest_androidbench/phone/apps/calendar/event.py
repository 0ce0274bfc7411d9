"""Events and tasks: rows of the table `events`, and what their numbers mean."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

DAY: Final = 86_400
WEEK: Final = 7 * DAY
MONTH: Final = 2_592_001
YEAR: Final = 365 * DAY
"""Repetition intervals in seconds; months and years are steps of the calendar all the same."""
SAME_DAY, LAST_WEEKDAY, LAST_DAY, NTH_WEEKDAY = 1, 2, 3, 4
"""Rules of monthly and yearly repetition."""
EVERY_DAY: Final = 127
REMINDER_OFF: Final = -1
ALL_DAY, PAST, COMPLETED = 1, 2, 8
"""Flags."""
EVENT, TASK = 0, 1
ONE, FUTURE, ALL = 0, 1, 2
"""Which times of an event that repeats are meant."""
REGULAR: Final = 1
"""The event type that cannot be deleted."""
OWN_SOURCE: Final = "simple-calendar"
IMPORTED: Final = "imported-ics"


@dataclass(frozen=True, kw_only=True)
class Event:
    """One row; its fields are the columns. Times are seconds since 1970."""

    id: int = 0
    """0 = not stored yet."""
    start_ts: int = 0
    end_ts: int = 0
    title: str = ""
    location: str = ""
    description: str = ""
    reminder_1_minutes: int = REMINDER_OFF
    reminder_2_minutes: int = REMINDER_OFF
    reminder_3_minutes: int = REMINDER_OFF
    reminder_1_type: int = 0
    reminder_2_type: int = 0
    reminder_3_type: int = 0
    repeat_interval: int = 0
    repeat_rule: int = 0
    repeat_limit: int = 0
    """0: for ever; above: until then; below: minus so many times."""
    repetition_exceptions: str = "[]"
    attendees: str = ""
    import_id: str = ""
    time_zone: str = ""
    flags: int = 0
    event_type: int = REGULAR
    parent_id: int = 0
    last_updated: int = 0
    source: str = OWN_SOURCE
    availability: int = 0
    color: int = 0
    """0 = that of its type."""
    type: int = EVENT

    @property
    def all_day(self) -> bool:
        """Whether it has no time of day."""
        return bool(self.flags & ALL_DAY)

    @property
    def is_task(self) -> bool:
        """Whether it is a task and no event."""
        return self.type == TASK

    @property
    def completed(self) -> bool:
        """Whether it is a task that is done."""
        return self.is_task and bool(self.flags & COMPLETED)

    @property
    def repeats(self) -> bool:
        """Whether it happens more than once."""
        return self.repeat_interval > 0

    @property
    def key(self) -> str:
        """A name for this occurrence."""
        return f"{self.id}:{self.start_ts}"

    @property
    def reminders(self) -> list[int]:
        """The minutes of its reminders, without those that are off."""
        minutes = (self.reminder_1_minutes, self.reminder_2_minutes, self.reminder_3_minutes)
        return [number for number in minutes if number != REMINDER_OFF]

    @property
    def exceptions(self) -> list[str]:
        """The days ("20231015") on which it does not happen, though it would."""
        return re.findall(r"\d+", self.repetition_exceptions)


@dataclass(frozen=True, kw_only=True)
class EventType:
    """A kind of events, with a colour."""

    id: int = 0
    title: str = ""
    color: int = 0


def three_reminders(minutes: Sequence[int]) -> list[int]:
    """Up to three reminders, sorted as the app does, the others off."""
    kept = sorted(number for number in minutes if number != REMINDER_OFF)[:3]
    return kept + [REMINDER_OFF] * (3 - len(kept))


def with_reminders(event: Event, minutes: Sequence[int]) -> Event:
    """An event with other reminders."""
    first, second, third = three_reminders(minutes)
    return replace(
        event, reminder_1_minutes=first, reminder_2_minutes=second, reminder_3_minutes=third
    )


def stored_exceptions(days: Sequence[str]) -> str:
    """Exceptions as a new row has them: in JSON."""
    return json.dumps(list(days), separators=(",", ":"))


def updated_exceptions(days: Sequence[str]) -> str:
    """Exceptions as a change of a row leaves them: as Java prints a list."""
    return f"[{', '.join(days)}]"
