"""The reminders of a task in its editor, and the dialog for one of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.tasksorg import look, model
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.dates import DueDate
from pytest_androidbench.phone.apps.tasksorg.draft import USUAL_ALARMS
from pytest_androidbench.phone.apps.tasksorg.formats import alarm_text
from pytest_androidbench.phone.apps.tasksorg.model import Task, TaskAlarm
from pytest_androidbench.phone.kit.dialogs import Choose, ok_cancel
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

UNITS: Final = (("Minutes", 1), ("Hours", 60), ("Days", 1440), ("Weeks", 10_080))
RINGS: Final = ("Ring once", "Ring five times", "Ring nonstop")
_KNOWN: Final = {
    "When started": model.START_ALARM,
    "When due": model.DUE_ALARM,
    "When overdue": model.OVERDUE_ALARM,
    "Randomly once a day": TaskAlarm(time=model.DAY_MS, type=model.RANDOM),
}
_PICK, _CUSTOM = "Pick a date and time", "Custom\u2026"


@dataclass(eq=False)
class Reminders(AppPart[TasksApp]):
    """When a task reminds of itself, and how long it rings then."""

    alarms: list[TaskAlarm] = field(default_factory=list)
    ring: int = 0

    def build(self, task: Task) -> w.Widget:
        """A row for each reminder, and one to add more."""
        rows = [
            look.with_clear(
                w.Text(alarm_text(self.phone, alarm), look.BODY1, weight=1),
                partial(self.drop, place),
            )
            for place, alarm in enumerate(self.alarms)
        ]
        add = look.faint_action(tr("Add reminder"), partial(self.ask_alarm, _offered(task)))
        ring = w.Text(tr(RINGS[self.ring]), look.BODY1, "primary", on_tap=self.ask_ring, height=48)
        last = w.Row(add, w.Spacer(weight=1), ring if self.alarms else None, width="fill")
        return look.edit_row("notifications_none", w.Column(*rows, last, across="stretch"))

    def due_changed(self, was: int, due: int) -> None:
        """Add the usual reminders with the first due date, and drop them with the last."""
        if not due:
            self.alarms = [one for one in self.alarms if one.type != model.WHEN_DUE]
        elif not was:
            self.alarms += [one for one in USUAL_ALARMS if one not in self.alarms]

    def start_cleared(self) -> None:
        """Drop the reminder of a start."""
        if model.START_ALARM in self.alarms:
            self.alarms.remove(model.START_ALARM)

    def ask_alarm(self, offered: list[str]) -> None:
        """Ask what to add."""
        self.ask(Choose(choices=[tr(row) for row in offered]), self.alarm_picked, offered)

    def alarm_picked(self, offered: list[str], index: int) -> None:
        """Add a reminder, or ask when it is to come."""
        row = offered[index]
        if row == _PICK:
            self.ask(DueDate(), self.add_at)
        elif row == _CUSTOM:
            self.ask(CustomReminder(), self.add_before)
        else:
            self.add(_KNOWN[row])

    def add_at(self, at: int) -> None:
        """Remind at a date; without a time it is at that day's noon."""
        if at:
            self.add(TaskAlarm(time=at // 60_000 * 60_000, type=model.AT))

    def add_before(self, minutes: int) -> None:
        """Remind so long before the task is due."""
        self.add(TaskAlarm(time=-minutes * 60_000, type=model.WHEN_DUE))

    def add(self, alarm: TaskAlarm) -> None:
        """Add a reminder, once."""
        if alarm not in self.alarms:
            self.alarms.append(alarm)

    def drop(self, place: int) -> None:
        """Remove a reminder."""
        del self.alarms[place]

    def ask_ring(self) -> None:
        self.ask(Choose(choices=[tr(row) for row in RINGS], chosen=self.ring), self.put_ring)

    def put_ring(self, index: int) -> None:
        self.ring = index


def _offered(task: Task) -> list[str]:
    """What can be added to a task."""
    start = ["When started"] if task.hidden_until else []
    due = ["When due", "When overdue"] if task.due else []
    return [*start, *due, "Randomly once a day", _PICK, _CUSTOM]


@dataclass(eq=False)
class CustomReminder(AppScreen[TasksApp, int]):
    """Closes with how many minutes before the task is due."""

    window: ClassVar[WindowKind] = "dialog"
    amount: str = "15"
    unit: int = 0

    def build(self) -> w.Widget:
        amount = w.TextField(self.amount, self.set_amount, keyboard="number", key="amount")
        rows = [
            w.Radio(
                place == self.unit, text=tr(f"{name} before due"), on_tap=partial(self.pick, place)
            )
            for place, (name, _) in enumerate(UNITS)
        ]
        return w.Dialog(
            tr("Custom notification"),
            body=w.Panel(w.Column(amount, w.Spacer(8), *rows, across="stretch"), padding=(24, 8)),
            buttons=ok_cancel(self.accept, self.close),
        )

    def pick(self, place: int) -> None:
        """Choose a unit."""
        self.unit = place

    def set_amount(self, text: str) -> None:
        """Take digits."""
        self.amount = "".join(char for char in text if char.isdecimal())[:5]

    def accept(self) -> None:
        """Hand over the reminder."""
        self.close(int(self.amount or "0") * UNITS[self.unit][1])
