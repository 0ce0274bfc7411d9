"""What is chosen on the pages for an event and for a task: dates, reminders, repetition."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from pytest_androidbench.phone.apps.calendar import reminder_dialogs, repeat_dialogs
from pytest_androidbench.phone.apps.calendar.config import ALARM_WARNED
from pytest_androidbench.phone.apps.calendar.event import LAST_DAY, SAME_DAY
from pytest_androidbench.phone.apps.calendar.form_state import SIGNED, FormState
from pytest_androidbench.phone.apps.calendar.formats import is_last_day, rule_choices
from pytest_androidbench.phone.apps.calendar.repeating import is_monthly, is_weekly, is_yearly
from pytest_androidbench.phone.apps.calendar.type_dialogs import SelectType
from pytest_androidbench.phone.kit.pickers import Day, PickColor, PickTime, PickTimeMaterial


@dataclass(eq=False)
class FormChoices(FormState):
    """Asks, and takes the answers."""

    def pick_date(self) -> None:
        """Ask for a day."""
        self.hide_keyboard()
        moments = self.store.moments
        day = moments.day(self.begins if self.picking_start else self.ends)
        self.ask(repeat_dialogs.date_dialog(day, self.store.config), self.date_picked)

    def date_picked(self, day: Day) -> None:
        """Take a day; moving the start moves the end along."""
        moments = self.store.moments
        now = moments.local(self.begins if self.picking_start else self.ends)
        self._take(datetime.combine(date(*day), now.time()))
        if self.picking_start:
            self._adapt_rule()

    def pick_time(self) -> None:
        """Ask for a time of day."""
        self.hide_keyboard()
        now = self.store.moments.local(self.begins if self.picking_start else self.ends)
        self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.time_picked)

    def time_picked(self, time: tuple[int, int]) -> None:
        """Take a time of day."""
        moments = self.store.moments
        now = moments.local(self.begins if self.picking_start else self.ends)
        self._take(now.replace(hour=time[0], minute=time[1], second=0))

    def _take(self, local: datetime) -> None:
        moment, length = self.store.moments.seconds(local), self.ends - self.begins
        if self.picking_start:
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

    def choose_reminder(self, place: int) -> None:
        """Ask when a reminder comes; the first time, warn that it may not."""
        self.hide_keyboard()
        self.asking = place
        if place == 0 and not self.store.config.get(ALARM_WARNED):
            self.ask(reminder_dialogs.ReminderWarning(), self.warned_before_choice)
        else:
            self.show_reminders()

    def warned_before_choice(self, read: bool) -> None:
        """Go on with the choice."""
        self.store.config.put(ALARM_WARNED, read)
        self.show_reminders()

    def show_reminders(self) -> None:
        """Ask when the reminder comes."""
        now = self.reminders[self.asking]
        self.ask(reminder_dialogs.reminder_dialog(now, all_day=self.all_day), self.reminder_chosen)

    def reminder_chosen(self, minutes: int) -> None:
        """Take a reminder, or ask on."""
        if minutes == reminder_dialogs.CUSTOM_REMINDER:
            self.ask(reminder_dialogs.custom_reminder_dialog(), self.set_reminder)
        elif minutes == reminder_dialogs.DURING_DAY:
            self.ask(PickTime(), self.during_day_chosen)
        else:
            self.set_reminder(minutes)

    def during_day_chosen(self, time: tuple[int, int]) -> None:
        """Let the reminder come at a time of the day itself."""
        self.set_reminder(-(time[0] * 60 + time[1]))

    def set_reminder(self, minutes: int) -> None:
        """Take a reminder."""
        self.reminders[self.asking] = minutes

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

    def choose_type(self) -> None:
        """Ask for the type."""
        self.hide_keyboard()
        self.ask(SelectType(chosen=self.type_id), self.set_type)

    def set_type(self, type_: int) -> None:
        """Take a type."""
        self.type_id = type_

    def choose_color(self) -> None:
        """Ask for a colour of its own."""
        self.hide_keyboard()
        dialog = PickColor(color=self.shown_color, default_button=True,
                           recent=self.store.config.recent_colors())  # fmt: skip
        self.ask(dialog, self.set_color)

    def set_color(self, color: int) -> None:
        """Take a colour, as a signed number as it is stored; 0 for the type's."""
        if color != self.shown_color:
            self.color = color - SIGNED if color else 0
        if color:
            self.store.config.remember_color(color)
