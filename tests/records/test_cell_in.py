"""Suite, task and seed are told from a cell's key, whatever else is in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.record import Cell, cell_in

NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,9}", fullmatch=True)
WORDS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)


@given(
    suite=NAMES,
    task=NAMES,
    seed=st.integers(0, 10**9),
    profile=WORDS | st.just("x-s3-y-r0"),
    axis=st.none() | WORDS,
)
def test_a_key_tells_its_cell(
    suite: str, task: str, seed: int, profile: str, axis: str | None
) -> None:
    variation = () if axis is None else (("wordings", axis),)
    cell = Cell(suite=suite, task=task, seed=seed, profile=profile, variation=variation)
    assert cell_in(cell.key) == Cell(suite=suite, task=task, seed=seed)


def test_a_suite_may_have_hyphens() -> None:
    assert cell_in("my-own-suite-Task-s3-default-r0") == Cell(
        suite="my-own-suite", task="Task", seed=3
    )


@pytest.mark.parametrize("key", ["", "x", "Task-s3-default-r0", "a-1b-s3-", "a-b-sx-default"])
def test_what_is_no_key_tells_nothing(key: str) -> None:
    assert cell_in(key) is None
