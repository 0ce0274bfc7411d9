"""By its shell alone a device is asked for what fingers do, and told what they cannot."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.acting.by_shell import MOST_MOVES, ShellPerformer
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    Infeasible,
    LongPress,
    NoAction,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from tests.devices.answers import Answers, printed

SIZE = (1000, 2000)
BEND = Gesture(((10, 10, 0), (500, 10, 100), (500, 900, 200)))


@pytest.mark.parametrize(
    ("action", "script"),
    [
        (Tap((5, 7)), "input tap 5 7"),
        (DoubleTap((5, 7)), "input tap 5 7 && input tap 5 7"),
        (LongPress((5, 7), 900), "input swipe 5 7 5 7 900"),
        (Swipe((5, 7), (8, 9), 250), "input swipe 5 7 8 9 250"),
        (Drag((5, 7), (8, 9), 250), "input draganddrop 5 7 8 9 750"),
        (Scroll("down"), "input swipe 500 1599 500 400 600"),
        (Scroll("left", (1, 1)), "input swipe 200 1000 799 1000 600"),
        (Type("a b%s"), "input text a%sb% && input text s"),
        (Type("x", clear=True, enter=True, at=(5, 7)),
         "input tap 5 7 && input keycombination CTRL_LEFT A && input keyevent DEL"
         " && input text x && input keyevent 66"),
        (Type(""), "true"),
        (Type("", enter=True), "input keyevent 66"),
        (Press("back"), "input keyevent 4"),
        (Wait(2.5), "sleep 2.5"),
    ],
)  # fmt: skip
def test_an_action_is_a_line_of_the_shell(action: Action, script: str) -> None:
    device = Answers()
    assert ShellPerformer(device.shell).perform(action, SIZE) == ""
    assert device.asked == [script]


def test_a_way_is_followed_by_moves_of_which_there_are_not_too_many() -> None:
    device = Answers()
    assert ShellPerformer(device.shell).perform(BEND, SIZE) == ""
    (script,) = device.asked
    first, *moves, last = script.split(" && ")
    assert (first, last) == ("input motionevent DOWN 10 10", "input motionevent UP 500 900")
    assert moves[:2] == ["sleep 0.02", "input motionevent MOVE 108 10"]
    assert moves[-1] == "input motionevent MOVE 500 900"
    assert len(moves) == 2 * 10
    long = Gesture(tuple((n % 1000, n % 2000, 30 * n) for n in range(2_000)))
    ShellPerformer(device.shell).perform(long, SIZE)
    assert device.asked[-1].count("motionevent MOVE") <= MOST_MOVES


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Pinch("in"), "two fingers need UI automation"),
        (Type("日本"), "what a US keyboard has keys for"),
        (Type("x" * 501), "up to 500"),
    ],
)
def test_what_a_shell_cannot_do_is_said_and_not_tried(action: Action, why: str) -> None:
    device = Answers()
    assert why in ShellPerformer(device.shell).perform(action, SIZE)
    assert device.asked == []


@pytest.mark.parametrize(
    "action",
    [
        Answer("x"), Done(), Infeasible(), Tap(3), Tap((1000, 5)), Drag((0, 0), (0, 2000)),
        Scroll("up", 1), NoAction("format"),
    ],
)  # fmt: skip
def test_what_is_aimed_at_nothing_there_is_is_refused(action: Action) -> None:
    device = Answers()
    with pytest.raises(ActionError):
        ShellPerformer(device.shell).perform(action, SIZE)
    assert device.asked == []


def test_what_the_device_refuses_is_told() -> None:
    device = Answers({"input": printed(" no\n", code=1), "cmd package": ""})
    performer = ShellPerformer(device.shell)
    assert performer.perform(Tap((1, 1)), SIZE) == "the device refused it: no"
    assert "no app called 'Chess'" in performer.perform(Open("Chess"), SIZE)
