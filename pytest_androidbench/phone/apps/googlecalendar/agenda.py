"""The first page: a view of the days, the month strip in its bar, the drawer, something new."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.googlecalendar import drawer, names
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.found import found_events
from pytest_androidbench.phone.apps.googlecalendar.pages import view_page
from pytest_androidbench.phone.apps.googlecalendar.speed_dial import AWAY, TASK, SpeedDial
from pytest_androidbench.phone.apps.googlecalendar.values import (
    VIEW_KEY,
    VIEWS,
    week_start,
)
from pytest_androidbench.phone.apps.googlecalendar.views.hours import HOUR_DP
from pytest_androidbench.phone.kit.pickers.month_view import MonthView
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.calendar.expanding import moment_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

DAYS: Final = {"day": 1, "3days": 3, "week": 7}
YEARS: Final = (1970, 2100)
SLOT_MINUTES: Final = 60


@dataclass(eq=False)
class AgendaPage(AppScreen[GoogleCalendarApp, None]):
    """Shows some days from one on."""

    activity: ClassVar[str] = names.MAIN

    day: str = ""
    """From where it shows, ISO 8601; "" = today."""
    strip: bool = False
    """Whether the month strip is open."""
    strip_month: int = 0
    """Its month, counted from year 0; 0: that of the day."""
    jumps: int = 0
    """How often the schedule was led to a day: its list starts there anew each time."""
    plus: tuple[int, int] | None = None
    """Column and minute of the empty place of a grid that was touched."""
    opened_ms: int = 0
    """The moment whose day another app points to; 0: none."""
    search: SearchField = field(default_factory=lambda: SearchField(id="search_edit_text"))
    dial: SpeedDial = field(default_factory=SpeedDial)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        moment = (intent.data or "").rpartition("/time/")[2]
        return cls(opened_ms=int(moment) if moment.isdecimal() and len(moment) < 14 else 0)

    def on_open(self) -> None:
        if self.opened_ms:
            self.day = moment_of(self.opened_ms).astimezone(self.app.store.zone).date().isoformat()

    @property
    def view(self) -> str:
        """What was looked at last."""
        kept = self.app.prefs().get(VIEW_KEY, "schedule")
        return kept if kept in VIEWS else "schedule"

    @property
    def today(self) -> date:
        """The phone's day."""
        return self.app.store.now.date()

    @property
    def first(self) -> date:
        """The day from where it shows."""
        return date.fromisoformat(self.day) if self.day else self.today

    def build(self) -> w.Widget:
        if self.search.open:
            clear = self.search.clear_button(tr("Clear search"))
            box = self.search.box(tr("Search"))
            bar = w.TopBar(box, back=self.on_back, actions=[clear], id="search_bar")
            return w.Page(bar, found_events(self.app, self.search.words, self.open_event))
        content = view_page(self)
        shown = w.Column(self.strip and self.month_strip(), content, across="stretch", weight=1)
        return w.Page(self.bar(), self.dial.over(shown), fab=self.dial.fab(self.make))

    def bar(self) -> w.Widget:
        """The drawer, the month, search, today."""
        menu = w.IconButton("menu", tr("Show Calendar List and Settings drawer"), width=56,
                            height=56, colour="on_surface", on_tap=self.open_drawer)  # fmt: skip
        sign = "arrow_drop_up" if self.strip else "arrow_drop_down"
        month = w.Row(w.Text(self.title(), w.TITLE, id="date_picker_text_view", lines=1),
                      w.Icon(sign, id="date_picker_arrow"))  # fmt: skip
        title = w.Panel(month, id="date_picker_button", cls=names.FORM, on_tap=self.flip_strip,
                        min_height=48)  # fmt: skip
        actions = [
            w.BarButton("search", tr("Search"), id="action_search", on_tap=self.begin_search),
            w.BarButton("today", tr("Jump to Today"), id="action_today", on_tap=self.go_today),
        ]
        return w.TopBar(title, lead=menu, actions=actions, id="toolbar")

    def title(self) -> str:
        """The month, and the year where it is not this one."""
        same = self.first.year == self.today.year
        return date_text(self.first, "LLLL" if same else "yMMM", self.phone.display.locale)

    def month_strip(self) -> w.Widget:
        """The days of a month, to go to one of them."""
        day = self.first
        return w.Panel(
            MonthView(
                month=self.strip_month or day.year * 12 + day.month - 1,
                chosen=(day.year, day.month, day.day),
                turn=self.turn_strip,
                pick=self.pick_day,
                years=YEARS,
                first_weekday=week_start(self.app.prefs()),
                cell_dp=min(40, self.phone.display.height_dp / 18),
                locale=self.phone.display.locale,
            ).build(),
            padding=(16, 0, 16, 8),
            id="date_picker_container",
            cls=names.GROUP,
        )

    def flip_strip(self) -> None:
        """Show the days of the month, or no longer."""
        self.strip, self.strip_month = not self.strip, 0

    def turn_strip(self, month: int) -> None:
        """Show another month in the strip."""
        self.strip_month = month

    def pick_day(self, day: int) -> None:
        """Go to a day of the month in the strip."""
        shown = self.strip_month or self.first.year * 12 + self.first.month - 1
        self.go_to(date(shown // 12, shown % 12 + 1, day).isoformat())

    def go_to(self, day: str) -> None:
        """Show a day in the same view."""
        self.day, self.plus = day, None
        self.jumps += 1

    def go_today(self) -> None:
        """Show today."""
        self.go_to("")
        self.strip_month = 0

    def turn(self, way: int) -> None:
        """Go on by as much as is shown, or back."""
        first = self.first
        if self.view == "month":
            place = first.year * 12 + first.month - 1 + way
            year, month = place // 12, place % 12 + 1
            later = date(year, month, min(first.day, monthrange(year, month)[1]))
        else:
            later = first + timedelta(days=way * DAYS.get(self.view, 1))
        if YEARS[0] <= later.year <= YEARS[1]:
            self.go_to(later.isoformat())

    def open_drawer(self) -> None:
        """Offer the views and the calendars."""
        self.ask(drawer.CalendarDrawer(chosen=[*VIEWS].index(self.view)), self.chosen)

    def chosen(self, place: int) -> None:
        """Do what was tapped in the drawer."""
        if place == drawer.REFRESH:
            self.toast(tr("Refreshing…") if self.phone.radios.online else tr("No connection"))
        elif place == drawer.SETTINGS:
            self.show(self.app.page(names.SETTINGS))
        elif place == drawer.HELP:
            self.toast(tr("Help needs Google Play services, which this phone doesn't have"))
        else:
            self.put_view([*VIEWS][place])

    def put_view(self, key: str) -> None:
        """Show it otherwise."""
        self.app.prefs().put(VIEW_KEY, key)
        self.plus = None
        self.jumps += 1

    def open_day(self, day: str) -> None:
        """Show a day by its hours."""
        self.go_to(day)
        self.put_view("day")

    def begin_search(self) -> None:
        """Look for words."""
        self.dial.shut()
        self.search.begin()

    def touch_place(self, column: int, down: float) -> None:
        """An empty place of a grid was touched: offer an event of its hour, or no longer."""
        minute = int(down * 160 / self.phone.display.density / HOUR_DP) * SLOT_MINUTES
        touched = (column, min(23 * 60, minute))
        self.plus = None if self.plus else touched

    def make_there(self) -> None:
        """Write an event at the place that was touched."""
        if self.plus is None:
            return
        column, minute = self.plus
        day = self.shown_days()[column]
        self.plus = None
        self.write(datetime(day.year, day.month, day.day, minute // 60, minute % 60))

    def shown_days(self) -> list[date]:
        """The days of a grid of hours."""
        first = self.first
        if self.view == "week":
            first -= timedelta(days=(first.weekday() - week_start(self.app.prefs())) % 7)
        return [first + timedelta(days=n) for n in range(DAYS.get(self.view, 1))]

    def make(self, kind: str) -> None:
        """Write something new, on the day that is shown."""
        if kind == TASK:
            self.show(self.app.page(names.TASK_EDITOR, day=self.first.isoformat()))
        else:
            self.write(self.next_hour(), away=kind == AWAY)

    def make_event(self) -> None:
        """Write an event on the day that is shown."""
        self.write(self.next_hour())

    def next_hour(self) -> datetime:
        """The next full hour of the clock, on the day that is shown."""
        hour = (self.app.store.now.hour + 1) % 24
        return datetime(self.first.year, self.first.month, self.first.day, hour)

    def write(self, start: datetime, *, away: bool = False) -> None:
        """Write a new event."""
        self.show(self.app.page(names.EDITOR, begins=start.isoformat(), away=away))

    def open_event(self, event: int, begin: int) -> None:
        """Show one time of an event."""
        self.dial.shut()
        self.show(self.app.page(names.EVENT_PAGE, id=event, begin=begin))

    def open_task(self, task: int) -> None:
        """Show a task."""
        self.show(self.app.page(names.TASK_PAGE, id=task))

    def on_intent(self, intent: Intent) -> None:
        self.opened_ms = self.for_intent(intent).opened_ms
        self.on_open()
        self.jumps += 1

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        elif self.dial.opened:
            self.dial.shut()
        elif self.strip:
            self.flip_strip()
        elif self.view != "schedule":
            self.put_view("schedule")
        else:
            self.close()
