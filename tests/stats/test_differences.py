"""A difference of two agents: its bounds, its errors, and the test by sign flips, by hand."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.clusters import t_quantile
from pytest_androidbench.stats.paired import (
    Pairs,
    difference,
    discordance,
    even_odds,
    fisher,
    sign_flips,
)
from pytest_androidbench.stats.resampling import DRAWS, generator


def lost(tasks: int, seeds: int = 1) -> Pairs:
    """Tasks that only the old agent passes."""
    return {str(task): [(1.0, 0.0)] * seeds for task in range(tasks)}


def test_a_difference_tells_its_cells_and_tasks() -> None:
    found = difference({"a": [(0.0, 1.0), (1.0, 1.0)], "b": [(1.0, 0.0)], "c": []})
    assert (found.cells, found.tasks, found.method) == (3, 2, "paired, clustered by task")
    assert found.estimate == 0
    # Pulls of the tasks are 1 and -1, two over one is the correction.
    assert found.error == pytest.approx(math.sqrt(2 * 2) / 3)


def test_nothing_in_common_has_no_cells_and_no_error() -> None:
    found = difference({"a": []}, 0.9)
    assert (found.cells, found.tasks, found.method) == (0, 0, "nothing in common")
    assert (found.low, found.high, found.level) == (-1, 1, 0.9)
    assert math.isnan(found.error)


@pytest.mark.parametrize(("gap", "unit"), [(-1.0, -1), (0.0, 0), (1.0, 1), (0.5, 1)])
def test_tasks_that_differ_alike_count_as_one_gain_or_loss_each(gap: float, unit: int) -> None:
    # One gain and one loss are added to the 8 tasks: of 10 the shares differ by (8 * unit) / 10.
    of = {str(task): [(0.5 - gap / 2, 0.5 + gap / 2)] * 2 for task in range(8)}
    found = difference(of, 0.9)
    middle, both = 0.8 * unit, (8 * abs(unit) + 2) / 10
    reach = t_quantile(0.95, 7) * math.sqrt((both - middle**2) / 10)
    size = abs(gap) or 1.0
    assert (found.estimate, found.error, found.method) == (gap, 0, "alike in all tasks")
    assert found.low == pytest.approx(max(-1, min(gap, size * (middle - reach))))
    assert found.high == pytest.approx(min(1, max(gap, size * (middle + reach))))
    assert found.planning_error == pytest.approx(size * math.sqrt((both - middle**2) / 10))


def test_what_a_run_like_this_can_show_is_told_by_its_error() -> None:
    unlike = difference({"a": [(0.0, 1.0)], "b": [(1.0, 0.0)]})
    assert unlike.planning_error == unlike.error == 1
    alone = difference({"a": [(0.0, 1.0), (1.0, 1.0)]})
    assert math.isnan(alone.planning_error)
    assert (alone.low, alone.high, alone.error) == (-1, 1, 0)
    assert not math.isnan(difference(lost(2)).planning_error)


def test_a_bound_is_one_sided() -> None:
    found = difference({"a": [(0.0, 1.0)], "b": [(0.0, 0.0)], "c": [(0.0, 0.0)]})
    low, high = found.bound(0.8)
    reach = t_quantile(0.8, 2) * found.error
    assert (low, high) == pytest.approx((1 / 3 - reach, 1 / 3 + reach))
    assert found.bound(0.975) == (found.low, found.high)
    assert difference(lost(1)).bound(0.95) == (-1, 1)


def test_no_bound_is_further_than_a_difference_can_be() -> None:
    found = difference({"a": [(0.0, 1.0)], "b": [(1.0, 0.0)]})
    assert (found.low, found.high) == (-1, 1)


def test_up_to_thirteen_tasks_all_exchanges_are_gone_through() -> None:
    last, first = sign_flips(lost(13)), sign_flips(lost(14))
    assert (last.exact, last.draws, last.p) == (True, 2**13, 2 / 2**13)
    assert (first.exact, first.draws) == (False, 9_999)
    assert sign_flips(lost(13), below=True).p == 1 / 2**13


def test_what_no_draw_is_as_extreme_as_has_a_chance_of_one_in_so_many() -> None:
    assert sign_flips(lost(60)).p == 1 / 10_000
    assert sign_flips(lost(60), below=True).p == 1 / 10_000
    gained = {task: [(new, old) for old, new in cells] for task, cells in lost(60).items()}
    assert sign_flips(gained).p == 1 / 10_000
    assert sign_flips(gained, below=True).p == 1
    assert sign_flips({str(task): [(1.0, 1.0)] for task in range(20)}).p == 1


def test_drawn_exchanges_are_as_likely_either_way() -> None:
    # Of 14 tasks, 12 are lost and 2 gained: P(2 or fewer of 14), once and twice.
    of = {**lost(12), "x": [(0.0, 1.0)], "y": [(0.0, 1.0)], "without": []}
    tail = (1 + 14 + 91) / 2**14
    three_errors = 3 * math.sqrt(2 * tail / DRAWS)
    assert sign_flips(of).p == pytest.approx(2 * tail, abs=three_errors)
    assert sign_flips(of, below=True).p == pytest.approx(tail, abs=three_errors)


def test_a_purpose_has_its_own_random_numbers_and_always_the_same() -> None:
    drawn = [generator(purpose).integers(0, 2**40) for purpose in ("one", "one", "other")]
    assert drawn[0] == drawn[1] != drawn[2]


def test_cells_in_which_agents_differ_are_counted() -> None:
    found = discordance({"a": [(0.0, 1.0), (0.0, 1.0), (1.0, 0.0)], "b": [(0.0, 1.0), (1.0, 1.0)]})
    assert (found.gained, found.lost) == (3, 1)
    assert found.p == (1 + 4) / 16 * 2


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [(0, 0, 1), (1, 0, 1), (2, 0, 0.5), (0, 2, 0.5), (3, 3, 1), (1, 5, 14 / 64)],
)
def test_odds_are_of_counts_at_least_so_uneven(one: int, other: int, p: float) -> None:
    assert even_odds(one, other) == p


def test_the_tea_was_poured_first() -> None:
    # R. Fisher, The Design of Experiments, 1935: 3 of 4 cups told right, 34 of 70 ways.
    assert fisher((3, 1), (1, 3)) == pytest.approx(34 / 70)
    assert fisher((4, 0), (0, 4)) == pytest.approx(2 / 70)
    assert fisher((0, 0), (3, 4)) == 1
