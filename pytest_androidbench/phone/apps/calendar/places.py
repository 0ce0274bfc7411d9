"""Where one is in the calendar: which view, and which day it shows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from pytest_androidbench.phone.apps.calendar.preferences import (
    DAILY,
    LIST,
    MONTHLY,
    MONTHLY_DAILY,
    WEEK_DAYS,
    WEEK_FROM_TODAY,
    WEEKLY,
    YEARLY,
    CalendarPreferences,
)
from pytest_androidbench.phone.ui.message import Message, tr

VIEWS: tuple[tuple[int, Message], ...] = (
    (DAILY, tr("Daily view")),
    (WEEKLY, tr("Weekly view")),
    (MONTHLY, tr("Monthly view")),
    (MONTHLY_DAILY, tr("Monthly and daily view")),
    (YEARLY, tr("Yearly view")),
    (LIST, tr("Simple event list")),
)
SIZES = {DAILY: 0, WEEKLY: 1, MONTHLY: 2, MONTHLY_DAILY: 2, YEARLY: 3}
"""Views from the smallest span to the largest."""
MONTHS = (MONTHLY, MONTHLY_DAILY)


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A view and its day."""

    view: int
    day: date

    def moved(self, steps: int, config: CalendarPreferences) -> Spot:
        """The page so many steps on."""
        day = self.day
        if self.view == DAILY:
            return Spot(view=self.view, day=day + timedelta(days=steps))
        if self.view == WEEKLY:
            length = config.get(WEEK_DAYS)
            return Spot(view=self.view, day=day + timedelta(days=steps * length))
        if self.view == YEARLY:
            return Spot(view=self.view, day=date(day.year + steps, 1, 1))
        place = day.year * 12 + day.month - 1 + steps
        return Spot(view=self.view, day=date(place // 12, place % 12 + 1, 1))

    def shows(self, today: date, config: CalendarPreferences) -> bool:
        """Whether it is the page with today."""
        if self.view == DAILY:
            return self.day == today
        if self.view == WEEKLY:
            return self.day == week_start(today, config)
        if self.view == YEARLY:
            return self.day.year == today.year
        return (self.day.year, self.day.month) == (today.year, today.month)


def week_start(day: date, config: CalendarPreferences) -> date:
    """The first day of the week around a day."""
    if config.get(WEEK_FROM_TODAY):
        return day
    return day - timedelta(days=config.days_into_week(day))


def opened(view: int, day: date, config: CalendarPreferences) -> Spot:
    """A view at a day."""
    return Spot(view=view, day=week_start(day, config) if view == WEEKLY else day)


def changed(spot: Spot, view: int, today: date, config: CalendarPreferences) -> Spot:
    """Another view: it keeps the day unless it shows less than the one before."""
    if LIST in (view, spot.view) or SIZES[spot.view] > SIZES[view]:
        return opened(view, today, config)
    return opened(view, spot.day, config)
