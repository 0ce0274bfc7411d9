"""The comparisons that have two rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from pytest_androidbench import Episode
from task_suites.android_world.rules import answered, text_is, untouched

STRICT, UPSTREAM = (
    cast("Episode", SimpleNamespace(upstream=upstream)) for upstream in (False, True)
)


def test_rows_in_another_order_are_untouched() -> None:
    assert untouched(STRICT, ["a", "b", "b"], ["b", "a", "b"])


@pytest.mark.parametrize("after", [["a"], ["a", "b", "c"], ["a", "x"]])
def test_only_the_strict_rule_looks_at_bystanders(after: list[str]) -> None:
    assert not untouched(STRICT, ["a", "b"], after)
    assert untouched(UPSTREAM, ["a", "b"], after)


def test_only_upstream_takes_a_likeness() -> None:
    assert text_is(STRICT, "Bake for 6 minutes", " Bake for 6 minutes\n")
    assert not text_is(STRICT, "Bake for 6 minutes", "Bake for 2 minutes")
    assert text_is(UPSTREAM, "Bake for 6 minutes", "Bake for 2 minutes")


@pytest.mark.parametrize(("answer", "right"), [("45 min", True), ("45 hours", False)])
def test_a_unit_that_nobody_asked_for_is_wrong(answer: str, right: bool) -> None:
    told = cast("Episode", SimpleNamespace(upstream=False, answer=answer))
    assert bool(answered(told, 45, units=("min",))) is right


@pytest.mark.parametrize("upstream", [False, True])
def test_only_upstream_takes_one_right_value_said_again(upstream: bool) -> None:
    told = cast("Episode", SimpleNamespace(upstream=upstream, answer="Tea, Tea"))
    assert bool(answered(told, "Tea", "Milk")) is upstream
