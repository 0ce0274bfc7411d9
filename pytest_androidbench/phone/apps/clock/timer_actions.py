"""What the buttons of the pages of timers and stopwatch do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pytest_androidbench.phone.apps.clock import stopwatch
from pytest_androidbench.phone.apps.clock.alarm_actions import AlarmActions
from pytest_androidbench.phone.apps.clock.formats import stopwatch_time
from pytest_androidbench.phone.apps.clock.pickers import label_dialog
from pytest_androidbench.phone.apps.clock.stopwatch import Stopwatch
from pytest_androidbench.phone.apps.clock.timers import MAX_DIGITS, Timers, length_of


@dataclass(eq=False)
class TimerActions(AlarmActions):
    """The half of the main screen that deals with timers and the stopwatch."""

    digits: str = ""
    """Typed for a new timer."""
    adding: bool = False
    """A further timer is being typed."""

    @property
    def uptime_ms(self) -> int:
        """Milliseconds since the phone started; moves with its time, not with its date."""
        return self.phone.clock.uptime_ms

    @property
    def timers(self) -> Timers:
        """The timers of the preferences."""
        return Timers(self.app.prefs())

    @property
    def stopwatch(self) -> Stopwatch:
        """The stopwatch of the preferences."""
        return Stopwatch(self.app.prefs())

    @property
    def entering(self) -> bool:
        """Whether the timer tab shows the keys for a new timer."""
        return self.adding or not self.timers.all()

    def type_digit(self, digit: str) -> None:
        typed = (self.digits + digit).lstrip("0")
        self.digits = typed if len(typed) <= MAX_DIGITS else self.digits

    def delete_digit(self) -> None:
        self.digits = self.digits[:-1]

    def clear_digits(self) -> None:
        self.digits = ""

    def new_timer(self) -> None:
        self.adding, self.digits = True, ""

    def cancel_entry(self) -> None:
        self.adding, self.digits = False, ""

    def start_timer(self) -> None:
        hours, minutes, seconds = length_of(self.digits)
        length = ((hours * 60 + minutes) * 60 + seconds) * 1000
        self.app.change_timer(self.timers.add(length, self.uptime_ms))
        self.cancel_entry()

    def toggle_timer(self, id_: int) -> None:
        self.app.change_timer(self.timers.get(id_).toggled(self.uptime_ms))

    def reset_timer(self, id_: int) -> None:
        self.app.change_timer(self.timers.get(id_).reset())

    def add_minute(self, id_: int) -> None:
        self.app.change_timer(self.timers.get(id_).longer(self.uptime_ms))

    def name_timer(self, id_: int) -> None:
        self.target = id_
        self.ask(label_dialog(self.timers.get(id_).label), self.set_timer_name)

    def set_timer_name(self, label: str) -> None:
        self.timers.put(replace(self.timers.get(self.target), label=label))

    def delete_timer(self, id_: int) -> None:
        self.timers.remove(id_)
        self.app.forget_timer(id_)

    def toggle_stopwatch(self) -> None:
        if self.stopwatch.state == stopwatch.RUNNING:
            self.stopwatch.pause(self.uptime_ms)
        else:
            self.stopwatch.start(self.uptime_ms)

    def reset_stopwatch(self) -> None:
        self.stopwatch.reset()

    def end_lap(self) -> None:
        self.stopwatch.lap(self.uptime_ms)

    def share_stopwatch(self) -> None:
        time = ".".join(stopwatch_time(self.stopwatch.elapsed(self.uptime_ms)))
        self.phone.activities.share(text=f"My time is {time}", caller=self)
