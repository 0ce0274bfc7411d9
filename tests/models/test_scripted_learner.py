"""The model that does as an example shows: what it takes from one, and when one is of no use."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.scripted_learner import ScriptedLearner, differences, example_in, swapped
from fixtures.scripted_plans import Plan, PlanStep, Spot
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.rounds.trajectory import Round, RoundCall
from pytest_androidbench.rounds.transcript import transcript_of

OLD = "In Markor, make a folder called Trips to Rome."
NEW = "In Markor, make a folder called milk."
BUILT_IN = prompts.system_words(prompts.DEFAULT_EXAMPLE, quotes=True)
CALL = RoundCall(operation="do")
REPLIES = (
    "open_app(app_name='Markor') # open",
    "do(action='Click', element_id='3') # tap 'Create a new file or folder'",
    "do(action='Click', element_id='9') # Plan step 3 slip: tap 'Nothing'",
    "do(action='Input Text', element_id='4', text='Trips to Rome') # into 'Name'",
    "do(action='Hover') # no such action",
    "do(action='Click', element_id='7') # tap 'FOLDER'",
)  # fmt: skip


def shown(goal: str = OLD) -> str:
    """The system's words with a transcript of six replies, one no call and one a mistake."""
    rounds = [
        Round(app="Home", state="", response=f"* Analysis: x.\n```\n{one}\n```", call=CALL)
        for one in REPLIES
    ]
    rounds[2] = Round(
        app="", state="", call=CALL,
        response=f"* Analysis: Plan step 3 slip: tap.\n```\n{REPLIES[2]}\n```",
    )  # fmt: skip
    return prompts.system_words(transcript_of(goal, rounds), quotes=True)


def said(system: str, screen: str, *past: str, alone: float = 0, rate: float = 0) -> str:
    """What it answers to a screen after its own replies."""
    words: list[tuple[str, str]] = [("user", f"{prompts.INSTRUCTION} {NEW}")]
    words.append(("assistant", prompts.TASK_START))
    for reply in past:
        words += [("user", prompts.OMITTED), ("assistant", reply)]
    words.append(("user", f"{prompts.STATE} App: Markor.\n{screen}"))
    plan = Plan(goal=NEW, steps=(PlanStep(verb="tap", spot=Spot(words="Own way")),))
    body: dict[str, Any] = {
        "system": system,
        "messages": [{"role": role, "content": text} for role, text in words],
    }
    return ScriptedLearner([plan], alone=alone, shown=rate)(body).text


def element(name: int, words: str, states: str = "clickable") -> str:
    return f'<element id="{name}" class="Button" {states}> {words} </element>'


def test_what_differs_takes_the_place_of_what_stood_there() -> None:
    changes = differences(OLD, NEW)
    assert changes == {"Trips to Rome": "milk"}
    assert swapped("type 'Trips to Rome'", changes) == "type 'milk'"
    assert swapped("Trips to Romea", changes) == "Trips to Romea"


def test_goals_that_are_not_alike_show_nothing() -> None:
    assert differences("Switch Wi-Fi off.", NEW) is None
    assert differences(NEW, NEW) == {}


def test_the_built_in_example_is_none() -> None:
    assert example_in(BUILT_IN) is None


def test_calls_that_are_none_and_told_mistakes_are_left_out() -> None:
    example = example_in(shown())
    assert example is not None
    assert [one.element for one in example.steps] == [
        "", "Create a new file or folder", "Name", "FOLDER",
    ]  # fmt: skip


def test_it_goes_on_where_it_is_and_finds_elements_by_their_words() -> None:
    first = said(shown(), element(1, "Markor"))
    assert "open_app(app_name='Markor')" in first
    second = said(shown(), element(21, "Create a new file or folder"), first)
    assert "element_id='21'" in second
    third = said(shown(), element(8, "Name", "editable"), first, second)
    assert "text='milk'" in third
    assert "element_id='8'" in third


def test_what_is_not_shown_is_looked_for() -> None:
    first = said(shown(), element(1, "Markor"))
    assert 'action="Scroll", direction="down"' in said(shown(), element(1, "Other"), first)


@pytest.mark.parametrize("system", [shown("Switch Wi-Fi off."), BUILT_IN])
def test_without_an_example_of_use_it_goes_its_own_way(system: str) -> None:
    assert "element_id='5'" in said(system, element(5, "Own way"))


def test_its_mistakes_are_fewer_or_more_by_whether_there_is_an_example() -> None:
    wrong = said(shown(), element(1, "Markor"), alone=0, rate=1)
    assert "Navigate Back" in wrong
    assert "element_id='5'" not in said("", element(5, "Own way"), alone=1)
