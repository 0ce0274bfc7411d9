"""What the clock app declares, and what it does while no screen of it is shown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pytest_androidbench.phone.apps.clock import timers
from pytest_androidbench.phone.apps.clock.alarms import SCHEMA, Alarms
from pytest_androidbench.phone.apps.clock.cities import CitySelection
from pytest_androidbench.phone.apps.clock.formats import clock_time, timer_name
from pytest_androidbench.phone.apps.clock.menu import ClockSettings, ScreenSaver
from pytest_androidbench.phone.apps.clock.pickers import TonePicker
from pytest_androidbench.phone.apps.clock.screens import ALARM, TIMER, DeskClock
from pytest_androidbench.phone.apps.clock.timers import Timer, Timers
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.theme import HEADLINE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Button, Column, Page, Row, Spacer, Text

PACKAGE = "com.google.android.deskclock"
DESK_CLOCK = "com.android.deskclock.DeskClock"
SNOOZE_MS = 10 * 60_000
SET_ALARM, SHOW_ALARMS = "android.intent.action.SET_ALARM", "android.intent.action.SHOW_ALARMS"
SET_TIMER, SHOW_TIMERS = "android.intent.action.SET_TIMER", "android.intent.action.SHOW_TIMERS"


@dataclass(eq=False)
class AlarmScreen(AppScreen[None]):
    """A ringing alarm."""

    activity = "com.android.deskclock.alarms.AlarmActivity"
    alarm: int = 0

    def build(self) -> Widget:
        found = Alarms(self.db).get(self.alarm)
        hour, minute = (found.hour, found.minute) if found else (0, 0)
        shown = clock_time(hour, minute, hour24=self.phone.display.hour24)
        return Page(
            Spacer(weight=1),
            Column(
                Text(shown, TextStyle(72), id="digital_clock"),
                Text(found.label if found and found.label else tr("Alarm"), HEADLINE, id="title"),
                across="center",
                width="fill",
            ),
            Spacer(weight=2),
            Row(
                Button(tr("Snooze"), "tonal", id="snooze", on_tap=self.snooze, weight=1),
                Button(tr("Stop"), id="dismiss", on_tap=self.stop, weight=1),
                gap=16,
                width="fill",
                height=120,
            ),
        )

    def snooze(self) -> None:
        self.app.after(SNOOZE_MS, self.app.ring, self.alarm)
        self.close(toast=tr("Snoozing for 10 minutes"))

    def stop(self) -> None:
        self.close()


class ClockApp(App):
    """Google's clock."""

    package = PACKAGE
    label = "Clock"
    version = "7.5 (520353583)"
    version_code = 70500115
    icon = "schedule"
    icon_color = 0x1A73E8
    system = True
    main = DESK_CLOCK
    data_dir = f"/data/user_de/0/{PACKAGE}"
    schemas = {"alarms.db": SCHEMA}
    permissions = ("android.permission.POST_NOTIFICATIONS",)
    granted = ("android.permission.POST_NOTIFICATIONS",)
    activities = {
        DESK_CLOCK: DeskClock,
        CitySelection.activity: CitySelection,
        ClockSettings.activity: ClockSettings,
        ScreenSaver.activity: ScreenSaver,
        AlarmScreen.activity: AlarmScreen,
        TonePicker.activity: TonePicker,
    }
    filters = (
        IntentFilter(activity=DESK_CLOCK, actions=(SET_ALARM, SHOW_ALARMS, SET_TIMER, SHOW_TIMERS)),
    )

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity == AlarmScreen.activity:
            return AlarmScreen(alarm=intent.number("alarm"))
        if activity != DESK_CLOCK:
            return super().screen_for(intent)
        if intent.action == SET_ALARM and "android.intent.extra.alarm.HOUR" in intent.extras:
            self._set_alarm(intent)
        if intent.action == SET_TIMER and "android.intent.extra.alarm.LENGTH" in intent.extras:
            length = intent.number("android.intent.extra.alarm.LENGTH") * 1000
            uptime = self.phone.clock.uptime_ms
            self.watch_timer(Timers(self.prefs()).add(length, uptime), uptime)
        if intent.action in (SET_ALARM, SHOW_ALARMS):
            return DeskClock(tab=ALARM)
        return DeskClock(tab=TIMER) if intent.action in (SET_TIMER, SHOW_TIMERS) else DeskClock()

    def _set_alarm(self, intent: Intent) -> None:
        hour = intent.number("android.intent.extra.alarm.HOUR") % 24
        minute = intent.number("android.intent.extra.alarm.MINUTES") % 60
        label = intent.text("android.intent.extra.alarm.MESSAGE")
        Alarms(self.database()).add(hour, minute, label=label)
        self.schedule_alarms()

    def schedule_alarms(self) -> None:
        """Wake at the next alarm, and no other time."""
        self.cancel(self.prefs("schedule").get("alarm", 0))
        due = Alarms(self.database()).next(self.phone.clock.now_ms)
        id_ = self.at(due[0], self.ring, due[1].id) if due else 0
        self.prefs("schedule").put("alarm", id_)

    def ring(self, alarm: int) -> None:
        """Show a ringing alarm; one that does not repeat is switched off by it."""
        found = Alarms(self.database()).get(alarm)
        if found is None:
            return
        if not found.days:
            Alarms(self.database()).change(alarm, enabled=0)
        self.schedule_alarms()
        self.phone.activities.start(
            Intent(
                component=f"{PACKAGE}/{AlarmScreen.activity}",
                extras={"alarm": alarm},
                flags=0x10000000,
            ),
            caller=None,
        )

    def watch_timer(self, timer: Timer, uptime_ms: int) -> None:
        """Wake when a running timer ends."""
        self.forget_timer(timer.id)
        if timer.state == timers.RUNNING:
            id_ = self.after(max(0, timer.remaining(uptime_ms)), self.expire, timer.id)
            self.prefs("schedule").put(f"timer_{timer.id}", id_)

    def forget_timer(self, id_: int) -> None:
        """Stop waiting for a timer, and take its notification away."""
        self.cancel(self.prefs("schedule").get(f"timer_{id_}", 0))
        self.phone.notifications.cancel(PACKAGE, id_)

    def expire(self, id_: int) -> None:
        """A timer has run out."""
        stored = Timers(self.prefs())
        timer = stored.get(id_)
        stored.put(replace(timer, state=timers.EXPIRED))
        name = timer.label or timer_name(timer.length_ms)
        show = Intent(component=f"{PACKAGE}/{DESK_CLOCK}", action=SHOW_TIMERS, flags=0x10000000)
        self.phone.notifications.post(
            Notification(
                package=PACKAGE,
                id=id_,
                title=tr("Time's up"),
                text=name,
                channel="Timers",
                importance=4,
                icon="hourglass_empty",
                content=show,
            )
        )
