"""The first page: a schedule, days, a month; the calendars that are shown; search."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.event_pages import EventPage, GoogleEventEditor
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarEvent
from pytest_androidbench.phone.apps.googlecalendar.settings import (
    DURATION,
    WEEK_START,
    GoogleCalendarSettings,
)
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

VIEWS: Final[dict[str, tuple[Message, int]]] = {
    "schedule": (tr("Schedule"), 60), "day": (tr("Day"), 1), "3days": (tr("3 days"), 3),
    "week": (tr("Week"), 7), "month": (tr("Month"), 0),
}  # fmt: skip
MINUTE_MS: Final = 60_000


@dataclass(eq=False)
class AgendaPage(AppScreen[GoogleCalendarApp, None]):
    """Shows some days from one on."""

    activity: ClassVar[str] = "com.android.calendar.AllInOneActivity"

    view: str = "schedule"
    day: str = ""
    """From where it shows, ISO 8601; "" = today."""
    search: SearchField = field(default_factory=SearchField)
    menus: Menus = field(default_factory=Menus)

    @property
    def today(self) -> date:
        """The phone's day."""
        return local_time(self.phone).date()

    @property
    def first(self) -> date:
        """The day from where it shows."""
        return date.fromisoformat(self.day) if self.day else self.today

    def build(self) -> w.Widget:
        add = w.Fab("add", tr("Create new event"), id="floating_action_button", on_tap=self.add)
        if self.search.open:
            return w.Page(w.TopBar(self.search.box(tr("Search")), back=self.on_back), self.found())
        content = self.month() if self.view == "month" else self.days()
        return w.Page(self.bar(), content, fab=add)

    def bar(self) -> w.Widget:
        """The month, search, today."""
        views = w.IconButton("menu", tr("Show Calendar List and Settings drawer"), id="views",
                             on_tap=partial(self.menus.open, self.choices, "views"))  # fmt: skip
        actions = [
            w.BarButton("search", tr("Search"), id="action_search", on_tap=self.search.begin),
            w.BarButton("today", tr("Jump to Today"), id="action_today", on_tap=self.go_today),
        ]
        if self.view != "schedule":
            back, on = partial(self.turn, -1), partial(self.turn, 1)
            turns = [
                w.IconButton("chevron_left", tr("Previous"), on_tap=back),
                w.IconButton("chevron_right", tr("Next"), on_tap=on),
            ]
            return w.TopBar(self.title(), lead=views, actions=[*turns, *actions])
        return w.TopBar(self.title(), lead=views, actions=actions)

    def title(self) -> str:
        """The month."""
        same = self.first.year == self.today.year
        return date_text(self.first, "LLLL" if same else "yMMM", self.phone.display.locale)

    def choices(self) -> list[MenuEntry]:
        """The views, and the calendars to show."""
        views = [
            MenuEntry(text=text, act=partial(self.put_view, key), checked=key == self.view,
                      radio=True)
            for key, (text, _) in VIEWS.items()
        ]  # fmt: skip
        calendars = CalendarStore(self.app).calendars
        settings = MenuEntry(text=tr("Settings"), act=partial(self.show, GoogleCalendarSettings()))
        shown = [
            MenuEntry(text=one.name, checked=one.visible,
                      act=partial(calendars.put, one.id, visible=not one.visible))
            for one in calendars.all("ORDER BY _id")
        ]  # fmt: skip
        return [*views, *shown, settings]

    def put_view(self, key: str) -> None:
        """Show it otherwise."""
        self.view = key

    def go_today(self) -> None:
        """Show today."""
        self.day = ""

    def turn(self, way: int) -> None:
        """Go on, or back."""
        if self.view == "month":
            edge = self.first.replace(day=1) + timedelta(days=31 if way > 0 else -1)
            self.day = edge.replace(day=1).isoformat()
        else:
            self.day = (self.first + timedelta(days=way * VIEWS[self.view][1])).isoformat()

    def days(self) -> w.Widget:
        """Each day with what happens on it."""
        first, count = self.first, VIEWS[self.view][1]
        if self.view == "week":
            first = self.week_of(first)
        store = CalendarStore(self.app)
        found = store.between(first, first + timedelta(days=count - 1))
        rows: list[w.Widget] = []
        for n in range(count):
            day = first + timedelta(days=n)
            here = [one for one in found if one.start.date() <= day <= store.last_day(one)]
            if here or self.view != "schedule" or day == self.today:
                rows += [self.heading(day), *(self.row(one, day) for one in here)]
        return w.Scroll(*rows, id="timely_day_list")

    def week_of(self, day: date) -> date:
        """The first day of a week, as the settings want it."""
        begins = int(WEEK_START.value(self.app.prefs()))
        return day - timedelta(days=(day.weekday() - begins) % 7)

    def heading(self, day: date) -> w.Widget:
        """A day."""
        colour = "primary" if day == self.today else "on_surface"
        return w.Panel(
            w.Text(
                date_text(day, "MMMEEEEd", self.phone.display.locale),
                w.LABEL.coloured(colour),
                id="day",
            ),
            padding=(16, 12, 16, 4),
            width="fill",
        )

    def row(self, one: Happening, day: date) -> w.Widget:
        """An event on a day."""
        display = self.phone.display
        times = f"{clock_text(one.start, display)} – {clock_text(one.end, display)}"
        summary = tr("All day") if one.event.all_day else times
        return w.ListItem(
            one.event.title or tr("(No title)"), summary, icon="event", look=w.MATERIAL,
            key=f"event {one.event.id} {day}", on_tap=partial(self.open, one.event.id),
        )  # fmt: skip

    def month(self) -> w.Widget:
        """Six weeks."""
        first = self.first.replace(day=1)
        start = self.week_of(first)
        found = CalendarStore(self.app).between(start, start + timedelta(days=41))
        cells = [self.cell(start + timedelta(days=n), first, found) for n in range(42)]
        locale = self.phone.display.locale
        names = [
            w.Text(
                weekday((start.weekday() + n) % 7, locale, "abbreviated"),
                w.BODY_SMALL,
                align="center",
                weight=1,
            )
            for n in range(7)
        ]
        grid = w.Grid(*cells, columns=7, row_height=96)
        return w.Scroll(w.Row(*names, width="fill"), grid, id="month_view")

    def cell(self, day: date, month: date, found: list[Happening]) -> w.Widget:
        """A day of the month."""
        here = [o for o in found if o.start.date() <= day <= CalendarStore.last_day(o)]
        colour = "primary" if day == self.today else "on_surface"
        faint = "outline" if day.month != month.month else colour
        lines = [w.Text(one.event.title, w.BODY_SMALL, lines=1) for one in here[:3]]
        return w.Panel(
            w.Column(w.Text(str(day.day), w.LABEL.coloured(faint)), *lines, width="fill"),
            key=f"day {day}", padding=2,
            desc=date_text(day, "yMMMMEEEEd", self.phone.display.locale),
            cls="android.view.View", width="fill", height=96,
            on_tap=partial(self.open_day, day.isoformat()),
        )  # fmt: skip

    def found(self) -> w.Widget:
        """The events that hold the words."""
        events = CalendarStore(self.app).found(self.search.words)
        if not events:
            said = tr("No results") if self.search.words else tr("Search your events")
            return empty_state(said, "empty")
        rows = [
            w.ListItem(one.title, one.place or None, key=f"found {one.id}", look=w.MATERIAL,
                       on_tap=partial(self.open, one.id))
            for one in events
        ]  # fmt: skip
        return w.Scroll(*rows, id="search_results")

    def open(self, number: int) -> None:
        """Show an event."""
        self.show(EventPage(id=number))

    def open_day(self, day: str) -> None:
        """Show a day."""
        self.day, self.view = day, "day"

    def add(self) -> None:
        """Write a new event: of the next full hour, on the day that is shown."""
        at = local_time(self.phone).replace(minute=0, second=0, microsecond=0)
        first = self.first
        at = at.replace(year=first.year, month=first.month, day=first.day) + timedelta(hours=1)
        start = round(at.timestamp() * 1000)
        length = int(DURATION.value(self.app.prefs())) * MINUTE_MS
        event = CalendarEvent(start=start, end=start + length)
        self.show(GoogleEventEditor(before=event, now=event))

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        elif self.view != "schedule":
            self.view = "schedule"
        else:
            self.close()
