"""A search asks one question at a time, goes the same way again, and ends at the simplest."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from pytest_androidbench.tasks.params import draw
from pytest_androidbench.tasks.searching import EXAMPLES, Search, Unknown, Values, key_of
from pytest_androidbench.tasks.task import Task

SUITE = "shop"
Ask = Callable[[Search, "Outcomes"], Values | None]


@pytest.fixture(autouse=True)
def _no_seed_of_all_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one, Hypothesis takes every test its database."""
    monkeypatch.setattr("hypothesis.core.global_force_seed", None)


def task_with(**params: Any) -> Task:
    return Task(id="T", goal="Go.", function=lambda: None, params=params)


NUMBER = task_with(number=st.integers(0, 10_000))
TWO = task_with(low=st.integers(0, 500), high=st.integers(0, 500), word=st.text("ab"))


class Outcomes:
    """What is known of an agent so far, and the agent."""

    def __init__(self, fails: Callable[[Values], bool | None]) -> None:
        self._fails = fails
        self._known: dict[bytes, bool | None] = {}
        self.tried: list[Values] = []

    def __call__(self, values: Values) -> bool | None:
        key = key_of(values)
        if key not in self._known:
            raise Unknown(values)
        return self._known[key]

    def learn(self, values: Values) -> None:
        self.tried.append(values)
        self._known[key_of(values)] = self._fails(values)

    @property
    def failed(self) -> list[Values]:
        return [values for values in self.tried if self._known[key_of(values)]]


def asked(search: Search, outcomes: Outcomes, ask: Ask, most: int = 60) -> list[Values]:
    """All that a search asks until it has found what it looks for, or has asked so often."""
    while len(outcomes.tried) < most and (values := ask(search, outcomes)) is not None:
        outcomes.learn(values)
    return outcomes.tried


def made_up(search: Search, outcomes: Outcomes) -> Values | None:
    return search.made_up(outcomes)


def simpler(search: Search, outcomes: Outcomes) -> Values | None:
    return search.simpler(outcomes)


def test_values_are_equal_where_their_keys_are() -> None:
    assert key_of({"a": {1, 2}, "b": (3,)}) == key_of({"a": {2, 1}, "b": [3]})
    assert key_of({"a": 1}) != key_of({"a": 2})
    assert key_of({"a": 1}) != key_of({"b": 1})


def test_made_up_values_have_each_param_by_its_name() -> None:
    values = Search(TWO, SUITE, 1).made_up(Outcomes(lambda _: False))
    assert values is not None
    assert type(values) is dict
    assert {name: type(value) for name, value in values.items()} == {
        "high": int,
        "low": int,
        "word": str,
    }


def test_nothing_is_asked_twice_and_all_that_there_is_once() -> None:
    task = task_with(letter=st.sampled_from("abcde"), flag=st.booleans())
    tried = asked(Search(task, SUITE, 3), Outcomes(lambda _: False), made_up)
    assert len(tried) == len({key_of(values) for values in tried}) == 10


def test_making_up_ends_with_the_first_that_fails() -> None:
    outcomes = Outcomes(lambda values: values["number"] > 500)
    tried = asked(Search(NUMBER, SUITE, 5), outcomes, made_up)
    assert outcomes.failed == [tried[-1]]


def test_what_is_not_scored_neither_fails_nor_passes() -> None:
    task = task_with(letter=st.sampled_from("abc"))
    outcomes = Outcomes(lambda _: None)
    assert len(asked(Search(task, SUITE, 5), outcomes, made_up)) == 3


def test_the_same_seed_asks_the_same_and_another_one_otherwise() -> None:
    ways = [
        [
            values["number"]
            for values in asked(Search(NUMBER, SUITE, seed), Outcomes(never), made_up, 8)
        ]
        for seed in (1, 1, 2)
    ]
    assert ways[0] == ways[1]
    assert ways[0] != ways[2]


def never(_: Values) -> bool:
    return False


