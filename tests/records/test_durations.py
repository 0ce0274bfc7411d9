"""How long cells are expected to take, by what was recorded of the same tasks."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.durations import UNKNOWN, expected_seconds
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Cell, Record, Timing
from tests.records.samples import cell, record


def took(seconds: float, task: str = "BuyMilk", seed: int = 0, **fields: Any) -> Record:
    return record(task, seed, timing=Timing(total=seconds), **fields)


def expected(records: Iterable[Record], of: Cell) -> float:
    (seconds,) = expected_seconds([of], records).values()
    return seconds


def test_a_cell_is_expected_to_take_what_it_took_before() -> None:
    assert expected([took(30), took(900, seed=1), took(7, "BuyTea")], cell()) == 30


def test_its_attempts_and_trials_are_taken_together() -> None:
    fault = took(5, outcome=Outcome.INFRA_ERROR, cause=Cause.DEVICE_HUNG)
    again, trial = took(30, attempt=2), took(40, trial=1)
    assert expected([fault, again, trial], cell()) == 75


def test_one_that_never_ran_takes_as_long_as_those_of_its_task_on_average() -> None:
    records = [took(30, seed=1), took(60, seed=2), took(10, seed=2, attempt=2), took(7, "BuyTea")]
    assert expected(records, cell()) == 50


def test_one_of_an_unknown_task_takes_as_long_as_the_middle_one_of_all() -> None:
    records = [took(10, "BuyTea"), took(20, "SellTea"), took(1_000, "SendTea")]
    assert expected(records, cell()) == 20


def test_where_nothing_is_known_all_are_alike() -> None:
    assert set(expected_seconds([cell(), cell("BuyTea", 7)], []).values()) == {UNKNOWN}


def test_another_suite_s_task_of_that_name_is_another_task() -> None:
    far = replace(took(500), cell=replace(cell(seed=1), suite="market"))
    others = [took(900, "SellTea"), took(900, "SendTea")]
    assert expected([far, took(20, seed=1), *others], cell()) == 20


RECORDS = st.lists(
    st.builds(took, st.floats(0, 1e6), st.sampled_from(["A", "B"]), st.integers(0, 2)), max_size=9
)
WANTED = [cell(task, seed) for task in ("A", "C") for seed in (0, 5)]


@given(RECORDS)
def test_every_cell_has_an_expectation_whatever_the_order_of_the_records(
    records: list[Record],
) -> None:
    found = expected_seconds(WANTED, records)
    assert list(found) == [one.key for one in WANTED]
    assert all(0 <= seconds < math.inf for seconds in found.values())
    assert expected_seconds(WANTED, records[::-1]) == found
