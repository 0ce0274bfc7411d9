"""Variance components and the test of seeds where they can be told by hand."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.resampling import DRAWS
from pytest_androidbench.stats.variance import Cells, VarianceSplit, seeds_matter, split


def test_seeds_and_repeats_by_hand() -> None:
    # Within cells four times 1, with two degrees of freedom; the means of the seeds are 1 and 4.
    found = split({"t": {"a": [0.0, 2.0], "b": [3.0, 5.0], "none": []}, "empty": {}})
    assert found.repeat == 2
    # Between seeds 2 * (1.5^2 + 1.5^2) = 9 with one degree of freedom; (9 - 2) / 2 repeats.
    assert found.seed == 3.5
    assert math.isnan(found.task)
    assert found.seed_share == 3.5 / 5.5


def test_tasks_by_hand() -> None:
    # Means of two tasks of one seed with two repeats are 1 and 5: 2 * (4 + 4) = 16; (16 - 2) / 2.
    found = split({"t": {"a": [0.0, 2.0]}, "u": {"a": [4.0, 6.0]}})
    assert (found.task, found.repeat) == (7, 2)
    assert math.isnan(found.seed)


def test_tasks_with_seeds_and_no_repeats_by_hand() -> None:
    # Seeds of a task: 2 each, squares 2 and 8 with two degrees of freedom: 5, repeats within.
    found = split({"t": {"a": [0.0], "b": [2.0]}, "u": {"a": [4.0], "b": [8.0]}})
    assert found.seed == 5
    assert math.isnan(found.repeat)
    # Between tasks 2 * (2.5^2 + 2.5^2) = 25; (25 - 5) / 2.
    assert found.task == 10


def test_unequal_tasks_by_hand() -> None:
    # The textbook's weights: 3 and 1 values, (4 - (9 + 1) / 4) / 1 = 1.5 of each.
    found = split({"t": {"a": [0.0, 0.0, 3.0]}, "u": {"a": [5.0]}})
    assert found.repeat == 3
    between = 3 * (1 - 2) ** 2 + (5 - 2) ** 2
    assert found.task == (between - 3) / 1.5


def test_unequal_seeds_by_hand() -> None:
    # One task of seeds with 2 and 1 repeats: 3 - (4 + 1) / 3 = 4/3 is what a seed weighs.
    found = split({"t": {"a": [0.0, 2.0], "b": [4.0]}})
    between = 2 * (1 - 2) ** 2 + (4 - 2) ** 2
    assert found.repeat == 2
    assert found.seed == pytest.approx((between - 2) / (4 / 3))


def test_what_comes_out_below_nothing_is_nothing() -> None:
    found = split({"t": {"a": [0.0, 2.0], "b": [2.0, 0.0]}, "u": {"a": [0.0, 2.0], "b": [1.0]}})
    assert (found.task, found.seed) == (0, 0)
    assert found.repeat == 2


@pytest.mark.parametrize(
    ("seed", "repeat", "share"),
    [(1.0, 3.0, 0.25), (0.5, 0.0, 1.0), (0.0, 0.5, 0.0), (0.0, 0.0, None), (1.0, math.nan, None)],
)
def test_the_share_of_seeds_is_of_what_is_within_tasks(
    seed: float, repeat: float, share: float | None
) -> None:
    found = VarianceSplit(task=9, seed=seed, repeat=repeat).seed_share
    assert math.isnan(found) if share is None else found == share


@pytest.mark.parametrize(
    ("cells", "p"),
    [
        # 2 passes among 2 + 2: 4 of the 6 ways are even, 2 are as uneven as seen.
        ({"t": {"a": [1.0, 1.0], "b": [0.0, 0.0]}}, 1 / 3),
        ({"t": {"a": [1.0, 0.0], "b": [0.0, 1.0]}}, 1),
        # Both tasks have to be as uneven.
        ({"t": {"a": [1, 1], "b": [0, 0]}, "u": {"a": [1, 1], "b": [0, 0]}}, 1 / 9),
        # One of 3 passes, alone in its seed: in 1 of 3 ways.
        ({"t": {"a": [0.0, 0.0], "b": [1.0]}}, 1 / 3),
        # What cannot tell is left out.
        ({"t": {"a": [1, 1], "b": [0, 0]}, "u": {"a": [1, 0]}, "v": {"a": [1], "b": [0]}}, 1 / 3),
        ({"t": {"a": [1, 1], "b": [0, 0], "none": []}}, 1 / 3),
    ],
)
def test_ways_of_dealing_are_counted(cells: Cells, p: float) -> None:
    found = seeds_matter(cells)
    assert found.exact
    assert found.p == pytest.approx(p)
    assert found.p <= 1


def test_the_exact_test_tells_how_many_ways_it_has_gone_through() -> None:
    # Seeds of 2 and 2 get 0 + 2, 1 + 1 or 2 + 0 passes.
    one = {"a": [1.0, 1.0], "b": [0.0, 0.0]}
    assert seeds_matter({"t": one}).draws == 3
    assert seeds_matter({"t": one, "u": one}).draws == 9


def test_many_ways_are_drawn() -> None:
    seeds = {str(seed): [float(seed % 2)] * 2 for seed in range(4)}
    # 3^4 ways of one task, 81^2 of two, 81^3 of three.
    assert seeds_matter({"t": seeds, "u": seeds}).exact
    drawn = seeds_matter({"t": seeds, "u": seeds, "v": seeds})
    assert (drawn.exact, drawn.draws) == (False, DRAWS)


def test_drawn_ways_are_all_as_likely() -> None:
    # Halves are no passes. Of 6 ways to deal two of them, 2 are as uneven as the one seen.
    found = seeds_matter({"t": {"a": [0.5, 0.5], "b": [0.0, 0.0]}})
    assert (found.exact, found.draws) == (False, DRAWS)
    three_errors = 3 * math.sqrt(2 / 9 / DRAWS)
    assert found.p == pytest.approx(1 / 3, abs=three_errors)
    # Of seeds with unlike numbers of repeats, the single one is the half in 1 of 3 ways.
    unlike = seeds_matter({"t": {"a": [0.0, 0.0], "b": [0.5]}})
    assert unlike.p == pytest.approx(1 / 3, abs=three_errors)
    assert seeds_matter({"t": {"a": [0.5, 0.5], "b": [0.5, 0.5]}}).p == 1


def test_what_is_never_drawn_has_a_chance_of_one_in_so_many() -> None:
    cells = {str(task): {"a": [0.5] * 6, "b": [0.0] * 6} for task in range(4)}
    assert seeds_matter(cells).p == 1 / 10_000


@pytest.mark.parametrize("cells", [{}, {"t": {"a": [1, 0]}}, {"t": {"a": [1], "b": [0]}}])
def test_seeds_without_repeats_and_repeats_without_seeds_tell_nothing(cells: Cells) -> None:
    with pytest.raises(ValueError, match="a task has seeds and repeats"):
        seeds_matter(cells)
