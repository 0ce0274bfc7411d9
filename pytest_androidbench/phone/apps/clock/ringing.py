"""The screen of a ringing alarm."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.formats import clock_time, thin
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class AlarmScreen(AppScreen[ClockApp, None]):
    """The alarm that rings: where no app was in use, or when its notification was touched."""

    activity = "com.android.deskclock.alarms.AlarmActivity"

    def on_resume(self) -> None:
        if not self.app.firing:
            self.close()

    def build(self) -> w.Widget:
        found = self.app.alarms.get(self.app.firing)
        now = local_time(self.phone)
        shown = clock_time(now.hour, now.minute, self.phone.display)
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

    def snooze(self) -> None:
        self.app.snooze()

    def stop(self) -> None:
        self.app.stop()
