"""The screen saver and the settings of the clock app."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.clock import preferences
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.formats import face_time
from pytest_androidbench.phone.apps.clock.tabs import BEAT_MS, RECYCLER
from pytest_androidbench.phone.kit.preference_rows import toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
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
        seconds = self.app.prefs().get(preferences.SECONDS, default=False)
        shown = face_time(now, display, seconds=seconds)
        time = w.Text(shown, w.TextStyle(64), "outline", id="digital_clock")
        date = w.Text(short_date(now, display), w.BODY_LARGE, "outline", id="date")
        return w.Panel(
            w.Align(w.Column(time, date, across="center")),
            look=w.Look(background="black"),
            id="saver_container",
            on_tap=self.close,
        )

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.prefs().get(preferences.SECONDS, default=False) else 0

    def bars_over_dark(self) -> bool:
        return True


@dataclass(eq=False)
class ClockSettings(AppScreen[ClockApp, None]):
    """Settings of clock, alarms and timers."""

    activity = "com.android.deskclock.settings.SettingsActivity"

    rows: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        groups: dict[str, tuple[Entry, ...]] = {
            "Clock": (
                preferences.STYLE,
                toggle(preferences.SECONDS, "Display time with seconds"),
                toggle(preferences.HOME_CLOCK, "Automatic home clock", default=True),
                preferences.HOME_ZONE,
                PreferenceRow(title=tr("Change date & time"), act=self.change_date),
            ),
            "Alarms": (
                preferences.SILENCE,
                preferences.SNOOZE,
                preferences.CRESCENDO,
                preferences.VOLUME_BUTTONS,
                preferences.WEEK_START,
            ),
            "Timers": (
                preferences.TIMER_SOUND,
                toggle(preferences.TIMER_VIBRATE, "Timer vibrate"),
            ),
        }
        rows = [
            row
            for name, entries in groups.items()
            for row in (w.Category(tr(name)), *self.rows.widgets(entries))
        ]
        return w.Page(
            w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="recycler_view", cls=RECYCLER)
        )

    def change_date(self) -> None:
        """Leave for the phone's own settings."""
        self.start(Intent(action="android.settings.DATE_SETTINGS"))
