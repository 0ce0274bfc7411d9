"""The model that does as an example shows: what it takes from one, and when one is of no use."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.scripted_learner import Example, ScriptedLearner, differences, example_in, swapped
from fixtures.scripted_plans import Plan, PlanStep, Spot
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.rounds.trajectory import Round, RoundCall
from pytest_androidbench.rounds.transcript import transcript_of

OLD = "In Markor, make a folder called Trips to Rome."
NEW = "In Markor, make a folder called milk."
BUILT_IN = prompts.system_words(prompts.DEFAULT_EXAMPLE, quotes=True)
CALL = RoundCall(operation="do")
REPLIES = (
    ("1", "open_app(app_name='Markor') # open"),
    ("2", "open_app(app_name='Nowhere') # tap 'Create a new file or folder'"),
    ("2", "do(action='Click', element_id='3') # tap 'Create a new file or folder'"),
    ("3 slip", "do(action='Click', element_id='9') # tap 'Nothing'"),
    ("3 open", "do(action='Scroll', direction='down') # look for 'Name'"),
    ("3", "do(action='Input Text', element_id='4', text='Trips to Rome') # into 'Name'"),
    ("4", "do(action='Hover') # no such action"),
    ("5", "do(action='Click', element_id='7') # tap 'FOLDER'"),
    ("6", "do(action='Click', element_id='7') # tap 'FOLDER'"),
    ("7", "exit() # done"),
)


def shown(goal: str = OLD) -> str:
    """The system's words with a transcript: steps, tries in vain, mistakes, and a search."""
    rounds = [
        Round(
            app="", state="", call=CALL,
            response=f"* Analysis: Plan step {place}: x.\n```\n{code}\n```",
        )
        for place, code in REPLIES
    ]  # fmt: skip
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
    assert differences(NEW, NEW) == {}


def test_a_word_that_texts_share_by_chance_does_not_part_them() -> None:
    told = "Text the number +123: the tea is here, and the milk."
    other = "Text the number +45: rent is due on the first of May."
    assert differences(told, other) == {
        "+123": "+45", "the tea is here, and the milk": "rent is due on the first of May",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [("Switch it off, then on.", "Switch it off."), ("Switch it off.", "Switch it off, then on.")],
)
def test_words_without_any_in_their_place_are_another_task(old: str, new: str) -> None:
    assert differences(old, new) is None


def test_values_that_were_typed_or_touched_are_swapped_whole_or_word_by_word() -> None:
    steps = [
        PlanStep(verb="type", text="Esme"),
        PlanStep(verb="type", text="Abara"),
        PlanStep(verb="tap", spot=Spot(words="Keep Lisbon")),
    ]
    example = Example(goal="Keep Esme Abara who lives in Lisbon.", steps=steps)
    plan = example.plan_for("Keep Paula Farkas who lives in Rome.")
    assert plan is not None
    assert [step.text or step.spot.words for step in plan.steps] == ["Paula", "Farkas", "Keep Rome"]


def test_what_differs_and_was_not_touched_makes_another_task() -> None:
    example = Example(goal="Pause the watch.", steps=[PlanStep(verb="tap", spot=Spot(words="||"))])
    assert example.plan_for("Start the watch.") is None
    assert example.plan_for("Pause the watch.") is not None


def test_the_built_in_example_is_none() -> None:
    assert example_in(BUILT_IN) is None


def test_of_what_was_tried_the_last_is_taken_and_mistakes_that_are_told_are_not() -> None:
    example = example_in(shown())
    assert example is not None
    assert [(one.verb, one.spot.words) for one in example.steps] == [
        ("open", ""), ("tap", "Create a new file or folder"), ("type", "Name"),
        ("tap", "FOLDER"), ("tap", "FOLDER"),
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
    waits = said(shown(), element(1, "Other"), first)
    assert "action='Wait'" in waits
    assert "direction='down'" in said(shown(), element(1, "Other"), first, waits)


@pytest.mark.parametrize("system", [shown("Switch Wi-Fi off."), BUILT_IN])
def test_without_an_example_of_use_it_goes_its_own_way(system: str) -> None:
    assert "element_id='5'" in said(system, element(5, "Own way"))


def test_its_mistakes_are_fewer_or_more_by_whether_there_is_an_example() -> None:
    assert "open_app(app_name='Markor')" not in said(shown(), element(1, "Markor"), rate=1)
    assert "element_id='5'" not in said("", element(5, "Own way"), alone=1)
