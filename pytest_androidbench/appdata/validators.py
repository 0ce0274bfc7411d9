"""Pure functions over rows and texts; each gives a Verdict that says why."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Final

from pytest_androidbench.interface.verdict import Verdict

__all__ = [
    "Verdict",
    "any_of",
    "contains_text",
    "normal",
    "one_line",
    "only_added",
    "only_changed",
    "only_removed",
    "picked",
    "rows_kept",
    "same_rows",
    "same_sequence",
    "same_text",
]
_MOST_SHOWN: Final = 5


def same_rows(wanted: Iterable[object], found: Iterable[object]) -> Verdict:
    """Both hold the same rows equally often, in any order."""
    missing, extra = _differences(wanted, found)
    return _verdict([("missing", missing), ("unexpected", extra)])


def rows_kept(before: Iterable[object], after: Iterable[object]) -> Verdict:
    """Every row of before is there after, unchanged and as often; more may have come."""
    missing, _ = _differences(before, after)
    return _verdict([("gone or changed", missing)])


def only_added(
    before: Iterable[object], after: Iterable[object], added: Iterable[object]
) -> Verdict:
    """After is before and exactly the rows that were to be added."""
    return _changed([*before, *added], after)


def only_removed(
    before: Iterable[object], after: Iterable[object], removed: Iterable[object]
) -> Verdict:
    """After is before without exactly the rows that were to be removed."""
    rest = [_frozen(row) for row in before]
    absent = []
    for row in removed:
        key = _frozen(row)
        if key in rest:
            rest.remove(key)
        else:
            absent.append(row)
    if absent:
        return _absent(absent)
    return _changed(rest, after)


def only_changed(
    before: Iterable[object],
    after: Iterable[object],
    changed: Iterable[tuple[object, object]],
) -> Verdict:
    """After is before with exactly the given rows replaced: pairs of old and new."""
    pairs = list(changed)
    rest = [_frozen(row) for row in before]
    for old, _ in pairs:
        key = _frozen(old)
        if key not in rest:
            return _absent([old])
        rest.remove(key)
    return _changed([*rest, *(new for _, new in pairs)], after)


def same_sequence(wanted: Sequence[object], found: Sequence[object]) -> Verdict:
    """Both hold equal things in the same order."""
    for number, (one, other) in enumerate(zip(wanted, found, strict=False)):
        if _frozen(one) != _frozen(other):
            return _unlike(f"number {number} is {other!r}, not {one!r}", wanted, found)
    if len(wanted) != len(found):
        return _unlike(f"there are {len(found)}, not {len(wanted)}", wanted, found)
    return Verdict(holds=True)


def picked(rows: Iterable[Mapping[str, Any]], *columns: str) -> list[dict[str, Any]]:
    """Rows with some of their columns, to compare what matters."""
    return [{column: row.get(column) for column in columns} for row in rows]


def same_text(wanted: str, found: str, *, likeness: float = 1.0) -> Verdict:
    """The texts agree but for case, spaces and accents' encoding, or are alike enough.

    Args:
        wanted: what it should be.
        found: what it is.
        likeness: 1 allows no other difference; 0.9 lets one letter in ten differ.
    """
    one, other = normal(wanted), normal(found)
    ratio = 1.0 if one == other else SequenceMatcher(None, one, other, autojunk=False).ratio()
    if ratio >= likeness and (likeness < 1.0 or one == other):
        return Verdict(holds=True)
    return _unlike(f"{found!r} is not {wanted!r} (likeness {ratio:.2f})", (wanted,), (found,))


def contains_text(part: str, whole: str) -> Verdict:
    """The one text is found in the other, but for case, spaces and accents' encoding."""
    if normal(part) in normal(whole):
        return Verdict(holds=True)
    differences = (("missing", (part,)), ("found", (whole,)))
    return Verdict(holds=False, why=f"{part!r} is not in {whole!r}", differences=differences)


def any_of(rows: Iterable[Any], fits: Callable[[Any], object], what: str) -> Verdict:
    """At least one row fits."""
    seen = list(rows)
    if any(fits(row) for row in seen):
        return Verdict(holds=True)
    why = f"no {what} among {len(seen)}: {_shown(seen)}"
    return Verdict(holds=False, why=why, differences=(("found", tuple(seen)),))


def one_line(text: str) -> str:
    """A text with one space for each run of white space inside of it, and none around it."""
    return " ".join(text.split())


def normal(text: str) -> str:
    """A text without what people do not mean to say: case, runs of spaces, encoding forms."""
    return one_line(unicodedata.normalize("NFC", text).casefold())


def _changed(wanted: Iterable[object], found: Iterable[object]) -> Verdict:
    missing, extra = _differences(wanted, found)
    return _verdict([("missing", missing), ("unexpected", extra)])


def _differences(
    wanted: Iterable[object], found: Iterable[object]
) -> tuple[list[object], list[object]]:
    expected = Counter(map(_frozen, wanted))
    actual = Counter(map(_frozen, found))
    return _sorted((expected - actual).elements()), _sorted((actual - expected).elements())


def _sorted(rows: Iterable[Hashable]) -> list[object]:
    return sorted((row for row in rows), key=repr)


def _verdict(problems: Sequence[tuple[str, list[object]]]) -> Verdict:
    why = "; ".join(f"{name}: {_shown(rows)}" for name, rows in problems if rows)
    differences = tuple((name, tuple(map(_thawed, rows))) for name, rows in problems if rows)
    return Verdict(holds=not any(rows for _, rows in problems), why=why, differences=differences)


def _absent(rows: list[object]) -> Verdict:
    name = "was not there in the first place"
    return _verdict([(name, rows)])


def _unlike(why: str, wanted: Sequence[object], found: Sequence[object]) -> Verdict:
    differences = (("expected", tuple(wanted)), ("found", tuple(found)))
    return Verdict(holds=False, why=why, differences=differences)


def _shown(rows: Sequence[object]) -> str:
    shown = ", ".join(repr(_thawed(row)) for row in rows[:_MOST_SHOWN])
    more = len(rows) - _MOST_SHOWN
    return f"{shown} and {more} more" if more > 0 else shown


@dataclass(frozen=True, slots=True)
class _Fields:
    """A row's columns and values, in a form that can be counted."""

    pairs: tuple[tuple[Hashable, Hashable], ...]


def _frozen(value: object) -> Hashable:
    if isinstance(value, Mapping):
        pairs = [(_frozen(key), _frozen(item)) for key, item in value.items()]
        return _Fields(tuple(sorted(pairs, key=repr)))
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, set | frozenset):
        return frozenset(_frozen(item) for item in value)
    assert isinstance(value, Hashable), f"{value!r} cannot be compared"
    return value


def _thawed(value: object) -> object:
    if isinstance(value, _Fields):
        return {_thawed(key): _thawed(item) for key, item in value.pairs}
    return value
