"""The screen of a ringing alarm."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clock.alarms import Alarms
from pytest_androidbench.phone.apps.clock.choices import SILENCE, SNOOZE, length_ms
from pytest_androidbench.phone.apps.clock.formats import clock_time
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.theme import HEADLINE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Column,
    Page,
    Panel,
    Row,
    Spacer,
    Text,
)


@dataclass(eq=False)
class AlarmScreen(AppScreen[None]):
    """Rings until it is stopped, snoozed, or silent by itself."""

    activity = "com.android.deskclock.alarms.AlarmActivity"
    alarm: int = 0

    def on_open(self) -> None:
        silence = length_ms(SILENCE, self.app.prefs())
        if silence:
            self.after(silence, self.miss)

    def build(self) -> Widget:
        found = Alarms(self.db).get(self.alarm)
        now = local_time(self.phone)
        shown = clock_time(now.hour, now.minute, hour24=self.phone.display.hour24)
        buttons = Row(
            Button(tr("Snooze"), "tonal", id="snooze", on_tap=self.snooze, weight=1, height=72),
            Button(tr("Stop"), id="dismiss", on_tap=self.stop, weight=1, height=72),
            gap=16,
            width="fill",
        )
        return Page(
            Spacer(weight=1),
            Column(
                Text(shown, TextStyle(72), id="digital_clock", lines=1),
                Text(found.label if found and found.label else tr("Alarm"), HEADLINE, id="title"),
                across="center",
                width="fill",
            ),
            Spacer(weight=2),
            Panel(buttons, padding=(24, 24, 24, 48)),
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
