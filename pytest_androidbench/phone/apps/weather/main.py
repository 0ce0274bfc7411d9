"""The main page: today, the hours, the days and the radar, each a tab."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.weather import days, hours, names, radar, today
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.apps.weather.schema import WeatherPlace
from pytest_androidbench.phone.apps.weather.telling import Telling
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TODAY, HOURLY, DAILY, RADAR = range(4)
TABS: Final = (
    w.Tab(text=tr("Today"), icon="home", id="bottom_nav_today"),
    w.Tab(text=tr("Hourly"), icon="schedule", id="bottom_nav_hourly"),
    w.Tab(text=tr("Daily"), icon="date_range", id="bottom_nav_daily"),
    w.Tab(text=tr("Radar"), icon="map", id="bottom_nav_radar"),
)
LISTS: Final = ("today_scroll", "hourly_list", "daily_list")
"""Ids of what is scrolled on the tabs."""


@dataclass(eq=False)
class WeatherMain(AppScreen[WeatherApp, None]):
    """The weather of the place that is shown."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    tab: int = TODAY
    opened: str = ""
    """The day whose details are shown, as ISO 8601 has it."""
    minutes: int = 0
    """Behind now, of the radar's picture."""

    def build(self) -> w.Widget:
        place = self.app.store.shown()
        body = self._nowhere() if place is None else self._body(place)
        tabs = w.BottomTabs(TABS, self.tab, self.go_to, id="bottom_nav")
        return w.Page(self._bar(place), w.Panel(body, weight=1, width="fill"), tabs)

    def _bar(self, place: WeatherPlace | None) -> w.Widget:
        title = place.title if place is not None else tr("The Weather Channel")
        return w.TopBar(
            w.Panel(
                w.Text(title, w.TITLE_MEDIUM, lines=1, id="location_name"),
                min_height=48,
                padding=(0, 12),
                id="location_name_holder",
                on_tap=self.choose_place,
            ),
            lead=w.IconButton("settings", tr("Settings"), id="settings_icon", width=56, height=56,
                              on_tap=self.open_settings),
            actions=[w.IconButton("search", tr("Search for a place"), id="search",
                                  on_tap=self.choose_place)],
            id="toolbar",
        )  # fmt: skip

    def _nowhere(self) -> w.Widget:
        search = w.Button(tr("Search for a place"), on_tap=self.choose_place, id="choose_place")
        return empty_state(tr("Choose a place to see its weather"), "no_place", action=search)

    def _body(self, place: WeatherPlace) -> w.Widget:
        telling = Telling(self.app, place, self.phone.display)
        if not telling.hours:
            return empty_state(tr("The weather of this place is not known"), "no_weather")
        match self.tab:
            case 1:
                return hours.page(telling)
            case 2:
                return days.page(telling, self.opened, self.open_day)
            case 3:
                return radar.page(telling, self.minutes, self.look_ahead)
            case _:
                return today.page(telling, self.go_to)

    def go_to(self, tab: int) -> None:
        """Show a tab."""
        self.tab, self.opened, self.minutes = tab, "", 0

    def open_day(self, day: str) -> None:
        """Show the details of a day, or hide them."""
        self.opened = "" if day == self.opened else day

    def look_ahead(self, minutes: int) -> None:
        """Show the radar's picture of later."""
        self.minutes = minutes

    def choose_place(self) -> None:
        """Look for another place."""
        self.ask(self.app.page("places_page:WeatherPlaces"), self.begin)

    def begin(self, chosen: bool) -> None:
        """Show another place from its first hour on."""
        if chosen:
            self.opened, self.minutes = "", 0
            for list_ in LISTS:
                self.scroll_to_start(list_)

    def open_settings(self) -> None:
        """Show the settings."""
        self.show(self.app.page("settings:WeatherSettings"))

    def on_back(self) -> None:
        if self.tab != TODAY:
            self.go_to(TODAY)
        else:
            self.close()
