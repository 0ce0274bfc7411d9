"""The page of the view that is chosen, with those before and after it beside it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, Protocol

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.values import (
    TASKS_KEY,
    WEEK_NUMBERS,
    week_start,
)
from pytest_androidbench.phone.apps.googlecalendar.views.entries import EntryOpener, entries
from pytest_androidbench.phone.apps.googlecalendar.views.hours import HourGrid
from pytest_androidbench.phone.apps.googlecalendar.views.month import MonthPage
from pytest_androidbench.phone.apps.googlecalendar.views.schedule import AFTER, BEFORE, ScheduleList
from pytest_androidbench.phone.kit.days.month_grid import DAYS, WEEKS
from pytest_androidbench.phone.ui import widgets as w

PAGES: Final = 4_000_000


class DaysHost(EntryOpener, Protocol):
    """The screen that shows the page, and what it takes of it."""

    @property
    def app(self) -> GoogleCalendarApp:
        """The app it belongs to."""

    @property
    def view(self) -> str:
        """How days are shown."""

    @property
    def first(self) -> date:
        """The day from where it shows."""

    @property
    def today(self) -> date:
        """The calendar's day."""

    @property
    def jumps(self) -> int:
        """How often the schedule was led to a day."""

    @property
    def plus(self) -> tuple[int, int] | None:
        """Column and minute of the empty place that was touched."""

    def shown_days(self) -> list[date]:
        """The days of a grid of hours."""

    def turn(self, way: int) -> None:
        """Go on, or back."""

    def open_day(self, day: str) -> None:
        """Show a day by its hours."""

    def make_event(self) -> None:
        """Write an event on the day that is shown."""

    def touch_place(self, column: int, down: float) -> None:
        """An empty place was touched."""

    def make_there(self) -> None:
        """Write an event at that place."""


def view_page(page: DaysHost) -> w.Widget:
    """What the page shows below its bar."""
    if page.view == "schedule":
        return _schedule(page)
    shown = _month(page) if page.view == "month" else _hours(page)
    return w.Pager(
        count=PAGES,
        index=PAGES // 2,
        page=lambda _: shown,
        on_page=lambda place: page.turn(place - PAGES // 2),
        key=f"pages of {page.view}",
        id="view_pager",
    )


def _schedule(page: DaysHost) -> w.Widget:
    day = page.first
    found = entries(page.app, page, day - BEFORE, day + AFTER)
    return ScheduleList(
        day=day,
        today=page.today,
        display=page.app.phone.display,
        entries=found,
        key=f"schedule {page.jumps} {_shown(page)}",
        on_day=page.open_day,
        on_empty=page.make_event,
    ).build()


def _shown(page: DaysHost) -> str:
    """What is ticked in the drawer: with other calendars the list begins at its day again."""
    shown = [str(one.id) for one in page.app.store.calendars.all("ORDER BY _id") if one.visible]
    return ",".join([*shown, str(page.app.prefs().get(TASKS_KEY, True))])


def _hours(page: DaysHost) -> w.Widget:
    days = page.shown_days()
    return HourGrid(
        first=days[0],
        count=len(days),
        width=page.app.phone.display.width_dp,
        now=page.app.store.now,
        display=page.app.phone.display,
        entries=entries(page.app, page, days[0], days[-1]),
        plus=page.plus,
        on_place=page.touch_place,
        on_plus=page.make_there,
        on_day=lambda day: page.open_day(day.isoformat()),
    ).build()


def _month(page: DaysHost) -> w.Widget:
    month = page.first.replace(day=1)
    begins = week_start(page.app.prefs())
    first: date = month - timedelta(days=(month.weekday() - begins) % DAYS)
    last = first + timedelta(days=WEEKS * DAYS - 1)
    return MonthPage(
        month=month,
        first=first,
        today=page.today,
        display=page.app.phone.display,
        entries=entries(page.app, page, first, last),
        numbers=page.app.prefs().get(WEEK_NUMBERS, False),
        translate=page.app.phone.windows.translate,
        on_day=page.open_day,
    ).build()
