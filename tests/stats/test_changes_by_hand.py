"""What is told of a change in a history, where it can be counted."""

from __future__ import annotations

import math

import pytest

from pytest_androidbench.stats.changes import Run, changes


def run(passed: int, tasks: int = 20) -> Run:
    """A run that passes the first of its tasks."""
    return {f"T{task:02}": float(task < passed) for task in range(tasks)}


def test_a_change_that_no_permutation_equals_has_the_least_chance() -> None:
    (found,) = changes([run(20)] * 4 + [run(0)] * 4)
    assert found.chance == 1 / 2000
    (found,) = changes([run(20)] * 4 + [run(0)] * 4, permutations=99)
    assert found.chance == 1 / 100


def test_the_level_is_the_greatest_chance_of_a_change_that_is_told() -> None:
    history = [run(20)] * 4 + [run(0)] * 4
    assert [one.at for one in changes(history, level=0.01, permutations=99)] == [4]
    with pytest.raises(ValueError, match=r"98 permutations cannot show a chance of 0\.01"):
        changes(history, level=0.01, permutations=98)


@pytest.mark.parametrize("level", [0.0, 1.0, 1.5, math.nan])
def test_a_level_is_a_chance(level: float) -> None:
    with pytest.raises(ValueError, match="cannot show a chance"):
        changes([run(1), run(2)], level=level)


def test_the_chance_is_the_share_of_orders_that_split_as_well() -> None:
    # One task that passes 3 times, then fails 3 times: 2 of the 20 orders are as good.
    (found,) = changes([{"T": 1.0}] * 3 + [{"T": 0.0}] * 3, level=0.2)
    assert (found.at, found.before, found.after) == (3, 1, 0)
    assert found.chance == pytest.approx(0.1, abs=3 * math.sqrt(0.09 / 1999))
    # Tasks are put in order each for itself: with two 2 of 400 are as good.
    (found,) = changes([{"T": 1.0, "U": 1.0}] * 3 + [{"T": 0.0, "U": 0.0}] * 3, level=0.2)
    assert found.chance == pytest.approx(1 / 200, abs=3 * math.sqrt(1 / 200 / 1999))


def test_a_change_can_be_at_the_second_run_and_at_the_last() -> None:
    many = 60
    first = [run(many, many)] + [run(0, many)] * 9
    assert [one.at for one in changes(first)] == [1]
    assert [one.at for one in changes(first[::-1])] == [9]


def test_three_levels_have_two_changes_with_their_means() -> None:
    history = [run(20)] * 6 + [run(10)] * 6 + [run(0)] * 6
    found = changes(history)
    assert [(one.at, one.before, one.after) for one in found] == [(6, 1, 0.5), (12, 0.5, 0)]
    assert [one.points for one in found] == [-0.5, -0.5]
    rising = changes(history[::-1])
    assert [(one.at, one.points) for one in rising] == [(6, 0.5), (12, 0.5)]


def test_a_run_without_a_result_has_no_mean() -> None:
    history = [run(20)] * 4 + [{}] + [run(0)] * 4
    (found,) = changes(history)
    assert (found.before, found.after) == (1, 0)


def test_runs_of_unlike_many_tasks_weigh_alike_in_a_mean() -> None:
    history = [run(20, 40), *[run(20)] * 5, *[run(0)] * 6]
    (found,) = changes(history)
    assert found.before == pytest.approx((0.5 + 5) / 6)


def test_what_a_run_lacks_says_nothing_of_it() -> None:
    # The tasks that are always passed are missing where the others begin to fail.
    history: list[Run] = [{f"T{n}": 1.0 for n in range(30)} for _ in range(5)]
    history += [{f"T{n}": float(n >= 15) for n in range(20)} for _ in range(5)]
    assert [one.at for one in changes(history)] == [5]


def test_another_seed_of_permutations_hardly_matters() -> None:
    history = [{"T": 1.0}] * 3 + [{"T": 0.0}] * 3
    chances = {changes(history, level=0.2, seed=seed)[0].chance for seed in range(3)}
    assert len(chances) > 1
    assert max(chances) - min(chances) < 0.04


def test_means_of_nothing_and_of_everything_are_means() -> None:
    assert changes([{"A": 0.0}, {"A": 1.0}]) == ()
