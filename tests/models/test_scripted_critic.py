"""The critic of scripted episodes goes by what replies tell of a plan's steps."""

from __future__ import annotations

from fixtures.scripted_critic import ScriptedStepCritic
from fixtures.scripted_plans import Plan, PlanStep, Spot
from pytest_androidbench.critic.parsing import conditions_in
from pytest_androidbench.critic.words import question
from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory

GOAL = "Light the lamp,\nand say so."
PLAN = Plan(
    goal=GOAL,
    steps=(
        PlanStep(verb="open", text="Desk"),
        PlanStep(verb="tap", spot=Spot(words="Lamp")),
        PlanStep(verb="tap", spot=Spot(words="Save")),
        PlanStep(verb="done"),
    ),
)


def said(*replies: str, goal: str = GOAL, rate: float = 0) -> list[tuple[str, int]]:
    rounds = tuple(
        Round(app="Desk", state="", response=one, call=RoundCall(operation="do")) for one in replies
    )
    asked = question(RoundTrajectory(name="one", task=goal, rounds=rounds))
    body = {"messages": [{"role": "user", "content": asked}]}
    text = ScriptedStepCritic([PLAN], error_rate=rate)(body).text
    if "no plan" in text:
        return []
    read = conditions_in(text, published=False, rounds=max(1, len(replies)))
    return [(one.text, one.step) for one in read]


def test_steps_are_reached_in_the_last_round_that_tells_of_them() -> None:
    found = said(
        "Plan step 1: open.", "Plan step 2: tap.", "Plan step 2: tap.", "Plan step 3: tap."
    )
    assert [step for _, step in found] == [0, 2, 3]
    assert found[1][0] == "Step tap of Lamp is done"


def test_a_later_step_shows_that_an_earlier_one_was_done() -> None:
    assert [step for _, step in said("Plan step 1: open.", "Plan step 3: tap.")] == [0, 1, 1]


def test_what_was_not_told_or_was_a_mistake_was_not_done() -> None:
    found = said("Plan step 1: open.", "Plan step 2 slip: tap.", "Plan step 2 open: look.")
    assert [step for _, step in found] == [0, -1, -1]


def test_a_goal_without_a_plan_is_not_judged() -> None:
    assert said("Plan step 1: open.", goal="Something else") == []


def test_at_the_full_rate_all_of_it_is_wrong() -> None:
    assert [step for _, step in said("Plan step 1: open.", "Plan step 2: tap.", rate=1)] == [
        -1, -1, 1,
    ]  # fmt: skip
