"""Which view is on display, at which day, and how one moves about."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from pytest_androidbench.phone.apps.calendar.places import Spot, opened
from pytest_androidbench.phone.apps.calendar.preferences import (
    CURRENT_TIME,
    DAILY,
    DEFAULT_START,
    LIST,
    MONTHLY,
    MONTHLY_DAILY,
    NEXT_FULL_HOUR,
    VIEW,
    WEEKLY,
    YEARLY,
)
from pytest_androidbench.phone.apps.calendar.screen import CalendarPart
from pytest_androidbench.phone.kit.pickers import Day, SpinDate


@dataclass(eq=False)
class ViewStack(CalendarPart):
    """A stack of views; the last one is shown."""

    stack: list[Spot] = field(default_factory=list)
    picked: int = 0
    """The chosen day of the view of months and days, as an ordinal; 0: none."""

    @property
    def spot(self) -> Spot:
        """What is on display."""
        if self.stack:
            return self.stack[-1]
        store = self.app.store
        return opened(store.config.get(VIEW), store.moments.today, store.config)

    @property
    def chosen(self) -> date | None:
        """The chosen day of the view of months and days."""
        return date.fromordinal(self.picked) if self.picked else None

    def show_view(self, view: int, day: date | None = None) -> None:
        """Show a view alone, at a day or today."""
        store = self.app.store
        self.stack = [opened(view, day or store.moments.today, store.config)]
        self._moved()

    def _moved(self) -> None:
        self.picked = 0
        self.home.moved()

    def turn(self, steps: int) -> None:
        """Show an earlier or later page."""
        self.stack[-1] = self.spot.moved(steps, self.app.store.config)
        self._moved()

    def go_to(self, day: date) -> None:
        """Show the page with a day."""
        self.stack[-1] = opened(self.spot.view, day, self.app.store.config)
        self._moved()

    def ask_date(self) -> None:
        """Ask for a day to go to."""
        day = self.spot.day
        with_day = self.spot.view in (DAILY, WEEKLY)
        dialog = SpinDate(
            year=day.year, month=day.month, day=day.day if with_day else 1, with_day=with_day
        )
        self.ask(dialog, self.date_chosen)

    def date_chosen(self, day: Day) -> None:
        """Go to the day that was asked for."""
        self.go_to(date(*day))

    def open_day(self, ordinal: int) -> None:
        """Show a day of the month above it."""
        self.stack.append(Spot(view=DAILY, day=date.fromordinal(ordinal)))
        self._moved()

    def open_month(self, month: int) -> None:
        """Show a month of the year above it."""
        self.stack.append(Spot(view=MONTHLY, day=date(self.spot.day.year, month, 1)))
        self._moved()

    def leave_view(self) -> bool:
        """Go back to the view below; tells whether there is one."""
        if len(self.stack) < 2:
            return False
        self.stack.pop()
        self._moved()
        return True

    def new_start(self) -> int:
        """When an event begins that is made on this page: by default at the next full hour."""
        store, day = self.app.store, self._new_day()
        moments, wanted = store.moments, store.config.get(DEFAULT_START)
        now = moments.local(moments.now)
        if wanted == CURRENT_TIME:
            return moments.seconds(datetime.combine(day, time(now.hour, now.minute)))
        if wanted != NEXT_FULL_HOUR:
            return moments.seconds(datetime.combine(day, time(wanted // 60, wanted % 60)))
        start = datetime.combine(day, time(now.hour)) + timedelta(hours=1)
        if start.date() != day and self.spot.view in (DAILY, MONTHLY_DAILY):
            start -= timedelta(days=1)
        return moments.seconds(start)

    def _new_day(self) -> date:
        store, spot = self.app.store, self.spot
        today = store.moments.today
        if spot.view == MONTHLY_DAILY and self.picked:
            return date.fromordinal(self.picked)
        if spot.view == DAILY:
            return spot.day
        if spot.view in (LIST, YEARLY) or spot.shows(today, store.config):
            return today
        return spot.day
