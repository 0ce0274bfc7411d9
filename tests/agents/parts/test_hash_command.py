"""AndroidArena's commands between hash signs."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.hash_command import actions_of_command
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    Infeasible,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
)
from tests.agents.parts.replies import ODD, spoiled
from tests.agents.parts.screens import screen_of

SHOWN: Final = Shown(seen=screen_of(5), elements={"n4a2f": 3, "n0001": 1})
MEANT: Final[list[tuple[str, tuple[Action, ...]]]] = [
    ("Thought: there it is.\nAction: #click [n4a2f]#", (Tap(3),)),
    ("click [n4a2f]", (Tap(3),)),
    ("#[click] [n4a2f]#", (Tap(3),)),
    ("not #click [n0001]# but #click [n4a2f]#", (Tap(3),)),
    ("#long_click [n0001]#", (LongPress(1),)),
    ("#set_text [n0001] [two words]#", (Type("two words", 1, clear=True),)),
    ("#set_text [n0001] [#1 [a] fan]#", (Type("#1 [a] fan", 1, clear=True),)),
    ("use #click [n4a2f]#, no: #set_text [n0001] [#]#", (Type("#", 1, clear=True),)),
    ("#set_text [n0001] [a]# or rather #click [n4a2f]#", (Tap(3),)),
    ("#start [Clock]#", (Open("Clock"),)),
    ("#swipe_up#", (Scroll("down"),)),
    ("#scroll_down#", (Scroll("down"),)),
    ("#swipe_down#", (Scroll("up"),)),
    ("#swipe_left#", (Scroll("right"),)),
    ("#swipe_right#", (Scroll("left"),)),
    ("#press_back#", (Press("back"),)),
    ("#press_enter#", (Press("enter"),)),
    ("#press_recent#", (Press("recents"),)),
    ("#finish#", (Done(),)),
    ("#finish []#", (Done(),)),
    ("#finish [N/A]#", (Infeasible(),)),
    ("#finish [at 5 o'clock]#", (Answer("at 5 o'clock"), Done())),
    ("#finish it is 5#", (Answer("it is 5"), Done())),
]


@pytest.mark.parametrize(("reply", "meant"), MEANT, ids=[reply for reply, _ in MEANT])
def test_a_command_is_its_actions(reply: str, meant: tuple[Action, ...]) -> None:
    assert actions_of_command(reply, SHOWN) == meant


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("", "the answer is empty"),
        ("# #", "the answer is empty"),
        ("#tap [n4a2f]#", "there is no action 'tap'; there are start, stop, long_click, click"),
        ("#click#", "'click' has no argument in brackets; it needs one"),
        ("#click n4a2f#", "'click' has no argument in brackets"),
        ("#click [n4a2f] [n0001]#", "'click' has 2 arguments; it needs one"),
        ("#click [n9999]#", "there is no element 'n9999' in the list that was shown"),
        ("#set_text [n0001]#", "'set_text' needs [an id] and then [a text]"),
        ("#set_text [n0001] text#", "'set_text' needs [an id] and then [a text]"),
        ("#set_text [n0001] []#", "'set_text' needs [an id] and then [a text]"),
        ("#set_text [n0001] [" + "x" * 10_001 + "]#", "'set_text': text holds 10001 characters"),
        ("#stop [Clock]#", "apps cannot be stopped by an action"),
        ("#start []#", "'start' has no argument in brackets"),
        ("#press_home#", "there is no action 'press_home'"),
        ("#finish [\ud83d]#", "'finish': text holds half a character"),
    ],
    ids=lambda value: ascii(value)[:50],
)
def test_what_is_wrong_is_said_in_a_sentence(reply: str, sentence: str) -> None:
    with pytest.raises(Unusable) as caught:
        actions_of_command(reply, SHOWN)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("reply", "fault"),
    [
        ("", "format"),
        ("#click#", "format"),
        ("#click [n4a2f] [n0001]#", "format"),
        ("#set_text [n0001] text#", "format"),
        ("#tap [n4a2f]#", "action"),
        ("#stop [Clock]#", "action"),
        ("#click [n9999]#", "element"),
        ("#set_text [n9999] [a]#", "element"),
    ],
)
def test_what_is_wrong_is_of_one_of_four_kinds(reply: str, fault: str) -> None:
    with pytest.raises(Unusable) as caught:
        actions_of_command(reply, SHOWN)
    assert caught.value.fault == fault


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:8]))
def test_odd_replies_have_their_sentence(text: str) -> None:
    with pytest.raises(Unusable):
        actions_of_command(text, SHOWN)


@given(text=spoiled(tuple(reply for reply, _ in MEANT)))
def test_any_text_is_actions_or_the_one_fault(text: str) -> None:
    with suppress(Unusable):
        found = actions_of_command(text, SHOWN)
        assert found
        assert all(isinstance(each, get_args(Action)) for each in found)


LINE: Final = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), min_size=1)


@given(text=LINE)
def test_any_line_can_be_typed(text: str) -> None:
    (typed,) = actions_of_command(f"#set_text [n0001] [{text}]#", SHOWN)
    assert isinstance(typed, Type)
    assert typed.text.split() == text.split()


def test_ids_are_those_of_the_tree() -> None:
    tree = androidarena_tree(screen_of(3))
    assert actions_of_command(f"#click [{tree.elements[2].name}]#", tree.shown) == (Tap(2),)
