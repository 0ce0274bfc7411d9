"""Every task is on one side, whatever else there is."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.training.splitting import split_of


def test_about_the_share_is_for_the_test() -> None:
    sides = [split_of(f"suite/Task{number}", test_share=0.2) for number in range(2_000)]
    assert 340 < sides.count("test") < 460


@given(st.text(), st.text(max_size=3))
def test_all_or_nothing_can_be_for_the_test(task: str, salt: str) -> None:
    task, salt = (part.encode("utf-8", "replace").decode() for part in (task, salt))
    assert split_of(task, test_share=0, salt=salt) == "train"
    assert split_of(task, test_share=1, salt=salt) == "test"


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_larger_share_takes_no_task_out_of_the_test(one: float, other: float) -> None:
    less, more = sorted((one, other))
    for number in range(20):
        if split_of(f"t{number}", test_share=less) == "test":
            assert split_of(f"t{number}", test_share=more) == "test"


def test_another_salt_deals_anew() -> None:
    sides = {
        salt: [split_of(f"t{number}", test_share=0.5, salt=salt) for number in range(50)]
        for salt in ("", "a")
    }
    assert sides[""] != sides["a"]


@pytest.mark.parametrize("share", [-0.1, 1.1, math.nan])
def test_what_is_no_share_is_refused(share: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        split_of("t", test_share=share)
