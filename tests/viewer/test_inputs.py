"""What a browser tells becomes an action of the closed set, or is refused with a sentence."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import ActionError, CodecError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Infeasible,
    LongPress,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.viewer.inputs import MOST_POINTS, Aim, PersonInput, action_of, element_at

SIZE = (1000, 2000)
SCREEN = Observation(
    nodes=(
        Node(index=0, bounds=(0, 0, 1000, 2000), clickable=True, class_name="a.MapView"),
        Node(index=1, bounds=(0, 200, 1000, 400), clickable=True, text="Row"),
        Node(index=2, bounds=(800, 200, 1000, 400), checkable=True, class_name="a.Switch"),
        Node(index=3, bounds=(0, 400, 1000, 500), clickable=True, class_name="android.SeekBar"),
        Node(index=4, bounds=(0, 500, 1000, 600), clickable=True, enabled=False),
        Node(index=5, bounds=(0, 1400, 1000, 2000), clickable=True,
             class_name="android.inputmethodservice.SoftInputWindow"),
        Node(index=6, bounds=(0, 1900, 200, 2000), clickable=True, text="Covered"),
    ),
    package="p", activity="a", width=1000, height=2000,
)  # fmt: skip
HERE = Aim(size=SIZE, observation=SCREEN)
AT = [[0.25, 0.5, 0.0], [0.25, 0.5, 80.0]]


def done(aim: Aim = HERE, **fields: Any) -> Action:
    return action_of(from_plain(PersonInput, {"step": 1, **fields}), aim)


@pytest.mark.parametrize(
    ("fields", "action"),
    [
        ({"kind": "touch", "path": AT}, Tap((250, 1000))),
        ({"kind": "touch", "path": AT, "touch": "double"}, DoubleTap((250, 1000))),
        ({"kind": "touch", "path": AT, "touch": "long"}, LongPress((250, 1000))),
        (
            {"kind": "touch", "path": [[0.5, 0.9, 0], [0.5, 0.1, 200]]},
            Swipe((500, 1800), (500, 200), 200),
        ),
        ({"kind": "element", "index": 1}, Tap(1)),
        ({"kind": "element", "index": 1, "touch": "double"}, DoubleTap(1)),
        ({"kind": "element", "index": 2, "touch": "long"}, LongPress(2)),
        ({"kind": "scroll", "direction": "down"}, Scroll("down")),
        ({"kind": "scroll", "direction": "up", "path": AT}, Scroll("up", (250, 1000))),
        ({"kind": "pinch", "pinch": "out", "path": AT}, Pinch("out", (250, 1000))),
        ({"kind": "pinch", "pinch": "in"}, Pinch("in")),
        ({"kind": "text", "text": "Grüße\n", "clear": True}, Type("Grüße\n", clear=True)),
        ({"kind": "text", "text": "x", "enter": True}, Type("x", enter=True)),
        ({"kind": "key", "key": "recents"}, Press("recents")),
        ({"kind": "open", "text": " Clock "}, Open("Clock")),
        ({"kind": "wait", "seconds": 2.5}, Wait(2.5)),
        ({"kind": "answer", "text": "42"}, Answer("42")),
        ({"kind": "done"}, Done()),
        ({"kind": "infeasible", "text": "no such app"}, Infeasible("no such app")),
    ],
)
def test_each_kind_is_its_action_and_keeps_its_note(fields: dict[str, Any], action: Action) -> None:
    assert done(**fields) == action
    assert done(**fields, note="because").note == "because"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"kind": "touch"}, "needs a place"),
        ({"kind": "touch", "path": [[0.5, 0.5, n] for n in range(MOST_POINTS + 1)]}, "may have"),
        ({"kind": "element"}, "no element -1"),
        ({"kind": "element", "index": 7}, "no element 7"),
        ({"kind": "scroll"}, "needs a direction"),
        ({"kind": "pinch"}, "needs a direction"),
        ({"kind": "key"}, "needs a key"),
        ({"kind": "open", "text": "  "}, "app must not be empty"),
        ({"kind": "wait", "seconds": 1e9}, "seconds must be a number"),
        ({"kind": "text", "text": "x" * 10_001}, "at most 10000"),
        ({"kind": "done", "note": "x" * 10_001}, "at most 10000"),
    ],
)
def test_what_is_no_action_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(ActionError, match=why):
        done(**fields)


def test_where_there_are_no_elements_none_can_be_touched() -> None:
    with pytest.raises(ActionError, match="no element 0"):
        done(Aim(size=SIZE), kind="element", index=0)


@pytest.mark.parametrize(
    ("place", "meant"),
    [
        ((500, 300), 1),
        ((900, 300), 2),
        ((500, 450), (500, 450)),  # what is done there depends on the place
        ((500, 550), (500, 550)),  # switched off; what is around it is too large to be meant
        ((500, 1000), (500, 1000)),
        ((100, 1950), (100, 1950)),  # a key, whatever lies below the keyboard
    ],
)
def test_who_aims_at_elements_hits_the_smallest_that_is_touched_as_a_whole(
    place: tuple[int, int], meant: object
) -> None:
    assert element_at(place, Aim(size=SIZE, observation=SCREEN, elements=True)) == meant
    assert element_at(place, HERE) == place
    assert element_at(place, Aim(size=SIZE, elements=True)) == place


def test_a_touch_that_moves_is_aimed_at_places_in_any_case() -> None:
    aim = Aim(size=SIZE, observation=SCREEN, elements=True)
    assert done(aim, kind="touch", path=AT, touch="tap") == Tap((250, 1000))
    moved = done(aim, kind="touch", path=[[0.5, 0.15, 0], [0.5, 0.9, 200]])
    assert moved == Swipe((500, 300), (500, 1800), 200)
    held = done(aim, kind="touch", path=[[0.5, 0.15, 0], [0.5, 0.15, 700]])
    assert held == LongPress(1, 700)


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
FIELDS = st.sampled_from([*PersonInput.__dataclass_fields__, "more"])
KINDS = st.sampled_from(["touch", "element", "scroll", "pinch", "text", "key", "open", "wait"])


@given(fields=st.dictionaries(FIELDS, JSON), kind=KINDS | JSON)
def test_whatever_is_told_an_action_or_a_sentence_comes_of_it(
    fields: dict[str, Any], kind: Any
) -> None:
    # ActionError and CodecError are both ValueErrors.
    with suppress(ActionError, CodecError):
        assert isinstance(done(**{**fields, "kind": kind, "step": 1}), Action)
