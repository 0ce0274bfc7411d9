"""The timer of a task: how long it will take, and what it has taken so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.formats import duration
from pytest_androidbench.phone.apps.tasksorg.look import BODY1, FAINT, edit_row
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class TaskTimer(AppPart[TasksApp]):
    """Counts the seconds of a task."""

    estimated: int = 0
    elapsed: int = 0
    since: int = 0
    """When it was started, in milliseconds; 0: it stands."""

    def build(self) -> w.Widget:
        """The times, and the button that starts and stops."""
        times = [f"Est. {duration(self.estimated * 1000)}"] if self.estimated else []
        spent = self.elapsed + self._running
        if self.since or spent:
            minutes, seconds = divmod(spent, 60)
            times.append(f"Elapsed {minutes // 60}:{minutes % 60:02}:{seconds:02}")
        text = w.Text(", ".join(times) or tr("Timer"), BODY1 if times else FAINT, weight=1)
        run = w.IconButton("stop" if self.since else "play_arrow", None, on_tap=self.turn)
        return edit_row("timer", w.Row(text, run, width="fill"), self.ask_times)

    @property
    def _running(self) -> int:
        return (self.now_ms - self.since) // 1000 if self.since else 0

    def turn(self) -> None:
        """Start the timer, or stop it and add what it counted."""
        self.elapsed += self._running
        self.since = 0 if self.since else self.now_ms

    def ask_times(self) -> None:
        self.ask(Times.of(self.estimated, self.elapsed), self.put_times)

    def put_times(self, seconds: tuple[int, int]) -> None:
        self.estimated, self.elapsed = seconds


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
        buttons = ok_cancel(self.accept, self.close)
        return w.Dialog(body=w.Panel(body, padding=24), buttons=buttons)

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
