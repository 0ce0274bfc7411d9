"""The main screen: a view of the events, with search, menu and the button for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from pytest_androidbench.phone.apps.calendar import preferences
from pytest_androidbench.phone.apps.calendar.added_days import AddedDays
from pytest_androidbench.phone.apps.calendar.creating import Creating
from pytest_androidbench.phone.apps.calendar.event import EVENT, Event
from pytest_androidbench.phone.apps.calendar.event_list import EventList
from pytest_androidbench.phone.apps.calendar.exchange import Exchange
from pytest_androidbench.phone.apps.calendar.menu import BarEntry, as_icons, behind_dots
from pytest_androidbench.phone.apps.calendar.month_and_day import listed_events
from pytest_androidbench.phone.apps.calendar.navigation import ViewStack
from pytest_androidbench.phone.apps.calendar.pages import page_of, week
from pytest_androidbench.phone.apps.calendar.places import VIEWS, changed
from pytest_androidbench.phone.apps.calendar.screen import CalendarScreen
from pytest_androidbench.phone.apps.calendar.searching import found, results
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.shown_types import ShownTypes
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.search_menu import SearchBar
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = 4_000_000
GROUP: Final = "android.view.ViewGroup"
PAGERS: Final = {
    preferences.MONTHLY: "fragment_months_viewpager",
    preferences.MONTHLY_DAILY: "fragment_months_days_viewpager",
    preferences.DAILY: "fragment_days_viewpager",
    preferences.YEARLY: "fragment_years_viewpager",
    preferences.WEEKLY: "week_view_view_pager",
}
"""What the pages of each view are called."""
MENU_DP: Final = 280
ABOUT: Final = "com.simplemobiletools.commons.activities.AboutActivity"


@dataclass(eq=False)
class MainScreen(CalendarScreen):
    """Months, days, weeks, years or a list."""

    activity = ".activities.MainActivity"
    opened_ms: int = 0
    """The moment whose day another app points to; 0: none."""
    navigation: ViewStack = field(default_factory=ViewStack)
    selected: SelectedEvents = field(default_factory=SelectedEvents)
    search: SearchBar = field(default_factory=SearchBar)
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
            store.config.put(preferences.VIEW, preferences.DAILY)
        day = store.moments.day(self.opened_ms // 1000) if self.opened_ms else None
        self.navigation.show_view(store.config.get(preferences.VIEW), day)

    def moved(self) -> None:
        self.creating.plus = None
        self.selected.keys.end()

    def build(self) -> w.Widget:
        query, view = self.search.words, self.navigation.spot.view
        quick = self.types.quick_filter()
        body = results(self.app.store, query, self.selected) if query else self._views(quick)
        has_fab = not query and view not in (preferences.WEEKLY, preferences.YEARLY)
        return w.Page(
            self._bar(),
            w.Panel(body, id="calendar_coordinator", cls=GROUP, weight=1),
            fab=self.creating.fab(self.navigation.new_start) if has_fab else None,
            fab_bottom=16 if quick is None else 72,
            id="main_coordinator",
        )

    def _views(self, quick: w.Widget | None) -> w.Widget:
        """The view on display, with the types that can be hidden below."""
        content = w.Panel(self._view(), id="fragments_holder", cls="android.widget.FrameLayout")
        refreshed = w.Panel(content, id="swipe_refresh_layout", cls=GROUP, weight=1)
        return w.Column(refreshed, quick, across="stretch", id="main_holder", cls=GROUP)

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
        if view == preferences.LIST:
            new = partial(self.creating.begin, EVENT, self.navigation.new_start)
            return self.creating.over(self.event_list.build(self.selected, new))
        if view == preferences.WEEKLY:
            shown = week(self.navigation, self.selected, self.creating, self._pager)
        else:
            shown = self._pager(page_of(self.navigation, self.selected, self.pick_day))
        return self.creating.over(shown)

    def _pager(self, page: w.Widget) -> w.Widget:
        """A page, beside which are those before and after it."""
        view = self.navigation.spot.view
        return w.Pager(
            count=PAGES,
            index=PAGES // 2,
            page=lambda _: page,
            on_page=lambda place: self.navigation.turn(place - PAGES // 2),
            key="pages",
            id=PAGERS[view],
            clickable=view != preferences.WEEKLY,
        )

    def selectable(self) -> list[Event]:
        navigation = self.navigation
        if self.search.words:
            return found(self.app.store, self.search.words)
        if navigation.spot.view == preferences.DAILY:
            return navigation.rows.of_day(navigation.spot.day)
        if navigation.spot.view == preferences.LIST:
            return self.event_list.events()
        return listed_events(navigation, self.selected)

    def pick_day(self, ordinal: int) -> None:
        """Choose a day of the month to see its events below."""
        self.navigation.picked = ordinal
        self.selected.keys.end()

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

    def entries(self) -> list[BarEntry]:
        """All entries of the menu that are of use now, in their order."""
        store, spot = self.app.store, self.navigation.spot
        listed = spot.view == preferences.LIST
        today = spot.shows(store.moments.today, store.config)
        away = self.event_list.scrolled if listed else not today
        settings, about = partial(self.go, ".activities.SettingsActivity"), partial(self.go, ABOUT)
        found = [
            away and not self.search.open and BarEntry(
                id="go_to_today", text="Go to today", run=self.go_to_today, icon="today",
                always=True),
            BarEntry(id="change_view", text="Change view", run=self.change_view, icon="view_agenda",
                     always=True),
            self.types.several and BarEntry(id="filter", text="Filter events by type",
                                            run=self.types.filter, icon="filter_list"),
            not listed and BarEntry(id="go_to_date", text="Go to date",
                                    run=self.navigation.ask_date),
            spot.view != preferences.MONTHLY_DAILY and BarEntry(id="print", text="Print",
                                                           run=self.print_view),
            BarEntry(id="add_holidays", text="Add holidays", run=self.days.add_holidays),
            BarEntry(id="add_birthdays", text="Add contact birthdays", run=self.days.add_birthdays),
            BarEntry(id="add_anniversaries", text="Add contact anniversaries",
                     run=self.days.add_anniversaries),
            BarEntry(id="import_events", text="Import events from an .ics file",
                     run=self.exchange.import_events),
            BarEntry(id="export_events", text="Export events to an .ics file",
                     run=self.exchange.export_events),
            BarEntry(id="settings", text="Settings", run=settings, icon="settings"),
            BarEntry(id="about", text="About", run=about, icon="info"),
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
        if self.navigation.spot.view == preferences.LIST:
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
        store.config.put(preferences.VIEW, view)
        spot = changed(self.navigation.spot, view, store.moments.today, store.config)
        self.event_list.reset()
        self.navigation.show_view(view, spot.day)

    def print_view(self) -> None:
        """Print what is on display, for which the phone has no printer."""
        self.toast(tr("No printer is connected"))
