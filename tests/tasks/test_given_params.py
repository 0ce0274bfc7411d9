"""Values of params given as plain data become what the task would have drawn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any

import pytest
from hypothesis import strategies as st

from pytest_androidbench.errors import ParamsGivenError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.tasks.given import with_given
from pytest_androidbench.tasks.params import draw, record_values
from pytest_androidbench.tasks.task import Task


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Person:
    name: str
    born: date


PEOPLE = st.builds(Person, st.text(min_size=1), st.dates())
PARAMS: dict[str, st.SearchStrategy[Any]] = {
    "word": st.text(),
    "number": st.integers(),
    "day": st.dates(),
    "colour": st.sampled_from(Colour),
    "person": PEOPLE,
    "people": st.lists(PEOPLE, max_size=3),
    "pair": st.tuples(st.integers(), st.dates()),
    "days": st.frozensets(st.dates(), max_size=3),
    "perhaps": st.none() | st.text(min_size=1),
}
TASK = Task(
    id="Many",
    goal="Do.",
    function=lambda: None,
    params=PARAMS,
    limits=Limits(),
)


@pytest.mark.parametrize("seed", range(100, 130))
def test_what_a_record_keeps_of_a_draw_is_that_draw_again(seed: int) -> None:
    values = draw(TASK, "shop", seed)
    again = with_given(TASK, "shop", draw(TASK, "shop", 0), record_values(values))
    assert again == values
    assert {name: type(value) for name, value in again.items()} == {
        name: type(value) for name, value in values.items()
    }


def test_what_is_not_given_is_drawn() -> None:
    drawn = draw(TASK, "shop", 3)
    assert with_given(TASK, "shop", drawn, {"number": 7}) == {**drawn, "number": 7}


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("wrod", "x", "task shop/Many has no param wrod; it has word, number"),
        ("number", "seven", "task shop/Many: 'seven' cannot be a value of its param number"),
        ("day", "2026-02-30", "cannot be a value of its param day"),
        ("colour", "green", "cannot be a value of its param colour"),
        ("person", {"name": "Ann"}, "cannot be a value of its param person"),
    ],
)
def test_what_cannot_be_is_told(name: str, value: object, told: str) -> None:
    with pytest.raises(ParamsGivenError, match=told):
        with_given(TASK, "shop", draw(TASK, "shop", 0), {name: value})
