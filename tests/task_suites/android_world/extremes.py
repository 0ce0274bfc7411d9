"""The seeds among many at which a task is hardest: longest texts, most rows, edges of days."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fixtures.suite_tasks import everything_in

Values = Mapping[str, Any]
Moment = datetime.date | datetime.time


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much is drawn: walked through once, as draws can be large."""

    texts: Sequence[str]
    rows: int
    moments: Sequence[Moment]

    @property
    def odd_characters(self) -> int:
        return sum(not (c.isalnum() or c == " ") for text in self.texts for c in text)

    @property
    def days(self) -> list[int]:
        """The days of the month, of every moment that has one."""
        return [moment.day for moment in self.moments if isinstance(moment, datetime.date)]

    @property
    def seconds(self) -> list[int]:
        """Seconds of the day, of every moment that has some."""
        return [
            moment.hour * 3600 + moment.minute * 60 + moment.second
            for moment in self.moments
            if isinstance(moment, datetime.datetime | datetime.time)
        ]


MEASURES: Final[Mapping[str, Callable[[Extent], float]]] = {
    "longest text": lambda extent: max(map(len, extent.texts), default=0),
    "most text": lambda extent: sum(map(len, extent.texts)),
    "least text": lambda extent: -sum(map(len, extent.texts)),
    "most rows": lambda extent: extent.rows,
    "fewest rows": lambda extent: -extent.rows,
    "strangest text": lambda extent: extent.odd_characters,
    "earliest moment": lambda extent: -max(extent.seconds, default=0),
    "latest moment": lambda extent: max(extent.seconds, default=0),
    "end of month": lambda extent: max(extent.days, default=0),
}


def extremes(drawn: Sequence[Values]) -> dict[str, frozenset[int]]:
    """The places of the draws at which each measure is greatest; draws all alike have none."""
    extents = [_extent(values) for values in drawn]
    found = {}
    for name, measure in MEASURES.items():
        values = [measure(extent) for extent in extents]
        greatest = max(values)
        if greatest > min(values):
            found[name] = frozenset(i for i, value in enumerate(values) if value == greatest)
    return found


def fewest(groups: Sequence[frozenset[int]]) -> list[int]:
    """A few places, at least one of each group, in order: always the one most groups have."""
    chosen: set[int] = set()
    left = list(groups)
    while left:
        best = max(sorted(set().union(*left)), key=lambda place: _having(left, place))
        chosen.add(best)
        left = [group for group in left if best not in group]
    return sorted(chosen)


def _having(groups: Sequence[frozenset[int]], place: int) -> int:
    return sum(place in group for group in groups)


def _extent(values: Values) -> Extent:
    parts = list(everything_in(values))
    return Extent(
        texts=[part for part in parts if isinstance(part, str)],
        rows=sum(len(part) for part in parts if isinstance(part, list | tuple | Mapping)),
        moments=[part for part in parts if isinstance(part, Moment)],
    )
