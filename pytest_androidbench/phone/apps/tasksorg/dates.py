"""The sheets on which a due date or a start date is put together from a day and a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.date_button import date_button
from pytest_androidbench.phone.apps.tasksorg.formats import clock, relative_day
from pytest_androidbench.phone.apps.tasksorg.look import GROUP, bottom_sheet
from pytest_androidbench.phone.kit.pickers import MonthView, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

CALENDAR: Final = "android.widget.CalendarView"
NO_TIME: Final = -1
TIMES: Final = (
    ("morning", 9 * 60, "local_cafe"), ("afternoon", 13 * 60, "wb_sunny"),
    ("evening", 17 * 60, "brightness_6"), ("night", 20 * 60, "bedtime"),
)  # fmt: skip
DUE_DATE, DUE_TIME, DAY_BEFORE, WEEK_BEFORE = -1, -2, -3, -4
"""What a start date may be instead of a day: it then follows the due date."""


@dataclass(eq=False)
class DateSheet(AppScreen[TasksApp, int]):
    """What both sheets share: closes with milliseconds, 0 for none."""

    window: ClassVar[WindowKind] = "sheet"
    day: int = 0
    """The beginning of the chosen day in milliseconds; 0: none; below: relative to the due date."""
    minutes: int = NO_TIME
    custom: int = 0
    """A day that has no button of its own."""
    month: int = 0
    """The month on display, as the calendar counts; 0: that of the chosen day."""

    def on_open(self) -> None:
        self.custom = 0 if self._button() else max(0, self.day)

    @property
    def today(self) -> datetime:
        """The beginning of this day."""
        return model.day_of(local_time(self.phone))

    def days(self) -> list[tuple[str, int, TextLike, str]]:
        """Id, value, text and sign of the buttons for days."""
        raise NotImplementedError

    def result(self) -> int:
        """The chosen date as it is stored."""
        raise NotImplementedError

    def _button(self) -> bool:
        return any(value == self.day for _, value, _, _ in self.days())

    def build(self) -> w.Widget:
        shortcuts = w.Row(
            w.Column(*self._days(), weight=1, across="stretch", id="date_group"),
            w.Spacer(8),
            w.Column(*self._times(), weight=1, across="stretch", id="time_group"),
            across="start",
            width="fill",
            id="shortcuts",
            cls=GROUP,
        )
        chosen = local_time(self.phone, self.day) if self.day > 0 else None
        shown = chosen or self.today
        calendar = MonthView(
            month=self.month or shown.year * 12 + shown.month - 1,
            chosen=(chosen.year, chosen.month, chosen.day) if chosen else None,
            turn=self.turn,
            pick=self.pick_day,
        )
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("Cancel"), style="text", id="cancel_button", on_tap=self.close),
            w.Button(tr("OK"), style="text", id="ok_button", on_tap=self.accept),
            w.Spacer(8),
            width="fill",
        )
        body = w.Scroll(
            w.Panel(shortcuts, padding=(8, 0, 8, 8)),
            w.Panel(calendar.build(), padding=(24, 0), id="calendar_view", cls=CALENDAR),
        )
        return bottom_sheet(body, w.Divider(), buttons)

    def _days(self) -> list[w.Kid]:
        rows: list[w.Kid] = []
        if self.custom:
            text = relative_day(self.phone, self.custom, "medium")
            on_tap = partial(self.set_day, self.custom)
            chosen = self.day == self.custom
            rows.append(date_button("current_date_selection", text, "today", chosen, on_tap))
        for id_, value, text_, icon in self.days():
            pick = partial(self.set_day, value)
            rows.append(date_button(id_, text_, icon, self.day == value, pick))
        return rows

    def _times(self) -> list[w.Kid]:
        rows: list[w.Kid] = []
        known = {minutes for _, minutes, _ in TIMES} | {NO_TIME}
        if self.minutes not in known:
            moment = self.today.replace(hour=self.minutes // 60, minute=self.minutes % 60)
            keep = partial(self.set_time, self.minutes)
            text = clock(self.phone, moment)
            rows.append(date_button("current_time_selection", text, "schedule", True, keep))
        for name, minutes, icon in TIMES:
            text = clock(self.phone, self.today.replace(hour=minutes // 60))
            chosen = self.minutes == minutes
            on_tap = partial(self.set_time, minutes)
            rows.append(date_button(f"{name}_button", text, icon, chosen, on_tap))
        pick = date_button("pick_time_button", tr("Pick time"), "schedule", False, self.pick_time)
        none = self.minutes == NO_TIME
        clear = partial(self.set_time, NO_TIME)
        return [*rows, pick, date_button("no_time", tr("No time"), "block", none, clear)]

    def set_day(self, value: int) -> None:
        """Choose a day; without one there is no time either."""
        self.day, self.month = value, 0
        if not value:
            self.minutes = NO_TIME

    def set_time(self, minutes: int) -> None:
        """Choose a time; without a day it is the next such one."""
        self.minutes = minutes
        if minutes != NO_TIME and not self.day:
            now = local_time(self.phone)
            past = minutes <= now.hour * 60 + now.minute
            self.day = model.stamp(model.plus_days(self.today, int(past)))

    def turn(self, month: int) -> None:
        """Show another month."""
        self.month = month

    def pick_day(self, day: int) -> None:
        """Choose a day of the month on display."""
        shown = local_time(self.phone, self.day) if self.day > 0 else self.today
        year, month = divmod(self.month or shown.year * 12 + shown.month - 1, 12)
        chosen = date(year, month + 1, day)
        moment = self.today.replace(year=chosen.year, month=chosen.month, day=chosen.day)
        self.day = model.stamp(moment)
        if not self._button():
            self.custom = self.day

    def pick_time(self) -> None:
        minutes = 12 * 60 if self.minutes == NO_TIME else self.minutes
        picker = PickTimeMaterial(hour=minutes // 60, minute=minutes % 60)
        self.ask(picker, self.time_picked)

    def time_picked(self, time: tuple[int, int]) -> None:
        self.set_time(time[0] * 60 + time[1])

    def accept(self) -> None:
        """Take the chosen date."""
        self.close(self.result())


@dataclass(eq=False)
class DueDate(DateSheet):
    """When a task is due."""

    @classmethod
    def at(cls, phone: Phone, due: int) -> DueDate:
        """The sheet for a date."""
        day, minutes = _taken_apart(phone, due)
        return cls(day=day, minutes=minutes)

    def days(self) -> list[tuple[str, int, TextLike, str]]:
        day, week = model.stamp(model.plus_days(self.today, 1)), model.plus_days(self.today, 7)
        return [
            ("today_button", model.stamp(self.today), tr("Today"), "calendar_today"),
            ("tomorrow_button", day, tr("Tomorrow"), "wb_sunny"),
            ("next_week_button", model.stamp(week), tr(f"Next {week:%a}"), "date_range"),
            ("no_date_button", 0, tr("No date"), "block"),
        ]

    def result(self) -> int:
        if not self.day:
            return 0
        minutes = None if self.minutes == NO_TIME else self.minutes
        return model.due_ms(local_time(self.phone, self.day), minutes)


@dataclass(eq=False)
class StartDate(DateSheet):
    """When a task begins to be shown; may follow when it is due."""

    due: int = 0

    @classmethod
    def at(cls, phone: Phone, start: int, due: int) -> StartDate:
        """The sheet for a date."""
        day, minutes = _taken_apart(phone, start)
        return cls(day=day, minutes=minutes, due=due)

    def days(self) -> list[tuple[str, int, TextLike, str]]:
        return [
            ("due_date_button", DUE_DATE, tr("Due date"), "schedule"),
            ("due_time_button", DUE_TIME, tr("Due time"), "schedule"),
            ("day_before_due_button", DAY_BEFORE, tr("Day before due"), "today"),
            ("week_before_due_button", WEEK_BEFORE, tr("Week before due"), "date_range"),
            ("no_date_button", 0, tr("No date"), "block"),
        ]

    def result(self) -> int:
        back = {DUE_DATE: 0, DUE_TIME: 0, DAY_BEFORE: 1, WEEK_BEFORE: 7}.get(self.day)
        if not self.day or (back is not None and not self.due):
            return 0
        minutes = None if self.minutes == NO_TIME else self.minutes
        if back is None:
            return model.start_ms(local_time(self.phone, self.day), minutes)
        due = local_time(self.phone, self.due)
        if self.day == DUE_TIME and model.has_time(self.due):
            minutes = due.hour * 60 + due.minute
        return model.start_ms(model.plus_days(due, -back), minutes)


def _taken_apart(phone: Phone, ms: int) -> tuple[int, int]:
    """The day and the minute of a date, as a sheet has them."""
    if not ms:
        return 0, NO_TIME
    moment = local_time(phone, ms)
    minutes = moment.hour * 60 + moment.minute if model.has_time(ms) else NO_TIME
    return model.stamp(model.day_of(moment)), minutes
