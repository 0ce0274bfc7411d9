"""AndroidGen's calls are read, and never executed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, get_args

import pytest
from hypothesis import given

from pytest_androidbench.agents.parts.elements.androidgen import androidgen_list
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.function_call import (
    OPERATIONS,
    actions_of_call,
    read_function_call,
)
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from tests.agents.parts.replies import ODD, spoiled
from tests.agents.parts.screens import screen_of

SEEN: Final = screen_of(5)


def fenced(code: str) -> str:
    return f"## Round 1\n* Analysis: there.\n\n```\n{code}\n```"


def actions(code: str) -> tuple[Action, ...]:
    return actions_of_call(read_function_call(fenced(code)), SEEN)


MEANT: Final[list[tuple[str, tuple[Action, ...]]]] = [
    ('do(action="Click", element_id="3") # "Save" button', (Tap(3),)),
    ('do("Click", 3)', (Tap(3),)),
    ('do(action="Click", element_id="03")', (Tap(3),)),
    ('do("Long Press", element_id="1")', (LongPress(1),)),
    ('do(action="Input Text", element_id="1", text="a (b)")', (Type("a (b)", 1, clear=True),)),
    ("do(action='Input Text', element_id='1', text='''a\nb''')", (Type("a\nb", 1, clear=True),)),
    ('do(action="Press Enter")', (Press("enter"),)),
    ('do(action="Navigate Home")', (Press("home"),)),
    ('do(action="Navigate Back")', (Press("back"),)),
    ('do(action="Wait")', (Wait(1),)),
    ('do(action="Scroll", direction="down")', (Scroll("down"),)),
    ('do(action="Scroll", direction="left", element_id="0")', (Scroll("left", 0),)),
    ('do(action="Swipe", direction="up", element_id=None)', (Scroll("down"),)),
    ('open_app("Clock")', (Open("Clock"),)),
    ('quote("it was 5")', (Wait(0),)),
    ("exit()", (Done(),)),
    ("exit(None)", (Done(),)),
    ('exit(message="42")', (Answer("42"), Done())),
]


@pytest.mark.parametrize(("code", "meant"), MEANT, ids=[code for code, _ in MEANT])
def test_a_call_is_its_actions(code: str, meant: tuple[Action, ...]) -> None:
    assert actions(code) == meant


def test_every_operation_is_an_action() -> None:
    told = [f'do("{name}", "1", "text", "up")' for name in OPERATIONS]
    assert all(len(actions(code)) == 1 for code in told)


def test_what_is_quoted_is_the_note_of_a_step_without_an_action() -> None:
    (waited,) = actions('quote("it was 5")')
    assert waited.note == "it was 5"


def test_nothing_is_executed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    for code in (f"open({str(mark)!r}, 'w')", f"open_app(open({str(mark)!r}, 'w').name)"):
        with pytest.raises(Unusable):
            actions(code)
    assert not mark.exists()


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("do(action='Wait')", "the answer has no fenced block"),
        (fenced("exit()") + fenced("exit()"), "the answer has 2 fenced blocks; give one"),
        ("```\nexit()", "the answer has no fenced block"),
        (fenced(""), "there are 0 calls; give one"),
        (fenced("exit()\nexit()"), "there are 2 calls; give one, then look at the screen"),
        (fenced("exit(); exit()"), "there are 2 calls"),
        (fenced("import os"), "this is no call of a function: 'import os'"),
        (fenced("x = exit()"), "this is no call of a function"),
        (fenced("do(action="), "the call is no Python: '(' was never closed"),
        (fenced("exit(\x00)"), "the call is no Python: "),
        (fenced("exit('" + "x" * 40_000 + "')"), "the call is longer than 30000 characters"),
        (fenced("os.system('rm')"), "'os.system' cannot be called; do, open_app, quote, exit can"),
        (fenced("click(3)"), "'click' cannot be called"),
        (fenced("do()"), "do needs action"),
        (fenced("do('Tap')"), "there is no action 'Tap': Click, Long Press"),
        (fenced("do('Click')"), "'Click' needs element_id"),
        (fenced("do('Click', '9')"), "there is no element '9': they go from 0 to 4"),
        (fenced("do('Click', 'x')"), "there is no element 'x'"),
        (fenced("do('Click', 2.5)"), "element_id must be an element's id, got '2.5'"),
        (fenced("do('Click', True)"), "element_id must be an element's id, got 'True'"),
        (fenced("do('Click', 0x" + "f" * 5000 + ")"), "element_id is far too large a number"),
        (fenced("do('Click', 1 + 1)"), "element_id must be written out, got '1 + 1'"),
        (fenced("do('Click', *x)"), "element_id must be written out, got '*x'"),
        (fenced("do(**x)"), "do takes no '**'; it takes action, element_id"),
        (fenced("do('Click', at=1)"), "do takes no 'at'"),
        (fenced("do('Click', action='Wait')"), "do is given action twice"),
        (fenced("do('a', 'b', 'c', 'd', 'e')"), "do takes action, element_id, text, direction"),
        (fenced("do('Input Text', '1')"), "do needs text"),
        (fenced("do('Input Text', '1', '')"), "do needs text"),
        (fenced("do('Input Text', '1', 5)"), "do: text must be a text, got '5'"),
        (fenced("do('Scroll')"), "do needs direction"),
        (fenced("do('Scroll', direction='on')"), "direction must be one of up, down, left, right"),
        (fenced("open_app('')"), "open_app needs app_name"),
        (fenced("quote('')"), "quote needs content"),
        (fenced("exit(5)"), "exit: message must be a text, got '5'"),
        (fenced("exit('\\ud83d')"), "exit: text holds half a character"),
    ],
    ids=lambda value: ascii(value)[:60],
)
def test_what_is_wrong_is_said_in_a_sentence(reply: str, sentence: str) -> None:
    with pytest.raises(Unusable) as caught:
        actions_of_call(read_function_call(reply), SEEN)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:8]))
def test_odd_replies_have_their_sentence(text: str) -> None:
    for reply in (text, fenced(text)):
        with pytest.raises(Unusable):
            read_function_call(reply)


@given(text=spoiled(tuple(fenced(code) for code, _ in MEANT)))
def test_any_text_is_actions_or_the_one_fault(text: str) -> None:
    with suppress(Unusable):
        found = actions_of_call(read_function_call(text), SEEN)
        assert found
        assert all(isinstance(each, get_args(Action)) for each in found)


def test_elements_are_those_of_the_list() -> None:
    shown = androidgen_list(screen_of(3)).shown
    call = read_function_call(fenced('do("Click", "2")'))
    assert actions_of_call(call, shown) == (Tap(2),)
