"""ReflectPlan: which lines are a plan's, how often one is asked for, and what is told of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.model_server import Says
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.plan import MOST_ITEMS, GoalPlan, PlanItem, read_plan
from pytest_androidbench.agents.parts.faults import RefusedByModel
from tests.agents.androidarena.desk import GOAL, Answering, Sent, lines
from tests.agents.androidgen.study import acted, called, lamp, reply, steps_of, told

PLAN = "1. Open the desk. State: [Todo]\n2. Light the lamp. State: [Todo]"
LATER = "1. Open the desk. State: [Done]\n2. Light the lamp. State: Todo"
WAIT = reply('do("Wait")')
_NUMBERS = st.integers(0, 99)
_STATES = st.sampled_from(["Done", "[Todo]", "[Done", "Later"])
_LINES = st.builds("{}.{} State: {}".format, _NUMBERS, st.text(), _STATES)


def items(*told: tuple[str, bool]) -> GoalPlan:
    return GoalPlan(items=tuple(PlanItem(words=words, done=done) for words, done in told))


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("1. Open. State: Done", items(("1. Open.", True))),
        ("1. Open. State: [Todo]", items(("1. Open.", False))),
        ("12.Open State: [Done", items(("12.Open", True))),
        ("1. Say State: [Todo] State: [Done]", items(("1. Say State: [Todo]", True))),
        ("1. Open. State: [Todo] (soon)", items(("1. Open.", False))),
        ("1. Open. State: [In progress]", items()),
        ("- Open. State: [Done]", items()),
        ("1. Open. State:[Done]", items()),
        ("1. Open. State: [done]", items()),
        ("1) Open. State: [Done]", items()),
        (" 1. Open. State: [Done]", items(("1. Open.", True))),
        ("# Plan: ```", items()),
        ("", items()),
    ],
)
def test_the_grammar_of_lines_is_the_published_one(line: str, read: GoalPlan) -> None:
    assert read_plan(line) == read


def test_other_lines_are_left_out_and_what_is_told_is_read_again() -> None:
    plan = read_plan(f"Here it is:\n```\n{LATER}\n- more\n```")
    assert plan.told == LATER.replace("State: Todo", "State: [Todo]")
    assert read_plan(plan.told) == plan


@given(st.lists(st.text(max_size=20) | _LINES))
def test_any_text_is_a_plan_or_none_and_stays_itself(found: list[str]) -> None:
    plan = read_plan("\n".join(found))
    assert read_plan(plan.told) == plan


def test_a_plan_is_bounded() -> None:
    plan = read_plan("\n".join(f"{n}. {'x' * 5_000} State: [Todo]" for n in range(500)))
    assert len(plan.items) == MOST_ITEMS
    assert len(plan.told) < MOST_ITEMS * 600


def plans_asked(model: Answering) -> list[Sent]:
    return [each for each in model.asked if each["system"] in (prompts.PLANNING, prompts.UPDATING)]


def acts_asked(model: Answering) -> list[Sent]:
    return [each for each in model.asked if each not in plans_asked(model)]


def test_first_a_plan_is_made_then_with_each_round_brought_up_to_date() -> None:
    way, model = steps_of(lines(PLAN, WAIT, LATER, WAIT), modules="reflectplan")
    acted(way, lamp(), lamp())
    first, later = plans_asked(model)
    assert first["system"] == prompts.PLANNING
    assert told(first).startswith("# Current State: App: org.desk.")
    assert told(first).endswith(f"# User Instruction: {GOAL.text}")
    assert later["system"] == prompts.UPDATING
    assert told(later).endswith(
        f"# User Instruction: {GOAL.text}\n\n# Action History: {WAIT}\n\n# User Plan: {PLAN}"
    )
    plans = [told(each).partition("# Plan: ")[2] for each in acts_asked(model)]
    assert plans == [PLAN, read_plan(LATER).told]


@pytest.mark.parametrize(("tries", "kept"), [(1, PLAN), (2, PLAN), (3, read_plan(LATER).told)])
def test_an_update_without_a_plan_is_asked_for_again_and_then_the_old_one_stays(
    tries: int, kept: str
) -> None:
    bad = ["I see.", ""][: tries - 1 or 1]
    answers = lines(PLAN, WAIT, *bad, LATER if tries == 3 else WAIT, WAIT)
    way, model = steps_of(answers, modules="reflectplan", plan_tries=tries)
    acted(way, lamp(), lamp())
    assert told(acts_asked(model)[1]).endswith(f"# Plan: {kept}")
    again = [told(each).endswith(prompts.NO_PLAN) for each in plans_asked(model)[1:]]
    assert again == [False, *[True] * (len(again) - 1)]


def test_who_never_plans_goes_on_without_one_and_is_asked_in_each_round() -> None:
    way, model = steps_of(_unplanned, modules="reflectplan", plan_tries=2)
    acted(way, lamp(), lamp())
    assert len(plans_asked(model)) == 4
    assert all("# Plan:" not in told(each) for each in acts_asked(model))


def test_as_published_a_first_plan_is_asked_for_once_and_a_later_one_word_by_word() -> None:
    way, model = steps_of(lines("no", WAIT, PLAN, WAIT, "no", LATER, WAIT), upstream=True,
                          modules="reflectplan")  # fmt: skip
    acted(way, lamp(), lamp(), lamp())
    assert len(plans_asked(model)) == 4
    _, _, third, again = plans_asked(model)
    assert third == again


def test_replies_beyond_the_budget_are_left_out_of_the_history() -> None:
    long = reply('do("Wait")') + "x" * 500
    way, model = steps_of(
        lambda body: Says(text=PLAN if body["system"] in _PLANNERS else long),
        modules="reflectplan",
        history_tokens=400,
    )
    acted(way, *[lamp()] * 5)
    history = told(plans_asked(model)[-1]).partition("# Action History: ")[2]
    assert history.startswith("(2 earlier steps are left out here.)")
    assert history.count("Analysis") == 2


def test_a_refusal_to_plan_ends_the_episode() -> None:
    way, _ = steps_of(lines(Says(text="No.", stop="refusal")), modules="reflectplan")
    with pytest.raises(RefusedByModel, match="No"):
        acted(way, lamp())


def test_without_the_module_nothing_is_planned() -> None:
    way, model = steps_of(lines(*called("exit()")), modules="expsearch,autocheck,quote")
    acted(way, lamp())
    assert plans_asked(model) == []
    assert "# Plan:" not in told(model.asked[0])


_PLANNERS = (prompts.PLANNING, prompts.UPDATING)


def _unplanned(body: Sent) -> Says:
    return Says(text="I have none." if body["system"] in _PLANNERS else WAIT)
