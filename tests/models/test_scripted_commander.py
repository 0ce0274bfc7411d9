"""The model that follows plans by commands between signs: what it reads, and how it errs."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.scripted_commands import ERRORS, ScriptedCommander, listed_in, phrases, place_in
from fixtures.scripted_plans import Plan, PlanStep, Spot

GOAL = "Light the lamp."
PLAN = Plan(
    goal=GOAL,
    steps=(
        PlanStep(verb="open", text="Desk"),
        PlanStep(verb="tap", spot=Spot(words="Study; upstairs")),
        PlanStep(verb="tap", spot=Spot(words="Lamp")),
        PlanStep(verb="type", spot=Spot(words="Note", field=0), text="milk", clear=True),
        PlanStep(verb="done"),
    ),
)
SCREEN = (
    "The current APP is Desk.: \n"
    "    [n1] ListView list ;scroll ; ;;: \n"
    "        [n2] row ;click ; ;; Study upstairs 3 rooms: \n"
    "    [n3] Switch lamp ;click check ; unchecked ;;Lamp : \n"
    "    [n4] EditText ;click ; ;;Note : "
)


def asked(
    *done: str, first: int = 1, screen: str = SCREEN, cue: str = "Thought:"
) -> dict[str, Any]:
    """A request in the agents' form."""
    lines = "".join(f"Action {number}: {each}\n" for number, each in enumerate(done, first))
    text = f"Objective: {GOAL}\n\n{lines}Observation: {screen}\n{cue}"
    return {"messages": [{"role": "user", "content": text}]}


def command(model: ScriptedCommander, body: dict[str, Any]) -> str:
    return model(body).text.rpartition("Action: ")[2]


def test_elements_are_read_with_all_that_is_merged_into_them() -> None:
    found = {each.name: each for each in listed_in(f"Observation: {SCREEN}")}
    assert set(found) == {"n1", "n2", "n3", "n4"}
    assert {"Study upstairs", "3 rooms", "Study upstairs 3 rooms"} <= found["n2"].words
    assert found["n1"].scrollable
    assert found["n4"].editable
    assert [found[name].id for name in ("n1", "n2", "n3", "n4")] == ["list", "row", "lamp", ""]
    assert set(phrases("")) == {""}


@pytest.mark.parametrize(
    ("done", "wanted"),
    [
        ((), "#start [Desk]#"),
        (("start Desk",), "#click [n2]#"),
        (("start Desk", 'click "Study upstairs 3 rooms" (row)'), "#click [n3]#"),
        (("start Desk", "nothing, as the answer could not be used (wrong app)"), "#click [n2]#"),
        (('click "Study upstairs 3" (row)', 'click "Lamp" (Switch)'), "#set_text [n4] [milk]#"),
    ],
)
def test_the_last_actions_say_how_far_it_is(done: tuple[str, ...], wanted: str) -> None:
    assert (
        command(ScriptedCommander([PLAN]), asked(*done, first=2 if len(done) > 1 else 1)) == wanted
    )


def test_what_has_no_words_is_found_by_its_id() -> None:
    step = PlanStep(verb="tap", spot=Spot(id="org.desk:id/lamp"))
    model = ScriptedCommander([Plan(goal=GOAL, steps=(step,))])
    assert command(model, asked()) == "#click [n3]#"


def test_a_slip_is_no_step_of_the_plan() -> None:
    assert place_in(PLAN.steps, ["start Desk", 'click "Window" (Button)'], 0) == (1, 1)
    assert place_in(PLAN.steps, ['click "Lamp" (Switch)', "swipe up"], 4) == (3, 1)


def test_it_answers_in_the_form_that_is_asked_for() -> None:
    model = ScriptedCommander([PLAN])
    assert model(asked(cue="Action:")).text == "#start [Desk]#"
    assert model(asked()).text.startswith("Plan step 1")
    assert "no plan" in ScriptedCommander([])(asked()).text


def test_an_app_is_opened_by_the_name_that_is_told() -> None:
    plan = Plan(goal=GOAL, steps=(PlanStep(verb="open", text="The Desk Company"), PLAN.steps[2]))
    model = ScriptedCommander([plan])
    told = {"system": "Apps:\n- Lamps: light\n- Desk: drawers"}
    assert command(model, {**asked(), **told}) == "#start [Desk]#"
    assert command(model, {**asked("start Desk"), **told}) == "#click [n3]#"
    assert command(model, asked()) == "#start [The Desk Company]#"


def test_enter_is_a_command_of_its_own_and_waiting_none() -> None:
    typed = PlanStep(verb="type", spot=Spot(words="Note", field=0), text="milk", enter=True)
    waits, done = PlanStep(verb="wait", seconds=2), PlanStep(verb="done")
    model = ScriptedCommander([Plan(goal=GOAL, steps=(waits, typed, done))])
    assert command(model, asked()) == "#set_text [n4] [milk]#"
    assert command(model, asked('type "milk" into "Note"')) == "#press_enter#"
    assert command(model, asked('type "milk" into "Note"', "press enter")) == "#finish#"


def test_it_writes_the_same_about_each_failure() -> None:
    failed = asked("start Desk", cue="The try ended: failed.")
    assert ScriptedCommander([PLAN], error_rate=1)(failed).text.startswith("Diagnosis")


@pytest.mark.parametrize("error", ERRORS)
def test_each_error_is_another_answer_and_the_same_each_time(error: str) -> None:
    right = ScriptedCommander([PLAN])(asked("start Desk"))
    models = [ScriptedCommander([PLAN], error_rate=1, errors=[error], seed=3) for _ in range(2)]
    first, again = (model(asked("start Desk")) for model in models)
    assert first == again != right
