"""B-MoCA's action options: one call is read, and what a reply says besides is none."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.action_option import (
    ActionOption,
    gesture_of_option,
    read_option,
)
from pytest_androidbench.agents.parts.dual_gesture import PRESSES, SWIPES, DualGesture
from pytest_androidbench.agents.parts.elements.bmoca import Form, bmoca_list
from pytest_androidbench.agents.parts.faults import Unusable
from tests.agents.parts.screens import node, screen

SEEN = screen(node(0, bounds=(0, 0, 1080, 2400)), node(1, parent=0, bounds=(100, 200, 300, 400)))
SHOWN = bmoca_list(SEEN).shown
MISLED = '- Thought: a tap(1) would open it, but I go back.\n- Action: press("BACK")'
FORMS: tuple[Form, ...] = get_args(Form)
WORDS = [
    "Action:",
    "tap(",
    "dual-gesture(",
    "swipe(",
    "press(",
    ")",
    '"up"',
    "1",
    ",",
    "\n",
    "BACK",
]


@pytest.mark.parametrize(
    ("reply", "gesture"),
    [
        ("Action: tap(0)", DualGesture.at(300 / 2400, 200 / 1080)),
        ("- Action: tap(1)", DualGesture.at(0.5, 0.5)),
        ('Action: swipe("up")', SWIPES["up"]),
        ("Action: swipe('left')", SWIPES["left"]),
        ('Action: press("OVERVIEW")', PRESSES["overview"]),
        ("Action: dual-gesture(0.1, 0.2, 0.3, 0.4)", DualGesture(0.1, 0.2, 0.3, 0.4)),
        (MISLED, PRESSES["back"]),
    ],
)
def test_a_call_is_read(reply: str, gesture: DualGesture) -> None:
    assert gesture_of_option(read_option(reply), SHOWN) == gesture


def test_published_code_takes_a_thought_for_the_action() -> None:
    assert read_option(MISLED, upstream=True) == ActionOption("tap", "1")
    with pytest.raises(Unusable):
        read_option('A tap is needed. Action: press("BACK")', upstream=True)


@pytest.mark.parametrize(
    ("reply", "option"),
    [
        (MISLED, ActionOption("press", '"BACK"')),
        ("Action: tap(1) tap(0)", ActionOption("tap", "1")),
        ("tap(1)", ActionOption("tap", "1")),
        ("Action: tap(1)\nAction: tap(0)", ActionOption("tap", "1")),
    ],
)
def test_the_paper_s_code_takes_what_stands_up_to_a_bracket(
    reply: str, option: ActionOption
) -> None:
    assert read_option(reply, upstream=True, form="R0") == option


@pytest.mark.parametrize(
    "reply",
    [
        "I choose tap(1)",
        "Action:tap",
        "Action: I tap(1)",
        "Action: tap(1",
        "Action: untap(1)",
        "",
        "Action: ",
    ],
)
def test_the_paper_s_code_reads_nothing_else(reply: str) -> None:
    with pytest.raises(Unusable, match="no action that can be read"):
        read_option(reply, upstream=True, form="R0")


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        ("I tap(1)", "no line that begins with Action"),
        ("Action: go back", "no action; give one of dual-gesture, tap, swipe, press"),
        ("Action: tap(1) tap(0)", "2 actions"),
        ("Action: tap(2)", "no element '2' in the list"),
        ("Action: tap(-1)", "no element '-1'"),
        ("Action: untap(1)", "no action"),
        ('Action: swipe("away")', "swipe takes one of up, down, left, right, got"),
        ('Action: press("ENTER")', "press takes one of BACK, HOME, OVERVIEW, got"),
        ("Action: dual-gesture(0.1, 0.2)", "takes four numbers"),
        ("Action: dual-gesture(0, 0, 0, 1.5)", "x_lift must be from 0 to 1"),
        ("Action: dual-gesture(0, 0, 0, nan)", "x_lift must be from 0 to 1"),
    ],
)
def test_other_replies_are_refused_with_a_sentence(reply: str, said: str) -> None:
    with pytest.raises(Unusable, match=said.replace("(", r"\(")):
        gesture_of_option(read_option(reply), SHOWN)


def test_buttons_are_mirrored_with_the_bar() -> None:
    option = read_option('Action: press("BACK")')
    there = gesture_of_option(option, SHOWN, mirrored=True)
    assert there.x_touch == pytest.approx(1 - PRESSES["back"].x_touch)


@given(
    words=st.lists(st.sampled_from(WORDS) | st.text(max_size=5)),
    upstream=st.booleans(),
    form=st.sampled_from(FORMS),
)
def test_any_reply_is_a_gesture_or_unusable(words: list[str], upstream: bool, form: Form) -> None:
    try:
        option = read_option(" ".join(words), upstream=upstream, form=form)
        gesture = gesture_of_option(option, SHOWN)
    except Unusable:
        return
    assert 0 <= gesture.y_touch <= 1
