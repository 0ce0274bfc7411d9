"""What a task, a list and a tag are, and how their dates are kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from pytest_androidbench.phone.kit.tables import column

HIGH, MEDIUM, LOW, NONE = 0, 1, 2, 3
DAY_MS: Final = 86_400_000
NO_TITLE: Final = "(No title)"
Mode = Literal["none", "auto", "title", "due", "priority", "modified", "created", "start", "list",
               "completed", "manual"]  # fmt: skip


def _icon(kept: int | None) -> int:
    return -1 if kept is None else kept


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A row of the table of tasks; id 0 is one that was never saved."""

    id: int = 0
    title: str = ""
    priority: int = LOW
    due: int = 0
    """Milliseconds; with a time of day the second is 1. 0: none."""
    hidden_until: int = 0
    created: int = 0
    modified: int = 0
    completed: int = 0
    notes: str = ""
    recurrence: str = ""
    repeat_from: int = 0
    """1: it repeats from when it is completed."""
    remote_id: str = ""
    collapsed: bool = False
    parent: int = 0
    order: int | None = None
    estimated_s: int = 0
    elapsed_s: int = 0
    timer_start: int = 0
    ring: int = 0
    """0: rings once, 1: five times, 2: nonstop."""
    calendar: str = ""
    """The uuid of its list."""
    tags: tuple[str, ...] = ()
    """The uids of its tags."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskList:
    """A list of tasks."""

    id: int = column("cdl_id")
    uuid: str = column("cdl_uuid")
    name: str = column("cdl_name")
    color: int = column("cdl_color", default=0)
    icon: int = column("cdl_icon", default=-1, read=_icon)


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskTag:
    """A tag."""

    id: int = column("_id")
    uid: str = column("remoteId")
    name: str
    color: int = 0
    icon: int = column("td_icon", default=-1, read=_icon)


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskAlarm:
    """When a task reminds of itself: at a time, or so long after it starts or is due."""

    time: int
    type: int = 0
    repeat: int = 0
    interval: int = 0


AT, AFTER_START, WHEN_DUE, RANDOM = 0, 1, 2, 3
DUE_ALARM: Final = TaskAlarm(time=0, type=WHEN_DUE)
OVERDUE_ALARM: Final = TaskAlarm(time=DAY_MS, type=WHEN_DUE, repeat=6, interval=DAY_MS)
START_ALARM: Final = TaskAlarm(time=0, type=AFTER_START)


def has_time(ms: int) -> bool:
    """Whether a date carries a time of day."""
    return ms % 60_000 > 0


def due_ms(day: datetime, minutes: int | None = None) -> int:
    """What is stored for a day, at noon, or for a minute of it."""
    if minutes is None:
        return stamp(day.replace(hour=12, minute=0, second=0, microsecond=0))
    at = day.replace(hour=minutes // 60, minute=minutes % 60, second=1, microsecond=0)
    return stamp(at)


def start_ms(day: datetime, minutes: int | None = None) -> int:
    """The same for a start date, which without a time is the beginning of the day."""
    if minutes is None:
        return stamp(day.replace(hour=0, minute=0, second=0, microsecond=0))
    return due_ms(day, minutes)


def stamp(moment: datetime) -> int:
    """A moment in milliseconds."""
    return int(moment.timestamp()) * 1000


def day_of(moment: datetime) -> datetime:
    """The beginning of its day."""
    return moment.replace(hour=0, minute=0, second=0, microsecond=0)


def plus_days(moment: datetime, days: int) -> datetime:
    """Some days later at the same time of day."""
    return moment + timedelta(days=days)
