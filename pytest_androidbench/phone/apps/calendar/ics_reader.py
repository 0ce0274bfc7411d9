"""Events and tasks from the iCalendar format, as the app imports them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, time

from pytest_androidbench.phone.apps.calendar.event import (
    ALL_DAY,
    COMPLETED,
    DAY,
    EVENT,
    IMPORTED,
    LAST_DAY,
    LAST_WEEKDAY,
    MONTH,
    NTH_WEEKDAY,
    SAME_DAY,
    TASK,
    WEEK,
    YEAR,
    Event,
    stored_exceptions,
    with_reminders,
)
from pytest_androidbench.phone.apps.calendar.ics_writer import TWELVE_HOURS, WEEKDAYS
from pytest_androidbench.phone.apps.calendar.moments import Moments

UNITS = {"DAILY": DAY, "WEEKLY": WEEK, "MONTHLY": MONTH, "YEARLY": YEAR}
_PART = re.compile(r"(?<!\d)(\d{1,9})([WDHMS])", re.ASCII)
Property = tuple[str, str, str]
"""Name, parameters, value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """An event and the type the file says it has."""

    event: Event
    category: str
    color: int | None


def read(text: str, moments: Moments, zone: str) -> list[Imported]:
    """Everything in a calendar that has a title and a start."""
    found = []
    for kind, lines in _components(_properties(text)):
        with suppress(ValueError):
            imported = _imported(kind, lines, moments, zone)
            if imported.event.title:
                found.append(imported)
    return found


def _properties(text: str) -> Iterator[Property]:
    unfolded = re.sub(r"\r?\n[ \t]", "", text)
    for line in unfolded.splitlines():
        head, colon, value = line.partition(":")
        name, _, parameters = head.partition(";")
        if colon:
            yield name.strip().upper(), parameters, value.strip()


def _components(lines: Iterator[Property]) -> Iterator[tuple[int, list[Property]]]:
    inside: list[Property] = []
    for name, parameters, value in lines:
        if name == "BEGIN" and value in ("VEVENT", "VTODO"):
            inside = []
        elif name == "END" and value in ("VEVENT", "VTODO"):
            yield (TASK if value == "VTODO" else EVENT), inside
        else:
            inside.append((name, parameters, value))


def _imported(kind: int, lines: Sequence[Property], moments: Moments, zone: str) -> Imported:
    own, alarms = _split(lines)
    values = {name: value for name, _, value in own}
    start, all_day = _moment(values.get("DTSTART", ""), moments)
    end = _end(values, start, moments) if kind == EVENT else start
    if all_day and end > start:
        end -= TWELVE_HOURS
    interval, rule, limit = _repetition(values.get("RRULE", ""), start, moments)
    flags = ALL_DAY * all_day | COMPLETED * (kind == TASK and values.get("STATUS") == "COMPLETED")
    excepted = [day for name, _, value in own if name == "EXDATE" for day in value.split(",")]
    event = Event(
        start_ts=start,
        end_ts=end,
        title=_plain(values.get("SUMMARY", ""))[:180],
        location=_plain(values.get("LOCATION", "")),
        description=_plain(values.get("DESCRIPTION", "")),
        repeat_interval=interval,
        repeat_rule=rule,
        repeat_limit=limit,
        repetition_exceptions=stored_exceptions([day[:8] for day in excepted]),
        import_id=values.get("UID", ""),
        time_zone=zone,
        flags=flags,
        last_updated=_moment(values.get("LAST-MODIFIED", "19700101"), moments)[0] * 1000,
        source=IMPORTED,
        availability=int(values.get("TRANSP") == "TRANSPARENT"),
        type=kind,
    )
    event = with_reminders(event, list(_minutes(alarms)))
    color = values.get("X-SMT-CATEGORY-COLOR", "")
    known = int(color) if re.fullmatch(r"-?\d+", color) else None
    return Imported(event=event, category=values.get("CATEGORIES", "").split(",")[0], color=known)


def _split(lines: Sequence[Property]) -> tuple[list[Property], list[Property]]:
    """What an event says of itself, and what its alarms say."""
    own: list[Property] = []
    alarms: list[Property] = []
    into = own
    for line in lines:
        if line[0] == "BEGIN":
            into = alarms
        elif line[0] == "END":
            into = own
        else:
            into.append(line)
    return own, alarms


def _moment(value: str, moments: Moments) -> tuple[int, bool]:
    """A moment, and whether it is a whole day."""
    digits = re.sub(r"[TZ-]", "", value)
    if len(digits) == 14:
        local = datetime.strptime(digits, "%Y%m%d%H%M%S")
        if not value.endswith("Z"):
            return moments.seconds(local), False
        return int((local.replace(tzinfo=UTC)).timestamp()), False
    return moments.start_of(datetime.strptime(digits, "%Y%m%d").date()), True


def _end(values: dict[str, str], start: int, moments: Moments) -> int:
    if "DTEND" in values:
        return _moment(values["DTEND"], moments)[0]
    return start + _seconds(values.get("DURATION", ""))


def _seconds(duration: str) -> int:
    sizes = {"W": WEEK, "D": DAY, "H": 3600, "M": 60, "S": 1}
    return sum(int(count) * sizes[unit] for count, unit in _PART.findall(duration))


def _minutes(alarms: Sequence[Property]) -> Iterator[int]:
    for name, _, value in alarms:
        if name == "TRIGGER":
            minutes = _seconds(value) // 60
            yield minutes if value.startswith("-") else -minutes


def _repetition(code: str, start: int, moments: Moments) -> tuple[int, int, int]:
    """Interval, rule and limit."""
    if not code:
        return 0, 0, 0
    parts = dict(part.split("=", 1) for part in code.split(";") if "=" in part)
    unit = UNITS.get(parts.get("FREQ", ""), 0)
    interval = unit * int(parts.get("INTERVAL", "1"))
    limit = -int(parts["COUNT"]) if "COUNT" in parts else 0
    if "UNTIL" in parts:
        limit, whole_day = _moment(parts["UNTIL"], moments)
        if whole_day:
            limit = moments.seconds(datetime.combine(moments.day(limit), time(23, 59, 59)))
    if unit == WEEK:
        days = parts.get("BYDAY") or WEEKDAYS[moments.day(start).weekday()]
        return interval, sum(1 << n for n, day in enumerate(WEEKDAYS) if day in days), limit
    if unit in (MONTH, YEAR):
        return interval, _rule(parts), limit
    return interval, 0, limit


def _rule(parts: dict[str, str]) -> int:
    if "-1" in parts.get("BYMONTHDAY", "").split(","):
        return LAST_DAY
    if "BYDAY" in parts:
        return LAST_WEEKDAY if parts["BYDAY"].startswith("-1") else NTH_WEEKDAY
    return SAME_DAY


def _plain(text: str) -> str:
    return text.replace("\\n", "\n").replace("\\,", ",").strip()
