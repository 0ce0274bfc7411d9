"""Which steps repeat others: by the paper, and by the published code's own rules."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.repeats import repeats_code, repeats_paper
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep
from tests.stats.arena.letters import FINISH, steps

TYPED = ArenaStep(action=ArenaAction(kind="set_text", xpath="//name", text="a"))
LOST = ArenaStep(action=None, fault="element", error="there is no n1")


def test_scrolling_on_is_free_twice_in_the_code() -> None:
    assert repeats_code(steps("uuu")) == 0
    assert repeats_code(steps("uuuu")) == 1 / 4
    assert repeats_code(steps("udududud")) == (6 - 2) / 8
    assert repeats_paper(steps("uuu")) == 1


def test_scrolling_sideways_is_not() -> None:
    left = ArenaStep(action=ArenaAction(kind="swipe_left"))
    assert repeats_code([left, left]) == 1


def test_elements_have_to_be_the_same_and_not_only_near() -> None:
    one = ArenaStep(action=ArenaAction(kind="click", xpath="//a", nearby=frozenset({"//b"})))
    other = ArenaStep(action=ArenaAction(kind="click", xpath="//b"))
    assert repeats_code([one, other]) == repeats_paper([one, other]) == 0


def test_another_text_in_the_same_field_is_a_repeat_to_the_code_alone() -> None:
    other = ArenaStep(action=ArenaAction(kind="set_text", xpath="//name", text="b"))
    assert repeats_code([TYPED, other]) == 1
    assert repeats_paper([TYPED, other]) == 0
    assert repeats_paper([TYPED, TYPED]) == 1


def test_apps_started_again() -> None:
    maps = ArenaStep(action=ArenaAction(kind="start", package="maps"))
    mail = ArenaStep(action=ArenaAction(kind="start", package="mail"))
    assert repeats_code([maps, maps]) == 1
    assert repeats_code([maps, mail]) == repeats_paper([maps, mail]) == 0


def test_the_same_fault_again_is_a_repeat() -> None:
    assert repeats_code([LOST, LOST]) == repeats_paper([LOST, LOST]) == 1
    untold = replace(LOST, translated=False)
    assert repeats_code([untold, untold]) == repeats_paper([untold, untold]) == 1
    other = replace(LOST, error="there is no n2")
    assert repeats_code([LOST, other]) == repeats_paper([LOST, other]) == 0


def test_steps_that_could_not_be_translated_repeat_nothing() -> None:
    unknown = ArenaStep(action=None, translated=False)
    assert repeats_code([unknown, unknown]) == repeats_paper([unknown, unknown]) == 0


def test_finish_is_not_counted() -> None:
    finish = ArenaStep(action=FINISH)
    assert repeats_code([*steps("AA"), finish, finish]) == 1
    assert repeats_paper([*steps("AB"), finish, finish]) == 0
    assert repeats_code([finish]) == 0
    assert repeats_paper([finish]) is None


def slowly(done: str) -> float:
    """By the words of the definition: every block at every place, then stretches of marks."""
    marked = set()
    for length in range(1, len(done) + 1):
        for start in range(len(done)):
            block, end = done[start : start + length], start + length
            while len(block) == length and done[end : end + length] == block:
                marked |= set(range(end, end + length))
                end += length
    count, stretch = 0, 0
    for place in range(len(done) + 1):
        if place in marked:
            stretch += 1
            continue
        if stretch:
            scrolls = set(done[place - stretch : place]) <= set("ud")
            count += max(0, stretch - 2) if scrolls else stretch + 1
        stretch = 0
    return count / len(done) if done else 0


@given(st.text("ABu", max_size=25))
def test_they_are_those_of_the_words(done: str) -> None:
    assert repeats_code(steps(done)) == pytest.approx(slowly(done))
