"""The tasks of Google Calendar, in the simulated app's own database.

On real devices they lie on a server. The table is this project's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final

from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.calendar"
PATH: Final = f"/data/data/{PACKAGE}/databases/tasks.db"
NO_TIME: Final = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class DatedTask:
    """Something to do on a day."""

    title: str
    day: date
    minutes: int = NO_TIME
    """Of the day; -1: at no time of it."""
    done: bool = False


class CalendarTasks:
    """Reads and arranges tasks."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def all(self) -> list[DatedTask]:
        """Those of a day, in the order they were made."""
        rows = self._database.query("SELECT * FROM tasks WHERE day <> '' ORDER BY _id")
        return [
            DatedTask(
                title=row["title"],
                day=date.fromisoformat(row["day"]),
                minutes=row["minutes"],
                done=bool(row["completed_ms"]),
            )
            for row in rows
        ]

    def replace(self, tasks: Iterable[DatedTask], done_ms: int) -> None:
        """Let there be these and no others, all in the first list.

        Args:
            tasks: what there is to do.
            done_ms: when those that are done were done, since 1970.
        """
        with self._database.edit() as connection:
            connection.execute("DELETE FROM tasks")
            connection.executemany(
                "INSERT INTO tasks (list_id, title, details, day, minutes, rule, completed_ms) "
                "SELECT min(_id), ?, '', ?, ?, '', ? FROM task_lists",
                [
                    (one.title, one.day.isoformat(), one.minutes, done_ms if one.done else 0)
                    for one in tasks
                ],
            )
