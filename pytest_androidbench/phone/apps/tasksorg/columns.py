"""Tasks as rows of their table, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.tasksorg.model import Task

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

_COLUMNS: Final = {
    "priority": "importance", "due": "dueDate", "hidden_until": "hideUntil", "created": "created",
    "modified": "modified", "completed": "completed", "repeat_from": "repeat_from",
    "parent": "parent", "order": "order", "estimated_s": "estimatedSeconds",
    "elapsed_s": "elapsedSeconds", "timer_start": "timerStart", "ring": "notificationFlags",
}  # fmt: skip
"""Numbers of a task and their columns."""
_TEXTS: Final = {
    "title": "title", "notes": "notes", "recurrence": "recurrence", "remote_id": "remoteId",
}  # fmt: skip
"""Texts of a task and their columns, which may hold NULL for an empty one."""


def columns_of(task: Task) -> dict[str, Value]:
    """What the table of tasks keeps of one."""
    values: dict[str, Value] = {name: getattr(task, each) for each, name in _COLUMNS.items()}
    values |= {name: getattr(task, each) for each, name in _TEXTS.items()}
    changed: dict[str, Value] = {
        "recurrence": task.recurrence or None, "remoteId": task.remote_id or None,
        "collapsed": int(task.collapsed), "lastNotified": 0,
    }  # fmt: skip
    return values | changed


def task_of(row: Any, tags: Iterable[str]) -> Task:
    """The task of a row, with the uids of its tags."""
    values: dict[str, Any] = {each: row[name] for each, name in _COLUMNS.items()}
    values |= {each: row[name] or "" for each, name in _TEXTS.items()}
    return Task(
        **values,
        id=row["_id"],
        collapsed=bool(row["collapsed"]),
        calendar=row["cd_calendar"] or "",
        tags=tuple(tags),
    )
