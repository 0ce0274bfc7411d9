"""How much an episode may use, and what is told of a goal and a verdict."""

from __future__ import annotations

import math
from typing import Any

import pytest

from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.verdict import Verdict

LOOSE: Any = Limits


@pytest.mark.parametrize("name", ["steps", "seconds", "tokens", "money"])
@pytest.mark.parametrize("value", [0, -1, math.inf, math.nan])
def test_a_limit_is_positive_and_finite(name: str, value: float) -> None:
    with pytest.raises(ValueError, match=f"^limit {name} must be positive, got {value!r}$"):
        LOOSE(**{name: value})


def test_the_least_of_each_is_a_limit() -> None:
    least = Limits(steps=1, seconds=0.001, tokens=1, money=0.0001)
    assert (least.steps, least.seconds, least.tokens, least.money) == (1, 0.001, 1, 0.0001)


def test_limits_of_another_come_first_where_it_has_any() -> None:
    own = Limits(steps=10, seconds=60)
    assert own.overridden_by(Limits(steps=5, money=2)) == Limits(steps=5, seconds=60, money=2)
    assert own.overridden_by(Limits()) == own


def test_a_goal_is_told_as_its_sentence() -> None:
    assert str(Goal(text="Turn Wi-Fi off.", guidelines=("Be brief.",), steps=3)) == (
        "Turn Wi-Fi off."
    )


def test_a_verdict_is_true_or_false_and_says_why() -> None:
    assert Verdict(holds=True, why="as wanted")
    assert repr(Verdict(holds=True, why="as wanted")) == "holds"
    assert not Verdict(holds=False, why="two are missing")
    assert repr(Verdict(holds=False, why="two are missing")) == "does not hold: two are missing"
