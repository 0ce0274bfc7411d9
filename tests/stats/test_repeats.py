from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.repeats import (
    flip_rate,
    flips,
    mean_pass_all_k,
    mean_pass_any_k,
    pass_all_k,
    pass_any_k,
)

tries = st.lists(st.booleans(), min_size=1, max_size=7)


@given(tries, st.integers(1, 7))
def test_it_is_the_share_of_all_choices_of_k_tries(passes: list[bool], k: int) -> None:
    chosen = list(combinations(passes, k))
    every = pass_all_k(len(passes), sum(passes), k)
    one = pass_any_k(len(passes), sum(passes), k)
    if not chosen:
        assert math.isnan(every)
        assert math.isnan(one)
        return
    assert one == pytest.approx(sum(map(any, chosen)) / len(chosen))
    assert every == pytest.approx(sum(map(all, chosen)) / len(chosen))


def test_known_value() -> None:
    assert pass_all_k(5, 3, 2) == pytest.approx(0.3)
    assert pass_any_k(5, 3, 2) == pytest.approx(0.9)


def test_means_leave_out_groups_with_too_few_tries() -> None:
    groups = {"a": [1.0, 1.0], "b": [1.0, 0.0], "c": [1.0]}
    assert mean_pass_all_k(groups, 2) == 0.5
    assert math.isnan(mean_pass_all_k(groups, 3))
    assert mean_pass_any_k(groups, 2) == 1


def test_a_flip_is_a_group_with_both_results() -> None:
    assert flips({"a": [1, 0], "b": [1, 1], "c": [0], "d": []}) == 1


def test_the_flip_rate_is_over_groups_that_could_flip() -> None:
    assert flip_rate({"a": [1, 0], "b": [1, 1], "c": [0], "d": []}) == wilson(1, 2)


def test_k_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="k must be at least 1"):
        pass_all_k(3, 1, 0)
