"""How large a run must be."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.power import NormalIndPower

from pytest_androidbench.stats.paired import difference
from pytest_androidbench.stats.planning import (
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


@pytest.mark.parametrize(
    ("cells", "correlation", "points"),
    [(20, 0.0, 43), (60, 0.5, 18), (116, 0.5, 13), (348, 0.7, 6), (1160, 0.5, 4)],
)
def test_what_runs_of_usual_sizes_can_show(cells: int, correlation: float, points: int) -> None:
    found = smallest_difference(paired_error(0.6, cells, correlation))
    assert round(100 * found) == points


def test_the_power_is_that_of_statsmodels() -> None:
    error = paired_error(0.6, 300, 0.0)
    effect = smallest_difference(error) / math.sqrt(0.6 * 0.4)
    power = NormalIndPower().power(effect, nobs1=300, alpha=0.05)  # type: ignore[no-untyped-call]
    assert float(power) == pytest.approx(0.8, abs=1e-3)


def test_seeds_that_are_alike_are_worth_less() -> None:
    assert design_effect(1, 0.9) == 1
    assert design_effect(5, 1.0) == 5
    assert paired_error(0.6, 100, 0.5, design_effect(5, 1.0)) == paired_error(0.6, 20, 0.5)


def test_half_the_error_takes_four_times_the_cells() -> None:
    assert cells_for(0.05, 0.05, 100, 1.0) == pytest.approx(100)
    assert cells_for(0.025, 0.05, 100, 1.0) == pytest.approx(400)
    assert math.isinf(cells_for(0.0, 0.05, 100, 1.0))


@pytest.mark.parametrize(
    ("rate", "cells", "correlation"), [(1.2, 5, 0.1), (0.5, 0, 0.1), (0.5, 5, 2)]
)
def test_no_such_run(rate: float, cells: float, correlation: float) -> None:
    with pytest.raises(ValueError, match="no run has"):
        paired_error(rate, cells, correlation)


def believed(**fields: float) -> Expected:
    return Expected(**{"rate": 0.6, "of_tasks": 0.5, **fields})


def test_a_nested_design_is_worth_what_its_variance_says() -> None:
    # Var of a task's mean with S seeds of R repeats: t + s / S + e / (S R), by parts of the whole.
    tasks, seeds, rest = 0.5, 0.2, 0.3
    for s, r in ((1, 1), (4, 1), (1, 4), (3, 5)):
        mean = tasks + seeds / s + rest / (s * r)
        assert design_effect(s, tasks, r, seeds) == pytest.approx(mean * s * r)


def test_plans_by_hand() -> None:
    one = Design(tasks=100)
    # Half of a 95 % interval: 1.96 * sqrt(.24 / 100).
    assert reach("interval", believed(), one) == pytest.approx(1.96 * 0.04899, abs=1e-4)
    # Four seeds of tasks that make half of the variance: 1 + 3 * .5 times that over 400.
    four = Design(tasks=100, seeds=4)
    assert reach("interval", believed(), four) == pytest.approx(
        1.96 * math.sqrt(0.24 * 2.5 / 400), abs=1e-4
    )
    # Agents that find the same tasks hard differ by their episodes alone: sqrt(2 * .24 * .5 / n).
    same = believed(correlation=1.0)
    assert reach("difference", same, four) == pytest.approx(
        (1.95996 + 0.84162) * math.sqrt(0.24 / 400), abs=1e-4
    )


@pytest.mark.parametrize(("tasks", "seeds", "passes"), [(116, 1, 0.279), (116, 3, 0.586)])
def test_the_gate_passes_as_often_as_planned(tasks: int, seeds: int, passes: float) -> None:
    # The simulated runs of docs/methods.md: both agents have the same chances in every task.
    alike = believed(correlation=1.0)
    design = Design(tasks=tasks, seeds=seeds)
    assert reach("margin", alike, design, passes) == pytest.approx(0.05, abs=0.004)


def test_a_planned_run_finds_the_difference() -> None:
    expected, wanted = believed(correlation=0.6), 0.15
    (by_seeds, *_) = designs("difference", wanted, expected, tasks=80)
    chance, found, runs = np.random.default_rng(3), 0, 300
    for _ in range(runs):
        # Of each task the new agent keeps the old one's chance in 60 % of cases, else draws anew.
        old = chance.beta(0.6, 0.4, by_seeds.tasks)
        anew = chance.beta(0.6, 0.4, by_seeds.tasks)
        new = np.where(chance.random(by_seeds.tasks) < 0.6, old, anew) * (1 - wanted / 0.6)
        size = (by_seeds.tasks, by_seeds.seeds)
        before, after = (chance.random(size) < rates[:, None] for rates in (old, new))
        pairs = {
            str(task): [
                (float(a), float(b)) for a, b in zip(before[task], after[task], strict=True)
            ]
            for task in range(by_seeds.tasks)
        }
        found += difference(pairs).high < 0
    # Wanted is 80 %; the error of the simulation is 2.3 points, and the worse agent varies less.
    assert 0.74 <= found / runs <= 0.92


@given(
    st.sampled_from(["interval", "difference", "margin"]),
    st.floats(0.02, 0.5),
    st.floats(0.05, 0.95),
    st.floats(0, 1),
    st.integers(1, 200),
)
def test_a_plan_is_the_smallest_that_reaches(
    goal: Goal, size: float, rate: float, of_tasks: float, tasks: int
) -> None:
    expected = Expected(rate=rate, of_tasks=of_tasks)
    plans = list(designs(goal, size, expected, tasks=tasks))
    assert all(reach(goal, expected, plan) <= size * (1 + 1e-6) for plan in plans)
    # By seeds once, by seeds with repeats, and by tasks, as far as each can do it.
    for plan in plans:
        for name in ["seeds"] if plan.seeds > 1 else ["tasks"] if plan is plans[-1] else []:
            fewer = replace(plan, **{name: getattr(plan, name) - 1})
            if getattr(fewer, name):
                assert reach(goal, expected, fewer) > size


def test_no_seeds_make_up_for_too_few_tasks() -> None:
    plans = list(designs("interval", 0.05, believed(), tasks=20))
    assert [plan.tasks > 20 for plan in plans] == [True]


@pytest.mark.parametrize(
    "fields", [{"rate": 1.2}, {"of_tasks": 0.7, "of_seeds": 0.4}, {"correlation": 2}]
)
def test_nothing_is_believed_that_cannot_be(fields: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="shares between 0 and 1"):
        believed(**fields)
    with pytest.raises(ValueError, match="no run reaches"):
        list(designs("interval", 0, believed(), tasks=3))
