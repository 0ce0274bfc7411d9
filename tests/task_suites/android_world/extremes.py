"""The seeds among many at which a task is hardest: longest texts, most rows, edges of days."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from fixtures.suite_tasks import parts_of, rows_in, texts_in

Values = Mapping[str, Any]
MEASURES: Final[Mapping[str, Callable[[Values], float]]] = {
    "longest text": lambda values: max(map(len, texts_in(values)), default=0),
    "most text": lambda values: sum(map(len, texts_in(values))),
    "least text": lambda values: -sum(map(len, texts_in(values))),
    "most rows": rows_in,
    "fewest rows": lambda values: -rows_in(values),
    "strangest text": lambda values: sum(
        not (c.isalnum() or c == " ") for t in texts_in(values) for c in t
    ),
    "earliest moment": lambda values: -max(_seconds(values), default=0),
    "latest moment": lambda values: max(_seconds(values), default=0),
    "end of month": lambda values: max((day.day for day in _days(values)), default=0),
}


def extremes(drawn: Sequence[Values]) -> dict[str, int]:
    """The place of the first draw at which each measure is greatest; draws all alike have none."""
    found = {}
    for name, measure in MEASURES.items():
        values = [measure(draw) for draw in drawn]
        if len(set(values)) > 1:
            found[name] = values.index(max(values))
    return found


def _moments(value: object) -> Iterator[datetime.date | datetime.time]:
    if isinstance(value, datetime.date | datetime.time):
        yield value
    for part in parts_of(value):
        yield from _moments(part)


def _days(values: Values) -> list[datetime.date]:
    return [moment for moment in _moments(values) if isinstance(moment, datetime.date)]


def _seconds(values: Values) -> list[int]:
    """Seconds of the day, of every moment that has some."""
    return [
        moment.hour * 3600 + moment.minute * 60 + moment.second
        for moment in _moments(values)
        if isinstance(moment, datetime.datetime | datetime.time)
    ]
