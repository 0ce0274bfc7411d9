"""What the buttons of the alarm page do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.clock.alarms import Alarm, Alarms
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.choices import WEEK_START
from pytest_androidbench.phone.apps.clock.formats import moment, until, week_from
from pytest_androidbench.phone.apps.clock.pickers import TonePicker, label_dialog
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.kit.saying import Saying
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(eq=False)
class AlarmActions(Saying[ClockApp, None]):
    """The half of the main screen that deals with alarms."""

    expanded: int = 0
    """Id of the expanded alarm."""
    target: int = 0
    """Id of the alarm or timer that an open dialog is about."""
    deleted: Alarm | None = None

    @property
    def alarms(self) -> Alarms:
        """The alarms of the database."""
        return Alarms(self.db)

    @property
    def week(self) -> list[int]:
        """The days in the order of the week's start that is set."""
        return week_from(WEEK_START.value(self.app.prefs()))

    def add_alarm(self) -> None:
        now = moment(self.now_ms, self.app.zone)
        self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.create_alarm)

    def create_alarm(self, time: tuple[int, int]) -> None:
        self.expanded = self.alarms.add(*time)
        self._announce(self.expanded)

    def change_time(self, alarm: int) -> None:
        def ask(found: Alarm) -> None:
            self.ask(PickTimeMaterial(hour=found.hour, minute=found.minute), self.set_time)

        self._about(alarm, ask)

    def set_time(self, time: tuple[int, int]) -> None:
        self.alarms.change(self.target, hour=time[0], minutes=time[1], enabled=1)
        self._announce(self.target)

    def enable(self, alarm: int, on: bool) -> None:
        self.alarms.change(alarm, enabled=int(on))
        self._announce(alarm)

    def expand(self, alarm: int) -> None:
        self.expanded = alarm

    def set_day(self, alarm: int, day: int, on: bool) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            days = found.days | 1 << day if on else found.days & ~(1 << day)
            self.alarms.change(alarm, daysofweek=days)
            self.app.schedule_alarms()

    def set_vibrate(self, alarm: int, on: bool) -> None:
        self.alarms.change(alarm, vibrate=int(on))

    def edit_label(self, alarm: int) -> None:
        self._about(alarm, lambda found: self.ask(label_dialog(found.label), self.set_label))

    def set_label(self, label: str) -> None:
        self.alarms.change(self.target, label=label)

    def choose_tone(self, alarm: int) -> None:
        self._about(alarm, lambda found: self.ask(TonePicker.of(found.ringtone), self.set_tone))

    def set_tone(self, tone: str) -> None:
        self.alarms.change(self.target, ringtone=tone)

    def delete_alarm(self, alarm: int) -> None:
        self.deleted = self.alarms.get(alarm)
        self.alarms.remove(alarm)
        self.app.schedule_alarms()
        self.say(tr("Alarm deleted"), undo="undo_alarm")

    def undo_alarm(self) -> None:
        if self.deleted is not None:
            self.alarms.restore(self.deleted)
            self.app.schedule_alarms()
        self.hush()

    def _about(self, alarm: int, ask: Callable[[Alarm], None]) -> None:
        found = self.alarms.get(alarm)
        if found is not None:
            self.target = alarm
            ask(found)

    def _announce(self, alarm: int) -> None:
        self.app.schedule_alarms()
        found = self.alarms.get(alarm)
        if found is not None and found.enabled:
            self.say(until(self.now_ms, found.due(self.now_ms, self.app.zone)))
