"""What reward counts as done: all of it, or near enough where no finger can be exact."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from task_suites.mobile_miniwob.catalogue import ENOUGH, GRADED, is_done, is_done_upstream

TICKS, CIRCLE = "click-checkboxes", "circle-center"


@pytest.mark.parametrize(
    ("page", "reward", "done"),
    [
        (TICKS, "1", True), (TICKS, "1.0", True), (TICKS, "-1", False), (TICKS, "0.5", False),
        (TICKS, "0.99", False), (TICKS, "", False), (TICKS, "NaN", False), (TICKS, "none", False),
        ("tic-tac-toe", "-0.5", False), ("tic-tac-toe", "-0.75", False),
        (CIRCLE, "1", True), (CIRCLE, "0.95", True), (CIRCLE, "0.9", True), (CIRCLE, "0.89", False),
        (CIRCLE, "-1", False), (CIRCLE, "", False), (CIRCLE, "NaN", False),
    ],
)  # fmt: skip
def test_a_reward_is_read(page: str, reward: str, done: bool) -> None:
    assert is_done(page, reward) is done


@given(st.sampled_from(sorted(GRADED)), st.floats(-1, 1))
def test_where_answers_are_graded_enough_is_enough(page: str, reward: float) -> None:
    assert is_done(page, repr(reward)) == (reward >= ENOUGH)


@given(st.floats(-1, 1).filter(lambda reward: reward != 1))
def test_elsewhere_nothing_but_all_of_it_is(reward: float) -> None:
    assert not is_done(TICKS, repr(reward))


def test_upstream_reads_whole_numbers_alone() -> None:
    assert is_done_upstream("1")
    assert not is_done_upstream("-1")
    assert not is_done_upstream("")
    with pytest.raises(ValueError, match="invalid literal"):
        is_done_upstream("0.95")
