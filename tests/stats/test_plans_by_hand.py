"""Plans whose numbers can be followed, and what no plan is made of."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from pytest_androidbench.stats.planning import (
    MOST_EPISODES,
    Design,
    Expected,
    Goal,
    cells_for,
    design_effect,
    designs,
    paired_error,
    reach,
    smallest_difference,
)

HALF = Expected(rate=0.5, of_tasks=0.0, correlation=0.0)
"""Coins: the standard error of n of them is 1 / (2 sqrt(n)), of a difference 1 / sqrt(2 n)."""
Z_95, Z_90, Z_80 = 1.6448536, 1.2815516, 0.8416212


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        ("interval", 1.959964 / 20),
        ("difference", (1.959964 + Z_90) / math.sqrt(200)),
        ("margin", (Z_95 + Z_90) / math.sqrt(200)),
    ],
)
def test_a_hundred_coins_reach_so_much(goal: Goal, reached: float) -> None:
    assert reach(goal, HALF, Design(tasks=100), 0.9) == pytest.approx(reached)


def test_four_of_five_runs_are_to_find_it_unless_that_is_asked_for() -> None:
    assert reach("margin", HALF, Design(tasks=100)) == pytest.approx((Z_95 + Z_80) / math.sqrt(200))
    assert smallest_difference(1) == pytest.approx(1.959964 + Z_80)
    assert smallest_difference(2, 0.9, 0.9) == pytest.approx(2 * (Z_95 + Z_90))


def test_what_agents_share_is_taken_out_of_their_difference() -> None:
    # Tasks make half of the variance, seeds a quarter, of which agents share the half each: two
    # episodes of a cell have 3/8 in common, and of what is left tasks make 1/4 / (5/8) = 0.4.
    expected = Expected(rate=0.5, of_tasks=0.5, of_seeds=0.25, correlation=0.5)
    design = Design(tasks=10, seeds=3, repeats=2)
    effect = 1 + 5 * 0.4 + 1 * 0.2
    error = math.sqrt(2 * 0.25 * (5 / 8) * effect / 60)
    assert reach("difference", expected, design) == pytest.approx((1.959964 + Z_80) * error)


def test_agents_that_share_everything_differ_in_nothing() -> None:
    same = Expected(rate=0.5, of_tasks=0.75, of_seeds=0.25, correlation=1)
    assert reach("difference", same, Design(tasks=2)) == 0
    assert reach("interval", same, Design(tasks=2)) > 0


def test_a_run_has_as_many_episodes_as_tasks_times_seeds_times_repeats() -> None:
    assert Design(tasks=7, seeds=5, repeats=3).episodes == 105
    assert Design(tasks=7).episodes == 7


def test_seeds_and_repeats_are_worth_what_they_do_not_share() -> None:
    assert design_effect(4, 0.5) == 2.5
    assert design_effect(4, 0.5, 3) == 1 + 11 * 0.5
    assert design_effect(4, 0.5, 3, 0.2) == pytest.approx(1 + 11 * 0.5 + 2 * 0.2)


@pytest.mark.parametrize(
    ("repeats", "plans"),
    [
        # (1.96 / (2 * 0.05))^2 = 384.1 coins: 39 of each of 10, or 13 times 3.
        ((1,), [(10, 39, 1), (385, 1, 1)]),
        ((1, 3), [(10, 39, 1), (10, 13, 3), (385, 1, 1)]),
        ((2,), [(10, 20, 2), (385, 1, 1)]),
        ((), [(385, 1, 1)]),
    ],
)
def test_plans_are_by_seeds_by_repeats_and_by_tasks(
    repeats: Sequence[int], plans: list[tuple[int, int, int]]
) -> None:
    found = designs("interval", 0.05, HALF, tasks=10, repeats=repeats)
    assert [(plan.tasks, plan.seeds, plan.repeats) for plan in found] == plans


def test_one_and_three_repeats_are_looked_at_by_default() -> None:
    assert [plan.repeats for plan in designs("interval", 0.05, HALF, tasks=10)] == [1, 3, 1]


def test_surer_plans_are_larger() -> None:
    sure, surer = (
        next(designs("margin", 0.1, HALF, tasks=10, power=power)) for power in (0.8, 0.9)
    )
    assert sure.seeds == math.ceil(((Z_95 + Z_80) / 0.1) ** 2 / 2 / 10)
    assert surer.seeds == math.ceil(((Z_95 + Z_90) / 0.1) ** 2 / 2 / 10)
    assert surer.seeds > sure.seeds


def test_as_many_episodes_as_a_plan_may_have_are_in_reach_and_no_more() -> None:
    most = reach("interval", HALF, Design(tasks=MOST_EPISODES))
    (plan,) = designs("interval", most, HALF, tasks=MOST_EPISODES, repeats=(3,))
    assert plan == Design(tasks=MOST_EPISODES)
    assert list(designs("interval", most * 0.999, HALF, tasks=MOST_EPISODES)) == []


def test_what_is_reached_up_to_rounding_is_reached() -> None:
    size = reach("interval", HALF, Design(tasks=49))
    *_, by_tasks = designs("interval", size * (1 - 1e-12), HALF, tasks=7)
    assert by_tasks == Design(tasks=49)


def test_a_single_episode_can_be_enough() -> None:
    assert list(designs("interval", 1, HALF, tasks=1, repeats=(1,))) == [
        Design(tasks=1),
        Design(tasks=1),
    ]


@pytest.mark.parametrize(
    ("size", "tasks", "power"),
    [(0, 3, 0.8), (1.1, 3, 0.8), (-0.1, 3, 0.8), (0.1, 0, 0.8), (0.1, 3, 0), (0.1, 3, 1)],
)
def test_no_plan_is_made_of_what_cannot_be(size: float, tasks: int, power: float) -> None:
    with pytest.raises(ValueError, match=f"no run reaches {size} on {tasks} tasks"):
        list(designs("margin", size, HALF, tasks=tasks, power=power))


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_nothing_and_all_are_shares(share: float) -> None:
    assert Expected(rate=share, of_tasks=share, correlation=share).of_seeds == 0
    assert Expected(rate=0.5, of_tasks=0, of_seeds=share).correlation == 0.8


@pytest.mark.parametrize("name", ["rate", "of_tasks", "of_seeds", "correlation"])
@pytest.mark.parametrize("share", [-0.1, 1.1])
def test_what_is_no_share_is_believed_of_nothing(name: str, share: float) -> None:
    shares = {"rate": 0.5, "of_tasks": 0.5, "of_seeds": 0.5, "correlation": 0.5, name: share}
    with pytest.raises(ValueError, match="shares between 0 and 1"):
        Expected(**shares)


@pytest.mark.parametrize(
    ("rate", "correlation", "cells", "error"),
    [(0, 0, 4, 0), (1, 0, 4, 0), (0.5, 1, 4, 0), (0.5, -1, 4, 0.5), (0.5, 0, 1, math.sqrt(0.5))],
)
def test_a_paired_error_is_of_what_is_not_shared(
    rate: float, correlation: float, cells: int, error: float
) -> None:
    assert paired_error(rate, cells, correlation) == pytest.approx(error)


@pytest.mark.parametrize(
    ("rate", "cells", "correlation"), [(-0.1, 5, 0), (1.1, 5, 0), (0.5, 5, -1.1), (0.5, 0, 0)]
)
def test_no_paired_error_of_what_cannot_be(rate: float, cells: float, correlation: float) -> None:
    with pytest.raises(ValueError, match=f"rate {rate}, correlation {correlation} and {cells}"):
        paired_error(rate, cells, correlation)


def test_cells_grow_with_the_square_of_what_is_asked() -> None:
    assert cells_for(0.1, 0.05, 10, 2) == pytest.approx(10)
    assert cells_for(0.1, 0.05, 10, 4) == pytest.approx(40)
    assert cells_for(1e-9, 1e-9, 10, 2) == pytest.approx(40)
    assert cells_for(0.9e-9, 1e-9, 10, 2) == math.inf
