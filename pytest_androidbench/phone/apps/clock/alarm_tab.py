"""The tab of alarms: a card for each, one of them expanded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.clock.alarm_card import AlarmCard
from pytest_androidbench.phone.apps.clock.alarms import Alarm
from pytest_androidbench.phone.apps.clock.formats import moment, until, week_from
from pytest_androidbench.phone.apps.clock.pickers import label_dialog
from pytest_androidbench.phone.apps.clock.preferences import WEEK_START
from pytest_androidbench.phone.apps.clock.ringtones import RingtonePicker
from pytest_androidbench.phone.apps.clock.sounds import DEFAULT
from pytest_androidbench.phone.apps.clock.tabs import (
    GROUP,
    RECYCLER,
    ClockTab,
    button_row,
    round_button,
)
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FRAME: Final = "android.widget.FrameLayout"


@dataclass(eq=False)
class AlarmTab(ClockTab):
    """The alarms, and what can be changed about each."""

    expanded: int = 0
    """Id of the expanded alarm."""
    deleted: Alarm | None = None
    """The one that can be had back."""

    @property
    def week(self) -> list[int]:
        """The days in the order of the week's start that is set."""
        return week_from(WEEK_START.value(self.app.prefs()))

    def page(self) -> w.Widget:
        alarms = self.app.alarms.all()
        if not alarms:
            return empty_state(tr("No Alarms"), "alarm_empty_view")
        cards = [AlarmCard(alarm, self, self.expanded == alarm.id).build() for alarm in alarms]
        rows = w.Scroll(
            *cards, id="alarm_recycler_view", gap=8, padding=(16, 8, 16, 120), cls=RECYCLER
        )
        main = w.Panel(rows, id="main", cls=FRAME)
        return w.Panel(w.Panel(main, cls=GROUP), cls=FRAME)

    def buttons(self) -> w.Widget:
        return button_row(round_button("add", tr("Add alarm"), self.add))

    def add(self) -> None:
        """Ask for the time of a new alarm, at first the next full hour."""
        now = moment(self.now_ms, self.app.zone)
        self.ask(PickTimeMaterial(hour=(now.hour + 1) % 24), self.create)

    def create(self, time: tuple[int, int]) -> None:
        """Add an alarm."""
        self.expanded = self.app.alarms.save(Alarm(hour=time[0], minute=time[1]))
        self.app.tell("Alarm", "Create")
        self._announce(self.expanded)

    def on(self, alarm: int, act: Callable[[Alarm], None]) -> None:
        """Do something about an alarm, as it is now."""
        found = self.app.alarms.get(alarm)
        if found is not None:
            act(found)

    def change_time(self, alarm: Alarm) -> None:
        """Ask for another time."""
        self.ask(PickTimeMaterial(hour=alarm.hour, minute=alarm.minute), self.set_time, alarm.id)

    def set_time(self, alarm: int, time: tuple[int, int]) -> None:
        """Ring at another time, from now on."""
        self.app.alarms.change(alarm, hour=time[0], minute=time[1], enabled=True)
        self._announce(alarm)

    def enable(self, alarm: int, on: bool) -> None:
        """Switch an alarm on or off."""
        self.app.alarms.change(alarm, enabled=on)
        self.app.tell("Alarm", "Enable" if on else "Disable")
        self._announce(alarm)

    def expand(self, alarm: int) -> None:
        """Show all about an alarm."""
        self.expanded = alarm

    def set_day(self, alarm: int, day: int, on: bool) -> None:
        """Ring on a day of the week, or no longer."""
        found = self.app.alarms.get(alarm)
        if found is not None:
            days = found.days | 1 << day if on else found.days & ~(1 << day)
            self.app.alarms.change(alarm, days=days)
            self.app.schedule_alarms()

    def set_vibrate(self, alarm: int, on: bool) -> None:
        """Let the phone shake, too, or not."""
        self.app.alarms.change(alarm, vibrate=on)

    def edit_label(self, alarm: Alarm) -> None:
        """Ask for a name."""
        self.ask(label_dialog(alarm.label), self.set_label, alarm.id)

    def set_label(self, alarm: int, label: str) -> None:
        """Name an alarm."""
        self.app.alarms.change(alarm, label=label)

    def choose_tone(self, alarm: Alarm) -> None:
        """Ask for a sound."""
        self.ask(RingtonePicker(chosen=alarm.ringtone or DEFAULT), self.set_tone, alarm.id)

    def set_tone(self, alarm: int, tone: str) -> None:
        """Ring with a sound."""
        self.app.alarms.change(alarm, ringtone=tone)

    def delete(self, alarm: Alarm) -> None:
        """Remove an alarm, which can be had back for a while."""
        self.deleted = alarm
        self.app.alarms.remove(alarm.id)
        self.app.tell("Alarm", "Delete")
        self.app.tell_of_alarm(f"Removed alarm: {alarm.id}")
        self.app.schedule_alarms()
        self.snackbar.say(tr("Alarm deleted"), self.undo)

    def undo(self) -> None:
        """Have the deleted alarm back."""
        if self.deleted is not None:
            self.app.alarms.save(self.deleted)
            self.app.tell_of_alarm("Created new alarm instance")
            self.app.schedule_alarms()
        self.snackbar.hush()

    def _announce(self, alarm: int) -> None:
        self.app.schedule_alarms()
        found = self.app.alarms.get(alarm)
        if found is not None and found.enabled:
            self.app.tell_of_alarm("Created new alarm instance")
            self.snackbar.say(until(self.now_ms, found.due(self.now_ms, self.app.zone)))
