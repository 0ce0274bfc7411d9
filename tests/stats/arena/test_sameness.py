"""When two actions are the same, and when a longest chain of them is the published one."""

from __future__ import annotations

from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.matching import (
    MOST_COMPARED,
    ActionLikeness,
    align,
    by_characters,
    common_subsequence,
)
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep
from tests.stats.arena.letters import FINISH, action, aligned, label, labels, steps, ways

RULE = ActionLikeness()
SAVE = ArenaAction(kind="click", xpath="//save", nearby=frozenset({"//bar", "//save"}))
NAME = ArenaAction(kind="set_text", xpath="//name", text="meeting")


def test_apps_are_told_apart_by_their_package() -> None:
    maps = ArenaAction(kind="start", package="com.maps")
    assert RULE.same(maps, replace(maps, text="whatever"))
    assert not RULE.same(maps, replace(maps, package="com.mail"))


def test_a_click_on_a_neighbour_is_the_same_whoever_knows_of_it() -> None:
    bar = ArenaAction(kind="click", xpath="//bar")
    assert RULE.same(SAVE, bar)
    assert RULE.same(bar, SAVE)
    assert not RULE.same(SAVE, replace(bar, xpath="//far"))


def test_a_long_click_is_no_click() -> None:
    assert not RULE.same(SAVE, replace(SAVE, kind="long_click"))
    assert RULE.same(replace(SAVE, kind="long_click"), replace(SAVE, kind="long_click"))


def test_clicks_on_nothing_known_are_not_the_same() -> None:
    nothing = ArenaAction(kind="click")
    assert not RULE.same(nothing, nothing)
    beside_nothing = replace(SAVE, nearby=frozenset({""}))
    assert not RULE.same(nothing, beside_nothing)
    assert not RULE.same(beside_nothing, nothing)


def test_typed_text_has_to_be_alike_and_in_the_same_place() -> None:
    assert RULE.same(NAME, replace(NAME, text="meetings"))
    assert not RULE.same(NAME, replace(NAME, text="dinner"))
    assert not RULE.same(NAME, replace(NAME, xpath="//other"))


def test_texts_are_alike_from_six_tenths_on() -> None:
    # Of five characters each three in common: 2 * 3 / 10.
    assert by_characters("abcde", "abcXY") == pytest.approx(0.6)
    assert RULE.same(replace(NAME, text="abcde"), replace(NAME, text="abcXY"))
    assert not RULE.same(replace(NAME, text="abcde"), replace(NAME, text="abXYZ"))


def test_another_similarity_can_be_given() -> None:
    def never(one: str, other: str) -> float:
        return 0.0

    strict = ActionLikeness(similarity=never)
    assert strict.same(NAME, NAME)
    assert not strict.same(NAME, replace(NAME, text="meetings"))
    assert ActionLikeness(similarity=never, least=0).same(NAME, replace(NAME, text="dinner"))


def test_other_kinds_are_the_same_whatever_they_hold() -> None:
    assert RULE.same(ArenaAction(kind="press_back"), ArenaAction(kind="press_back", text="x"))
    assert not RULE.same(ArenaAction(kind="press_back"), ArenaAction(kind="press_enter"))


def test_no_action_is_the_same_as_none() -> None:
    assert not RULE.same(None, None)
    assert not RULE.same(SAVE, None)


def test_exchanged_texts_are_as_alike_where_difflib_has_another_number() -> None:
    assert SequenceMatcher(None, "tide", "diet").ratio() == 0.25
    assert SequenceMatcher(None, "diet", "tide").ratio() == 0.5
    assert by_characters("tide", "diet") == by_characters("diet", "tide") == 0.5


def test_very_long_texts_are_compared_by_how_they_begin() -> None:
    alike = "0123456789" * (MOST_COMPARED // 10)
    assert by_characters(alike + "x" * 50_000, alike + "y" * 50_000) == 1


@given(st.text(max_size=30), st.text(max_size=30))
def test_similarity_is_difflibs_and_the_same_from_both_sides(one: str, other: str) -> None:
    found = by_characters(one, other)
    assert 0 <= found <= 1
    assert found == by_characters(other, one)
    ratios = {SequenceMatcher(None, *pair).ratio() for pair in ((one, other), (other, one))}
    assert found in ratios


def test_finish_is_part_of_neither_way() -> None:
    found = align(label("AB"), (*steps("A"), ArenaStep(action=FINISH), *steps("B")))
    assert len(found.label) == 2
    assert [step.action for step in found.executed] == [action("A"), action("B")]
    assert found.pairs == ((0, 0), (1, 1))


def test_steps_without_an_action_match_nothing_and_stay() -> None:
    fault = ArenaStep(action=None, fault="format", error="no command")
    found = align(label("AB"), (fault, *steps("AB")))
    assert len(found.executed) == 3
    assert found.pairs == ((0, 1), (1, 2))


@pytest.mark.parametrize("empty", [(), (FINISH,)])
def test_a_label_of_no_action_is_refused(empty: tuple[ArenaAction, ...]) -> None:
    with pytest.raises(ValueError, match="without an action"):
        align(empty, steps("AB"))


def test_of_equally_long_chains_the_label_is_shortened_first() -> None:
    # A first or B first: B is left out of the label, being the last.
    assert aligned("AB", "BA").pairs == ((0, 1),)


@given(labels, ways)
def test_it_is_a_common_subsequence_and_none_is_longer(wanted: str, done: str) -> None:
    pairs = aligned(wanted, done).pairs
    assert list(pairs) == sorted(pairs)
    for side in (0, 1):
        assert len({pair[side] for pair in pairs}) == len(pairs)
    assert all(wanted[one] == done[other] for one, other in pairs)
    longer = {"".join(chosen) for chosen in combinations(wanted, len(pairs) + 1)}
    assert not any(is_within(each, done) for each in longer)


def is_within(few: str, many: str) -> bool:
    left = iter(many)
    return all(letter in left for letter in few)


@given(labels, ways)
def test_its_length_is_the_same_from_both_sides(wanted: str, done: str) -> None:
    if done:
        assert len(aligned(done, wanted).pairs) == len(aligned(wanted, done).pairs)


@given(labels, ways, st.text("ABCDu", max_size=4))
def test_more_steps_never_match_less(wanted: str, done: str, more: str) -> None:
    assert len(aligned(wanted, done + more).pairs) >= len(aligned(wanted, done).pairs)


@given(labels)
def test_a_way_matches_itself_whole(wanted: str) -> None:
    assert aligned(wanted, wanted).pairs == tuple((n, n) for n in range(len(wanted)))


def test_of_nothing_there_is_no_chain() -> None:
    assert common_subsequence([]) == ()
    assert common_subsequence([[], []]) == ()
