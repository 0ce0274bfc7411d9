"""The app's main screen with its five tabs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.clock.alarm_tab import AlarmTab
from pytest_androidbench.phone.apps.clock.app import ALARM, CLOCK, TIMER, ClockApp
from pytest_androidbench.phone.apps.clock.bedtime import BedtimeTab
from pytest_androidbench.phone.apps.clock.menu import ClockSettings, ScreenSaver
from pytest_androidbench.phone.apps.clock.notices import SHOW_ALARMS, SHOW_TIMERS
from pytest_androidbench.phone.apps.clock.stopwatch import StopwatchTab
from pytest_androidbench.phone.apps.clock.tabs import GROUP, ClockTab
from pytest_androidbench.phone.apps.clock.timer_tab import TimerTab
from pytest_androidbench.phone.apps.clock.world_clock import WorldClockTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MENU: Final = "android.support.v7.widget.LinearLayoutCompat"
"""The bar's menu, by the name that AppCompat has in Google's own apps."""
LINEAR: Final = "android.widget.LinearLayout"
TABS: Final = (
    w.Tab(text=tr("Alarm"), icon="alarm", id="tab_menu_alarm"),
    w.Tab(text=tr("Clock"), icon="schedule", id="tab_menu_clock"),
    w.Tab(text=tr("Timer"), icon="hourglass_empty", id="tab_menu_timer"),
    w.Tab(text=tr("Stopwatch"), icon="timer", id="tab_menu_stopwatch"),
    w.Tab(text=tr("Bedtime"), icon="bedtime", id="tab_menu_bedtime"),
)
EVENTS: Final = ("Alarm", "Clock", "Timer", "Stopwatch", "Bedtime")
"""What the log calls the tabs, in any language."""
ASKED_FOR: Final = {SHOW_ALARMS: ALARM, SHOW_TIMERS: TIMER}
BESIDE: Final = 280
"""The width of the buttons on a display that lies on its side."""


@dataclass(eq=False)
class DeskClock(AppScreen[ClockApp, None]):
    """Alarms, world clock, timers, stopwatch and bedtime."""

    activity = "com.android.deskclock.DeskClock"
    launch_mode: ClassVar = "singleTask"
    tab: int = CLOCK
    alarms: AlarmTab = field(default_factory=AlarmTab)
    world: WorldClockTab = field(default_factory=WorldClockTab)
    timers: TimerTab = field(default_factory=TimerTab)
    stopwatch: StopwatchTab = field(default_factory=StopwatchTab)
    bedtime: BedtimeTab = field(default_factory=BedtimeTab)
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(tab=ASKED_FOR.get(intent.action or "", CLOCK))

    def on_intent(self, intent: Intent) -> None:
        self.tab = ASKED_FOR.get(intent.action or "", self.tab)

    @property
    def shown(self) -> ClockTab:
        """The tab that is open."""
        tabs = (self.alarms, self.world, self.timers, self.stopwatch, self.bedtime)
        return tabs[self.tab]

    def build(self) -> w.Widget:
        shown = self.shown
        title = w.Text(TABS[self.tab].text, w.TITLE, id="action_bar_title")
        more = w.More(partial(self.menus.open, self.more), id="overflow_action_button")
        page = w.Page(
            w.Panel(
                w.TopBar(title, views=(w.Row(more, cls=MENU),), id="toolbar"),
                id="app_bar_layout",
                cls=LINEAR,
            ),
            self._frame(shown),
            w.BottomTabs(TABS, self.tab, self.select_tab, tips=False, id="navigation_bar"),
            id="content",
        )
        return w.Panel(page, cls=GROUP)

    def _frame(self, shown: ClockTab) -> w.Widget:
        """The tab under its buttons; beside them where the display lies on its side."""
        wide = self.phone.display.is_wide
        page = shown.page()
        pager = w.Panel(
            w.Padding(page, (0, 0, BESIDE, 0)) if wide else page,
            width="fill",
            height="fill",
            id="desk_clock_pager",
            takes_focus=True,
        )
        said = shown.snackbar.build() or w.Spacer(size=16)
        buttons = w.Panel(
            w.Align(shown.buttons()),
            id="fab_container",
            width=BESIDE if wide else "fill",
            height=88,
        )
        below = w.Column(buttons, said, across="end" if wide else "center", width="fill")
        return w.Stack(
            pager,
            w.Align(below, down="bottom"),
            id="desk_clock_pager_frame",
            cls=GROUP,
            weight=1,
        )

    def beat_ms(self) -> int:
        return self.shown.beat_ms()

    def on_open(self) -> None:
        self.app.schedule_alarms()

    def on_resume(self) -> None:
        self.app.hide_timers()

    def on_pause(self) -> None:
        self.app.show_timers()

    def select_tab(self, tab: int) -> None:
        self.shown.snackbar.hush()
        self.tab = tab
        self.app.tell(EVENTS[tab], "Show Tab", "Tap")

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        return [
            MenuEntry(text=tr("Screen saver"), act=partial(self.show, ScreenSaver())),
            MenuEntry(text=tr("Settings"), act=partial(self.show, ClockSettings())),
        ]
