"""What the tasks of Google Calendar are from the start."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarTask, CalendarTaskList
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.events import CHORES
from pytest_androidbench.phone.world.people import TODAY

MY_TASKS: Final = "My Tasks"


def rows() -> str:
    """The list that everybody has, and what is to be done, as SQL."""
    tasks = [
        CalendarTask(
            id=number,
            title=one.title,
            details=one.details,
            day=(TODAY + timedelta(days=one.days)).date().isoformat(),
            minutes=one.hour * 60 if one.hour >= 0 else -1,
        )
        for number, one in enumerate(CHORES, 1)
    ]
    return inserts("task_lists", [CalendarTaskList(id=1, name=MY_TASKS)]) + inserts("tasks", tasks)
