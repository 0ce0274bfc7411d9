"""What is told of earlier steps: all of them, or the newest that a budget holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.history import StepHistory, one_line, tokens_of_text


def history_of(*lines: str, tokens: int | None = None) -> StepHistory:
    history = StepHistory(tokens=tokens, numbered="Step {}- ")
    for line in lines:
        history.add(line)
    return history


def test_without_a_budget_all_is_told() -> None:
    told = history_of(*["x" * 10_000] * 50).told()
    assert told[0].startswith("Step 1- x")
    assert len(told) == 50


def test_the_newest_are_told_with_their_own_numbers() -> None:
    told = history_of("one" * 10, "two" * 10, "three" * 10, tokens=35).told()
    assert told == ("(1 earlier step is left out here.)", "Step 2- " + "two" * 10, "Step 3- " + "three" * 10)  # noqa: E501  # fmt: skip


def test_the_last_one_is_told_however_long_it_is() -> None:
    told = history_of("a", "b", "c" * 5_000, tokens=10).told()
    assert told == ("(2 earlier steps are left out here.)", "Step 3- " + "c" * 5_000)


def test_a_goal_of_its_own_begins_with_nothing() -> None:
    history = history_of("one")
    history.clear()
    history.add("other")
    assert history.told() == ("Step 1- other",)


def test_a_budget_below_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="must not be negative, got -1"):
        StepHistory(tokens=-1)


@given(lines=st.lists(st.text(max_size=300), max_size=30), tokens=st.integers(0, 2_000))
def test_what_is_told_is_an_end_within_the_budget(lines: list[str], tokens: int) -> None:
    whole, told = history_of(*lines).told(), history_of(*lines, tokens=tokens).told()
    kept = [line for line in told if not line.startswith("(")]
    assert list(whole[len(whole) - len(kept) :]) == kept
    assert len(kept) >= min(1, len(lines))
    if len(kept) > 1:
        assert sum(map(tokens_of_text, kept)) <= tokens
    if len(kept) < len(whole):
        with_one_more = whole[len(whole) - len(kept) - 1 :]
        assert sum(tokens_of_text(line) + 1 for line in with_one_more) > tokens


@given(text=st.text() | st.just("\n\ud83d " * 100_000), most=st.integers(4, 100))
def test_a_line_is_one_and_as_long_as_it_may_be(text: str, most: int) -> None:
    line = one_line(text, most)
    assert len(line) <= most
    assert "\n" not in line
    line.encode()
