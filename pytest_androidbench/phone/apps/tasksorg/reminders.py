"""Dialogs of the editor: a reminder some time before a task is due, and its timer's times."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import BODY1
from pytest_androidbench.phone.apps.tasksorg.model import WHEN_DUE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

UNITS: Final = (("Minutes", 1), ("Hours", 60), ("Days", 1440), ("Weeks", 10_080))
MINUTE_MS: Final = 60_000


@dataclass(eq=False)
class CustomReminder(AppScreen[TasksApp, tuple[int, int, int, int]]):
    """Closes with time, type, repetitions and interval."""

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
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def pick(self, place: int) -> None:
        """Choose a unit."""
        self.unit = place

    def set_amount(self, text: str) -> None:
        """Take digits."""
        self.amount = "".join(char for char in text if char.isdecimal())[:5]

    def accept(self) -> None:
        """Hand over the reminder."""
        minutes = int(self.amount or "0") * UNITS[self.unit][1]
        self.close((-minutes * MINUTE_MS, WHEN_DUE, 0, 0))


@dataclass(eq=False)
class Times(AppScreen[TasksApp, tuple[int, int]]):
    """How long a task will take, and has taken; closes with both in seconds."""

    window: ClassVar[WindowKind] = "dialog"
    hours: str = "0"
    minutes: str = "0"
    spent_hours: str = "0"
    spent_minutes: str = "0"

    @classmethod
    def of(cls, estimated: int, elapsed: int) -> Times:
        """The dialog for times in seconds."""
        first, second = divmod(estimated // 60, 60), divmod(elapsed // 60, 60)
        return cls(
            hours=str(first[0]),
            minutes=str(first[1]),
            spent_hours=str(second[0]),
            spent_minutes=str(second[1]),
        )

    def build(self) -> w.Widget:
        body = w.Column(
            w.Text(tr("How long will it take?"), BODY1),
            self._pair("hours", "minutes"),
            w.Spacer(16),
            w.Text(tr("Time already spent"), BODY1),
            self._pair("spent_hours", "spent_minutes"),
            across="stretch",
        )
        ok = w.DialogButton(text=tr("OK"), on_tap=self.accept)
        cancel = w.DialogButton(text=tr("Cancel"), on_tap=self.close)
        return w.Dialog(body=w.Panel(body, padding=24), buttons=[ok, cancel])

    def _pair(self, hours: str, minutes: str) -> w.Widget:
        return w.Row(_number(hours, tr("Hours")), w.Spacer(16), _number(minutes, tr("Minutes")))

    def accept(self) -> None:
        """Hand over both times."""
        spent = _seconds(self.spent_hours, self.spent_minutes)
        self.close((_seconds(self.hours, self.minutes), spent))


def _number(name: str, hint: TextLike) -> w.Widget:
    return w.TextField(
        bind=name, hint=hint, keyboard="number", style="line", weight=1, max_length=3, key=name
    )


def _seconds(hours: str, minutes: str) -> int:
    return _int(hours) * 3600 + _int(minutes) * 60


def _int(text: str) -> int:
    return int(text) if text.isdecimal() else 0
