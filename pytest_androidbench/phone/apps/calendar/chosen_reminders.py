"""Up to three reminders that are chosen one by one."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import REMINDER_OFF
from pytest_androidbench.phone.apps.calendar.preferences import ALARM_WARNED
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    CUSTOM_REMINDER,
    DURING_DAY,
    ReminderWarning,
    custom_reminder_dialog,
    reminder_dialog,
)
from pytest_androidbench.phone.kit.pickers import PickTime
from pytest_androidbench.phone.system.app import AppPart


@dataclass(eq=False)
class ChosenReminders(AppPart[CalendarApp]):
    """Minutes before an event; negative ones are a time of the day itself."""

    minutes: list[int] = field(default_factory=lambda: [REMINDER_OFF] * 3)

    @property
    def any(self) -> bool:
        """Whether one is set."""
        return any(minutes != REMINDER_OFF for minutes in self.minutes)

    def begin(self, place: int, all_day: bool) -> None:
        """Ask when a reminder comes; the first time, warn that it may not."""
        self.hide_keyboard()
        if place == 0 and not self.app.store.config.get(ALARM_WARNED):
            self.ask(ReminderWarning(), self.warned, place, all_day)
        else:
            self.choose(place, all_day)

    def warned(self, place: int, all_day: bool, read: bool) -> None:
        """Go on with the choice."""
        self.app.store.config.put(ALARM_WARNED, read)
        self.choose(place, all_day)

    def choose(self, place: int, all_day: bool) -> None:
        """Ask when a reminder comes."""
        self.ask(reminder_dialog(self.minutes[place], all_day=all_day), self.chosen, place)

    def chosen(self, place: int, minutes: int) -> None:
        """Take a reminder, or ask on."""
        if minutes == CUSTOM_REMINDER:
            self.ask(custom_reminder_dialog(), self.take, place)
        elif minutes == DURING_DAY:
            self.ask(PickTime(), self.during_day, place)
        else:
            self.take(place, minutes)

    def during_day(self, place: int, time: tuple[int, int]) -> None:
        """Let the reminder come at a time of the day itself."""
        self.take(place, -(time[0] * 60 + time[1]))

    def take(self, place: int, minutes: int) -> None:
        """Take a reminder."""
        self.minutes[place] = minutes
