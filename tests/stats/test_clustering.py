"""What it means for a rate that several episodes are of one task."""

from __future__ import annotations

import numpy as np
import pytest

from pytest_androidbench.stats.clusters import stratified_interval
from pytest_androidbench.stats.rates import clustering


def test_one_task_or_one_episode_of_each_is_no_cluster() -> None:
    assert clustering({"a": [1, 0, 1]}) is None
    assert clustering({"a": [1], "b": [0]}) is None
    assert clustering({}) is None


def test_an_effect_by_hand() -> None:
    # Tasks that always or never pass: every episode of one says what the first has said.
    alike = clustering({"a": [1, 1, 1, 1], "b": [0, 0, 0, 0], "c": [1, 1, 1, 1]})
    assert alike is not None
    assert alike.design_effect == pytest.approx(4)
    assert alike.worth == pytest.approx(3)
    # Mean squares between and within tasks are 0 and 1/3: tasks make nothing of the variance.
    luck = clustering({"a": [1, 0], "b": [0, 1], "c": [1, 0]})
    assert luck is not None
    assert luck.design_effect == 1
    assert luck.worth == 6
    assert luck.fixed == stratified_interval({"a": [1, 0], "b": [0, 1], "c": [1, 0]})


def test_all_the_same_says_nothing_of_it() -> None:
    assert clustering({"a": [1, 1], "b": [1, 1]}) is None


def test_it_is_the_variance_over_that_of_independent_episodes() -> None:
    # Tasks of chance Beta(.6, .4) make half of the variance: 5 episodes of each, 1 + 4 / 2.
    chance = np.random.default_rng(2)
    effects = []
    for _ in range(200):
        passed = chance.random((60, 5)) < chance.beta(0.6, 0.4, 60)[:, None]
        found = clustering({str(task): list(row) for task, row in enumerate(passed.astype(float))})
        assert found is not None
        effects.append(found.design_effect)
    assert float(np.mean(effects)) == pytest.approx(3, abs=0.05)
