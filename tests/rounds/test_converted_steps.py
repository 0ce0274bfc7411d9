"""Another agent's steps are rounds with its notes; those without a call are dropped and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.function_call import read_function_call
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Infeasible,
    NoAction,
    Open,
    Pinch,
    Press,
    Tap,
    Type,
)
from pytest_androidbench.rounds.converting import RoundsOfSteps, converted
from pytest_androidbench.rounds.parsed import called
from tests.rounds.dumps import taken, told
from tests.rounds.runs import DUMP, LAMP_AT, NOTE_AT, STATE

SCREEN: Final = told(DUMP)
BACK: Final = 'do(action="Navigate Back")'
ACTIONS: Final = st.sampled_from(
    [
        Tap(LAMP_AT), Type("a", NOTE_AT), Type("a", NOTE_AT, enter=True), Press("back"),
        Pinch("in"), DoubleTap(LAMP_AT), Answer("5"), Answer("6"), Done(), Infeasible(),
        NoAction("format"), Open("Clock"),
    ]
)  # fmt: skip


def rounds_of(*actions: Action, **fields: Any) -> RoundsOfSteps:
    steps = [taken(action, index, **fields) for index, action in enumerate(actions)]
    return converted(steps, lambda _step: SCREEN)


def codes(found: RoundsOfSteps) -> Sequence[str]:
    return [each.response.split("```")[1].strip() for each in found.rounds]


def test_a_step_is_a_round_with_its_screen_and_note() -> None:
    (one,) = rounds_of(Tap(LAMP_AT, note="the lamp\nis off")).rounds
    assert (one.app, one.state, one.plan, one.error) == ("com.demo.app", STATE, "", "")
    assert one.response == (
        "## Round 0\n* Analysis: the lamp is off\n* Operation:\n\n"
        '```\ndo(action="Click", element_id="0") # "Lamp" Switch\n```'
    )


def test_the_home_screen_and_known_apps_have_names() -> None:
    steps = [taken(Press("back"), package="com.google.android.apps.nexuslauncher")]
    steps.append(taken(Press("back"), package="com.android.settings"))
    found = converted(steps, lambda _step: None).rounds
    assert [(one.app, one.state) for one in found] == [("Home", ""), ("settings", "")]


def test_rounds_are_numbered_without_what_is_dropped() -> None:
    found = rounds_of(Pinch("in"), Press("back"), DoubleTap(LAMP_AT), NoAction("app"), Done())
    assert [one.response.splitlines()[0] for one in found.rounds] == ["## Round 0", "## Round 1"]
    assert found.dropped == 3


def test_an_answer_is_given_with_the_end() -> None:
    found = rounds_of(Answer("five", note="I counted"), Done(note="over"))
    assert codes(found) == ['exit(message="five")']
    assert "* Analysis: I counted" in found.rounds[0].response
    assert found.dropped == 0


@pytest.mark.parametrize(
    ("actions", "expected", "dropped"),
    [
        ((Done(),), ["exit()"], 0),
        # The answer counts that was given last, when it comes to the end.
        ((Answer("4"), Answer("5"), Done()), ['exit(message="5")'], 1),
        ((Answer("5"), Press("back"), Done()), [BACK, 'exit(message="5")'], 0),
        ((Press("back"), Answer("5")), [BACK, 'exit(message="5")'], 0),
        ((Answer("5"), Press("back")), [BACK], 1),
        ((Infeasible("no"),), [], 1),
    ],
)  # fmt: skip
def test_how_episodes_end(actions: Sequence[Action], expected: list[str], dropped: int) -> None:
    found = rounds_of(*actions)
    assert (codes(found), found.dropped) == (expected, dropped)


def test_enter_after_a_text_is_a_round_on_the_screen_with_the_text() -> None:
    typed, entered = rounds_of(Type("milk", NOTE_AT, enter=True)).rounds
    assert typed.state == STATE
    assert entered.state == STATE.replace("editable>  <", "editable> milk <")
    assert entered.response.endswith('```\ndo(action="Press Enter")\n```')


def test_what_could_not_be_carried_out_is_told_with_its_last_round() -> None:
    found = rounds_of(Type("milk", NOTE_AT, enter=True), error="it is gone").rounds
    assert [one.error for one in found] == ["", "it is gone"]


@pytest.mark.parametrize("action", [{}, {"action": "Adb", "request": "x"}, {"action": "Tap"}])
def test_what_is_no_action_is_dropped(action: dict[str, Any]) -> None:
    step = replace(taken(Done()), action=action)
    assert converted([step], lambda _step: SCREEN) == RoundsOfSteps(rounds=(), dropped=1)


@given(st.lists(ACTIONS, max_size=8))
def test_each_reply_holds_the_call_that_is_recorded_and_no_step_is_lost(
    actions: list[Action],
) -> None:
    found = rounds_of(*actions)
    for number, one in enumerate(found.rounds):
        assert called(read_function_call(one.response)) == one.call
        assert one.response.startswith(f"## Round {number}\n")
    two = sum(isinstance(each, Type) and each.enter for each in actions)
    ends = [each for each in found.rounds if each.call.operation == "exit"]
    answered = sum("message" in each.call.kwargs for each in ends)
    broke_off = isinstance(actions[-1], Answer) if actions else False
    assert len(found.rounds) - two + answered - broke_off + found.dropped == len(actions)
