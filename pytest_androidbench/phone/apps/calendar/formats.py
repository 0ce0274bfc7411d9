"""Dates, times, reminders and repetitions as the app writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import (
    DAY,
    EVERY_DAY,
    LAST_DAY,
    LAST_WEEKDAY,
    MONTH,
    NTH_WEEKDAY,
    REMINDER_OFF,
    SAME_DAY,
    WEEK,
    YEAR,
)
from pytest_androidbench.phone.apps.calendar.repeating import is_weekly, is_yearly
from pytest_androidbench.phone.ui.message import Message, ntr, tr

WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
LETTERS: Final = ("M", "T", "W", "T", "F", "S", "S")
ORDERS: Final = ("first", "second", "third", "fourth", "fifth")
MINUTE, HOUR = 60, 3600
MONTH_SECONDS: Final = 30 * DAY
NAMED_INTERVALS: Final = {0: "No repetition", DAY: "Daily", WEEK: "Weekly", MONTH: "Monthly",
                          YEAR: "Yearly"}  # fmt: skip


def month_title(day: date, today: date) -> str:
    """A month: "October", "October 2024" in another year than this."""
    return f"{day:%B}" if day.year == today.year else f"{day:%B} {day.year}"


def day_text(day: date, today: date) -> str:
    """A day: "October 15", "October 15 2024"."""
    return f"{day:%B} {day.day}" + ("" if day.year == today.year else f" {day.year}")


def day_title(day: date, today: date) -> str:
    """A day with its weekday: "October 15 (Sun)"."""
    return f"{day_text(day, today)} ({day:%a})"


def section_title(day: date) -> str:
    """A day within a list: "15 Sunday"."""
    return f"{day.day} {day:%A}"


def full_date(day: date) -> str:
    """A day with its year: "October 15 2023"."""
    return f"{day:%B} {day.day} {day.year}"


def time_text(moment: datetime, *, hour24: bool) -> str:
    """A time of day: "09:00", "09:00 am"."""
    return f"{moment:%H:%M}" if hour24 else f"{moment:%I:%M %p}".lower()


def reminder_text(minutes: int) -> Message:
    """When a reminder comes: "10 minutes before"."""
    if minutes == REMINDER_OFF:
        return tr("No reminder")
    if minutes == 0:
        return tr("At start")
    if minutes < 0:
        return tr("During the day at {time}", time=f"{-minutes // 60:02d}:{-minutes % 60:02d}")
    seconds = minutes * MINUTE
    for unit, one, many in (
        (365 * DAY, "{n} year before", "{n} years before"),
        (MONTH_SECONDS, "{n} month before", "{n} months before"),
        (WEEK, "{n} week before", "{n} weeks before"),
        (DAY, "{n} day before", "{n} days before"),
        (HOUR, "{n} hour before", "{n} hours before"),
    ):
        if seconds % unit == 0:
            return ntr(one, many, seconds // unit)
    return ntr("{n} minute before", "{n} minutes before", minutes)


def duration_text(seconds: int) -> str:
    """A length of time: "1 day, 2 hours, 1 second"."""
    parts = []
    for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"), (1, "second")):
        count, seconds = divmod(seconds, unit)
        if count:
            parts.append(f"{count} {name}{'' if count == 1 else 's'}")
    return ", ".join(parts) or "0 minutes"


def interval_text(interval: int) -> Message:
    """How often something repeats: "Weekly", "2 weeks"."""
    if interval in NAMED_INTERVALS:
        return tr(NAMED_INTERVALS[interval])
    for unit, one, many in (
        (YEAR, "{n} year", "{n} years"),
        (MONTH, "{n} month", "{n} months"),
        (WEEK, "{n} week", "{n} weeks"),
    ):
        if interval % unit == 0:
            return ntr(one, many, interval // unit)
    return ntr("{n} day", "{n} days", interval // DAY)


def weekdays_text(rule: int, weekdays: Sequence[int]) -> Message | str:
    """The weekdays of a rule, in the order of `weekdays`: "Sun, Wed", "Every day"."""
    if rule == EVERY_DAY:
        return tr("Every day")
    return ", ".join(WEEKDAYS[day][:3] for day in weekdays if rule >> day & 1)


def rule_text(interval: int, rule: int, start: date, weekdays: Sequence[int]) -> Message | str:
    """The rule of a repetition, beside "Repeat on" or "Repeat"."""
    if is_weekly(interval):
        return weekdays_text(rule, weekdays)
    if rule == SAME_DAY:
        return tr("The same day")
    if rule == LAST_DAY:
        return tr("The last day")
    return f"Every {_nth(interval, rule, start)}"


def rule_choices(interval: int, start: date) -> dict[int, Message | str]:
    """The rules a monthly or yearly repetition can have."""
    yearly = is_yearly(interval)
    same = "Repeat on the same day every year" if yearly else "Repeat on the same day each month"
    found: dict[int, Message | str] = {
        SAME_DAY: tr(same),
        NTH_WEEKDAY: f"Repeat every {_nth(interval, NTH_WEEKDAY, start)}",
    }
    if ends_month(start):
        found[LAST_WEEKDAY] = f"Repeat every {_nth(interval, LAST_WEEKDAY, start)}"
    if is_last_day(start) and not yearly:
        found[LAST_DAY] = tr("Repeat on the last day of the month")
    return found


def ends_month(day: date) -> bool:
    """Whether a day is the last of its weekday in its month."""
    return day.month != date.fromordinal(day.toordinal() + 7).month


def is_last_day(day: date) -> bool:
    """Whether a day is the last of its month."""
    return day.month != date.fromordinal(day.toordinal() + 1).month


def _nth(interval: int, rule: int, start: date) -> str:
    last = rule == LAST_WEEKDAY and ends_month(start)
    order = "last" if last else ORDERS[(start.day - 1) // 7]
    where = f" in {start:%B}" if is_yearly(interval) else ""
    return f"{order} {WEEKDAYS[start.weekday()]}{where}"


def limit_text(limit: int, day: date) -> Message | str:
    """How long a repetition goes on; `day` is the day of the limit."""
    if limit == 0:
        return tr("Forever")
    return full_date(day) if limit > 0 else tr("{n} times", n=-limit)
