"""Repetition rules: what they say in words, and when a task is due again."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.system.recurrence import WEEKDAYS, rule_of
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

BASIC: Final = ("", "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY")
"""In the order of the dialog; the first: does not repeat."""
WORDS: Final = {
    "DAILY": ("daily", "day"), "WEEKLY": ("weekly", "week"), "MONTHLY": ("monthly", "month"),
    "YEARLY": ("yearly", "year"),
}  # fmt: skip


def spoken(text: str) -> str:
    """What the editor says about a rule."""
    rule = rule_of(text)
    if not rule:
        return "Does not repeat"
    adverb, noun = WORDS[rule["FREQ"]]
    every = int(rule.get("INTERVAL", "1"))
    said = f"Repeats {adverb}" if every == 1 else f"Repeats every {every} {noun}s"
    if rule.get("BYDAY"):
        said += f" on {', '.join(_short(day) for day in rule['BYDAY'].split(','))}"
    if rule.get("UNTIL"):
        until = datetime.strptime(rule["UNTIL"][:8], "%Y%m%d")
        said += f" until {until:%b} {until.day}, {until.year}"
    if rule.get("COUNT"):
        times = int(rule["COUNT"])
        said += f", occurs {times} {'time' if times == 1 else 'times'}"
    return said


def _short(day: str) -> str:
    return ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[WEEKDAYS.index(day[-2:])]


def next_due(phone: Phone, task: model.Task) -> int:
    """When a completed task is due again; 0: never."""
    rule = rule_of(task.recurrence)
    if rule.get("COUNT") == "1":
        return 0
    now = local_time(phone)
    start = local_time(phone, task.due) if task.due and not task.repeat_from else now
    if task.repeat_from and model.has_time(task.due):
        timed = local_time(phone, task.due)
        start = now.replace(hour=timed.hour, minute=timed.minute)
    later = step(start, rule)
    until = rule.get("UNTIL", "")
    if until and f"{later:%Y%m%d}" > until[:8]:
        return 0
    minutes = later.hour * 60 + later.minute if model.has_time(task.due) else None
    return model.due_ms(model.day_of(later), minutes)


def step(start: datetime, rule: dict[str, str]) -> datetime:
    """The next moment by a rule."""
    every = int(rule.get("INTERVAL", "1"))
    match rule["FREQ"]:
        case "DAILY":
            return model.plus_days(start, every)
        case "WEEKLY":
            return _next_week(start, every, rule.get("BYDAY", "").split(","))
        case "MONTHLY":
            return _plus_months(start, every)
    return _plus_months(start, 12 * every)


def _next_week(start: datetime, every: int, days: Sequence[str]) -> datetime:
    wanted = sorted(WEEKDAYS.index(day) for day in days if day)
    later = [day for day in wanted if day > start.weekday()]
    if later:
        return model.plus_days(start, later[0] - start.weekday())
    first = wanted[0] if wanted else start.weekday()
    return model.plus_days(start, 7 * every + first - start.weekday())


def _plus_months(start: datetime, months: int) -> datetime:
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    day = min(start.day, monthrange(year, month + 1)[1])
    return start.replace(year=year, month=month + 1, day=day)
