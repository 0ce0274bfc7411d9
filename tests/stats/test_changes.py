"""Changes in a series of runs: false alarms, what is found, and where."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.stats.changes import Change, Run, changes

PERMUTATIONS = 199
"""In simulations: enough for their level of one in a hundred."""


def simulated(
    generator: random.Random, runs: int, tasks: int, seeds: int = 1, drop: float = 0.0
) -> list[Run]:
    """Runs of an agent whose tasks pass with chances from Beta(.6, .4), lower from the middle on.

    The drop is that of the success rate: chances are moved by a common factor.
    """
    chances = [generator.betavariate(0.6, 0.4) for _ in range(tasks)]
    mean = math.fsum(chances) / tasks
    worse = [chance * max(0.0, 1 - drop / mean) for chance in chances]
    return [
        {
            f"T{task}": math.fsum(generator.random() < chance for _ in range(seeds)) / seeds
            for task, chance in enumerate(worse if at >= runs // 2 else chances)
        }
        for at in range(runs)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("runs", "tasks", "seeds"), [(8, 10, 1), (12, 20, 3), (30, 20, 1)])
def test_fewer_than_one_in_twenty_histories_without_a_change_show_one(
    runs: int, tasks: int, seeds: int
) -> None:
    generator = random.Random(20_261_123)
    histories = 300
    alarms = sum(
        bool(changes(simulated(generator, runs, tasks, seeds), permutations=PERMUTATIONS))
        for _ in range(histories)
    )
    # Were the true share 5 %, so few would be seen in fewer than one of 100 simulations.
    assert alarms <= 6


@pytest.mark.slow
@pytest.mark.parametrize(("runs", "tasks", "seeds"), [(6, 116, 1), (12, 20, 3), (20, 20, 1)])
def test_a_drop_of_twenty_points_is_found_near_where_it_is(
    runs: int, tasks: int, seeds: int
) -> None:
    generator = random.Random(7)
    histories, found, near = 100, 0, 0
    for _ in range(histories):
        told = simulated(generator, runs, tasks, seeds, 0.2)
        seen = [one for one in changes(told, permutations=PERMUTATIONS) if one.points < 0]
        found += bool(seen)
        near += any(abs(one.at - runs // 2) <= 2 for one in seen)
    assert found >= 95
    assert near >= 90


def test_what_is_told_of_a_change_is_the_mean_of_each_side() -> None:
    good, bad = {"A": 1.0, "B": 1.0, "C": 0.5}, {"A": 0.0, "B": 0.5, "C": 0.0}
    (change,) = changes([good] * 5 + [bad] * 5)
    assert change == Change(at=5, before=2.5 / 3, after=0.5 / 3, chance=change.chance)
    assert change.chance <= 0.01
    assert change.points == pytest.approx(-2 / 3)


def test_two_changes_are_found_one_after_the_other() -> None:
    tasks = [f"T{number}" for number in range(10)]
    high, low = dict.fromkeys(tasks, 1.0), dict.fromkeys(tasks, 0.0)
    assert [one.at for one in changes([high] * 6 + [low] * 6 + [high] * 6)] == [6, 12]


def test_two_runs_are_enough_where_they_have_many_tasks() -> None:
    tasks = [f"T{number}" for number in range(40)]
    assert [one.at for one in changes([dict.fromkeys(tasks, 1.0), dict.fromkeys(tasks, 0.0)])] == [
        1
    ]


def test_a_run_that_lacks_the_hard_tasks_is_no_change() -> None:
    whole = {"Easy": 1.0, "Hard": 0.0}
    assert changes([whole] * 6 + [{"Easy": 1.0}] * 6) == ()


@pytest.mark.parametrize("runs", [[], [{"A": 1.0}], [{}, {}], [{}, {"A": 1.0}, {}]])
def test_where_nothing_can_be_compared_nothing_changed(runs: Sequence[Run]) -> None:
    assert changes(runs) == ()


@settings(deadline=None, max_examples=40)
@given(
    st.lists(st.dictionaries(st.sampled_from("ABCDEF"), st.floats(0, 1), max_size=6), max_size=8)
)
def test_it_is_the_same_each_time_and_in_whatever_order_tasks_come(runs: list[Run]) -> None:
    found = changes(runs, permutations=PERMUTATIONS)
    turned = [dict(sorted(run.items(), reverse=True)) for run in runs]
    assert changes(turned, permutations=PERMUTATIONS) == found
    assert all(0 < one.at < len(runs) for one in found)


@pytest.mark.parametrize("mean", [math.nan, -0.1, 1.1, math.inf])
def test_what_is_no_mean_of_successes_is_refused(mean: float) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        changes([{"A": mean}, {"A": 1.0}])


def test_a_level_that_so_few_permutations_cannot_show_is_refused() -> None:
    with pytest.raises(ValueError, match="99 permutations cannot show a chance"):
        changes([{"A": 1.0}, {"A": 1.0}], level=0.001, permutations=99)
