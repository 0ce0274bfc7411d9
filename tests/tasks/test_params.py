"""Params are functions of suite, task, param and seed, and of nothing else."""

from __future__ import annotations

import datetime
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import strategies as st

from pytest_androidbench.errors import ParamsError
from pytest_androidbench.tasks.params import draw, record_values
from pytest_androidbench.tasks.strategies import dates, full_names, several, times, words
from pytest_androidbench.tasks.task import Task


def task_with(**params: Any) -> Task:
    return Task(id="T", goal="Go.", function=body, params=params)


def body() -> None: ...


def test_the_same_cell_draws_the_same_values() -> None:
    task = task_with(name=full_names(), at=times(), some=several(words(), 2, 4))
    forward = [draw(task, "suite", seed) for seed in range(10)]
    random.seed(5)
    backward = [draw(task, "suite", seed) for seed in reversed(range(10))]
    assert forward == backward[::-1]
    assert len({str(values) for values in forward}) == 10


def test_a_new_param_leaves_the_others_alone() -> None:
    alone = draw(task_with(name=full_names()), "suite", 3)
    joined = draw(task_with(first=words(), name=full_names(), last=words()), "suite", 3)
    assert joined["name"] == alone["name"]


def test_suite_task_and_seed_all_matter() -> None:
    task = task_with(number=st.integers(0, 10**12))
    values = [draw(task, suite, seed)["number"] for suite in "ab" for seed in range(3)]
    assert len(set(values)) == 6


def test_another_process_with_other_hashes_draws_the_same() -> None:
    script = (
        "from tests.tasks.test_params import task_with\n"
        "from pytest_androidbench.tasks.params import draw\n"
        "from pytest_androidbench.tasks.strategies import full_names, words, several\n"
        "print(draw(task_with(n=full_names(), w=several(words(), 1, 5)), 'suite', 30))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_a_strategy_without_values_says_what_may_be_wrong() -> None:
    with pytest.raises(ParamsError, match=r"T: param 'never' .* seed 30 .* filter"):
        draw(task_with(never=st.integers().filter(lambda _: False)), "suite", 30)


def test_values_are_recorded_as_plain_data() -> None:

    task = task_with(on=dates(datetime.date(2023, 10, 15), datetime.date(2023, 10, 15)))
    assert record_values(draw(task, "suite", 1)) == {"on": "2023-10-15"}
    assert record_values({"strange": object}) == {"strange": "<class 'object'>"}


def test_what_is_recorded_depends_on_no_hash_and_no_address() -> None:
    code = (
        "import datetime as d\n"
        "from dataclasses import dataclass\n"
        "from pytest_androidbench.tasks.params import record_values\n"
        "@dataclass(frozen=True)\nclass Person:\n    names: frozenset\n    born: d.date\n"
        "people = {Person(frozenset('abc'), d.date(2020, 1, n)) for n in range(1, 9)}\n"
        "print(record_values({'a': set('pqrs'), 'b': people, 'c': {None, 1, 'x', 2.5, ('y', 3)},"
        " 'd': [object(), 1], 'e': {'k': {frozenset('xyz'), frozenset('uv')}}}))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(outputs) == 1
