"""SeeAct's choice among lettered elements."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.elements.seeact import seeact_list
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.lettered_choice import (
    CHOICES,
    action_of_choice,
    read_choice,
)
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
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
from tests.agents.parts.screens import screen_of

SHOWN: Final = seeact_list(screen_of(30)).shown


def told(action: str, element: str = "None", value: str = "None") -> str:
    return f"(Final Answer)\nELEMENT: {element}\n\nACTION: {action}\n\nVALUE: {value}"


def chosen(reply: str, *, upstream: bool = False) -> Action:
    return action_of_choice(read_choice(reply, upstream=upstream), SHOWN, upstream=upstream)


MEANT: Final[list[tuple[str, Action]]] = [
    (told("CLICK", "B"), Tap(1)),
    (told("CLICK", "AB"), Tap(27)),
    (told("LONG PRESS", "C"), LongPress(2)),
    (told("INPUT TEXT", "C", "two words"), Type("two words", 2, enter=True)),
    (told("OPEN APP", value="Clock"), Open("Clock")),
    (told("KEYBOARD ENTER"), Press("enter")),
    (told("NAVIGATE HOME"), Press("home")),
    (told("NAVIGATE BACK"), Press("back")),
    (told("WAIT"), Wait(1)),
    (told("TERMINATE"), Done()),
]


@pytest.mark.parametrize("upstream", [False, True])
@pytest.mark.parametrize(("reply", "meant"), MEANT, ids=[reply[24:] for reply, _ in MEANT])
def test_a_choice_is_the_action(reply: str, meant: Action, upstream: bool) -> None:
    assert chosen(reply, upstream=upstream) == meant


@pytest.mark.parametrize(
    ("reply", "meant"),
    [
        ("**ELEMENT:** B\n**ACTION:** CLICK\n**VALUE:** None", Tap(1)),
        ("ELEMENT: b\nACTION: click", Tap(1)),
        ('ELEMENT: B. "Button 1" button\nACTION: CLICK.\nVALUE: None', Tap(1)),
        ("ELEMENT: (B)\nACTION: LONG_PRESS\nVALUE:", LongPress(1)),
        ("ACTION: NAVIGATE BACK", Press("back")),
        (told("SWIPE", value="Up."), Scroll("down")),
        (told("SWIPE", value="up"), Scroll("down")),
        (told("SWIPE", "B", "left"), Scroll("right", 1)),
        (told("SWIPE", "ZZ", "down"), Scroll("up")),
        (told("ANSWER", value="10:30, as it says."), Answer("10:30, as it says.")),
        (told("INPUT TEXT", "A", "http://a.b/..."), Type("http://a.b/...", 0, enter=True)),
        (told("INPUT TEXT", "A", "None"), Type("None", 0, enter=True)),
        (told("TERMINATE", value="infeasible: no such app"), Infeasible("no such app")),
        (told("CLICK", "B") + "\n" + told("CLICK", "B"), Tap(1)),
        (told("SWIPE", "A", "up"), Scroll("down", 0)),
    ],
    ids=lambda value: ascii(value)[:60],
)
def test_choices_are_read_as_they_are_meant(reply: str, meant: Action) -> None:
    assert chosen(reply) == meant


@pytest.mark.parametrize(
    ("reply", "meant"),
    [
        (told("INPUT TEXT", "A", "http://a.b/"), Type("http", 0, enter=True)),
        (told("INPUT TEXT", "A", "10:30"), Type("10", 0, enter=True)),
        (told("INPUT TEXT", "A", "..and so on."), Type("and so on", 0, enter=True)),
        (told("CLICK", "B") + "\n" + told("WAIT"), Wait(1)),
        (told("SWIPE", "A", "up"), Swipe((540, 1200), (540, 0), 300)),
        (told("SWIPE", "ZZ", "down"), Swipe((540, 1200), (540, 2399), 300)),
        (told("SWIPE", "B", "left"), Swipe((50, 15), (0, 15), 300)),
        (told("TERMINATE", value="infeasible"), Done()),
        (told("ANSWER", value="42"), Wait(0)),
    ],
    ids=lambda value: ascii(value)[-40:],
)
def test_what_is_wrong_upstream_can_be_had(reply: str, meant: Action) -> None:
    assert chosen(reply, upstream=True) == meant


@pytest.mark.parametrize("upstream", [False, True])
@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("", "the answer is empty"),
        (told("TAP", "B"), "there is no action 'TAP': CLICK, LONG PRESS"),
        (told("CLICK"), "CLICK needs the letter of an ELEMENT"),
        (told("CLICK", "ZZ"), "there is no element 'ZZ' in the list that was shown"),
        (told("INPUT TEXT", "A", ""), "INPUT TEXT needs a VALUE"),
        (told("INPUT TEXT", value="a"), "INPUT TEXT needs the letter of an ELEMENT"),
        (told("SWIPE", value="sideways"), "VALUE of SWIPE must be up, down, left or right"),
        (told("OPEN APP", value=""), "OPEN APP needs a VALUE"),
        (told("ANSWER", value=""), "ANSWER needs a VALUE"),
        (told("INPUT TEXT", "A", "x" * 10_001), "INPUT TEXT: text holds 10001 characters"),
    ],
    ids=lambda value: ascii(value)[-50:],
)
def test_what_is_wrong_is_said_in_a_sentence(reply: str, sentence: str, upstream: bool) -> None:
    with pytest.raises(Unusable) as caught:
        chosen(reply, upstream=upstream)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("I would tap it", "there is no line that begins with ACTION: 'I would tap it'"),
        (told("CLICK", "B") + "\n" + told("WAIT"), "2 actions are chosen; choose one"),
        (told("CLICK", "B") + "\n" + told("CLICK", "C"), "there are 2 lines ELEMENT; give one"),
    ],
)
def test_several_choices_are_none(reply: str, sentence: str) -> None:
    with pytest.raises(Unusable, match=sentence):
        chosen(reply)


def test_upstream_a_click_has_to_say_that_there_is_no_value() -> None:
    with pytest.raises(Unusable, match="VALUE must be None for CLICK, got ''"):
        chosen("ELEMENT: B\nACTION: CLICK", upstream=True)


@pytest.mark.parametrize("upstream", [False, True])
@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:8]))
def test_odd_replies_have_their_sentence(text: str, upstream: bool) -> None:
    with pytest.raises(Unusable):
        chosen(text, upstream=upstream)


@given(text=spoiled(tuple(reply for reply, _ in MEANT)), upstream=st.booleans())
def test_any_text_is_an_action_or_the_one_fault(text: str, upstream: bool) -> None:
    with suppress(Unusable):
        assert isinstance(chosen(text, upstream=upstream), get_args(Action))


def test_every_choice_is_an_action() -> None:
    replies = [told(each, "A", "up" if each == "SWIPE" else "None") for each in CHOICES]
    replies = [reply.replace("None", "x") if "OPEN" in reply else reply for reply in replies]
    assert len({chosen(reply).__class__ for reply in replies}) == 9