def failing_draw(task: Task, fails: Callable[[Values], bool | None]) -> int:
    return next(seed for seed in range(1000) if fails(draw(task, SUITE, seed)))


@pytest.mark.parametrize("of_the_session", [None, 7])
def test_the_simplest_that_fail_are_found_from_a_draw_that_fails(
    monkeypatch: pytest.MonkeyPatch, of_the_session: int | None
) -> None:
    monkeypatch.setattr("hypothesis.core.global_force_seed", of_the_session)

    def fails(values: Values) -> bool:
        return bool(values["number"] >= 700)

    seed = failing_draw(NUMBER, fails)
    outcomes = Outcomes(fails)
    search = Search(NUMBER, SUITE, 1)
    search.start_from({"number": seed})
    tried = asked(search, outcomes, simpler)
    assert tried[0] == draw(NUMBER, SUITE, seed)
    assert min(values["number"] for values in outcomes.failed) == 700
    assert len(tried) < 100


def test_each_param_may_begin_with_a_draw_of_its_own() -> None:
    seeds = {"low": 3, "high": 8, "word": 5}
    search = Search(TWO, SUITE, 1)
    search.start_from(seeds)
    drawn = {name: draw(TWO, SUITE, seed)[name] for name, seed in seeds.items()}
    assert search.simpler(Outcomes(never)) == drawn


def test_what_matters_not_is_simplest_in_the_end() -> None:
    def fails(values: Values) -> bool:
        return values["low"] > 20 and "b" in values["word"]

    seed = failing_draw(TWO, fails)
    outcomes = Outcomes(fails)
    search = Search(TWO, SUITE, 1)
    search.start_from(dict.fromkeys(TWO.params, seed))
    asked(search, outcomes, simpler)
    simplest = min(outcomes.failed, key=lambda v: (v["low"], v["high"], len(v["word"])))
    assert simplest == {"low": 21, "high": 0, "word": "b"}


def test_without_a_draw_to_begin_with_some_that_fail_are_made_up_and_simplified() -> None:
    outcomes = Outcomes(lambda values: values["number"] >= 700)
    asked(Search(NUMBER, SUITE, 1), outcomes, simpler)
    assert min(values["number"] for values in outcomes.failed) == 700


def test_a_start_that_does_not_fail_is_all_that_is_asked_of_it() -> None:
    search = Search(NUMBER, SUITE, 1)
    search.start_from({"number": 4})
    assert len(asked(search, Outcomes(never), simpler)) == 1


def test_as_many_as_are_made_up_in_one_round_are_looked_up() -> None:
    looked: list[Values] = []

    def look(values: Values) -> bool:
        looked.append(values)
        return False

    assert Search(task_with(number=st.integers()), SUITE, 1).made_up(look) is None
    assert len(looked) == EXAMPLES


def test_an_error_of_who_is_asked_is_no_failed_episode() -> None:
    def look(_: Values) -> bool:
        raise KeyError("no such run")

    with pytest.raises(KeyError, match="no such run"):
        Search(NUMBER, SUITE, 1).made_up(look)


def test_values_are_told_briefly_while_they_are_looked_up() -> None:
    told: list[str] = []

    def look(values: Values) -> bool:
        told.append(repr(values))
        return True

    Search(NUMBER, SUITE, 1).made_up(look)
    assert set(told) == {"params"}


def test_the_cache_of_hypothesis_lies_outside_of_the_project(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("HYPOTHESIS_STORAGE_DIRECTORY", raising=False)
    Search(NUMBER, SUITE, 1)
    folder = os.environ["HYPOTHESIS_STORAGE_DIRECTORY"]
    assert folder.endswith(f"androidbench-hypothesis-{os.getuid()}")
    assert not folder.startswith(str(Path.cwd()))
    monkeypatch.setenv("HYPOTHESIS_STORAGE_DIRECTORY", "/elsewhere")
    Search(NUMBER, SUITE, 1)
    assert os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] == "/elsewhere"
