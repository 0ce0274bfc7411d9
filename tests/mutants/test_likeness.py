"""What is alike in every part, and what can be copied."""

from __future__ import annotations

import dataclasses
import datetime
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.mutants.likeness import Likeness, NoCopyError


class Shop:
    """More than its attributes; nobody's to copy."""


class Shelf:
    def __init__(self, things: list[str]) -> None:
        self.things = things


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    id: int = field(default=0, compare=False)


@dataclass
class Basket:
    rows: list[Row]


LIKENESS = Likeness(
    shared=lambda value: isinstance(value, Shop), open=lambda value: isinstance(value, Shelf)
)
LEAF = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.binary(max_size=5)
VALUES = st.recursive(
    LEAF | st.floats(allow_nan=False) | st.dates(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        | st.builds(Basket, rows=st.lists(st.builds(Row, name=st.text(max_size=3)), max_size=2))
        | st.builds(Shelf, things=st.lists(st.text(max_size=3), max_size=2))
    ),
    max_leaves=8,
)


@given(VALUES)
def test_a_copy_is_alike(value: object) -> None:
    assert LIKENESS.alike(value, LIKENESS.copied(value))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 1.0),
        (1, True),
        ("a", b"a"),
        ([1], (1,)),
        ([1, 2], [2, 1]),
        ([1], [1, 1]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"a": 2}),
        (Row("a", 1), Row("a", 2)),
        (Basket([Row("a")]), Basket([Row("b")])),
        (Shelf(["a"]), Shelf(["b"])),
        (Counter("a"), Counter("b")),
        (iter("a"), iter("a")),
        (partial(len, "a"), partial(len, "b")),
        (Shop(), Shop()),
        ({1}, {2}),
    ],
)
def test_what_differs_in_a_part_or_is_not_known_is_not_alike(one: object, other: object) -> None:
    assert not LIKENESS.alike(one, other)
    assert LIKENESS.alike(one, one)


def test_a_copy_can_be_changed_alone() -> None:
    basket, shelf = Basket([Row("a")]), Shelf(["a"])
    copies = LIKENESS.copied([basket, shelf, {"all": [1]}])
    copies[0].rows.clear()
    copies[1].things.clear()
    copies[2]["all"].append(2)
    assert (basket.rows, shelf.things) == ([Row("a")], ["a"])


def test_what_is_shared_or_cannot_change_is_the_same_in_a_copy() -> None:
    shop, pattern = Shop(), re.compile("a")
    given_ = (shop, [shop, pattern, len, dataclasses.replace, print])
    copies = LIKENESS.copied(given_)
    assert copies[0] is shop
    assert all(a is b for a, b in zip(copies[1], given_[1], strict=True))


def test_there_is_no_copy_of_what_is_read_once_or_holds_what_may_change() -> None:
    things = ["a"]
    for value in (iter("a"), map(str, "a"), object(), lambda: things, things.append, [[iter("")]]):
        with pytest.raises(NoCopyError, match="no copy of a"):
            LIKENESS.copied(value)


def test_a_function_that_holds_what_cannot_change_is_shared() -> None:
    days = (datetime.date(2023, 10, 15), 3)
    function = lambda: days  # noqa: E731
    assert LIKENESS.copied([function]) == [function]


def test_what_is_too_deep_is_not_copied() -> None:
    deep: list[object] = []
    for _ in range(100):
        deep = [deep]
    with pytest.raises(NoCopyError):
        LIKENESS.copied(deep)
