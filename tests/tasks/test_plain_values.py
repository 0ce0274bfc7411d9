"""What a record keeps of params of any kind, and which values are made of it again."""

from __future__ import annotations

import datetime
import re
import time
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import strategies as st

from pytest_androidbench.errors import ParamsError, ParamsGivenError
from pytest_androidbench.tasks.given import SAMPLES, value_like, with_given
from pytest_androidbench.tasks.params import BYTES, TRIES, bytes_of, draw, draws, record_values
from pytest_androidbench.tasks.task import Task

DAY = datetime.date(2024, 2, 29)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Shelf:
    name: str
    days: tuple[datetime.date, ...] = ()
    length: int = field(init=False, default=7)


@dataclass(frozen=True)
class Loose:
    what: object


class Worse:
    def __repr__(self) -> str:
        raise ValueError("no")


def task_with(**params: Any) -> Task:
    return Task(id="T", goal="Go.", function=lambda: None, params=params)


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (None, None),
        (True, True),
        (1, 1),
        (1.5, 1.5),
        ("a", "a"),
        ((1, "a", DAY), [1, "a", "2024-02-29"]),
        ([{3, 1, 2}], [[1, 2, 3]]),
        (frozenset({"b", "a"}), ["a", "b"]),
        ({9, 10, None}, [10, 9, None]),
        (Colour.RED, "red"),
        (datetime.timedelta(seconds=90), "PT90S"),
        (Shelf("x", (DAY,)), {"name": "x", "days": ["2024-02-29"]}),
        (Shelf, f"<class '{__name__}.Shelf'>"),
        ({"k": {2, 1}, Colour.BLUE: (DAY,)}, {"k": [1, 2], "blue": ["2024-02-29"]}),
        (MappingProxyType({"k": (1,)}), {"k": [1]}),
        (object(), "<object object>"),
        ([object(), 1], ["<object object>", 1]),
        (Worse(), "<Worse, whose repr() raised ValueError>"),
        ({"k": object()}, {"k": "<object object>"}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_are_kept_as_plain_data(value: object, plain: object) -> None:
    assert record_values({"v": value, "w": 1}) == {"v": plain, "w": 1}


@pytest.mark.parametrize(
    ("plain", "samples", "value"),
    [
        ("a", ["b"], "a"),
        (2, [1], 2),
        (None, [1, None], None),
        (1, ["x", 5], 1),
        ("2024-02-29", [datetime.date(2020, 1, 1)], DAY),
        ("blue", [Colour.RED], Colour.BLUE),
        ([1, 2, 3], [(5,)], (1, 2, 3)),
        ([1, "2024-02-29"], [(5, datetime.date(2020, 1, 1))], (1, DAY)),
        (["a", "2024-02-29"], [("x", DAY)], ("a", DAY)),
        (["a", "2024-02-29"], [("x", 5, DAY)], ("a", "2024-02-29")),
        ({"what": "2024-02-29"}, [Loose(datetime.date(2020, 1, 1))], Loose(DAY)),
        (["2024-02-29", 4], [(5, datetime.date(2020, 1, 1))], (DAY, 4)),
        ([], [[1]], []),
        (["b", "a"], [{"x"}], {"a", "b"}),
        (["2024-02-29"], [frozenset({datetime.date(2020, 1, 1)})], frozenset({DAY})),
        ({"name": "y", "days": []}, [Shelf("x")], Shelf("y")),
        ({"name": "y", "days": ["2024-02-29"]}, [Shelf("x", (DAY,))], Shelf("y", (DAY,))),
        ({"a": 2}, [{"a": 1}], {"a": 2}),
        ({"a": 2}, [{}, {"b": 1}], {"a": 2}),
        ({}, [{"b": 1}], {}),
        ({"b": "2024-02-29"}, [{"a": DAY}], {"b": DAY}),
        ({"a": "2024-02-29", "b": 3}, [{"b": 1, "a": DAY}], {"a": DAY, "b": 3}),
    ],
)
def test_a_value_is_made_like_one_of_some(plain: object, samples: list[object], value: Any) -> None:
    made = value_like(plain, samples)
    assert made == value
    assert type(made) is type(value)


@pytest.mark.parametrize(
    ("plain", "samples"),
    [
        ("a", [1, None]),
        (1, ["a"]),
        ("1", [1]),
        (True, ["a"]),
        (None, ["a"]),
        ("green", [Colour.RED]),
        ("2024-02-30", [DAY]),
        ({"name": "y"}, [Shelf("x")]),
        ({"name": "y", "days": [], "length": 8}, [Shelf("x")]),
        ({"name": 7, "days": []}, [Shelf("x")]),
        ([1, "a"], [(1, 2)]),
        ([1], [()]),
        (["a", "a"], [{"x"}]),
        ({"a": "x"}, [{"a": 1}]),
        ({"a": 1}, [{}]),
        ("abc", [["a"]]),
        ([1], ["a", 1, None, {"a": 1}]),
        (1, []),
    ],
)
def test_what_is_like_none_of_them_is_refused(plain: object, samples: list[object]) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(str(plain))}$"):
        value_like(plain, samples)


