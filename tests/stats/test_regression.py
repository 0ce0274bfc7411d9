"""Is the new agent worse: pass, fail or inconclusive."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.paired import Pairs, sign_flips
from pytest_androidbench.stats.regression import regression
from tests.stats.test_paired import pairs

MARGIN = 0.05


def agents(tasks: int, seeds: int, drop: float, number: int) -> Pairs:
    """Outcomes of two agents, of which the new one is that much worse everywhere."""
    chance = np.random.default_rng(number)
    rates = chance.beta(6, 4, tasks)
    return {
        str(task): [
            (float(old < rate), float(new < rate - drop)) for old, new in chance.random((seeds, 2))
        ]
        for task, rate in enumerate(rates)
    }


@given(pairs, st.floats(0, 1))
def test_the_verdict_is_what_the_bounds_say(
    of: dict[str, list[tuple[float, float]]], margin: float
) -> None:
    found = regression(of, margin)
    assert (found.verdict == "pass") == (found.low > -margin)
    worse = found.low <= -margin and found.high < 0
    assert (found.verdict == "fail") == (worse and sign_flips(of, below=True).p <= 0.05)
    assert (found.more_cells > 0) == (found.verdict == "inconclusive")


def test_the_same_outcomes_in_many_tasks_pass() -> None:
    same = {str(task): [(1.0, 1.0), (0.0, 0.0)] for task in range(116)}
    assert regression(same, MARGIN).verdict == "pass"


def test_a_large_drop_fails_and_a_tiny_sample_is_inconclusive() -> None:
    assert regression(agents(116, 3, 0.3, 1), MARGIN).verdict == "fail"
    assert regression(agents(4, 1, 0.3, 1), MARGIN).verdict == "inconclusive"


@pytest.mark.parametrize(("lost", "verdict", "few"), [(4, "inconclusive", 4), (5, "fail", 0)])
def test_a_loss_in_few_tasks_is_no_matter_of_seeds(lost: int, verdict: str, few: int) -> None:
    of = {str(task): [(1.0, float(task >= lost))] * 3 for task in range(11)}
    found = regression(of, MARGIN)
    assert (found.verdict, found.few) == (verdict, few)
    if few:
        assert found.high < 0
        assert found.more_cells == 33 / 4


def test_a_drop_within_the_margin_can_pass() -> None:
    of = {str(task): [(1.0, float(task != 7))] * 3 for task in range(200)}
    found = regression(of, MARGIN)
    assert found.difference.estimate < 0
    assert found.verdict == "pass"


def test_nothing_in_common_is_inconclusive_for_good() -> None:
    found = regression({}, MARGIN)
    assert found.verdict == "inconclusive"
    assert math.isinf(found.more_cells)


def test_so_many_more_cells_would_settle_it() -> None:
    of = agents(60, 2, 0.0, 4)
    found = regression(of, MARGIN)
    assert found.verdict == "inconclusive"
    times = 1 + found.more_cells / found.difference.cells
    for copies, settled in ((math.ceil(times) + 1, True), (math.floor(times), False)):
        more = {f"{task} {copy}": cells for task, cells in of.items() for copy in range(copies)}
        assert (regression(more, MARGIN).verdict != "inconclusive") == settled


@pytest.mark.parametrize("margin", [-0.01, 1.5, math.nan])
def test_a_margin_that_is_no_share_is_refused(margin: float) -> None:
    with pytest.raises(ValueError, match="the margin is a share"):
        regression({"a": [(1.0, 1.0)]}, margin)


@pytest.mark.slow
def test_an_equal_agent_hardly_ever_fails_and_a_drop_of_15_points_is_found() -> None:
    equal = [regression(agents(116, 3, 0.0, n), MARGIN).verdict for n in range(300)]
    worse = [regression(agents(116, 3, 0.15, n), MARGIN).verdict for n in range(300)]
    # Three errors of the simulation.
    assert equal.count("fail") / 300 < 0.05 + 3 * math.sqrt(0.05 * 0.95 / 300)
    assert worse.count("fail") / 300 > 0.9
