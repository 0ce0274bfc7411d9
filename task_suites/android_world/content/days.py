"""Days and the ways a goal may speak of them, seen from the day the suite's clock starts at."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import dates

TODAY: Final = datetime.date(2023, 10, 15)
"""A Sunday; the recipe sets the device's clock to it."""
_NEAR: Final = {-1: "yesterday", 0: "today", 1: "tomorrow"}
_WEEK: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """A day and how a goal names it; formatted, it is that phrase."""

    date: datetime.date
    phrase: str
    """As it follows a verb: `on October 16`, `tomorrow`, `this Monday`."""

    def __str__(self) -> str:
        return self.phrase

    def at(self, hour: int, minute: int = 0) -> datetime.datetime:
        """A time of this day."""
        return datetime.datetime.combine(self.date, datetime.time(hour, minute))


def days(first: datetime.date, last: datetime.date) -> SearchStrategy[Day]:
    """Days from `first` to `last`, all alike, each in any wording that fits it."""
    return dates(first, last).flatmap(worded)


def worded(date: datetime.date) -> SearchStrategy[Day]:
    """One day in any wording that fits it, all wordings alike."""
    return st.sampled_from(phrases(date)).map(lambda phrase: Day(date=date, phrase=phrase))


def phrases(date: datetime.date) -> tuple[str, ...]:
    """Every wording that fits a day and no other.

    `next Wednesday` and `the Wednesday after next` are left out: people do not agree on what they
    mean. A weekday alone is one of the coming six days.
    """
    ahead = (date - TODAY).days
    plain = (f"on {long_date(date, year=False)}", f"on {long_date(date)}")
    weekday = f"{date:%A}"
    near: tuple[str, ...] = (_NEAR[ahead],) if ahead in _NEAR else ()
    if 1 < ahead < _WEEK:
        near = (f"this {weekday}", f"on {weekday}")
    elif _WEEK < ahead < 2 * _WEEK:
        near = (f"a week after this {weekday}",)
    return (*plain, *near)


def long_date(date: datetime.date, *, year: bool = True) -> str:
    """A date as in `October 16, 2023`."""
    return f"{date:%B} {date.day}" + (f", {date.year}" if year else "")
