"""The texts of the small world with what they are about, and what the laws ask of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Final

from pytest_androidbench.phone.kit.maps.finding import everything
from pytest_androidbench.phone.world.events import Appointment
from pytest_androidbench.phone.world.people import ACQUAINTANCES, OWNER, PEOPLE
from pytest_androidbench.phone.world.references import PLACE, addresses, rows_of

EVERYBODY: Final = (OWNER, *PEOPLE, *ACQUAINTANCES)
MONTHS: Final = (
    "January|February|March|April|May|June|July|August|September|October|November|December"
)
DAYS: Final = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"
DATED: Final = re.compile(rf"\b({DAYS}), ({MONTHS}) (\d+)")


@dataclass(frozen=True)
class Told:
    """A text, when it was written, and its references."""

    title: str
    text: str
    when: datetime
    about: tuple[str, ...] = ()


@cache
def map_names() -> tuple[str, ...]:
    """Of the map's places that nothing else is called like: those of more than one word."""
    return tuple(sorted({one.name for one in everything() if " " in one.name}))


def found(reference: str) -> list[object]:
    """The rows a reference means, in the world or on the map."""
    kind, _, name = reference.partition(":")
    if kind == PLACE:
        return [one for one in everything() if one.name == name]
    return rows_of(reference)


def untold(told: Told) -> Iterator[str]:
    """References of which the text does not say what their row says."""
    for reference in told.about:
        (row,) = found(reference)
        if isinstance(row, Appointment):
            said = [f"{row.start:%B} {row.start.day}"]
            said += [f"{row.start:%H:%M}"] if row.hour >= 0 else []
        else:
            said = [reference.partition(":")[2]]
        yield from (f"{reference} without {each}" for each in said if each not in told.text)


def unreferred(told: Told) -> Iterator[str]:
    """Addresses and places of the map that the text names and no reference."""
    named = [f"address:{each}" for each in addresses() if each in told.text]
    named += [f"{PLACE}:{each}" for each in map_names() if each in told.text]
    own = [each.partition(":")[2] for each in told.about]
    yield from (
        each
        for each in named
        if not any(each.partition(":")[2] in name for name in own)
        and each.partition(":")[2] not in told.title
    )


def wrong_days(told: Told) -> Iterator[str]:
    """Weekdays that are another one in the year that is nearest to when it was written."""
    for day, month, number in DATED.findall(told.text):
        years = (told.when.year - 1, told.when.year, told.when.year + 1)
        dates = [datetime.strptime(f"{year} {month} {number}", "%Y %B %d") for year in years]
        nearest = min(dates, key=lambda each: abs(each - told.when))
        if f"{nearest:%A}" != day:
            yield f"{day}, {month} {number}"


def strangers(text: str) -> Iterator[str]:
    """Names of two words that begin like a person's and are not that person's."""
    for one in EVERYBODY:
        for last in re.findall(rf"\b{one.first_name} ([A-Z]\w+)", text):
            if last != one.name.split()[-1]:
                yield f"{one.first_name} {last}"


def sentences(text: str) -> list[str]:
    """Sentences of five words and more."""
    split = re.split(r"(?<=[.!?])\s+", text)
    return [each for each in split if len(each.split()) >= 5]
