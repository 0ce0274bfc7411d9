"""Several tries at a thing, in numbers that can be counted on fingers."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.repeats import (
    flip_rate,
    flips,
    mean_pass_all_k,
    mean_pass_any_k,
    pass_all_k,
    pass_any_k,
)


@pytest.mark.parametrize(
    ("tries", "passed", "k", "every", "one"),
    [
        (3, 2, 1, 2 / 3, 2 / 3),
        (3, 2, 2, 1 / 3, 1),
        (3, 2, 3, 0, 1),
        (4, 1, 2, 0, 0.5),
        (2, 0, 1, 0, 0),
        (2, 2, 2, 1, 1),
    ],
)
def test_chances_are_shares_of_choices(
    tries: int, passed: int, k: int, every: float, one: float
) -> None:
    assert pass_all_k(tries, passed, k) == pytest.approx(every)
    assert pass_any_k(tries, passed, k) == pytest.approx(one)


@pytest.mark.parametrize("chance", [pass_all_k, pass_any_k])
def test_fewer_tries_than_are_asked_for_tell_nothing(chance: object) -> None:
    assert callable(chance)
    assert math.isnan(chance(2, 1, 3))
    with pytest.raises(ValueError, match="k must be at least 1, got 0"):
        chance(2, 1, 0)
    for passed in (-1, 3):
        with pytest.raises(ValueError, match=f"{passed} of 2 tries cannot have passed"):
            chance(2, passed, 1)


def test_means_are_over_the_groups_that_have_so_many_tries() -> None:
    groups = {"a": [1.0, 0.0, 0.0], "b": [1.0, 1.0], "c": [0.0]}
    assert mean_pass_all_k(groups, 1) == pytest.approx((1 / 3 + 1 + 0) / 3)
    assert mean_pass_any_k(groups, 1) == pytest.approx((1 / 3 + 1 + 0) / 3)
    assert mean_pass_all_k(groups, 2) == pytest.approx((0 + 1) / 2)
    assert mean_pass_any_k(groups, 2) == pytest.approx((2 / 3 + 1) / 2)
    assert mean_pass_all_k(groups, 3) == 0
    assert mean_pass_any_k(groups, 3) == 1
    assert math.isnan(mean_pass_any_k(groups, 4))


def test_a_group_flips_that_has_both_ends() -> None:
    groups = {"a": [1, 0, 0], "b": [1, 1, 1], "c": [0, 0], "d": [1, 1, 0], "e": [1]}
    assert flips(groups) == 2
    assert flip_rate(groups, 0.8) == wilson(2, 4, 0.8)
    assert math.isnan(flip_rate({"a": [1]}).estimate)
