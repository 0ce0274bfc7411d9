"""A rate as it is written down for machines."""

from __future__ import annotations

import pytest

from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.rates import clustering, success_rate


def test_every_number_of_a_rate_has_its_name() -> None:
    plain = wilson(3, 4, 0.9)
    assert success_rate({"a": [1, 0, 1, 1], "b": []}, 2, 0.9).plain() == {
        "passed": 3,
        "episodes": 4,
        "tasks": 1,
        "unscored": 2,
        "rate": 0.75,
        "low": plain.low,
        "high": plain.high,
        "level": 0.9,
        "method": "wilson",
        "if_unscored_failed": 0.5,
        "if_unscored_passed": 5 / 6,
    }


def test_a_rate_of_nothing_has_no_estimate_and_the_widest_range() -> None:
    rate = success_rate({})
    assert not rate.known
    told = rate.plain()
    assert (told["rate"], told["low"], told["high"], told["method"]) == (None, 0, 1, "wilson")
    assert (told["passed"], told["episodes"], told["tasks"], told["unscored"]) == (0, 0, 0, 0)
    assert (rate.bounds.low, rate.bounds.high) == (0, 1)
    assert success_rate({"a": [0]}).known


def test_as_many_tasks_as_episodes_need_no_clusters_and_one_more_does() -> None:
    assert success_rate({"a": [1], "b": [0]}).interval.method == "wilson"
    assert success_rate({"a": [1], "b": [0, 1]}).interval.method == "clustered by task"


def test_unequal_tasks_weigh_by_the_episodes_they_have() -> None:
    # Two tasks that each always end alike: an episode finds itself in one of 9 / 3 others' size.
    found = clustering({"a": [1, 1, 1, 1], "b": [0, 0], "c": []})
    assert found is not None
    assert found.design_effect == pytest.approx((16 + 4) / 6)
    assert found.worth == pytest.approx(6 * 6 / 20)
