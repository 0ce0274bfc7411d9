"""Events and tasks in the iCalendar format, as the app exports them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import (
    DAY,
    LAST_DAY,
    LAST_WEEKDAY,
    MONTH,
    NTH_WEEKDAY,
    REMINDER_OFF,
    WEEK,
    YEAR,
    Event,
)
from pytest_androidbench.phone.apps.calendar.formats import ends_month
from pytest_androidbench.phone.apps.calendar.repeating import is_monthly, is_weekly, is_yearly
from pytest_androidbench.phone.apps.calendar.store import EventStore

WEEKDAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
PRODUCT: Final = "PRODID:-//Simple Mobile Tools//NONSGML Event Calendar//EN"
TWELVE_HOURS: Final = 43_200
LINE: Final = 50
UNITS: Final = ((YEAR, "YEARLY"), (MONTH, "MONTHLY"), (WEEK, "WEEKLY"), (DAY, "DAILY"))


def written(events: Sequence[Event], store: EventStore) -> str:
    """A whole calendar."""
    lines = ["BEGIN:VCALENDAR", PRODUCT, "VERSION:2.0"]
    for event in events:
        lines += _lines(event, store)
    return "".join(f"{line}\r\n" for line in [*lines, "END:VCALENDAR"])


def _lines(event: Event, store: EventStore) -> Iterator[str]:
    kind, type_ = "VTODO" if event.is_task else "VEVENT", store.type_of(event.event_type)
    yield f"BEGIN:{kind}"
    yield f"SUMMARY:{_escaped(event.title)}"
    if event.import_id:
        yield f"UID:{event.import_id}"
    yield f"X-SMT-CATEGORY-COLOR:{type_.color}"
    yield f"CATEGORIES:{type_.title}"
    yield f"LAST-MODIFIED:{_stamp(event.last_updated // 1000)}"
    if not event.is_task:
        yield f"TRANSP:{'TRANSPARENT' if event.availability else 'OPAQUE'}"
    if event.location:
        yield f"LOCATION:{event.location}"
    yield from _times(event, store)
    yield f"DTSTAMP:{_stamp(store.moments.now)}"
    if not event.is_task:
        yield "STATUS:CONFIRMED"
    elif store.is_completed(event):
        yield "STATUS:COMPLETED"
    if event.repeats:
        yield f"RRULE:{repetition(event, store)}"
    yield from _description(_escaped(event.description))
    for minutes in event.reminders:
        yield from _reminder(minutes)
    yield from (f"EXDATE:{day}" for day in event.exceptions)
    yield f"END:{kind}"


def _times(event: Event, store: EventStore) -> Iterator[str]:
    if event.all_day:
        yield f"DTSTART;VALUE=DATE:{store.moments.code(event.start_ts)}"
    else:
        yield f"DTSTART:{_stamp(event.start_ts)}"
    if event.is_task:
        return
    if event.all_day:
        yield f"DTEND;VALUE=DATE:{store.moments.code(event.end_ts + TWELVE_HOURS)}"
    else:
        yield f"DTEND:{_stamp(event.end_ts)}"
    yield "X-SMT-MISSING-YEAR:0"


def repetition(event: Event, store: EventStore) -> str:
    """A repetition: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO"."""
    unit, name = next((u, n) for u, n in UNITS if event.repeat_interval % u == 0)
    code = f"FREQ={name};INTERVAL={event.repeat_interval // unit}"
    if event.repeat_limit < 0:
        code += f";COUNT={-event.repeat_limit}"
    elif event.repeat_limit and event.all_day:
        code += f";UNTIL={store.moments.code(event.repeat_limit)}"
    elif event.repeat_limit:
        code += f";UNTIL={_stamp(event.repeat_limit)}"
    start = store.moments.day(event.start_ts)
    if is_yearly(event.repeat_interval):
        code += f";BYMONTH={start.month}"
    if is_weekly(event.repeat_interval):
        days = (name for place, name in enumerate(WEEKDAYS) if event.repeat_rule >> place & 1)
        return f"{code};BYDAY={','.join(days)}"
    if event.repeat_rule == LAST_DAY and is_monthly(event.repeat_interval):
        return f"{code};BYMONTHDAY=-1"
    if event.repeat_rule in (NTH_WEEKDAY, LAST_WEEKDAY) and event.repeat_interval % DAY:
        order = -1 if ends_month(start) else (start.day - 1) // 7 + 1
        return f"{code};BYDAY={order}{WEEKDAYS[start.weekday()]}"
    return code


def _description(text: str) -> Iterator[str]:
    for place in range(0, len(text), LINE):
        part = text[place : place + LINE]
        yield f"\t{part}" if place else f"DESCRIPTION:{part}"


def _reminder(minutes: int) -> Iterator[str]:
    sign = "" if minutes < REMINDER_OFF else "-"
    days, rest = divmod(abs(minutes), DAY // 60)
    yield "BEGIN:VALARM"
    yield "DESCRIPTION:Reminder"
    yield "ACTION:DISPLAY"
    yield f"TRIGGER:{sign}P{days}DT{rest // 60}H{rest % 60}M0S"
    yield "END:VALARM"


def _escaped(text: str) -> str:
    return text.replace("\n", "\\n")


def _stamp(seconds: int) -> str:
    moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
    return f"{moment:%Y%m%dT%H%M%SZ}"
