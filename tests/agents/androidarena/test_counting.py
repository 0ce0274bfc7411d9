"""Limits of an agent's own, by both ways of counting: reached is over, or over is over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.androidarena.counting import OwnLimits
from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.goal import Goal
from tests.agents.androidarena.desk import GOAL, lines, steps_of, tried

LONG = Goal(text=GOAL.text, steps=99)


@pytest.mark.parametrize(("upstream", "actions"), [(False, 15), (True, 14)])
def test_a_limit_of_15_is_14_actions_as_published(upstream: bool, actions: int) -> None:
    answers = lines(*["#swipe_up#", "#swipe_down#"] * 20)
    came = tried(*steps_of(answers, upstream=upstream, step_limit=15), goal=LONG)
    assert (len(came.actions), came.ending) == (actions, "limit:own_steps")
    assert len(came.model.asked) == actions


@pytest.mark.parametrize(("upstream", "actions"), [(False, 5), (True, 4)])
def test_a_limit_of_repeats_ends_who_wants_the_same_once_more(upstream: bool, actions: int) -> None:
    came = tried(*steps_of(lines("#swipe_up#"), upstream=upstream, repeat_limit=5), goal=LONG)
    assert (len(came.actions), came.ending) == (actions, "limit:repeats")


def test_unusable_replies_repeat_and_are_steps_too() -> None:
    came = tried(*steps_of(lines("#click#"), repeat_limit=3), goal=LONG)
    assert (len(came.actions), came.ending) == (3, "limit:repeats")
    came = tried(*steps_of(lines("#click#"), step_limit=3), goal=LONG)
    assert (len(came.actions), came.ending) == (3, "limit:own_steps")


def test_nothing_is_limited_unless_it_is_asked_for() -> None:
    came = tried(*steps_of(lines("#swipe_up#"), upstream=True), goal=LONG)
    assert (len(came.actions), came.ending) == (99, "limit:steps")


def test_each_turn_has_its_own() -> None:
    way, model = steps_of(lines("#swipe_up#"), step_limit=2)
    for _ in range(2):
        assert len(tried(way, model, goal=LONG).actions) == 2


@given(
    done=st.lists(st.sampled_from("abc"), max_size=30),
    limit=st.integers(2, 6),
    upstream=st.booleans(),
)
def test_no_run_of_the_same_is_longer_than_the_limit(
    done: list[str], limit: int, upstream: bool
) -> None:
    limits, run, last = OwnLimits(steps=0, repeats=limit, upstream=upstream), 0, ""
    most = limit - 1 if upstream else limit
    for each in done:
        run, last = (run + 1 if each == last else 1), each
        if run > most:
            with pytest.raises(LimitReached, match=f"repeats = {limit}"):
                limits.take(each)
            return
        limits.take(each)
