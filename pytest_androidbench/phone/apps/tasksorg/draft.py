"""Everything of a task that the editor changes, from the store and back into it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.apps.tasksorg.model import Task, TaskAlarm
from pytest_androidbench.phone.apps.tasksorg.preferences import DEFAULT_START, default_tags
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
    from pytest_androidbench.phone.apps.tasksorg.store import TaskStore

USUAL_ALARMS: Final = (model.DUE_ALARM, model.OVERDUE_ALARM)
"""Come with a due date."""
_DAYS_AHEAD: Final = {"1": 0, "2": 1, "3": 2, "4": 7}
"""What the setting of the default due date means."""
_DAYS_BEFORE: Final = {"1": 0, "4": 0, "2": 1, "3": 7}
"""What the setting of the default start date means."""
_EDITED: Final = (
    "title", "notes", "priority", "due", "hidden_until", "recurrence", "repeat_from", "calendar",
    "tags", "ring", "estimated_s", "elapsed_s", "timer_start",
)  # fmt: skip
"""Fields of a task that are kept as the editor has them; it may have been changed meanwhile."""


def _start(app: TasksApp, due: int) -> int:
    """When a new task starts, which follows when it is due."""
    back = _DAYS_BEFORE.get(app.prefs().get(DEFAULT_START, "0"))
    if back is None or not due:
        return 0
    return model.start_ms(model.plus_days(local_time(app.phone, due), -back), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A task with what belongs to it."""

    task: Task = field(default_factory=Task)
    alarms: tuple[TaskAlarm, ...] = ()
    files: tuple[tuple[str, str], ...] = ()
    """Name and address of what is attached."""
    subtasks: tuple[str, ...] = ()
    """The titles of those that are not saved yet."""

    @classmethod
    def of(cls, store: TaskStore, task: Task) -> Draft:
        """What is known of an existing task."""
        alarms, files = store.alarms(task.id), store.files(task.id)
        return cls(task=task, alarms=tuple(alarms), files=tuple(files))

    @classmethod
    def fresh(cls, app: TasksApp, filter_: str) -> Draft:
        """A new task for a list or a tag, as the settings want it."""
        kind, _, value = filter_.partition(":")
        prefs = app.prefs()
        ahead = 0 if kind == "today" else _DAYS_AHEAD.get(prefs.get("p_def_urg", "0"))
        today = model.day_of(local_time(app.phone))
        due = 0 if ahead is None else model.due_ms(model.plus_days(today, ahead))
        tags = (*default_tags(prefs), *((value,) if kind == "tag" else ()))
        task = Task(
            priority=int(prefs.get("p_def_imp", str(model.LOW))),
            due=due,
            hidden_until=_start(app, due),
            calendar=value if kind == "list" else app.default_list,
            tags=tuple(dict.fromkeys(tags)),
        )
        return cls(task=task, alarms=USUAL_ALARMS if task.due else ())

    def write(self, store: TaskStore) -> None:
        """Keep task, reminders, attachments and new subtasks."""
        task = self.task
        stored = (store.task(task.id) if task.id else None) or Task(parent=task.parent)
        saved = store.save(replace(stored, **{name: getattr(task, name) for name in _EDITED}))
        store.put_alarms(saved.id, self.alarms)
        store.put_files(saved.id, self.files)
        for title in self.subtasks:
            if title.strip():
                store.save(Task(title=title, calendar=task.calendar, parent=saved.id))
        if bool(task.completed) != bool(stored.completed):
            store.complete([saved.id], done=bool(task.completed))