def test_a_kind_that_is_drawn_rarely_is_known_from_more_draws() -> None:
    task = task_with(perhaps=st.sampled_from([None] * 4 + ["a", "b"]))
    seen = [values["perhaps"] for values in draws(task, "shop", range(SAMPLES))]
    assert seen[0] is None
    assert "a" in seen
    assert with_given(task, "shop", {"perhaps": None}, {"perhaps": "z"}) == {"perhaps": "z"}


def test_the_value_that_was_drawn_is_a_sample_as_well() -> None:
    task = task_with(word=st.just("x"))
    assert with_given(task, "shop", {"word": DAY}, {"word": "2024-03-01"}) == {
        "word": datetime.date(2024, 3, 1)
    }


def test_where_nothing_is_given_nothing_is_drawn() -> None:
    task = task_with(never=st.integers().filter(lambda _: False))
    assert with_given(task, "shop", {"never": 1}, {}) == {"never": 1}


def test_what_cannot_be_given_is_told_with_what_could() -> None:
    task = task_with(day=st.just(DAY), word=st.just("w" * 300))
    drawn = draw(task, "shop", 0)
    with pytest.raises(ParamsGivenError) as told:
        with_given(task, "shop", drawn, {"b": 1, "day": "2024-03-01", "a": 1})
    assert str(told.value) == "task shop/T has no param a, b; it has day, word"
    with pytest.raises(ParamsGivenError, match=r"^task shop/T has no param a; it has none$"):
        with_given(task_with(), "shop", {}, {"a": 1})
    with pytest.raises(ParamsGivenError) as told:
        with_given(task, "shop", drawn, {"day": "x" * 300})
    assert str(told.value) == (
        f"task shop/T: '{'x' * 199} cannot be a value of its param day, which is such as "
        "datetime.date(2024, 2, 29)"
    )
    with pytest.raises(ParamsGivenError) as told:
        with_given(task, "shop", drawn, {"word": 5})
    assert str(told.value).endswith(f"its param word, which is such as '{'w' * 199}")


def test_many_cells_are_drawn_as_one_by_one() -> None:
    task = task_with(word=st.text(), number=st.integers())
    assert list(draws(task, "shop", [5, 2, 5])) == [draw(task, "shop", seed) for seed in (5, 2, 5)]


def test_a_value_is_made_of_the_first_bytes_that_make_one() -> None:
    task = task_with(number=st.integers())
    tries = list(bytes_of(task, "shop", "number", 3))
    assert len(tries) == len(set(tries)) == TRIES
    assert {len(data) for data in tries} == {BYTES}
    for other in (
        bytes_of(task, "shop", "other", 3),
        bytes_of(task, "shop", "number", 4),
        bytes_of(task, "mall", "number", 3),
        bytes_of(Task(id="U", goal="", function=lambda: None), "shop", "number", 3),
    ):
        assert next(other) != tries[0]
    assert next(bytes_of(task, "shop", "number", 3)) == tries[0]


def test_a_strategy_that_rarely_gives_a_value_is_asked_again() -> None:
    rare = st.integers(0, 9).filter(lambda number: number == 4)
    drawn = draws(task_with(rare=rare), "shop", range(5))
    assert [values["rare"] for values in drawn] == [4] * 5


def test_a_value_takes_as_much_time_as_it_takes() -> None:
    def slowly(number: int) -> int:
        until = time.monotonic() + 0.3
        while time.monotonic() < until:
            pass
        return number

    assert draw(task_with(slow=st.just(4).map(slowly)), "shop", 1) == {"slow": 4}


def test_which_param_of_which_seed_has_no_value_is_told() -> None:
    task = task_with(good=st.just(1), never=st.nothing())
    with pytest.raises(ParamsError) as told:
        list(draws(task, "shop", [7]))
    assert (told.value.task_id, told.value.param, told.value.seed) == ("T", "never", 7)
    assert f"in {TRIES} tries" in str(told.value)
