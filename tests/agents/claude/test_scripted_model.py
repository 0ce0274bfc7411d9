"""The scripted model operates the agent by plans, and by nothing but what it is sent."""

from __future__ import annotations

from collections.abc import Sequence

from fixtures.model_server import KEY, ModelServer, serving
from fixtures.scripted_plans import Plan, PlanStep, Spot
from fixtures.scripted_tools import ScriptedCaller
from pytest_androidbench.agents.claude.agent import ClaudeAgent
from pytest_androidbench.interface.actions import Action, Answer, Done, Open, Scroll, Tap, Type
from pytest_androidbench.interface.observation import Observation
from tests.agents.claude.screens import GOAL, screen

FAN = PlanStep(verb="tap", spot=Spot(words="Fan"))
LAMP = PlanStep(verb="tap", spot=Spot(words="Lamp"))
DONE = PlanStep(verb="done")


def plan(*steps: PlanStep) -> Plan:
    return Plan(goal=GOAL.text, steps=steps)


def acted(
    plans: Sequence[Plan], *screens: Observation, history_tokens: int = 100_000
) -> tuple[list[Action], ModelServer]:
    """What the agent does on one screen after the other."""
    with serving(ScriptedCaller(plans)) as server:
        agent = ClaudeAgent(
            see="elements", history_tokens=history_tokens, base_url=server.url, api_key=KEY, tries=1
        )
        agent.start(GOAL)
        actions = [agent.act(seen) for seen in screens]
        agent.close()
    return actions, server


def places(actions: Sequence[Action]) -> list[object]:
    return [getattr(action, "at", None) for action in actions]


def test_steps_are_taken_one_after_the_other_by_what_is_written_on_elements() -> None:
    steps = plan(PlanStep(verb="open", text="Desk"), LAMP, FAN, DONE)
    home, first, second = screen("Apps"), screen("Fan", "Lamp"), screen("Shelf", "Lamp", "Fan")
    actions, _ = acted([steps], home, first, second, second)
    assert [type(action) for action in actions] == [Open, Tap, Tap, Done]
    assert places(actions) == [None, 2, 3, None]


def test_labels_of_any_signs_are_found() -> None:
    label = 'say "<b>hi</b>" \\ ünd\nmore'
    actions, _ = acted([plan(PlanStep(verb="tap", spot=Spot(words=label)))], screen("hi", label))
    assert places(actions) == [2]


def test_the_second_of_two_alike_is_told_apart() -> None:
    steps = plan(PlanStep(verb="tap", spot=Spot(words="Lamp", nth=1)))
    actions, _ = acted([steps], screen("Lamp", "Fan", "Lamp"))
    assert places(actions) == [3]


def test_what_is_out_of_sight_is_looked_for_and_who_meets_an_end_turns_round() -> None:
    looking = PlanStep(verb="tap", spot=Spot(words="Fan"), look="down")
    end = screen("Shelf")
    steps = [screen("Door"), screen("Chair"), end, end, screen("Fan"), screen("Fan")]
    actions, _ = acted([plan(looking, DONE)], *steps)
    directions = [action.direction for action in actions if isinstance(action, Scroll)]
    assert directions == ["down", "down", "down", "up"]
    assert places(actions[4:]) == [1, None]
    assert isinstance(actions[-1], Done)


def test_texts_are_typed_and_answered() -> None:
    typed = PlanStep(verb="type", spot=Spot(words="Name"), text="Ada", clear=True, enter=True)
    steps = plan(typed, PlanStep(verb="answer", text="42"), DONE)
    actions, _ = acted([steps], *[screen("Name")] * 3)
    typing, answer, _done = actions
    assert isinstance(typing, Type)
    assert (typing.text, typing.at, typing.clear, typing.enter) == ("Ada", 1, True, True)
    assert isinstance(answer, Answer)
    assert answer.text == "42"


def test_its_place_outlives_a_conversation_that_is_cut_down() -> None:
    rows = [f"Row {row} {'of many words ' * 25}" for row in range(12)]
    many = [PlanStep(verb="tap", spot=Spot(words=row)) for row in rows]
    actions, server = acted([plan(*many)], *[screen(*rows)] * 12, history_tokens=10_000)
    assert places(actions) == [*range(1, 13)]
    assert len(server.asked[-1]["messages"]) < len(many)


def test_the_same_request_is_answered_alike_whatever_came_before() -> None:
    _, server = acted([plan(LAMP, FAN, DONE)], *[screen("Lamp", "Fan")] * 3)
    model = ScriptedCaller([plan(LAMP, FAN, DONE)])
    there = [model(body) for body in server.asked]
    assert [model(body) for body in reversed(server.asked)] == there[::-1]


def test_of_two_goals_of_which_one_begins_with_the_other_the_longer_one_is_meant() -> None:
    shorter = Plan(goal=GOAL.text[:10], steps=(FAN,))
    actions, _ = acted([shorter, plan(LAMP)], screen("Fan", "Lamp"))
    assert places(actions) == [2]
