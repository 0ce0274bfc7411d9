"""What can be read off the params of an episode: lengths, characters, days, signs.

Params are plain data here, as records hold them, so that a study's report can be made again from
its records alone: days and times are texts in the form of ISO 8601.
"""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias

Value: TypeAlias = str | float | bool | frozenset[str] | None
View: TypeAlias = "dict[Reading, Value]"
"""All that is read off one episode's params."""
MAX_DEPTH: Final = 4
"""Of values within values that are looked into."""
MAX_ITEMS: Final = 50
"""Of a list that are looked at."""
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\d(?:T.*)?", re.ASCII)
_TIME: Final = re.compile(r"\d\d:\d\d(?::\d\d(?:\.\d+)?)?", re.ASCII)
_DURATION: Final = re.compile(r"(-?)P(?:(\d+)D)?(?:T(\d+(?:\.\d+)?)S)?", re.ASCII)
_DAYS: Final = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip


@dataclass(frozen=True, slots=True, order=True)
class Reading:
    """One thing that is read off."""

    of: str
    """The param, or a part of it: `name`, `book.title`; two for what compares them: `a, b`."""
    aspect: str
    """What of it: `length`, `day` ..."""


def view_of(params: Mapping[str, Any]) -> View:
    """Read everything off some params."""
    return together(params, [view_of_one(name, params[name]) for name in sorted(params)])


def view_of_one(name: str, value: object) -> View:
    """Read off one param what there is to it by itself."""
    return dict(_read(name, value, 0))


def together(params: Mapping[str, Any], views: Iterable[View]) -> View:
    """What is read off params, from what is read off each, and from how they compare."""
    found: View = {}
    for view in views:
        found.update(view)
    found.update(_compared(params))
    return found


def _read(of: str, value: object, depth: int) -> Iterator[tuple[Reading, Value]]:
    if isinstance(value, bool) or value is None:
        yield Reading(of, "value"), value
    elif isinstance(value, int | float):
        yield from _number(of, float(value))
    elif isinstance(value, str):
        yield from _text(of, value)
    elif isinstance(value, Mapping) and depth < MAX_DEPTH:
        for name in sorted(value, key=str):
            yield from _read(f"{of}.{name}", value[name], depth + 1)
    elif isinstance(value, Sequence) and depth < MAX_DEPTH:
        yield from _several(of, value, depth)


def _number(of: str, value: float) -> Iterator[tuple[Reading, Value]]:
    yield Reading(of, "number"), value
    yield Reading(of, "sign"), "zero" if value == 0 else "negative" if value < 0 else "positive"


def _text(of: str, text: str) -> Iterator[tuple[Reading, Value]]:
    if _MOMENT.fullmatch(text) and (moment := _moment(text)) is not None:
        yield from _date(of, text, moment)
        if "T" in text:
            yield from _clock(of, moment.time())
        return
    if _TIME.fullmatch(text) and (moment := _moment(f"2000-01-01T{text}")) is not None:
        yield Reading(of, "time"), text
        yield from _clock(of, moment.time())
        return
    if text not in ("P", "") and (found := _DURATION.fullmatch(text)):
        seconds = 86400 * int(found[2] or 0) + float(found[3] or 0)
        yield Reading(of, "seconds"), -seconds if found[1] else seconds
        return
    yield Reading(of, "text"), text
    yield Reading(of, "length"), float(len(text))
    yield Reading(of, "words"), float(len(text.split()))
    yield Reading(of, "characters"), frozenset(text)
    yield Reading(of, "kinds"), frozenset(map(_kind, set(text)))


def _moment(text: str) -> datetime.datetime | None:
    try:
        return datetime.datetime.fromisoformat(text)
    except ValueError:
        return None


def _date(of: str, text: str, moment: datetime.datetime) -> Iterator[tuple[Reading, Value]]:
    yield Reading(of, "date"), text
    yield Reading(of, "day"), float(moment.day)
    yield Reading(of, "month"), f"{moment:%B}"
    yield Reading(of, "year"), float(moment.year)
    yield Reading(of, "weekday"), _DAYS[moment.weekday()]


def _clock(of: str, time: datetime.time) -> Iterator[tuple[Reading, Value]]:
    yield Reading(of, "hour"), float(time.hour)
    yield Reading(of, "minute"), float(time.minute)


def _several(of: str, values: Sequence[Any], depth: int) -> Iterator[tuple[Reading, Value]]:
    yield Reading(of, "count"), float(len(values))
    inner: dict[Reading, list[Value]] = {}
    for value in values[:MAX_ITEMS]:
        for reading, read in _read(of, value, depth + 1):
            inner.setdefault(reading, []).append(read)
    for reading, reads in inner.items():
        yield from _together(reading, reads)


def _together(reading: Reading, reads: Sequence[Value]) -> Iterator[tuple[Reading, Value]]:
    """What there is to say about one reading of all items of a list."""
    of, aspect = reading.of, reading.aspect
    if aspect in ("characters", "kinds"):
        yield reading, frozenset().union(*(r for r in reads if isinstance(r, frozenset)))
    elif aspect in ("text", "weekday", "month", "sign"):
        yield Reading(of, f"one {aspect}"), frozenset(str(r) for r in reads)
    elif numbers := [r for r in reads if isinstance(r, float)]:
        yield Reading(of, f"largest {aspect}"), max(numbers)
        yield Reading(of, f"smallest {aspect}"), min(numbers)


def _compared(params: Mapping[str, Any]) -> Iterator[tuple[Reading, Value]]:
    """How params of one kind stand to each other."""
    plain = [(name, params[name]) for name in sorted(params)]
    known = [(name, value) for name, value in plain if isinstance(value, str | int | float)]
    for (first, one), (second, other) in combinations(known, 2):
        if isinstance(one, bool) or isinstance(other, bool):
            continue
        if isinstance(one, str) is not isinstance(other, str):
            continue
        of = f"{first}, {second}"
        if not isinstance(one, str) or (_MOMENT.fullmatch(one) and _MOMENT.fullmatch(str(other))):
            more: bool = one > other  # type: ignore[operator]  # both are numbers, or both texts
            yield Reading(of, "order"), "alike" if one == other else "more" if more else "less"
        else:
            yield Reading(of, "alike"), one == other


def _kind(character: str) -> str:
    if not character.isascii():
        emoji = unicodedata.category(character) in ("So", "Sk", "Cs")
        return "a symbol beyond ASCII" if emoji else "a character beyond ASCII"
    if character.isalpha():
        return "a capital letter" if character.isupper() else "a small letter"
    if character.isdigit():
        return "a digit"
    return "white space" if character.isspace() else "punctuation"
