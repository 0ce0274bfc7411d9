"""What is asked of a run before a new agent is called worse, in numbers that can be followed."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.clusters import t_quantile
from pytest_androidbench.stats.paired import Pairs, difference
from pytest_androidbench.stats.regression import SURE, regression


def gaps(*of_tasks: tuple[int, ...]) -> Pairs:
    """Tasks by what the new agent gained (1) or lost (-1) in their cells."""
    return {
        str(task): [(float(gap < 0), float(gap > 0)) for gap in cells]
        for task, cells in enumerate(of_tasks)
    }


def test_what_nothing_in_common_leaves_open() -> None:
    found = regression({}, 0.05)
    assert (found.low, found.high, found.margin, found.few) == (-1, 1, 0.05, 0)
    assert found.difference.cells == 0


def test_the_bounds_are_one_sided() -> None:
    found = regression(gaps((1,), (-1,), (0,), (0,)), 0.5)
    error = math.sqrt(4 / 3 * 2) / 4
    assert (found.difference.estimate, found.difference.error) == pytest.approx((0, error))
    assert (found.low, found.high) == pytest.approx(
        (-t_quantile(SURE, 3) * error, t_quantile(SURE, 3) * error)
    )


def test_a_loss_as_large_as_the_margin_is_not_within_it() -> None:
    # A single task leaves everything open: its lower bound is the margin.
    found = regression(gaps((0, 0)), 1)
    assert (found.verdict, found.low) == ("inconclusive", -1)
    # Of agents that are alike in every task nothing but the number of tasks tells.
    assert regression(gaps(*[(0,)] * 9), 1).verdict == "pass"
    assert regression(gaps(*[(0,)] * 9), 0).verdict == "inconclusive"


def test_cells_wanted_make_the_margin_so_many_standard_errors() -> None:
    found = regression(gaps((1,), (-1,), (0,), (0,)), 0.5)
    error = math.sqrt(4 / 3 * 2) / 4
    assert found.more_cells == pytest.approx(4 * (1.6448536 * error / 0.5) ** 2 - 4)
    assert found.few == 0


def test_a_loss_may_be_shown_with_fewer_cells_than_that_it_is_within_the_margin() -> None:
    of = gaps((-1,), (-1,), (-1,), (1,), (0,), (0,))
    estimate, error = -1 / 3, difference(of).error
    wide, narrow = regression(of, 0.9), regression(of, 0.4)
    # 0.9 - 1/3 is further than 1/3, and 0.4 - 1/3 is nearer.
    assert wide.more_cells == pytest.approx(
        max(1, 6 * (1.6448536 * error / (0.9 + estimate)) ** 2 - 6)
    )
    assert narrow.more_cells == pytest.approx(6 * (1.6448536 * error / -estimate) ** 2 - 6)
    assert (wide.verdict, narrow.verdict) == ("inconclusive", "inconclusive")


def test_agents_alike_in_every_task_are_taken_as_if_one_task_differed() -> None:
    found = regression(gaps((0, 0), (0, 0), (0, 0)), 0.1)
    assert found.verdict == "inconclusive"
    assert found.more_cells == pytest.approx(6 * (1.6448536 / 3 / 0.1) ** 2 - 6)


def test_at_least_one_more_cell_is_wanted_where_nothing_is_settled() -> None:
    # Four tasks lost and one gained by half: the flips are no surer than one in sixteen.
    of = gaps((-1, -1), (-1, -1), (-1, -1), (-1, -1), (1, 0))
    found = regression(of, 0.05)
    assert found.high < 0
    assert (found.verdict, found.few, found.more_cells) == ("inconclusive", 5, 1)


@pytest.mark.parametrize(
    ("of", "few"),
    [
        (gaps(*[(-1,)] * 4, *[(0,)] * 7), 4),
        # What a task loses in one cell and gains in another is no difference of it.
        (gaps((-1, 0), (-1, 0), (-1, 0), (-1, 0), (1, -1)), 4),
    ],
)
def test_tasks_that_differ_are_counted_where_they_are_too_few(of: Pairs, few: int) -> None:
    found = regression(of, 0.05)
    assert found.high < 0
    assert (found.verdict, found.few) == ("inconclusive", few)
    assert found.more_cells == found.difference.cells / 4


def test_what_is_settled_wants_no_more_cells() -> None:
    lost = regression(gaps(*[(-1,)] * 6), 0.05)
    assert (lost.verdict, lost.more_cells, lost.few) == ("fail", 0, 0)
    assert regression(gaps(*[(1,)] * 6), 0.05).more_cells == 0


@pytest.mark.parametrize("margin", [0, 1])
def test_nothing_and_everything_are_margins(margin: float) -> None:
    assert regression(gaps((0,), (1,)), margin).margin == margin
