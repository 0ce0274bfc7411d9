"""The tab of bedtime: a time to sleep, with a reminder, and one to wake up, with an alarm."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.alarms import Alarm
from pytest_androidbench.phone.apps.clock.app import BED, WAKE
from pytest_androidbench.phone.apps.clock.day_button import day_row
from pytest_androidbench.phone.apps.clock.formats import clock_time, days_text, thin, week_from
from pytest_androidbench.phone.apps.clock.preferences import WEEK_START
from pytest_androidbench.phone.apps.clock.tabs import ClockTab, button_row
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TIME: Final = w.TextStyle(40)
WORKDAYS: Final = 31
TOLD: Final = tr(
    "Choose a regular bedtime, disconnect from your device, and listen to soothing sounds"
)


@dataclass(eq=False)
class BedtimeTab(ClockTab):
    """What bedtime is for, until there is one; then when it is."""

    def page(self) -> w.Widget:
        wake = self.app.wake_up
        return self._introduction() if wake is None else self._schedule(wake)

    def buttons(self) -> w.Widget:
        return button_row(None)

    def _introduction(self) -> w.Widget:
        column = w.Column(
            w.Text(
                tr("Set a consistent bedtime for better sleep"),
                w.HEADLINE,
                id="bedtime_onboarding_intro_title",
                align="center",
            ),
            w.Text(TOLD, w.BODY_LARGE, id="bedtime_onboarding_intro_description", align="center"),
            w.Icon("hotel", 160, "primary", id="bedtime_onboarding_graphic"),
            w.Button(tr("Get started"), id="bedtime_onboarding_start", on_tap=self.begin),
            gap=40,
            across="center",
            width="fill",
        )
        return w.Scroll(column, padding=(24, 56, 24, 24), id="bedtime_onboarding_intro")

    def _schedule(self, wake: Alarm) -> w.Widget:
        week = week_from(WEEK_START.value(self.app.prefs()))
        locale = self.phone.display.locale
        hour, minute = self.app.bedtime
        card = w.Column(
            w.Text(tr("Schedule"), w.TITLE, id="bedtime_schedule_title"),
            w.Text(
                days_text(wake.days, week, locale) if wake.enabled else tr("Not scheduled"),
                w.BODY,
                id="bedtime_days",
            ),
            day_row(wake.days if wake.enabled else 0, week, locale, self.set_day),
            self._time(tr("Bedtime"), "bedtime_time", (hour, minute)),
            self._time(tr("Wake-up"), "wakeup_time", (wake.hour, wake.minute)),
            w.Button(tr("Turn off schedule"), "text", id="bedtime_off", on_tap=self.turn_off),
            gap=8,
        )
        return w.Scroll(w.Card(card, width="fill"), padding=16, id="bedtime_content")

    def _time(self, name: Message, id_: str, time: tuple[int, int]) -> w.Widget:
        shown = thin(clock_time(*time, self.phone.display))
        ask = self.ask_bedtime if id_ == "bedtime_time" else self.ask_wake_up
        digits = w.Text(shown, TIME, id=id_, desc=shown, on_tap=partial(ask, *time))
        return w.Column(w.Text(name, w.LABEL, "on_surface_variant"), digits)

    def begin(self) -> None:
        """Ask when to wake up, and then when to go to bed."""
        self.ask(PickTimeMaterial(hour=7), self.first_wake_up)

    def first_wake_up(self, time: tuple[int, int]) -> None:
        """Ring on workdays from now on."""
        alarm = Alarm(hour=time[0], minute=time[1], days=WORKDAYS, label="Wake-up")
        self.app.prefs().put(WAKE, self.app.alarms.save(alarm))
        self.app.schedule_alarms()
        self.ask_bedtime(*self.app.bedtime)

    def ask_bedtime(self, hour: int, minute: int) -> None:
        """Ask for another bedtime."""
        self.ask(PickTimeMaterial(hour=hour, minute=minute), self.set_bedtime)

    def set_bedtime(self, time: tuple[int, int]) -> None:
        """Remind at another time."""
        self.app.prefs().put(BED, time[0] * 60 + time[1])
        self.app.schedule_bedtime()

    def ask_wake_up(self, hour: int, minute: int) -> None:
        """Ask for another time to wake up."""
        self.ask(PickTimeMaterial(hour=hour, minute=minute), self.set_wake_up)

    def set_wake_up(self, time: tuple[int, int]) -> None:
        """Ring at another time."""
        wake = self.app.wake_up
        if wake is not None:
            self.app.alarms.change(wake.id, hour=time[0], minute=time[1], enabled=True)
            self.app.schedule_alarms()

    def set_day(self, day: int, on: bool) -> None:
        """Wake on a day of the week, or no longer; without any the schedule stands still."""
        wake = self.app.wake_up
        if wake is not None:
            kept = wake.days if wake.enabled else 0
            days = kept | 1 << day if on else kept & ~(1 << day)
            self.app.alarms.change(wake.id, days=days, enabled=bool(days))
            self.app.schedule_alarms()

    def turn_off(self) -> None:
        """Have neither the reminder nor the alarm."""
        wake = self.app.wake_up
        if wake is not None:
            self.app.alarms.remove(wake.id)
            self.app.schedule_alarms()
