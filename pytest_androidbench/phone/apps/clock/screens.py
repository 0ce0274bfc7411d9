"""The app's main screen with its four tabs, and what their buttons do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.clock import alarms, cities, stopwatch, timers
from pytest_androidbench.phone.apps.clock.alarms import Alarms
from pytest_androidbench.phone.apps.clock.formats import moment, stopwatch_time, until
from pytest_androidbench.phone.apps.clock.menu import ClockMenu
from pytest_androidbench.phone.apps.clock.pickers import LabelDialog, TimePicker, TonePicker
from pytest_androidbench.phone.apps.clock.stopwatch import Stopwatch
from pytest_androidbench.phone.apps.clock.timers import Timer, Timers, length_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import TITLE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    BottomTabs,
    IconButton,
    Page,
    Panel,
    Row,
    Stack,
    Tab,
    Text,
    TopBar,
)

ALARM, CLOCK, TIMER, STOPWATCH = range(4)
TABS: Final = (
    Tab(text=tr("Alarm"), icon="alarm", id="tab_menu_alarm"),
    Tab(text=tr("Clock"), icon="schedule", id="tab_menu_clock"),
    Tab(text=tr("Timer"), icon="hourglass_empty", id="tab_menu_timer"),
    Tab(text=tr("Stopwatch"), icon="timer", id="tab_menu_stopwatch"),
)
MINUTE_MS: Final = 60_000


@dataclass(eq=False)
class DeskClock(AppScreen[None]):
    """Alarms, world clock, timers and stopwatch."""

    activity = "com.android.deskclock.DeskClock"
    tab: int = CLOCK
    expanded: int = 0
    """Id of the expanded alarm."""
    digits: str = ""
    """Typed for a new timer."""
    adding: bool = False
    """A further timer is being typed."""
    target: int = 0
    """Id of the alarm or timer that an open dialog is about."""

    PAGES: ClassVar = (
        (alarms.page, alarms.buttons),
        (cities.page, cities.buttons),
        (timers.list_page, timers.buttons),
        (stopwatch.page, stopwatch.buttons),
    )

    def build(self) -> Widget:
        page, buttons = self.PAGES[self.tab]
        below = buttons(self)
        if self.tab == TIMER and self.entering:
            page = timers.entry_page
        more = IconButton(
            "more_vert", tr("More options"), on_tap=self.open_menu, cls="android.widget.ImageView"
        )
        title = Text(TABS[self.tab].text, TITLE, id="action_bar_title")
        return Page(
            TopBar(title, actions=(more,), id="toolbar"),
            Stack(
                Panel(page(self), width="fill", height="fill", id="desk_clock_pager"),
                Align(below, down="bottom", margin=16) if below else None,
                weight=1,
            ),
            BottomTabs(TABS, self.tab, self.select_tab, id="bottom_navigation"),
        )

    @staticmethod
    def button_row(left: Widget | None, fab: Widget | None, right: Widget | None) -> Widget:
        """Up to three buttons, the round one always in the middle."""
        sides = [
            Align(side, height=72, width=72) if side else Panel(width=72, height=72)
            for side in (left, fab, right)
        ]
        return Row(*sides, gap=28)

    @property
    def uptime_ms(self) -> int:
        """Milliseconds since the phone started; moves with its time, not with its date."""
        return self.phone.clock.uptime_ms

    @property
    def hour24(self) -> bool:
        """Whether the phone counts hours to 24."""
        return self.phone.display.hour24

    @property
    def alarms(self) -> Alarms:
        """The alarms of the database."""
        return Alarms(self.db)

    @property
    def timers(self) -> Timers:
        """The timers of the preferences."""
        return Timers(self.app.prefs())

    @property
    def stopwatch(self) -> Stopwatch:
        """The stopwatch of the preferences."""
        return Stopwatch(self.app.prefs())

    @property
    def cities(self) -> list[str]:
        """The chosen cities, in the order they were added."""
        stored: str = self.app.prefs().get("selected_cities", "")
        return [city for city in stored.split("|") if city]

    @property
    def entering(self) -> bool:
        """Whether the timer tab shows the keys for a new timer."""
        return self.adding or not self.timers.all()

    def select_tab(self, tab: int) -> None:
        self.tab = tab

    def open_menu(self) -> None:
        self.show(ClockMenu())

    # alarms

    def add_alarm(self) -> None:
        now = moment(self.now_ms)
        self.ask(TimePicker(hour=now.hour, minute=now.minute), self.create_alarm)

    def create_alarm(self, time: tuple[int, int]) -> None:
        self.expanded = self.alarms.add(*time)
        self._announce(self.expanded)

    def change_time(self, alarm: int) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            self.target = alarm
            self.ask(TimePicker(hour=found.hour, minute=found.minute), self.set_time)

    def set_time(self, time: tuple[int, int]) -> None:
        self.alarms.change(self.target, hour=time[0], minutes=time[1], enabled=1)
        self._announce(self.target)

    def enable(self, alarm: int, on: bool) -> None:
        self.alarms.change(alarm, enabled=int(on))
        self._announce(alarm)

    def _announce(self, alarm: int) -> None:
        self.app.schedule_alarms()
        found = self.alarms.get(alarm)
        if found is not None and found.enabled:
            self.toast(until(self.now_ms, found.due(self.now_ms)), long=True)

    def expand(self, alarm: int) -> None:
        self.expanded = alarm

    def set_day(self, alarm: int, place: int, on: bool) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            days = found.days | 1 << place if on else found.days & ~(1 << place)
            self.alarms.change(alarm, daysofweek=days)
            self.app.schedule_alarms()

    def set_vibrate(self, alarm: int, on: bool) -> None:
        self.alarms.change(alarm, vibrate=int(on))

    def edit_label(self, alarm: int) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            self.target = alarm
            self.ask(LabelDialog(label=found.label), self.set_label)

    def set_label(self, label: str) -> None:
        self.alarms.change(self.target, label=label)

    def choose_tone(self, alarm: int) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            self.target = alarm
            self.ask(TonePicker(chosen=found.ringtone), self.set_tone)

    def set_tone(self, tone: str) -> None:
        self.alarms.change(self.target, ringtone=tone)

    def delete_alarm(self, alarm: int) -> None:
        self.alarms.remove(alarm)
        self.app.schedule_alarms()
        self.toast(tr("Alarm deleted"))

    # world clock

    def add_city(self) -> None:
        self.ask(cities.CitySelection(), self.keep_city)

    def keep_city(self, city: str) -> None:
        kept = [known for known in self.cities if known != city]
        self.app.prefs().put("selected_cities", "|".join([*kept, city]))

    def remove_city(self, city: str) -> None:
        self.app.prefs().put("selected_cities", "|".join(c for c in self.cities if c != city))
        self.toast(tr("{city} removed", city=city))

    # timers

    def type_digit(self, digit: str) -> None:
        typed = (self.digits + digit).lstrip("0")
        self.digits = typed if len(typed) <= timers.MAX_DIGITS else self.digits

    def delete_digit(self) -> None:
        self.digits = self.digits[:-1]

    def clear_digits(self) -> None:
        self.digits = ""

    def new_timer(self) -> None:
        self.adding, self.digits = True, ""

    def cancel_entry(self) -> None:
        self.adding, self.digits = False, ""

    def start_timer(self) -> None:
        hours, minutes, seconds = length_of(self.digits)
        length = ((hours * 60 + minutes) * 60 + seconds) * 1000
        self.app.watch_timer(self.timers.add(length, self.uptime_ms), self.uptime_ms)
        self.cancel_entry()

    def toggle_timer(self, id_: int) -> None:
        timer = self.timers.get(id_)
        if timer.state == timers.EXPIRED:
            self.reset_timer(id_)
            return
        left = timer.remaining(self.uptime_ms)
        state = timers.PAUSED if timer.state == timers.RUNNING else timers.RUNNING
        self._put(replace(timer, state=state, left_ms=left, started_ms=self.uptime_ms))

    def reset_timer(self, id_: int) -> None:
        timer = self.timers.get(id_)
        self._put(
            replace(timer, state=timers.RESET, total_ms=timer.length_ms, left_ms=timer.length_ms)
        )

    def add_minute(self, id_: int) -> None:
        timer = self.timers.get(id_)
        left = max(timer.remaining(self.uptime_ms), 0) + MINUTE_MS
        self._put(
            replace(
                timer,
                state=timers.RUNNING,
                left_ms=left,
                started_ms=self.uptime_ms,
                total_ms=timer.total_ms + MINUTE_MS,
            )
        )

    def _put(self, timer: Timer) -> None:
        self.timers.put(timer)
        self.app.watch_timer(timer, self.uptime_ms)

    def name_timer(self, id_: int) -> None:
        self.target = id_
        self.ask(LabelDialog(label=self.timers.get(id_).label), self.set_timer_name)

    def set_timer_name(self, label: str) -> None:
        self.timers.put(replace(self.timers.get(self.target), label=label))

    def delete_timer(self, id_: int) -> None:
        self.timers.remove(id_)
        self.app.forget_timer(id_)

    # stopwatch

    def toggle_stopwatch(self) -> None:
        if self.stopwatch.state == stopwatch.RUNNING:
            self.stopwatch.pause(self.uptime_ms)
        else:
            self.stopwatch.start(self.uptime_ms)

    def reset_stopwatch(self) -> None:
        self.stopwatch.reset()

    def end_lap(self) -> None:
        self.stopwatch.lap(self.uptime_ms)

    def share_stopwatch(self) -> None:
        time = ".".join(stopwatch_time(self.stopwatch.elapsed(self.uptime_ms)))
        text = f"My time is {time}"
        self.start(
            Intent(
                action=ACTION_SEND, type="text/plain", extras={"android.intent.extra.TEXT": text}
            )
        )
