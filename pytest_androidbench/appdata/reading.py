"""Dates, times and numbers as people write them in English; what cannot be read is None."""

from __future__ import annotations

import datetime
import re
from collections.abc import Collection, Mapping
from typing import Final

MONTHS: Final = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
)  # fmt: skip

_ONES: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
)  # fmt: skip
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_IN_WORDS: Final = {
    **{name: number for number, name in enumerate(_ONES)},
    **{name: number for number, name in zip(range(20, 100, 10), _TENS, strict=True)},
    **{
        f"{ten} {one}": place * 10 + number
        for place, ten in enumerate(_TENS, 2)
        for number, one in enumerate(_ONES[1:10], 1)
    },
    "a hundred": 100,
    "one hundred": 100,
}
_NO_UNITS: Final = frozenset(
    (
        *("st", "nd", "rd", "th", "am", "pm"),
        *("k", "dozen", "hundred", "thousand", "million", "billion"),
        *_IN_WORDS,
    )
)
"""What behind a number makes something else of it, one or several."""

_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_WORDS: Final = "|".join(sorted(_IN_WORDS, key=len, reverse=True)).replace(" ", "[ -]")
_NUMBER: Final = re.compile(
    rf"(?:(?P<figures>[-+]?(?:\d+(?:\.\d+)?|\.\d+))|(?P<words>{_WORDS})\b)"
    r"\s*(?P<unit>(?:[a-z%\u00b0][a-z/-]*)?)"
)
_TIME: Final = re.compile(r"\b(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\b\.?)?", re.IGNORECASE)
_HOUR: Final = re.compile(r"\b(\d{1,2})\s*([ap])\.?m\b\.?", re.IGNORECASE)
_AROUND_TIME: Final = re.compile(r"\b(?:at|on)\b|@", re.IGNORECASE)
_WEEKDAY: Final = re.compile(
    r"\(?\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?\)?", re.IGNORECASE
)
_FILLING: Final = re.compile(r",|\b(?:the|of)\b", re.IGNORECASE)
_DATES: Final = (
    re.compile(r"(?P<year>\d{4})(?P<between>[-/.])(?P<month>\d{1,2})(?P=between)(?P<day>\d{1,2})"),
    re.compile(r"(?P<month>\d{1,2})(?P<between>[-/])(?P<day>\d{1,2})(?P=between)(?P<year>\d{4})"),
    re.compile(r"(?P<day>\d{1,2})(?P<between>[-/.])(?P<month>\d{1,2})(?P=between)(?P<year>\d{4})"),
    re.compile(r"(?P<name>[a-z]{3,9})\.? (?P<day>\d{1,2})(?:st|nd|rd|th)? (?P<year>\d{4})"),
    re.compile(
        r"(?P<day>\d{1,2})(?:st|nd|rd|th)?\.?[ -](?P<name>[a-z]{3,9})\.?[ -](?P<year>\d{4})"
    ),
)
"""Of two readings the earlier form counts: 10/11/2023 is in October."""


def read_date(text: str) -> datetime.date | None:
    """A date with its year, in any order that leaves no doubt; else the month comes first."""
    plain = " ".join(_FILLING.sub(" ", _WEEKDAY.sub(" ", text)).lower().split())
    for form in _DATES:
        found = form.fullmatch(plain)
        if found and (date := _date(found.groupdict())):
            return date
    return None


def read_time(text: str) -> datetime.time | None:
    """A time of day by 24 hours or with am and pm."""
    found = _TIME.fullmatch(text.strip())
    if found:
        return _clock(int(found[1]), int(found[2]), found[3])
    found = _HOUR.fullmatch(text.strip())
    return _clock(int(found[1]), 0, found[2]) if found else None


def read_moment(text: str) -> datetime.datetime | None:
    """A date with a time, in either order."""
    apart = re.sub(r"(?<=\d)T(?=\d)", " ", text)
    found = _TIME.search(apart) or _HOUR.search(apart)
    if found is None:
        return None
    rest = _AROUND_TIME.sub("", apart[: found.start()] + apart[found.end() :])
    time, date = read_time(found[0]), read_date(rest.strip(" ,\t-\u2013"))
    return datetime.datetime.combine(date, time) if date and time else None


def read_number(text: str, units: Collection[str] = ()) -> float | None:
    """A number in figures, or up to a hundred in words, maybe with a unit behind it.

    Args:
        text: with nothing else in it.
        units: which units there may be, in small letters; none named = any single word.
    """
    plain = _THOUSANDS.sub("", text.strip().lower().replace("\u2212", "-"))
    found = _NUMBER.fullmatch(plain)
    if found is None or found["unit"].removesuffix("s") in _NO_UNITS:
        return None
    if units and found["unit"] not in {"", *units}:
        return None
    words = found["words"]
    return float(_IN_WORDS[words.replace("-", " ")] if words else found["figures"])


def _month(name: str) -> int:
    found = [number for number, month in enumerate(MONTHS, 1) if month.startswith(name)]
    return found[0] if found else 0


def _date(parts: Mapping[str, str]) -> datetime.date | None:
    month = int(parts["month"]) if "month" in parts else _month(parts["name"])
    try:
        return datetime.date(int(parts["year"]), month, int(parts["day"]))
    except ValueError:
        return None


def _clock(hour: int, minute: int, half: str | None) -> datetime.time | None:
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half.lower() == "p" else 0)
    return datetime.time(hour, minute) if hour < 24 and minute < 60 else None
