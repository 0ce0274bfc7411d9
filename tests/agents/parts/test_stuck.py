"""An agent that goes round in circles is noticed, by screens and actions alone."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.stuck import StuckWatch
from pytest_androidbench.interface.actions import Action, Done, Press, Tap
from pytest_androidbench.interface.observation import Observation
from tests.agents.parts.screens import screen_of

ONE, OTHER = screen_of(1), screen_of(2)
TAP, BACK = Tap(0), Press("back")
CIRCLE: Final = ((ONE, TAP), (OTHER, BACK))


def watched(*steps: tuple[Observation, Action]) -> StuckWatch:
    watch = StuckWatch()
    for seen, action in steps:
        watch.took(seen, action)
    return watch


@pytest.mark.parametrize(
    ("steps", "rounds"),
    [
        ((), 0),
        (((ONE, TAP),), 1),
        (((ONE, TAP), (ONE, Tap(0, note="once more"))), 2),
        (((ONE, TAP), (OTHER, TAP)), 1),
        (((ONE, TAP), (ONE, BACK)), 1),
        (CIRCLE * 3, 3),
        ((*CIRCLE * 3, (ONE, TAP)), 3),
        ((*CIRCLE * 3, (ONE, BACK)), 1),
        (((ONE, TAP), (ONE, TAP), (OTHER, BACK)) * 2, 2),
    ],
)
def test_rounds_are_counted(steps: tuple[tuple[Observation, Action], ...], rounds: int) -> None:
    assert watched(*steps).rounds == rounds


def test_a_circle_of_more_steps_than_are_looked_at_is_none() -> None:
    circle = tuple((screen_of(number), TAP) for number in range(1, 6))
    assert watched(*circle * 5).rounds == 1


@given(
    circle=st.lists(st.sampled_from([*CIRCLE, (ONE, BACK)]), min_size=1, max_size=4),
    rounds=st.integers(1, 20),
)
def test_a_circle_counts_at_least_its_rounds(
    circle: list[tuple[Observation, Action]], rounds: int
) -> None:
    assert watched(*circle * rounds).rounds >= rounds


def test_the_model_is_told_and_the_turn_ends_in_time() -> None:
    circles = Circles(stop=4)
    for round_ in range(1, 4):
        assert circles.hint() == ""
        assert circles.checked(ONE, TAP) == TAP, round_
    assert circles.hint().startswith("The same was done 3 times in a row")
    ended = circles.checked(ONE, TAP)
    assert ended == Done()
    assert "4 times in a row" in ended.note
    circles.clear()
    assert circles.checked(ONE, TAP) == TAP


def test_nothing_is_told_or_ended_where_nobody_wants_it() -> None:
    circles = Circles(hints=False)
    assert {circles.checked(ONE, TAP) for _ in range(30)} == {TAP}
    assert circles.hint() == ""


def test_who_looks_for_no_circles_has_made_a_mistake() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        StuckWatch(longest=0)
