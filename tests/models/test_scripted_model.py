"""The scripted model answers by the text of a request alone, in every form that it reads."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.scripted_model import ERRORS, ScriptedModel
from fixtures.scripted_plans import Plan, PlanStep, Spot
from fixtures.scripted_reading import read
from pytest_androidbench.agents.android_world.provided.choices import (
    format_action_options,
    format_and_filter_elements,
)
from pytest_androidbench.agents.android_world.provided.representation import BoundingBox, UIElement

GOAL = "Save the note."
PLAN = Plan(
    goal=GOAL,
    steps=(
        PlanStep(verb="open", text="Notes"),
        PlanStep(verb="type", spot=Spot(words="Title", field=0), text="Bread", clear=True),
        PlanStep(verb="tap", spot=Spot(words="Save", nth=1), look="down"),
        PlanStep(verb="done"),
    ),
)
BOX = BoundingBox(0, 10, 0, 10)
NOTES = [
    UIElement(text="Save", class_name="TextView", bbox_pixels=BOX),
    UIElement(hint_text="Title", text='a "b"\n, c', class_name="EditText", is_editable=True,
              resource_name="notes:id/title"),
    UIElement(text="Save", class_name="Button"),
]  # fmt: skip


def as_m3a(index: int, element: UIElement) -> str:
    words = {"text": element.text, "hint_text": element.hint_text}
    told = "".join(f'"{name}": "{text}", ' for name, text in words.items() if text)
    flags = f'"is_clickable": False, "is_editable": {bool(element.is_editable)}'
    return f'UI element {index}: {{"index": {index}, {told}{flags}, "is_checked": False}}'


def prompt(elements: list[UIElement], *history: str, form: str = "m3a") -> dict[str, Any]:
    """A request for an action of M3A or T3A."""
    lines = [
        as_m3a(at, each) if form == "m3a" else f"UI element {at}: {each}"
        for at, each in enumerate(elements)
    ]
    told = "\n".join(f"Step {at}- {line}" for at, line in enumerate(history, start=1))
    text = f"The goal is: {GOAL}\n\nHistory:\n{told}\n\nElements:\n" + "\n".join(lines) + "\n\nEnd"
    return {"messages": [{"role": "user", "content": [{"type": "text", "text": text}]}]}


def chosen(elements: list[UIElement], *previous: str) -> dict[str, Any]:
    """A request for a choice of SeeAct."""
    asked = f"The task: {GOAL}\n\nPrevious Actions:\n" + "".join(f"{p}\n" for p in previous)
    options = format_action_options([e.description for e in format_and_filter_elements(elements)])
    return {
        "system": "You drive a phone.",
        "messages": [
            {"role": "user", "content": f"{asked}\n\nThink."},
            {"role": "assistant", "content": "I think."},
            {"role": "user", "content": f"Choose.\n\n{options}Answer in three lines."},
        ],
    }


def action(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.partition("Action: ")[2])
    return found


@pytest.mark.parametrize("form", ["m3a", "t3a"])
def test_elements_are_read_in_both_forms(form: str) -> None:
    listed = read(prompt(NOTES, form=form)).listed
    assert [each.name for each in listed] == ["0", "1", "2"]
    assert {"Title", 'a "b"\n, c'} <= listed[1].words
    assert [each.editable for each in listed] == [False, True, False]


def test_choices_are_read() -> None:
    listed = read(chosen(NOTES)).listed
    assert [each.name for each in listed] == ["A", "B", "C"]
    assert listed[1].words == {"Title", 'a "b"\n, c'}
    assert listed[1].editable


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        ([], {"action_type": "open_app", "app_name": "Notes"}),
        (
            ["Action selected: {}. Plan step 1 done: open."],
            {"action_type": "long_press", "index": 1},
        ),
        (
            ["Plan step 1 done: x", "the output had a wrong format"],
            {"action_type": "long_press", "index": 1},
        ),
        # Nothing selects all here, and typing is what comes then.
        (["Plan step 2 done: x"], {"action_type": "input_text", "text": "Bread"}),
        (["Plan step 4 done: x"], {"action_type": "click", "index": 2}),
        (["Plan step 4 done: x", "Plan step 5 slip: x"], {"action_type": "click", "index": 2}),
        (["Plan step 5 done: x"], {"action_type": "status", "goal_status": "complete"}),
    ],
)
def test_it_finds_its_place_in_what_the_prompt_tells(
    history: list[str], wanted: dict[str, Any]
) -> None:
    for form in ("m3a", "t3a"):
        assert action(ScriptedModel([PLAN])(prompt(NOTES, *history, form=form)).text) == wanted


def test_it_looks_for_what_is_not_shown_and_turns_round_at_an_end() -> None:
    history = ["Plan step 4 done: x"], ["Plan step 5 open: x"], ["Plan step 5 end: x"]
    told = [[*history[0], *later] for later in ([], *history[1:])]
    ways = [
        action(ScriptedModel([PLAN])(prompt(NOTES[1:2], *lines)).text)["direction"]
        for lines in told
    ]
    assert ways == ["down", "down", "up"]


def test_seeact_s_place_is_in_its_previous_actions() -> None:
    model = ScriptedModel([PLAN])
    assert model(chosen(NOTES)).text.endswith("ELEMENT: None\nACTION: OPEN APP\nVALUE: Notes")
    first = ["OPEN APP: Notes", "No Operation with error: there is no action ''"]
    assert "ELEMENT: B\nACTION: LONG PRESS" in model(chosen(NOTES, *first)).text
    last = [*first, '"Title" text box -> LONG PRESS', '"Title" text box -> INPUT TEXT: Bread']
    assert "ELEMENT: C\nACTION: CLICK\nVALUE: None" in model(chosen(NOTES, *last)).text


def test_previous_actions_are_read_past_empty_lines() -> None:
    previous = [
        "OPEN APP: Notes",
        'a "Text" text box with the text "a\n\nb" -> INPUT TEXT: c',
        "WAIT",
    ]
    taken = read(chosen(NOTES, *previous)).taken
    assert [each.verb for each in taken] == ["OPEN APP", "INPUT TEXT", "WAIT"]
    assert taken[1].words == {"Text", "a\n\nb"}


def test_a_text_of_several_lines_is_typed_line_by_line_where_a_value_is_one() -> None:
    field = Spot(words="Title", field=0)
    steps = (PlanStep(verb="type", spot=field, text="One\n\nTwo"), PlanStep(verb="done"))
    model = ScriptedModel([Plan(goal=GOAL, steps=steps)])
    assert action(model(prompt(NOTES)).text)["text"] == "One\n\nTwo"
    done: list[str] = []
    answers: list[str] = []
    for line in ('"Title" text box -> INPUT TEXT: One', "KEYBOARD ENTER", "INPUT TEXT: Two", ""):
        answers.append(model(chosen(NOTES, *done)).text.partition("ELEMENT: ")[2])
        done.append(line)
    assert answers == [
        "B\nACTION: INPUT TEXT\nVALUE: One",
        "None\nACTION: KEYBOARD ENTER\nVALUE: None",
        "B\nACTION: INPUT TEXT\nVALUE: Two",
        "None\nACTION: TERMINATE\nVALUE: None",
    ]


def test_what_enter_has_closed_is_not_looked_for() -> None:
    steps = (*PLAN.steps[1:2], PlanStep(verb="tap", spot=Spot(words="OK")), PlanStep(verb="done"))
    model = ScriptedModel([Plan(goal=GOAL, steps=steps)])
    typed = UIElement(text="Bread", class_name="EditText", is_editable=True, bbox_pixels=BOX)
    history = ["Plan step 3 done: x", "Plan step 4 open: x"]
    closed = model(prompt(NOTES, *history)).text
    assert action(closed) == {"action_type": "status", "goal_status": "complete"}
    still_open = model(prompt([*NOTES, typed], *history)).text
    assert action(still_open)["action_type"] == "scroll"


def test_a_field_is_found_where_only_others_show_their_ids() -> None:
    field = Spot(id="notes:id/text", field=0, after="Save", by=1)
    model = ScriptedModel([Plan(goal=GOAL, steps=(PlanStep(verb="type", spot=field, text="a"),))])
    icon = UIElement(class_name="ImageView", resource_name="notes:id/icon", bbox_pixels=BOX)
    assert "ELEMENT: C\nACTION: INPUT TEXT" in model(chosen([NOTES[0], icon, NOTES[1]])).text


def test_of_plans_with_one_goal_the_one_with_such_screens_is_followed() -> None:
    def plan(which: str, *shown: str) -> Plan:
        first = PlanStep(verb="open", text="Notes", shown=("Apps",))
        return Plan(
            goal=GOAL,
            steps=(first, PlanStep(verb="tap", spot=Spot(words=which), shown=shown)),
        )

    rye, oats = plan("Rye", "Rye", "Wheat"), plan("Oats", "Oats", "Rye")
    listed = [UIElement(text=text, bbox_pixels=BOX) for text in ("Oats", "Rye")]
    for plans in ([rye, oats], [oats, rye]):
        answer = action(ScriptedModel(plans)(prompt(listed, "Plan step 1 done: open")).text)
        assert answer == {"action_type": "click", "index": 0}


def test_a_summary_says_again_what_the_reason_said() -> None:
    model = ScriptedModel([PLAN])
    text = f"{GOAL} Based on the reason: Plan step 5{{}}: tap 'Save'.\nSummary of this step: "
    for state, said in (("", "done"), (" open", "open"), (" slip", "slip")):
        asked = {"messages": [{"role": "user", "content": text.format(state)}]}
        assert model(asked).text == f"Plan step 5 {said}: tap 'Save'."


def test_unknown_goals_have_no_plan() -> None:
    other = ScriptedModel([Plan(goal="Bake bread.", steps=PLAN.steps)])
    assert "no plan" in other(prompt(NOTES)).text


@given(seed=st.integers(), kind=st.sampled_from(ERRORS))
def test_errors_depend_on_seed_and_text_alone(seed: int, kind: str) -> None:
    asked = prompt(NOTES, "Plan step 4 done: x")
    models = [ScriptedModel([PLAN], error_rate=1, errors=[kind], seed=seed) for _ in range(2)]
    one, other = (model(asked) for model in models)
    assert one == other
    right = {"action_type": "click", "index": 2}
    match kind:
        case "empty":
            assert one.text == ""
        case "refusal":
            assert one.stop == "refusal"
        case "broken":
            assert not re.search(r"\{.*\}", one.text)
        case "no element":
            assert action(one.text)["index"] == 9999
        case _:
            assert action(one.text)["index"] in (0, 1)
    assert action(ScriptedModel([PLAN], seed=seed)(asked).text) == right


def test_as_many_answers_are_wrong_as_asked() -> None:
    model = ScriptedModel([PLAN], error_rate=0.3, errors=["empty"], seed=7)
    answers = [model(prompt(NOTES, f"{at}", "Plan step 4 done: x")).text for at in range(400)]
    assert 80 <= answers.count("") <= 160
