"""Actions as AndroidWorld's JSON, and what is said where there is none."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.elements.m3a import m3a_list
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.json_action import (
    TYPES,
    JsonAction,
    action_of_json,
    read_json_action,
)
from pytest_androidbench.agents.parts.json_reply import reason_and_action
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Direction,
    Done,
    DoubleTap,
    Infeasible,
    LongPress,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from tests.agents.parts.replies import ODD, spoiled
from tests.agents.parts.screens import json_values, screen_of

SEEN: Final = screen_of(5)


def action(text: str, *, upstream: bool = False) -> Action:
    """What a text with a JSON object does."""
    return action_of_json(read_json_action(text, upstream=upstream), SEEN, upstream=upstream)


def written(kind: str, **fields: Any) -> str:
    return json.dumps({"action_type": kind, **fields})


MEANT: Final[list[tuple[str, Action]]] = [
    (written("click", index=3), Tap(3)),
    (written("click", index="3"), Tap(3)),
    (written("click", index=3.0), Tap(3)),
    (written("click", x=10, y=20), Tap((10, 20))),
    (written("double_tap", index=0), DoubleTap(0)),
    (written("long_press", index=0), LongPress(0)),
    (written("input_text", text="a } b", index=1), Type("a } b", 1, enter=True)),
    (written("input_text", text=5, index=1), Type("5", 1, enter=True)),
    (written("input_text", text="a", clear_text=True), Type("a", clear=True, enter=True)),
    (written("input_text", text="", index=2, clear_text=True), Type("", 2, clear=True)),
    (written("input_text", index=2, clear_text=True), Type("", 2, clear=True)),
    (written("scroll", direction="down"), Scroll("down")),
    (written("scroll", direction="up", index=0), Scroll("up", 0)),
    (written("scroll", direction="up", index=None), Scroll("up")),
    (written("swipe", direction="down"), Swipe((540, 0), (540, 2399), 500)),
    (written("swipe", direction="up"), Swipe((540, 2399), (540, 0), 500)),
    (written("swipe", direction="left"), Swipe((1079, 1200), (0, 1200), 500)),
    (written("swipe", direction="right"), Swipe((0, 1200), (1079, 1200), 500)),
    (written("navigate_home"), Press("home")),
    (written("navigate_back"), Press("back")),
    (written("keyboard_enter"), Press("enter")),
    (written("open_app", app_name="Clock"), Open("Clock")),
    (written("status", goal_status="complete"), Done()),
    (written("status", goal_status="infeasible"), Infeasible()),
    (written("wait"), Wait(1)),
    (written("answer", text="42"), Answer("42")),
]


@pytest.mark.parametrize(("text", "meant"), MEANT, ids=[text for text, _ in MEANT])
def test_an_object_is_the_action(text: str, meant: Action) -> None:
    assert action(text) == meant


def test_every_type_but_the_unknown_is_an_action() -> None:
    assert {read_json_action(text).action_type for text, _ in MEANT} == set(TYPES) - {"unknown"}


@pytest.mark.parametrize(
    "text",
    [
        'I will touch it.\n```json\n{"action_type": "click", "index": 3}\n```',
        "{'action_type': 'click', 'index': 3, 'text': None}",
        '{"action_type": "click", "index": 3} as {they} say',
        '{"action_type": "click", "index": 3} {',
        '{"action_type": "click", "index": 3}\n' * 2,
    ],
)
def test_words_around_an_action_do_not_matter(text: str) -> None:
    assert action(text) == Tap(3)


def test_an_apostrophe_in_a_text_ends_nothing() -> None:
    text = '{"action_type": "answer", "text": "it\'s {5} o\\"clock\\""}'
    assert action(text) == Answer('it\'s {5} o"clock"')


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is no JSON object where the action belongs: ''"),
        ("click 3", "there is no JSON object where the action belongs: 'click 3'"),
        ('{"action_type": "cli', 'is not complete: \'{"action_type": "cli\''),
        ("{" * 40_000, "the action is longer than 30000 characters"),
        ("{click 3}", "the action is no valid JSON (Expecting property name"),
        ("{1, 2}", "the action is no JSON object"),
        ("{" + '"a":{' * 9_000 + "}" * 9_001, "the action is longer than"),
        (written("click", index=1) + written("wait"), "there are 2 actions; give one, then look"),
        (written("tap", index=1), "there is no type 'tap'; the types are click, double_tap,"),
        ('{"index": 1}', "action_type is missing; the types are"),
        (written("click", target=1), "an action has no 'target'; it can have action_type, index"),
        (written("click"), "click needs the index of an element"),
        (written("click", index="x"), "index must be a whole number, got 'x'"),
        (written("click", index=True), "index must be a whole number, got 'True'"),
        (written("click", index=2.5), "index must be a whole number, got '2.5'"),
        (written("click", index=[1]), "index must be a whole number, got '[1]'"),
        ('{"action_type": "click", "index": 1e999}', "index must be a whole number, got 'inf'"),
        ("{'action_type': 'click', 'index': 0x" + "f" * 5000 + "}", "index must be a whole number"),
        (written("click", index=5), "there is no element '5': they go from 0 to 4"),
        (written("click", index=-1), "there is no element '-1'"),
        (written("click", index=1, x=1, y=1), "click has an index and a point; give one of them"),
        (written("click", x=1), "click needs the index of an element"),
        (written("click", x=2000, y=5), "lies outside of the picture"),
        (written("input_text", index=1), "input_text needs text"),
        (written("input_text", text="", index=1), "input_text needs text"),
        (written("input_text", text=["a"], index=1), "text must be a text, got \"['a']\""),
        (written("input_text", text="x" * 10_001, index=1), "text holds 10001 characters"),
        (written("input_text", text="\ud83d", index=1), "input_text: text holds half a character"),
        (written("input_text", text="a", clear_text="no"), "clear_text must be true or false"),
        (written("scroll"), "scroll needs direction"),
        (written("scroll", direction="sideways"), "direction must be one of up, down, left, right"),
        (written("open_app"), "open_app needs app_name"),
        (written("status"), "goal_status must be complete or infeasible, got 'nothing'"),
        (written("status", goal_status="failed"), "must be complete or infeasible, got 'failed'"),
        (written("answer"), "answer needs text"),
        (written("unknown"), "unknown is no action that can be done"),
        (written("click", keycode="5"), "keycode must begin with KEYCODE_, got '5'"),
    ],
    ids=lambda value: ascii(value)[:50],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Unusable) as caught:
        action(text)
    assert sentence.replace("\"['a']\"", "'['a']'") in str(caught.value)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (written("scroll", direction="up", index=0), Swipe((540, 1200), (540, 2399), 300)),
        (written("scroll", direction="up", index=1), Swipe((50, 15), (50, 20), 300)),
        (written("swipe", direction="left"), Swipe((0, 1200), (1079, 1200), 500)),
        (written("swipe", direction="down"), Swipe((540, 0), (540, 2399), 500)),
        (written("status", goal_status="failed"), Done()),
        (written("status"), Done()),
        (written("click", index=1) + written("wait"), Tap(1)),
    ],
)
def test_what_is_wrong_upstream_can_be_had(text: str, meant: Action) -> None:
    assert action(text, upstream=True) == meant


def test_upstream_nothing_is_emptied_without_a_text() -> None:
    with pytest.raises(Unusable, match="input_text needs text"):
        action(written("input_text", text="", index=1, clear_text=True), upstream=True)


def test_upstream_a_brace_in_a_text_ends_the_object() -> None:
    with pytest.raises(Unusable, match="is no valid JSON"):
        action(written("input_text", text="a } b", index=1), upstream=True)


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:8]))
@pytest.mark.parametrize("upstream", [False, True])
def test_odd_replies_have_their_sentence(text: str, upstream: bool) -> None:
    with pytest.raises(Unusable):
        action(text, upstream=upstream)
    with pytest.raises(Unusable):
        reason_and_action(text)


@given(text=spoiled(tuple(text for text, _ in MEANT)), upstream=st.booleans())
def test_any_text_is_an_action_or_the_one_fault(text: str, upstream: bool) -> None:
    with suppress(Unusable):
        assert isinstance(action(text, upstream=upstream), get_args(Action))


@given(kind=st.sampled_from(TYPES), fields=st.data())
def test_any_fields_are_an_action_or_the_one_fault(kind: str, fields: st.DataObject) -> None:
    names = st.sampled_from([*JsonAction.__dataclass_fields__, "other"])
    given_fields = fields.draw(st.dictionaries(names, json_values(), max_size=4))
    with suppress(ValueError):  # JSON of numbers that Python does not write out
        text = json.dumps({**given_fields, "action_type": kind})
        with suppress(Unusable):
            assert isinstance(action(text), get_args(Action))


@given(
    read=st.builds(
        JsonAction,
        action_type=st.sampled_from(TYPES),
        index=st.none() | st.integers(-3, 10),
        text=st.none() | st.text(),
        direction=st.none() | st.sampled_from(get_args(Direction)),
        goal_status=st.none() | st.text(),
        clear_text=st.none() | st.booleans(),
    )
)
def test_what_is_written_is_read_again(read: JsonAction) -> None:
    assert read_json_action(read.written) == read


def test_elements_are_those_of_the_list() -> None:
    shown = m3a_list(screen_of(3)).shown
    assert action_of_json(JsonAction(action_type="click", index=2), shown) == Tap(2)
    with pytest.raises(Unusable, match="no element '3' in the list that was shown"):
        action_of_json(JsonAction(action_type="click", index=3), shown)


def test_points_are_those_of_the_picture() -> None:
    shown = Shown(seen=SEEN, picture=(540, 1200))
    point = JsonAction(action_type="click", x=539, y=0)
    assert action_of_json(point, shown) == Tap((1079, 1))
    with pytest.raises(Unusable, match="540 wide and 1200 high"):
        action_of_json(replace(point, x=540), shown)


@pytest.mark.parametrize(
    "reply",
    [
        'Reason: it is off.\nAction: {"action_type": "wait"}',
        '**Reason**: it is off.\n\n**Action:** {"action_type": "wait"}',
        'reason: it is off.\naction : {"action_type": "wait"}',
        'Some words first. Reason: it is off. Action: {"action_type": "wait"}',
    ],
)
def test_reason_and_action_are_told_apart(reply: str) -> None:
    reason, rest = reason_and_action(reply)
    assert reason == "it is off."
    assert action(rest) == Wait(1)


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("  ", "the answer is empty"),
        ("I cannot see it", "the answer has no 'Reason:': 'I cannot see it'"),
        ("Reason: it is off", "the answer has no 'Action:'"),
        ('Action: {"action_type": "wait"}', "the answer has no 'Reason:'"),
        ("Reason: Action: {}", "says nothing behind 'Reason:'"),
    ],
)
def test_a_reply_of_another_form_says_what_is_missing(reply: str, sentence: str) -> None:
    with pytest.raises(Unusable, match=sentence):
        reason_and_action(reply)
