"""When a place is open, as it is said: now, and through the week."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.dates import weekday
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.world.places import ALWAYS, DAY, Span, Week

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Display


def is_open(week: Week, now: datetime) -> bool:
    """Whether it is open at a moment."""
    return bool(week) and _span_at(week, now) is not None


def status(week: Week, now: datetime, display: Display) -> Message:
    """Whether it is open, and when that changes."""
    if week == ALWAYS:
        return tr("Open 24 hours")
    span = _span_at(week, now)
    if span is not None:
        return tr("Open · Closes {time}", time=_time(span[1], now, display))
    for later in range(8):
        day = now + timedelta(days=later)
        least = _minute(now) if later == 0 else -1
        opens = next((each[0] for each in week[day.weekday()] if each[0] > least), None)
        if opens is None:
            continue
        time = _time(opens, now, display)
        if later == 0:
            return tr("Closed · Opens {time}", time=time)
        name = weekday(day.weekday(), display.locale, "abbreviated")
        return tr("Closed · Opens {time} {day}", time=time, day=name)
    return tr("Closed")


def days(week: Week, now: datetime, display: Display) -> list[tuple[str, Message | str]]:
    """The days from today on with what is said of each."""
    order = [(now.weekday() + step) % 7 for step in range(7)]
    return [(weekday(day, display.locale), _said(week[day], now, display)) for day in order]


def _said(spans: tuple[Span, ...], now: datetime, display: Display) -> Message | str:
    if not spans:
        return tr("Closed")
    if spans == (DAY,):
        return tr("Open 24 hours")
    return ", ".join("–".join(_time(end, now, display) for end in span) for span in spans)


def _span_at(week: Week, now: datetime) -> Span | None:
    minute = _minute(now)
    return next((span for span in week[now.weekday()] if span[0] <= minute < span[1]), None)


def _minute(moment: datetime) -> int:
    return moment.hour * 60 + moment.minute


def _time(minute: int, now: datetime, display: Display) -> str:
    moment = now.replace(hour=minute // 60 % 24, minute=minute % 60)
    return clock_text(moment, display)
