"""The screen saver and the settings of the clock app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.clock import choices
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.formats import face_time
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ScreenSaver(AppScreen[ClockApp, None]):
    """Time and date on black; a touch ends it."""

    activity = "com.android.deskclock.ScreensaverActivity"
    edge_to_edge = True

    def build(self) -> w.Widget:
        now, display = local_time(self.phone), self.phone.display
        seconds = self.app.prefs().get(choices.SECONDS, default=False)
        shown = face_time(now, hour24=display.hour24, seconds=seconds)
        time = w.Text(shown, w.TextStyle(64), "outline", id="digital_clock")
        date = w.Text(short_date(now, display), w.BODY_LARGE, "outline", id="date")
        return w.Panel(
            w.Align(w.Column(time, date, across="center")),
            look=w.Look(background="black"),
            id="saver_container",
            on_tap=self.close,
        )

    def beat_ms(self) -> int:
        return 100 if self.app.prefs().get(choices.SECONDS, default=False) else 0

    def bars_over_dark(self) -> bool:
        return True


@dataclass(eq=False)
class ClockSettings(AppScreen[ClockApp, None]):
    """Settings of clock, alarms and timers."""

    activity = "com.android.deskclock.settings.SettingsActivity"

    def build(self) -> w.Widget:
        alarms = (choices.SILENCE, choices.SNOOZE, choices.VOLUME_BUTTONS, choices.WEEK_START)
        rows = [
            w.Category(tr("Clock")),
            self._choice(choices.STYLE),
            self._switch("Display time with seconds", choices.SECONDS),
            self._switch("Automatic home clock", choices.HOME_CLOCK, default=True),
            w.Category(tr("Alarms")),
            *map(self._choice, alarms),
            w.Category(tr("Timers")),
            self._choice(choices.TIMER_SOUND),
            self._switch("Timer vibrate", choices.TIMER_VIBRATE),
        ]
        return w.Page(
            w.TopBar(tr("Settings"), back=True),
            w.Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView"),
        )

    def _choice(self, setting: ListPreference) -> w.Widget:
        shown = setting.shown(self.app.prefs())
        return w.ListItem(
            setting.title, shown, look=w.MATERIAL, on_tap=partial(self.choose, setting)
        )

    def _switch(self, title: str, key: str, *, default: bool = False) -> w.Widget:
        on = self.app.prefs().get(key, default)
        return w.SwitchRow(tr(title), on, partial(self.app.prefs().put, key), look=w.MATERIAL)

    def choose(self, setting: ListPreference) -> None:
        """Ask for another value."""
        self.show(setting.dialog(self.app.prefs()))
