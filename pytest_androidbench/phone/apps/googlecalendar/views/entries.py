"""What stands on the pages of days: events and tasks, as blocks of a colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from pytest_androidbench.phone.apps.googlecalendar.names import VIEW
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarTask
from pytest_androidbench.phone.apps.googlecalendar.spans import times_text
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.apps.googlecalendar.values import TASKS_KEY
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_SHOWN: Final = 200
"""Characters of a title that a block has room for at most."""
TASK_MINUTES: Final = 30
"""How long a task stands in the hours."""
TASK_COLOUR: Final = "#4285f4"
TITLE: Final = w.TextStyle(12, 500)
TIMES: Final = w.TextStyle(11)


class EntryOpener(Protocol):
    """What opens the pages of events and tasks."""

    def open_event(self, event: int, begin: int) -> None:
        """Show one time of an event."""

    def open_task(self, task: int) -> None:
        """Show a task."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DayEntry:
    """Something that stands on days."""

    key: str
    title: TextLike
    start: datetime
    end: datetime
    above: bool
    """Whether it stands above the hours."""
    colour: str
    times: TextLike
    said: str
    """What its block is described by: title, times, place."""
    open: Callable[[], None]
    faded: bool = False
    """Whether it is a task that is done."""

    @property
    def first_day(self) -> date:
        """The first day it touches."""
        return self.start.date()

    @property
    def last_day(self) -> date:
        """The last day it touches; its last midnight touches none."""
        end = self.end - timedelta(minutes=1) if self.end > self.start else self.end
        return end.date()

    def touches(self, day: date) -> bool:
        """Whether it stands on a day."""
        return self.first_day <= day <= self.last_day

    def minutes(self, day: date) -> tuple[int, int]:
        """From which minute of a day to which it lasts."""
        first = self.start.hour * 60 + self.start.minute if self.first_day == day else 0
        last = self.end.hour * 60 + self.end.minute if self.end.date() == day else 1440
        return first, max(first, last)


def entries(app: App, opener: EntryOpener, first: date, last: date) -> list[DayEntry]:
    """What stands on the days from one to another, in order."""
    store = CalendarStore(app)
    found = [_of_event(app, opener, one) for one in store.between(first, last)]
    if app.prefs().get(TASKS_KEY, True):
        found += [_of_task(app, opener, one) for one in store.tasks_between(first, last)]
    return sorted(found, key=lambda one: (one.start.date(), not one.above, one.start, one.key))


def _of_event(app: App, opener: EntryOpener, one: Happening) -> DayEntry:
    phone = app.phone
    title = one.event.title[:MOST_SHOWN] or tr("(No title)")
    times = times_text(one, phone.display)
    words = [phone.windows.translate(title), phone.windows.translate(times), one.event.place]
    return DayEntry(
        key=f"event {one.event.id} {one.begin}",
        title=title,
        start=one.start,
        end=one.end,
        above=one.long,
        colour=f"#{one.color & 0xFFFFFF:06x}",
        times=times,
        said=", ".join(word for word in words if word),
        open=partial(opener.open_event, one.event.id, one.begin),
    )


def _of_task(app: App, opener: EntryOpener, task: CalendarTask) -> DayEntry:
    phone = app.phone
    zone = CalendarStore(app).zone
    at = datetime.combine(date.fromisoformat(task.day), time(), zone)
    timed = task.minutes >= 0
    start = at + timedelta(minutes=max(0, task.minutes))
    length = timedelta(minutes=TASK_MINUTES) if timed else timedelta(days=1)
    times: TextLike = clock_text(start, phone.display) if timed else tr("All day")
    title = task.title[:MOST_SHOWN] or tr("(No title)")
    done = bool(task.completed_ms)
    kind = tr("Task, completed") if done else tr("Task")
    words = [phone.windows.translate(each) for each in (title, times, kind)]
    return DayEntry(
        key=f"task {task.id}",
        title=title,
        start=start,
        end=start + length,
        above=not timed,
        colour=TASK_COLOUR,
        times=times,
        said=", ".join(words),
        open=partial(opener.open_task, task.id),
        faded=done,
    )


def block(
    entry: DayEntry, day: date, width: float | None, height: float, *, times: bool = False
) -> w.Widget:
    """The block of a colour that stands for something on a day.

    It draws its text itself: the hierarchy has a View that is described, as in the app.
    """
    colour = f"{entry.colour}80" if entry.faded else entry.colour
    sign = ("✓ " if entry.faded else "○ ") if entry.key.startswith("task") else ""
    lines: list[w.Widget] = [
        w.Row(
            w.PaintedText(sign, TITLE, "#ffffff") if sign else None,
            w.PaintedText(entry.title, TITLE, "#ffffff", lines=1 if height < 40 else 2, weight=1),
            width="fill",
        )
    ]
    if times:
        lines.append(w.PaintedText(entry.times, TIMES, "#ffffff", lines=1))
    return w.Panel(
        w.Column(*lines, width="fill"),
        look=w.Look(background=colour, radius=4),
        padding=(4, 1),
        key=f"{entry.key} {day}",
        desc=entry.said,
        cls=VIEW,
        on_tap=entry.open,
        width="fill" if width is None else width,
        height=height,
        clips=True,
    )


def span_of(entry: DayEntry, first: date, count: int) -> tuple[DayEntry, int, int]:
    """An entry with its first column among so many days, and how many it takes."""
    start = max(0, (entry.first_day - first).days)
    last = min(count - 1, (entry.last_day - first).days)
    return entry, start, max(1, last - start + 1)
