"""The variance of success split into tasks, seeds and repeats, and whether seeds matter."""

from __future__ import annotations

import itertools
import math
import statistics

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from statsmodels.regression.mixed_linear_model import MixedLM, VCSpec

from pytest_androidbench.stats.variance import Cells, seeds_matter, split

REPEATS = 3


def drawn(
    tasks: int, seeds: int, repeats: int, spreads: tuple[float, float, float], number: int
) -> Cells:
    """A nested design with normal effects of these standard deviations."""
    chance = np.random.default_rng(number)
    of_task, of_seed, of_repeat = spreads
    return {
        f"t{task}": {
            f"s{seed}": list(mean + inner + chance.normal(0, of_repeat, repeats))
            for seed, inner in enumerate(chance.normal(0, of_seed, seeds))
        }
        for task, mean in enumerate(chance.normal(0, of_task, tasks))
    }


def test_a_design_of_equal_numbers_gives_the_textbooks_mean_squares() -> None:
    cells = drawn(6, 4, REPEATS, (2.0, 1.0, 0.5), 1)
    within = statistics.fmean(
        statistics.variance(tries) for seeds in cells.values() for tries in seeds.values()
    )
    means = [[statistics.fmean(tries) for tries in seeds.values()] for seeds in cells.values()]
    between = REPEATS * statistics.fmean(map(statistics.variance, means))
    found = split(cells)
    assert found.repeat == pytest.approx(within)
    assert found.seed == pytest.approx((between - within) / REPEATS)
    of_tasks = 4 * REPEATS * statistics.variance(map(statistics.fmean, means))
    assert found.task == pytest.approx((of_tasks - between) / (4 * REPEATS))


def test_restricted_likelihood_finds_the_same() -> None:
    cells = drawn(12, 5, REPEATS, (1.0, 0.8, 0.6), 2)
    rows = [
        (value, task, f"{task}{seed}")
        for task, seeds in cells.items()
        for seed, tries in seeds.items()
        for value in tries
    ]
    tasks = np.array([task for _, task, _ in rows])
    names = sorted({name for _, _, name in rows})
    # Of one group, so that both effects are variance components over all rows.
    of_task = np.array([[float(task == one) for one in sorted(cells)] for task in tasks])
    of_seed = np.array([[float(name == one) for one in names] for _, _, name in rows])
    parts = VCSpec(  # type: ignore[no-untyped-call]
        ["task", "seed"],
        [[sorted(cells)], [names]],
        [[of_task], [of_seed]],
    )
    fit = MixedLM(  # type: ignore[no-untyped-call]
        np.array([value for value, _, _ in rows]),
        np.ones((len(rows), 1)),
        groups=np.ones(len(rows)),
        exog_vc=parts,
    ).fit()
    found = split(cells)
    assert found.repeat == pytest.approx(fit.scale, rel=1e-3)
    assert sorted((found.task, found.seed)) == pytest.approx(sorted(fit.vcomp), rel=1e-2)


def test_unequal_numbers_are_right_on_average() -> None:
    found = []
    for number in range(400):
        cells = drawn(8, 4, 4, (1.0, 0.7, 0.5), number)
        fewer = {
            task: {
                seed: tries[: 1 + (at + int(task[1:])) % 4]
                for at, (seed, tries) in enumerate(seeds.items())
                if at < 2 + int(task[1:]) % 3
            }
            for task, seeds in cells.items()
        }
        found.append(split(fewer))
    assert statistics.fmean(one.repeat for one in found) == pytest.approx(0.25, rel=0.05)
    assert statistics.fmean(one.seed for one in found) == pytest.approx(0.49, rel=0.12)
    assert statistics.fmean(one.task for one in found) == pytest.approx(1.0, rel=0.12)


def test_what_cannot_be_told_apart_is_said() -> None:
    alone = split({"t": {"1": [1.0, 0.0]}})
    assert math.isnan(alone.task)
    assert math.isnan(alone.seed)
    assert alone.repeat == 0.5
    assert math.isnan(split({"a": {"1": [1.0], "2": [0.0]}}).seed_share)
    nothing = split({})
    assert all(map(math.isnan, (nothing.task, nothing.seed, nothing.repeat)))


def test_an_agent_that_always_does_the_same_has_seeds_alone() -> None:
    found = split({"a": {"1": [1.0, 1.0], "2": [0.0, 0.0]}, "b": {"1": [1.0, 1.0], "2": [0, 0]}})
    assert found.repeat == 0
    assert found.seed_share == 1


outcomes = st.lists(st.sampled_from([0.0, 1.0]), min_size=1, max_size=3)


@pytest.mark.slow
@settings(max_examples=40)
@given(st.lists(outcomes, min_size=2, max_size=3).filter(lambda s: max(map(len, s)) > 1))
def test_the_exact_test_goes_through_all_orders(seeds: list[list[float]]) -> None:
    def between(dealt: list[list[float]]) -> float:
        values = list(itertools.chain(*dealt))
        mean = statistics.fmean(values)
        return sum(len(one) * (statistics.fmean(one) - mean) ** 2 for one in dealt)

    values = list(itertools.chain(*seeds))
    ends = list(itertools.accumulate(map(len, seeds)))
    seen = between(seeds)
    orders = list(itertools.permutations(values))
    extreme = sum(
        between([list(order[end - len(one) : end]) for end, one in zip(ends, seeds, strict=True)])
        >= seen - 1e-9
        for order in orders
    )
    found = seeds_matter({"t": {str(at): one for at, one in enumerate(seeds)}})
    assert found.exact
    assert found.p == pytest.approx(extreme / len(orders))


def test_many_orders_are_drawn_and_agree_with_the_exact_answer() -> None:
    few: dict[str, list[float]] = {"1": [1, 1, 1], "2": [0, 0, 1], "3": [0, 0, 0]}
    exact = seeds_matter({"t": few})
    # Scores that are no passes are dealt out by chance.
    half = seeds_matter({"t": {seed: [v / 2 for v in tries] for seed, tries in few.items()}})
    assert exact.exact
    assert not half.exact
    assert half.p == pytest.approx(exact.p, abs=0.02)
    assert seeds_matter({"t": {s: [v / 2 for v in x] for s, x in few.items()}}) == half


@pytest.mark.slow
def test_a_coin_is_told_from_seeds() -> None:
    chance = np.random.default_rng(5)
    coin = {
        f"t{task}": {str(seed): list(chance.integers(0, 2, 3) * 1.0) for seed in range(5)}
        for task in range(10)
    }
    fixed = {
        f"t{task}": {str(seed): [float(chance.integers(0, 2))] * 3 for seed in range(5)}
        for task in range(10)
    }
    assert seeds_matter(coin).p > 0.05
    assert seeds_matter(fixed).p < 0.001


def test_without_repeats_seeds_cannot_be_told_from_chance() -> None:
    with pytest.raises(ValueError, match="seeds and repeats"):
        seeds_matter({"t": {"1": [1.0], "2": [0.0]}, "u": {"1": [1.0, 0.0]}})
