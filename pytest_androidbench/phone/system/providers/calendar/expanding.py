"""When the events of the provider happen: repeated ones time by time, without their exceptions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from pytest_androidbench.phone.system.recurrence import happenings
from pytest_androidbench.phone.system.times import EPOCH, zone

CANCELED: Final = 2
"""`Events.STATUS_CANCELED`: what an exception has by which a time does not happen at all."""
MOST_MS: Final = 200_000_000_000_000
"""Moments farther from 1970 belong to no year that dates have."""
LONGEST: Final = timedelta(days=366)
"""No time of an event lasts longer here, whatever its row says."""
_DURATION: Final = re.compile(
    r"P(?:(\d{1,6})W)?(?:(\d{1,6})D)?T?(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvent:
    """What a row of the table says of when an event happens; times in ms since 1970."""

    id: int
    start: int
    end: int
    all_day: bool
    zone: str
    rule: str
    exdate: str
    original: int
    """The event it is an exception from; 0: none."""
    original_start: int
    status: int

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> StoredEvent:
        """Read a row."""
        start = _within(row["dtstart"])
        length = duration_ms(_text(row["duration"]))
        end = _within(row["dtend"]) if row["dtend"] is not None else start + length
        return cls(
            id=row["_id"],
            start=start,
            end=max(start, end),
            all_day=bool(row["allDay"]),
            zone=_text(row["eventTimezone"]) or "UTC",
            rule=_text(row["rrule"]),
            exdate=_text(row["exdate"]),
            original=row["original_id"] or 0,
            original_start=_within(row["originalInstanceTime"]),
            status=row["eventStatus"] or 0,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Instance:
    """One time of an event, in ms since 1970; of a whole day as midnight in UTC."""

    event: int
    begin: int
    end: int


def instances(rows: Sequence[Mapping[str, Any]], first: int, last: int) -> Iterator[Instance]:
    """What happens in a span of ms; whole days as they would in UTC, so ask for a day more."""
    events = [StoredEvent.of(row) for row in rows]
    gone: dict[int, set[int]] = {}
    for event in events:
        if event.original:
            gone.setdefault(event.original, set()).add(event.original_start)
    for event in events:
        if event.status == CANCELED:
            continue
        without = gone.get(event.id, set()) | _excluded(event.exdate)
        for one in _times(event, first, last):
            if one.end >= first and one.begin <= last and one.begin not in without:
                yield one


def _times(event: StoredEvent, first: int, last: int) -> Iterator[Instance]:
    length = min(event.end - event.start, LONGEST // timedelta(milliseconds=1))
    if not event.rule:
        yield Instance(event=event.id, begin=event.start, end=event.start + length)
        return
    local = UTC if event.all_day else zone(event.zone)
    start, until, since = (
        moment_of(ms).astimezone(local) for ms in (event.start, last, max(0, first - length))
    )
    for at in happenings(start, event.rule, until, since):
        begin = ms_of(at)
        yield Instance(event=event.id, begin=begin, end=begin + length)


def moment_of(ms: int) -> datetime:
    """A moment in UTC."""
    return EPOCH + timedelta(milliseconds=ms)


def ms_of(moment: datetime) -> int:
    """Milliseconds since 1970."""
    return (moment - EPOCH) // timedelta(milliseconds=1)


def duration_ms(text: str) -> int:
    """A length as RFC 5545 writes it (`P1D`, `PT1H`), and as Android does (`P3600S`)."""
    found = _DURATION.fullmatch(text.strip().upper())
    if found is None:
        return 0
    weeks, days, hours, minutes, seconds = (int(part or 0) for part in found.groups())
    return 1000 * ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds)


def _within(ms: object) -> int:
    return max(-MOST_MS, min(ms, MOST_MS)) if isinstance(ms, int) else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _excluded(text: str) -> set[int]:
    """The moments of an EXDATE, in UTC; what is none is left out."""
    found = set()
    for part in re.split(r"[,;\s]+", text):
        with suppress(ValueError):
            shape = "%Y%m%dT%H%M%SZ" if "T" in part else "%Y%m%d"
            found.add(ms_of(datetime.strptime(part, shape).replace(tzinfo=UTC)))
    return found
