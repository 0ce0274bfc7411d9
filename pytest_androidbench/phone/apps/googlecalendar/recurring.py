"""When a repeated event happens: the rules of RFC 5545 that the app writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta

WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
MOST_STEPS = 20_000


def happenings(first: datetime, rule: str, last: datetime) -> Iterator[datetime]:
    """The starts from the first one on, and not after `last`; a damaged rule repeats nothing."""
    parts = dict(part.split("=", 1) for part in rule.upper().split(";") if "=" in part)
    count, until = _number(parts.get("COUNT", "")), parts.get("UNTIL", "")[:8]
    for given, moment in enumerate(_all(first, parts)):
        if moment > last or (until and f"{moment:%Y%m%d}" > until) or (count and given >= count):
            return
        yield moment


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 else 0


def _all(first: datetime, parts: dict[str, str]) -> Iterator[datetime]:
    every, kind = max(1, _number(parts.get("INTERVAL", ""))), parts.get("FREQ", "")
    days = set(parts.get("BYDAY", WEEKDAYS[first.weekday()]).split(","))
    monday = first.date().toordinal() - first.weekday()
    if kind not in {"DAILY", "WEEKLY", "MONTHLY", "YEARLY"}:
        yield first
        return
    with suppress(OverflowError):  # after the last year there is
        for step in range(MOST_STEPS):
            if kind in {"MONTHLY", "YEARLY"}:
                with suppress(ValueError):  # a month without this day is left out
                    yield _months_later(first, step * every * (12 if kind == "YEARLY" else 1))
                continue
            moment = first + timedelta(days=step * (every if kind == "DAILY" else 1))
            week = (moment.date().toordinal() - monday) // 7
            if kind == "DAILY" or (week % every == 0 and WEEKDAYS[moment.weekday()] in days):
                yield moment


def _months_later(first: datetime, months: int) -> datetime:
    place = first.month - 1 + months
    if first.year + place // 12 > 9999:
        raise OverflowError
    return first.replace(year=first.year + place // 12, month=place % 12 + 1)
