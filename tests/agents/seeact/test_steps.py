"""SeeAct's steps: a description from the picture, a choice by letters, and a list of both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fixtures.model_server import Says
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.agents.seeact.agent import SeeAct
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    Infeasible,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from tests.agents.claude.screens import picture_of, screen
from tests.agents.prompted import Line, agent_of, chosen, letter_of, pictures, words

GOAL = Goal(text="Switch the lamp on.", steps=9, guidelines=("Be quick.",))
LAMP = screen("Lamp", "Fan", picture=picture_of(108, 240))
DESCRIBES = Says(text="The fan is off: touch it.")
TAPS_FAN = chosen("B", "CLICK")
ENDS = chosen("None", "TERMINATE")
REFUSES = Says(text="No.", stop="refusal")
PREVIOUS = "Previous Actions:\n"


def field() -> Observation:
    node = LAMP.nodes[1]
    box = replace(node, class_name="android.widget.EditText", text="", hint="Name")
    return replace(LAMP, nodes=(LAMP.nodes[0], box))


def acted(choice: Says | Line, *, seen: Observation = LAMP, upstream: bool = False) -> Action:
    with agent_of(SeeAct, DESCRIBES, choice, strict_upstream=upstream) as (agent, _):
        agent.start(GOAL)
        return agent.act(seen)


def previous(choice: Says, *, seen: Observation = LAMP, upstream: bool = False) -> str:
    """What is told of a choice in the next step."""
    lines = (DESCRIBES, choice, DESCRIBES, ENDS)
    with agent_of(SeeAct, *lines, strict_upstream=upstream) as (agent, server):
        agent.start(GOAL)
        agent.act(seen)
        agent.act(seen)
    return words(server.asked[2]).partition(PREVIOUS)[2].partition("\n\n")[0].rstrip("\n")


def test_a_description_is_asked_for_and_then_a_choice() -> None:
    with agent_of(SeeAct, DESCRIBES, TAPS_FAN) as (agent, server):
        agent.start(GOAL)
        action = agent.act(LAMP)
        assert agent.usage.calls == len(agent.model_calls) == 2
    assert (action, action.note) == (Tap(2), "The fan is off: touch it.")
    describing, choosing = server.asked
    assert "Switch the lamp on." in words(describing)
    assert f"{PREVIOUS}\n" in words(describing)
    assert "Fan" not in words(describing)
    assert "Be quick." in str(describing["system"])
    assert pictures(describing) == [picture_of(108, 240)]
    assert [message["role"] for message in choosing["messages"]] == ["user", "assistant", "user"]
    assert words(choosing, 0) == words(describing)
    assert words(choosing, 1) == DESCRIBES.text
    assert letter_of(choosing, "Fan") == "B"
    assert '\nA. "Lamp" icon\nB. "Fan" icon\nC. None of these' in words(choosing)
    assert not pictures(choosing)


@pytest.mark.parametrize(
    ("choice", "action", "told"),
    [
        (TAPS_FAN, Tap(2), '"Fan" icon -> CLICK'),
        (chosen("A", "SWIPE", "up"), Scroll("down", 1), '"Lamp" icon -> SWIPE: up'),
        (chosen("None", "SWIPE", "left"), Scroll("right"), "SWIPE: left"),
        (chosen("None", "ANSWER", "at 10:30"), Answer("at 10:30"), "ANSWER: at 10:30"),
        (chosen("None", "WAIT"), Wait(1), "WAIT"),
    ],
)
def test_what_was_chosen_is_done_and_told(choice: Says, action: Action, told: str) -> None:
    assert acted(choice) == action
    assert previous(choice) == told


def test_what_the_device_did_not_carry_out_is_told() -> None:
    failed = replace(LAMP, error="no app is called Fan")
    told = '"Fan" icon -> CLICK\nThat action could not be carried out: no app is called Fan'
    with agent_of(SeeAct, DESCRIBES, TAPS_FAN, DESCRIBES, ENDS) as (agent, server):
        agent.start(GOAL)
        agent.act(LAMP)
        agent.act(failed)
    assert told in words(server.asked[2])


def test_a_text_is_written_into_a_box() -> None:
    typing = chosen("A", "INPUT TEXT", "Ada: 7.")
    assert acted(typing, seen=field()) == Type("Ada: 7.", 1, enter=True)
    assert previous(typing, seen=field()) == (
        'a "Name" text box that is empty -> INPUT TEXT: Ada: 7.'
    )
    assert acted(typing, seen=field(), upstream=True) == Type("Ada", 1, enter=True)


def test_the_end_may_be_that_nothing_can_be_done_unless_as_published() -> None:
    giving_up = chosen("None", "TERMINATE", "infeasible: there is no lamp")
    assert acted(ENDS) == Done()
    assert acted(giving_up) == Infeasible("there is no lamp")
    assert acted(giving_up, upstream=True) == Done()


def test_as_published_answers_reach_nobody() -> None:
    answer = chosen("None", "ANSWER", "42")
    assert acted(answer, upstream=True) == Wait(0)
    assert previous(answer, upstream=True) == "ANSWER: 42"


@pytest.mark.proof
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (Says(text=""), "the answer is empty"),
        (Says(text="I touch the fan."), "there is no line that begins with ACTION"),
        (Says(text="ELEMENT: B\nACTI", stop="max_tokens"), "It was cut off after 4096 tokens"),
        (chosen("B", "TOUCH"), "there is no action 'TOUCH'"),
        (chosen("C", "CLICK"), "there is no element 'C' in the list that was shown"),
        (chosen("None", "CLICK"), "CLICK needs the letter of an ELEMENT"),
        (chosen("B", "SWIPE", "away"), "VALUE of SWIPE must be up, down, left or right"),
        (chosen("A", "INPUT TEXT", "w" * 10_001), "holds 10001 characters"),
        (Says(text="ACTION: WAIT\nACTION: CLICK"), "2 actions are chosen"),
        (Says(text="ACTION:" * 50_000), "there is no line that begins with ACTION"),
    ],
)
def test_a_choice_that_is_none_takes_a_step_and_is_told_of(choice: Says, sentence: str) -> None:
    action = acted(choice)
    assert action == Wait(0)
    assert sentence in action.note
    assert previous(choice).startswith("Nothing was done: ")
    assert sentence in previous(choice)
    assert acted(choice, upstream=True) == Wait(0)


def test_a_refusal_is_the_agents_fault_or_as_published_an_answer() -> None:
    for lines in ((REFUSES,), (DESCRIBES, REFUSES)):
        with agent_of(SeeAct, *lines) as (agent, _):
            agent.start(GOAL)
            with pytest.raises(RefusedByModel, match="the model refuses to go on"):
                agent.act(LAMP)
    with agent_of(SeeAct, REFUSES, REFUSES, strict_upstream=True) as (agent, _):
        agent.start(GOAL)
        assert agent.act(LAMP) == Wait(0)


def test_a_choice_is_asked_for_even_without_a_description() -> None:
    with agent_of(SeeAct, Says(text=""), TAPS_FAN) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Tap(2)
    assert words(server.asked[1], 1) == "(No description was given.)"


def test_a_screen_without_elements_can_still_be_left() -> None:
    assert acted(chosen("A", "NAVIGATE BACK"), seen=screen()) == Press("back")


def test_each_turn_begins_anew_and_circles_are_told() -> None:
    lines = [DESCRIBES, TAPS_FAN] * 5
    with agent_of(SeeAct, *lines) as (agent, server):
        agent.start(GOAL)
        for _ in range(4):
            agent.act(LAMP)
        agent.start(Goal(text="Now the fan.", turn=1))
        agent.act(LAMP)
    told = ["The same was done 3 times" in words(body) for body in server.asked[::2]]
    assert told == [False, False, False, True, False]
    last = words(server.asked[-2])
    assert "Now the fan." in last
    assert f"{PREVIOUS}\n" in last
