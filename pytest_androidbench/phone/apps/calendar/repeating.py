"""When a repeating event happens."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import (
    DAY,
    LAST_WEEKDAY,
    MONTH,
    NTH_WEEKDAY,
    SAME_DAY,
    WEEK,
    YEAR,
    Event,
)
from pytest_androidbench.phone.apps.calendar.moments import Moments

LAST: Final = -1


def is_weekly(interval: int) -> bool:
    """Whether an interval is some weeks and no longer unit."""
    return interval != 0 and interval % WEEK == 0


def is_monthly(interval: int) -> bool:
    """Whether an interval is some months."""
    return interval != 0 and interval % MONTH == 0


def is_yearly(interval: int) -> bool:
    """Whether an interval is some years."""
    return interval != 0 and interval % YEAR == 0


def occurrences(event: Event, first: int, last: int, moments: Moments) -> Iterator[Event]:
    """The times an event happens that touch a span, each with its own start and end."""
    length = event.end_ts - event.start_ts
    for start in starts(event, last, moments):
        if start + length >= first or (
            event.all_day and moments.day(start + length) == moments.day(first)
        ):
            yield replace(event, start_ts=start, end_ts=start + length)


def starts(event: Event, last: int, moments: Moments) -> Iterator[int]:
    """When it begins, from the first time on and not after `last`; exceptions included."""
    origin = moments.local(event.start_ts)
    now, left = origin, -event.repeat_limit
    while (start := moments.seconds(now)) <= last:
        if event.repeat_limit > 0 and start > event.repeat_limit:
            return
        if event.repeat_limit < 0 and left <= 0:
            return
        if not is_weekly(event.repeat_interval) or _fits_week(event, origin.date(), now.date()):
            left -= 1
            yield start
        try:
            now = _next(event, origin, now)
        except (OverflowError, ValueError):  # after the last year there is
            return


def _fits_week(event: Event, origin: date, day: date) -> bool:
    """Whether a weekly event happens on a day: the right weekday of the right week."""
    apart = (day.toordinal() - 1) // 7 - (origin.toordinal() - 1) // 7
    return bool(event.repeat_rule >> day.weekday() & 1) and not apart % (
        event.repeat_interval // WEEK
    )


def _next(event: Event, origin: datetime, now: datetime) -> datetime:
    interval = event.repeat_interval
    if interval == DAY:
        return now + timedelta(days=1)
    if is_yearly(interval):
        return _next_year(event, origin, now)
    if is_monthly(interval):
        return _next_month(event, origin, now)
    if is_weekly(interval):
        return now + timedelta(days=1)
    return now + timedelta(seconds=interval)


def _next_year(event: Event, origin: datetime, now: datetime) -> datetime:
    years = event.repeat_interval // YEAR
    if event.repeat_rule in (NTH_WEEKDAY, LAST_WEEKDAY):
        return _nth_weekday(origin, now, 12 * years, event.repeat_rule)
    found = now.year + years
    while monthrange(found, now.month)[1] < now.day:
        found += years
    return now.replace(year=found)


def _next_month(event: Event, origin: datetime, now: datetime) -> datetime:
    months = event.repeat_interval // MONTH
    if event.repeat_rule in (NTH_WEEKDAY, LAST_WEEKDAY):
        return _nth_weekday(origin, now, months, event.repeat_rule)
    if event.repeat_rule != SAME_DAY:
        later = plus_months(now, months)
        return later.replace(day=_days_of(later))
    return _same_day(origin, now, months)


def _same_day(origin: datetime, now: datetime, months: int) -> datetime:
    """The same day of a later month; months that lack it are left out."""
    later = plus_months(now, months)
    if later.day == now.day:
        return later
    while _days_of(later) < _days_of(origin):
        later = plus_months(later, months)
        if now.day <= _days_of(later):
            later = later.replace(day=now.day)
    return later


def _nth_weekday(origin: datetime, now: datetime, months: int, rule: int) -> datetime:
    """The third Monday, or the last, of a later month; months that lack a fifth are left out."""
    order = (now.day - 1) // 7
    ends_month = origin.month != (origin + timedelta(days=7)).month
    if rule == LAST_WEEKDAY and order in (3, 4) and ends_month:
        order = LAST
    later = _weekday_near_seventh(now, months)
    if order == LAST:
        return later.replace(day=later.day + (_days_of(later) - later.day) // 7 * 7)
    while (day := later.day + (order - (later.day - 1) // 7) * 7) > _days_of(later):
        later = _weekday_near_seventh(later, months)
    return later.replace(day=day)


def _weekday_near_seventh(now: datetime, months: int) -> datetime:
    """The same weekday in the week around the 7th of a later month."""
    seventh = plus_months(now.replace(day=7), months)
    return seventh + timedelta(days=now.weekday() - seventh.weekday())


def _days_of(day: datetime) -> int:
    return monthrange(day.year, day.month)[1]


def plus_months(day: datetime, months: int) -> datetime:
    """So many months later; a day that the month lacks becomes its last one."""
    place = day.year * 12 + day.month - 1 + months
    year, month = place // 12, place % 12 + 1
    return day.replace(year=year, month=month, day=min(day.day, monthrange(year, month)[1]))
