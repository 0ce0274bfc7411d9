"""Whether an answer says what was asked for: any order, each thing as often as it is true."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from pytest_androidbench.appdata.reading import read_date, read_moment, read_number, read_time
from pytest_androidbench.appdata.validators import Verdict, normal, same_rows, same_text
from pytest_androidbench.interface.verdict import Differences

Value: TypeAlias = str | int | float | datetime.date | datetime.time | datetime.datetime
"""One thing that is asked for; its type says how an answer is read."""
Read: TypeAlias = Callable[[str], Value | None]

UPSTREAM_LIKENESS: Final = 0.9

_SEPARATOR: Final = re.compile(r"([,;\n&]|\band\b)", re.IGNORECASE)
_UPSTREAM_SEPARATOR: Final = re.compile(r"([,;\n])")
_LEAD: Final = re.compile(r"^(?:[-*\u2022]|\d{1,2}[.)])\s+")
"""What stands before an item in a list that is written line by line."""
_AROUND: Final = " \t\r\"'`*\u2022[]"
_KEYBOARD: Final = str.maketrans(
    "\u2018\u2019\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2212", "''\"\"------"
)
"""Signs of fine typography, and what is on a keyboard for them."""
_INSIDE: Final = 4
"""How many separators one number, date or time may hold."""


def answer_holds(
    answer: str | None,
    wanted: Sequence[Value],
    *,
    tolerance: float = 0.0,
    units: Collection[str] = (),
    upstream: bool = False,
) -> Verdict:
    """An answer names every wanted value as often as it is wanted, in any order, and nothing else.

    Values are separated by commas, semicolons, line breaks or `and`; bullets, numbering and
    quotes are not looked at, other words around a value are. Dates, times and numbers may be
    written in the usual English ways, numbers with a unit of one word.

    Args:
        answer: what the agent said; None = nothing.
        wanted: one or more, all of one type: texts, numbers, dates, times, or dates with times.
        tolerance: how far a number may lie off, itself not included.
        units: the only ones a number may have, in small letters; it may also have none.
        upstream: by the rule of published AndroidWorld scores: as many values as wanted, each like
            one that is wanted; one right value said again and again passes.
    """
    verdict = _judged(answer, wanted, tolerance, units, upstream=upstream)
    if verdict:
        return verdict
    said: Differences = (("expected", tuple(wanted)), ("found", (answer,)))
    return replace(verdict, differences=said + verdict.differences)


def _judged(
    answer: str | None,
    wanted: Sequence[Value],
    tolerance: float,
    units: Collection[str],
    *,
    upstream: bool,
) -> Verdict:
    if answer is None or not answer.strip():
        return Verdict(holds=False, why="there is no answer")
    given = _given(answer, wanted, units, upstream=upstream)
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


def _given(
    answer: str, wanted: Sequence[Value], units: Collection[str], *, upstream: bool
) -> list[tuple[str, Value | None]]:
    """Each thing the answer names, as it was written and as it is understood."""
    separator = _UPSTREAM_SEPARATOR if upstream else _SEPARATOR
    parts = separator.split(answer.translate(_KEYBOARD))
    texts = {_plain(value): value for value in wanted if isinstance(value, str)}
    if texts:
        inside = max(len(separator.findall(text)) for text in texts)
        items = _items(parts, lambda item: texts.get(_plain(item)), inside)
        return [(item, item if value is None else value) for item, value in items]
    inside = 0 if _is_close_list(answer, wanted) else _INSIDE
    return _items(parts, _reader(wanted[0], units), inside)


def _is_close_list(answer: str, wanted: Sequence[Value]) -> bool:
    """Whether "1,250" means two numbers: several are asked for, and no blank says otherwise."""
    return len(wanted) > 1 and not re.search(r"[\s;]", answer.strip())


def _reader(value: Value, units: Collection[str]) -> Read:
    """What reads values of the same type."""
    if isinstance(value, datetime.datetime):
        return read_moment
    if isinstance(value, datetime.date):
        return read_date
    return read_time if isinstance(value, datetime.time) else partial(read_number, units=units)


def _items(parts: Sequence[str], read: Read, inside: int) -> list[tuple[str, Value | None]]:
    """What stands between separators; those inside of something that can be read do not count.

    Args:
        parts: texts, and separators in between.
        read: understands an item; None = it cannot.
        inside: how many separators an item may hold.
    """
    items: list[tuple[str, Value | None]] = []
    place = 0
    while place < len(parts):
        last = min(place + 2 * inside, len(parts) - 1)
        spans = ((end, _understood(parts[place : end + 1], read)) for end in range(last, place, -2))
        alone = (place, _understood(parts[place : place + 1], read))
        end, item = next((span for span in spans if span[1][1] is not None), alone)
        items.append(item)
        place = end + 2
    return [item for item in items if item[0]]


def _understood(parts: Iterable[str], read: Read) -> tuple[str, Value | None]:
    bare = _bare("".join(parts))
    value = read(bare)
    if value is None:
        bare = _bare(_LEAD.sub("", bare))
        value = read(bare)
    return bare, value


def _bare(text: str) -> str:
    """An item without quotes, marks of a list and a full stop around it."""
    return text.strip(_AROUND).rstrip(f"{_AROUND}.")


def _plain(text: str) -> str:
    return normal(_bare(text.translate(_KEYBOARD)))


def _comparable(value: Value) -> Value:
    if isinstance(value, str):
        return _plain(value)
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
