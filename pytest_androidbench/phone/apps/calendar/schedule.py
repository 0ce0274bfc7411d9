"""When an event or task is that is being made, and how often."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time

from pytest_androidbench.phone.apps.calendar import repeat_dialogs
from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import LAST_DAY, SAME_DAY
from pytest_androidbench.phone.apps.calendar.formats import is_last_day, rule_choices
from pytest_androidbench.phone.apps.calendar.repeating import is_monthly, is_weekly, is_yearly
from pytest_androidbench.phone.kit.pickers import Day, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppPart


@dataclass(eq=False)
class Schedule(AppPart[CalendarApp]):
    """Start and end in seconds since 1970, and the repetition as it is stored."""

    begins: int = 0
    ends: int = 0
    all_day: bool = False
    interval: int = 0
    rule: int = 0
    limit: int = 0

    @property
    def start_day(self) -> date:
        """The day it begins on."""
        return self.app.store.moments.day(self.begins)

    def days(self) -> tuple[int, int]:
        """Start and end of something that lasts all day."""
        moments = self.app.store.moments
        last = moments.day(self.ends)
        return moments.start_of(self.start_day), moments.seconds(datetime.combine(last, time(12)))

    def minute(self) -> int:
        """The start without its seconds."""
        moments = self.app.store.moments
        local = moments.local(self.begins)
        return moments.seconds(datetime.combine(local.date(), time(local.hour, local.minute)))

    def _local(self, start: bool) -> datetime:
        return self.app.store.moments.local(self.begins if start else self.ends)

    def pick_date(self, start: bool) -> None:
        """Ask for the first or the last day."""
        self.hide_keyboard()
        dialog = repeat_dialogs.date_dialog(self._local(start).date(), self.app.store.config)
        self.ask(dialog, self.date_picked, start)

    def date_picked(self, start: bool, day: Day) -> None:
        """Take a day; moving the start moves the end along, and what the repetition says."""
        self._take(start, datetime.combine(date(*day), self._local(start).time()))
        if start:
            self._adapt_rule()

    def pick_time(self, start: bool) -> None:
        """Ask when it begins or ends."""
        self.hide_keyboard()
        now = self._local(start)
        self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.time_picked, start)

    def time_picked(self, start: bool, time: tuple[int, int]) -> None:
        """Take a time of day."""
        self._take(start, self._local(start).replace(hour=time[0], minute=time[1], second=0))

    def _take(self, start: bool, local: datetime) -> None:
        moment, length = self.app.store.moments.seconds(local), self.ends - self.begins
        if start:
            self.begins, self.ends = moment, moment + length
        else:
            self.ends = moment

    def _adapt_rule(self) -> None:
        """Let a weekly repetition on one day follow the start."""
        one_day = self.rule and not self.rule & (self.rule - 1)
        if is_weekly(self.interval) and one_day:
            self.rule = 1 << self.start_day.weekday()
        elif self.rule == LAST_DAY and self.interval and not is_last_day(self.start_day):
            self.rule = SAME_DAY

    def toggle_all_day(self) -> None:
        """Let it last all day, or not."""
        self.hide_keyboard()
        self.all_day = not self.all_day

    def choose_interval(self) -> None:
        """Ask how often it repeats."""
        self.hide_keyboard()
        self.ask(repeat_dialogs.interval_dialog(self.interval), self.interval_chosen)

    def interval_chosen(self, interval: int) -> None:
        """Repeat so often, or ask on."""
        if interval == repeat_dialogs.CUSTOM:
            self.ask(repeat_dialogs.custom_interval_dialog(), self.set_interval)
        else:
            self.set_interval(interval)

    def set_interval(self, interval: int) -> None:
        """Repeat so often, by the simplest rule."""
        self.interval = interval
        if is_weekly(interval):
            self.rule = 1 << self.start_day.weekday()
        elif is_monthly(interval) or is_yearly(interval):
            self.rule = SAME_DAY

    @property
    def has_rule(self) -> bool:
        """Whether the interval can be told more of."""
        return any(known(self.interval) for known in (is_weekly, is_monthly, is_yearly))

    def choose_rule(self) -> None:
        """Ask on which days it repeats."""
        self.hide_keyboard()
        if is_weekly(self.interval):
            self.ask(repeat_dialogs.WeekdaysDialog(rule=self.rule), self.set_rule)
        else:
            rules = rule_choices(self.interval, self.start_day)
            self.ask(repeat_dialogs.rule_dialog(rules, self.rule), self.set_rule)

    def set_rule(self, rule: int) -> None:
        """Repeat on these days; on none, not at all."""
        self.rule = rule
        if rule == 0:
            self.interval = 0

    def choose_limit(self) -> None:
        """Ask how long it repeats."""
        self.hide_keyboard()
        self.ask(repeat_dialogs.LimitDialog(limit=self.limit, begins=self.begins), self.set_limit)

    def set_limit(self, limit: int) -> None:
        """Repeat so long."""
        self.limit = limit
