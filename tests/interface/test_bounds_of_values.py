"""How large and how small the values of actions may be, and in which words others are refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface import actions as act
from pytest_androidbench.interface import values

LOOSE: Any = act
"""The classes, for values that their annotations do not name."""
LONG = "x" * 10_000


@pytest.mark.parametrize(
    ("make", "kept"),
    [
        (lambda: LOOSE.LongPress(0, 1).ms, 1),
        (lambda: LOOSE.LongPress(0, 60_000).ms, 60_000),
        (lambda: LOOSE.Swipe((0, 0), (0, 0), 1).ms, 1),
        (lambda: LOOSE.Swipe((0, 0), (0, 0), 60_000).ms, 60_000),
        (lambda: LOOSE.Drag(0, 0, 60_000).ms, 60_000),
        (lambda: LOOSE.Pinch("in", 0, 60_000).ms, 60_000),
        (lambda: LOOSE.Wait(0).seconds, 0),
        (lambda: LOOSE.Wait(600).seconds, 600),
        (lambda: LOOSE.Tap(0).at, 0),
        (lambda: LOOSE.Tap((0, 0)).at, (0, 0)),
        (lambda: LOOSE.Type(LONG).text, LONG),
        (lambda: LOOSE.Answer("").text, ""),
        (lambda: LOOSE.Type("a", enter=1).enter, True),
        (lambda: LOOSE.Type("a", clear=0).clear, False),
        (lambda: len(LOOSE.Gesture([(0, 0, 0)] * 2).path), 2),
        (lambda: len(LOOSE.Gesture([(0, 0, 5)] * 2_000).path), 2_000),
        (lambda: LOOSE.Infeasible().reason, ""),
    ],
)
def test_what_is_just_within_bounds_is_kept(make: Callable[[], object], kept: object) -> None:
    assert make() == kept
    assert type(make()) is type(kept) or isinstance(make(), float)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: LOOSE.LongPress(0, 0), "ms must be a number from 1 to 60000, got 0"),
        (lambda: LOOSE.Swipe((0, 0), (0, 0), 60_001), "ms must be a number from 1 to 60000, got"),
        (lambda: LOOSE.Drag(0, 0, 0.9), "ms must be a number from 1 to 60000, got 0.9"),
        (lambda: LOOSE.Pinch("in", None, 0), "ms must be a number from 1 to 60000, got 0"),
        (lambda: LOOSE.Wait(600.1), "seconds must be a number from 0 to 600, got 600.1"),
        (lambda: LOOSE.Wait(True), "seconds must be a number from 0 to 600, got True"),
        (lambda: LOOSE.Wait("1"), "seconds must be a number from 0 to 600, got '1'"),
        (lambda: LOOSE.Tap(None), "at must be a node index or a point (x, y), got None"),
        (lambda: LOOSE.LongPress(-1), "at must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.DoubleTap(-1), "at must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.Tap(b"ab"), "at must be a point (x, y), got b'ab'"),
        (lambda: LOOSE.Tap({1, 2, 3}), "at must be a point (x, y), got {1, 2, 3}"),
        (lambda: LOOSE.Tap((1, True)), "at must be a whole number, got True"),
        (lambda: LOOSE.Swipe(3, (1, 2)), "start must be a point (x, y), got 3"),
        (lambda: LOOSE.Swipe((1, 2), 3), "end must be a point (x, y), got 3"),
        (lambda: LOOSE.Drag(-1, 0), "start must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.Drag(0, -1), "end must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.Scroll("down", -1), "at must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.Scroll("out"), "direction must be one of up, down, left, right, got 'out'"),
        (lambda: LOOSE.Type(LONG + "x"), "text holds 10001 characters; at most 10000 are allowed"),
        (lambda: LOOSE.Type(5), "text must be a string, got int"),
        (lambda: LOOSE.Type("a", -1), "at must be a node index or a point (x, y), got -1"),
        (lambda: LOOSE.Type("a", enter="no"), "enter must be true or false, got 'no'"),
        (lambda: LOOSE.Type("a", clear=None), "clear must be true or false, got None"),
        (lambda: LOOSE.Open(5), "app must be a string, got int"),
        (lambda: LOOSE.Open(""), "app must not be empty"),
        (lambda: LOOSE.Infeasible(5), "reason must be a string, got int"),
        (lambda: LOOSE.Answer("\udfff"), "text holds half a character, '\\udfff'; nobody can"),
        (lambda: LOOSE.Gesture([(0, 0, 0)]), "path must be a tuple of 2 to 2000 points (x, y, ms)"),
        (lambda: LOOSE.Gesture([(0, 0, 0)] * 2_001), "path must be a tuple of 2 to 2000 points"),
        (lambda: LOOSE.Gesture(7), "path must be a tuple of 2 to 2000 points (x, y, ms)"),
        (lambda: LOOSE.Gesture([1, 2]), "path must be a point (x, y, ms), got 1"),
        (
            lambda: LOOSE.Gesture([(0, 0, 1), (0, 0, 2), (0, 0, 1)]),
            "path times must not go back, got 1 ms after 2 ms",
        ),
        (
            lambda: LOOSE.Gesture([(0, 0, -1), (0, 0, 0)]),
            "path times must not go back, got -1 ms after 0 ms",
        ),
    ],
)
def test_what_is_just_beyond_is_refused(make: Callable[[], object], told: str) -> None:
    with pytest.raises(ActionError, match=f"^{re.escape(told)}"):
        make()


def test_what_is_refused_is_told_briefly() -> None:
    with pytest.raises(ActionError) as told:
        LOOSE.Wait("y" * 5_000)
    assert len(str(told.value)) < 300


def test_whole_numbers_are_rounded_to_the_nearest() -> None:
    given = (2, 2.4, 2.6, Fraction(7, 3), -2.6)
    assert [values.whole("n", value) for value in given] == [2, 2, 3, 2, -3]


@pytest.mark.parametrize("value", [10**400, -(10**400), True, "1", None, 1j])
def test_what_is_no_number_for_a_float_is_none_at_all(value: object) -> None:
    assert values.real(value) != values.real(value)


def test_actions_that_nobody_shaped_have_their_usual_times() -> None:
    assert (act.LongPress(0).ms, act.Swipe((0, 0), (1, 1)).ms, act.Drag(0, 1).ms) == (
        1000,
        300,
        1000,
    )
    assert (act.Pinch("in").ms, act.Wait().seconds) == (500, 1.0)


def test_a_model_that_forgets_or_makes_up_fields_is_told_which() -> None:
    with pytest.raises(ActionError, match=r"^Swipe needs end, start$"):
        act.action_from_plain({"action": "Swipe", "ms": 5})
    with pytest.raises(ActionError, match=r"^Tap has no field how, where$"):
        act.action_from_plain({"action": "Tap", "at": 1, "where": 1, "how": 2})
    with pytest.raises(ActionError, match=r"^unknown action None; the actions are Tap, LongPress,"):
        act.action_from_plain({})
    with pytest.raises(ActionError, match=r"^unknown action \['Tap'\]; "):
        act.action_from_plain({"action": ["Tap"]})


def test_an_action_is_written_with_its_name_and_read_without_a_change_of_what_is_read() -> None:
    written = act.action_to_plain(act.Type("hi", (3, 4), clear=True))
    assert written == {
        "action": "Type",
        "text": "hi",
        "at": (3, 4),
        "clear": True,
        "enter": False,
    }
    before = dict(written)
    assert act.action_from_plain(written) == act.Type("hi", (3, 4), clear=True)
    assert written == before
