"""Rules of repetition as RFC 5545 writes them: their parts, and the times they give."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

WEEKDAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
FREQUENCIES: Final = ("DAILY", "WEEKLY", "MONTHLY", "YEARLY")
MOST_STEPS: Final = 20_000
"""So many days, weeks, months or years are looked through."""
_PLACE: Final = re.compile(r"([+-]?\d)?(MO|TU|WE|TH|FR|SA|SU)")


def rule_of(text: str) -> dict[str, str]:
    """The parts of an RRULE."""
    parts = (part.partition("=") for part in text.removeprefix("RRULE:").split(";") if part)
    return {name: value for name, _, value in parts}


def rule_text(rule: Mapping[str, str]) -> str:
    """The RRULE of parts, empty ones left out."""
    return ";".join(f"{name}={value}" for name, value in rule.items() if value)


def number_of(text: str) -> int:
    """A number of a rule; 0 for what is none."""
    return int(text) if text.isdecimal() and len(text) < 6 else 0


def happenings(
    first: datetime, rule: str, last: datetime, since: datetime | None = None
) -> Iterator[datetime]:
    """The starts from the first one on, and not after `last`; a damaged rule repeats nothing.

    Args:
        first: the first start, in the zone whose clock the rule goes by.
        rule: the RRULE; "" for what happens once.
        last: after which no start is asked for.
        since: before which none is needed; some may come all the same.
    """
    parts = rule_of(rule.upper())
    kind, every = parts.get("FREQ", ""), max(1, number_of(parts.get("INTERVAL", "")))
    if kind not in FREQUENCIES:
        yield first
        return
    count, until = number_of(parts.get("COUNT", "")), _until(parts.get("UNTIL", ""), first)
    begin = 0 if count or since is None else _skipped(first, since, kind, every)
    given = 0
    for step in range(begin, begin + MOST_STEPS):
        try:
            moments = _period(first, parts, kind, step * every)
        except (OverflowError, ValueError):  # after the last year there is
            return
        for moment in moments:
            if moment < first:
                continue
            if moment > last or moment > until or (count and given >= count):
                return
            given += 1
            yield moment
        if not moments and _begin(first, kind, step * every) > last.date():
            return


def times_before(first: datetime, rule: str, moment: datetime) -> int:
    """How many starts a rule gives ahead of a moment."""
    return sum(at < moment for at in happenings(first, rule, moment))


def _until(text: str, first: datetime) -> datetime:
    """The last moment of a rule: an instant, or the end of a day by the clock of the rule."""
    try:
        if "T" in text:
            clock = datetime.strptime(text.rstrip("Z"), "%Y%m%dT%H%M%S")
            return clock.replace(tzinfo=UTC if text.endswith("Z") else first.tzinfo)
        day = datetime.strptime(text[:8], "%Y%m%d")
        return day.replace(hour=23, minute=59, second=59, tzinfo=first.tzinfo)
    except ValueError:  # none, or a damaged one
        return datetime.max.replace(tzinfo=UTC) if first.tzinfo else datetime.max


def _skipped(first: datetime, since: datetime, kind: str, every: int) -> int:
    """How many periods of a rule can be left out: they are over before `since`."""
    days = (since.date() - first.date()).days
    length = {"DAILY": 1, "WEEKLY": 7, "MONTHLY": 31, "YEARLY": 366}[kind]
    return max(0, days // (length * every) - 1)


def _begin(first: datetime, kind: str, steps: int) -> date:
    """The first day of a period."""
    if kind == "DAILY":
        return first.date() + timedelta(days=steps)
    if kind == "WEEKLY":
        return first.date() + timedelta(days=7 * steps - first.weekday())
    months = steps * (12 if kind == "YEARLY" else 1)
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    return date(year, month + 1, 1)


def _period(first: datetime, parts: Mapping[str, str], kind: str, steps: int) -> list[datetime]:
    """The starts within a day, week, month or year: so many of them after the first one."""
    begin = _begin(first, kind, steps)
    places = _PLACE.findall(parts.get("BYDAY", ""))
    if kind == "DAILY":
        wanted = {name for _, name in places} or set(WEEKDAYS)
        days = [begin] if WEEKDAYS[begin.weekday()] in wanted else []
    elif kind == "WEEKLY":
        wanted = {name for _, name in places} or {WEEKDAYS[first.weekday()]}
        week = [begin + timedelta(days=n) for n in range(7)]
        days = [day for day in week if WEEKDAYS[day.weekday()] in wanted]
    elif places:
        days = sorted({day for place in places for day in _nth(begin, *place)})
    else:
        days = _numbered(begin, first.day, parts.get("BYMONTHDAY", ""))
    return [first.replace(year=day.year, month=day.month, day=day.day) for day in days]


def _nth(month: date, place: str, name: str) -> list[date]:
    """The second Tuesday of a month, its last Friday, or all of its Mondays."""
    length = monthrange(month.year, month.month)[1]
    ahead = (WEEKDAYS.index(name) - month.weekday()) % 7
    days = [month + timedelta(days=n) for n in range(ahead, length, 7)]
    if not place:
        return days
    index = int(place) - 1 if int(place) > 0 else int(place)
    return [days[index]] if int(place) and -len(days) <= index < len(days) else []


def _numbered(month: date, day: int, wanted: str) -> list[date]:
    """The days of a month by their numbers, -1 for its last; a month without one leaves it out."""
    length = monthrange(month.year, month.month)[1]
    numbers = [int(text) for text in wanted.split(",") if re.fullmatch(r"[+-]?\d{1,2}", text)]
    places = {n if n > 0 else length + 1 + n for n in numbers or [day]}
    return [month.replace(day=n) for n in sorted(places) if 1 <= n <= length]
