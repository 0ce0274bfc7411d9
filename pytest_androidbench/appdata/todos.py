"""The tasks of Tasks.org, in its database."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PATH: Final = "/data/data/org.tasks/databases/database"
TABLES: Final = ("alarms", "tags", "caldav_tasks", "notification", "tasks")
"""Those whose rows belong to a task come before it."""
WRITTEN: Final = timedelta(days=14)
"""How long before it is due a task was written down."""
_TASK: Final = {"tasks": "_id", "caldav_tasks": "cd_task"}
"""The column with a task's id, where it is not called `task`."""
HIGH, MEDIUM, LOW, NONE = range(4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Todo:
    """One task of no list, due on a day without a time."""

    title: str
    due: date
    priority: int = LOW
    completed: datetime | None = None
    """When it was ticked, in UTC."""


class Todos:
    """Reads and arranges tasks."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def replace(self, todos: Iterable[Todo]) -> None:
        """Make these all there is, in this order; for arranging a task."""
        rows = [_row(number, todo) for number, todo in enumerate(todos, 1)]
        with self._database.edit() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
            for row in rows:
                columns = ", ".join(f"`{column}`" for column in row)
                marks = ", ".join(f":{column}" for column in row)
                sql = f"INSERT INTO tasks ({columns}) VALUES ({marks})"  # noqa: S608
                connection.execute(sql, row)

    def rows(self) -> list[dict[str, Any]]:
        """Every row of all tables, each with its table's name, to see whether any changed.

        Deleted tasks and the times of ticks and changes are left out: a tick that was taken back
        leaves nothing, and neither does a task that was made by mistake and deleted.
        """
        found = self._database.content()
        gone = {row["_id"] for row in found["tasks"] if row["deleted"]}
        return [
            {"table": table, **_lasting(row)}
            for table in sorted(set(found) - {"sqlite_sequence"})
            for row in found[table]
            if row.get(_TASK.get(table, "task")) not in gone
        ]


def _row(number: int, todo: Todo) -> dict[str, Any]:
    """What the app stores; a due date without a time lies at noon."""
    due = datetime.combine(todo.due, time(12), UTC)
    written = _ms(due - WRITTEN) + number
    done = _ms(todo.completed.replace(tzinfo=UTC)) if todo.completed else 0
    return {
        "title": todo.title,
        "importance": todo.priority,
        "dueDate": _ms(due),
        "hideUntil": 0,
        "created": written,
        "modified": done or written,
        "completed": done,
        "deleted": 0,
        "notes": "",
        "estimatedSeconds": 0,
        "elapsedSeconds": 0,
        "timerStart": 0,
        "notificationFlags": 0,
        "lastNotified": 0,
        "recurrence": None,
        "repeat_from": 0,
        "calendarUri": None,
        "remoteId": str(uuid.uuid5(uuid.NAMESPACE_OID, f"{number} {todo.title}").int >> 65),
        "collapsed": 0,
        "parent": 0,
        "order": None,
        "read_only": 0,
    }


def _lasting(row: dict[str, Any]) -> dict[str, Any]:
    """A row of any table without its time of change; of a tick, whether it is there."""
    kept = {name: value for name, value in row.items() if name != "modified"}
    return {**kept, "completed": bool(row["completed"])} if "completed" in row else kept


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
