"""Limits over several turns."""

from __future__ import annotations

import pytest

from pytest_androidbench.episodes.budget import UNLIMITED_CALL, Budget
from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.record import Usage


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("limits", "limit"),
    [
        (Limits(steps=2), "steps"),
        (Limits(seconds=5), "seconds"),
        (Limits(tokens=10), "tokens"),
        (Limits(money=0.5), "money"),
    ],
)
def test_each_limit_ends_the_turn(limits: Limits, limit: str) -> None:
    clock = Clock()
    budget = Budget(limits, clock)
    budget.resume()
    budget.check(Usage())
    budget.steps, clock.now = 2, 5.0
    with pytest.raises(LimitReached) as caught:
        budget.check(Usage(tokens=10, money=0.5))
    assert caught.value.limit == limit


def test_time_between_turns_does_not_count() -> None:
    clock = Clock()
    budget = Budget(Limits(seconds=10), clock)
    for _ in range(2):
        budget.resume()
        clock.now += 3
        budget.pause()
        clock.now += 1000
    assert budget.seconds == 6
    budget.check(Usage())


def test_a_call_may_last_a_little_longer_than_the_time_left() -> None:
    clock = Clock()
    budget = Budget(Limits(seconds=100), clock)
    budget.resume()
    clock.now = 90.0
    assert budget.call_seconds() == 20.0
    assert Budget(Limits()).call_seconds() == UNLIMITED_CALL


def test_what_is_no_step_may_follow_the_last_one_but_not_the_last_token() -> None:
    budget = Budget(Limits(steps=2, tokens=10), Clock())
    budget.steps = 2
    budget.check(Usage(tokens=9), steps=False)
    with pytest.raises(LimitReached, match="tokens = 10"):
        budget.check(Usage(tokens=10), steps=False)
    with pytest.raises(LimitReached, match="steps = 2"):
        budget.check(Usage(tokens=9))
