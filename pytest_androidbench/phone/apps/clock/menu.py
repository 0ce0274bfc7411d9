"""The screen saver and the settings of the clock app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.clock.choices import (
    HOME_CLOCK,
    SECONDS,
    SILENCE,
    SNOOZE,
    STYLE,
    TIMER_SOUND,
    TIMER_VIBRATE,
    VOLUME_BUTTONS,
    WEEK_START,
)
from pytest_androidbench.phone.apps.clock.formats import face_time
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Align,
    Category,
    Column,
    ListItem,
    Look,
    Page,
    Panel,
    Scroll,
    SwitchRow,
    Text,
    TopBar,
)


@dataclass(eq=False)
class ScreenSaver(AppScreen[None]):
    """Time and date on black; a touch ends it."""

    activity = "com.android.deskclock.ScreensaverActivity"
    edge_to_edge = True

    def build(self) -> Widget:
        now, display = local_time(self.phone), self.phone.display
        seconds = self.app.prefs().get(SECONDS, default=False)
        shown = face_time(now, hour24=display.hour24, seconds=seconds)
        time = Text(shown, TextStyle(64), "outline", id="digital_clock")
        date = Text(short_date(now, display), BODY_LARGE, "outline", id="date")
        return Panel(
            Align(Column(time, date, across="center")),
            look=Look(background="black"),
            id="saver_container",
            on_tap=self.close,
        )

    def beat_ms(self) -> int:
        return 100 if self.app.prefs().get(SECONDS, default=False) else 0

    def bars_over_dark(self) -> bool:
        return True


@dataclass(eq=False)
class ClockSettings(AppScreen[None]):
    """Settings of clock, alarms and timers."""

    activity = "com.android.deskclock.settings.SettingsActivity"

    def build(self) -> Widget:
        alarms = (SILENCE, SNOOZE, VOLUME_BUTTONS, WEEK_START)
        rows = [
            Category(tr("Clock")),
            self._choice(STYLE),
            self._switch("Display time with seconds", SECONDS),
            self._switch("Automatic home clock", HOME_CLOCK, default=True),
            Category(tr("Alarms")),
            *map(self._choice, alarms),
            Category(tr("Timers")),
            self._choice(TIMER_SOUND),
            self._switch("Timer vibrate", TIMER_VIBRATE),
        ]
        return Page(
            TopBar(tr("Settings"), back=True),
            Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView"),
        )

    def _choice(self, setting: ListPreference) -> Widget:
        shown = setting.shown(self.app.prefs())
        return ListItem(setting.title, shown, look=MATERIAL, on_tap=partial(self.choose, setting))

    def _switch(self, title: str, key: str, *, default: bool = False) -> Widget:
        on = self.app.prefs().get(key, default)
        return SwitchRow(tr(title), on, partial(self.app.prefs().put, key), look=MATERIAL)

    def choose(self, setting: ListPreference) -> None:
        """Ask for another value."""
        self.show(setting.dialog(self.app.prefs()))
