"""Traits: what params may have that breaks an agent, each as data, with its words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.studies.readings import Reading, Value, View

Relation: TypeAlias = Literal["is", "is not", "at least", "at most", "holds", "lacks"]
MAX_VALUES: Final = 120
"""Of one reading that traits are made of; of more, these spread evenly."""
_NUMBERS: Final = {
    "length": "the length of {of}",
    "words": "the number of words of {of}",
    "number": "{of}",
    "day": "the day of the month of {of}",
    "year": "the year of {of}",
    "hour": "the hour of {of}",
    "minute": "the minute of {of}",
    "seconds": "{of} in seconds",
    "count": "the number of {of}",
}
"""What is read as a number, in words."""
_SIZES: Final = frozenset({"length", "words", "number", "seconds", "count"})
_THRESHOLDS: Final = frozenset({"date", "time"})
"""What is read as a text and has an order all the same."""


@dataclass(frozen=True, slots=True)
class Trait:
    """One property of params."""

    reading: Reading
    relation: Relation
    value: str | float | bool | None

    def holds(self, view: View) -> bool:
        """Whether some params have it."""
        if self.reading not in view:
            return False
        return _holds(self.relation, view[self.reading], self.value)

    @property
    def weight(self) -> float:
        """How readily it is believed beside others of its reading."""
        if self.relation in ("lacks", "is not"):
            return 0.2
        size = self.reading.aspect.rpartition(" ")[2]
        # That something breaks from a length on is more usual than at just this one.
        return 0.3 if self.relation == "is" and size in _SIZES else 0.8

    @property
    def param(self) -> str:
        """The param it is about; of several, their names."""
        return self.reading.of if ", " in self.reading.of else self.reading.of.partition(".")[0]

    def __str__(self) -> str:
        """In words, as `name` holds "'"."""
        return _told(self.reading, self.relation, self.value)


@dataclass(frozen=True, slots=True)
class Claim:
    """One trait, or two of different params that have to come together."""

    traits: tuple[Trait, ...]

    def holds(self, view: View) -> bool:
        """Whether some params have all of it."""
        return all(trait.holds(view) for trait in self.traits)

    @property
    def params(self) -> tuple[str, ...]:
        """The params it is about."""
        return tuple(name for trait in self.traits for name in trait.param.split(", "))

    @property
    def parts(self) -> tuple[str, ...]:
        """The same in full: `book.title`."""
        return tuple(name for trait in self.traits for name in trait.reading.of.split(", "))

    def __str__(self) -> str:
        return " and ".join(map(str, self.traits))


def traits_of(views: Iterable[View]) -> Iterator[tuple[Trait, int]]:
    """The traits that values seen suggest, each with how many others its reading suggests alike."""
    values: dict[Reading, set[Value]] = {}
    for view in views:
        for reading, value in view.items():
            seen = values.setdefault(reading, set())
            seen.update(value if isinstance(value, frozenset) else [value])
    sets = {reading for view in views for reading, v in view.items() if isinstance(v, frozenset)}
    for reading in sorted(values):
        chosen = _spread(sorted(values[reading], key=lambda v: (str(type(v)), v)))
        for relation in _relations(reading, in_set=reading in sets):
            for value in chosen:
                assert not isinstance(value, frozenset)
                yield Trait(reading, relation, value), len(chosen)


def _relations(reading: Reading, *, in_set: bool) -> tuple[Relation, ...]:
    if in_set:
        return ("holds", "lacks")
    if _noun(reading) or reading.aspect in _THRESHOLDS:
        return ("is", "at least", "at most")
    return ("is", "is not")


def _spread(values: Sequence[Value]) -> Sequence[Value]:
    if len(values) <= MAX_VALUES:
        return values
    return [values[i * (len(values) - 1) // (MAX_VALUES - 1)] for i in range(MAX_VALUES)]


def _holds(relation: Relation, read: Value, value: str | float | bool | None) -> bool:
    if relation in ("holds", "lacks"):
        inside = isinstance(read, frozenset) and value in read
        return inside is (relation == "holds")
    if relation in ("is", "is not"):
        return (read == value) is (relation == "is")
    if isinstance(read, float) and isinstance(value, float):
        return read >= value if relation == "at least" else read <= value
    if isinstance(read, str) and isinstance(value, str):
        return read >= value if relation == "at least" else read <= value
    return False


def _noun(reading: Reading) -> str:
    """What a reading is called where it is a number; "" where it is none."""
    size, _, aspect = reading.aspect.rpartition(" ")
    if aspect not in _NUMBERS:
        return ""
    words = _NUMBERS[aspect].format(of=f"`{reading.of}`")
    return f"{words} ({size} of them)" if size else words


def _told(reading: Reading, relation: Relation, value: str | float | bool | None) -> str:
    of, aspect = f"`{reading.of}`", reading.aspect
    if noun := _noun(reading):
        return f"{noun} is {_bound(relation, f'{value:g}')}"
    if aspect == "date":
        return f"{of} is {_bound(relation, str(value), at_least='or later', at_most='or before')}"
    if aspect == "time":
        return f"{of} is {_bound(relation, str(value), at_least='or later', at_most='or before')}"
    if aspect in ("order", "alike"):
        return _stands(reading.of, relation, value)
    no = "no " if relation in ("lacks", "is not") else ""
    if aspect in ("characters", "one text"):
        return f"{of} {'lacks' if no else 'holds'} {_quoted(str(value))}"
    if aspect == "kinds":
        shown = str(value).removeprefix("a ") if no else str(value)
        return f"{of} holds {no}{shown}"
    verb = "is not" if no else "is"
    if aspect.startswith("one "):
        return f"{'none' if no else 'one'} of {of} is {value}"
    if aspect == "weekday":
        return f"{of} {verb} a {value}"
    if aspect == "month":
        return f"{of} {verb} in {value}"
    return f"{of} {verb} {_quoted(value) if aspect == 'text' else _plain(value)}"  # type: ignore[arg-type]


def _bound(
    relation: Relation, value: str, *, at_least: str = "or more", at_most: str = "or less"
) -> str:
    match relation:
        case "at least":
            return f"{value} {at_least}"
        case "at most":
            return f"{value} {at_most}"
        case "is not" | "lacks":
            return f"not {value}"
        case _:
            return value


def _stands(of: str, relation: Relation, value: str | float | bool | None) -> str:
    first, _, second = of.partition(", ")
    verb = "is" if relation == "is" else "is not"
    how = {"more": "above", "less": "below", True: "the same as", "alike": "the same as"}
    if value is False:
        verb = "is not" if relation == "is" else "is"
    return f"`{first}` {verb} {how.get(value, 'the same as')} `{second}`"


def _plain(value: object) -> str:
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _quoted(text: str) -> str:
    if (len(text) == 1 and not text.isprintable()) or text.isspace():
        return " ".join(unicodedata.name(each, f"U+{ord(each):04X}").lower() for each in text)
    quote = "'" if '"' in text and "'" not in text else '"'
    return f"{quote}{text}{quote}"
