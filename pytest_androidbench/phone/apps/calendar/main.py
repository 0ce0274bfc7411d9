"""The main screen: a view of the events, with search, menu and the button for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from pytest_androidbench.phone.apps.calendar import config
from pytest_androidbench.phone.apps.calendar.added_days import AddedDays
from pytest_androidbench.phone.apps.calendar.creating import Creating
from pytest_androidbench.phone.apps.calendar.event import EVENT, Event
from pytest_androidbench.phone.apps.calendar.event_list import EventList
from pytest_androidbench.phone.apps.calendar.exchange import Exchange
from pytest_androidbench.phone.apps.calendar.formats import day_title, month_title
from pytest_androidbench.phone.apps.calendar.menu import Entry, as_icons, behind_dots
from pytest_androidbench.phone.apps.calendar.month_and_day import listed_events, month_and_day
from pytest_androidbench.phone.apps.calendar.navigation import Navigation
from pytest_androidbench.phone.apps.calendar.places import VIEWS, changed
from pytest_androidbench.phone.apps.calendar.screen import CalendarScreen
from pytest_androidbench.phone.apps.calendar.searching import found, results
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.shown_types import ShownTypes
from pytest_androidbench.phone.apps.calendar.views.header import Header
from pytest_androidbench.phone.apps.calendar.views.month import Month
from pytest_androidbench.phone.apps.calendar.views.rows import Rows
from pytest_androidbench.phone.apps.calendar.views.week import HOUR_DP, Week
from pytest_androidbench.phone.apps.calendar.views.year import Year
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.search_menu import Search
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = 4_000_000
MENU_DP: Final = 280
ABOUT: Final = "com.simplemobiletools.commons.activities.AboutActivity"


@dataclass(eq=False)
class MainScreen(CalendarScreen):
    """Months, days, weeks, years or a list."""

    activity = ".activities.MainActivity"
    opened_ms: int = 0
    """The moment whose day another app points to; 0: none."""
    navigation: Navigation = field(default_factory=Navigation)
    selected: SelectedEvents = field(default_factory=SelectedEvents)
    search: Search = field(default_factory=Search)
    event_list: EventList = field(default_factory=EventList)
    creating: Creating = field(default_factory=Creating)
    types: ShownTypes = field(default_factory=ShownTypes)
    days: AddedDays = field(default_factory=AddedDays)
    exchange: Exchange = field(default_factory=Exchange)
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        moment = (intent.data or "").rpartition("/time/")[2]
        points = intent.action == ACTION_VIEW and moment.isdecimal()
        return cls(opened_ms=int(moment) if points else 0)

    def on_open(self) -> None:
        store = self.app.store
        if self.opened_ms:
            store.config.put(config.VIEW, config.DAILY)
        day = store.moments.day(self.opened_ms // 1000) if self.opened_ms else None
        self.navigation.show_view(store.config.get(config.VIEW), day)

    def moved(self) -> None:
        self.creating.plus = None
        self.selected.keys.end()

    def build(self) -> w.Widget:
        query, view = self.search.query, self.navigation.spot.view
        content = results(self.app.store, query, self.selected) if query else self._view()
        quick = self.types.quick_filter()
        has_fab = not query and view not in (config.WEEKLY, config.YEARLY)
        return w.Page(
            self._bar(),
            w.Panel(
                w.Column(
                    w.Panel(
                        content, id="fragments_holder", cls="android.widget.FrameLayout", weight=1
                    ),
                    quick,
                    across="stretch",
                ),
                id="main_holder",
                cls="android.view.ViewGroup",
                weight=1,
            ),
            fab=self.creating.fab(self.navigation.new_start) if has_fab else None,
            fab_bottom=16 if quick is None else 72,
            id="main_coordinator",
        )

    def _bar(self) -> w.Widget:
        """The search field with the icons, or what is selected."""
        if self.selected.keys:
            return self.selected.bar()
        return self.search.build(
            [*as_icons(self.entries()), w.More(self.open_menu)],
            back=len(self.navigation.stack) > 1,
            on_icon=self.press_icon,
            on_focus=self.start_search,
        )

    def _view(self) -> w.Widget:
        view = self.navigation.spot.view
        if view == config.LIST:
            new = partial(self.creating.begin, EVENT, self.navigation.new_start)
            return self.creating.over(self.event_list.build(self.selected, new))
        page = self._week() if view == config.WEEKLY else self._page()
        pager = w.Pager(
            count=PAGES,
            index=PAGES // 2,
            page=lambda _: page,
            on_page=lambda place: self.navigation.turn(place - PAGES // 2),
            key="pages",
        )
        return self.creating.over(pager)

    def _page(self) -> w.Widget:
        navigation = self.navigation
        day, today, view = navigation.spot.day, self.app.store.moments.today, navigation.spot.view
        if view == config.MONTHLY_DAILY:
            return month_and_day(navigation, self.selected, self.pick_day)
        if view == config.MONTHLY:
            title, body = month_title(day, today), self._month()
        elif view == config.DAILY:
            title, body = day_title(day, today), self._day()
        else:
            title, body = str(day.year), self._year()
        turn = navigation.turn
        header = Header(title, navigation.ask_date, partial(turn, -1), partial(turn, 1))
        return w.Column(header, body, across="stretch", id="calendar_holder",
                        cls="android.widget.RelativeLayout")  # fmt: skip

    @property
    def _rows(self) -> Rows:
        return self.navigation.rows

    def _month(self) -> w.Widget:
        day = self.navigation.spot.day
        month = Month(rows=self._rows, year=day.year, month=day.month)
        on_day = partial(partial, self.navigation.open_day)
        return month.build(on_day, "month_view_wrapper")

    def _year(self) -> w.Widget:
        year = self.navigation.spot.day.year
        on_month = partial(partial, self.navigation.open_month)
        columns = 4 if self.phone.display.is_wide else 3
        return Year(rows=self._rows, year=year, on_month=on_month, columns=columns).build()

    def _day(self) -> w.Widget:
        day, rows, selected = self.navigation.spot.day, self._rows, self.selected
        events = rows.of_day(day)

        def row(place: int) -> w.Widget:
            event = events[place]
            return rows.row(
                event,
                rows.day_time(event, day),
                selected=event.key in selected.keys,
                on_tap=partial(selected.press, event),
                on_long=partial(selected.keys.toggle, event.key),
            )

        return w.Scroll(
            count=len(events),
            row=row,
            row_height=lambda place: rows.height(events[place]),
            id="day_events",
            key=f"day_events {day.toordinal()}",
            padding=(0, 8),
        )

    def _week(self) -> w.Widget:
        first = self.navigation.spot.day
        return Week(
            rows=self._rows,
            first=first,
            width=self.host.width_dp,
            plus=self.creating.plus,
            on_event=lambda event: partial(self.selected.open, event),
            on_hour=self.press_hour,
            on_plus=partial(self.creating.press_plus, first),
            on_days=self.set_days,
        ).build()

    def selectable(self) -> list[Event]:
        navigation = self.navigation
        if self.search.query:
            return found(self.app.store, self.search.query)
        if navigation.spot.view == config.DAILY:
            return self._rows.of_day(navigation.spot.day)
        if navigation.spot.view == config.LIST:
            return self.event_list.events()
        return listed_events(navigation, self.selected)

    def pick_day(self, ordinal: int) -> None:
        """Choose a day of the month to see its events below."""
        self.navigation.picked = ordinal
        self.selected.keys.end()

    def press_hour(self, column: int, down: int) -> None:
        """A free hour of the week was touched: offer to make something there."""
        hour = down * 160 // (self.phone.display.density * HOUR_DP)
        self.creating.plus = (column, min(23, hour))

    def set_days(self, days: int) -> None:
        """Show so many days at once."""
        self.app.store.config.put(config.WEEK_DAYS, max(1, days))
        self.creating.plus = None

    def on_back(self) -> None:
        if self.selected.keys:
            self.selected.keys.end()
        elif self.search.open:
            self.close_search()
        elif self.creating.opened:
            self.creating.close()
        elif not self.navigation.leave_view():
            self.close()

    def press_icon(self) -> None:
        """The sign before the search field."""
        if self.search.open:
            self.close_search()
        elif not self.navigation.leave_view():
            self.search.begin()
            self.creating.close()

    def start_search(self) -> None:
        """The field got the caret."""
        self.search.enter()
        self.creating.close()

    def close_search(self) -> None:
        """Show the view again."""
        self.search.end()
        self.selected.keys.end()

    def entries(self) -> list[Entry]:
        """All entries of the menu that are of use now, in their order."""
        store, spot = self.app.store, self.navigation.spot
        listed = spot.view == config.LIST
        today = spot.shows(store.moments.today, store.config)
        away = self.event_list.scrolled if listed else not today
        settings, about = partial(self.go, ".activities.SettingsActivity"), partial(self.go, ABOUT)
        found = [
            away and not self.search.open and Entry(
                id="go_to_today", text="Go to today", run=self.go_to_today, icon="today",
                always=True),
            Entry(id="change_view", text="Change view", run=self.change_view, icon="view_agenda",
                  always=True),
            self.types.several and Entry(id="filter", text="Filter events by type",
                                         run=self.types.filter, icon="filter_list"),
            not listed and Entry(id="go_to_date", text="Go to date",
                                 run=self.navigation.ask_date),
            spot.view != config.MONTHLY_DAILY and Entry(id="print", text="Print",
                                                        run=self.print_view),
            Entry(id="add_holidays", text="Add holidays", run=self.days.add_holidays),
            Entry(id="add_birthdays", text="Add contact birthdays", run=self.days.add_birthdays),
            Entry(id="add_anniversaries", text="Add contact anniversaries",
                  run=self.days.add_anniversaries),
            Entry(id="import_events", text="Import events from an .ics file",
                  run=self.exchange.import_events),
            Entry(id="export_events", text="Export events to an .ics file",
                  run=self.exchange.export_events),
            Entry(id="settings", text="Settings", run=settings, icon="settings"),
            Entry(id="about", text="About", run=about, icon="info"),
        ]  # fmt: skip
        return [entry for entry in found if entry]

    def open_menu(self) -> None:
        """Show the entries behind the three dots."""
        self.creating.close()
        self.menus.open(self.hidden, width=MENU_DP)

    def hidden(self) -> Sequence[MenuEntry]:
        """The entries behind the three dots."""
        return behind_dots(self.entries())

    def go(self, activity: str) -> None:
        """Open another page of the app."""
        self.start(Intent(component=f"{self.app.package}/{activity}"))

    def go_to_today(self) -> None:
        """Show the page with today."""
        if self.navigation.spot.view == config.LIST:
            self.event_list.go_to_today()
        else:
            self.navigation.go_to(self.app.store.moments.today)

    def change_view(self) -> None:
        """Ask for another view."""
        self.creating.close()
        view = self.navigation.stack[0].view
        self.ask(RadioDialog(choices=[*VIEWS], chosen=view), self.view_chosen)

    def view_chosen(self, view: int) -> None:
        """Show another view of about the same days."""
        store = self.app.store
        self.close_search()
        store.config.put(config.VIEW, view)
        spot = changed(self.navigation.spot, view, store.moments.today, store.config)
        self.event_list.reset()
        self.navigation.show_view(view, spot.day)

    def print_view(self) -> None:
        """Print what is on display, for which the phone has no printer."""
        self.toast(tr("No printer is connected"))
