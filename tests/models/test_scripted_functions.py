"""The model that follows plans by calls in fenced blocks: what it reads, and how it errs."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.scripted_functions import ERRORS, ScriptedFunctions, listed_in
from fixtures.scripted_plans import Plan, PlanStep, Spot
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.plan import read_plan

GOAL = "Light the lamp."
PLAN = Plan(
    goal=GOAL,
    steps=(
        PlanStep(verb="open", text="Desk"),
        PlanStep(verb="tap", spot=Spot(words="Lamp <big>")),
        PlanStep(verb="type", spot=Spot(field=0), text="it's\nmilk", enter=True),
        PlanStep(verb="answer", text="lit"),
    ),
)
SCREEN = (
    '# Current State: App: Desk. Elements of the screen:\n<element id="2" class="Switch" '
    'resource-name="org.desk:id/lamp" clickable checkable status="off"> Lamp &lt;big> </element>\n'
    '<element id="5" class="EditText" clickable editable> a\\nb </element>'
)


def asked(*past: tuple[str, str], system: str = "", now: str = "") -> dict[str, Any]:
    """A request; `past` are replies with what the rounds behind them were told."""
    words = [f"{prompts.INSTRUCTION} {GOAL}", prompts.TASK_START, "omitted"]
    for reply, after in past:
        words += [reply, after]
    words[-1] = f"{SCREEN}{now or words[-1]}"
    roles = ["user", "assistant"] * len(words)
    messages = [{"role": role, "content": text} for role, text in zip(roles, words, strict=False)]
    return {"system": system, "messages": messages}


def note(number: int) -> str:
    return f"* Analysis: Plan step {number}: done."


def test_elements_are_read_as_they_are_told() -> None:
    lamp, field = listed_in(SCREEN)
    assert (lamp.name, lamp.id, lamp.editable) == ("2", "org.desk:id/lamp", False)
    assert "Lamp <big>" in lamp.words
    assert field.editable
    assert "a\nb" in field.words


@pytest.mark.parametrize(
    ("past", "call"),
    [
        ((), "open_app(app_name='Desk')"),
        (((note(1), "omitted"),), "do(action='Click', element_id='2')"),
        (((note(1), "omitted"), (note(2), "")),
         "do(action='Input Text', element_id='5', text=\"it's\\nmilk\")"),
        (((note(2), f"\n{prompts.ERROR} no such id"),), "do(action='Click', element_id='2')"),
        (((note(3), ""),), "do(action='Press Enter')"),
        (((note(4), ""),), "exit(message='lit')"),
    ],
)  # fmt: skip
def test_its_place_stands_in_its_own_replies(past: tuple[tuple[str, str], ...], call: str) -> None:
    answer = ScriptedFunctions([PLAN])(asked(*past)).text
    assert f"```\n{call} #" in answer


@pytest.mark.parametrize(("system", "done"), [(prompts.PLANNING, 0), (prompts.UPDATING, 2)])
def test_plans_are_written_as_far_as_they_are_done(system: str, done: int) -> None:
    past = ((note(done), ""),) if done else ()
    plan = read_plan(ScriptedFunctions([PLAN])(asked(*past, system=system)).text)
    assert [item.done for item in plan.items] == [place < done for place in range(5)]


def test_errors_follow_from_seed_and_text_and_all_come() -> None:
    said = {
        seed: ScriptedFunctions([PLAN], error_rate=1.0, seed=seed)(asked((note(1), "")))
        for seed in range(80)
    }
    again = ScriptedFunctions([PLAN], error_rate=1.0, seed=3)(asked((note(1), "")))
    assert again == said[3]
    kinds = {(each.text.partition("Operation:")[2], each.stop) for each in said.values()}
    # A plan that is none is no error of a call.
    assert len(kinds) == len(ERRORS)


def test_an_unknown_instruction_is_said_to_be_one() -> None:
    assert "no plan" in ScriptedFunctions([])(asked()).text
