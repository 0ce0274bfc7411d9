"""What becomes of a task that is done: one that is repeated comes again."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.recurrence import (
    happenings,
    number_of,
    rule_of,
    rule_text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarTask
    from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore

AHEAD: Final = timedelta(days=366 * 8)
"""So far the next time is looked for: rules of leap days have theirs within it."""


def turn_task(store: CalendarStore, task: CalendarTask, now_ms: int) -> None:
    """Mark a task as done, or as not done; the next time of one that is repeated is added."""
    done = not task.completed_ms
    store.tasks.put(task.id, completed_ms=now_ms if done else 0, rule="" if done else task.rule)
    if done and task.rule:
        coming = next_time(task)
        if coming is not None:
            store.tasks.add(coming)


def next_time(task: CalendarTask) -> CalendarTask | None:
    """The task as it comes again; None where its rule is over."""
    first = datetime.fromisoformat(task.day)
    times = happenings(first, task.rule, first + AHEAD)
    later = next((at for at in times if at > first), None)
    if later is None:
        return None
    rule = rule_of(task.rule)
    if "COUNT" in rule:
        rule["COUNT"] = str(max(1, number_of(rule["COUNT"]) - 1))
    return replace(task, id=0, day=later.date().isoformat(), rule=rule_text(rule), completed_ms=0)
