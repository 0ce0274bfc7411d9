"""Actions take what models and numeric libraries give, and keep it as Python's own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface import actions as act
from pytest_androidbench.interface.actions import action_from_plain, action_to_plain


class Number:
    """A whole number as other libraries have it."""

    def __init__(self, value: int) -> None:
        self._value = value

    def __index__(self) -> int:
        return self._value

    def __eq__(self, other: object) -> bool:
        return self._value == other

    def __hash__(self) -> int:
        return hash(self._value)


class Text(str):
    """A text of a class of its own, as numpy's."""

    __slots__ = ()

    def __str__(self) -> str:
        return "another"


LOOSE: Any = act
"""The classes, for values that their annotations do not name."""


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        (LOOSE.Tap([100, 200]), act.Tap((100, 200))),
        (LOOSE.Tap((100.4, 200.6)), act.Tap((100, 201))),
        (LOOSE.Tap((Number(1), Fraction(5, 2))), act.Tap((1, 2))),
        (LOOSE.Tap(Number(3)), act.Tap(3)),
        (LOOSE.Tap(3.0), act.Tap(3)),
        (LOOSE.LongPress([1, 2], 500.2), act.LongPress((1, 2), 500)),
        (LOOSE.Swipe([1, 2], [3, 4.4], 5.2), act.Swipe((1, 2), (3, 4), 5)),
        (LOOSE.Drag(1.0, [3, 4]), act.Drag(1, (3, 4))),
        (LOOSE.Gesture([[1, 2, 0], [3, 4, 5.0]]), act.Gesture(((1, 2, 0), (3, 4, 5)))),
        (LOOSE.Type(Text("a"), [1, 2], clear=1), act.Type("a", (1, 2), clear=True)),
        (LOOSE.Scroll(Text("down"), [1, 2]), act.Scroll("down", (1, 2))),
        (LOOSE.Pinch(Text("out"), [1, 2.2], 700.0), act.Pinch("out", (1, 2), 700)),
        (LOOSE.Pinch("in"), act.Pinch("in", None, 500)),
        (LOOSE.Answer(Text("b")), act.Answer("b")),
        (LOOSE.Wait(Fraction(1, 2)), act.Wait(0.5)),
    ],
)
def test_what_is_like_a_value_is_taken_for_it(given_: act.Action, kept: act.Action) -> None:
    assert given_ == kept
    assert repr(given_) == repr(kept)
    assert action_from_plain(action_to_plain(given_)) == kept


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: LOOSE.Tap(-1), "at must be a node index or a point"),
        (lambda: LOOSE.Tap(1.5), "at must be a node index or a point"),
        (lambda: LOOSE.Tap(True), "at must be a node index or a point"),
        (lambda: LOOSE.Tap("ok"), "at must be a point"),
        (lambda: LOOSE.Tap((1, 2, 3)), "at must be a point"),
        (lambda: LOOSE.Tap((1, float("nan"))), "at must be a whole number, got nan"),
        (lambda: LOOSE.Tap((1, float("inf"))), "at must be a whole number, got inf"),
        (lambda: LOOSE.Tap((1, "2")), "at must be a whole number, got '2'"),
        (lambda: LOOSE.LongPress(1, float("nan")), "ms must be a number from 1"),
        (lambda: LOOSE.Wait(10**400), "seconds must be a number from 0"),
        (lambda: LOOSE.Wait(-1), "seconds must be a number from 0"),
        (lambda: LOOSE.Press("menu"), "key must be one of back,"),
        (lambda: LOOSE.Pinch("wide"), "direction must be one of in, out, got 'wide'"),
        (lambda: LOOSE.Pinch("in", -1), "at must be a node index or a point"),
        (lambda: LOOSE.Type("a", clear="false"), "clear must be true or false"),
        (lambda: LOOSE.Type("a", clear=2), "clear must be true or false"),
        (lambda: LOOSE.Answer(5), "text must be a string, got int"),
        (lambda: LOOSE.Answer("half \ud83d"), r"holds half a character, '\\ud83d'"),
        (lambda: LOOSE.Answer("x" * 10_001), "10001 characters"),
        (lambda: LOOSE.Gesture([[1, 2, 5], [1, 2, 4]]), "times must not go back"),
        (lambda: LOOSE.Gesture([[1, 2], [1, 2]]), r"path must be a point \(x, y, ms\)"),
    ],
)
def test_what_is_no_value_is_refused_with_a_sentence(make: Any, told: str) -> None:
    with pytest.raises(ActionError, match=told):
        make()


def test_an_action_as_a_model_writes_it() -> None:
    written = {"action": "LongPress", "at": [10.0, 20.7], "ms": 700.0}
    assert action_from_plain(written) == act.LongPress((10, 21), 700)
    with pytest.raises(ActionError, match="LongPress needs at"):
        action_from_plain({"action": "LongPress"})
    with pytest.raises(ActionError, match="LongPress has no field where"):
        action_from_plain({"action": "LongPress", "where": 1})
    with pytest.raises(ActionError, match="unknown action 'Touch'; the actions are Tap,"):
        action_from_plain({"action": "Touch"})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=6,
)


@given(st.sampled_from(sorted(act.ACTIONS)), st.data())
def test_whatever_a_model_writes_is_an_action_or_refused(name: str, data: st.DataObject) -> None:
    fields = act.ACTIONS[name].__dataclass_fields__
    written = {field: data.draw(anything) for field in fields if data.draw(st.booleans())}
    try:
        action = action_from_plain({"action": name, **written})
    except ActionError:
        return
    assert action_from_plain(action_to_plain(action)) == action
