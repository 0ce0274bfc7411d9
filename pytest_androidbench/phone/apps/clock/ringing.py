"""The screen of a ringing alarm."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.formats import clock_time, thin
from pytest_androidbench.phone.apps.clock.preferences import SILENCE, SNOOZE, length_ms
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class AlarmScreen(AppScreen[ClockApp, None]):
    """Rings until it is stopped, snoozed, or silent by itself."""

    activity = "com.android.deskclock.alarms.AlarmActivity"
    alarm: int = 0

    def on_open(self) -> None:
        silence = length_ms(SILENCE, self.app.prefs())
        if silence:
            self.after(silence, self.miss)

    def build(self) -> w.Widget:
        found = self.app.alarms.get(self.alarm)
        now = local_time(self.phone)
        shown = clock_time(now.hour, now.minute, hour24=self.phone.display.hour24)
        buttons = w.Row(
            w.Button(tr("Snooze"), "tonal", id="snooze", on_tap=self.snooze, weight=1, height=72),
            w.Button(tr("Stop"), id="dismiss", on_tap=self.stop, weight=1, height=72),
            gap=16,
            width="fill",
        )
        return w.Page(
            w.Spacer(weight=1),
            w.Column(
                w.Text(thin(shown), w.TextStyle(72), id="digital_clock", lines=1),
                w.Text(
                    found.label if found and found.label else tr("Alarm"), w.HEADLINE, id="title"
                ),
                across="center",
                width="fill",
            ),
            w.Spacer(weight=2),
            w.Panel(buttons, padding=(24, 24, 24, 48)),
        )

    def on_back(self) -> None:
        """A ringing alarm stays until it is answered."""
        self.toast(tr("Snooze or stop the alarm"))

    def snooze(self) -> None:
        length = length_ms(SNOOZE, self.app.prefs())
        self.app.snooze(self.alarm, length)
        minutes = length // 60_000
        said = ntr("Snoozing for {n} minute.", "Snoozing for {n} minutes.", minutes)
        self.close(toast=said)

    def stop(self) -> None:
        self.close()

    def miss(self) -> None:
        """Nobody has heard it."""
        self.app.missed(self.alarm)
        self.close()
