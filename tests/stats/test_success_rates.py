from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.rates import success_rate, unscored_bounds


def test_several_seeds_of_several_tasks_are_clustered() -> None:
    rate = success_rate({"a": [1, 1], "b": [0, 1]})
    assert (rate.passed, rate.episodes, rate.tasks) == (3, 4, 2)
    assert rate.interval.method == "clustered by task"


def test_one_episode_a_task_needs_no_clusters() -> None:
    assert success_rate({"a": [1], "b": [0], "c": [1]}).interval == wilson(2, 3)


def test_one_task_alone_is_a_plain_proportion() -> None:
    assert success_rate({"a": [1, 0, 1]}).interval == wilson(2, 3)


def test_clusters_widen_the_interval_when_tasks_differ() -> None:
    passes = {str(task): [float(task % 2)] * 5 for task in range(10)}
    clustered, pooled = success_rate(passes).interval, wilson(25, 50)
    assert clustered.high - clustered.low > 1.5 * (pooled.high - pooled.low)


def test_unscored_episodes_leave_the_rate_and_show_in_the_bounds() -> None:
    rate = success_rate({"a": [1, 1], "b": [1, 0]}, unscored=4)
    assert rate.interval.estimate == 0.75
    assert (rate.bounds.low, rate.bounds.high) == (3 / 8, 7 / 8)


def test_no_scored_episode_gives_null_and_full_bounds() -> None:
    plain = success_rate({}, unscored=2).plain()
    assert plain["rate"] is None
    assert (plain["if_unscored_failed"], plain["if_unscored_passed"]) == (0, 1)


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 50))
def test_bounds_enclose_the_rate(passed: int, failed: int, unscored: int) -> None:
    total = passed + failed
    bounds = unscored_bounds(passed, total, unscored)
    assert 0 <= bounds.low <= bounds.high <= 1
    if total:
        assert bounds.low - 1e-12 <= passed / total <= bounds.high + 1e-12
