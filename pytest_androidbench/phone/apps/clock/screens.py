"""The app's main screen with its four tabs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.clock import alarm_cards, cities, stopwatch, timer_cards
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.choices import SECONDS
from pytest_androidbench.phone.apps.clock.menu import ClockSettings, ScreenSaver
from pytest_androidbench.phone.apps.clock.timer_actions import TimerActions
from pytest_androidbench.phone.kit.dialogs import MenuEntry, MenuScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

STOPWATCH_BEAT_MS: Final = 10
BEAT_MS: Final = 100
ALARM, CLOCK, TIMER, STOPWATCH = range(4)
TABS: Final = (
    w.Tab(text=tr("Alarm"), icon="alarm", id="tab_menu_alarm"),
    w.Tab(text=tr("Clock"), icon="schedule", id="tab_menu_clock"),
    w.Tab(text=tr("Timer"), icon="hourglass_empty", id="tab_menu_timer"),
    w.Tab(text=tr("Stopwatch"), icon="timer", id="tab_menu_stopwatch"),
)


@dataclass(eq=False)
class DeskClock(TimerActions, MenuScreen[ClockApp, None]):
    """Alarms, world clock, timers and stopwatch."""

    activity = "com.android.deskclock.DeskClock"
    tab: int = CLOCK
    removed: str = ""
    """The city that was removed last."""

    PAGES: ClassVar = (
        (alarm_cards.page, alarm_cards.buttons),
        (cities.page, cities.buttons),
        (timer_cards.list_page, timer_cards.buttons),
        (stopwatch.page, stopwatch.buttons),
    )

    def build(self) -> w.Widget:
        page, buttons = self.PAGES[self.tab]
        if self.tab == TIMER and self.entering:
            page = timer_cards.entry_page
        title = w.Text(TABS[self.tab].text, w.TITLE, id="action_bar_title")
        below = w.Column(buttons(self), self.snackbar() or w.Spacer(size=16), across="center")
        return w.Page(
            w.TopBar(title, actions=(w.More(self.open_menu),), id="toolbar"),
            w.Stack(
                w.Panel(page(self), width="fill", height="fill", id="desk_clock_pager"),
                w.Align(below, down="bottom"),
                weight=1,
            ),
            w.BottomTabs(TABS, self.tab, self.select_tab, id="bottom_navigation"),
        )

    def beat_ms(self) -> int:
        if self.tab == STOPWATCH:
            return STOPWATCH_BEAT_MS if self.stopwatch.state == stopwatch.RUNNING else 0
        if self.tab == TIMER:
            return BEAT_MS if any(timer.moving for timer in self.timers.all()) else 0
        seconds = self.tab == CLOCK and self.app.prefs().get(SECONDS, default=False)
        return BEAT_MS if seconds else 0

    def on_open(self) -> None:
        self.app.schedule_alarms()

    def on_resume(self) -> None:
        self.app.hide_timers()

    def on_pause(self) -> None:
        self.app.show_timers()

    @staticmethod
    def button_row(left: w.Widget | None, fab: w.Widget | None, right: w.Widget | None) -> w.Widget:
        """Up to three buttons, the round one always in the middle."""
        sides = [
            w.Align(side, height=72, width=72) if side else w.Panel(width=72, height=72)
            for side in (left, fab, right)
        ]
        return w.Row(*sides, gap=28)

    @property
    def hour24(self) -> bool:
        """Whether the phone counts hours to 24."""
        return self.phone.display.hour24

    @property
    def cities(self) -> list[str]:
        """The chosen cities, in the order they were added."""
        stored: str = self.app.prefs().get("selected_cities", "")
        return [city for city in stored.split("|") if city]

    def select_tab(self, tab: int) -> None:
        self.tab = tab
        self.hush()

    def entries(self, menu: str) -> Sequence[MenuEntry]:  # noqa: ARG002 - there is but one
        return [
            MenuEntry(text=tr("Screen saver"), act=partial(self.show, ScreenSaver())),
            MenuEntry(text=tr("Settings"), act=partial(self.show, ClockSettings())),
        ]

    def add_city(self) -> None:
        self.ask(cities.CitySelection(), self.keep_city)

    def keep_city(self, city: str) -> None:
        kept = [known for known in self.cities if known != city]
        self.app.prefs().put("selected_cities", "|".join([*kept, city]))

    def remove_city(self, city: str) -> None:
        self.removed = city
        self.app.prefs().put("selected_cities", "|".join(c for c in self.cities if c != city))
        self.say(tr("{city} removed", city=city), undo="undo_city")

    def undo_city(self) -> None:
        self.keep_city(self.removed)
        self.hush()
