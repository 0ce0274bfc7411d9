"""What the editor knows of a task, and how it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.apps.tasksorg.base import TasksScreen
from pytest_androidbench.phone.apps.tasksorg.store import Store
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

AlarmRow = tuple[int, int, int, int]
"""Time, type, repetitions and the time between them."""
DAYS_AHEAD = {"1": 0, "2": 1, "3": 2, "4": 7}
"""What the setting of the default due date means."""


@dataclass(eq=False)
class Editing(TasksScreen[str]):
    """The fields of a task, and what closes the editor."""

    keep_default: ClassVar[tuple[model.Alarm, ...]] = (model.DUE_ALARM, model.OVERDUE_ALARM)

    id: int = 0
    title: str = ""
    notes: str = ""
    priority: int = model.LOW
    due: int = 0
    hidden: int = 0
    recurrence: str = ""
    repeat_from: int = 0
    calendar: str = ""
    tags: list[str] = field(default_factory=list)
    alarms: list[AlarmRow] = field(default_factory=list)
    ring: int = 0
    parts: list[str] = field(default_factory=list)
    """The titles of subtasks that are not saved yet."""
    files: list[tuple[str, str]] = field(default_factory=list)
    """Name and address of what is attached."""
    estimated: int = 0
    elapsed: int = 0
    timer: int = 0
    completed: int = 0
    parent: int = 0
    was: list[Any] = field(default_factory=list)
    """The fields as they were opened."""

    @classmethod
    def of(cls, store: Store, task: model.Task) -> Any:
        """The editor of an existing task."""
        alarms = [(a.time, a.type, a.repeat, a.interval) for a in store.alarms(task.id)]
        found = cls(
            id=task.id, title=task.title, notes=task.notes, priority=task.priority, due=task.due,
            hidden=task.hidden_until, recurrence=task.recurrence, repeat_from=task.repeat_from,
            calendar=task.calendar, tags=list(task.tags), alarms=alarms, ring=task.ring,
            estimated=task.estimated_s, elapsed=task.elapsed_s, timer=task.timer_start,
            completed=task.completed, parent=task.parent, files=store.files(task.id),
        )  # fmt: skip
        found.was = found.values()
        return found

    @classmethod
    def fresh(cls, opener: TasksScreen[Any], calendar: str, tags: list[str], *, today: bool) -> Any:
        """The editor of a new task, as the settings want it."""
        prefs: Prefs = opener.prefs
        ahead = 0 if today else DAYS_AHEAD.get(prefs.get("p_def_urg", "0"))
        moment = model.day_of(local_time(opener.phone))
        found = cls(
            priority=int(prefs.get("p_def_imp", str(model.LOW))),
            due=0 if ahead is None else model.due_ms(model.plus_days(moment, ahead)),
            calendar=calendar,
            tags=tags,
        )
        if found.due:
            found.alarms = [_row(alarm) for alarm in cls.keep_default]
        found.was = found.values()
        return found

    def values(self) -> list[Any]:
        """Everything that can be changed."""
        return [
            self.title, self.notes, self.priority, self.due, self.hidden, self.recurrence,
            self.repeat_from, self.calendar, list(self.tags), list(self.alarms), self.ring,
            list(self.parts), self.estimated, self.elapsed, self.timer, self.completed,
            list(self.files),
        ]  # fmt: skip

    @property
    def changed(self) -> bool:
        """Whether there is anything to keep."""
        return self.values() != self.was

    def put_due(self, due: int) -> None:
        """Set the due date; with the first one come the usual reminders."""
        if due and not self.due:
            rows = [_row(alarm) for alarm in self.keep_default]
            self.alarms += [row for row in rows if row not in self.alarms]
        if not due:
            self.alarms = [row for row in self.alarms if row[1] != model.DUE_ALARM.type]
        self.due = due

    def put_start(self, hidden: int) -> None:
        """Set the start date."""
        start = _row(model.START_ALARM)
        if not hidden and start in self.alarms:
            self.alarms.remove(start)
        self.hidden = hidden

    def save(self) -> None:
        """Keep what was changed, and leave."""
        if self.changed:
            self.write()
        self.close("")

    def write(self) -> None:
        """Write task, reminders and new subtasks."""
        task = (self.store.task(self.id) if self.id else None) or model.Task(parent=self.parent)
        saved = self.store.save(
            replace(
                task,
                title=self.title, notes=self.notes, priority=self.priority, due=self.due,
                hidden_until=self.hidden, recurrence=self.recurrence, calendar=self.calendar,
                repeat_from=self.repeat_from, tags=tuple(self.tags), ring=self.ring,
                estimated_s=self.estimated, elapsed_s=self.elapsed, timer_start=self.timer,
            )
        )  # fmt: skip
        self.store.put_alarms(
            saved.id,
            [model.Alarm(time=t, type=k, repeat=r, interval=i) for t, k, r, i in self.alarms],
        )
        self.store.put_files(saved.id, self.files)
        for title in self.parts:
            if title.strip():
                part = model.Task(
                    title=title, priority=model.LOW, calendar=self.calendar, parent=saved.id
                )
                self.store.save(part)
        if bool(self.completed) != bool(task.completed):
            self.store.complete([saved.id], done=bool(self.completed))

    def turn_completed(self) -> None:
        """Complete the task and leave, or open it again."""
        if self.completed:
            self.completed = 0
            return
        self.completed = self.now_ms
        self.save()

    def ask_delete(self) -> None:
        self.ask(Confirm(message=tr("Delete this task?")), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.store.delete([self.id])
            self.close("")

    def on_back(self) -> None:
        if not self.changed:
            self.close()
            return
        question = Confirm(
            message=tr("Are you sure you want to discard your changes?"),
            positive=tr("Keep editing"),
            negative=tr("Discard"),
        )
        self.ask(question, self.keep)

    def keep(self, editing: bool) -> None:
        """Go on, or leave without saving."""
        if not editing:
            self.close()


def _row(alarm: model.Alarm) -> AlarmRow:
    return alarm.time, alarm.type, alarm.repeat, alarm.interval
