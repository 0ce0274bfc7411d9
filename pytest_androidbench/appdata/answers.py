"""Whether an answer says what was asked for: any order, each thing as often as it is true."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from pytest_androidbench.appdata.validators import Verdict, normal, same_rows, same_text

Value: TypeAlias = str | int | float | datetime.date | datetime.time | datetime.datetime
"""One thing that is asked for; its type says how an answer is read."""

MONTHS: Final = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
)  # fmt: skip
UPSTREAM_LIKENESS: Final = 0.9

_COMMA_BEFORE_YEAR: Final = re.compile(r"(\d{1,2}(?:st|nd|rd|th)?),(\s*\d{4})\b")
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_SEPARATORS: Final = re.compile(r"[,;\n]|\s+and\s+(?=[^,;\n]*$)")
_AROUND: Final = " \t\r\"'`*\u2022.\u201c\u201d\u2018\u2019"
_NUMBER: Final = re.compile(r"([-+]?\d+(?:\.\d+)?)\s*[a-z%\u00b0]*")
_TIME: Final = re.compile(r"\b(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\b\.?)?", re.IGNORECASE)
_HOUR: Final = re.compile(r"\b(\d{1,2})\s*([ap])\.?m\b\.?", re.IGNORECASE)
_DATES: Final = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>\d{4})"),
    re.compile(r"(?P<name>[a-z]{3,9})\.? (?P<day>\d{1,2})(?:st|nd|rd|th)?,? (?P<year>\d{4})"),
    re.compile(r"(?P<day>\d{1,2})(?:st|nd|rd|th)?\.? (?P<name>[a-z]{3,9})\.?,? (?P<year>\d{4})"),
)
_WEEKDAY: Final = re.compile(r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b,?", re.IGNORECASE)


def answer_holds(
    answer: str | None,
    wanted: Sequence[Value],
    *,
    tolerance: float = 0.0,
    upstream: bool = False,
) -> Verdict:
    """An answer names every wanted value as often as it is wanted, in any order, and nothing else.

    Values are separated by commas, semicolons or line breaks (an `and` before the last one is
    fine). Dates and times may be written in the usual English ways, numbers may carry a unit.

    Args:
        answer: what the agent said; None = nothing.
        wanted: all of one type: texts, numbers, dates, times, or dates with times.
        tolerance: how far a number may lie off, itself not included.
        upstream: by the rule of published AndroidWorld scores: as many values as wanted, each like
            one that is wanted; one right value said again and again passes.
    """
    if answer is None or not answer.strip():
        return Verdict(holds=False, why="there is no answer")
    given = _given(answer, wanted)
    unread = [item for item, value in given if value is None]
    if unread:
        kind = type(wanted[0]).__name__
        return Verdict(holds=False, why=f"{unread[0]!r} cannot be read as a {kind}")
    values = [value for _, value in given if value is not None]
    if upstream:
        return _each_like_some(wanted, values, tolerance)
    if tolerance:
        return _near(wanted, values, tolerance)
    return same_rows(map(_comparable, wanted), map(_comparable, values))


def read_date(text: str) -> datetime.date | None:
    """A date as people write it in English, with its year; None = it is none."""
    plain = " ".join(_WEEKDAY.sub("", text).lower().split())
    for form in _DATES:
        found = form.fullmatch(plain)
        if found:
            parts = found.groupdict()
            month = int(parts["month"]) if "month" in parts else _month(parts["name"])
            return _date(int(parts["year"]), month, int(parts["day"]))
    return None


def read_time(text: str) -> datetime.time | None:
    """A time of day by 24 hours or with am and pm; None = it is none."""
    found = _TIME.fullmatch(text.strip())
    if found:
        return _clock(int(found[1]), int(found[2]), found[3])
    found = _HOUR.fullmatch(text.strip())
    return _clock(int(found[1]), 0, found[2]) if found else None


def read_moment(text: str) -> datetime.datetime | None:
    """A date with a time, in either order; None = it is none."""
    found = _TIME.search(text) or _HOUR.search(text)
    if found is None:
        return None
    time = read_time(found[0])
    rest = re.sub(r"\b(?:at|on)\b", " ", text[: found.start()] + " " + text[found.end() :])
    date = read_date(rest.strip(" ,\t"))
    return datetime.datetime.combine(date, time) if date and time else None


def read_number(text: str) -> float | None:
    """A number, maybe with a unit behind it; None = it is none."""
    found = _NUMBER.fullmatch(text.strip().lower())
    return float(found[1]) if found else None


def _given(answer: str, wanted: Sequence[Value]) -> list[tuple[str, Value | None]]:
    """Each thing the answer names, as it was written and as it is understood."""
    first = wanted[0]
    read: Callable[[str], Value | None]
    if isinstance(first, datetime.datetime):
        read = read_moment
    elif isinstance(first, datetime.date):
        read = read_date
    elif isinstance(first, datetime.time):
        read = read_time
    elif isinstance(first, int | float):
        read = read_number
    else:
        read = str
    text = answer if isinstance(first, str) else _without_inner_commas(answer, wanted)
    return [(item, read(item)) for item in _items(text, wanted)]


def _without_inner_commas(answer: str, wanted: Sequence[Value]) -> str:
    if isinstance(wanted[0], datetime.date):
        # "October 15, 2023, 13:30" is one moment.
        plain = _COMMA_BEFORE_YEAR.sub(r"\1\2", _WEEKDAY.sub("", answer))
        return re.sub(r"(\d{4}),(\s*\d{1,2}:)", r"\1\2", plain)
    return _THOUSANDS.sub("", answer) if len(wanted) == 1 else answer


def _items(text: str, wanted: Sequence[Value]) -> list[str]:
    whole = text.strip(_AROUND)
    if len(wanted) == 1 and isinstance(wanted[0], str) and normal(whole) == normal(wanted[0]):
        return [whole]
    # An "and" inside of a value that is wanted separates nothing.
    holds_and = any(isinstance(value, str) and " and " in value for value in wanted)
    split = re.compile(r"[,;\n]") if holds_and else _SEPARATORS
    items = (item.strip(_AROUND).removeprefix("- ") for item in split.split(text))
    return [item.removeprefix("and ").strip(_AROUND) for item in items if item]


def _comparable(value: Value) -> Value:
    if isinstance(value, str):
        return normal(value.strip(_AROUND))
    return float(value) if isinstance(value, int | float) else value


def _near(wanted: Iterable[Value], given: Sequence[Value], tolerance: float) -> Verdict:
    """Sorted pairs lie near each other: for numbers on a line no other pairing can do better."""
    ordered = sorted(float(value) for value in wanted if isinstance(value, int | float))
    found = sorted(float(value) for value in given if isinstance(value, int | float))
    if len(ordered) != len(found):
        return Verdict(holds=False, why=f"there are {len(found)} numbers, not {len(ordered)}")
    far = [(a, b) for a, b in zip(ordered, found, strict=True) if abs(a - b) >= tolerance]
    why = "; ".join(f"{b:g} is {abs(a - b):g} off {a:g}" for a, b in far)
    return Verdict(holds=not far, why=why)


def _each_like_some(wanted: Sequence[Value], given: Sequence[Value], tolerance: float) -> Verdict:
    if len(wanted) != len(given):
        return Verdict(holds=False, why=f"there are {len(given)} values, not {len(wanted)}")
    strange = [value for value in given if not any(_like(one, value, tolerance) for one in wanted)]
    return Verdict(holds=not strange, why=f"unexpected: {strange!r}" if strange else "")


def _like(wanted: Value, given: Value, tolerance: float) -> bool:
    if isinstance(wanted, str) and isinstance(given, str):
        return bool(same_text(wanted, given, likeness=UPSTREAM_LIKENESS))
    if isinstance(wanted, int | float) and isinstance(given, int | float) and tolerance:
        return abs(wanted - given) < tolerance
    return wanted == given


def _month(name: str) -> int:
    found = [number for number, month in enumerate(MONTHS, 1) if month.startswith(name)]
    return found[0] if found else 0


def _date(year: int, month: int, day: int) -> datetime.date | None:
    try:
        return datetime.date(year, month, day)
    except ValueError:
        return None


def _clock(hour: int, minute: int, half: str | None) -> datetime.time | None:
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half.lower() == "p" else 0)
    return datetime.time(hour, minute) if hour < 24 and minute < 60 else None
